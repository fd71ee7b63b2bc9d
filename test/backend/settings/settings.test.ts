import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { officeSettings } from '../../../shared/api/settings.ts'
import { login, operator, player, Visitor } from '../identity/visitor.ts'

const PATH = '/web-api/office/settings'
const put = (visitor: Visitor, json: unknown, path = PATH) => visitor.send(path, { method: 'PUT', json })
const read = async (visitor: Visitor) => (await visitor.send(PATH)).data
const told = v.object({ data: officeSettings })
const lists = async (visitor: Visitor) => (await visitor.send('/web-api/user/config')).data

describe('office settings', () => {
  it('[S6.04] and the office menu need a player', async () => {
    const visitor = new Visitor()
    for (const path of [PATH, '/web-api/office/menu']) expect((await visitor.send(path)).status).toBe(401)
    expect((await put(visitor, { key: 'compactView', value: true })).status).toBe(401)
    expect((await put(visitor, { line: [], live: [] }, `${PATH}/disallowed-sports`)).status).toBe(401)
  })

  it('[S3.67] [S3.72] [S3.89] [S3.90] have all parts that the spec names', async () => {
    const { visitor } = await player()
    expect(await read(visitor)).toMatchObject({
      data: {
        commonSettings: { language: 'ru', tzo: 3, statsInNewWindow: 1, groupByCountry: true, appTheme: null },
        otherSettings: { partnerHasTaxes: true, isAbTestAvailable: false, userTermsChanged: false },
        notificationSettings: {
          enable_mail_news: false,
          enable_mail_deposit: false,
          enable_mail_bets: false,
          enable_sms_news: false,
        },
        cashbackSetting: {
          additional_data: {
            isVisiblePromoPointsRules: true,
            showAdditionalCashBackTerms: true,
            promoPoints: 0,
            usePromoPointsName: true,
          },
        },
        bonusSetting: { bonus: 0 },
        firstDepositBonusSetting: null,
        pointsAccumulated: 0,
        availableCurrencies: expect.arrayContaining(['EUR']),
        sports: expect.arrayContaining([{ id: 1, name: 'football' }]),
        lineSports: expect.arrayContaining([1]),
        liveSports: expect.arrayContaining([1]),
        lineDisallowSports: [],
        liveDisallowSports: [],
        showFavoriteTeams: false,
        showPromoCodeCheck: false,
        showWallets: true,
        clubPoints: 0,
        showClubPoints: false,
        walletAttributes: { title_translation_key: expect.any(String) },
        promoSetting: { promoCodeCheckSection: { isAvailable: true, title_translation_key: expect.any(String) } },
      },
    })
  })

  it('[S3.69] cashback follows the operator’s config: its flags, and null when it is switched off', async () => {
    const { visitor } = await player()
    const setting = async () => v.parse(told, await read(visitor)).data
    await operator('PUT', '/config', { cashback: { isVisiblePromoPointsRules: false, usePromoPointsName: false } })
    expect((await setting()).cashbackSetting).toEqual({
      additional_data: {
        isVisiblePromoPointsRules: false,
        showAdditionalCashBackTerms: true,
        promoPoints: 0,
        usePromoPointsName: false,
      },
    })
    expect((await visitor.send('/web-api/office/menu')).text).not.toContain('promo-points-rules')
    await operator('PUT', '/config', { cashback: false })
    expect((await setting()).cashbackSetting).toBeNull()
    for (const path of ['/web-api/points', '/web-api/cashback']) expect((await visitor.send(path)).status).toBe(404)
    expect((await operator('PUT', '/config', { cashback: { points: { minCoef: 'x' } } })).status).toBe(422)
    await operator('PUT', '/config', { cashback: null })
    expect((await visitor.send('/web-api/office/menu')).text).toContain('promo-points-rules')
  })

  it('[S3.67] the player chooses which bonus offers he sees', async () => {
    const { visitor } = await player()
    expect((await put(visitor, { key: 'bonus', value: 3 })).status).toBe(422)
    expect((await put(visitor, { key: 'bonus', value: 2 })).status).toBe(200)
    expect(v.parse(told, await read(visitor)).data.bonusSetting).toEqual({ bonus: 2 })
  })

  it('[S3.88] tell that the rules have changed, and when', async () => {
    const { visitor, id } = await player()
    await operator('PATCH', `/players/${id}`, { terms_changed: true, terms_updated_at: '2026-11-20T08:00:00.000Z' })
    expect(await read(visitor)).toMatchObject({
      data: { otherSettings: { userTermsChanged: true, userTermsUpdatedAt: '2026-11-20T08:00:00.000Z' } },
    })
  })

  it('[S7.64] are saved one by one; a display setting comes back as its cookie', async () => {
    const { visitor } = await player()
    const saved = await put(visitor, { key: 'appTheme', value: 1 })
    expect([saved.status, saved.data]).toEqual([200, { data: { key: 'appTheme', value: 'dark' } }])
    expect(visitor.cookies.get('app_theme')).toBe('1')
    expect((await put(visitor, { key: 'enable_mail_news', value: true })).setCookie).toEqual([])
    await put(visitor, { key: 'language', value: 'en' })
    expect(await read(visitor)).toMatchObject({
      data: {
        commonSettings: { appTheme: 1, language: 'en', compactView: false },
        notificationSettings: { enable_mail_news: true, enable_mail_bets: false },
      },
    })
    await put(visitor, { key: 'appTheme', value: null })
    expect(visitor.cookies.has('app_theme')).toBe(false)
  })

  it.each([
    [{ key: 'pink', value: 1 }],
    [{ key: '__proto__', value: 1 }],
    [{ key: 'tzo', value: 99 }],
    [{ key: 'language', value: 'xx' }],
    [{ key: 'compactView', value: 'yes' }],
    [{ key: 'enable_sms_news', value: 2 }],
    [{ key: 'compactView', value: { on: true } }],
    [{ key: 'compactView' }],
    [{ key: 'compactView', value: true, more: 1 }],
  ])('refuse %j as 422, and nothing is changed', async (body) => {
    const { visitor } = await player()
    const before = await read(visitor)
    expect((await put(visitor, body)).status).toBe(422)
    expect(await read(visitor)).toEqual(before)
  })

  it('are not lost when several are saved at once', async () => {
    const { visitor } = await player()
    const keys = ['compactView', 'lightVersion', 'showGameId']
    await Promise.all(keys.map((key) => put(visitor, { key, value: true })))
    expect(await read(visitor)).toMatchObject({
      data: { commonSettings: { compactView: true, lightVersion: true, showGameId: true } },
    })
  })

  it('come with the player to another device', async () => {
    const { visitor, email, password } = await player()
    await put(visitor, { key: 'tzo', value: 5.5 })
    await put(visitor, { key: 'hideLeft', value: true })
    const other = new Visitor()
    await login(other, email, password)
    expect([other.cookies.get('tzo'), other.cookies.get('hide_left')]).toEqual(['5.5', '1'])
  })
})

