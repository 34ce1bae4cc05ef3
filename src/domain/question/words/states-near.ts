import type { findStateCode } from '#domain/document/values/us-states.ts';

type StateCode = NonNullable<ReturnType<typeof findStateCode>>;

/** The states on the other side of each state's border. */
const borders: Readonly<Record<string, string>> = {
  AL: 'FL GA MS TN',
  AZ: 'CA CO NM NV UT',
  AR: 'LA MO MS OK TN TX',
  CA: 'AZ NV OR',
  CO: 'AZ KS NE NM OK UT WY',
  CT: 'MA NY RI',
  DE: 'MD NJ PA',
  FL: 'AL GA',
  GA: 'AL FL NC SC TN',
  ID: 'MT NV OR UT WA WY',
  IL: 'IA IN KY MI MO WI',
  IN: 'IL KY MI OH',
  IA: 'IL MN MO NE SD WI',
  KS: 'CO MO NE OK',
  KY: 'IL IN MO OH TN VA WV',
  LA: 'AR MS TX',
  ME: 'NH',
  MD: 'DC DE PA VA WV',
  MA: 'CT NH NY RI VT',
  MI: 'IL IN MN OH WI',
  MN: 'IA MI ND SD WI',
  MS: 'AL AR LA TN',
  MO: 'AR IA IL KS KY NE OK TN',
  MT: 'ID ND SD WY',
  NE: 'CO IA KS MO SD WY',
  NV: 'AZ CA ID OR UT',
  NH: 'MA ME VT',
  NJ: 'DE NY PA',
  NM: 'AZ CO OK TX UT',
  NY: 'CT MA NJ PA RI VT',
  NC: 'GA SC TN VA',
  ND: 'MN MT SD',
  OH: 'IN KY MI PA WV',
  OK: 'AR CO KS MO NM TX',
  OR: 'CA ID NV WA',
  PA: 'DE MD NJ NY OH WV',
  RI: 'CT MA NY',
  SC: 'GA NC',
  SD: 'IA MN MT ND NE WY',
  TN: 'AL AR GA KY MO MS NC VA',
  TX: 'AR LA NM OK',
  UT: 'AZ CO ID NM NV WY',
  VT: 'MA NH NY',
  VA: 'DC KY MD NC TN WV',
  WA: 'ID OR',
  WV: 'KY MD OH PA VA',
  WI: 'IA IL MI MN',
  WY: 'CO ID MT NE SD UT',
  DC: 'MD VA',
};

/** States so small that people commute through one of them to another. */
const small = 'ME NH VT MA RI CT NY NJ PA DE MD DC VA WV'.split(' ');

/** Whether nobody in one state lives near a place in the other; `isWide`: also across a third state. */
export function areFarApart(one: StateCode, other: StateCode, isWide?: boolean): boolean {
  const [near, there] = [borders[one]?.split(' '), borders[other]?.split(' ')];
  if (one === other || !near || !there || near.includes(other)) return false;
  if (isWide && near.some((state) => there.includes(state))) return false;
  return !(small.includes(one) && small.includes(other));
}
