const main = document.querySelector('main');
const behavior = main.dataset.behavior;
const root = document.querySelector('[data-send]');

for (const button of document.querySelectorAll('[data-close]'))
  button.addEventListener('click', () => button.closest('[role=dialog]').remove());

for (const button of document.querySelectorAll('[data-reveal]'))
  button.addEventListener('click', () => {
    document.querySelector('[data-before]').hidden = true;
    document.querySelector('form[hidden]').hidden = false;
  });

for (const link of document.querySelectorAll('[data-show]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    document.getElementById(link.dataset.show).hidden = false;
  });

/** A custom list: a click opens it, and a choice fills the visible and the hidden input. */
for (const list of document.querySelectorAll('[data-list]')) {
  const [opener, menu] = [
    list.querySelector('[role=combobox], [aria-haspopup]'),
    list.querySelector('[role=listbox]'),
  ];
  const value = list.querySelector('input[name]');
  const show = (isOpen) => {
    menu.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
  };
  opener.addEventListener('click', () => show(menu.hidden));
  opener.addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
  for (const option of menu.querySelectorAll('[role=option]'))
    option.addEventListener('click', () => {
      value.value = option.dataset.value;
      if (opener instanceof HTMLInputElement) opener.value = option.textContent;
      else opener.textContent = option.textContent;
      show(false);
    });
}

