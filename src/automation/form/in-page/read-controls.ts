import type { FormField, FormOption } from '#domain/question/employer-form.ts';

/** Where an employer's form lives in the page and how it names its questions. */
export interface FormLayout {
  /** Element that holds the whole form. */
  root: string;
  /** Element that holds one question. */
  container: string;
  /** The question's text, inside its container; null when the controls carry their names themselves. */
  title: string | null;
  /** Attribute that is the question's stable key: of the container, or of the control. */
  key: 'data-field-path' | 'id' | 'name';
  /** Parts that look like questions and are none. */
  ignore: string;
}

export interface ControlGroup
  extends Pick<FormField, 'path' | 'label' | 'labelSource' | 'control' | 'required'> {
  description: string;
  section: string;
  inputType: string;
  multiple: boolean;
  options: FormOption[];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/** Every question the page shows, in page order. Runs inside the page. */
export function readControls(layout: FormLayout): ControlGroup[] {
  const root = document.querySelector(layout.root) ?? document.body;
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const withoutMark = (text: string) =>
    text
      .replace(/\s*[*✱]+$/, '')
      .replace(/\s*\(required\)$/i, '')
      .trim();

  function readText(element: Element | null | undefined): string {
    if (!element) return '';
    const copy = element.cloneNode(true) as Element;
    const noise =
      'select, textarea, input, button, script, style, [hidden], [aria-hidden=true], [role=alert]';
    for (const part of copy.querySelectorAll(noise)) part.remove();
    return withoutMark(clean(copy.textContent));
  }

  function isOnPage(control: Control): boolean {
    const box = control.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.right + scrollX > 0 && box.bottom + scrollY > 0;
  }

  function isShown(control: Control): boolean {
    const isVisible = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (control.type === 'file') return isVisible(control.parentElement);
    if (control.type === 'radio' || control.type === 'checkbox')
      return isVisible(control) || isVisible(control.labels?.[0]);
    return isVisible(control) && isOnPage(control);
  }

  function isQuestion(control: Control): boolean {
    const isButton = control instanceof HTMLButtonElement;
    if (isButton && !control.hasAttribute('aria-pressed')) return false;
    if (['hidden', 'submit', 'reset', 'image', 'search'].includes(control.type) && !isButton) return false;
    if (control.getAttribute('aria-hidden') === 'true' || control.closest(layout.ignore)) return false;
    return !/captcha/i.test(control.name) && isShown(control);
  }

  function findKey(control: Control): string {
    if (layout.key === 'data-field-path')
      return control.closest(layout.container)?.getAttribute('data-field-path') ?? '';
    const isChoice = control.type === 'radio' || control.type === 'checkbox';
    const byName = layout.key === 'name' || isChoice;
    return ((byName ? control.name || control.id : control.id || control.name) || '').replace(/\[\]$/, '');
  }

  function findTitle(control: Control | undefined): Element | null | undefined {
    return layout.title === null ? null : control?.closest(layout.container)?.querySelector(layout.title);
  }

  const byIds = (ids: string | null) => (ids ?? '').split(/\s+/).map((id) => document.getElementById(id));

  function nameGroup(controls: Control[]): Pick<ControlGroup, 'label' | 'labelSource'> {
    const [control] = controls as [Control];
    const group = control.closest('fieldset, [role=group], [role=radiogroup]');
    const isChoice = ['radio', 'checkbox'].includes(control.type) || control instanceof HTMLButtonElement;
    const labelledBy = (element: Element | null) =>
      clean(
        byIds(element?.getAttribute('aria-labelledby') ?? null)
          .map(readText)
          .join(' '),
      );
    const groupName = isChoice
      ? readText(group?.querySelector('legend')) ||
        labelledBy(group) ||
        clean(group?.getAttribute('aria-label'))
      : '';
    const ownName =
      labelledBy(control) ||
      withoutMark(clean(control.getAttribute('aria-label'))) ||
      readText(control.labels?.[0]);
    const placeholder = 'placeholder' in control ? clean(control.placeholder) : '';
    const candidates: [string, ControlGroup['labelSource']][] = [
      [readText(findTitle(control)), 'group'],
      [groupName, 'group'],
      [ownName, 'name'],
      [placeholder, 'placeholder'],
      [clean(findKey(control).replace(/[[\]_-]+/g, ' ')), 'token'],
    ];
    const [label, labelSource] = candidates.find(([text]) => text !== '') ?? ['', 'token'];
    return { label, labelSource };
  }

  function chooseControl(controls: Control[]): ControlGroup['control'] {
    const [control] = controls as [Control];
    if (control instanceof HTMLButtonElement) return 'buttons';
    if (control instanceof HTMLSelectElement) return 'select';
    if (control.getAttribute('role') === 'combobox') return 'combobox';
    if (control instanceof HTMLTextAreaElement) return 'textarea';
    if (control.type === 'checkbox') return controls.length === 1 ? 'checkbox' : 'checkboxes';
    if (control.type === 'radio' || control.type === 'file' || control.type === 'date') return control.type;
    return 'text';
  }

  function listOptions(controls: Control[], control: ControlGroup['control'], label: string): FormOption[] {
    const [first] = controls as [Control];
    if (first instanceof HTMLSelectElement)
      return [...first.options]
        .filter((option) => option.value !== '' && !option.disabled)
        .map((option) => ({ label: clean(option.textContent), value: option.value }));
    if (control === 'buttons')
      return controls.map((one) => ({ label: clean(one.textContent), value: one.value }));
    if (!['radio', 'checkbox', 'checkboxes'].includes(control)) return [];
    return controls.map((one) => {
      const own = readText(one.labels?.[0]) || clean(one.getAttribute('aria-label')) || one.value;
      return { label: own === label ? 'Yes' : own, value: one.value };
    });
  }

  function isRequired(controls: Control[]): boolean {
    const title = findTitle(controls[0]);
    const isMarked = (element: Element | null | undefined) =>
      element !== null &&
      element !== undefined &&
      (/(^|[\s_])required_?/.test(element.className) || /[*✱]\s*$/.test(clean(element.textContent)));
    return controls.some((control) => {
      const group = control.closest('fieldset, [data-required]');
      return (
        ('required' in control && control.required) ||
        control.getAttribute('aria-required') === 'true' ||
        group?.getAttribute('aria-required') === 'true' ||
        group?.hasAttribute('data-required') ||
        isMarked(title) ||
        isMarked(group?.querySelector('legend')) ||
        (control.type !== 'radio' && control.type !== 'checkbox' && isMarked(control.labels?.[0]))
      );
    });
  }

  function describe(control: Control): string {
    const parts = byIds(control.getAttribute('aria-describedby'));
    return clean(
      parts
        .filter((part) => part?.id.endsWith('-description'))
        .map(readText)
        .join(' '),
    );
  }

  const groups = new Map<string, Control[]>();
  for (const control of root.querySelectorAll<Control>('input, textarea, select, button')) {
    const key = isQuestion(control) ? findKey(control) : '';
    if (key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), control]);
  }
  return [...groups].map(([path, all]) => {
    const buttons = all.filter((control) => control instanceof HTMLButtonElement);
    const controls = buttons.length > 0 ? buttons : all;
    const [first] = controls as [Control];
    const name = nameGroup(controls);
    const control = chooseControl(controls);
    return {
      path,
      ...name,
      control,
      required: isRequired(controls),
      description: describe(first),
      section: readText(first.closest('section, .section')?.querySelector('h2, h3, h4')),
      inputType: first.type,
      multiple: control === 'checkboxes' || (first instanceof HTMLSelectElement && first.multiple),
      options: listOptions(controls, control, name.label),
    };
  });
}
