import type { AppPageName, InfoPage } from '../types.ts'

/** The site as an app, and the pages of cricket. */
export default {
  mobile_app: {
    title: 'The app for your phone',
    description: 'The site on the home screen of a phone: full screen, no store, nothing to update.',
    sections: [
      {
        title: 'The site is the app',
        blocks: [
          {
            p: 'Put {company} on your home screen and it opens like an app: full screen, with its own icon, at the place where you left it. There is no file to download and nothing to update: every start brings the newest version.',
          },
        ],
      },
      {
        title: 'On Android',
        blocks: [
          {
            list: [
              'Open this site in the browser and open its menu (three dots).',
              'Choose “Add to home screen” or “Install app”, and confirm.',
              'Open {company} by its icon and sign in.',
            ],
          },
        ],
      },
      {
        title: 'On iPhone and iPad',
        blocks: [
          {
            list: [
              'Open this site in Safari and press the button to share.',
              'Choose “Add to Home Screen”, and press “Add”.',
              'Open {company} by its icon and sign in.',
            ],
          },
        ],
      },
      {
        title: 'Safe by habit',
        blocks: [
          {
            p: 'We send no installation files and ask for none of your rights on the phone: no contacts, no messages, no place. A file that calls itself our app is not ours; tell us at {email} where it was offered.',
          },
        ],
      },
    ],
  },
  desktop_app: {
    title: 'The app for your computer',
    description: 'The site in a window of its own on Windows, macOS and Linux.',
    sections: [
      {
        title: 'A window of its own',
        blocks: [
          {
            p: 'Installed by the browser, {company} runs in a window without tabs and address bar, with its icon in the dock or on the taskbar. It takes no more room than a page, and every start brings the newest version.',
          },
        ],
      },
      {
        title: 'How to install it',
        blocks: [
          {
            table: {
              head: ['Browser', 'Way'],
              rows: [
                ['Chrome', 'menu, “Cast, save and share”, “Install page as app”'],
                ['Edge', 'menu, “More tools”, “Apps”, “Install this site as an app”'],
                ['Safari', 'menu “File”, “Add to Dock”'],
                ['Firefox', 'no windows of this kind: keep a bookmark instead'],
              ],
            },
          },
        ],
      },
      {
        title: 'What it can do',
        blocks: [
          {
            list: [
              'Everything that the site can, with the same account, slip and history.',
              'Odds move in it as they do in a tab, several windows at once.',
              'To remove it, open its menu and choose “Uninstall”.',
            ],
          },
        ],
      },
    ],
  },
  cricket_app: {
    title: 'Cricket in your pocket',
    description: 'Cricket betting on a phone: matches, markets, live scores, and how to keep them one press away.',
    sections: [
      {
        title: 'All of cricket on one screen',
        blocks: [
          {
            p: 'Open the page of cricket and put it on your home screen (menu of the browser, “Add to home screen”): one press then shows every match of the line and live, with runs, wickets and overs as they come.',
          },
        ],
      },
      {
        title: 'What can be bet on',
        blocks: [
          {
            table: {
              head: ['Market', 'Decided by'],
              rows: [
                ['Winner of the match', 'the official result, a super over included'],
                ['Total runs', 'the runs of both teams in the match'],
                ['Runs of one team', 'the runs of that team’s innings'],
              ],
            },
          },
          {
            p: 'A match that is called off without a result returns the stakes. Where rain shortens a match, bets whose result is already certain stand.',
          },
        ],
      },
    ],
  },
  ipl_betting_app: {
    title: 'Betting on the Indian Premier League',
    description: 'The Indian Premier League on a phone: how the season goes, what to bet on, and the matches to come.',
    sections: [
      {
        title: 'How the season goes',
        blocks: [
          {
            p: 'Ten teams play a league of Twenty20 matches in spring; the best four go on to the play-offs. The first two meet for a place in the final, and the loser gets a second chance against the winner of the other pair.',
          },
        ],
      },
      {
        title: 'Before you bet',
        blocks: [
          {
            list: [
              'The toss decides who bats first, and odds move with it.',
              'Twenty overs a side leave little time to turn a match round: decide on your stake before it begins.',
              'A match that ends even goes to a super over, which counts for the winner of the match.',
            ],
          },
        ],
      },
      {
        title: 'On your phone',
        blocks: [
          {
            p: 'No download is needed: put the site on your home screen. A file that calls itself an app for this league and our name is not ours.',
          },
        ],
      },
    ],
  },
  cricket_world_cup: {
    title: 'Cricket World Cup',
    description:
      'The world championships of cricket: formats, how they are played, and the matches that can be bet on.',
    sections: [
      {
        title: 'The tournaments',
        blocks: [
          {
            table: {
              head: ['Tournament', 'Format', 'Held'],
              rows: [
                ['Men’s World Cup', 'one day, 50 overs a side', 'every four years'],
                ['Women’s World Cup', 'one day, 50 overs a side', 'every four years'],
                ['Men’s T20 World Cup', '20 overs a side', 'every two years'],
                ['Women’s T20 World Cup', '20 overs a side', 'every two years'],
              ],
            },
          },
        ],
      },
      {
        title: 'How bets are settled',
        blocks: [
          {
            list: [
              'The official result of the match decides, a super over included where the rules of the tournament have one.',
              'A match without a result returns the stakes, unless a bet’s result was already certain.',
              'Who reaches a final or wins the cup is a long-term bet: it is settled when the tournament is over.',
            ],
          },
        ],
      },
    ],
  },
} as const satisfies Record<AppPageName, InfoPage>
