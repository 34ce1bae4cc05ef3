import { expect, it } from 'vitest';
import {
  findStateCode,
  isMilitary,
  isStateOrDistrict,
  type StateCode,
  showState,
  usStates,
} from './us-states.ts';

it('the table lists the 50 states, DC, 5 territories, and 3 military regions [DRV-007]', () => {
  const codes = Object.keys(usStates) as (keyof typeof usStates)[];
  expect(codes.filter(isStateOrDistrict)).toHaveLength(51);
  expect(codes.slice(-9)).toEqual(['DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP']);
  expect(showState('TX')).toBe('Texas');
  expect(showState('DC')).toBe('District of Columbia');
  expect(showState('PR')).toBe('Puerto Rico');
  expect(showState('Bavaria')).toBe('Bavaria');
});

it.each([
  [' new mexico', 'NM'],
  ['nm', 'NM'],
  ['D.C.', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  ['U.S. Virgin Islands', 'VI'],
  ['virgin islands', 'VI'],
  ['ae', 'AE'],
])('"%s" is the state %s', (text, code) => {
  expect(findStateCode(text)).toBe(code);
});

it('other text is not a state', () => {
  expect(findStateCode('Mexico')).toBeNull();
  expect(findStateCode('')).toBeNull();
});

const postal = `
AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana,
ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana,
NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina,
ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina,
SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia,
WI Wisconsin, WY Wyoming, DC District of Columbia, AS American Samoa, GU Guam, MP Northern Mariana Islands,
PR Puerto Rico, VI U.S. Virgin Islands, AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific
`;

it("the codes and names are the Postal Service's [DRV-007]", () => {
  const rows = Object.entries(usStates).map(([code, name]) => `${code} ${name}`);
  expect(rows).toEqual(postal.trim().split(/,\s/));
});

it('each code and each name finds its code', () => {
  for (const [code, name] of Object.entries(usStates)) {
    expect([findStateCode(code), findStateCode(name)]).toEqual([code, code]);
    expect(showState(code)).toBe(name);
  }
});

it('territories and military regions are distinguished from states', () => {
  const codes = Object.keys(usStates) as StateCode[];
  expect(codes.filter(isMilitary)).toEqual(['AA', 'AE', 'AP']);
  expect(codes.filter((code) => !isStateOrDistrict(code) && !isMilitary(code))).toEqual([
    'AS',
    'GU',
    'MP',
    'PR',
    'VI',
  ]);
});

it.each([
  ['Washington D C', 'DC'],
  ['Washington,  D.C.', 'DC'],
  ['US Virgin Islands', 'VI'],
  ['Commonwealth of the Northern Mariana Islands', 'MP'],
  ['CNMI', 'MP'],
  ['New\tYork ', 'NY'],
])('"%s" is another spelling of %s', (text, code) => {
  expect(findStateCode(text)).toBe(code);
});

it('part of a name is not a state', () => {
  for (const text of ['New', 'York', 'NewYork', 'toString']) expect(findStateCode(text)).toBeNull();
});
