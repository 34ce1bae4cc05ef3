import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/open-test-site.ts';
import { rememberHooks } from '#tests/practice-run.ts';
import { readQuestions } from './read/read-questions.ts';
import { submit } from './run/submit.ts';

const items = (tag: string, said: string[]) =>
  said.map((one) => `<${tag} data-value="${one.slice(0, 2).toLowerCase()}">${one}</${tag}>`).join('');
const buttons = (said: string[]) =>
  said.map((one) => `<button type="button" class="pill">${one}</button>`).join('');
const searched = (id: string, said: string) =>
  `<div class="part"><input id="${id}" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-label="${said}" placeholder="${said}"></div>`;

/** Lists and choices without any role, some of them created when they are opened, and a date in three searched lists. */
const page = (script: string) => `<!doctype html><html lang="en"><head><title>Careers</title></head><body>
  <h1>Employment application</h1><form method="post">
  <p><label for="n">Full name *</label> <input id="n" name="name" required></p>
  <p><label for="m">E-mail *</label> <input id="m" name="email" type="email" required></p>
  <div class="field"><div class="field-label">Highest education *</div><div class="dropdown"><div class="dropdown-toggle" tabindex="0">Select…</div>
    <ul class="dropdown-menu" style="display:none">${items('li', ['High school', 'Associate degree', 'Bachelor’s degree'])}</ul><input type="hidden" name="education"></div></div>
  <div class="field"><div class="field-label">Site</div><div class="choose"><button type="button">Please choose</button>
    <div class="choose-list" style="display:none"><div>Toledo</div><div>Dayton</div></div></div></div>
  <div class="field"><label>Shift preferred *</label><div class="pills" id="shift">${buttons(['Mornings', 'Evenings', 'Nights'])}</div></div>
  <div class="field"><div>Days you can work</div><p>Select all that apply</p><div class="chips" id="days">${items('span', ['Monday', 'Saturday', 'Thursday']).replaceAll('<span', '<span class="chip"')}</div><input type="hidden" name="days"></div>
  <div class="field"><div class="field-label">Bakery *</div><div class="custom-select" id="bakery"><div class="custom-select__value">Select one</div></div><input type="hidden" name="bakery"></div>
  <div class="field"><div class="field-label">Years of experience</div><div class="q-picker"><input class="q-picker__input" id="years" readonly placeholder="Select"></div></div>
  <div class="field"><div id="dl">Date of availability *</div><div role="group" aria-labelledby="dl">${searched('d1', 'Month')}${searched('d2', 'Day')}${searched('d3', 'Year')}</div></div>
  <button type="submit">Submit application</button></form><script>${script}</script></body></html>`;

const lists = `
  for (const [open, list, holder] of [['.dropdown-toggle', '.dropdown-menu', 'education'], ['.choose button', '.choose-list', '']]) {
    const [opener, box] = [document.querySelector(open), document.querySelector(list)];
    const input = document.querySelector('[name=' + (holder || 'site') + ']') ?? Object.assign(document.createElement('input'), { type: 'hidden', name: 'site' });
    if (!input.isConnected) setTimeout(() => document.forms[0].append(input), 0);
    opener.onclick = () => { box.style.display = box.style.display === 'none' ? 'block' : 'none'; };
    for (const entry of box.children) entry.onclick = () => {
      opener.textContent = entry.textContent; box.style.display = 'none';
      input.value = entry.dataset.value ?? entry.textContent;
    };
  }`;
const pills = `
  const kept = Object.assign(document.createElement('input'), { type: 'hidden', name: 'shift' });
  document.forms[0].append(kept);
  for (const one of document.querySelectorAll('#shift button')) one.onclick = () => {
    for (const other of document.querySelectorAll('#shift button')) other.classList.toggle('is-selected', other === one);
    kept.value = one.textContent;
  };`;
const chips = `
  for (const one of document.querySelectorAll('.chip')) one.onclick = () => {
    const held = document.querySelector('[name=days]');
    const days = new Set(held.value.split(',').filter(Boolean));
    days.has(one.dataset.value) ? days.delete(one.dataset.value) : days.add(one.dataset.value);
    held.value = [...days].join(',');
  };`;
/** Created by the click that opens them: one in its own block, one at the end of the page after a moment. */
const appearing = `
  const appear = (opener, parent, said, delay, pick) => {
    let list = null;
    const close = () => { list?.remove(); list = null; };
    opener.onclick = (event) => {
      event.stopPropagation();
      if (list) return close();
      const made = list = Object.assign(document.createElement('div'), { className: 'menu' });
      list.innerHTML = '<p>Loading</p>';
      parent.append(list);
      setTimeout(() => made.replaceChildren(...said.map((one) => Object.assign(document.createElement('div'), {
        textContent: one,
        onclick: (chosen) => { chosen.stopPropagation(); pick(one); close(); },
      }))), delay);
    };
  };
  const [bakery, years] = ['bakery', 'years'].map((id) => document.getElementById(id));
  appear(bakery, bakery, ['Rye Street', 'Old Mill'], 0, (one) => {
    bakery.firstElementChild.textContent = one;
    document.querySelector('[name=bakery]').value = one === 'Old Mill' ? 'b2' : 'b1';
  });
  appear(years, document.body, ['None', 'Up to 5', 'More than 5'], 400, (one) => {
    years.name = 'years';
    years.value = one;
  });`;
