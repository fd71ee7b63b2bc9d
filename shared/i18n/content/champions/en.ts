import type { ChampionsRules } from '../types.ts'

/** Rules for bets on cups of champions: what the betting rules leave to football. */
export default {
  title: 'Football champions: rules of bets',
  description:
    'How bets on football’s cups of champions are settled: 90 minutes, extra time, two legs, the winner of the cup, players, moved matches.',
  chapters: [
    {
      id: 1,
      title: 'What these rules are for',
      blocks: [
        {
          p: 'They hold for bets on football’s cups of champions: matches of a league or group phase, ties of two legs, finals on one ground, and bets on the whole competition. Where they say nothing, the betting rules of {company} hold.',
        },
        {
          p: 'The result is the one that the organiser of the competition publishes on the day of the match. Later decisions do not change the settlement.',
        },
      ],
    },
    {
      id: 2,
      title: 'Bets on a match',
      blocks: [
        {
          p: 'All markets of a match are settled by 90 minutes with added time. Extra time and penalties count only where the name of the market says so.',
        },
        {
          table: {
            head: ['The match', '1X2', 'Total of goals', 'To qualify'],
            rows: [
              ['1:1, then 2:1 after extra time', 'X', '2', 'the first team'],
              ['0:0, then 4:2 on penalties', 'X', '0', 'the first team'],
              ['2:1 after a first leg lost 0:2', '1', '3', 'the second team'],
            ],
          },
        },
        {
          p: 'Every leg is an event of its own: goals of the first leg do not count in the markets of the second one, except for who qualifies.',
        },
      ],
    },
    {
      id: 3,
      title: 'Going through and winning the cup',
      blocks: [
        {
          p: 'A bet on who qualifies is won by the team that plays the next round: goals of both legs, extra time and penalties count, and so does a decision of the organiser before the next round begins.',
        },
        {
          p: 'A bet on the winner of the cup stands whether the team has played in the competition or not. A team that withdraws or is shut out has lost. In the final “to win the cup” counts extra time and penalties.',
        },
        {
          p: 'Where several teams or players share a place, the stake is divided among them as the betting rules say of dead heats.',
        },
      ],
    },
    {
      id: 4,
      title: 'Players, cards and corners',
      blocks: [
        {
          list: [
            'A bet on a goalscorer is returned if the player does not take part in the match; own goals count for nobody.',
            'Goals in extra time and in a shoot-out are no goals of a goalscorer bet.',
            'Cards count when they are shown to players on the pitch within 90 minutes with added time.',
            'A corner counts when it is taken; one that is taken again counts once.',
          ],
        },
      ],
    },
    {
      id: 5,
      title: 'Moved and broken-off matches',
      blocks: [
        {
          p: 'A match that is played within 48 hours of the time that was first announced keeps its bets. Otherwise they are returned, except on markets that were decided before the break.',
        },
        {
          p: 'A match on another ground, or on neutral ground, keeps its bets as long as the teams stay the same and do not change sides. Bets on who qualifies and on the cup wait for as long as the competition takes.',
        },
      ],
    },
  ],
} as const satisfies ChampionsRules
