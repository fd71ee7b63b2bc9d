import type { HelpPageName, InfoPage } from '../types.ts'

export default {
  about: {
    title: 'About {company}',
    seo: 'About us',
    description: 'Who we are and how we work.',
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
    description: 'How to reach support.',
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
  how_bet: {
    title: 'How to bet',
    seo: 'How to bet, step by step',
    description: 'From the first event to the payout: odds, types of bets, limits, and what happens when odds change.',
    sections: [
      {
        title: 'In five steps',
        blocks: [
          {
            list: [
              'Sign in, or register: only people aged {age} or older may play.',
              'Choose an event in the line (not begun yet) or in live (being played).',
              'Press the odds of the outcome that you expect: it goes into the bet slip. Press again to take it out.',
              'Choose the type of bet in the slip and enter the stake. The slip shows the total odds and what a win would pay.',
              'Place the bet. It is accepted when the slip says so and the bet stands in your bet history.',
            ],
          },
        ],
      },
      {
        title: 'What odds mean',
        blocks: [
          {
            p: 'Decimal odds tell what one unit of the stake becomes if the bet wins: 10.00 at 1.85 pays 18.50, of which 8.50 is profit. Other formats can be chosen in the display settings; a bet is always calculated from the decimal odds.',
          },
          {
            p: 'One bet in the slip is a single. Several bets together are an express: their odds are multiplied, and all must win. The slip offers the other types as soon as there are enough bets for them; the betting calculator shows what each of them pays.',
          },
        ],
      },
      {
        title: 'When odds change',
        blocks: [
          {
            p: 'Odds move, in live within seconds. If they changed before your bet arrived, the slip asks you, unless you have told it to accept any change or every rise. A bet that is accepted keeps its odds.',
          },
          { p: 'While a market is suspended, no bet on it is accepted. It may open again a moment later.' },
        ],
      },
      {
        title: 'Limits',
        blocks: [
          {
            table: {
              head: ['Limit', 'Value'],
              rows: [
                ['Smallest stake of a bet', '{minStake} {currency}'],
                ['Largest stake', '{maxStake} {currency}'],
                ['Largest payout of a bet', '{maxPayout} {currency}'],
                ['Bets in one slip', '{maxLegs}'],
              ],
            },
          },
        ],
      },
      {
        title: 'After the event',
        blocks: [
          {
            p: 'Bets are settled by the result of the event, usually within minutes of its end; the payout goes to the account from which the stake was paid. The history shows each bet with the factor that it was settled by. If an event is called off, the stake is returned by the rules.',
          },
          {
            p: 'Bet only what you can afford to lose, and stop when it is no fun any more.',
          },
        ],
      },
    ],
  },
  sms_bets: {
    title: 'Bets by SMS',
    description: 'Why bets are taken on the site only, and what to do about messages that ask for one.',
    sections: [
      {
        title: 'Bets are not taken by SMS',
        blocks: [
          {
            p: '{company} takes bets only on this site, from players who are signed in. We have no number to which a bet could be sent. Whoever asks you to bet or to pay by message does not act for us: do not answer, and tell us at {email}.',
          },
        ],
      },
      {
        title: 'Why not',
        blocks: [
          {
            list: [
              'Odds move while a message is on its way; here you see the odds that you bet at before you place the bet.',
              'A message does not tell for certain who sent it; here a bet is placed by a signed-in player.',
              'You would not know at once whether a bet was accepted; here the answer and the bet history show it.',
            ],
          },
        ],
      },
      {
        title: 'On a slow connection',
        blocks: [
          {
            p: 'The site works on simple phones and slow lines: pages are small, and reading, signing in and single bets work with JavaScript switched off.',
          },
        ],
      },
    ],
  },
} as const satisfies Record<HelpPageName, InfoPage>
