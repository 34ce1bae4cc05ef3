import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { type PartRule, partRules, takesPart } from '#automation/reader/rules/parts/part-rules.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import type { InputPart, PartKind } from '#systems/reading/form/employer-adapter.ts';
import { ownTexts, readPart } from './input-parts.ts';
import { readTimeKinds } from './time-kinds.ts';

/** Inputs that share one answer, each with its part of it. */
export interface Joint {
  inputs: [RawControl, ...RawControl[]];
  parts: InputPart[];
  label: string;
}

/** In page order: a date in two or three inputs; a phone number, a Social Security number, or a time in several. */
export function findJoints(controls: readonly RawControl[], rules = partRules): Joint[] {
  const joints: Joint[] = [];
  for (let at = 0; at < controls.length; ) {
    const joint = [6, 4, 3, 2].reduce<Joint | null>(
      (found, size) =>
        found ?? (at + size <= controls.length ? joinFrom(controls.slice(at, at + size), rules) : null),
      null,
    );
    if (joint) joints.push(joint);
    at += joint?.inputs.length ?? 1;
  }
  return joints;
}

function joinFrom(run: readonly RawControl[], rules: readonly PartRule[]): Joint | null {
  const [first, ...rest] = run;
  if (!first || rest.length === 0) return null;
  const label = nameTogether(run);
  const question = { label, size: run.length };
  if (label === '' || !run.every((one) => takesPart(one, question, rules))) return null;
  const parts = readDate(run) ?? readNumber(run) ?? readTime(run);
  return parts && { inputs: [first, ...rest], parts, label };
}

/** The text above all of them, or the common beginning of their names. */
function nameTogether(run: readonly RawControl[]): string {
  const [first] = run as [RawControl];
  const isNext = (one: RawControl, index: number) =>
    one.whole === first.whole && one.part === first.part + index;
  if (first.whole !== '') {
    if (!run.every(isNext)) return '';
    const whole = cleanLabel(first.whole);
    const [joining = ''] = phrase.between.exec(cleanLabel(first.between || first.nearby)) ?? [];
    return first.part === 1 ? whole : `${whole} (${joining.toLowerCase() || first.part})`;
  }
  const stems = new Set(run.map((one) => readStem(one.labelledBy || one.ariaLabel || one.label)));
  const [stem = ''] = stems;
  return stems.size === 1 && phrase.dateTopic.test(stem) ? stem : '';
}

/** Finds "Start date" in "Start date month", "Start date (MM)", and "month, Start date". */
function readStem(text: string): string {
  const whole = cleanLabel(text);
  const stem = whole.replace(phrase.datePartStart, '').replace(phrase.datePartEnd, '');
  return stem === whole ? '' : cleanLabel(stem);
}

const dateKinds = ['month', 'day', 'year'] as const;

function readDate(run: readonly RawControl[]): InputPart[] | null {
  const kinds = closeGap(run.map(readKind), run) ?? readPattern(run);
  if (!kinds?.includes('month') || new Set(kinds).size < run.length) return null;
  return kinds.map((kind, index) => partOf(run[index] as RawControl, kind));
}

function partOf({ css, maxLength }: RawControl, kind: PartKind): InputPart {
  return { kind, css, length: maxLength > 4 ? 0 : maxLength };
}

/** In a group of three, the unnamed input takes the remaining part; two of three aren't a whole date. */
function closeGap(kinds: readonly (PartKind | null)[], run: readonly RawControl[]): PartKind[] | null {
  const known = kinds.filter((kind) => kind !== null);
  if (known.length === run.length) return known;
  const left = dateKinds.filter((kind) => !known.includes(kind));
  const [only] = left;
  if (run.length !== 3 || left.length !== 1 || !only) return null;
  const input = run[kinds.indexOf(null)];
  return input && isPlausible(input, only) ? kinds.map((kind) => kind ?? only) : null;
}

