import { phrase } from '#automation/reader/words/phrases.ts';
import type { FormLayout } from '#systems/reading/form/employer-adapter.ts';
import { isCalendarButton } from './control-state.ts';
import { findCustomList, findOpener } from './control-visibility.ts';
import { clean } from './dom.ts';
import { isAutofill, isPortrait } from './file-inputs.ts';
import { byIds, choiceRoles, closest, controlSelector, isBackingInput, isChoice } from './page-texts.ts';
import type { RawUpload } from './raw-control.ts';
import { findUploadPlaces } from './upload-places.ts';

export interface FoundControls {
  /** The element that limits the reading; null for the whole document. */
  root: Element | null;
  forms: HTMLFormElement[];
  /** Every control that a person may answer, in page order. */
  controls: HTMLInputElement[];
  /** Places for files without a file input. */
  uploads: Map<Element, RawUpload>;
}

// Finds the controls of the document and of its open shadow roots.

const within = (selector: string, element: Element) => selector !== '' && closest(element, selector) !== null;

/** A list with role "checkbox" that contains the real checkboxes. */
const isList = (element: Element) =>
  !element.matches('input') && isChoice(element) && element.querySelectorAll('input').length > 1;

const saysYesOrNo = (element: Element) => phrase.yesNo.test(clean(element.textContent));

/** Two plain buttons that are a yes/no question in a layout we know. */
const isYesNo = (element: Element, layout: FormLayout) =>
  element.localName === 'button' &&
  within(layout.container, element) &&
  [...(element.parentElement?.children ?? [])].filter(saysYesOrNo).length === 2 &&
  saysYesOrNo(element);

/** Only a decoration of the choice beside it in the same label. */
const isDrawing = (control: Element) =>
  choiceRoles.includes(control.getAttribute('role') ?? '') &&
  !control.matches('input') &&
  clean(control.textContent) === '' &&
  !control.querySelector('input') &&
  control.closest('label')?.querySelector('input:is([type=radio], [type=checkbox])') != null;

/** Disabled until the choice before it is selected. */
const isWaiting = (control: HTMLInputElement) =>
  control.disabled &&
  control.matches('input:not([type=radio], [type=checkbox])') &&
  control.previousElementSibling?.querySelector('input:is([type=radio], [type=checkbox])') != null;

/** Sends or resets the form. */
const isSender = (control: HTMLInputElement) =>
  control.localName !== 'button' &&
  ['hidden', 'submit', 'reset', 'image', 'button'].includes(control.type ?? '');

/** Opens an explanation of the question beside it. */
const isHelpSign = (control: Element) =>
  control.matches('button[aria-haspopup]') && /^[?iⓘℹ]$/u.test(clean(control.textContent));

/** Rendered by a library inside its own widget; the control that it stands for is read instead. */
const isOfWidget = (control: HTMLInputElement) =>
  (closest(control, '.iti, .iti__country-container') !== null && control.type !== 'tel') ||
  (control.localName !== 'select' && closest(control, '.select2-container, .chosen-container') !== null);

/** The list that belongs to a control which is read itself. */
const isListOfAnother = (control: Element, found: readonly Element[]) =>
  control.getAttribute('role') === 'listbox' &&
  byIds(control, 'aria-labelledby').some((one) => one && found.includes(one));

/** A custom control around a native one answers for it. */
const isWrapped = (control: HTMLInputElement, wrappers: readonly Element[]) =>
  wrappers.some(
    (one) =>
      one !== control &&
      one.contains(control) &&
      (choiceRoles.includes(one.getAttribute('role') ?? '') ||
        control.readOnly ||
        control.localName === 'select'),
  );

/** Elements that match the selector but that no one is asked to answer. */
function recognizeOthers(found: readonly Element[], layout: FormLayout) {
  const wrappers = found.filter((one) => !one.matches('input, select, textarea') && one.hasAttribute('role'));
  const customLists = found.flatMap((one) => findCustomList(one) ?? []);
  const openers = found.flatMap((one) => (one.matches('[type=file]') ? (findOpener(one) ?? []) : []));
  const isInCustomList = (control: Element) =>
    customLists.some((list) => list.contains(control) && list !== control.parentElement);

  return (control: HTMLInputElement): boolean => {
    if (isSender(control) || within(layout.ignore, control)) return true;
    if (isAutofill(control, found) || isPortrait(control)) return true;
    if (isOfWidget(control) || isListOfAnother(control, found) || isBackingInput(control)) return true;
    if (openers.includes(control) || isCalendarButton(control) || isHelpSign(control)) return true;
    if (isDrawing(control) || isWaiting(control) || isInCustomList(control)) return true;
    if (control.getAttribute('aria-hidden') === 'true')
      return control.type !== 'file' && findCustomList(control) === null;
    return isWrapped(control, wrappers);
  };
}

export function findControls(layout: FormLayout): FoundControls {
  const forms: HTMLFormElement[] = [];
  const found: Element[] = [];
  const root = layout.root === '' ? null : document.querySelector(layout.root);
  const uploads = findUploadPlaces(root ?? document);
  const walk = (top: Document | ShadowRoot | Element) => {
    for (const element of top.querySelectorAll('*')) {
      if (element instanceof HTMLFormElement) forms.push(element);
      const isControl = element.matches(controlSelector()) && !isList(element);
      if (isControl || isYesNo(element, layout) || uploads.has(element)) found.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(root ?? document);
  const around = root?.closest('form');
  if (around && !forms.includes(around)) forms.push(around);
  const isOther = recognizeOthers(found, layout);
  return { root, forms, uploads, controls: (found as HTMLInputElement[]).filter((one) => !isOther(one)) };
}
