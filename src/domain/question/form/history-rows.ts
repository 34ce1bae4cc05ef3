import { foldText } from '#domain/question/words/fold-text.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { HistoryPart, JobPart, SchoolPart } from './history-part.ts';
import { asksYesOrNo } from './question-shape.ts';

const isCurrent =
  /^current (?:job|position|employer)$|^is this your current (?:job|position|employer|role)$|^(?:do you|i) (?:currently|still) work here$|^are you currently employed here$/;
const when = '(?:(?:dates?|employment dates?|dates? of employment|dates? employed|employed) )?';
const unit = '(?: date)?(?: (?:month|year|month year|month and year))?';
const jobParts: [JobPart, RegExp][] = [
  ['company', /^(?:name of )?(?:the )?(?:company|employer|organi[sz]ation)(?: name)?$/],
  ['title', /^(?:your )?(?:job )?(?:title|position|position title|position held|role|title of position)$/],
  ['from', new RegExp(`^${when}(?:from|start|started|starting|begin|beginning)${unit}$`)],
  ['to', new RegExp(`^${when}(?:to|end|ended|ending|until|through)${unit}$`)],
  ['location', /^(?:job |work )?location$|^city (?:and )?state$/],
  ['city', /^city$/],
  ['state', /^state(?: (?:or )?province)?$/],
  ['current', isCurrent],
  [
    'duties',
    /^(?:job |role |position )?(?:description|duties|responsibilities|duties and responsibilities)$/,
  ],
  ['contact', /^may we contact(?: this employer| them)?$/],
];
const schoolName = '(?:school|institution|college|university|college or university|school or university)';
const schoolParts: [SchoolPart, RegExp][] = [
  ['school', new RegExp(`^(?:name of )?(?:the )?${schoolName}(?: name| attended)?$`)],
  ['degree', /^(?:type of )?degree(?: type| obtained| earned| received| or diploma| diploma)?$/],
  ['field', /^(?:major|field of study|course of study|area of study|discipline|major field of study)$/],
  ['graduated', /^graduated?$|^did you (?:graduate|complete (?:the|this) program)$/],
  ['year', /^graduation year$|^year (?:of )?(?:graduated|graduation|completed)$/],
  ['to', new RegExp(`^(?:to|end)${unit}$`)],
  ['location', /^(?:school )?location(?: of school)?$|^city (?:and )?state$/],
  ['city', /^city$/],
  ['state', /^state(?: (?:or )?province)?$/],
];

const ordinals = ['first', 'second', 'third', 'fourth'];
const jobWords = '(?:my |your |work |employment |professional |job |former |previous |past |prior )*';
const latestFirst =
  /\b(?:most recent|latest)\b|\b(?:last|current|present) (?:employer|position|job|one)\b|\blast first\b/;
const jobHeadings = {
  numbered: new RegExp(
    `^${jobWords}(?:experience|employment|employer|job|position|company)(?: no| number)? (?<number>[1-9])$|^(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th) (?:employer|job|position|company)$`,
  ),
  latest:
    /^(?:current|present|most recent|latest|current or most recent|present or most recent|most recent or current)(?: employer| job| position| employment)$/,
  whole: new RegExp(`^${jobWords}(?:experience|employment|history|employers|jobs)(?<rest> .*)?$`),
};
const schoolHeadings = {
  numbered: /^(?:education|school|degree)(?: history)? (?<number>[1-9])$/,
  high: /^high school(?: information| education)?$/,
  college: /^(?:college|university|college (?:or )?university|undergraduate(?: college| education)?)$/,
  whole:
    /^(?:my |your )?education(?:al)?(?: history| background| information| details| and training)?$|^schools$|^academic (?:background|history)$/,
};

type Placed = Pick<HistoryPart, 'kind' | 'row' | 'isDoubted'> & { isCounted: boolean; isHeld?: boolean };

interface Block {
  section: string | undefined;
  /** The label that begins each row: the first one that is understood. */
  opener: string | null;
  row: number;
  /** What each row has asked for. */
  seen: Set<string>;
}

