import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { labelsOf } from './control-labels.ts';
import { findNearbyChoices } from './control-names.ts';
import { classOf, clean } from './dom.ts';
import { controlsIn, isForScreenReaders, outerOf, parentOf, readSeen, readText } from './page-texts.ts';

// Decides what a file input is for.

/** A backing input of a drop zone. */
export const isDropZone = (control: HTMLInputElement) =>
  control.localName === 'input' &&
  control.type === 'text' &&
  markup.dropZone.test(classOf(control)) &&
  phrase.dropFiles.test(readSeen(outerOf(control).parentElement ?? control));

/** A profile picture, indicated by an icon instead of words. */
export function isPortrait(control: HTMLInputElement): boolean {
  if (control.type !== 'file' || control.required) return false;
  const labels = labelsOf(control);
  const said = [control.name, control.id, control.ariaLabel, ...labels.map((one) => one.textContent)];
  return (
    markup.imageTypes.test(clean(control.accept)) &&
    phrase.portrait.test(said.join(' ')) &&
    labels.every((label) => isForScreenReaders(label) || readText(label) === '')
  );
}

/** Accepts a resume only to prefill the form, which has another file input for the resume itself. */
export function isAutofill(control: HTMLInputElement, all: readonly Element[]): boolean {
  const blockOf = (one: Element) => {
    const root = one.getRootNode();
    if (root instanceof ShadowRoot)
      return [...root.children]
        .map(readSeen)
        .concat(findNearbyChoices(one as HTMLInputElement, labelsOf(one)).nearby)
        .join(' ');
    let block = one;
    for (let up = parentOf(one); up && controlsIn(up).length < 2; up = parentOf(up)) block = up;
    return readSeen(block);
  };
  return (
    control.type === 'file' &&
    !control.required &&
    phrase.autofill.test(blockOf(control)) &&
    all.some(
      (one) =>
        one !== control &&
        (one as HTMLInputElement).type === 'file' &&
        !phrase.autofill.test(blockOf(one)) &&
        phrase.resumeNear.test(`${(one as HTMLInputElement).name} ${blockOf(one)}`),
    )
  );
}