/** A list of an older react-select: its options exist only while it is open and have no roles. */
for (const list of document.querySelectorAll('[data-react-select]')) {
  const [control, input] = [
    list.querySelector('.react-select__control'),
    list.querySelector('.react-select__input'),
  ];
  const options = JSON.parse(list.dataset.options);
  const isMultiple = 'multiple' in list.dataset;
  const phoneList = list.parentElement.querySelector('select');
  let chosen = [];
  let menu = null;
  const build = (className, text = '') =>
    Object.assign(document.createElement('div'), {
      className: `react-select__${className}`,
      textContent: text,
    });
  const close = () => {
    menu?.remove();
    menu = null;
    input.value = '';
    input.setAttribute('aria-expanded', 'false');
  };
  const choose = (option) => {
    chosen = isMultiple ? [...chosen, option] : [option];
    const shown = chosen.map((one) =>
      isMultiple ? build('multi-value__label', one.label) : build('single-value', one.label),
    );
    const container = list.querySelector('.react-select__value-container');
    for (const old of container.querySelectorAll(':scope > div:not(.react-select__input-container)'))
      old.remove();
    container.prepend(...shown);
    for (const old of list.querySelectorAll('input[type=hidden]')) old.remove();
    for (const one of chosen)
      list.append(
        Object.assign(document.createElement('input'), {
          type: 'hidden',
          name: list.dataset.name,
          value: one.value,
        }),
      );
    if (!isMultiple) close();
  };
  const open = () => {
    close();
    menu = build('menu');
    const items = build('menu-list');
    for (const option of options.filter((one) => !chosen.includes(one))) {
      const item = build('option', option.label);
      item.addEventListener('click', () => {
        choose(option);
        if (isMultiple) item.remove();
      });
      items.append(item);
    }
    menu.append(items);
    menu.addEventListener('mousedown', (event) => event.preventDefault());
    list.append(menu);
    input.setAttribute('aria-expanded', 'true');
  };
  control.addEventListener('mousedown', (event) => {
    if (event.target !== input) event.preventDefault();
    input.focus();
    if (menu) close();
    else open();
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  phoneList?.addEventListener('change', () => {
    const option = options.find((one) => one.value === phoneList.value);
    if (option) choose(option);
  });
}

/** A list of react-widgets: its options are inside it and exist only while it is open. */
for (const list of document.querySelectorAll('.rw-dropdownlist')) {
  const close = () => {
    list.querySelector('.rw-popup-container')?.remove();
    list.setAttribute('aria-expanded', 'false');
  };
  const open = () => {
    const popup = document.createElement('div');
    popup.className = 'rw-popup-container';
    popup.innerHTML = `<ul role="listbox" id="${list.id}__listbox"></ul>`;
    for (const label of JSON.parse(list.dataset.options))
      popup
        .querySelector('ul')
        .append(Object.assign(document.createElement('li'), { role: 'option', textContent: label }));
    list.append(popup);
    list.setAttribute('aria-expanded', 'true');
  };
  list.addEventListener('click', (event) => {
    const option = event.target.closest('[role=option]');
    const isOpen = list.getAttribute('aria-expanded') === 'true';
    if (option) {
      list.querySelector('.rw-input').textContent = option.textContent;
      list.nextElementSibling.value = option.textContent;
    }
    if (isOpen) close();
    else open();
  });
  list.addEventListener('keydown', (event) => event.key === 'Escape' && close());
}

/** Some pages check an email address and take a file before the form is sent. */
for (const input of document.querySelectorAll('[data-check]'))
  input.addEventListener('blur', () => {
    if (input.value !== '')
      void fetch(input.dataset.check, { method: 'POST', body: JSON.stringify({ email: input.value }) });
  });
async function upload({ files, dataset }) {
  const body = new FormData();
  body.append('file', files[0]);
  const { ok } = await fetch(dataset.upload, { method: 'POST', body });
  if (ok) document.querySelector('[data-until-upload]')?.remove();
}
for (const input of document.querySelectorAll('[data-upload]'))
  input.addEventListener('change', () => void upload(input));

for (const radio of document.querySelectorAll('[role=radio], [role=checkbox]'))
  radio.addEventListener('click', () => {
    const group = radio.closest('[role=radiogroup]');
    if (group)
      for (const one of group.querySelectorAll('[role=radio]')) one.setAttribute('aria-checked', 'false');
    const isOn = group !== null || radio.getAttribute('aria-checked') !== 'true';
    radio.setAttribute('aria-checked', String(isOn));
    const input = radio.querySelector('input');
    if (input) input.checked = isOn;
  });

/** A custom date in parts: each takes digits as they are typed, and the hidden value is the whole date. */
for (const custom of document.querySelectorAll('[data-date]')) {
  const parts = [...custom.querySelectorAll('[role=spinbutton]')];
  const value = custom.querySelector('input');
  for (const [index, part] of parts.entries()) {
    const most = part.getAttribute('aria-valuemax');
    let typed = '';
    part.addEventListener('focus', () => {
      typed = '';
    });
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') event.preventDefault();
      if (!/^\d$/.test(event.key) || Number(typed + event.key) > Number(most)) return;
      typed += event.key;
      part.textContent = typed.padStart(most.length, '0');
      part.setAttribute('aria-valuenow', String(Number(typed)));
      part.setAttribute('aria-valuetext', part.textContent);
      const [month, day, year] = parts.map((one) => one.textContent);
      value.value = `${year}-${month}-${day}`;
      if (typed.length === most.length) parts[index + 1]?.focus();
    });
  }
}

for (const group of document.querySelectorAll('[data-pressed]'))
  for (const button of group.querySelectorAll('button'))
    button.addEventListener('click', () => {
      for (const one of group.querySelectorAll('button'))
        one.setAttribute('aria-pressed', String(one === button));
      group.querySelector('input').value = button.value;
    });

/** Some pages re-render and lose what was typed; some reformat phone numbers. */
if (behavior === 'dropped')
  for (const element of document.querySelectorAll('input[type=email]'))
    setInterval(() => {
      element.value = '';
    }, 400);
if (behavior === 'masked-phone')
  for (const element of document.querySelectorAll('input[type=tel]'))
    element.addEventListener('input', () => {
      const digits = element.value.replace(/\D/g, '').slice(-10);
      element.value =
        digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;
    });
if (behavior === 'hostile') {
  setInterval(() => window.open('/pages/nothing.html'), 500);
  setTimeout(() => alert('Stay on this page'), 300);
  setTimeout(() => confirm('Really?'), 600);
  for (let index = 0; index < 30; index += 1) document.body.append(document.createElement('iframe'));
}

