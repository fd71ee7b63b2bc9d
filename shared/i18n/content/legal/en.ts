import type { InfoPage, LegalPageName } from '../types.ts'

export default {
  cookies: {
    title: 'Cookies',
    description: 'Which cookies {company} uses, what for and for how long, and how to change your choice.',
    sections: [
      {
        title: 'What a cookie is',
        blocks: [
          {
            p: 'A cookie is a short text that a site leaves in your browser and gets back with the next page. {company} uses cookies of its own only; no other company reads or sets one here.',
          },
        ],
      },
      {
        title: 'What they are for',
        blocks: [
          {
            table: {
              head: ['Purpose', 'What is kept', 'How long'],
              rows: [
                ['Necessary', 'Your sign-in', 'Up to 12 hours'],
                ['Necessary', 'Protection of forms against other sites', '12 hours'],
                ['Necessary', 'How you want pages shown: language, theme, prices, time zone, columns', '1 day'],
                ['Necessary', 'Events and championships that you marked', '1 year'],
                ['Necessary', 'Your choice of cookies and its time; that you are of age', '180 days; 3 days'],
                [
                  'Necessary',
                  'For players: the kind of your device, to write to you when your account is used on another',
                  '1 day; 180 days with your account',
                ],
                ['Functionality', 'The width of your window', 'Until you switch it off'],
                ['Functionality', 'The kind of your device before you sign in', '1 day'],
                ['Marketing', 'Which partner sent you', 'Up to 60 days'],
                [
                  'Marketing',
                  'Page views, errors and speed, counted without your name',
                  'Sent at once, kept as numbers a day',
                ],
              ],
            },
          },
        ],
      },
      {
        title: 'Your choice',
        blocks: [
          {
            p: 'Where the law asks for your consent, only what is necessary is kept without it. You can change your choice on this page at any time; what you switch off is deleted at once. After 180 days we ask again. A browser that sends “Global Privacy Control” is counted nowhere.',
          },
        ],
      },
    ],
  },
  consent: {
    title: 'Consent to data processing',
    description: 'Which of your data {company} processes with your consent, why, and how to withdraw it.',
    sections: [
      {
        title: 'What you agree to',
        blocks: [
          {
            p: 'By registering you agree that {company} processes the data that you give: name, date of birth, country, e-mail address and phone number, and what follows from play: bets, payments, limits and messages to support.',
          },
        ],
      },
      {
        title: 'Why we need it',
        blocks: [
          {
            list: [
              'To run your account, take your bets and pay what they win.',
              'To make sure that nobody under {age} plays.',
              'To prevent fraud and money laundering, as the law demands.',
              'To protect you: limits, breaks and self-exclusion.',
            ],
          },
        ],
      },
      {
        title: 'Who sees it, and how long',
        blocks: [
          {
            p: 'Our staff as far as their work needs it, and authorities where the law obliges us. Data is not sold, and nobody’s play is passed on for advertising. Records of bets and payments are kept for five years after the account is closed, as the law asks; the rest is deleted earlier.',
          },
        ],
      },
      {
        title: 'Your rights',
        blocks: [
          {
            list: [
              'To learn which data of yours we hold, and to get a copy.',
              'To have wrong data corrected.',
              'To withdraw your consent and have your data erased, as far as no law obliges us to keep it.',
              'To complain to the data protection authority of your country.',
            ],
          },
          { p: 'Write to {email}. We answer within 30 days.' },
        ],
      },
    ],
  },
} satisfies Record<LegalPageName, InfoPage>
