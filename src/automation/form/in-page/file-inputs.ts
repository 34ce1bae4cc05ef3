import type { ControlNames } from './control-names.ts';
import type { PageTexts } from './page-texts.ts';

/** Decides what a file input is for. Runs inside the page. */
export function makeFileInputs(
  { clean, controlSelector, isForScreenReaders, outerOf, parentOf, readSeen, readText, says }: PageTexts,
  { findNearbyChoices, labelsOf }: ControlNames,
) {
  const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';

  /** A backing input of a drop zone. */
  const isDropZone = (control: HTMLInputElement) =>
    control.localName === 'input' &&
    control.type === 'text' &&
    says.dropZone.test(classOf(control)) &&
    says.dropFiles.test(readSeen(outerOf(control).parentElement ?? control));

  /** A profile picture, indicated by an icon instead of words. */
  function isPortrait(control: HTMLInputElement): boolean {
    const labels = labelsOf(control);
    const said = [control.name, control.id, control.ariaLabel, ...labels.map((one) => one.textContent)];
    return (
      control.type === 'file' &&
      !control.required &&
      says.imageTypes.test(clean(control.accept)) &&
      says.portrait.test(said.join(' ')) &&
      labels.every((label) => isForScreenReaders(label) || readText(label) === '')
    );
  }

  /** Accepts a resume only to prefill the form, which has another file input for the resume itself. */
  function isAutofill(control: HTMLInputElement, all: readonly Element[]): boolean {
    const blockOf = (one: Element) => {
      const root = one.getRootNode();
      if (root instanceof ShadowRoot)
        return [...root.children]
          .map(readSeen)
          .concat(findNearbyChoices(one as HTMLInputElement, labelsOf(one)).nearby)
          .join(' ');
      let block = one;
      for (let up = parentOf(one); up && up.querySelectorAll(controlSelector).length < 2; up = parentOf(up))
        block = up;
      return readSeen(block);
    };
    return (
      control.type === 'file' &&
      !control.required &&
      says.autofill.test(blockOf(control)) &&
      all.some(
        (one) =>
          one !== control &&
          (one as HTMLInputElement).type === 'file' &&
          !says.autofill.test(blockOf(one)) &&
          says.resumeNear.test(`${(one as HTMLInputElement).name} ${blockOf(one)}`),
      )
    );
  }

  return { isDropZone, isAutofill, isPortrait };
}

export type FileInputs = ReturnType<typeof makeFileInputs>;