function collect() {
  const data = new FormData();
  const controls = [...root.querySelectorAll('input, select, textarea')];
  for (const host of root.querySelectorAll('*'))
    if (host.shadowRoot) controls.push(...host.shadowRoot.querySelectorAll('input, select, textarea'));
  for (const control of controls) {
    const name = control.name || control.dataset.name;
    if (!name || (['radio', 'checkbox'].includes(control.type) && !control.checked)) continue;
    if (control.type === 'file') for (const file of control.files) data.append(name, file);
    else data.append(name, control.value);
  }
  for (const custom of root.querySelectorAll('[data-custom] [aria-checked=true]'))
    data.append(custom.closest('[data-custom]').dataset.custom, custom.dataset.value);
  return data;
}

async function send() {
  if (behavior === 'late-captcha') {
    const frame = document.createElement('iframe');
    Object.assign(frame, {
      src: '/hcaptcha/captcha/v1/challenge',
      title: 'hCaptcha challenge',
      width: 400,
      height: 500,
    });
    document.body.append(frame);
    return;
  }
  if (behavior === 'dead-button') return;
  const answer = await fetch(main.dataset.submitTo, { method: 'POST', body: collect() });
  const { errors, location: next, message } = await answer.json();
  if (errors) {
    for (const text of Object.values(errors)) {
      const line = document.createElement('p');
      line.setAttribute('role', 'alert');
      line.className = 'error';
      line.textContent = text;
      root.prepend(line);
    }
    return;
  }
  if (next) location.href = next;
  else if (message) {
    root.remove();
    const line = document.createElement('h2');
    line.textContent = message;
    main.append(line);
  } else root.remove();
}

if (root) {
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  for (const button of root.querySelectorAll('[data-submit]'))
    button.addEventListener('click', () => void send());
} else {
  for (const link of document.querySelectorAll('a[data-submit]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.closest('form').submit();
    });
  if (behavior === 'dead-button' || behavior === 'late-captcha')
    for (const form of document.querySelectorAll('form'))
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        if (behavior === 'late-captcha') void send();
      });
}

/** Steps of one form: a step can't be left until its required questions are answered. */
const steps = [...document.querySelectorAll('[data-step]')];
const go = (from, to) => {
  steps[from].hidden = true;
  steps[to].hidden = false;
};
/** Some sites save each step immediately and only then show the next one, in place or on another page. */
const stepAddress = `${main.dataset.submitTo}/step`;
async function saveStep(index) {
  const answer = await fetch(stepAddress, { method: 'POST', body: collect() });
  if (answer.ok) go(index, index + 1);
}
function postStep() {
  root.action = stepAddress;
  root.method = 'post';
  root.submit();
}
for (const [index, step] of steps.entries()) {
  step.querySelector('[data-next]')?.addEventListener('click', () => {
    const open = [...step.querySelectorAll('.line')].filter(
      (line) =>
        line.querySelector('label, legend').textContent.endsWith(' *') &&
        ![...line.querySelectorAll('input, select, textarea')].some((element) =>
          ['radio', 'checkbox'].includes(element.type) ? element.checked : element.value !== '',
        ),
    );
    if (open.length > 0) return;
    if (behavior === 'saved-steps') void saveStep(index);
    else if (behavior === 'posted-steps') postStep();
    else go(index, index + 1);
    const summary = steps[index + 1]?.querySelector('[data-summary]');
    for (const [name, value] of summary ? collect() : [])
      summary.append(
        Object.assign(document.createElement('dd'), {
          textContent: `${name}: ${value instanceof File ? value.name : value}`,
        }),
      );
  });
  step.querySelector('[data-back]')?.addEventListener('click', () => go(index, index - 1));
}

for (const line of document.querySelectorAll('[data-when]'))
  for (const element of document.getElementsByName(line.dataset.when))
    element.addEventListener('change', () => {
      line.hidden = element.value !== 'Yes';
    });
