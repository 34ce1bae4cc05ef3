import type { Frame, Locator } from 'playwright-core';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { InputPart } from '#systems/reading/form/employer-adapter.ts';
import { cutAnswer, readPart } from './input-parts.ts';

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
    await fillPart(input, part, texts[index] ?? '', field);
  }
}

async function fillPart(input: Locator, part: InputPart, text: string, field: FormField): Promise<void> {
  const tag = await input.evaluate((element) => element.localName);
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

/** Picks the only option that matches this month, day, year, or part of a time, by name or number. */
async function pickPart(input: Locator, { kind }: InputPart, text: string, field: FormField): Promise<void> {
  const labels = await input.locator('option').allTextContents();
  const fitting = labels.flatMap((label, index) => {
    const number = readPart(kind, label);
    const isSaid = foldText(label) === foldText(text) || (kind !== 'half' && Number(label) === Number(text));
    if (['hour', 'minute', 'half'].includes(kind)) return label.trim() !== '' && isSaid ? [index] : [];
    const isYear = kind === 'year' && number !== null && number < 100 && number === Number(text) % 100;
    return number === Number(text) || isYear ? [index] : [];
  });
  const [only] = fitting;
  if (only === undefined || fitting.length > 1)
    throw new FillProblem(
      field.path,
      `The ${kind} of the approved answer is not offered for “${field.label}”`,
    );
  await input.selectOption({ index: only }, { force: true });
}
