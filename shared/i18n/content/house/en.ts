import type { HousePageName, InfoPage } from '../types.ts'

/** The house and the law: licences, taxes, disputes, terminals, awards. */
export default {
  licenses: {
    title: 'Licences',
    description: 'Under which licence bets are taken here, and how to check the licence of a betting site.',
    sections: [
      {
        title: 'The licence of this site',
        blocks: [
          {
            p: '{company}, as you see it here, is a demonstration: it takes no real money and needs no gambling licence, and it does not claim to have one.',
          },
          {
            p: 'Whoever runs the site for real money puts here the number of the licence, the company that holds it, the authority that granted it and the countries that it covers. The same stands at the foot of every page.',
          },
        ],
      },
      {
        title: 'How to check a licence',
        blocks: [
          {
            p: 'Do not trust a mark at the foot of a page alone. Look the site up in the register of the authority: the address of the site must stand there, not only the name of the company.',
          },
          {
            table: {
              head: ['Country', 'Authority'],
              rows: [
                ['Great Britain', 'Gambling Commission'],
                ['Malta', 'Malta Gaming Authority'],
                ['Sweden', 'Spelinspektionen'],
                ['Denmark', 'Spillemyndigheden'],
                ['Spain', 'Dirección General de Ordenación del Juego'],
                ['Germany', 'Gemeinsame Glücksspielbehörde der Länder'],
              ],
            },
          },
        ],
      },
      {
        title: 'What a licence gives you',
        blocks: [
          {
            list: [
              'The money of players is kept apart from the money of the house.',
              'Age and identity are checked, and nobody under {age} may play.',
              'Limits, time-outs and self-exclusion are a right, not a favour.',
              'A dispute can be taken to somebody who does not belong to the house.',
            ],
          },
        ],
      },
    ],
  },
  taxation: {
    title: 'Taxes',
    description: 'Who pays tax on bets and winnings, and where your history gives the numbers for a declaration.',
    sections: [
      {
        title: 'What is taxed',
        blocks: [
          {
            p: 'Countries tax betting in three ways: the house pays on its own income, the stake is taxed when the bet is placed, or the player declares what was won. Which of them holds for you is decided by the country in which you live, not by the one in which the site stands.',
          },
          {
            table: {
              head: ['Country', 'Player’s side'],
              rows: [
                ['Great Britain', 'no tax on winnings'],
                ['Sweden', 'no tax on winnings from a site with a licence of the European Economic Area'],
                ['Germany', '5.3 % of the stake, owed by the house and often passed on'],
                ['Spain', 'the year’s winnings less its losses belong to the income tax'],
              ],
            },
          },
          { p: 'This is a summary and no tax advice. Laws change; ask your tax office if you are not sure.' },
        ],
      },
      {
        title: 'What we withhold',
        blocks: [
          {
            p: 'Nothing. The payout in the bet slip and in the bet history is what comes to your account. Where a law wants a tax to be withheld, the slip shows it as a line of its own before the bet is placed.',
          },
        ],
      },
      {
        title: 'Numbers for a declaration',
        blocks: [
          {
            p: 'The bet history can be narrowed to any days and saved as a table (CSV): each bet with its day, stake, odds, state and payout, in the currency of the account. Nothing in it is rounded a second time.',
          },
        ],
      },
    ],
  },
  dispute_resolution: {
    title: 'Resolving disputes',
    description:
      'What to do when you do not agree with a settlement or a decision: whom to write to, and what comes then.',
    sections: [
      {
        title: 'First: look at the calculation',
        blocks: [
          {
            p: 'Open the bet in the bet history. It shows the result of every selection and the factor that it was settled by. Most questions end here: a selection that was returned, a handicap that ended even, a leg that was settled by the result after regular time.',
          },
        ],
      },
      {
        title: 'Second: write to us',
        blocks: [
          {
            list: [
              'Write to {email} or by the form of your account, and name the number of the bet.',
              'Say what you expected, and why: the rule, or the source of the result.',
              'You get a number for your message, and an answer with the whole calculation.',
              'If we were wrong, the correction is written as a new entry beside the old one. Nothing is deleted.',
            ],
          },
        ],
      },
      {
        title: 'Third: somebody outside',
        blocks: [
          {
            p: 'If our last answer does not satisfy you, a house with a licence must name a body for alternative dispute resolution that costs you nothing and whose decision the house accepts. This demonstration takes no real money and has none; whoever runs the site names it here. Your way to a court stays open.',
          },
        ],
      },
      {
        title: 'While a dispute lasts',
        blocks: [
          {
            p: 'The stake and the payout stay as they are booked. Your account stays open, withdrawals go on, and your limits hold.',
          },
        ],
      },
    ],
  },
  cash_terminals: {
    title: 'Cash terminals',
    description: 'Whether money can be paid in by a terminal, and how to tell a real one from a false one.',
    sections: [
      {
        title: 'There are no terminals of {company}',
        blocks: [
          {
            p: 'Money comes to an account and leaves it only through the payment methods of the site. We have no machines, no shops and no agents that take cash. Whoever offers you to top up an account for cash does not act for us: tell us at {email}.',
          },
        ],
      },
      {
        title: 'Where terminals exist',
        blocks: [
          {
            p: 'Some payment systems run terminals of their own. When the site offers such a method, its address, its fee and the number that you type in stand on the page of payments. Then it goes like this:',
          },
          {
            list: [
              'Choose the payment system in the terminal, then the number of your account.',
              'Compare the name that the terminal shows with yours before you put money in.',
              'Keep the receipt until the sum stands in your account.',
              'Winnings are not paid by a terminal: they go to a bank account or card in your own name.',
            ],
          },
        ],
      },
    ],
  },
  betting_awards: {
    title: 'Betting awards',
    description: 'The prizes of the betting industry: who gives them, what for, and which of them this house has.',
    sections: [
      {
        title: 'Our awards',
        blocks: [
          {
            p: '{company} is a demonstration and has entered no competition, so no medal hangs here. An award that we show will name who gave it, in which year and category, and lead to the decision of the jury.',
          },
        ],
      },
      {
        title: 'The prizes of the industry',
        blocks: [
          {
            table: {
              head: ['Prize', 'Given for'],
              rows: [
                ['EGR Operator Awards', 'sites of betting and casino: odds, mobile, customer service, safer play'],
                ['SBC Awards', 'bookmakers, partners, payments, marketing and technology'],
                ['International Gaming Awards', 'operators and suppliers, online and on the ground'],
                ['Global Gaming Awards', 'one company a category, chosen by a panel of the industry'],
              ],
            },
          },
        ],
      },
      {
        title: 'How to read an award',
        blocks: [
          {
            list: [
              'Look for the year: a prize of long ago says little about today.',
              'Look for the jury: a panel that is named weighs more than a vote that anybody can buy.',
              'A prize is no licence, and no promise that you win.',
            ],
          },
        ],
      },
    ],
  },
} as const satisfies Record<HousePageName, InfoPage>
