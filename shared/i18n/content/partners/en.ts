import type { PartnersText } from '../types.ts'

/** Who works with the house, and how one becomes a partner. */
export default {
  title: 'Our partners',
  description:
    'Makers of games, payment services and people who bring players: who works with {company}, and how to become a partner.',
  sections: [
    {
      slug: 'games',
      title: 'Makers of games',
      blocks: [
        {
          p: 'Games come from {company} and from other houses. Every game shows what it returns to players where its maker tells it; the rounds of our own games can be checked by everybody.',
        },
      ],
    },
    {
      slug: 'payments',
      title: 'Payment services',
      blocks: [
        {
          p: 'Deposits and withdrawals go through payment services. We send them what a payment needs and nothing else, and money goes back by the way on which it came where that is possible.',
        },
      ],
    },
    {
      slug: 'affiliates',
      title: 'For those who bring players',
      blocks: [
        {
          p: 'Players can invite friends with a link of their own; the office shows what it has brought. Companies write to us: {email}.',
        },
        {
          list: [
            'A partner advertises to adults only, from {age} on, and never to people who have excluded themselves.',
            'A partner does not promise wins, and says that play costs money.',
            'Lists of players are never handed to partners.',
          ],
        },
      ],
    },
  ],
} as const satisfies PartnersText