/** The work history or school row that each field belongs to; null for every other field. */
export function readHistoryRows(fields: readonly AskedQuestion[]): (HistoryPart | null)[] {
  let block = null as Block | null;
  const headings = new Map<string, Placed | null>();
  return fields.map((field) => {
    const section = field.section ?? '';
    if (section === '') return null;
    if (!headings.has(section)) headings.set(section, placeHeading(section));
    const placed = headings.get(section);
    if (!placed) {
      block = null;
      return null;
    }
    const own: Block =
      block && block.section === field.section
        ? block
        : { section: field.section, opener: null, row: -1, seen: new Set() };
    block = own;
    return readPart(field, placed, own);
  });
}

function readPart(field: AskedQuestion, placed: Placed, block: Block): HistoryPart | null {
  const { name, number } = readLabel(field.label);
  const parts = placed.kind === 'job' ? jobParts : schoolParts;
  const part = parts.find(([, pattern]) => pattern.test(name))?.[0];
  if (!part) return null;
  block.opener ??= name;
  if (block.opener === name) block.row = number ?? block.row + 1;
  const row = placed.isCounted ? (number ?? block.row) : placed.row;
  // The same question twice in one row: it is unclear where the next row begins.
  const asked = `${row} ${name}`;
  if (block.seen.has(asked)) block.opener = '';
  block.seen.add(asked);
  const isYesOrNo = part === 'current' || part === 'graduated' || part === 'contact';
  const isOther = field.options.length === 1 || (isYesOrNo && !asksYesOrNo(field));
  if (block.opener === '' || isOther || (number !== null && !placed.isCounted)) return null;
  const { kind, isDoubted, isHeld = false } = placed;
  return { kind, row, part, isDoubted, isHeld, isFirst: name === block.opener } as HistoryPart;
}

/** The position from the innermost heading. Without a number, rows are counted by their fields. */
function placeHeading(section: string): Placed | null {
  const headings = section.split(' › ').map(foldText);
  const heading = headings.at(-1) ?? '';
  const isDoubted = headings.some((one) => /\b(former|previous|past|prior)\b/.test(one));
  const job = jobHeadings.numbered.exec(heading)?.groups;
  if (job || jobHeadings.latest.test(heading)) {
    const number = job?.['number'] ?? job?.['ordinal'];
    const row = number === undefined ? 0 : readOrdinal(number);
    // "Previous employer 1" may come after a current one.
    if (isDoubted && !headings.some((one) => latestFirst.test(one))) return null;
    const isHeld = number === undefined && !latestFirst.test(heading.replace(/\b(current|present)\b/g, ''));
    return { kind: 'job', row, isDoubted, isHeld, isCounted: false };
  }
  const whole = jobHeadings.whole.exec(heading)?.groups;
  if (whole) {
    const isOrdered = latestFirst.test(whole['rest'] ?? '');
    if ((whole['rest'] !== undefined || isDoubted) && !isOrdered) return null;
    return { kind: 'job', row: 0, isDoubted, isCounted: true };
  }
  return placeSchool(heading);
}

function placeSchool(heading: string): Placed | null {
  const school = { kind: 'school' as const, isDoubted: false };
  const number = schoolHeadings.numbered.exec(heading)?.groups?.['number'];
  if (number !== undefined) return { ...school, row: Number(number) - 1, isCounted: false };
  if (schoolHeadings.high.test(heading)) return { ...school, row: 'high school', isCounted: false };
  if (schoolHeadings.college.test(heading)) return { ...school, row: 'college', isCounted: false };
  return schoolHeadings.whole.test(heading) ? { ...school, row: 0, isCounted: true } : null;
}

function readOrdinal(text: string): number {
  const named = ordinals.indexOf(text);
  return named >= 0 ? named : Number.parseInt(text, 10) - 1;
}

/** "Employer (2)" is the employer of the second row; other parentheses are explanations. */
function readLabel(label: string): { name: string; number: number | null } {
  const number = /(?:^| )(?<number>[2-9])$/.exec(foldText(label))?.groups?.['number'];
  const name = foldText(label.replace(/\([^)]*\)/g, ' ')).replace(/ [2-9]$/, '');
  return { name, number: number === undefined ? null : Number(number) - 1 };
}
