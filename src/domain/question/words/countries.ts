/** Countries as questions and postings name them, with capital letters: "US" is a country, "us" a pronoun. */
const patterns: [string, RegExp][] = [
  [
    'US',
    /\bU\.?S\.?(A\.?)?(?=\W|$)|\bUnited States\b|\bAmerica\b(?<!\b(?:North|South|Latin|Central) America)/,
  ],
  [
    'GB',
    /\bU\.?K\.?(?=\W|$)|\bUnited Kingdom\b|\bGreat Britain\b|\bEngland\b(?<!New England)|\bScotland\b|\bWales\b(?<!South Wales)|\bNorthern Ireland\b/,
  ],
  ['EU', /\bE\.?U\.?(?=\W|$)|\bEuropean Union\b|\bEEA\b|\bSchengen\b/],
  ...Object.entries({
    CA: 'Canada',
    IE: '(?<!Northern )Ireland',
    DE: 'Germany|Deutschland',
    FR: 'France',
    NL: 'Netherlands',
    BE: 'Belgium',
    LU: 'Luxembourg',
    ES: 'Spain',
    PT: 'Portugal',
    IT: 'Italy',
    AT: 'Austria',
    CH: 'Switzerland',
    SE: 'Sweden',
    NO: 'Norway',
    DK: 'Denmark',
    FI: 'Finland',
    PL: 'Poland',
    CZ: 'Czech(?:ia| Republic)',
    SK: 'Slovakia',
    HU: 'Hungary',
    RO: 'Romania',
    BG: 'Bulgaria',
    HR: 'Croatia',
    RS: 'Serbia',
    UA: 'Ukraine',
    EE: 'Estonia',
    LV: 'Latvia',
    LT: 'Lithuania',
    GR: 'Greece',
    TR: 'Turkey|Türkiye',
    IL: 'Israel',
    AE: 'United Arab Emirates|UAE|Dubai',
    SA: 'Saudi Arabia',
    EG: 'Egypt',
    ZA: 'South Africa',
    NG: 'Nigeria',
    KE: 'Kenya',
    IN: 'India',
    PK: 'Pakistan',
    BD: 'Bangladesh',
    LK: 'Sri Lanka',
    PH: 'Philippines',
    ID: 'Indonesia',
    TH: 'Thailand',
    SG: 'Singapore',
    MY: 'Malaysia',
    VN: 'Vietnam',
    JP: 'Japan',
    KR: 'South Korea|(?<!North )Korea',
    KP: 'North Korea',
    CU: 'Cuba',
    IR: 'Iran',
    SY: 'Syria',
    RU: 'Russia(?:n Federation)?',
    BY: 'Belarus',
    VE: 'Venezuela',
    SD: '(?<!South )Sudan',
    CN: 'China',
    HK: 'Hong Kong',
    TW: 'Taiwan',
    AU: 'Australia',
    NZ: 'New Zealand',
    MX: '(?<!New )Mexico',
    BR: 'Brazil',
    AR: 'Argentina',
    CO: 'Colombia',
    CL: 'Chile',
    PE: 'Peru',
    CR: 'Costa Rica',
  }).map(([code, name]): [string, RegExp] => [code, new RegExp(`\\b(?:${name})\\b`)]),
];

/** Larger than a country: what is true in one part may not be true in another. */
const regions =
  /\b(North America|South America|Latin America|LATAM|EMEA|APAC|Europe|Asia|Africa|Worldwide)\b/;

/** Members of the European Union. */
export const europeanUnion =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** Free movement, but not in the union. */
export const europeanFreeTrade = ['CH', 'NO', 'IS', 'LI'];

/** What someone from a country is called, normalized. */
export const demonyms: Record<string, string> = {
  american: 'US',
  nigerian: 'NG',
  filipino: 'PH',
  kenyan: 'KE',
  brazilian: 'BR',
  colombian: 'CO',
  pakistani: 'PK',
  vietnamese: 'VN',
  polish: 'PL',
  portuguese: 'PT',
  dutch: 'NL',
  jamaican: 'JM',
  ghanaian: 'GH',
  canadian: 'CA',
  mexican: 'MX',
  british: 'GB',
  uk: 'GB',
  irish: 'IE',
  australian: 'AU',
  german: 'DE',
  french: 'FR',
  italian: 'IT',
  spanish: 'ES',
  indian: 'IN',
  chinese: 'CN',
  japanese: 'JP',
  russian: 'RU',
  iranian: 'IR',
  cuban: 'CU',
  syrian: 'SY',
  'north korean': 'KP',
};

/** The countries that a text names; a region counts as several. */
export function findCountries(text: string): string[] {
  const named = patterns.filter(([, pattern]) => pattern.test(text)).map(([code]) => code);
  return regions.test(text) ? [...named, 'region'] : named;
}

/** The only country, or undefined when there are none or several. */
export function onlyCountry(codes: readonly string[]): string | undefined {
  const unique = [...new Set(codes)];
  return unique.length > 1 || unique[0] === 'region' ? 'several' : unique[0];
}
