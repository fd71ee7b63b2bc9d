import type { RuleGroup } from '../types.ts'

export default [
  {
    id: 1,
    slug: 'general',
    title: 'General rules of betting',
    chapters: [
      {
        id: 1,
        title: 'Acceptance of bets',
        blocks: [
          {
            p: '{company} accepts bets on the outcomes that the site offers, at the odds that the site shows. Only people aged {age} or older, whose age is confirmed, may bet.',
          },
          {
            p: 'A bet is accepted when the site shows its number. The stake is taken from the account at that moment, and the bet appears in the bet history. An accepted bet is changed or withdrawn by neither side, except as group 4 of these rules says.',
          },
          {
            p: 'If the connection breaks while a bet is placed, the bet may have been accepted. Look at the bet history before you place it again. Pressing the button again for the same bet never takes the stake twice.',
          },
          {
            list: [
              'One person has one account and bets for themselves only.',
              'People who take part in an event, or who can influence it, may not bet on it.',
              'Two outcomes of one event cannot stand in one bet of several selections.',
              'Deposit, loss and session limits that you have set hold for every bet.',
            ],
          },
        ],
      },
      {
        id: 2,
        title: 'Odds and their changes',
        blocks: [
          { p: 'The odds are those at which the bet was accepted. What changes later does not touch an accepted bet.' },
          {
            p: 'If the odds change between your choice and your press, the setting of the bet slip decides. It is checked selection by selection:',
          },
          {
            table: {
              head: ['Chosen → now', 'Ask me to confirm', 'Accept any change', 'Accept higher odds'],
              rows: [
                ['1.85 → 1.85', 'accepted at 1.85', 'accepted at 1.85', 'accepted at 1.85'],
                ['1.85 → 1.90', 'we ask', 'accepted at 1.90', 'accepted at 1.90'],
                ['1.85 → 1.80', 'we ask', 'accepted at 1.80', 'we ask'],
                ['1.85 → 1.90 and 2.10 → 2.05', 'we ask', 'both accepted', 'we ask'],
              ],
            },
          },
          {
            p: 'The line of a handicap or a total is part of the outcome. When the line moves, the old outcome is no longer offered; a bet is never moved to another line.',
          },
          {
            p: 'While an outcome is suspended no bets on it are accepted. It stays in the bet slip and can be used again when betting resumes.',
          },
        ],
      },
      {
        id: 3,
        title: 'Minimum, maximum and limits',
        blocks: [
          {
            table: {
              head: ['Limit', 'Value'],
              rows: [
                ['Smallest stake, for each variant of the bet', '{minStake} {currency}'],
                ['Largest stake on one selection', '{maxStake} {currency}'],
                ['Largest payout of one bet', '{maxPayout} {currency}'],
                ['Most selections in one bet slip', '{maxLegs}'],
              ],
            },
          },
          {
            p: 'The lowest maximum of the selections holds for the whole bet. The stake is also limited so that a full win does not go over the largest payout: the largest payout divided by the total odds, rounded down.',
          },
          {
            p: 'A bet of several variants (system, multibet, lucky, patent) must reach the smallest stake in each variant. A single or an express has one variant.',
          },
          { p: 'A stake has no more decimals than its currency: 1.005 EUR is refused, it is not rounded for you.' },
          {
            p: 'The bet slip shows the minimum and the maximum before you bet. When a stake is refused as too high, the slip offers the highest possible stake.',
          },
        ],
      },
      {
        id: 4,
        title: 'Payouts',
        blocks: [
          {
            p: 'A payout goes to the account from which the stake was taken, as soon as the bet is settled. It contains the stake: 100 at 1.85 pays 185.00, of which 85.00 is the win.',
          },
          {
            p: 'A payout is never higher than the largest payout of one bet. The bet slip shows the limited sum before you bet.',
          },
          {
            p: 'Each change of an account is written down once and never altered. A correction is a new entry beside the old one.',
          },
        ],
      },
      {
        id: 5,
        title: 'Questions and disputes',
        blocks: [
          {
            p: 'If you think that a bet was settled wrongly, write to {email} with the number of the bet. We answer with the calculation: the factor of each selection and the product.',
          },
          {
            p: 'These rules are printed in several languages with the same numbers. The examples are part of the rules.',
          },
        ],
      },
    ],
  },
  {
    id: 2,
    slug: 'bet-types',
    title: 'Types of bets',
    chapters: [
      {
        id: 1,
        title: 'Single',
        blocks: [
          {
            p: 'A single is a bet on one outcome. The payout is the stake multiplied by the factor of the selection (group 3, chapter 1).',
          },
          {
            table: {
              head: ['Bet', 'Result', 'Payout'],
              rows: [
                ['100 at 1.85', 'won', '185.00'],
                ['100 at 1.95', 'returned', '100.00'],
                ['100 at 1.95', 'half won, half returned', '147.50'],
                ['100 at 1.95', 'half lost, half returned', '50.00'],
                ['100 at 1.95', 'half lost, half won', '97.50'],
                ['100 at 1.95', 'lost', '0.00'],
              ],
            },
          },
        ],
      },
      {
        id: 2,
        title: 'Express',
        blocks: [
          {
            p: 'An express is one bet on two or more outcomes of different events. It wins when none of them loses. The payout is the stake multiplied by the factors of all selections.',
          },
          { p: 'Example: 50 on 1.85, 2.10 and 3.40. The total odds are 1.85 × 2.10 × 3.40 = 13.209.' },
          {
            table: {
              head: ['Results', 'Factor of the bet', 'Payout'],
              rows: [
                ['all three won', '13.209', '660.45'],
                ['2.10 returned, the others won', '6.29', '314.50'],
                ['all returned', '1', '50.00'],
                ['one lost', '0', '0.00'],
              ],
            },
          },
          { p: 'The same express with 1.95 on an Asian line in the middle instead of 2.10, the others won:' },
          {
            table: {
              head: ['Result of 1.95', 'Factor of the bet', 'Payout'],
              rows: [
                ['half won, half returned', '9.27775', '463.89'],
                ['half lost, half returned', '3.145', '157.25'],
                ['half lost, half won', '6.13275', '306.64'],
              ],
            },
          },
          {
            p: 'An express of which only one selection is not returned remains an express and is settled in the same way.',
          },
        ],
      },
      {
        id: 3,
        title: 'System',
        blocks: [
          {
            p: 'A system is a set of expresses of one size from your selections: 2 of 3 is every pair of three selections. The stake is divided equally among the variants, exactly and without rounding. From n selections the size is 2 to n − 1; the smallest system has three selections.',
          },
          {
            table: {
              head: ['Bet', 'Results', 'Payout'],
              rows: [
                ['300 on 2 of 3: 2.00, 3.50, 2.40', 'all won: 700 + 480 + 840', '2020.00'],
                ['300 on 2 of 3: 2.00, 3.50, 2.40', 'the third lost', '700.00'],
                ['300 on 2 of 3: 2.00, 3.50, 2.40', 'the second returned, the third lost', '200.00'],
                ['3 on 2 of 3: 1.5, 3, 2.5', 'all won', '15.75'],
                ['600 on 2 of 4: 1.4, 1.5, 2, 1.5', 'all won', '1525.00'],
                [
                  '100 on 3 of 4: 1.80, 2.05, 1.95, 2.20',
                  '2.05 half won, 1.95 half lost (the other halves returned), the others won',
                  '276.73',
                ],
              ],
            },
          },
          {
            p: 'A banker is a selection that stands in every variant. It is not counted in the size of the system. Example: 60 on 2 of 3 of 2.00 (won), 1.70 (won) and 3.00 (lost), with a banker at 1.50:',
          },
          {
            table: {
              head: ['Banker', 'Payout'],
              rows: [
                ['won', '102.00'],
                ['returned', '68.00'],
                ['lost', '0.00'],
              ],
            },
          },
        ],
      },
      {
        id: 4,
        title: 'Chain',
        blocks: [
          {
            p: 'A chain is a row of singles in the order that you choose. You pay the stake once; it forms an account of the chain. Each next single takes the stake from that account, or what is left of it. The settlement follows your order, not the time of the events.',
          },
          {
            p: 'If the first selection loses, the chain is lost. The chain ends when its account is empty; otherwise the account is paid out after the last selection.',
          },
          {
            table: {
              head: ['Stake and results in order', 'Account after each', 'Payout'],
              rows: [
                ['100: 1.55 won, 1.25 won, 1.85 lost, 2.00 won', '155, 180, 80, 160', '160.00'],
                ['100: 1.80 returned, 1.90 half won, 2.10 half lost, 1.50 won', '100, 145, 95, 142.50', '142.50'],
                ['100: 1.90 half lost, 2.00 won, 1.80 lost', '50, 100, 0', '0.00'],
                ['100: 1.55 won, 1.25 won, 1.85 won', '155, 180, 265', '265.00'],
              ],
            },
          },
        ],
      },
      {
        id: 5,
        title: 'Multibet',
        blocks: [
          {
            p: 'A multibet is a system whose members are blocks. A block is a single or an express. A lobby block can be added: it multiplies every variant. There are at least three blocks besides the lobby.',
          },
          { p: 'If the lobby loses, the whole bet is lost. If the lobby is returned, its factor is 1.' },
          { p: 'Example: lobby at 1.5, blocks at 1.7, 1.2 and 2.2, system 2 of 3, 200 for each variant, 600 in all.' },
          {
            table: {
              head: ['Results', 'Payout'],
              rows: [
                ['all won', '2526.00'],
                ['1.7 lost, the others won', '792.00'],
                ['the lobby returned, the others won', '1684.00'],
                ['the lobby lost', '0.00'],
              ],
            },
          },
        ],
      },
      {
        id: 6,
        title: 'Conditional bet',
        blocks: [
          {
            p: 'A conditional bet is three or more events in ordered blocks; a block is a single or an express. You pay the stake of the first block. Each later block has its own stake, at most the stake of the block before it multiplied by its odds, or “max”: all that the block before it has won.',
          },
          {
            p: 'If the first block loses, the bet is lost. The settlement ends when a block has lost and the account cannot pay the next stake. What is left on the account is paid out.',
          },
          {
            table: {
              head: ['Blocks', 'Results', 'Payout'],
              rows: [
                ['1.15 for 100; 1.39 × 1.13 for max; 1.13 for 100', 'all won', '193.63'],
                ['1.15 for 100; 1.39 × 1.13 for max; 1.13 for 100', 'the third lost', '80.63'],
                ['1.15 for 100; 1.39 × 1.13 for max; 1.13 for 100', 'the first lost', '0.00'],
                ['1.80 for 100; 2.00 for 120; 1.50 for 100', 'the first won, the second lost', '60.00'],
                ['1.80 for 100; 1.50 for 100; 2.00 for max', 'the first two won, the third lost', '80.00'],
              ],
            },
          },
          {
            p: 'If a block before was returned and the account is smaller than the next stake, the whole account is staked: 100 returned, then 2.00 for 150, then 1.50 for max, both won, pays 300.00.',
          },
        ],
      },
      {
        id: 7,
        title: 'Anti-express',
        blocks: [
          {
            p: 'An anti-express wins when the same express would lose. Its odds are 1 / (1.1165 − 1 / K), where K is the total odds of the express. It is not offered when its odds are below 1.01.',
          },
          {
            p: 'Returned selections are taken out, and the odds are calculated anew from those that are left. If all are returned, the stake is returned. If all that are left win, the bet is lost.',
          },
          { p: 'Example: 100 against the express 1.25 × 1.65 × 1.85.' },
          {
            table: {
              head: ['Results', 'Payout'],
              rows: [
                ['one selection lost', '117.04'],
                ['1.85 returned, 1.65 lost', '158.32'],
                ['1.65 and 1.85 returned, 1.25 lost', '315.96'],
                ['all won', '0.00'],
                ['all returned', '100.00'],
              ],
            },
          },
          {
            p: 'A half result divides the stake in two equal parts, one for each half: 1.65 lost and 1.85 half won pays 137.68.',
          },
        ],
      },
      {
        id: 8,
        title: 'Lucky',
        blocks: [
          {
            p: 'A lucky bet is all singles and all expresses from four, five or six selections, with the same stake on each.',
          },
          {
            table: {
              head: ['Selections', 'Bets', 'Pays when all are at 2.0 and win, 1 on each'],
              rows: [
                ['4', '15', '80.00'],
                ['5', '31', '242.00'],
                ['6', '63', '728.00'],
              ],
            },
          },
          {
            p: 'Example: 1 on each, 15 in all, on 2.00, 3.00, 4.00 and 5.00. All win: 359.00. Only 2.00 and 3.00 win: 2 + 3 + 6 = 11.00.',
          },
          { p: 'Example with other results: 2.00 won, 1.90 half won, 4.00 returned, 5.00 lost pays 13.70.' },
        ],
      },
      {
        id: 9,
        title: 'Patent',
        blocks: [
          {
            p: 'A patent is three selections and seven bets: three singles, three doubles and one treble, with the same stake on each.',
          },
          {
            table: {
              head: ['Bet', 'Results', 'Payout'],
              rows: [
                ['10 on each, 70 in all: 1.8, 2.2, 3.0', 'all won', '348.40'],
                ['10 on each, 70 in all: 1.8, 2.2, 3.0', 'the third lost', '79.60'],
                ['10 on each, 70 in all: 1.8, 2.2, 1.95', '1.8 won, 2.2 returned, 1.95 half lost', '74.00'],
              ],
            },
          },
        ],
      },
      {
        id: 10,
        title: 'Several singles',
        blocks: [
          {
            p: 'Several singles are placed with one press, but each is a bet of its own: with its own stake, its own number, accepted or refused and settled alone. A refused one stays in the bet slip with the reason.',
          },
          {
            p: 'Example: 10 at 1.5, 20 at 2.0 and 30 at 3.0. The first wins, the second is returned, the third loses: 15.00 + 20.00 + 0.00 = 35.00.',
          },
        ],
      },
    ],
  },
  {
    id: 3,
    slug: 'settlement',
    title: 'Settlement',
    chapters: [
      {
        id: 1,
        title: 'Factors of results',
        blocks: [
          {
            p: 'Each settled selection gets a factor. The stake is multiplied by the factors of the selections; nothing else is added or taken away. In the table c is the odds of the accepted bet.',
          },
          {
            table: {
              head: ['Result', 'Factor', 'With odds 1.95', '100 pays'],
              rows: [
                ['lost', '0', '0', '0.00'],
                ['won', 'c', '1.95', '195.00'],
                ['returned', '1', '1', '100.00'],
                ['cancelled, returned', '1', '1', '100.00'],
                ['half won, half returned', '(c + 1) / 2', '1.475', '147.50'],
                ['half lost, half returned', '1 / 2', '0.5', '50.00'],
                ['half lost, half won', 'c / 2', '0.975', '97.50'],
              ],
            },
          },
        ],
      },
      {
        id: 2,
        title: 'Asian lines',
        blocks: [
          {
            p: 'A line that ends in .25 or .75 is two bets of half the stake on the two lines next to it: 2.25 is half on 2 and half on 2.5. Each half wins, is returned or loses by itself.',
          },
          {
            table: {
              head: ['Total', 'Goals in the match', 'Result'],
              rows: [
                ['Over 2.25', '3 or more', 'won'],
                ['Over 2.25', '2', 'half lost, half returned'],
                ['Over 2.25', '1 or fewer', 'lost'],
                ['Under 2.25', '2', 'half won, half returned'],
                ['Under 2.25', '1 or fewer', 'won'],
                ['Over 2.75', '4 or more', 'won'],
                ['Over 2.75', '3', 'half won, half returned'],
                ['Over 2.75', '2 or fewer', 'lost'],
                ['Under 2.75', '3', 'half lost, half returned'],
              ],
            },
          },
          {
            table: {
              head: ['Handicap', 'Result of the team', 'Result of the bet'],
              rows: [
                ['−0.25', 'wins', 'won'],
                ['−0.25', 'draws', 'half lost, half returned'],
                ['−0.25', 'loses', 'lost'],
                ['+0.25', 'draws', 'half won, half returned'],
                ['−0.75', 'wins by 2 or more', 'won'],
                ['−0.75', 'wins by 1', 'half won, half returned'],
                ['−0.75', 'draws', 'lost'],
                ['+0.75', 'draws', 'won'],
                ['+0.75', 'loses by 1', 'half lost, half returned'],
              ],
            },
          },
          {
            p: 'On a whole line the stake is returned when the result meets it: over 2 with exactly 2 goals, or −1 with a win by 1.',
          },
        ],
      },
      {
        id: 3,
        title: 'Dead heats',
        blocks: [
          {
            p: 'When more competitors share a result than there are places for it, the factor is the odds multiplied by the places and divided by the number of those who tie.',
          },
          {
            table: {
              head: ['10 at 9.00', 'Factor', 'Payout'],
              rows: [
                ['2 tie for 1 place', '9.00 × 1 / 2', '45.00'],
                ['3 tie for 1 place', '9.00 × 1 / 3', '30.00'],
                ['4 tie for 3 places', '9.00 × 3 / 4', '67.50'],
              ],
            },
          },
          {
            p: 'Where the market does not fix the number of winners, there is no dead heat: every winner is paid in full.',
          },
        ],
      },
      {
        id: 4,
        title: 'Rounding',
        blocks: [
          {
            p: 'We pay from the exact product of the factors and round once, at the end, to the smallest unit of the currency. Exactly half a unit is rounded up. Nothing is rounded between selections.',
          },
          {
            list: [
              '115 on 1.39 × 1.13 pays 180.63: the exact total is 1.5707.',
              'Ten selections at 1.333 have the total 17.713382228. Rounding at each step would give 17.720: we do not do that.',
              '10 on the system 2 of 3, with two winners at 2.00 and the third lost, pays 13.33.',
            ],
          },
          {
            p: 'The total odds on the screen are rounded to 3 decimals. They are for reading only; no payout is calculated from them.',
          },
        ],
      },
      {
        id: 5,
        title: 'When and by what bets are settled',
        blocks: [
          {
            p: 'A bet is settled by the official result as soon as our data provider confirms it. Selections of one bet are settled one by one; the bet is settled when the last of them is, or at once when it can no longer win.',
          },
          {
            list: [
              'Football: 90 minutes with added time count. Extra time and penalties count only where the name of the market says so.',
              'Basketball, ice hockey, baseball and others: overtime or extra innings count only where the name of the market says so.',
              'Tennis: if a match is not finished, markets that were already decided are settled, the others are returned.',
              'A handicap is added to the final score of the chosen team before the result is decided.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 4,
    slug: 'cancellations',
    title: 'Cancellations, errors and corrections',
    chapters: [
      {
        id: 1,
        title: 'Postponed and cancelled events',
        blocks: [
          {
            p: 'A bet on a postponed event stays open if the event is played within 48 hours of the time that was first announced. Otherwise it is returned.',
          },
          {
            p: 'If an event is cancelled or broken off and not finished within 48 hours, its markets are returned. Markets that were already decided before the break are settled.',
          },
          {
            p: 'A change of place does not cancel bets as long as the teams stay the same. If the teams change sides, or one of them is replaced, bets are returned.',
          },
          {
            p: 'A returned selection has the factor 1. A single is paid back in full; in an express the other selections decide: 50 on 1.85, 2.10 and 3.40 with 2.10 returned pays 314.50.',
          },
        ],
      },
      {
        id: 2,
        title: 'Errors',
        blocks: [
          {
            p: 'A bet may be returned only if it was accepted with an obvious error: swapped teams or odds, a misplaced decimal point, a wrong line, or odds that stayed open after the result was known.',
          },
          {
            p: 'The whole window of the error is treated alike: every bet placed on the market from its beginning to its end is returned, the winning and the losing ones. A bet placed before or after the window stands.',
          },
          {
            p: 'You see the reason of a return in the bet history. An ordinary price that later moved is not an error.',
          },
        ],
      },
      {
        id: 3,
        title: 'Corrections of results',
        blocks: [
          {
            p: 'If the official result is corrected, or our data provider withdraws a settlement, the settlement is taken back and the bet is open again. It is then settled by the corrected result.',
          },
          {
            p: 'Each step is a separate entry of the account: the payout, its reversal, the new payout. The stake is not taken again. If the payout was already spent, the balance does not become negative: what is missing is shown at the account, and the next money on it repays that first.',
          },
          {
            p: 'Disqualifications and decisions of sports courts after the end of the day of the event do not change the settlement.',
          },
        ],
      },
    ],
  },
  {
    id: 5,
    slug: 'live',
    title: 'Live betting',
    chapters: [
      {
        id: 1,
        title: 'How live bets are accepted',
        blocks: [
          {
            p: 'Live bets are placed while the event is played. After the press a bet may wait for some seconds, 5 by default. Then the price, the state of the market and the score are checked again; the bet is accepted or refused by what holds at that moment.',
          },
          {
            p: 'When something important may happen, such as a goal, a penalty or a review, betting is suspended: the odds are locked, and bets that wait are refused. A refused bet takes no money.',
          },
          { p: 'The setting for changed odds (group 1, chapter 2) holds in live as well.' },
        ],
      },
      {
        id: 2,
        title: 'What the page shows',
        blocks: [
          {
            p: 'Score, time and statistics on the page are for information. They can be late by some seconds and are not a ground for a dispute; the official result decides.',
          },
          {
            p: 'When the page hears nothing from the server for more than 15 seconds, it marks the odds as updating and takes no bets until they are fresh.',
          },
          { p: 'The server checks every price again when a bet is placed, whatever the page shows.' },
        ],
      },
      {
        id: 3,
        title: 'Settlement of live bets',
        blocks: [
          {
            p: 'Live bets are settled as all others (group 3). Markets that are decided during the game, such as the next goal or a set, are settled at once.',
          },
          { p: 'If an event is broken off, the rules of group 4, chapter 1 hold.' },
        ],
      },
    ],
  },
  {
    id: 6,
    slug: 'odds-formats',
    title: 'Formats of odds',
    chapters: [
      {
        id: 1,
        title: 'The nine formats',
        blocks: [
          {
            p: 'The odds can be shown in nine formats. The format changes only what you see: bets are accepted and paid by the decimal odds. In the table d is the decimal odds and h = d − 1, the win for a stake of 1.',
          },
          {
            table: {
              head: ['Format', 'How it is made', 'd = 1.50', 'd = 2.35'],
              rows: [
                ['Decimal', 'd: the whole payout for a stake of 1', '1.50', '2.35'],
                ['Fractional', 'h as a fraction: win / stake', '1/2', '27/20'],
                [
                  'American',
                  'from 2.00: win for a stake of 100; below: stake that wins 100, with a minus',
                  '−200',
                  '+135',
                ],
                ['Hong Kong', 'h: the win for a stake of 1', '0.500', '1.350'],
                ['Indonesian', 'from 2.00: h; below: −1 / h', '−2.000', '1.350'],
                ['Malay', 'up to 2.00: h; above: −1 / h', '0.500', '−0.741'],
                ['Hong Kong (Asian view)', 'as Hong Kong', '0.500', '1.350'],
                ['Indonesian (Asian view)', 'as Indonesian', '−2.000', '1.350'],
                ['Malay (Asian view)', 'as Malay', '0.500', '−0.741'],
              ],
            },
          },
          {
            p: 'A fraction is exact when its denominator is 20 or less. Otherwise it is the simplest fraction with a denominator up to 20 that means the same digits: 1.57 is 4/7, 1.333 is 1/3.',
          },
        ],
      },
      {
        id: 2,
        title: 'Table of examples',
        blocks: [
          {
            table: {
              head: ['Decimal', 'Fractional', 'American', 'Hong Kong', 'Indonesian', 'Malay'],
              rows: [
                ['1.01', '1/100', '−10000', '0.010', '−100.000', '0.010'],
                ['1.05', '1/20', '−2000', '0.050', '−20.000', '0.050'],
                ['1.333', '1/3', '−300', '0.333', '−3.003', '0.333'],
                ['1.50', '1/2', '−200', '0.500', '−2.000', '0.500'],
                ['1.57', '4/7', '−175', '0.570', '−1.754', '0.570'],
                ['1.83', '5/6', '−120', '0.830', '−1.205', '0.830'],
                ['1.91', '10/11', '−110', '0.910', '−1.099', '0.910'],
                ['1.95', '19/20', '−105', '0.950', '−1.053', '0.950'],
                ['2.00', '1/1', '+100', '1.000', '1.000', '1.000'],
                ['2.35', '27/20', '+135', '1.350', '1.350', '−0.741'],
                ['2.857', '13/7', '+186', '1.857', '1.857', '−0.539'],
                ['3.40', '12/5', '+240', '2.400', '2.400', '−0.417'],
                ['6.25', '21/4', '+525', '5.250', '5.250', '−0.190'],
                ['11.50', '21/2', '+1050', '10.500', '10.500', '−0.095'],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 7,
    slug: 'bonuses',
    title: 'Bonuses, free stakes, advance and cash-out',
    chapters: [
      {
        id: 1,
        title: 'Bonus bet and hyper bonus',
        blocks: [
          {
            p: 'Where the house offers it, an express of three or more selections, each at 1.10 or more, gets a bonus bet that raises its odds. When results come, it counts the selections that have won; with fewer than three of them, or with a lost one, it is returned at 1.00. You may remove it from the slip.',
          },
          {
            p: 'The hyper bonus is for those who switch it on in the slip: an express of 4 to 25 selections, each at 1.20 or more, in place of the bonus bet. All selections must win; a returned one ends it. The slip shows the percent of the win, the smallest stake and the sum. It is paid 24 hours after the settlement, and taken back when the result is corrected.',
          },
          {
            p: 'A ready-made express pays its uplift when all its selections win as they were offered; a changed express has none.',
          },
        ],
      },
      {
        id: 2,
        title: 'Promo codes',
        blocks: [
          {
            p: 'A promo code gives the stake of one bet, a single or an express. The win is paid without the stake: 10 at 2.50 pays 15. Each player uses a code once, with the stake, the currency and from the total odds that it names, until its end.',
          },
          {
            p: 'If the bet is returned, the stake goes back to the house, and the code can be used again while it is valid.',
          },
        ],
      },
      {
        id: 3,
        title: 'Advance',
        blocks: [
          {
            p: 'Where the house offers it, a part of a stake can be paid by an advance against your open bets. These bets, and the new one, must be on events that are live or begin within 48 hours. The slip shows how much is available.',
          },
          {
            p: 'What the open bets pay within 48 hours repays the advance first; deposits do not. If it is not repaid, the bet with the advance is void: your own part of the stake is returned. If that bet has lost, nothing is returned.',
          },
          {
            p: 'Example: 500 on the account, bets of 200 at 1.50 and 240 at 2.00, then 140 of which 80 are an advance. Both old bets lose and the new one wins: 60 come back. The old bets win 780: 80 repay the advance, 700 remain, and the new bet stands.',
          },
        ],
      },
      {
        id: 4,
        title: 'Cash-out',
        blocks: [
          {
            p: 'The house may buy an open bet back, whole or in part. The offer is the stake, times the results of the settled selections, times the accepted odds over the present odds of the others, less the margin. It stands for some seconds; bonuses and uplifts are no part of it.',
          },
          {
            p: 'There is no offer while a market of the bet is suspended, for bets of bonus money or a promo code, while an advance is not repaid, and for chains, conditional bets and anti-expresses.',
          },
        ],
      },
      {
        id: 5,
        title: 'Stakes above the maximum',
        blocks: [
          {
            p: 'Where the slip offers a VIP bet, a line bet above the maximum can be asked for. Its stake is set aside until a trader accepts it at the odds of that moment, or refuses it. Without an answer in time it is refused, and the stake is back.',
          },
        ],
      },
    ],
  },
] as const satisfies readonly RuleGroup[]
