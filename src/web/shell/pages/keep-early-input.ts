type TextField = HTMLInputElement | HTMLTextAreaElement;

const ticked = new Set(['checkbox', 'radio']);

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !ticked.has(target.type) && target.type !== 'file';
}

function isTickBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ticked.has(target.type);
}

// React remembers the last state it saw and takes only another one for a change: so first away from it, then back.
function typeAgain(field: TextField, text: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function chooseAgain(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * React sets fields back to the server's values when it takes the page over. What the person typed, ticked, or chose before
 * that (or the browser filled in) is remembered from here on; the returned function gives it back.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const texts = new Map<TextField, string>();
  const ticks = new Map<HTMLInputElement, boolean>();
  const choices = new Map<HTMLSelectElement, string>();

  const remember = (target: EventTarget | null) => {
    if (isTextField(target)) texts.set(target, target.value);
    else if (isTickBox(target)) ticks.set(target, target.checked);
    else if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  };
  const listen = (event: Event) => remember(event.target);

  for (const field of root.querySelectorAll('input, textarea')) {
    if (
      isTickBox(field)
        ? field.checked !== field.defaultChecked
        : isTextField(field) && field.value !== field.defaultValue
    )
      remember(field);
  }
  root.addEventListener('input', listen, true);

  return () => {
    root.removeEventListener('input', listen, true);
    for (const [field, text] of texts) if (field.isConnected) typeAgain(field, text);
    for (const [box, checked] of ticks) if (box.isConnected) tickAgain(box, checked);
    for (const [list, value] of choices) if (list.isConnected) chooseAgain(list, value);
  };
}
