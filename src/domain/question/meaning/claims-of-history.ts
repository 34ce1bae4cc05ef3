import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { numberWords } from '#domain/question/words/number-words.ts';
import type { ClaimRule } from './claim-rule.ts';
import { markExamples } from './split-subjects.ts';

const number = `(?<number>\\d{1,2}|${numberWords.slice(1).join('|')})`;
const current = '(?:current|present)';
const level =
  '(?<level>high school|college|university|associates?|bachelors?|masters?|graduate|advanced|postgraduate|doctora(?:te|l)|phd)';
const related =
  '(?<related>,? or (?:an? )?(?:closely )?(?:related|similar|relevant|equivalent)(?: field| discipline| degree| area| subject| major)?)?';

/** Claims about the current job, each understood as a whole. */
export const claimsOfHistory: readonly ClaimRule[] = [
  {
    family: 'employed_now',
    ask: /^are you (?:currently |presently |now )(?:employed|working)(?: right now| now)?$|^are you (?:employed|working)(?: now| right now| at present| at the moment)?$|^do you (?:currently|presently) have a job$|^(?:currently|presently) employed$/,
    read: () => ({ kind: 'employed' }),
  },
  {
    family: 'employed_now',
    ask: /^are you (?:currently |presently |now )?(?:unemployed|out of work)$/,
    read: () => ({ kind: 'employed', isNegated: true }),
  },
  {
    family: 'employed_now',
    ask: new RegExp(
      `^have you (?:been|worked) (?:(?<post>in your ${current} (?:position|role|job))|(?:with|for|at) your ${current} employer)(?: for)?(?: at least| a minimum of)? ${number} (?:full )?(?<unit>months?|years?)(?: or (?:more|longer))?$`,
    ),
    read: ({ post, number: said = '', unit = '' }) => {
      const count = /^\d+$/.test(said) ? Number(said) : numberWords.indexOf(said);
      const months = unit.startsWith('year') ? count * 12 : count;
      return { kind: 'tenure', months, isInPost: post !== undefined };
    },
  },
  {
    family: 'employed_now',
    ask: /^(?:do|are) you (?:currently|presently|now) (?:(?<lead>lead|leading)|manage|managing|supervise|supervising) (?:a team(?: of [a-z]+)?|people|employees|staff|others|other [a-z]+|any(?:one| people))$/,
    read: ({ lead }) => ({ kind: 'leads', isManaged: lead === undefined }),
  },
  {
    family: 'employed_now',
    ask: /^have you (?:ever )?led(?: (?:or )?(?:coached|mentored|trained|guided|supervised|managed))*(?<= led| (?:or )[a-z]+) (?:a team(?: of (?<team>[a-z]+))?|(?:other |junior )?(?<others>people|others|employees|staff|team members|colleagues|[a-z]+s))$/,
    read: ({ team, others = team }) => ({
      kind: 'leads',
      isManaged: false,
      ...(others !== undefined && !anyone.test(others) && { of: others }),
    }),
  },
  {
    family: 'has_degree',
    ask: new RegExp(
      `^do you (?:currently )?(?:have|hold|possess) an? (?:completed |earned )?(?<level>college|university|graduate|postgraduate|advanced) degree$`,
    ),
    read: ({ level: said = '' }) => ({ kind: 'degree', level: nameLevel(said), fields: [] }),
  },
  {
    family: 'has_degree',
    ask: /^(?:is|was|were) (?:all of )?your (?<field>nursing )?(?:degree|education|training|diploma|studies|schooling)(?: (?:from|completed|obtained|earned|received|done|at|a|an|accredited|school|program|university|college|institution))* (?:(?<abroad>outside|outside of)|inside|inside of|in|within) the (?:united states|u s|us|usa)$|^did you (?:graduate from|attend|complete)(?: an?)?(?: your)?(?: accredited)? (?<of>nursing )?(?:school|program|college|education|degree)(?: (?:that is|located))? (?:(?<out>outside|outside of)|inside|in|within) the (?:united states|u s|us|usa)$|^are you an? (?<foreign>internationally|foreign) (?:educated|trained) (?<nurse>nurse)$/,
    read: ({ field, of, nurse, abroad, out, foreign }) => ({
      kind: 'studied',
      field: (field ?? of ?? nurse) === undefined ? '' : 'nursing',
      isAbroad: (abroad ?? out ?? foreign) !== undefined,
    }),
  },
  {
    // "A Bachelor of Science in Nursing (BSN) or higher", by its name, its letters, or both.
    family: 'has_degree',
    ask: /^do you (?:currently )?(?:have|hold|possess)(?: at least)? an? (?:bachelors?(?: of science)?(?: degree)? in nursing(?: bsn)?|bsn|(?<master>masters?(?: of science)?(?: degree)? in nursing(?: msn)?|msn))(?: degree)? or (?:higher|above|greater|a higher degree)$/,
    read: ({ master }) => ({
      kind: 'degree',
      level: nameLevel(master === undefined ? 'bachelors' : 'masters'),
      fields: ['nursing'],
    }),
  },
  {
    // A level in any field: the highest one that the person stated answers it.
    family: 'has_degree',
    ask: /^do you (?:currently )?(?:have|hold|possess)(?: at least)? an? (?:completed |earned )?(?<level>associates?|bachelors?|masters?|doctora(?:te|l)|phd)(?: of (?:science|arts))?(?:(?: degree)? or (?:higher|above|a higher degree)| degree)$/,
    read: ({ level: said = '' }) => ({ kind: 'degree', level: nameLevel(said), fields: [] }),
  },
];

