import { readSnapshot, type SavedReading } from '#automation/read/page-snapshot.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { type AskedQuestion, type CorpusPage, readStored, type Truth } from './corpus.ts';

/** Shares of what was asked, found, or read; 1 is all of it. */
export interface SetScore {
  pages: number;
  questions: number;
  recall: number;
  precision: number;
  required: number;
  type: number;
  options: number;
  kind: number;
}

export interface Scoreboard {
  total: SetScore;
  sets: Record<string, SetScore>;
  /** Only the wrong values of each page. */
  wrong: Record<string, string[]>;
}

interface Counts {
  pages: number;
  kinds: number;
  asked: number;
  read: number;
  found: number;
  required: number;
  type: number;
  options: number;
}

export interface PageScore {
  counts: Counts;
  wrong: string[];
}

const readings = new Map<string, Promise<SavedReading>>();

/** What the rules read in the stored snapshot of a page. Every test that asks gets the same reading. */
export function readAsStored(page: CorpusPage): Promise<SavedReading> {
  const known = readings.get(page.id) ?? readSnapshot(readStored(page));
  readings.set(page.id, known);
  return known;
}

/** Compares what is read on each page with its truth. */
export async function scoreCorpus(pages: readonly CorpusPage[]): Promise<Scoreboard> {
  const scores = new Map<string, PageScore>();
  for (const page of pages) scores.set(page.id, scorePage(page.truth, await readAsStored(page)));
  const of = (chosen: readonly CorpusPage[]) =>
    sum(chosen.map((page) => (scores.get(page.id) as PageScore).counts));
  const names = [...new Set(pages.map((page) => page.set))];
  return {
    total: of(pages),
    sets: Object.fromEntries(names.map((name) => [name, of(pages.filter((page) => page.set === name))])),
    wrong: Object.fromEntries(
      [...scores].filter(([, { wrong }]) => wrong.length > 0).map(([id, { wrong }]) => [id, wrong]),
    ),
  };
}

export function scorePage(
  { kind, questions, obstacle }: Truth,
  { pageKind, fields, obstacles = [] }: Pick<SavedReading, 'pageKind' | 'fields'> & Partial<SavedReading>,
): PageScore {
  // A form without written-down questions is judged only by its kind.
  const asked = questions ?? (kind === 'form' ? fields.map(describe) : []);
  const open = [...fields];
  const pairs: [AskedQuestion, FormField][] = [];
  const missed: string[] = [];
  for (const question of asked) {
    const at = open.findIndex((field) => field.label === question.label);
    const [field] = at < 0 ? [] : open.splice(at, 1);
    if (field) pairs.push([question, field]);
    else missed.push(question.label);
  }
  const faults = pairs.map(([question, field]) => compare(question, describe(field)));
  const isSorted = pairs.every(
    ([, field], at) => at === 0 || fields.indexOf(field) > fields.indexOf(pairs[at - 1]?.[1] as FormField),
  );
  return {
    counts: {
      pages: 1,
      kinds: pageKind === kind ? 1 : 0,
      asked: asked.length,
      read: fields.length,
      found: pairs.length,
      required: faults.filter((one) => one.required === '').length,
      type: faults.filter((one) => one.type === '').length,
      options: faults.filter((one) => one.options === '').length,
    },
    wrong: [
      ...(pageKind === kind ? [] : [`kind: ${pageKind} instead of ${kind}`]),
      ...(obstacle && !obstacles.includes(obstacle) ? [`obstacle: not ${obstacle}`] : []),
      ...missed.map((label) => `missed: ${label}`),
      ...open.map((field) => `too many: ${field.label}`),
      ...faults.flatMap((one) => [one.required, one.type, one.options].filter(Boolean)),
      ...(isSorted ? [] : ['the questions are in another order']),
    ],
  };
}

function describe({ label, type, required, options }: FormField): AskedQuestion {
  return { label, type, required, options: options.map((option) => option.label) };
}

function compare(wanted: AskedQuestion, seen: AskedQuestion) {
  const say = (what: keyof AskedQuestion, read: unknown, asked: unknown) =>
    JSON.stringify(read) === JSON.stringify(asked)
      ? ''
      : `${what} of "${wanted.label}": ${JSON.stringify(read)} instead of ${JSON.stringify(asked)}`;
  return {
    required: say('required', seen.required, wanted.required),
    type: say('type', seen.type, wanted.type),
    options: say('options', seen.options, wanted.options ?? []),
  };
}

function sum(counts: readonly Counts[]): SetScore {
  const add = (name: keyof Counts) => counts.reduce((all, one) => all + one[name], 0);
  const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.floor((1000 * part) / whole) / 1000);
  const found = add('found');
  return {
    pages: add('pages'),
    questions: add('asked'),
    recall: share(found, add('asked')),
    precision: share(found, add('read')),
    required: share(add('required'), found),
    type: share(add('type'), found),
    options: share(add('options'), found),
    kind: share(add('kinds'), add('pages')),
  };
}
