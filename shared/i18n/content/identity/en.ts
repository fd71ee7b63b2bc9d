import type { IdentityPageName, InfoPage } from '../types.ts'

export default {
  simple_identification: {
    title: 'Simple identification',
    description: 'How to confirm who you are with {company} in a few minutes.',
    sections: [
      {
        title: 'What it is',
        blocks: [
          {
            p: 'The simple way to confirm who you are: you type your data in your account, and we compare them. No visit and no post.',
          },
        ],
      },
      {
        title: 'What you need',
        blocks: [
          {
            list: [
              'Your name, date of birth and address',
              'The number and date of issue of a passport, identity card or driving licence',
              'An e-mail or a phone that you have confirmed',
            ],
          },
        ],
      },
      {
        title: 'How it goes',
        blocks: [
          { list: ['Open Verification in your account', 'Fill in the fields that are missing', 'Ask for the check'] },
        ],
      },
      {
        title: 'What comes after',
        blocks: [
          {
            p: 'Where the data are clear the answer comes at once. Where somebody has to look at them it takes at most two working days. If we need a document of you, we write to you.',
          },
        ],
      },
    ],
  },
  aml_kyc: {
    title: 'Identity checks and money laundering',
    description: 'Why {company} asks who you are, and where your money comes from.',
    sections: [
      {
        title: 'Why we ask',
        blocks: [
          {
            p: 'A bookmaker has to know its customers: so that nobody under {age} plays, nobody plays in another name, who has excluded himself stays out, and no money of crime goes through an account.',
          },
        ],
      },
      {
        title: 'When we ask',
        blocks: [
          {
            list: [
              'Before the first bet: your age',
              'Before the first withdrawal, and when the sums become large: your identity',
              'When sums do not fit what we know of you: where the money comes from',
            ],
          },
        ],
      },
      {
        title: 'What happens meanwhile',
        blocks: [{ p: 'Until a check is done, play or withdrawals may wait. Money that is yours stays yours.' }],
      },
    ],
  },
  aml_policy: {
    title: 'Policy against money laundering',
    description: 'How {company} keeps money of crime out.',
    sections: [
      {
        title: 'What we do',
        blocks: [
          {
            list: [
              'We know our customers and keep their data up to date',
              'We look at every payment by its sum, its way and its frequency',
              'Money goes back only on the way on which it came, and only to its owner',
              'We report what is suspicious to the authority, and may not tell you that we have',
            ],
          },
        ],
      },
      {
        title: 'What is not allowed',
        blocks: [
          {
            list: [
              'Accounts in another name, and more than one account of a person',
              'Payments from somebody else’s card, wallet or bank account',
              'Paying in and out without play',
            ],
          },
        ],
      },
      {
        title: 'What we keep',
        blocks: [
          { p: 'Data of customers and payments are kept for five years after an account is closed, then deleted.' },
        ],
      },
    ],
  },
  kyc_policy: {
    title: 'Policy of identity checks',
    description: 'Which data {company} checks, how, and who sees them.',
    sections: [
      {
        title: 'Steps of a check',
        blocks: [
          {
            table: {
              head: ['Step', 'When', 'What'],
              rows: [
                ['Age', 'Before the first bet', 'Date of birth'],
                ['Identity', 'Before the first withdrawal', 'Name, address, document'],
                ['Source of funds', 'At large sums', 'Income, savings or a sale'],
              ],
            },
          },
        ],
      },
      {
        title: 'Documents',
        blocks: [
          {
            p: 'We take a valid passport, identity card or driving licence. A document that is out of date or cannot be read is refused, and we say why.',
          },
        ],
      },
      {
        title: 'Who sees your data',
        blocks: [
          {
            p: 'Only those who make the check, and authorities where the law wants it. Your data are never used for advertising.',
          },
        ],
      },
      {
        title: 'If you do not agree',
        blocks: [{ p: 'Write to {email}. Somebody who did not make the first decision looks at it again.' }],
      },
    ],
  },
} satisfies Record<IdentityPageName, InfoPage>
