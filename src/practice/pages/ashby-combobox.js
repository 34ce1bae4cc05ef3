import { buildElement } from './element.js';

/**
 * The list opens outside the form, at the end of the body, and hides every other question from assistive
 * technology until it is closed by a pick, by Escape, or by a click elsewhere; leaving the input doesn't close it.
 */
export function createCombobox({ path, placeholder, search, onPick }) {
  let portal = null;
  let picked = '';
  const input = buildElement('input', {
    id: path,
    class: 'ashby-application-form-input',
    type: 'text',
    role: 'combobox',
    placeholder,
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-haspopup': 'listbox',
  });

  function hideOthers(isHidden) {
    const own = input.closest('.ashby-application-form-field-entry');
    for (const entry of document.querySelectorAll('.ashby-application-form-field-entry')) {
      if (entry === own) continue;
      if (isHidden) entry.setAttribute('aria-hidden', 'true');
      else entry.removeAttribute('aria-hidden');
    }
  }

  function close() {
    portal?.remove();
    portal = null;
    input.value = picked;
    input.setAttribute('aria-expanded', 'false');
    hideOthers(false);
    document.removeEventListener('pointerdown', closeFromOutside);
  }

  function closeFromOutside(event) {
    if (!portal?.contains(event.target) && event.target !== input) close();
  }

  function pick(text) {
    picked = text;
    onPick(text);
    close();
  }

  function place() {
    const box = input.getBoundingClientRect();
    portal.style.left = `${box.left + window.scrollX}px`;
    portal.style.top = `${box.bottom + window.scrollY + 4}px`;
    portal.style.width = `${box.width}px`;
  }

  async function open() {
    if (!portal) {
      portal = buildElement('div', { class: '_floatingContainer_ ashby-portal' });
      document.body.append(portal);
      place();
      input.setAttribute('aria-expanded', 'true');
      hideOthers(true);
      document.addEventListener('pointerdown', closeFromOutside);
    }
    const query = input.value === picked ? '' : input.value;
    const found = await search(query.trim());
    if (!portal) return;
    const options = found.map((text) =>
      buildElement('div', { role: 'option', class: '_option_', onclick: () => pick(text) }, text),
    );
    const empty = buildElement('div', { class: '_empty_' }, query ? 'No results' : 'Start typing...');
    portal.replaceChildren(
      buildElement('div', { role: 'listbox' }, ...(options.length > 0 ? options : [empty])),
    );
  }

  input.addEventListener('click', () => void open());
  input.addEventListener('input', () => void open());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    const first = portal?.querySelector('[role=option]');
    if (event.key === 'Enter' && first) pick(first.textContent);
  });
  return input;
}
