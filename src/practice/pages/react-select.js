import { buildElement } from './element.js';

/**
 * A combobox with the markup of react-select: options exist only while the menu is open, and an unanswered
 * required one has a hidden backing input. `options` is a list, or a function from typed text to a promise of one.
 */
export function createSelect({ id, label, describedBy, required, multiple, options, onChange }) {
  let chosen = [];
  let shown = [];
  let focused = 0;
  let menu = null;
  let isReady = false;

  const input = buildElement('input', {
    class: 'select__input',
    id,
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-haspopup': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-errormessage': `${id}-error`,
    'aria-invalid': 'false',
    'aria-required': required ? 'true' : undefined,
  });
  const inputHolder = buildElement('div', { class: 'select__input-container' }, input);
  const values = buildElement('div', { class: 'select__value-container' }, inputHolder);
  const toggle = buildElement(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': 'Toggle flyout', tabindex: '-1' },
    '▾',
  );
  const control = buildElement(
    'div',
    { class: 'select__control' },
    values,
    buildElement('div', { class: 'select__indicators' }, toggle),
  );
  const root = buildElement('div', { class: 'select-shell' }, control);

  function showValues() {
    const parts = chosen.map((option) =>
      multiple
        ? buildElement(
            'div',
            { class: 'select__multi-value' },
            buildElement('div', { class: 'select__multi-value__label' }, option.label),
            buildElement(
              'button',
              {
                type: 'button',
                class: 'select__multi-value__remove',
                'aria-label': `Remove ${option.label}`,
                onmousedown: (event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  choose(option);
                },
              },
              '×',
            ),
          )
        : buildElement('div', { class: 'select__single-value' }, option.label),
    );
    if (parts.length === 0) parts.push(buildElement('div', { class: 'select__placeholder' }, 'Select...'));
    // The input itself is never moved, because moving it would lose the focus.
    while (inputHolder.previousSibling) inputHolder.previousSibling.remove();
    inputHolder.dataset.value = input.value;
    if (!input.value || multiple) inputHolder.before(...parts);
    root.querySelector('.requiredInput')?.remove();
    if (required && chosen.length === 0) {
      root.append(
        buildElement('input', {
          class: 'requiredInput',
          required: true,
          tabindex: '-1',
          'aria-hidden': 'true',
        }),
      );
    }
  }

  async function loadOptions() {
    const typed = input.value;
    if (typeof options !== 'function') {
      const wanted = typed.trim().toLowerCase();
      shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
      isReady = true;
      return;
    }
    isReady = false;
    shown = [];
    const found = typed.length > 1 ? await options(typed) : [];
    if (typed === input.value) {
      shown = found;
      isReady = true;
    }
  }

  function showMenu() {
    menu?.remove();
    const items = shown.map((option, index) =>
      buildElement(
        'div',
        {
          class: `select__option${index === focused ? ' select__option--is-focused' : ''}${chosen.includes(option) ? ' select__option--is-selected' : ''}`,
          id: `react-select-${id}-option-${index}`,
          role: 'option',
          'aria-selected': chosen.includes(option) ? 'true' : 'false',
          onclick: () => choose(option),
        },
        option.label,
      ),
    );
    const empty = buildElement(
      'div',
      { class: 'select__menu-notice' },
      isReady ? 'No options' : 'Loading...',
    );
    menu = buildElement(
      'div',
      { class: 'select__menu', id: `react-select-${id}-listbox` },
      buildElement(
        'div',
        { class: 'select__menu-list', role: 'listbox' },
        ...(items.length > 0 ? items : [empty]),
      ),
    );
    // Keeps the focus in the input, because a blur would close the menu before the click arrives.
    menu.addEventListener('mousedown', (event) => event.preventDefault());
    root.append(menu);
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', menu.id);
  }

  async function open() {
    focused = 0;
    const loading = loadOptions();
    showMenu();
    await loading;
    if (menu) showMenu();
  }

  function close() {
    menu?.remove();
    menu = null;
    input.value = '';
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
    showValues();
  }

  function choose(option) {
    if (multiple)
      chosen = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    else chosen = [option];
    close();
    onChange?.(value());
  }

  function value() {
    return multiple ? chosen.map((option) => option.value) : (chosen[0]?.value ?? '');
  }

  control.addEventListener('mousedown', (event) => {
    if (event.target !== input) event.preventDefault();
    input.focus();
    if (menu && event.target !== input) close();
    else if (!menu) void open();
  });
  input.addEventListener('input', () => {
    showValues();
    void open();
  });
  input.addEventListener('blur', () => {
    if (menu || input.value) close();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (menu && shown[focused]) choose(shown[focused]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!menu) return void open();
      focused = (focused + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % Math.max(shown.length, 1);
      showMenu();
    } else if (event.key === 'Backspace' && input.value === '' && chosen.length > 0) {
      chosen = chosen.slice(0, -1);
      showValues();
      onChange?.(value());
    }
  });

  showValues();
  return { root, value };
}
