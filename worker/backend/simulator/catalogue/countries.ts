/** Countries of the championships: names in three languages, and towns from which team names are made. */
export interface Country {
  en: string
  ru: string
  ar: string
  towns: string
}

export const COUNTRIES = {
  int: {
    en: 'World',
    ru: 'Мир',
    ar: 'العالم',
    towns: 'Atlantic,Pacific,Nordic,Alpine,Baltic,Iberian,Andean,Danube,Sahara,Caspian,Aegean,Adriatic,Polar,Savanna',
  },
  gb: {
    en: 'England',
    ru: 'Англия',
    ar: 'إنجلترا',
    towns:
      'Ashbourne,Leeford,Bristow,Norwick,Hullgate,Readham,Burnby,Stockleigh,Derwent,Ipsley,Prestbury,Lutonby,Wiganshaw,Oldmere,Barnsworth,Coventham',
  },
  es: {
    en: 'Spain',
    ru: 'Испания',
    ar: 'إسبانيا',
    towns: 'Cádiz,Oviedo,Huelva,Burgos,Lugo,Murcia,Soria,Toledo,Jaén,Teruel,Zamora,León,Cuenca,Alcoy',
  },
  it: {
    en: 'Italy',
    ru: 'Италия',
    ar: 'إيطاليا',
    towns: 'Pavia,Ferrara,Pescara,Rimini,Siena,Trento,Lucca,Ancona,Perugia,Modena,Novara,Vicenza,Matera,Ragusa',
  },
  de: {
    en: 'Germany',
    ru: 'Германия',
    ar: 'ألمانيا',
    towns: 'Kassel,Erfurt,Ulm,Trier,Jena,Lübeck,Passau,Siegen,Fulda,Bamberg,Potsdam,Bremerhaven,Zwickau,Halle',
  },
  fr: {
    en: 'France',
    ru: 'Франция',
    ar: 'فرنسا',
    towns: 'Annecy,Dijon,Tours,Amiens,Limoges,Rouen,Pau,Nîmes,Bourges,Colmar,Niort,Valence,Laval,Quimper',
  },
  pt: {
    en: 'Portugal',
    ru: 'Португалия',
    ar: 'البرتغال',
    towns: 'Évora,Leiria,Viseu,Faro,Setúbal,Aveiro,Beja,Guarda,Chaves,Tomar,Sintra,Braganza',
  },
  nl: {
    en: 'Netherlands',
    ru: 'Нидерланды',
    ar: 'هولندا',
    towns: 'Delft,Gouda,Assen,Leiden,Zwolle,Hoorn,Venray,Tilburg,Haarlem,Almere,Sneek,Emmen',
  },
  be: {
    en: 'Belgium',
    ru: 'Бельгия',
    ar: 'بلجيكا',
    towns: 'Namur,Ostend,Mons,Leuven,Aalst,Hasselt,Kortrijk,Tournai,Ypres,Arlon,Dinant,Turnhout',
  },
  tr: {
    en: 'Turkey',
    ru: 'Турция',
    ar: 'تركيا',
    towns: 'Bursa,Konya,Adana,Edirne,Samsun,Mersin,Rize,Sivas,Manisa,Denizli,Kayseri,Erzurum',
  },
  gr: {
    en: 'Greece',
    ru: 'Греция',
    ar: 'اليونان',
    towns: 'Patra,Volos,Larisa,Kavala,Chania,Ioannina,Lamia,Rhodes,Serres,Corfu,Drama,Sparta',
  },
  ru: {
    en: 'Russia',
    ru: 'Россия',
    ar: 'روسيا',
    towns: 'Tula,Omsk,Perm,Kursk,Pskov,Tver,Vologda,Kirov,Penza,Tambov,Oryol,Ufa,Yaroslavl,Novgorod',
  },
  ua: {
    en: 'Ukraine',
    ru: 'Украина',
    ar: 'أوكرانيا',
    towns: 'Lviv,Poltava,Sumy,Odesa,Rivne,Uman,Lutsk,Cherkasy,Vinnytsia,Ternopil,Zhytomyr,Uzhhorod',
  },
  pl: {
    en: 'Poland',
    ru: 'Польша',
    ar: 'بولندا',
    towns: 'Gdynia,Opole,Radom,Toruń,Lublin,Kielce,Tychy,Elbląg,Zabrze,Rzeszów,Płock,Bielsko',
  },
  cz: {
    en: 'Czech Republic',
    ru: 'Чехия',
    ar: 'التشيك',
    towns: 'Brno,Plzeň,Zlín,Opava,Jihlava,Kladno,Pardubice,Liberec,Olomouc,Teplice,Karviná,Třinec',
  },
  sk: {
    en: 'Slovakia',
    ru: 'Словакия',
    ar: 'سلوفاكيا',
    towns: 'Nitra,Košice,Poprad,Žilina,Trnava,Prešov,Martin,Zvolen,Trenčín,Michalovce,Senica,Komárno',
  },
  at: {
    en: 'Austria',
    ru: 'Австрия',
    ar: 'النمسا',
    towns: 'Linz,Graz,Wels,Villach,Krems,Steyr,Bregenz,Leoben,Dornbirn,Lienz,Kufstein,Tulln',
  },
  ch: {
    en: 'Switzerland',
    ru: 'Швейцария',
    ar: 'سويسرا',
    towns: 'Bern,Lugano,Thun,Zug,Davos,Biel,Chur,Aarau,Sion,Winterthur,Fribourg,Vevey',
  },
  se: {
    en: 'Sweden',
    ru: 'Швеция',
    ar: 'السويد',
    towns: 'Gävle,Umeå,Växjö,Karlstad,Luleå,Örebro,Falun,Lund,Kalmar,Borås,Mora,Kiruna',
  },
  no: {
    en: 'Norway',
    ru: 'Норвегия',
    ar: 'النرويج',
    towns: 'Bergen,Bodø,Molde,Tromsø,Stavanger,Hamar,Larvik,Narvik,Ålesund,Moss,Skien,Arendal',
  },
  dk: {
    en: 'Denmark',
    ru: 'Дания',
    ar: 'الدنمارك',
    towns: 'Odense,Aalborg,Esbjerg,Viborg,Horsens,Vejle,Randers,Kolding,Silkeborg,Skive,Ribe,Herning',
  },
  fi: {
    en: 'Finland',
    ru: 'Финляндия',
    ar: 'فنلندا',
    towns: 'Turku,Oulu,Lahti,Kuopio,Pori,Vaasa,Kotka,Rauma,Mikkeli,Kemi,Salo,Joensuu',
  },
  hu: {
    en: 'Hungary',
    ru: 'Венгрия',
    ar: 'المجر',
    towns: 'Győr,Pécs,Eger,Szeged,Sopron,Debrecen,Baja,Tata,Miskolc,Érd,Vác,Gyula',
  },
  ro: {
    en: 'Romania',
    ru: 'Румыния',
    ar: 'رومانيا',
    towns: 'Arad,Cluj,Iași,Brașov,Sibiu,Craiova,Galați,Oradea,Bacău,Pitești,Buzău,Târgoviște',
  },
  rs: {
    en: 'Serbia',
    ru: 'Сербия',
    ar: 'صربيا',
    towns: 'Niš,Subotica,Čačak,Vršac,Zemun,Užice,Kraljevo,Pančevo,Sombor,Loznica,Bor,Šabac',
  },
  hr: {
    en: 'Croatia',
    ru: 'Хорватия',
    ar: 'كرواتيا',
    towns: 'Split,Zadar,Osijek,Rijeka,Pula,Šibenik,Varaždin,Sisak,Karlovac,Vukovar,Makarska,Đakovo',
  },
  us: {
    en: 'USA',
    ru: 'США',
    ar: 'الولايات المتحدة',
    towns: 'Boise,Tulsa,Omaha,Fresno,Tampa,Albany,Mobile,Tucson,Reno,Toledo,Akron,Durham,Madison,Spokane',
  },
  ca: {
    en: 'Canada',
    ru: 'Канада',
    ar: 'كندا',
    towns: 'Regina,Halifax,Kelowna,Sudbury,Laval,Windsor,Moncton,Kingston,Guelph,Barrie,Kamloops,Saskatoon',
  },
  mx: {
    en: 'Mexico',
    ru: 'Мексика',
    ar: 'المكسيك',
    towns: 'Puebla,Toluca,Mérida,Colima,Oaxaca,Durango,Celaya,Saltillo,Tepic,Morelia,Tampico,Xalapa',
  },
  br: {
    en: 'Brazil',
    ru: 'Бразилия',
    ar: 'البرازيل',
    towns: 'Santos,Belém,Natal,Recife,Manaus,Goiânia,Cuiabá,Londrina,Maceió,Campinas,Vitória,Joinville',
  },
  ar: {
    en: 'Argentina',
    ru: 'Аргентина',
    ar: 'الأرجنتين',
    towns: 'Rosario,Mendoza,Salta,Tucumán,Córdoba,Paraná,Neuquén,Posadas,Formosa,Jujuy,Ushuaia,Luján',
  },
  cl: {
    en: 'Chile',
    ru: 'Чили',
    ar: 'تشيلي',
    towns: 'Talca,Arica,Iquique,Temuco,Osorno,Curicó,Calama,Rancagua,Chillán,Linares,Copiapó,Quilpué',
  },
  jp: {
    en: 'Japan',
    ru: 'Япония',
    ar: 'اليابان',
    towns: 'Nagano,Sendai,Kobe,Niigata,Oita,Gifu,Akita,Nara,Mito,Sapporo,Fukui,Kochi',
  },
  kr: {
    en: 'South Korea',
    ru: 'Южная Корея',
    ar: 'كوريا الجنوبية',
    towns: 'Busan,Daegu,Ulsan,Suwon,Jeju,Pohang,Gwangju,Incheon,Jeonju,Gumi,Asan,Wonju',
  },
  cn: {
    en: 'China',
    ru: 'Китай',
    ar: 'الصين',
    towns: 'Dalian,Wuhan,Xiamen,Harbin,Jinan,Ningbo,Kunming,Suzhou,Hefei,Lanzhou,Qingdao,Foshan',
  },
  in: {
    en: 'India',
    ru: 'Индия',
    ar: 'الهند',
    towns: 'Pune,Jaipur,Nagpur,Kochi,Indore,Lucknow,Mysore,Surat,Patna,Bhopal,Ranchi,Guwahati',
  },
  au: {
    en: 'Australia',
    ru: 'Австралия',
    ar: 'أستراليا',
    towns: 'Perth,Hobart,Darwin,Cairns,Geelong,Ballarat,Newcastle,Bendigo,Mackay,Wollongong,Dubbo,Albury',
  },
  za: {
    en: 'South Africa',
    ru: 'ЮАР',
    ar: 'جنوب أفريقيا',
    towns: 'Durban,Pretoria,Paarl,Kimberley,George,Polokwane,Benoni,Knysna,Soweto,Nelspruit,Welkom,Upington',
  },
  eg: {
    en: 'Egypt',
    ru: 'Египет',
    ar: 'مصر',
    towns: 'Luxor,Aswan,Suez,Tanta,Mansoura,Damietta,Fayoum,Ismailia,Qena,Minya,Sohag,Zagazig',
  },
  sa: {
    en: 'Saudi Arabia',
    ru: 'Саудовская Аравия',
    ar: 'السعودية',
    towns: 'Jeddah,Dammam,Taif,Abha,Tabuk,Buraidah,Hail,Najran,Khobar,Yanbu,Jazan,Hofuf',
  },
} as const satisfies Record<string, Country>

export type CountryCode = keyof typeof COUNTRIES
