/** How a sport makes a team's name of a town; `*` is the town. */
export const TEAM_PATTERNS: Readonly<Record<number, readonly string[]>> = {
  1: ['FC *', '* United', 'Sporting *', '* City', 'Real *', 'Athletic *', '* 1908', 'Racing *', 'Dynamo *', '* Rovers'],
  2: ['* Wolves', '* Lynx', 'HC *', '* Stars', '* Bears', '* Ice Hawks', '* Storm', '* Kings'],
  3: ['BC *', '* Giants', '* Hoops', '* Eagles', '* Basket', '* Titans', '* Suns', '* Lions'],
  5: ['* Hornets', '* Pilots', '* Anglers', '* Rangers', '* Foxes', '* Comets', '* Miners', '* Royals'],
  6: ['VC *', '* Volley', '* Falcons', '* Spikers', '* Wave', 'Volero *'],
  8: ['HB *', '* Handball', '* Panthers', '* 1919', 'SG *', '* Bulls'],
  66: ['* Chargers', '* Strikers', '* Tigers', '* Warriors', '* Blazers', '* Knights'],
}

/** Teams of cyber sports. */
export const CYBER_TEAMS =
  'Night Owls,Red Circuit,Ninefold,Static,Iron Valley,Blue Comet,Zero Hour,Ember,Lumen,Grey Ravens,Team Monsoon,Paper Tigers,Outpost,Sidewinder,Northlight,Karst,Vantage,Seven Seas,Overtime,Kestrel,Foxglove,Rift Runners,Cold Front,Harbour'

/** Family names of players, by the part of the world that a championship draws from. */
export const FAMILY_NAMES = {
  men: 'Almeida,Baumann,Carvalho,Dvorsky,Ekström,Ferrante,Gallardo,Halvorsen,Ivanek,Janowicz,Kovalenko,Lindgren,Marchetti,Novotny,Oliveira,Petrenko,Quintana,Rasmussen,Sorensen,Takeda,Urbaniak,Vasquez,Wójcik,Yamane,Zeman,Brandt,Castellan,Delacroix,Fontaine,Greaves,Hartley,Kuznetsov',
  women:
    'Andreeva,Bianchi,Castillo,Dumitru,Eriksson,Fischer,Georgieva,Hlavackova,Ionescu,Jankowska,Kimura,Larsen,Moreau,Nikolaidou,Ortega,Pavlova,Rinaldi,Savic,Tanaka,Vondra,Weber,Yilmaz,Zielinska,Bakker,Costa,Duval,Farkas,Gruber,Horvat,Kovacs,Lopes,Marin',
} as const
