import { createCombobox } from './ashby-combobox.js';
import { buildElement } from './element.js';

/** One question of the form; which control it gets depends on its type, as on the real page. */
export function createFieldEntry(entry, server) {
  const { field } = entry;
  return buildElement(
    'div',
    {
      class: '_fieldEntry_17tft_29 ashby-application-form-field-entry',
      'data-field-path': field.path,
      'data-field-entry-id': entry.id,
    },
    buildElement(
      'label',
      {
        class: `_heading_101oc_53 ${entry.isRequired ? '_required_101oc_92 ' : ''}_label_17tft_43 ashby-application-form-question-title`,
        for: field.path,
      },
      field.title,
    ),
    createControl(field, server),
  );
}

function createControl(field, server) {
  switch (field.type) {
    case 'File':
      return createFileInput(field, server);
    case 'Boolean':
      return createYesNo(field, server);
    case 'MultiValueSelect':
      return createCheckboxes(field, server);
    case 'ValueSelect':
      return field.selectableValues.length > 5
        ? createLongSelect(field, server)
        : createRadios(field, server);
    case 'Location':
      return createCombobox({
        path: field.path,
        placeholder: 'Start typing...',
        search: async (query) =>
          query ? (await server.call('ApiAutocompleteGeoLocation', { query })).data.locations : [],
        onPick: (place) => server.save(field.path, place),
      });
    case 'Date':
      return createDateInput(field, server);
    default:
      return createTextInput(field, server);
  }
}

const inputTypes = { Email: 'email', Phone: 'tel', Number: 'number' };

function createTextInput(field, server) {
  const isLong = field.type === 'LongText';
  return buildElement(isLong ? 'textarea' : 'input', {
    id: field.path,
    name: field.path,
    class: 'ashby-application-form-input',
    type: isLong ? undefined : (inputTypes[field.type] ?? 'text'),
    rows: isLong ? 5 : undefined,
    placeholder: 'Type here...',
    oninput: (event) => server.saveSoon(field.path, event.currentTarget.value.trim()),
    onblur: () => server.saveNow(field.path),
  });
}

/** Keeps only a valid date; anything else is dropped when the input loses focus. */
function createDateInput(field, server) {
  const pad = (number) => String(number).padStart(2, '0');
  return buildElement('input', {
    id: field.path,
    name: field.path,
    class: 'ashby-application-form-input',
    type: 'text',
    placeholder: 'Pick date...',
    autocomplete: 'off',
    onblur: (event) => {
      const input = event.currentTarget;
      const typed = input.value.trim();
      const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed);
      const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
      const [year, month, day] = us ? [us[3], us[1], us[2]] : iso ? iso.slice(1) : [];
      const date = new Date(Number(year), Number(month) - 1, Number(day));
      const isDate = year && date.getMonth() === Number(month) - 1;
      input.value = isDate ? `${pad(month)}/${pad(day)}/${year}` : '';
      server.save(field.path, isDate ? `${year}-${pad(month)}-${pad(day)}` : null);
    },
  });
}

/** The hidden checkbox is unchecked for both "No" and "not answered"; only aria-pressed shows which. */
function createYesNo(field, server) {
  const checkbox = buildElement('input', {
    type: 'checkbox',
    name: field.path,
    tabindex: '-1',
    hidden: true,
  });
  let answer = null;
  const buttons = [
    ['yes', 'Yes', true],
    ['no', 'No', false],
  ].map(([option, text, value]) =>
    buildElement(
      'button',
      {
        type: 'button',
        class: '_option_y2cw4_35 ashby-application-form-input-yesno-option',
        'data-option': option,
        'aria-pressed': 'false',
        onclick: () => {
          answer = answer === value ? null : value;
          checkbox.checked = answer === true;
          buttons[0].setAttribute('aria-pressed', String(answer === true));
          buttons[1].setAttribute('aria-pressed', String(answer === false));
          server.save(field.path, answer);
        },
      },
      text,
    ),
  );
  return buildElement(
    'div',
    { class: '_yesno_hkyf8_143 ashby-application-form-input-yesno' },
    ...buttons,
    checkbox,
  );
}

/** Clicking the chosen option again clears it. */
function createRadios(field, server) {
  let chosen = null;
  const rows = field.selectableValues.map(({ label, value }, index) => {
    const id = `${field.path}-labeled-radio-${index}`;
    const input = buildElement('input', {
      type: 'radio',
      id,
      name: field.path,
      value,
      onclick: () => {
        chosen = chosen === value ? null : value;
        input.checked = chosen === value;
        server.save(field.path, chosen);
      },
    });
    return buildElement(
      'div',
      { class: '_option_1258i_35' },
      input,
      buildElement('label', { for: id }, label),
    );
  });
  return buildElement('fieldset', { class: '_container_1258i_28' }, ...rows);
}

/** Each checkbox is named after its option. */
function createCheckboxes(field, server) {
  const inputs = field.selectableValues.map(({ label }, index) =>
    buildElement('input', {
      type: 'checkbox',
      id: `${field.path}-labeled-checkbox-${index}`,
      name: label,
      onchange: () =>
        server.save(
          field.path,
          field.selectableValues.filter((_, at) => inputs[at].checked).map((option) => option.value),
        ),
    }),
  );
  const rows = inputs.map((input, index) =>
    buildElement(
      'div',
      { class: '_option_1258i_35' },
      input,
      buildElement('label', { for: input.id }, field.selectableValues[index].label),
    ),
  );
  return buildElement('fieldset', { class: '_container_1258i_28' }, ...rows);
}

function createLongSelect(field, server) {
  const labels = field.selectableValues.map((option) => option.label);
  return createCombobox({
    path: field.path,
    placeholder: 'Start typing...',
    search: async (query) => labels.filter((label) => label.toLowerCase().includes(query.toLowerCase())),
    onPick: (label) =>
      server.save(field.path, field.selectableValues.find((option) => option.label === label)?.value ?? null),
  });
}

/** Attached only once the delete button appears; the name alone appears while the file is still uploading. */
function createFileInput(field, server) {
  const input = buildElement('input', {
    id: field.path,
    type: 'file',
    class: '_fileInput_6k3nb_30',
    tabindex: '-1',
  });
  const prompt = buildElement('span', { class: '_button_6k3nb_41' }, 'Upload File', input);
  const hint = buildElement('span', { class: '_hint_6k3nb_50' }, 'or drag and drop here');
  const item = buildElement('div', { class: '_fileItem_6k3nb_60', hidden: true });
  const root = buildElement(
    'div',
    { class: '_fileBox_6k3nb_20 ashby-application-form-file' },
    prompt,
    hint,
    item,
  );

  async function attach() {
    const [file] = input.files;
    if (!file) return;
    item.hidden = false;
    item.replaceChildren(
      buildElement('span', {}, file.name),
      buildElement('span', { class: '_spinner_' }, 'Uploading…'),
    );
    await server.attach(field.path, await server.upload(file));
    item.replaceChildren(
      buildElement('span', {}, file.name),
      buildElement('button', { type: 'button', onclick: () => input.click() }, 'Replace'),
      buildElement('button', { type: 'button', 'aria-label': 'Delete file', onclick: detach }, '✕'),
    );
  }
  function detach() {
    input.value = '';
    item.hidden = true;
    item.replaceChildren();
    void server.attach(field.path, null);
  }
  input.addEventListener('change', () => void attach());
  return root;
}
