import type { Frame } from 'playwright-core';
import pageMarks from '#automation/reader/words/page-marks.json' with { type: 'json' };

/** Types an emailed code where the page asks for it: in one input, or one character per input. False when it doesn't fit. */
export async function enterCode(frame: Frame, code: string): Promise<boolean> {
  const inputs = await frame.locator(pageMarks.codeInputs.join(', ')).filter({ visible: true }).all();
  const [only] = inputs;
  if (!only || (inputs.length > 1 && inputs.length !== code.length)) return false;
  if (inputs.length === 1) await only.fill(code);
  else for (const [index, input] of inputs.entries()) await input.fill(code[index] ?? '');
  return true;
}