/** The order that the question states: (MM/DD/YYYY). */
function readPattern(run: readonly RawControl[]): PartKind[] | null {
  const asked = phrase.datePattern.exec(run[0]?.whole ?? '')?.[0];
  const kinds = (asked ?? '').toLowerCase().match(new RegExp(markup.datePartsExact, 'g')) ?? [];
  const named = kinds.map((text) => dateKinds.find((kind) => kind[0] === text[0]));
  if (named.length !== run.length) return null;
  return named.every((kind, index) => kind && isPlausible(run[index] as RawControl, kind))
    ? (named as PartKind[])
    : null;
}

const words: Record<(typeof dateKinds)[number], RegExp> = {
  month: phrase.month,
  day: phrase.day,
  year: phrase.year,
};

/** The part that the first unambiguous text of the input names, unless its options contradict it. */
function readKind(one: RawControl): PartKind | null {
  const texts = [
    ...[one.ariaLabel, one.label, one.labelledBy].filter((text) => text !== one.whole),
    one.placeholder,
    one.options[0]?.label ?? '',
    one.nearby,
    one.between,
    one.after,
    one.tokens.replace(
      / (m|d|y)$/i,
      (end) => ({ m: ' month', d: ' day', y: ' year' })[end[1]?.toLowerCase() as 'm'] ?? end,
    ),
    one.autocomplete.replace('-', ' '),
  ];
  for (const text of texts) {
    const own = text === one.whole ? [] : dateKinds.filter((kind) => words[kind].test(text));
    const [kind] = own;
    if (kind && own.length === 1) return isPlausible(one, kind) ? kind : null;
  }
  const offered = dateKinds.filter((kind) => one.options.length > 2 && isPlausible(one, kind));
  const isMonths = one.options.length <= 13 && offered.includes('month');
  return isMonths ? 'month' : (offered.find((kind) => kind !== 'month') ?? null);
}

/** Neither its options nor its length rule it out. */
function isPlausible({ options, tag, maxLength }: RawControl, kind: PartKind): boolean {
  if (tag !== 'select' && options.length === 0)
    return maxLength === 0 || maxLength >= (kind === 'year' ? 2 : 1);
  const [, ...offered] = readPart(kind, options[0]?.label ?? '') === null ? options : [null, ...options];
  return offered.length > 0 && offered.every((option) => option && readPart(kind, option.label) !== null);
}

function readTime(run: readonly RawControl[]): InputPart[] | null {
  return readTimeKinds(run)?.map((kind, index) => partOf(run[index] as RawControl, kind)) ?? null;
}

/** (614) 555-0142 or 123-45-6789, recognized by how many digits each input takes. */
function readNumber(run: readonly RawControl[]): InputPart[] | null {
  if (!run.every((one) => one.tag === 'input' && one.role === '')) return null;
  const lengths = readLengths(run);
  return ['3,3,4', '3,2,4', '3,7'].includes(lengths.join())
    ? lengths.map((length, index) => ({ kind: 'digits', css: run[index]?.css ?? '', length }))
    : null;
}

/** Without length limits, assumes the usual parts of phone and Social Security numbers. */
function readLengths(run: readonly RawControl[]): number[] {
  const [{ tokens, whole }] = run as [RawControl];
  const isPhone = phrase.phone.test(whole);
  const isBare = (one: RawControl) => ownTexts(one).join('') === '' && one.maxLength === 0;
  if (run.length === 3 && run.every(isBare)) {
    if (isPhone) return [3, 3, 4];
    if (phrase.socialSecurity.test(whole)) return [3, 2, 4];
  }
  const says = (at: number, pattern: RegExp) => ownTexts(run[at]).some((text) => pattern.test(text));
  const isArea = says(0, phrase.areaCode) && says(1, phrase.phoneNumber);
  if (run.length === 2 && (isArea || (isPhone && phrase.areaCodeNear.test(tokens)))) return [3, 7];
  return run.map((one) => one.maxLength);
}
