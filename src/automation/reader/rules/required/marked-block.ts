import type { RawBlock } from '#automation/form/in-page/controls/raw-marks.ts';
import { markup } from '#automation/reader/words/phrases.ts';
import { isOn, saysRequiredClass } from './says-required.ts';

/** A block with more inputs asks several questions. */
const mostInputs = 4;

/** The nearest block around it that may be marked, up to the form. */
function findAround({ parent }: RawBlock, blocks: readonly RawBlock[]): RawBlock | undefined {
  let one = blocks[parent];
  while (one && one.classes === '' && one.sent < 0 && !['form', 'main'].includes(one.tag))
    one = blocks[one.parent];
  return one && ['form', 'main'].includes(one.tag) ? undefined : one;
}

/** Form builders mark the block of a question, which may contain the parts of a name or a date. */
export function isInMarkedBlock(control: RawBlock | undefined, blocks: readonly RawBlock[]): boolean {
  if (!control) return false;
  const { isChoice } = control;
  let sent: RawBlock | undefined;
  for (let one = findAround(control, blocks); one; one = findAround(one, blocks)) {
    const inside = one.inside.flatMap((index) => blocks[index] ?? []);
    const others = inside.filter((other) => !other.isChoice || !isChoice);
    if (others.length > mostInputs) return false;
    // The answer to a group of choices is submitted by a hidden input.
    const backing = isChoice && !sent ? blocks[one.sent] : undefined;
    sent ??= backing;
    if (isOn(backing) && others.length === 0) return true;
    if (isUnmarkedLine(one, blocks)) return false;
    if (saysRequiredClass(one.classes) && !(one.tag === 'label' && isChoice))
      return isChoice || !inside.some(isOn);
  }
  return false;
}

/** One form builder sets this class on every input, and on the line only where it means it. */
function isUnmarkedLine(block: RawBlock, blocks: readonly RawBlock[]): boolean {
  const { classes } = block;
  const line = findAround(block, blocks)?.classes ?? '';
  return (
    markup.jotformMarkExact.test(classes) &&
    markup.jotformLineExact.test(line) &&
    !markup.jotformMarkExact.test(line)
  );
}
