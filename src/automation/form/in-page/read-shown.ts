import type { FormField } from '#domain/question/employer-form.ts';

/** How one question's answer can be seen on the page. */
export interface ShownSpec {
  path: string;
  control: FormField['control'];
  /** The control's elements, in the order of the options. */
  controls: string;
  options: string[];
  /** Where a picked option shows; null when it is the control's own value. */
  picked: string | null;
  /** Visible once a file is really attached, and where its name shows. */
  attached: string;
  fileName: string;
}

/** What the page shows for each question: texts, picked labels, names of attached files. Runs inside the page. */
export function readShown(specs: ShownSpec[]): Record<string, string[]> {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  function readFileName(element: Element): string[] {
    if (element instanceof HTMLInputElement) return [...(element.files ?? [])].map((file) => file.name);
    return [clean(element.textContent)];
  }

  function readOne(spec: ShownSpec): string[] {
    const controls = all<HTMLInputElement>(spec.controls);
    const [first] = controls;
    switch (spec.control) {
      case 'radio':
      case 'checkbox':
      case 'checkboxes':
        return spec.options.filter((_, index) => controls[index]?.checked);
      case 'buttons':
        return spec.options.filter((_, index) => controls[index]?.getAttribute('aria-pressed') === 'true');
      case 'select': {
        const select = first as Element as HTMLSelectElement | undefined;
        return [...(select?.selectedOptions ?? [])]
          .filter((option) => option.value !== '')
          .map((option) => clean(option.textContent));
      }
      case 'file':
        return all(spec.attached).some(isVisible) ? all(spec.fileName).flatMap(readFileName) : [];
      case 'combobox':
        if (spec.picked !== null) return all(spec.picked).map((element) => clean(element.textContent));
    }
    return first && first.value.trim() !== '' ? [first.value] : [];
  }

  return Object.fromEntries(specs.map((spec) => [spec.path, readOne(spec)]));
}
