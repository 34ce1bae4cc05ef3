import { parseMonth } from '#domain/document/values/month-text.ts';
import type { AskedQuestion, QuestionParams } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';

const years = '(?:full |whole |completed |complete |total )*(?:years|yrs)';
const doYou = '(?:do|did) you (?:currently )?(?:have|possess)';
const thing = '(?<subject>(?!of\\b|experience\\b)[a-z0-9+ ]+?)';
const asA = '(?: as (?:an? )?(?<as>[a-z0-9+ ]+?))?';
const level = '(?: at (?:the |an? )?(?<level>[a-z]+) level)?';
const link = '(?:as|with|in|using|of|doing)';
const by = '(?:an? |the )?';

/** Whole questions, normalized and without notes. Any other word leaves the question unread. */
const wordings: readonly RegExp[] = [
  new RegExp(`^(?:how many |number of |total |total number of )?${years}(?: of)? experience(?: ${doYou})?$`),
  new RegExp(
    `^(?:how many|number of|total|total number of) ${years}(?: of)? ${thing} experience ${doYou}${asA}$`,
  ),
  new RegExp(
    `^(?:how many|number of|total number of) ${years}(?: of)? experience ${doYou} ${link} ${by}${thing}$`,
  ),
  new RegExp(`^(?:how many|number of|total number of) ${years} of ${thing}(?: experience)?(?: ${doYou})?$`),
  new RegExp(`^how many ${years} (?!have |do |did |of |experience )${thing}(?: experience)?(?: ${doYou})?$`),
  new RegExp(
    `^how (?:many ${years}|long) have you (?:been )?(?:worked|working|practiced|practicing|employed)(?: professionally)? (?:as|with|in|using) ${by}${thing}${level}$`,
  ),
  new RegExp(`^how (?:many ${years}|long) have you been (?:an? )${thing}${level}$`),
  new RegExp(
    `^how (?:many ${years}|long) have you held the (?:job )?title of ${thing}(?<higher> or (?:higher|above))?$`,
  ),
  new RegExp(`^how (?:many ${years}|long) have you (?:used|been using) ${thing}$`),
  new RegExp(
    `^(?:total |number of )?${years}(?: of)?(?: experience)? (?:as|with|in|using) ${by}${thing}${level}$`,
  ),
  new RegExp(`^(?:total |number of )?${years}(?: of)? ${thing}(?: experience)?$`),
  new RegExp(`^(?:total |number of )?${years}(?: of)? experience ${thing}$`),
  new RegExp(`^have you (?:worked with|used) ${thing} and if so (?:for )?how many ${years}$`),
  new RegExp(`^${thing} (?:experience )?(?:in )?${years}$`),
  new RegExp(
    `^how (?:much|many ${years}) of (?:that|it|this)(?: experience| time)? (?:is|was|were|has been|have been) (?:as|with|in|using) ${by}${thing}$`,
  ),
];

const act =
  '(?:performing|doing|with|in|as|using|writing|working with|working in|working as|of|developing in)';

/** Only for a list of years. */
const described = new RegExp(
  `^(?:which|what)(?: of (?:the following|these))?(?: statement| answer| option| choice| range)? best (?:describes|reflects|fits|matches) your (?:years of |level of |amount of )?experience ${act} ${by}${thing}$|^(?:your )?(?:length of |amount of )?experience ${act} ${by}(?<of>[a-z0-9+ ]+)$|^how much experience do you have ${act} ${by}(?<other>[a-z0-9+ ]+)$|^how much ${by}(?<much>[a-z0-9+ ]+) experience do you (?:currently )?(?:have|possess)$|^how long have you (?:done|been doing) (?<done>[a-z0-9+ ]+)$`,
);

/** Notes that change nothing. */
const notes =
  /\((?:please )?(?:all employers|whole years?(?: only)?|numbers? only|full years|round(?:ed)? (?:down|to [^()]*|down to [^()]*)|total)\)|,? (?:counting|including) (?:(?:your )?(?:apprenticeships?|military|military service|internships?|part-time work)(?: and |, | or )?)+(?=\W*$)|,? \(?(?:(?:military|military service|apprenticeships?|internships?|part-time work)(?: and |, | or )?)+ (?:time )?included\)?(?=\W*$)/gi;
