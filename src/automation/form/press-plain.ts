import { setTimeout as wait } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { FillProblem } from './fill-parts.ts';
import { specify } from './read-back.ts';

const showingMs = 2_000;

/** Presses choices without any role until the page shows exactly the approved ones as picked. */
export async function pressPlain(
  frame: Frame,
  adapter: BoundAdapter,
  field: FormField,
  value: readonly string[],
): Promise<void> {
  if (value.length === 0) return;
  const wanted = value.map((label) => findLabel(field, label)).toSorted();
  const spec = specify(adapter, field);
  const read = async () => (await callInPage(frame, 'readShown', [spec]))[field.path] ?? [];
  const shown = await read();
  for (const [index, { label }] of field.options.entries()) {
    const isWanted = wanted.includes(label);
    // Where only one can be picked, picking it releases the others.
    const isWrong = isWanted ? !shown.includes(label) : shown.includes(label) && field.type === 'MultiChoice';
    if (isWrong) await frame.locator(spec.controls).nth(index).click();
  }
  const until = Date.now() + showingMs;
  while ((await read()).toSorted().join('\n') !== wanted.join('\n')) {
    if (Date.now() > until)
      throw new FillProblem(field.path, `The page does not show which choice is picked for “${field.label}”`);
    await wait(100);
  }
}

function findLabel({ label, options, path }: FormField, wanted: string): string {
  const found = options.find((option) => foldText(option.label) === foldText(wanted));
  if (!found) throw new FillProblem(path, `The approved answer is not offered for “${label}”`);
  return found.label;
}
