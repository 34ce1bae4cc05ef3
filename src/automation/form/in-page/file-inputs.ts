import type { ControlNames } from './control-names.ts';
import type { PageTexts } from './page-texts.ts';

/** Decides what a file input is for. Runs inside the page. */
export function makeFileInputs(
  { clean, controlSelector, isForScreenReaders, outerOf, parentOf, readSeen, readText }: PageTexts,
  { findNearbyChoices, labelsOf }: ControlNames,
) {
  const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';

  /** A backing input of a drop zone. */
  const isDropZone = (control: HTMLInputElement) =>
    control.localName === 'input' &&
    control.type === 'text' &&
    /drop-?zone/i.test(classOf(control)) &&
    /\b(drag|drop|upload)\b/i.test(readSeen(outerOf(control).parentElement ?? control));

  /** A profile picture, indicated by an icon instead of words. */
  function isPortrait(control: HTMLInputElement): boolean {
    const labels = labelsOf(control);
    const said = [control.name, control.id, control.ariaLabel, ...labels.map((one) => one.textContent)];
    return (
      control.type === 'file' &&
      !control.required &&
      /^$|^(image\/[\w.*+-]+|\.(jpe?g|png|gif|webp|heic|bmp))(\s*,\s*(image\/[\w.*+-]+|\.(jpe?g|png|gif|webp|heic|bmp)))*$/i.test(
        clean(control.accept),
      ) &&
      /\bavatar\b|\bprofile[ _-]?(image|photo|picture)\b/i.test(said.join(' ')) &&
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
    const fills =
      /\bauto-?(fill|complete)|\bfill (in |out )?(the|your|this|out|in)\b.{0,20}\b(form|application|fields)\b|\bimport(ing)? your (profile|resume|details)\b/i;
    return (
      control.type === 'file' &&
      !control.required &&
      fills.test(blockOf(control)) &&
      all.some(
        (one) =>
          one !== control &&
          (one as HTMLInputElement).type === 'file' &&
          !fills.test(blockOf(one)) &&
          /resume|résumé|\bcv\b/i.test(`${(one as HTMLInputElement).name} ${blockOf(one)}`),
      )
    );
  }

  return { isDropZone, isAutofill, isPortrait };
}

export type FileInputs = ReturnType<typeof makeFileInputs>;
