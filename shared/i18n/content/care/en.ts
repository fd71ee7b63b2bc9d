import type { CarePageName, InfoPage } from '../types.ts'

export default {
  responsible_gaming: {
    title: 'Responsible play',
    description:
      'Limits on deposits, stakes, losses and time, breaks and self-exclusion at {company}, warning signs, and where help is to be had.',
    sections: [
      {
        title: 'What betting is, and what it is not',
        blocks: [
          {
            p: 'Betting is entertainment that costs money. Over many bets the house keeps a part of every stake; nobody lives on it, and a lost sum does not come back by betting more.',
          },
          {
            list: [
              'Decide before you begin how much and how long, and stop there, whether you are ahead or behind.',
              'Bet only what you can lose without missing it: never rent, food, savings or borrowed money.',
              'Do not chase losses, and do not bet when you are tired, sad, angry or have been drinking.',
              'Take breaks, and keep other things in your life that you enjoy.',
            ],
          },
        ],
      },
      {
        title: 'What you can set in your account',
        blocks: [
          {
            table: {
              head: ['Tool', 'What it does', 'When it begins'],
              rows: [
                ['Deposit limit', 'How much you can pay in within 24 hours, 7 days, 30 days', 'At once'],
                ['Wagering limit', 'How much you can stake in such a period', 'At once'],
                [
                  'Loss limit',
                  'How much you can lose in it; open bets count as lost until they are settled',
                  'At once',
                ],
                ['Session limit', 'How many hours a day you can be signed in, on all devices together', 'At once'],
                ['Reality check', 'Every so many minutes: how long you have played, staked and won or lost', 'At once'],
                ['Time-out', 'No deposits and no bets for 1, 7 or 30 days', 'At once, until its end'],
                ['Self-exclusion', 'Your account is closed for half a year or longer', 'At once, until its end'],
              ],
            },
          },
          {
            p: 'You type the amounts yourself; we suggest none. A stricter limit applies the moment you save it. A looser one, or none at all, waits: the time is printed beside the field before you press, and then you are asked once more. Without your answer the old limit stays. When several limits run, the tightest one decides.',
          },
        ],
      },
      {
        title: 'A break, or an end',
        blocks: [
          {
            p: 'A time-out stops deposits and play; you can still sign in, read your history, write to support and take your money out. It cannot be shortened.',
          },
          {
            p: 'Self-exclusion closes the account in one visit. It needs no documents and no reason, signs you out on all devices, and nobody, not even our support, can lift it before its end. What is in your account stays yours and is paid out. We send you no advertising, and a new account is refused. After the end the account does not open by itself: you have to ask for it.',
          },
        ],
      },
      {
        title: 'Warning signs',
        blocks: [
          { p: 'Ask yourself, and answer honestly. One yes is a reason to set a limit, several are a reason to talk.' },
          {
            list: [
              'Do you bet more, or longer, than you meant to?',
              'Do you bet to win back what you have lost?',
              'Have you borrowed money or sold something in order to bet?',
              'Do you hide from others how much you play?',
              'Are you restless or irritable when you do not bet?',
              'Have work, school, sleep or people close to you suffered?',
              'Has somebody told you that you bet too much?',
            ],
          },
        ],
      },
      {
        title: 'Where to get help',
        blocks: [
          { p: 'These organisations are independent of us; talking to them is free and confidential.' },
          {
            table: {
              head: ['Organisation', 'For whom', 'How to reach it'],
              rows: [
                ['Gambling Therapy', 'Players, relatives and friends anywhere', 'gamblingtherapy.org'],
                [
                  'Gamblers Anonymous',
                  'Meetings of people who want to stop, in many countries',
                  'gamblersanonymous.org',
                ],
                ['GamCare', 'Great Britain, day and night', '0808 8020 133, gamcare.org.uk'],
              ],
            },
          },
          {
            p: 'Is it somebody close to you? Speak about what you see, without blame; do not pay his debts; and ask one of these organisations for yourself too.',
          },
        ],
      },
      {
        title: 'Nobody under {age}',
        blocks: [
          {
            p: 'Playing here is for people of {age} or older. We check it, close an account that belongs to somebody younger and pay its deposits back.',
          },
          {
            list: [
              'Do not let the browser remember your password on a device that children use, and sign out after playing.',
              'Programs such as Net Nanny or Qustodio block betting sites for children.',
              'If somebody under {age} plays here, write to us: {email}',
            ],
          },
        ],
      },
    ],
  },
} as const satisfies Record<CarePageName, InfoPage>