/** "(not counting internships)": such titles are left out. */
const leftOut =
  /,? ?\(?\b(?:(?:not|without) (?:counting|including)|excluding|not|without|except)(?: (?:an?|any|your|time as an?))? (?<left>intern|apprentice)(?:s|ships?)?(?: time| work| years)?\)?(?=\W*$)/i;
const plain =
  /\b(?:hands on|professional|professionally|paid|full time|work|working|total|overall|combined|cumulative|practical|in total|to date|in a professional setting|in your career)\b/g;
const unclear =
  /\b(?:or|and|not|other|another|relevant|related|similar|equivalent|progressive|this|that|these|those|following|your|you|our|us|role|position|industry|field|employer|school|education|college|age|old|known|acquainted|last|past|since|ago|address|residence|lived|left|remaining|building|including|least|more|less|than|management|leadership|supervisory|managing|supervising|how|have|has|do|did|many|what|which|plan|until|spouse|unemployed|fiscal|calendar)\b/;

const asOfDate =
  /^as of (?<date>[a-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4}),? |\bas of (?<later>[a-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})\??$/i;
const afterCollege = /\(post[- ]?(?:college|graduation|grad)\)/i;

export type AskedYears = Pick<QuestionParams, 'subject' | 'as' | 'asOf' | 'after' | 'isTitle' | 'without'>;

/** The experience whose years are asked for; without a subject, all of it. Null: not such a question. */
export function readYears({ label, options }: AskedQuestion): AskedYears | null {
  if (options.length > 0 && !options.some((option) => /\d/.test(option.label))) return null;
  const { date, later = date } = (asOfDate.exec(label.trim())?.groups ?? {}) as Record<
    string,
    string | undefined
  >;
  const asOf = later === undefined ? undefined : readAsOf(later);
  const isAfterCollege = afterCollege.test(label);
  const left = leftOut.exec(label)?.groups?.['left']?.toLowerCase();
  const bare = label
    .trim()
    .replace(/\((?:in )?(?:years|yrs)\)/i, ' in years')
    .replace(asOfDate, ' ')
    .replace(leftOut, ' ')
    .replace(notes, ' ')
    .replace(afterCollege, ' ');
  const text = foldText(bare).replace(plain, ' ').replace(/\s+/g, ' ').trim();
  const isListed = options.length > 1 && options.some((option) => /\byears?\b/i.test(option.label));
  const match = [...wordings, ...(isListed ? [described] : [])]
    .map((wording) => wording.exec(text))
    .find(Boolean);
  const found: Record<string, string | undefined> = match?.groups ?? {};
  if (!match || asOf === null || /[()]/.test(bare)) return null;
  const subject = clean(['subject', 'other', 'of', 'much', 'done'].map((one) => found[one]).find(Boolean));
  const as = clean(found['as'] ?? found['level']);
  if (unclear.test(`${subject} ${as}`)) return null;
  return {
    ...(subject && { subject }),
    ...(as && { as }),
    ...(asOf && { asOf }),
    ...(isAfterCollege && { after: 'college' }),
    ...(left !== undefined && { without: left }),
    ...(/\btitle of\b/.test(text) && { isTitle: true }),
  };
}

function clean(text = ''): string {
  return text
    .replace(/\bexperience\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:an?|the|of|as|with|in) /, '')
    .replace(/ trade$/, '')
    .trim();
}

/** The last full month, counted from year 0. */
function readAsOf(date: string): number | null {
  const month = parseMonth(date);
  const day = Number(
    /\b(?<day>\d{1,2}), \d{4}$|\/(?<other>\d{1,2})\//.exec(date)?.slice(1).find(Boolean) ?? 1,
  );
  return month?.month ? month.year * 12 + month.month - (day < 15 ? 1 : 0) : null;
}
