import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/open-test-site.ts';
import { rememberHooks } from '#tests/practice-run.ts';
import { hash } from './page/evidence.ts';
import { readQuestions } from './read/read-questions.ts';
import { submit } from './run/submit.ts';

const hours = ['', ...Array.from({ length: 12 }, (_, index) => String(index + 1))];
const list = (name: string, said: string[]) =>
  `<select name="${name}">${said.map((one) => `<option>${one}</option>`).join('')}</select>`;

/** A custom form: a drop zone without a file input, working hours in lists, and a date in several inputs. */
const page = (script: string) => `<!doctype html><html lang="en"><head><title>Careers</title></head><body>
  <h1>Employment application</h1><form method="post" enctype="multipart/form-data">
  <p><label for="n">Full name *</label> <input id="n" name="name" required></p>
  <p><label for="m">E-mail *</label> <input id="m" name="email" type="email" required></p>
  <div><label for="r">Resume *</label><div id="place">Drop your file here or <u>upload</u></div><div id="kept"></div></div>
  <p>Hours you can work: ${list('h1', hours)}:${list('m1', ['00', '30'])} ${list('a1', ['AM', 'PM'])} to
     ${list('h2', hours)}:${list('m2', ['00', '30'])} ${list('a2', ['AM', 'PM'])}</p>
  <p>Date you can start: <input name="mm" size="2" maxlength="2" placeholder="MM"> /
     <input name="dd" size="2" maxlength="2" placeholder="DD"> / <input name="yyyy" size="4" maxlength="4" placeholder="YYYY"></p>
  <button>Submit application</button></form><script>${script}</script></body></html>`;

const takesFile = `
  const box = document.createElement('input');
  box.type = 'file'; box.style.display = 'none'; document.body.append(box);
  document.getElementById('place').onclick = () => box.click();
  box.onchange = () => {
    document.getElementById('kept').textContent = box.files[0].name;
    const held = document.createElement('input');
    held.type = 'hidden'; held.name = 'resume'; held.value = box.files[0].name + ' of ' + box.files[0].size;
    document.forms[0].append(held);
  };`;

const scripts: Record<string, string> = {
  '/own/silent': '',
  '/own/eager': "document.getElementById('place').onclick = () => document.forms[0].submit();",
};

const received = new Map<string, string>();
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite((request, response) => {
    const path = request.url ?? '';
    response.setHeader('content-type', 'text/html');
    if (request.method !== 'POST') return void response.end(page(scripts[path] ?? takesFile));
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.set(path, body);
      response.end('<h1>Thank you, your application has been received.</h1>');
    });
  });
});
afterAll(() => site.close());

async function send(path: string) {
  const { browser, origin } = site;
  const url = origin + path;
  const read = await readQuestions(browser, { url, deadlineMs: 30_000 });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  const pathOf = (label: string) => read.form.fields.find((field) => field.label === label)?.path ?? '';
  const said = {
    'Full name': 'Jordan Rivera',
    'E-mail': 'jordan@example.com',
    'Hours you can work': '9:00 AM to 5:30 PM',
    'Date you can start': '03/09/2027',
  };
  const answers = Object.entries(said).map(([label, value]) => ({
    path: pathOf(label),
    label,
    value: [value],
    sensitive: false,
  }));
  const bytes = Buffer.from('%PDF-1.4 a resume');
  const files = [
    {
      path: pathOf('Resume'),
      fileName: 'Jordan Rivera.pdf',
      sha256: hash(bytes),
      read: () => Promise.resolve(bytes),
    },
  ];
  const outcome = await submit(
    browser,
    { url, form: read.form, answers, files, deadlineMs: 60_000 },
    rememberHooks(),
  );
  return { form: read.form, outcome };
}

test('a file goes into the drop zone, and hours and a date into their inputs', async () => {
  const { form, outcome } = await send('/own/apply');
  expect(form.fields.map(({ label, control, required }) => [label, control, required])).toEqual([
    ['Full name', 'text', true],
    ['E-mail', 'text', true],
    ['Resume', 'file', true],
    ['Hours you can work', 'text', false],
    ['Date you can start', 'date', false],
  ]);
  expect(outcome).toMatchObject({ outcome: 'confirmed' });
  const sent = received.get('/own/apply') ?? '';
  const valueOf = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(sent)?.[1];
  expect(['h1', 'm1', 'a1', 'h2', 'm2', 'a2'].map(valueOf)).toEqual(['9', '00', 'AM', '5', '30', 'PM']);
  expect(['mm', 'dd', 'yyyy'].map(valueOf)).toEqual(['03', '09', '2027']);
  expect(valueOf('resume')).toBe('Jordan Rivera.pdf of 17');
});

test('a drop zone that never asks for the file, or submits instead, stops the application before anything arrives', async () => {
  for (const path of ['/own/silent', '/own/eager']) {
    const { outcome } = await send(path);
    expect([path, outcome.outcome]).toEqual([path, 'stopped']);
    expect(received.has(path)).toBe(false);
  }
});