describe('closed sports', () => {
  const close = (visitor: Visitor, line: unknown, live: unknown) =>
    put(visitor, { line, live }, `${PATH}/disallowed-sports`)

  it('[S3.54] are saved sorted, each once, in both lists, and stand in the user config', async () => {
    const { visitor } = await player()
    expect((await close(visitor, [3, 1, 2, 3], [4])).data).toEqual({ data: { line: [1, 2, 3], live: [4] } })
    expect(await lists(visitor)).toMatchObject({ data: { disallow_line_sport: [1, 2, 3], disallow_live_sport: [4] } })
    expect(await read(visitor)).toMatchObject({ data: { lineDisallowSports: [1, 2, 3], liveDisallowSports: [4] } })
  })

  it('[S6.21] never lift what the operator has closed', async () => {
    const { visitor, id } = await player()
    await operator('PATCH', `/players/${id}`, { disallow_line_sport: [5] })
    await close(visitor, [2], [])
    expect(await lists(visitor)).toMatchObject({ data: { disallow_line_sport: [2, 5] } })
    await close(visitor, [], [])
    expect(await lists(visitor)).toMatchObject({ data: { disallow_line_sport: [5] } })
    expect(await read(visitor)).toMatchObject({ data: { lineDisallowSports: [] } })
  })

  it.each([
    [['1'], []],
    [[0], []],
    [[1.5], []],
    ['1', []],
    [[1], undefined],
  ])('%j and %j are refused as 422', async (line, live) => {
    const { visitor } = await player()
    expect((await close(visitor, line, live)).status).toBe(422)
    expect(await lists(visitor)).toMatchObject({ data: { disallow_line_sport: [], disallow_live_sport: [] } })
  })

  it('are told to the edge at once by a new token', async () => {
    const { visitor } = await player()
    const before = visitor.cookies.get('__Host-at')
    await close(visitor, [1], [])
    const token = visitor.cookies.get('__Host-at') ?? ''
    expect(token).not.toBe(before)
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ noline: [1] })
  })
})

