import type { Frame } from 'playwright-core';
import { codeBoxes } from '#automation/form/in-page/read-signals.ts';

/** Types a mailed code where the page asks for it: one box for all of it, or one for each sign. False when it does not fit. */
export async function enterCode(frame: Frame, code: string): Promise<boolean> {
  const boxes = await frame.locator(codeBoxes).filter({ visible: true }).all();
  const [only] = boxes;
  if (!only || (boxes.length > 1 && boxes.length !== code.length)) return false;
  if (boxes.length === 1) await only.fill(code);
  else for (const [index, box] of boxes.entries()) await box.fill(code[index] ?? '');
  return true;
}
