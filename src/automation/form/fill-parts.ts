import type { Frame, Locator } from 'playwright-core';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { BoxPart } from '#systems/reading/form/employer-adapter.ts';
import { cutAnswer, readPart } from './box-parts.ts';

/** A control did not take its value; nothing has been sent. */
export class FillProblem extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = 'FillProblem';
    this.path = path;
  }
}

/** Writes one answer into the boxes that take it together; without an answer typed text is taken out again. */
export async function fillParts(
  frame: Frame,
  field: FormField,
  parts: readonly BoxPart[],
  [answer]: readonly string[],
): Promise<void> {
  const texts = answer === undefined ? parts.map(() => '') : cutAnswer(parts, answer);
  if (!texts)
    throw new FillProblem(field.path, `The approved answer does not fit the boxes of “${field.label}”`);
  for (const [index, part] of parts.entries()) {
    const box = frame.locator(part.css).first();
    await fillPart(box, part, texts[index] ?? '', field);
  }
}

async function fillPart(box: Locator, part: BoxPart, text: string, field: FormField): Promise<void> {
  const tag = await box.evaluate((element) => element.localName);
  if (tag === 'select') return text === '' ? undefined : pickPart(box, part, text, field);
  if (tag === 'input') {
    if (text === '' && (await box.inputValue()) === '') return;
    await box.fill(text);
    return box.blur();
  }
  // A drawn part takes keys only.
  if (text === '') return;
  await box.focus();
  await box.pressSequentially(text);
}

/** Exactly one choice must say this month, day, year or piece of a time, by its name or its number. */
async function pickPart(box: Locator, { kind }: BoxPart, text: string, field: FormField): Promise<void> {
  const labels = await box.locator('option').allTextContents();
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
  await box.selectOption({ index: only }, { force: true });
}
