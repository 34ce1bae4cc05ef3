import { foldText } from '#domain/question/words/fold-text.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { HistoryPart, JobOf } from './history-part.ts';
import {
  jobHeadings,
  jobParts,
  laterInOrder,
  laterRow,
  latestFirst,
  latestLast,
  licenseHeading,
  licenseParts,
  militaryHeading,
  militaryParts,
  oneBefore,
  schoolHeadings,
  schoolParts,
} from './history-words.ts';
import { asksYesOrNo } from './question-shape.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

type Placed = Pick<HistoryPart, 'kind' | 'row' | 'isDoubted'> & {
  isCounted: boolean;
  isHeld?: boolean;
  of?: JobOf;
};

interface Block {
  section: string | undefined;
  /** Schools below jobs in one section. */
  placed?: Placed;
  /** The label that begins each row: the first one that is understood. */
  opener: string | null;
  row: number;
  /** The kind of school that a label among others named last. */
  school?: 'high school' | 'college' | 'other';
  /** What each row has asked for. */
  seen: Set<string>;
}

/** The row of jobs, schools, or licenses that each field belongs to; null for every other field. */
export function readHistoryRows(fields: readonly AskedQuestion[]): (HistoryPart | null)[] {
  let block = null as Block | null;
  const headings = new Map<string, Placed | null>();
  return fields.map((asked) => {
    const field = splitPrefix(asked);
    const section = field.section ?? '';
    if (section === '') return null;
    if (!headings.has(section))
      headings.set(
        section,
        isFirstOfAll(section, fields)
          ? null
          : (placeHeading(section) ?? placeBefore(section, headings) ?? placeNext(section, headings)),
      );
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
    switchRows(field, placed, own);
    return readPart(field, own.placed ?? placed, own);
  });
}

const schoolOpener =
  /^(?:name of )?(?:the )?(?:school|university|college|institution|(?:school|college) (?:or )?(?:university|college|institution))(?: name| attended)?$/;
const jobOpener = /^(?:company|employer|job title|title|company name|employer name)$/;

/** "School or University" below jobs, all under "My Experience", begins the schools. */
function switchRows({ label }: AskedQuestion, placed: Placed, block: Block): void {
  if (placed.kind !== 'job' || !placed.isCounted || placed.isDoubted) return;
  const { name } = readLabel(label);
  const isSchool = schoolOpener.test(name);
  if (isSchool === (block.placed !== undefined) || !(isSchool || jobOpener.test(name))) return;
  const school: Placed = { kind: 'school', row: 0, isDoubted: false, isCounted: true };
  block.opener = isSchool ? null : '';
  block.row = -1;
  block.seen.clear();
  if (isSchool) block.placed = school;
  else delete block.placed;
}

/** Without a second employer, the first one may be the earliest. */
function isFirstOfAll(section: string, fields: readonly AskedQuestion[]): boolean {
  const hasSecond = fields.some((field) =>
    /\b(?:second|2nd) (?:employer|job|position|company)$/i.test(field.section ?? ''),
  );
  return /^(?:your )?(?:first|1st)\b/i.test(section.split(' › ').at(-1) ?? '') && !hasSecond;
}

/** "Previous employer" below a block for the most recent one, which is not only for a current job. */
function placeBefore(section: string, above: ReadonlyMap<string, Placed | null>): Placed | null {
  const placed = [...above.values()];
  const rows = placed.filter((one) => one?.kind === 'job' && !one.of);
  const [only, ...others] = rows;
  const isSecond = only?.row === 0 && !only.isHeld && !only.isCounted && others.length === 0;
  return isSecond && oneBefore.test(foldText(section.split(' › ').at(-1) ?? ''))
    ? { kind: 'job', row: 1, isDoubted: false, isCounted: false }
    : null;
}

/** "Previous employment 2" below "Previous employment 1 (start with your present job)". */
function placeNext(section: string, above: ReadonlyMap<string, Placed | null>): Placed | null {
  const { name, number } = /^(?<name>.+) (?<number>[2-9])$/.exec(foldText(section))?.groups ?? {};
  const first = [...above].find(([heading]) => foldText(heading).startsWith(`${name} 1`))?.[1];
  return name !== undefined && first?.kind === 'job' && first.row === 0
    ? { kind: 'job', row: Number(number) - 1, isDoubted: first.isDoubted, isCounted: false }
    : null;
}

/** "Experience: Title" is a title below the heading "Experience"; "Job 2: title" is left to the person. */
function splitPrefix(field: AskedQuestion): AskedQuestion {
  const { prefix, label } = /^(?<prefix>[^:]{3,40}): (?<label>.+)$/.exec(field.label)?.groups ?? {};
  if (prefix === undefined || label === undefined || (field.section ?? '') !== '') return field;
  const isFirst = /\d/.test(prefix) ? placeHeading(prefix)?.row === 0 : placeHeading(prefix) !== null;
  return isFirst ? { ...field, label, section: prefix } : field;
}

/** The second of a list that begins with the latest. */
const nextEmployer = /^(?:next|second|2nd) (?:previous|most recent|prior)(?: employer| company)(?: name)?$/;

const partsOf = { job: jobParts, school: schoolParts, license: licenseParts };

