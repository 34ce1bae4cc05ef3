import type { RefusalMessage } from '#domain/application/outcome.ts';
import { clean } from './controls/dom.ts';

/** Reads the form's error messages and which question each is about. */
export function readRefusal({ errors, form }: { errors: string; form: string }): RefusalMessage[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const controlsIn = (place: ParentNode) =>
    [...place.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')].filter(isVisible);

  function labelOf(control: Control): string {
    const named = (control.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => clean(document.getElementById(id)?.textContent))
      .join(' ');
    const own = [...(control.labels ?? [])].map((label) => {
      const copy = label.cloneNode(true) as HTMLElement;
      for (const inner of copy.querySelectorAll(`input, select, textarea, ${errors || 'input'}`))
        inner.remove();
      return clean(copy.textContent);
    });
    return clean(control.getAttribute('aria-label')) || clean(named) || clean(own[0]);
  }

  /** The control that refers to the message, or the only question around it. */
  function controlOf(message: Element): Control | undefined {
    const pointing = message.id
      ? document.querySelector<Control>(
          `[aria-describedby~=${JSON.stringify(message.id)}], [aria-errormessage=${JSON.stringify(message.id)}]`,
        )
      : null;
    if (pointing) return pointing;
    for (
      let around = message.parentElement;
      around && !around.matches('form, body');
      around = around.parentElement
    ) {
      const inside = controlsIn(around);
      const names = new Set(inside.map(({ name, id }) => name || id));
      if (names.size > 1) return undefined;
      if (inside[0]) return inside[0];
    }
    return undefined;
  }

  const say = (text: string, control: Control | undefined): RefusalMessage => {
    const label = control ? labelOf(control).replace(/\s*[*✱]$/, '') : '';
    return label === '' ? { text } : { label, text };
  };
  const shown = errors === '' ? [] : [...document.querySelectorAll(errors)].filter(isVisible);
  const messages = shown.map((message) => say(clean(message.textContent), controlOf(message)));
  const place = (form === '' ? null : document.querySelector(form)) ?? document;
  const invalid = controlsIn(place)
    .filter((control) => control.matches(':user-invalid'))
    .map((control) => say(clean(control.validationMessage), control));
  const seen = new Set<string>();
  return [...messages, ...invalid].filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text));
}
