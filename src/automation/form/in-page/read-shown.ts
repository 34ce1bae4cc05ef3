import type { FormField } from '#domain/question/form/employer-form.ts';
import { clean, createFinder } from './controls/dom.ts';

/** Where to see the answer to one question on the page. */
export interface ShownSpec {
  path: string;
  control: FormField['control'];
  /** Selector of the control's elements, in the order of the options. */
  controls: string;
  options: string[];
  /** Where a picked option shows; null when it is the control's own value. */
  picked: string | null;
  /** Appears once a file is attached, and where its name is shown; null when the control itself holds the file. */
  attached: string | null;
  fileName: string;
  /** Selectors of inputs that share one answer. */
  parts?: string[];
  /** For elements without any role. */
  plain?: PlainSpec;
}

interface PlainSpec {
  /** Selector of the hidden input that holds the answer; empty without one. */
  holder: string;
  /** What each option would be sent as. */
  values: string[];
  /** The pattern of a class that a picked choice has. */
  selectedClass: string;
}

/** Reads what the page shows for each question: texts, picked labels, and names of attached files. */
export function readShown(specs: ShownSpec[]): Record<string, string[]> {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const all = createFinder();

  function readFileName(element: Element): string[] {
    if (element instanceof HTMLInputElement) return [...(element.files ?? [])].map((file) => file.name);
    return [clean(element.textContent)];
  }

  /** The files in the control, or the name that the page shows after it accepted them. */
  function readOwnFiles(control: HTMLInputElement | undefined): string[] {
    const own = control?.localName === 'input' ? readFileName(control) : [];
    if (own.length > 0) return own;
    let block: Element | null | undefined = control?.parentElement;
    for (let depth = 0; block && depth < 3; depth += 1, block = block.parentElement) {
      const named = /[^\s/\\:*?"<>|][^/\\:*?"<>|\n]{0,120}\.(?:pdf|docx?|rtf|txt|odt)\b/i.exec(
        (block as HTMLElement).innerText ?? '',
      );
      if (named && !/^(accepted|allowed|supported)|,/i.test(named[0])) return [clean(named[0])];
    }
    return [];
  }

  const isOn = (control: HTMLInputElement | undefined) =>
    control !== undefined && (control.checked || control.getAttribute('aria-checked') === 'true');

  function readPicked(control: Element | undefined): string[] {
    if (!control) return [];
    const value = (control as HTMLInputElement).value;
    if (value) return [value];
    const wrapper =
      control.closest('.select__control, [class*=-control], [class*=select__control]') ?? control;
    const chips = [
      ...wrapper.querySelectorAll(
        '[class*=single-value i], [class*=singleValue i], [class*=multi-value__label i]',
      ),
    ];
    if (chips.length > 0) return chips.map((chip) => clean(chip.textContent));
    const text = control.localName === 'input' ? '' : clean(control.textContent);
    return text === '' || /^(select|choose|please|–|-)/i.test(text) ? [] : [text];
  }

  /** The options that a hidden input holds; null when it says nothing about them. */
  function readHeld({ holder, values }: PlainSpec, options: readonly string[]): string[] | null {
    const held = holder === '' ? '' : clean(all<HTMLInputElement>(holder)[0]?.value);
    const find = (text: string) => {
      const index = text === '' ? -1 : values.indexOf(text);
      return index < 0 ? options.find((label) => label === text) : options[index];
    };
    const whole = find(held);
    if (whole !== undefined) return [whole];
    const several = held.split(/[,;|]/).map((text) => find(clean(text)));
    return several.every((label) => label !== undefined) ? several : null;
  }

  /** The list shows one of its options; anything else is a prompt. */
  function readPlainList(control: HTMLInputElement | undefined, options: readonly string[]): string[] {
    const text = clean(control?.value || control?.textContent);
    return options.filter((label) => label === text);
  }

  const pickedStates = ['aria-pressed', 'aria-checked', 'aria-selected', 'data-selected', 'data-checked'];

  /** A class or a state of the choice, or of the wrapper around it alone, says that it is picked. */
  function isPlainPicked(control: Element | undefined, selectedClass: string): boolean {
    const around = control?.parentElement;
    const isWrapper = around && clean(around.textContent) === clean(control?.textContent);
    return [control, isWrapper ? around : null].some(
      (one) =>
        one &&
        (new RegExp(selectedClass, 'i').test(one.getAttribute('class') ?? '') ||
          pickedStates.some((state) => one.getAttribute(state) === 'true') ||
          /^(on|active|checked|selected)$/.test(one.getAttribute('data-state') ?? '')),
    );
  }

  function readPlain(spec: ShownSpec, plain: PlainSpec, controls: HTMLInputElement[]): string[] {
    const held = readHeld(plain, spec.options);
    if (held) return held;
    return spec.control === 'buttons'
      ? spec.options.filter((_, index) => isPlainPicked(controls[index], plain.selectedClass))
      : readPlainList(controls[0], spec.options);
  }

  /** A custom date part shows its hint while it is empty. */
  function readPart(element: HTMLInputElement | undefined): string {
    if (!element) return '';
    if (element.localName === 'select')
      return clean((element as Element as HTMLSelectElement).selectedOptions[0]?.textContent);
    if (element.getAttribute('role') === 'combobox') return readPicked(element)[0] ?? '';
    if (element.localName === 'input') return element.value;
    const value = element.getAttribute('aria-valuenow');
    return value ?? (/\d/.test(element.textContent ?? '') ? clean(element.textContent) : '');
  }

  const readSelected = (select: HTMLSelectElement | undefined, offered: readonly string[]) =>
    [...(select?.selectedOptions ?? [])]
      .map((option) => clean(option.textContent))
      .filter((label) => offered.includes(label));

  function readFiles({ attached, fileName }: ShownSpec, first: HTMLInputElement | undefined): string[] {
    if (attached === null) return readOwnFiles(first);
    return all(attached).some(isVisible) ? all(fileName).flatMap(readFileName) : [];
  }

  function readTyped(first: HTMLInputElement | undefined): string[] {
    const text = first?.isContentEditable ? clean(first.textContent) : (first?.value ?? '');
    return text.trim() === '' ? [] : [text];
  }

  function readOne(spec: ShownSpec): string[] {
    if (spec.parts) return spec.parts.map((part) => readPart(all<HTMLInputElement>(part)[0]));
    const controls = all<HTMLInputElement>(spec.controls);
    const [first] = controls;
    if (spec.plain) return readPlain(spec, spec.plain, controls);
    switch (spec.control) {
      case 'radio':
      case 'checkbox':
      case 'checkboxes':
        return spec.options.filter((_, index) => isOn(controls[index]));
      case 'buttons':
        return spec.options.filter((_, index) => controls[index]?.getAttribute('aria-pressed') === 'true');
      case 'select':
        return readSelected(first as Element | undefined as HTMLSelectElement | undefined, spec.options);
      case 'file':
        return readFiles(spec, first);
      case 'combobox':
        return spec.picked === null
          ? readPicked(first)
          : all(spec.picked).map((element) => clean(element.textContent));
      default:
        return readTyped(first);
    }
  }

  return Object.fromEntries(specs.map((spec) => [spec.path, readOne(spec)]));
}