function readPart(field: AskedQuestion, placed: Placed, block: Block): HistoryPart | null {
  const { name, number } = readLabel(field.label);
  const parts = placed.of === 'military' ? militaryParts : partsOf[placed.kind];
  const school = placed.kind === 'school' && placed.isCounted ? readSchoolKind(name, block) : undefined;
  if (school) block.school = school;
  const part = school ? 'school' : parts.find(([, pattern]) => pattern.test(name))?.[0];
  if (!part && nextEmployer.test(name) && placed.kind === 'job' && placed.isCounted && block.row === 0) {
    block.row = 1;
    return {
      kind: 'job',
      row: 1,
      part: 'company',
      isDoubted: placed.isDoubted,
      isHeld: false,
      isFirst: true,
    };
  }
  // "Previous employer" begins a row of its own kind.
  if (!part && laterRow.test(name) && /\b(employer|job|position|company|school|degree)\b/.test(name))
    block.opener = '';
  if (!part) return null;
  block.opener ??= name;
  if (block.opener === name) block.row = number ?? block.row + 1;
  const counted = block.school ?? number ?? block.row;
  const row = placed.isCounted ? counted : placed.row;
  // The same question twice in one row: it is unclear where the next row begins.
  const asked = `${row} ${name}`;
  if (block.seen.has(asked)) block.opener = '';
  block.seen.add(asked);
  const isOther = !isAnswerable(field, part) || (number !== null && !placed.isCounted);
  if (block.opener === '' || isOther || row === 'other') return null;
  const { kind, isDoubted, isHeld = false, of } = placed;
  const isFirst = name === block.opener;
  return { kind, row, part, isDoubted, isHeld, isFirst, ...(of && { of }) } as HistoryPart;
}

/** "High school" and "College" among the inputs of one section: what follows is about that school. */
function readSchoolKind(name: string, { school }: Block): Block['school'] {
  const kind =
    /^(?:name of )?(?:your )?(?<kind>high school|college|university|college (?:or )?university|graduate school|trade school|vocational school|business school|technical school|other)(?: name| attended)?$/.exec(
      name,
    )?.groups?.['kind'];
  if (kind === undefined) return undefined;
  if (kind === 'high school') return 'high school';
  if (!/^(?:college|university)/.test(kind)) return 'other';
  return school === undefined ? undefined : 'college';
}

const saysCurrent = /\b(current|currently|still|present|presently)\b/i;

/** A yes answers only a question for one, and a single checkbox only if it or its label says "I currently work here". */
function isAnswerable(field: AskedQuestion, part: string): boolean {
  const [only, ...others] = field.options;
  if (only && others.length === 0)
    return part === 'current' && saysCurrent.test(/^yes$/i.test(only.label) ? field.label : only.label);
  const isYesOrNo = part === 'current' || part === 'graduated' || part === 'contact';
  return !isYesOrNo || asksYesOrNo(field);
}

const inOrder =
  /(?<number> [1-9]) (?:(?:most recent|latest|current|last)(?: (?:employer|job|one))? first|(?:current|present)(?: or (?:last|most recent|latest))?(?: (?:employer|job|one))?|(?:most recent|latest|last)(?: or current)?(?: (?:employer|job|one))?)$/;

/** The position from the innermost heading. Without a number, rows are counted by their fields. */
function placeHeading(section: string): Placed | null {
  const headings = section.split(' › ').map(foldText);
  const heading = headings.at(-1) ?? '';
  const isDoubted = headings.some((one) => /\b(former|previous|past|prior)\b/.test(one));
  // "Employer 1 (most recent first)": the note says what the numbers say.
  const job = jobHeadings.numbered.exec(heading.replace(inOrder, '$<number>'))?.groups;
  const recent = jobHeadings.recent.exec(heading)?.groups?.['recent'];
  if (recent !== undefined)
    return {
      kind: 'job',
      row: recent === 'next' ? 1 : readOrdinal(recent),
      isDoubted: false,
      isCounted: false,
    };
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
    const rest = whole['rest'] ?? '';
    const isOrdered = latestFirst.test(rest) && !laterInOrder.test(rest);
    if (((whole['rest'] !== undefined || isDoubted) && !isOrdered) || latestLast.test(heading)) return null;
    return { kind: 'job', row: 0, isDoubted, isCounted: true };
  }
  return placeSchool(heading) ?? placeRecord(heading);
}

function placeSchool(heading: string): Placed | null {
  const school = { kind: 'school' as const, isDoubted: false };
  const number = schoolHeadings.numbered.exec(heading)?.groups?.['number'];
  if (number !== undefined) return { ...school, row: Number(number) - 1, isCounted: false };
  if (schoolHeadings.high.test(heading)) return { ...school, row: 'high school', isCounted: false };
  if (schoolHeadings.college.test(heading)) return { ...school, row: 'college', isCounted: false };
  return schoolHeadings.whole.test(heading) ? { ...school, row: 0, isCounted: true } : null;
}

/** Military service and licenses. */
function placeRecord(heading: string): Placed | null {
  const one = { row: 0, isDoubted: false, isCounted: false };
  if (militaryHeading.test(heading)) return { ...one, kind: 'job', of: 'military' };
  const license = licenseHeading.exec(heading)?.groups;
  if (!license) return null;
  const { number } = license;
  return number === undefined
    ? { ...one, kind: 'license', isCounted: true }
    : { ...one, kind: 'license', row: Number(number) - 1 };
}

function readOrdinal(text: string): number {
  const named = ordinals.indexOf(text);
  return named >= 0 ? named : Number.parseInt(text, 10) - 1;
}

/** "Employer (2)" is the employer of the second row; "(City)" is the part; other parentheses are explanations. */
function readLabel(label: string): { name: string; number: number | null } {
  const number = /(?:^| )(?<number>[2-9])$/.exec(foldText(label))?.groups?.['number'];
  const plain = label.replace(/\((?!(?:city|state|from|to)\))[^)]*\)/gi, ' ');
  const name = foldText(plain).replace(/ [2-9]$/, '');
  return { name, number: number === undefined ? null : Number(number) - 1 };
}
