import type { InfoPage, InfoPageName } from '../types.ts'

export default {
  about: {
    title: 'About {company}',
    sections: [
      {
        title: 'What we do',
        blocks: [
          {
            p: '{company} is a site for sports betting: a line of coming events, live betting while they are played, a bet slip with every usual type of bet, and a history in which each payout can be checked.',
          },
          {
            p: 'This is a demonstration site. Its events and prices come from a simulator, and it takes no real money.',
          },
        ],
      },
      {
        title: 'What you can rely on',
        blocks: [
          {
            list: [
              'Exact money: payouts are calculated from the exact product of the odds and rounded once.',
              'A stake is taken once, however often a request is repeated.',
              'The rules are public, with worked examples, and the same in every language.',
              'The site works with the keyboard alone, and reading, signing in and single bets work without JavaScript.',
            ],
          },
        ],
      },
      {
        title: 'Responsible play',
        blocks: [
          {
            p: 'Only people aged {age} or older may play. Betting is entertainment that costs money; it is not a way to earn or to win back what was lost.',
          },
          {
            p: 'You can set limits for deposits, losses and time, take a break, or exclude yourself. A stricter limit holds at once.',
          },
        ],
      },
    ],
  },
  contacts: {
    title: 'Contacts',
    sections: [
      {
        title: 'Support',
        blocks: [
          {
            p: 'Write to {email}. Tell us the number of your account, and the number of the bet if the question is about one. We never ask for your password.',
          },
        ],
      },
      {
        title: 'Before you write',
        blocks: [
          {
            list: [
              'How a bet was calculated: see the rules, group 3, and the factor of each selection in your bet history.',
              'A bet without an answer: look at the bet history first; it shows every accepted bet.',
              'An error on a page: send us the request number that stands under the error.',
            ],
          },
        ],
      },
      {
        title: 'If betting stops being fun',
        blocks: [
          {
            p: 'Write to the same address with the subject “Help”, or set a limit or an exclusion in your account: no reason is asked for. Free and confidential help is also given by the services against gambling harm in your country.',
          },
        ],
      },
    ],
  },
} as const satisfies Record<InfoPageName, InfoPage>