describe('the office menu', () => {
  it('[S3.70] [S3.71] names the sections with their links, and the player', async () => {
    const { visitor, email } = await player({ name: 'Bea' })
    const { data } = await visitor.send('/web-api/office/menu')
    expect(data).toEqual({
      data: {
        menuCategories: expect.arrayContaining([
          {
            title_translation_key: 'office_menu_account',
            items: expect.arrayContaining([
              {
                title_translation_key: 'office_settings',
                link: '/office/settings',
                icon: 'settings',
                subMenuItems: expect.arrayContaining([
                  { title_translation_key: 'office_settings_sports', link: '/office/settings/sports' },
                ]),
              },
            ]),
          },
        ]),
        menuUserData: {
          email: { email },
          name: { name: 'Bea' },
          bonus_balance: expect.stringMatching(/^0(\.00)?$/),
          country_code: 'ru',
          recharge_allow: true,
        },
      },
    })
  })

  it('[S7.63] is arranged by the operator, in his own words by language, and by nobody who writes no path', async () => {
    const { visitor } = await player()
    const menu = (link: string) => ({
      officeMenu: [{ title: { en: 'Mine', ru: 'Моё' }, items: [{ title: 'office_history', link, icon: 'history' }] }],
    })
    expect((await operator('PUT', '/config', menu('//elsewhere.example'))).status).toBe(422)
    expect((await operator('PUT', '/config', menu('/office/history'))).status).toBe(200)
    try {
      const { data } = await visitor.send('/web-api/office/menu', { headers: { 'x-language': 'ru' } })
      expect(data).toMatchObject({
        data: {
          menuCategories: [
            {
              title: 'Моё',
              items: [{ title_translation_key: 'office_history', link: '/office/history', icon: 'history' }],
            },
          ],
        },
      })
    } finally {
      await operator('PUT', '/config', { officeMenu: null })
    }
  })
})

describe('favourites of a player', () => {
  it('come with him to another device, joined with the marks that are there', async () => {
    const { visitor, email, password } = await player()
    expect((await put(visitor, { key: 'favourites', value: '12.34_7' })).status).toBe(200)
    const device = new Visitor()
    device.cookies.set('favorites', '12.99_')
    await login(device, email, password)
    expect(device.cookies.get('favorites')).toBe('34.12.99_7')
  })

  it('are kept as ids and nothing else', async () => {
    const { visitor } = await player()
    const saved = await put(visitor, { key: 'favourites', value: '<b>.5.x.5_0.8' })
    expect(saved.data).toMatchObject({ data: { key: 'favourites', value: '5_8' } })
    expect((await put(visitor, { key: 'favourites', value: 5 })).status).toBe(422)
    expect((await put(visitor, { key: 'favourites', value: '1.'.repeat(1000) })).status).toBe(422)
  })
})

describe('the agreement to cookies', () => {
  const AGREE = '/web-api/user/cookies-agree-time'
  const post = (visitor: Visitor, json: unknown) => visitor.send(AGREE, { method: 'POST', json })

  it('[S7.55] [S3.87] is kept with its time in ISO form among a player’s settings', async () => {
    const { visitor } = await player()
    expect(await read(visitor)).toMatchObject({ data: { commonSettings: { cookiesAgreeType: null } } })
    const agreed = { cookiesAgreeTime: '2026-01-02T03:04:05.000Z', cookiesAgreeType: 'all' }
    expect((await post(visitor, agreed)).status).toBe(200)
    expect(await read(visitor)).toMatchObject({ data: { commonSettings: agreed } })
    expect((await post(visitor, { cookiesAgreeTime: '2026-01-03T03:04:05.000Z' })).status).toBe(200)
    expect(await read(visitor)).toMatchObject({
      data: { commonSettings: { cookiesAgreeTime: '2026-01-03T03:04:05.000Z', cookiesAgreeType: 'all' } },
    })
  })

  it('refuses another form of time, another choice, and visitors', async () => {
    const { visitor } = await player()
    for (const json of [
      {},
      { cookiesAgreeTime: 'yesterday' },
      { cookiesAgreeTime: 1 },
      { cookiesAgreeTime: '2026-01-02T03:04:05.000Z', cookiesAgreeType: 'some' },
    ])
      expect((await post(visitor, json)).status).toBe(422)
    expect((await post(new Visitor(), { cookiesAgreeTime: '2026-01-02T03:04:05.000Z' })).status).toBe(401)
  })
})
