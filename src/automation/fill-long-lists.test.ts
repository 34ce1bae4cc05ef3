import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/open-test-site.ts';
import { rememberHooks } from '#tests/practice-run.ts';
import { readQuestions } from './read/read-questions.ts';
import { submit } from './run/submit.ts';

const list = (id: string, label: string) =>
  `<p><label id="${id}-label" for="${id}">${label}</label> <input id="${id}" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-labelledby="${id}-label"></p>`;

/** Lists with nothing in them until they are opened: one loads more when scrolled, one renders only what is in view. */
const page = `<!doctype html><html lang="en"><head><title>Careers</title><style>ul{height:200px;overflow:auto;margin:0;padding:0;position:relative} li{height:20px;display:block}</style></head><body>
  <h1>Employment application</h1><form method="post">
  <p><label for="n">Full name *</label> <input id="n" name="name" required></p>
  <p><label for="m">E-mail *</label> <input id="m" name="email" type="email" required></p>
  ${list('school', 'School')}${list('major', 'Major')}
  <button type="submit">Submit application</button></form><script>
  const offer = (input, list, one) => {
    const option = Object.assign(document.createElement('li'), { textContent: one });
    option.setAttribute('role', 'option');
    option.onmousedown = (event) => { event.preventDefault(); input.value = one; list.hidden = true; input.kept.value = one; };
    return option;
  };
  for (const id of ['school', 'major']) {
    const input = document.getElementById(id);
    input.kept = Object.assign(document.createElement('input'), { type: 'hidden', name: id });
    const list = Object.assign(document.createElement('ul'), { hidden: true });
    list.setAttribute('role', 'listbox');
    document.body.append(list); document.forms[0].append(input.kept);
    const all = Array.from({ length: 120 }, (_, at) => (id === 'school' ? 'School ' : 'Major ') + (at + 1));
    let count = 30;
    const draw = () => {
      const fitting = all.filter((one) => one.toLowerCase().startsWith(input.value.toLowerCase()));
      if (id === 'school') return list.replaceChildren(...fitting.slice(0, count).map((one) => offer(input, list, one)));
      const from = Math.floor(list.scrollTop / 20);
      const room = Object.assign(document.createElement('div'), { style: 'height:' + fitting.length * 20 + 'px' });
      list.replaceChildren(room, ...fitting.slice(from, from + 12).map((one, at) => {
        const option = offer(input, list, one);
        option.style.cssText = 'position:absolute;top:' + (from + at) * 20 + 'px';
        return option;
      }));
    };
    list.onscroll = () => {
      if (id === 'school' && list.scrollTop + 220 < list.scrollHeight) return;
      setTimeout(() => { count += 30; draw(); }, 60);
    };
    const open = () => { list.hidden = false; draw(); };
    input.onclick = open; input.oninput = open;
    input.onblur = () => { list.hidden = true; };
  }</script></body></html>`;

let received: URLSearchParams | null = null;
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.method !== 'POST') return void response.end(page);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received = new URLSearchParams(body);
      response.end('<h1>Thank you, your application has been received.</h1>');
    });
  });
});
afterAll(() => site.close());

test('a list that loads or renders its options while it is scrolled is read completely and filled', async () => {
  const { browser, origin } = site;
  const url = `${origin}/long/apply`;
  const read = await readQuestions(browser, { url, deadlineMs: 30_000 });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  const { form } = read;
  const find = (label: string) => form.fields.find((field) => field.label === label);
  for (const label of ['School', 'Major'])
    expect(find(label)?.options.map((option) => option.label)).toEqual(
      Array.from({ length: 120 }, (_, at) => `${label} ${at + 1}`),
    );
  const said = {
    'Full name': 'Jordan Rivera',
    'E-mail': 'jordan@example.com',
    School: 'School 77',
    Major: 'Major 118',
  };
  const answers = Object.entries(said).map(([label, value]) => ({
    path: find(label)?.path ?? '',
    label,
    value: [value],
    sensitive: false,
  }));
  const outcome = await submit(
    browser,
    { url, form, answers, files: [], deadlineMs: 60_000 },
    rememberHooks(),
  );
  expect(outcome).toMatchObject({ outcome: 'confirmed' });
  expect(Object.fromEntries(received ?? [])).toMatchObject({ school: 'School 77', major: 'Major 118' });
});
