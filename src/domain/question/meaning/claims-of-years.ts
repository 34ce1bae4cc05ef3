import type { Claim } from '#domain/question/form/claim.ts';
import { numberWords } from '#domain/question/words/number-words.ts';
import { onlyNamed, plainText, splitSubjects } from './split-subjects.ts';

const number = `\\d{1,2}|${numberWords.slice(1).join('|')}`;
const least =
  '(?:at least|a minimum of|minimum of|minimum|no less than|not less than|(?<more>more than|over))';
const asked = new RegExp(
  `(?:${least} )?(?<amount>${number})(?:\\+| plus| or more| (?<again>\\d{1,2})(?: or more)?)?(?: full)? (?:years?|yrs?)(?: or more| minimum)?`,
);
const inTheLast = new RegExp(
  `(?: (?:with)?in| over| during) the (?:last|past) (?<within>${number}) (?:years|yrs)$`,
);
const begin = /^(?:do you (?:currently )?(?:have|possess)|have you(?: had)?|minimum|at least|\d)/;

/** A number of years that somebody must have, with what. Null: another question, or a word may change it. */
export function readYearsClaim(asIs: string): { family: string; claim: Claim } | null {
  const label = onlyNamed(asIs);
  const isRecentNoted = /\(within the last (?<span>\d{1,2})(?: years)?\)/i.exec(label)?.groups?.['span'];
  const plain = label.replace(/\(within the last \d{1,2}(?: years)?\)/i, ' ').replace(/\((\d{1,2})\)/, '$1');
  const text = plainText(plain);
  const within = inTheLast.exec(text)?.groups?.['within'] ?? isRecentNoted;
  const rest = text.replace(inTheLast, '');
  const { more, amount, again } = asked.exec(rest)?.groups ?? {};
  if (amount === undefined || !begin.test(rest)) return null;
  // "Three (3)", but not "1-2".
  if (again !== undefined && toNumber(amount) !== Number(again)) return null;
  const isRecent = /\brecent\b/.test(rest);
  const subjects = splitSubjects(rest.replace(asked, ' ').replace(/\brecent\b/, ' '), plain);
  if (subjects === null || (subjects.length === 0 && within !== undefined)) return null;
  const years = toNumber(amount);
  // Recent experience is that of the last years without a gap.
  const span = within === undefined ? (isRecent ? years : undefined) : toNumber(within);
  const isSimple = subjects.length === 1 && subjects[0]?.length === 1;
  const subject = subjects.map((names) => names.join(' or ')).join(', ') || null;
  return {
    family: 'years_with',
    claim: {
      kind: 'years',
      years,
      isMore: more !== undefined,
      subject,
      ...(subject !== null && !isSimple && { as: subjects }),
      ...(span !== undefined && { within: span }),
    },
  };
}

function toNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : numberWords.indexOf(text);
}
