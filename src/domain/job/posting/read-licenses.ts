import type { Statement } from './statements.ts';

export const credentialPattern =
  /\b(licen[sc]e[ds]?|licensure|certifi(?:ed|cation|cate)s?|registration|CDL)\b/i;

/** Wishes, offers, and the driver's license, which resumes rarely name. */
const notAsked =
  /\b(prefer|plus\b|bonus|nice to have|desired|willing|ability to|eligib|able to obtain|obtain within|within \d+|fees?\b|reimburse|paid|tuition|training|driver[’']?s|driving|software licen|or progress|not (?:required|needed|necessary)|no \w+ needed|certificates? of|certification of|gift|vehicle registration|licensing|certified (?:b corp|great|facility|women|minority))/i;
/** What the work is about, and what the company says of itself. */
const notAPerson =
  /^(?:manage|help|issue|review|support|assist|process|prepare|coordinate|track|handle|sell)\b|^(?:we|our|iso)\b(?!.*\b(?:require|must|need)\b)|^certificates,|^certified\b(?!.*\brequired)/i;
const longestStatement = 200;

/** The statements that ask for a license or certificate. */
export function findLicenses(statements: readonly Statement[]): string[] {
  return statements
    .filter(
      ({ text, need }) =>
        need !== 'preferred' &&
        text.length <= longestStatement &&
        credentialPattern.test(text) &&
        !notAsked.test(text) &&
        !notAPerson.test(text),
    )
    .map(({ text }) => text);
}