/** The month shows its names, the day must be opened, and the year shows nothing until it is typed. */
const dates = `
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  const all = { d1: months, d2: Array.from({ length: 31 }, (_, at) => String(at + 1)), d3: Array.from({ length: 60 }, (_, at) => String(1990 + at)) };
  for (const [id, said] of Object.entries(all)) {
    const input = document.getElementById(id);
    const list = Object.assign(document.createElement('ul'), { hidden: true });
    list.setAttribute('role', 'listbox'); document.body.append(list);
    const kept = Object.assign(document.createElement('input'), { type: 'hidden', name: id });
    document.forms[0].append(kept);
    const draw = () => {
      const fitting = id === 'd3' && input.value === '' ? [] : said.filter((one) => one.toLowerCase().startsWith(input.value.toLowerCase()));
      list.replaceChildren(...fitting.map((one) => {
        const option = Object.assign(document.createElement('li'), { textContent: one });
        option.setAttribute('role', 'option');
        option.onmousedown = () => { input.value = one; kept.value = one; list.hidden = true; };
        return option;
      }));
      list.hidden = false;
    };
    input.onclick = draw; input.oninput = draw;
    input.onblur = () => { list.hidden = true; if (input.value !== kept.value) input.value = ''; };
  }`;

const scripts: Record<string, string> = {
  '/plain/silent-pills': lists + chips + appearing + dates,
  '/plain/no-years': lists + pills + chips + appearing + dates.replace('1990', '1890'),
  '/plain/deaf-list': pills + chips + appearing + dates,
  '/plain/no-list': lists + pills + chips + dates,
};

const received = new Map<string, URLSearchParams>();
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite((request, response) => {
    const path = request.url ?? '';
    response.setHeader('content-type', 'text/html');
    if (request.method !== 'POST')
      return void response.end(page(scripts[path] ?? lists + pills + chips + appearing + dates));
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.set(path, new URLSearchParams(body));
      response.end('<h1>Thank you, your application has been received.</h1>');
    });
  });
});
afterAll(() => site.close());

const said: Record<string, string[]> = {
  'Full name': ['Jordan Rivera'],
  'E-mail': ['jordan@example.com'],
  'Highest education': ['Associate degree'],
  Site: ['Dayton'],
  'Shift preferred': ['Nights'],
  'Days you can work': ['Monday', 'Thursday'],
  Bakery: ['Old Mill'],
  'Years of experience': ['Up to 5'],
  'Date of availability': ['03/09/2027'],
};

async function send(path: string) {
  const { browser, origin } = site;
  const url = origin + path;
  const read = await readQuestions(browser, { url, deadlineMs: 30_000 });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  const answers = Object.entries(said).map(([label, value]) => ({
    path: read.form.fields.find((field) => field.label === label)?.path ?? '',
    label,
    value,
    sensitive: false,
  }));
  const outcome = await submit(
    browser,
    { url, form: read.form, answers, files: [], deadlineMs: 60_000 },
    rememberHooks(),
  );
  return { form: read.form, outcome };
}

test('lists and choices without any role and a searched date are read, filled, and sent as approved', async () => {
  const { form, outcome } = await send('/plain/apply');
  expect(form.fields.map(({ label, control, type, required }) => [label, control, type, required])).toEqual([
    ['Full name', 'text', 'Text', true],
    ['E-mail', 'text', 'Text', true],
    ['Highest education', 'combobox', 'SingleChoice', true],
    ['Site', 'combobox', 'SingleChoice', false],
    ['Shift preferred', 'buttons', 'SingleChoice', true],
    ['Days you can work', 'buttons', 'MultiChoice', false],
    ['Bakery', 'combobox', 'SingleChoice', true],
    ['Years of experience', 'combobox', 'SingleChoice', false],
    ['Date of availability', 'date', 'Calendar', true],
  ]);
  const offered = form.fields.slice(6, 8).map(({ options }) => options.map((option) => option.label));
  expect(offered).toEqual([
    ['Rye Street', 'Old Mill'],
    ['None', 'Up to 5', 'More than 5'],
  ]);
  expect(outcome).toMatchObject({ outcome: 'confirmed' });
  expect(Object.fromEntries(received.get('/plain/apply') ?? [])).toMatchObject({
    education: 'as',
    site: 'Dayton',
    shift: 'Nights',
    days: 'mo,th',
    bakery: 'b2',
    years: 'Up to 5',
    d1: 'March',
    d2: '9',
    d3: '2027',
  });
});

test.each([
  ['/plain/silent-pills', 'The page does not show which choice is picked for “Shift preferred”'],
  ['/plain/no-years', 'The year of the approved answer is not offered for “Date of availability”'],
  ['/plain/no-list', 'For “Bakery” none of the choices is the approved one'],
  ['/plain/deaf-list', 'For “Highest education” none of the choices is the approved one'],
])('%s stops with a reason before anything is sent', async (path, reason) => {
  const { outcome } = await send(path);
  expect(outcome).toMatchObject({ outcome: 'stopped' });
  expect(JSON.stringify(outcome)).toContain(reason);
  expect(received.has(path)).toBe(false);
});
