import { beforeEach, describe, expect, it, vi } from 'vitest'
import { $player } from '../../../client/stores/player.ts'
import { forgetUserConfig, knownOf, loadUserConfig, userConfigState } from '../../../client/user/config.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
let asked = 0
const answers =
  (body: unknown, status = 200): typeof fetch =>
  async () => {
    asked++
    return Response.json(body, { status })
  }
const PLAYER = { userId: 5, name: null, money: null, currency: 'EUR' }
beforeEach(() => {
  forgetUserConfig()
  asked = 0
  logged.mockClear()
  $player.set(PLAYER)
})

describe('the user config', () => {
  it('[S4.108] [S7.59] is asked for once, until another player signs in', async () => {
    const send = answers({ data: { user_email: 'a@b.test', user_msg_count: 2 } })
    expect(await loadUserConfig(send)).toEqual({ user_email: 'a@b.test', user_msg_count: 2 })
    expect(userConfigState().installed).toBe(5)
    await loadUserConfig(send)
    expect(asked).toBe(1)
    $player.set({ ...PLAYER, userId: 6 })
    await loadUserConfig(send)
    expect(asked).toBe(2)
  })

  it('[S7.58] is asked for after somebody has signed in, never for a visitor', async () => {
    $player.set(null)
    expect(await loadUserConfig(answers({ data: {} }))).toBeNull()
    expect(asked).toBe(0)
    $player.set(PLAYER)
    await loadUserConfig(answers({ data: {} }))
    expect(asked).toBe(1)
  })

  it('[S4.109][S8.03] that does not come is not installed, also when one was, and the error is logged', async () => {
    await loadUserConfig(answers({ data: {} }))
    forgetUserConfig()
    expect(await loadUserConfig(answers({ success: false }, 500))).toBeNull()
    expect(userConfigState().installed).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
  })

  it('[S8.02] fails with the server’s error, else with a general one', async () => {
    await loadUserConfig(answers({ success: false, message: 'x' }, 500))
    expect(userConfigState().error).toBe('x')
    await loadUserConfig(() => Promise.reject(new Error('gone')))
    expect(userConfigState().error).toBe('failed to get user config')
  })

  it('[S4.110] has known fields only, each of its kind', () => {
    expect(knownOf({ user_email: 'a@b.test', foo: 1, user_msg_count: 'many' })).toEqual({ user_email: 'a@b.test' })
    for (const nothing of [null, 7, 'x', []]) expect(knownOf(nothing)).toEqual({})
  })

  it('[S4.111] tells the user’s name by user_data', async () => {
    await loadUserConfig(answers({ data: { user_name: 'Old', user_data: { name: 'Ann' } } }))
    expect(userConfigState().config.user_name).toBe('Ann')
    expect($player.get()?.name).toBe('Ann')
  })
})
