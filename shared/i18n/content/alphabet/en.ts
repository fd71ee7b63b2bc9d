import type { Alphabet } from '../types.ts'

/** The betting alphabet: words that a bettor meets here, each explained as this house uses it. */
export default {
  title: 'Betting alphabet',
  description:
    'Words of betting explained: bets and odds, markets, games and safer play, with examples that can be checked.',
  blocks: [
    {
      slug: 'bets',
      title: 'Bets and odds',
      text: 'What a bet slip is made of, and what its numbers mean.',
      categories: [
        {
          slug: 'coupon',
          title: 'The bet slip',
          terms: [
            {
              slug: 'single',
              title: 'Single',
              blocks: [
                {
                  p: 'A bet on one outcome. It pays the stake times the odds: 10 at 1.85 pays 18.50, of which 8.50 is the win.',
                },
              ],
            },
            {
              slug: 'express',
              title: 'Express',
              blocks: [
                {
                  p: 'One bet on several outcomes, also called an accumulator or a parlay. The odds are multiplied, and every outcome has to come in.',
                },
                {
                  p: 'An express of 1.85, 2.10 and 3.40 has the odds 1.85 × 2.10 × 3.40 = 13.209. One lost outcome loses it all; a returned one counts as 1.',
                },
              ],
            },
            {
              slug: 'system',
              title: 'System',
              blocks: [
                {
                  p: 'All expresses of one size that can be made of the chosen outcomes. A system of 2 out of 3 is three doubles, and a third of the stake stands on each.',
                },
                { p: 'Unlike an express it can pay although an outcome is lost.' },
              ],
            },
            {
              slug: 'banker',
              title: 'Banker',
              blocks: [
                {
                  p: 'An outcome of a system that stands in every one of its variants. If the banker loses, the whole system is lost.',
                },
              ],
            },
          ],
        },
        {
          slug: 'odds',
          title: 'Odds',
          terms: [
            {
              slug: 'coefficient',
              title: 'Odds (coefficient)',
              blocks: [
                {
                  p: 'The number by which the stake is multiplied when the bet wins. Decimal odds contain the stake: at 2.00 a bet of 10 pays 20.',
                },
                { p: 'The same price can be shown as 1.50, as 1/2 or as −200; the settings of the site choose how.' },
              ],
            },
            {
              slug: 'implied-probability',
              title: 'Implied probability',
              blocks: [
                {
                  p: 'The chance at which a bet at these odds would neither win nor lose in the long run: 1 divided by the odds. Odds of 2.50 stand for 40 %.',
                },
              ],
            },
            {
              slug: 'margin',
              title: 'Margin',
              blocks: [
                {
                  p: 'The part that the house keeps. It is what the implied probabilities of all outcomes of a market are above 100 % together.',
                },
                { p: 'Two outcomes at 1.90 each stand for 52.63 % twice, 105.26 % together: the margin is 5.26 %.' },
              ],
            },
            {
              slug: 'odds-change',
              title: 'Change of odds',
              blocks: [
                {
                  p: 'Odds move until a bet is accepted, and stay with the bet from then on. A setting of the bet slip says what happens when they move before: to ask, to accept any change, or to accept higher odds only.',
                },
              ],
            },
          ],
        },
        {
          slug: 'result',
          title: 'Settlement',
          terms: [
            {
              slug: 'return',
              title: 'Return',
              blocks: [
                {
                  p: 'A bet that is neither won nor lost: the stake comes back. In an express the returned outcome counts as 1, and the others decide.',
                },
              ],
            },
            {
              slug: 'cash-out',
              title: 'Cash-out',
              blocks: [
                {
                  p: 'The sale of an open bet back to the house, whole or in part, at the price of the moment. The offer stands for some seconds and follows the odds.',
                },
              ],
            },
            {
              slug: 'dead-heat',
              title: 'Dead heat',
              blocks: [
                {
                  p: 'More winners than the market has places for. The stake is divided among them: with two winners of one place a bet of 10 at 6.00 pays 30.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'markets',
      title: 'Markets',
      text: 'What can be bet on in a match, and how it is decided.',
      categories: [
        {
          slug: 'outcomes',
          title: 'Results',
          terms: [
            {
              slug: '1x2',
              title: '1X2',
              blocks: [
                {
                  p: 'The result of the match: 1 is a win of the first team, X a draw, 2 a win of the second one. In football 90 minutes with added time count.',
                },
              ],
            },
            {
              slug: 'double-chance',
              title: 'Double chance',
              blocks: [
                { p: 'Two of the three results in one bet: 1X, 12 or X2. The odds are lower, since two results win.' },
              ],
            },
            {
              slug: 'draw-no-bet',
              title: 'Draw no bet',
              blocks: [{ p: 'A bet on one of the teams; with a draw the stake is returned.' }],
            },
            {
              slug: 'both-teams-to-score',
              title: 'Both teams to score',
              blocks: [{ p: 'Whether each team scores at least once. It does not matter who wins.' }],
            },
          ],
        },
        {
          slug: 'lines',
          title: 'Handicaps and totals',
          terms: [
            {
              slug: 'handicap',
              title: 'Handicap',
              blocks: [
                {
                  p: 'A start that one team is given. It is added to the final score of the chosen team: a handicap of −1 wins when the team wins by two or more, is returned with a lead of one, and loses otherwise.',
                },
              ],
            },
            {
              slug: 'asian-handicap',
              title: 'Asian handicap',
              blocks: [
                {
                  p: 'A handicap in quarters. One of −0.25 is two bets of half the stake, on 0 and on −0.5: with a draw the first is returned and the second is lost.',
                },
              ],
            },
            {
              slug: 'total',
              title: 'Total',
              blocks: [
                {
                  p: 'How many goals, points or games there are together. Over 2.5 wins from three on, under 2.5 with two or fewer; a whole line such as 3 is returned when it is met exactly.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'games',
      title: 'Games and safer play',
      text: 'Words of the casino, of toto and lotto, and of the tools that keep play a pastime.',
      categories: [
        {
          slug: 'fairness',
          title: 'Fairness',
          terms: [
            {
              slug: 'rtp',
              title: 'Return to player (RTP)',
              blocks: [
                {
                  p: 'Which part of all stakes a game pays back on average. A roulette with one zero returns 36 of 37 parts, 97.29 %. It is an average of very many rounds and says nothing of the next one.',
                },
              ],
            },
            {
              slug: 'provably-fair',
              title: 'Provably fair',
              blocks: [
                {
                  p: 'The house fixes its part of the draw before the round and publishes the hash of it; the player has a part of his own. After the pair of seeds is changed, anybody can compute every round anew.',
                },
              ],
            },
            {
              slug: 'jackpot',
              title: 'Jackpot',
              blocks: [
                {
                  p: 'A prize that grows from draw to draw while nobody wins it. In toto it is shared by those who are right in every match.',
                },
              ],
            },
          ],
        },
        {
          slug: 'bonus',
          title: 'Bonuses',
          terms: [
            {
              slug: 'wagering',
              title: 'Wagering',
              blocks: [
                {
                  p: 'How many times a bonus has to be staked before it is the player’s own money. A bonus of 20 with wagering × 5 needs stakes of 100.',
                },
              ],
            },
            {
              slug: 'promo-code',
              title: 'Promo code',
              blocks: [{ p: 'A stake that the house gives. The win is paid without the stake: 10 at 2.50 pays 15.' }],
            },
            {
              slug: 'cashback',
              title: 'Cashback',
              blocks: [{ p: 'A part of the loss of a week that comes back when the week is over.' }],
            },
          ],
        },
        {
          slug: 'safer',
          title: 'Safer play',
          terms: [
            {
              slug: 'limit',
              title: 'Limit',
              blocks: [
                {
                  p: 'A bound that the player sets for deposits, stakes, losses or time. It can be tightened at once; loosening it takes a day and a second yes.',
                },
              ],
            },
            {
              slug: 'reality-check',
              title: 'Reality check',
              blocks: [
                {
                  p: 'A question after a chosen time of play that shows how long the session is and what it has brought. Play goes on when it is answered.',
                },
              ],
            },
            {
              slug: 'self-exclusion',
              title: 'Self-exclusion',
              blocks: [
                {
                  p: 'A shut account for a time that the player chooses. Nobody can end it early; money that is left is paid out.',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Alphabet
