/**
 * Cities abroad that are better known than any American town of the same name, by country and without accents. Names that
 * mean an American town as often (Birmingham, Naples, Waterloo) are left out.
 */
const citiesByCountry: Record<string, string> = {
  AE: 'abu dhabi, dubai, sharjah',
  AR: 'buenos aires, cordoba, rosario',
  AT: 'graz, innsbruck, linz, salzburg, vienna, wien',
  AU: 'adelaide, brisbane, canberra, gold coast, melbourne, perth, sydney',
  BD: 'dhaka',
  BE: 'antwerp, antwerpen, brussels, bruxelles, ghent, gent, leuven, liege',
  BG: 'plovdiv, sofia, varna',
  BR: 'belo horizonte, brasilia, campinas, curitiba, florianopolis, porto alegre, recife, rio de janeiro, sao paulo',
  CA: 'calgary, edmonton, halifax, kitchener, laval, markham, mississauga, montreal, ottawa, quebec city, regina, saskatoon, surrey, toronto, vancouver, winnipeg',
  CH: 'basel, bern, geneva, geneve, lausanne, lugano, winterthur, zug, zurich',
  CL: 'santiago, valparaiso',
  CN: 'beijing, chengdu, dalian, guangzhou, hangzhou, nanjing, shanghai, shenzhen, suzhou, tianjin, wuhan',
  CO: 'bogota, cali, medellin',
  CR: 'heredia',
  CY: 'limassol, nicosia',
  CZ: 'brno, ostrava, prague, praha',
  DE: 'berlin, bielefeld, bochum, bonn, bremen, cologne, darmstadt, dortmund, dresden, duisburg, dusseldorf, essen, frankfurt, frankfurt am main, freiburg, hamburg, hannover, heidelberg, karlsruhe, koln, leipzig, mainz, mannheim, munchen, munich, munster, nuremberg, nurnberg, potsdam, stuttgart, walldorf, wiesbaden, wuppertal',
  DK: 'aalborg, aarhus, copenhagen, kobenhavn, odense',
  EE: 'tallinn, tartu',
  EG: 'cairo, giza',
  ES: 'barcelona, bilbao, madrid, malaga, sevilla, seville, zaragoza',
  FI: 'espoo, helsinki, oulu, tampere, turku',
  FR: 'bordeaux, grenoble, lille, lyon, marseille, montpellier, nantes, nice, paris, rennes, sophia antipolis, strasbourg, toulouse',
  GB: 'aberdeen, belfast, brighton, bristol, cardiff, edinburgh, glasgow, leeds, leicester, liverpool, london, manchester, milton keynes, nottingham, sheffield, southampton',
  GH: 'accra',
  GR: 'thessaloniki',
  HK: 'hong kong, kowloon',
  HR: 'split, zagreb',
  HU: 'budapest, debrecen',
  ID: 'bandung, jakarta, surabaya',
  IE: 'cork, dublin, galway, limerick',
  IL: 'haifa, herzliya, jerusalem, petah tikva, ramat gan, tel aviv, tel aviv-yafo',
  IN: 'ahmedabad, bangalore, bengaluru, chandigarh, chennai, coimbatore, delhi, gurgaon, gurugram, hyderabad, indore, jaipur, kochi, kolkata, mumbai, new delhi, noida, pune, thiruvananthapuram',
  IT: 'bologna, firenze, genoa, milan, milano, roma, rome, torino, turin, verona',
  JP: 'fukuoka, kobe, kyoto, nagoya, osaka, sapporo, tokyo, yokohama',
  KE: 'mombasa, nairobi',
  KR: 'busan, incheon, pangyo, seoul',
  LK: 'colombo',
  LT: 'kaunas, vilnius',
  LV: 'riga',
  MA: 'casablanca, rabat',
  MX: 'cancun, ciudad de mexico, guadalajara, mexico city, monterrey, queretaro, tijuana',
  MY: 'cyberjaya, kuala lumpur, penang, petaling jaya',
  NG: 'abuja, lagos',
  NL: 'amsterdam, den haag, eindhoven, rotterdam, the hague, utrecht',
  NO: 'bergen, oslo, stavanger, trondheim',
  NZ: 'auckland, christchurch',
  PE: 'lima',
  PH: 'cebu, cebu city, makati, manila, pasig, quezon city, taguig',
  PK: 'islamabad, karachi, lahore',
  PL: 'gdansk, katowice, krakow, lodz, poznan, warsaw, warszawa, wroclaw',
  PT: 'braga, lisboa, lisbon, porto',
  QA: 'doha',
  RO: 'bucharest, bucuresti, cluj-napoca, iasi, timisoara',
  RS: 'belgrade, novi sad',
  RU: 'moscow, novosibirsk',
  SA: 'jeddah, riyadh',
  SE: 'goteborg, gothenburg, linkoping, lund, malmo, stockholm, uppsala',
  SI: 'ljubljana',
  SK: 'bratislava, kosice',
  TH: 'bangkok, chiang mai',
  TR: 'ankara, istanbul, izmir',
  TW: 'hsinchu, taichung, taipei',
  UA: 'kharkiv, kiev, kyiv, lviv',
  UY: 'montevideo',
  VN: 'da nang, hanoi, ho chi minh city',
  ZA: 'cape town, durban, johannesburg, pretoria',
};

const countryOf = new Map(
  Object.entries(citiesByCountry).flatMap(([country, cities]) =>
    cities.split(', ').map((city) => [city, country] as const),
  ),
);

/** The country of a city that is better known abroad; null for any other name. */
export function findWorldCity(name: string): string | null {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replace(/^greater | (?:area|office|hq|metro)$/g, '')
    .trim();
  return countryOf.get(folded) ?? null;
}
