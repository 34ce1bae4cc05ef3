import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { isChoice, isPressButton } from './control-kinds.ts';

/** One of several controls in a block, each with its own label below the block's title. */
function isNamedInside({ key, label, tag, title, type }: RawControl): boolean {
  return (
    key !== '' &&
    tag === 'input' &&
    ['text', 'url', 'email', 'tel', 'number'].includes(type) &&
    label !== '' &&
    label !== title
  );
}

/** Separate questions in one block, such as a consent below a phone number. */
export function isApart(one: RawControl, all: readonly RawControl[]): boolean {
  const isOwn = (other: RawControl) => other.key === one.key && isNamedInside(other);
  if (isNamedInside(one) && all.filter(isOwn).length > 1) return true;
  return (
    one.type === 'radio' &&
    one.name !== '' &&
    one.name !== one.key &&
    all.some((other) => other.key === one.key && !isChoice(other) && !isPressButton(other))
  );
}
