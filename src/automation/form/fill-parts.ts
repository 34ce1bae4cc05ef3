import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Locator } from 'playwright-core';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { InputPart } from '#systems/reading/form/employer-adapter.ts';
import { cutAnswer, readPart, writePart } from './input-parts.ts';
import { anyOption } from './menu.ts';

const openingMs = 1_500;
const searchingMs = 3_000;

/** A control didn't accept its value; nothing has been sent. */
export class FillProblem extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = 'FillProblem';
    this.path = path;
  }
}

/** Splits one answer over several inputs; without an answer, clears what was typed. */
export async function fillParts(
  frame: Frame,
  field: FormField,
  parts: readonly InputPart[],
  [answer]: readonly string[],
): Promise<void> {
  const texts = answer === undefined ? parts.map(() => '') : cutAnswer(parts, answer);
  if (!texts)
    throw new FillProblem(field.path, `The approved answer does not fit the inputs of “${field.label}”`);
  for (const [index, part] of parts.entries()) {
    const input = frame.locator(part.css).first();
    await fillPart(frame, input, part, texts[index] ?? '', field);
  }
}

async function fillPart(
  frame: Frame,
  input: Locator,
  part: InputPart,
  text: string,
  field: FormField,
): Promise<void> {
  const tag = await input.evaluate((element) => element.localName);
  if ((await input.getAttribute('role')) === 'combobox')
    return text === '' ? undefined : pickFromList(frame, input, part, text, field);
  if (tag === 'select') return text === '' ? undefined : pickPart(input, part, text, field);
  if (tag === 'input') {
    if (text === '' && (await input.inputValue()) === '') return;
    await input.fill(text);
    return input.blur();
  }
  // Custom date parts accept key presses only.
  if (text === '') return;
  await input.focus();
  await input.pressSequentially(text);
}

/** The options that match this month, day, year, or part of a time, by name or number. */
function findFitting({ kind }: InputPart, labels: readonly string[], text: string): number[] {
  return labels.flatMap((label, index) => {
    const number = readPart(kind, label);
    const isSaid = foldText(label) === foldText(text) || (kind !== 'half' && Number(label) === Number(text));
    if (['hour', 'minute', 'half'].includes(kind)) return label.trim() !== '' && isSaid ? [index] : [];
    const isYear = kind === 'year' && number !== null && number < 100 && number === Number(text) % 100;
    return number === Number(text) || isYear ? [index] : [];
  });
}

const refuse = (field: FormField, { kind }: InputPart) =>
  new FillProblem(field.path, `The ${kind} of the approved answer is not offered for “${field.label}”`);

async function pickPart(input: Locator, part: InputPart, text: string, field: FormField): Promise<void> {
  const fitting = findFitting(part, await input.locator('option').allTextContents(), text);
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) throw refuse(field, part);
  await input.selectOption({ index: only }, { force: true });
}

/** The options of the list that the input names, or else of any open list. */
async function findOptions(frame: Frame, input: Locator): Promise<Locator> {
  const id = (await input.getAttribute('aria-controls')) ?? (await input.getAttribute('aria-owns'));
  const own = frame.locator(`[id=${JSON.stringify(id ?? '')}] [role=option]`);
  const isNamed = id !== null && (await own.count()) > 0;
  return (isNamed ? own : frame.locator(anyOption)).filter({ visible: true });
}

/** Opens a custom list and picks the only option that matches; types into it when the open list doesn't show one. */
async function pickFromList(
  frame: Frame,
  input: Locator,
  part: InputPart,
  text: string,
  field: FormField,
): Promise<void> {
  const find = async () => findFitting(part, await options.allInnerTexts(), text);
  const isTyped = await input.evaluate(
    (element) => element.localName === 'input' && !element.hasAttribute('readonly'),
  );
  await input.click();
  const options = await findOptions(frame, input);
  const typed = isTyped ? [null, ...writePart(part.kind, text)] : [null];
  for (const words of typed) {
    if (words !== null) await input.fill(words);
    const until = Date.now() + (words === null ? openingMs : searchingMs);
    let fitting = await find();
    while (fitting.length !== 1 && Date.now() < until) {
      await wait(100);
      fitting = await find();
    }
    const [only] = fitting;
    if (only === undefined || fitting.length > 1) continue;
    await options.nth(only).click();
    return input.blur();
  }
  if (isTyped) await input.fill('');
  await input.press('Escape');
  throw refuse(field, part);
}
