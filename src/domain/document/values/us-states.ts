/**
 * The 50 states, the district, the territories, and the military regions: everything a US address uses as its
 * state.
 */
export const usStates = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'District of Columbia',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
} as const;
export type StateCode = keyof typeof usStates;

const otherNames: Record<string, StateCode> = {
  'washington dc': 'DC',
  'washington d c': 'DC',
  'virgin islands': 'VI',
  'us virgin islands': 'VI',
  'commonwealth of the northern mariana islands': 'MP',
  cnmi: 'MP',
};
const territories: readonly StateCode[] = ['AS', 'GU', 'MP', 'PR', 'VI'];
const military: readonly StateCode[] = ['AA', 'AE', 'AP'];

/** The code of a state given by code or name, in any case; null for other text. */
export function findStateCode(text: string): StateCode | null {
  return text.length > longest ? null : (codes.get(simplify(text)) ?? null);
}

const codes = new Map<string, StateCode>(Object.entries(otherNames));
for (const [code, name] of Object.entries(usStates) as [StateCode, string][])
  codes.set(code.toLowerCase(), code).set(simplify(name), code);
/** The longest name and room for its spaces and points. Prose is not a state. */
const longest = 80;

/** "D.C." becomes "dc", "Washington, D.C." becomes "washington dc". */
function simplify(text: string): string {
  return text
    .replaceAll('.', '')
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Military addresses are US addresses of people who may live anywhere. */
export function isMilitary(code: StateCode): boolean {
  return military.includes(code);
}

/** One of the 50 states or the district: forms may list a territory as its own country. */
export function isStateOrDistrict(code: StateCode): boolean {
  return !military.includes(code) && !territories.includes(code);
}

/** The name to show; text that isn't a state code stays unchanged. */
export function showState(code: string): string {
  const known = findStateCode(code);
  return known ? usStates[known] : code;
}