/** Whoever is led. */
const anyone = /^(?:people|others|employees|staff|team members|members|colleagues)$/;

function nameLevel(said: string): string {
  if (said.startsWith('high')) return 'High school diploma';
  if (said === '' || /^(?:assoc|col|univ)/.test(said)) return "Associate's degree";
  if (said.startsWith('bach')) return "Bachelor's degree";
  return /^(?:mast|grad|adv|post)/.test(said) ? "Master's degree" : 'Doctorate';
}

const degreeIn = new RegExp(
  `^do you (?:currently )?(?:have|hold|possess)(?: at least)? an? (?:completed )?(?:${level}(?: of (?:science|arts))?(?: degree)?|degree)(?: or higher)? in (?:the field of )?(?<fields>[a-z0-9 ]+?)${related}$`,
);

/** A degree in one of the fields that the question names. */
export function readDegreeIn(label: string): { family: string; claim: Claim } | null {
  const plain = markExamples(label)
    .replace(/(?: \([BM]SN\))?,? or (?:higher|above|greater)(?=\W*$)/i, '')
    .replace(/(?<=\bin [A-Z]?[a-z]+) \([A-Z]{2,4}\)(?=\W*$)/, '')
    .replace(/,? or equiv\w+(?: experience| combination[^?]*)?(?: \([^()]*\))?(?=\W*$)/i, '')
    .replace(
      / from an? (?:nationally |regionally )?accredited (?:program|school|university|college|institution|school of nursing)/i,
      '',
    )
    .replace(
      /\ban? [a-z-]+ (?:field|discipline|subject|area)(?: of study)? \((?:e\.g\.,? |such as )?([^()]+)\)/i,
      '$1',
    );
  const text = foldText(plain.replace(/,\s*(?:or\s+)?/g, ' or '));
  const { level: said = '', fields } = degreeIn.exec(text)?.groups ?? {};
  if (fields === undefined) return null;
  if (/\b(and|not|these|those|this|one|other|any|years?|experience|progress)\b/.test(fields)) return null;
  return {
    family: 'has_degree',
    claim: { kind: 'degree', level: nameLevel(said), fields: fields.split(' or ') },
  };
}

/** A school that the question names, in capitals. */
export function readGraduate(label: string): { family: string; claim: Claim } | null {
  const { school, attended } =
    /^(?:Are you an? (?:graduate|alum(?:nus|na|ni)?) of|Did you graduate from|Have you graduated from|(?<attended>Did you (?:ever )?attend)) (?:the )?(?<school>[A-Z][^?,;:()/]{1,60}?)\s*\?*\s*\*?$/.exec(
      label.trim(),
    )?.groups ?? {};
  if (!school || /\b(or|and|a|an|any|our|this|program)\b/.test(school)) return null;
  const isAttended = attended !== undefined;
  return { family: 'has_degree', claim: { kind: 'graduate', school, isAttended } };
}

/** The field of a school, and whether its country is asked for. */
export function nameSchool(label: string): QuestionParams {
  if (/\bcountry\b/.test(label))
    return { subject: /\bnurs(?:ing|e)\b/.test(label) ? 'nursing' : '', place: 'country' };
  const { before } = /\b(?<before>nursing|medical|dental|pharmacy) school\b/.exec(label)?.groups ?? {};
  if (before !== undefined) return { subject: before };
  const { field = '' } =
    / of (?<field>(?!the |your )[a-z]+)(?: attended| you attended| name)?$/.exec(label)?.groups ?? {};
  return { subject: field };
}

/** Only the team of today: "How many people did you manage?" may mean any job. */
export function readTeam(label: string): QuestionParams {
  const verb =
    /^(?:if (?:so|yes) )?how many (?:people|employees|team members|[a-z]+s) (?:are (?:on|in) the team you|do you) (?:currently )?(?<verb>lead|manage|supervise)(?: today| now| currently| right now| at present)?$/.exec(
      label,
    )?.groups?.['verb'];
  return verb === undefined ? {} : { team: verb === 'lead' ? 'led' : 'managed' };
}

const degrees: [string, RegExp][] = [
  ['Doctorate', /\b(doctora\w+|phd)\b/],
  ["Master's degree", /\bmasters?\b/],
  ["Bachelor's degree", /\b(bachelors?|undergraduate|college)\b/],
  ["Associate's degree", /\bassociates?\b/],
  ['High school diploma', /\b(high school|ged)\b/],
];

/** The lowest degree that the question accepts. */
export function readDegree(label: string): QuestionParams {
  const named = degrees.filter(([, pattern]) => pattern.test(label)).at(-1);
  return named ? { degree: named[0] } : {};
}
