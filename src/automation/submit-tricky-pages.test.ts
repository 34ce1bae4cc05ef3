import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/open-test-site.ts';
import { rememberHooks } from '#tests/practice-run.ts';
import type { Browser } from './browser/browser.ts';
import { readQuestions } from './read/read-questions.ts';
import { submit } from './run/submit.ts';

interface TrickyPage {
  /** Runs in the page, with access to `form`, `button`, `send()`, and `thank()`. */
  script: string;
  extra?: string;
  /** What the page shows after sending, besides its thanks. */
  after?: string;
}

const pages = new Map<string, TrickyPage>();
const received: string[] = [];
let site: TestSite;
let browser: Browser;
let origin: string;

/** Lever-like pages, each with a script from the test. */
beforeAll(async () => {
  site = await openTestSite((request, response) => {
    const path = (request.url ?? '').replace(/\/(apply|thanks)$/, '');
    if (request.method === 'POST') received.push(request.url ?? '');
    response.setHeader('content-type', 'text/html');
    if (request.method === 'POST') return void response.end('{}');
    const { script, extra = '', after = '' } = pages.get(path) ?? { script: '' };
    if (request.url?.endsWith('/thanks'))
      return void response.end(`<h1 class="confirmation">Application submitted!</h1>${after}`);
    response.end(`<!doctype html><html lang="en"><body><form id="application-form">
      <ul><li class="application-question"><label><div class="application-label">Full name ✱</div><input name="name" required></label></li>
      <li class="application-question"><label><div class="application-label">Email ✱</div><input name="email" required></label></li></ul>
      ${extra}<button type="button" data-qa="btn-submit">Submit</button></form>
      <script>const form = document.forms[0]; const button = form.querySelector('button');
      const send = (path = '${path}/apply') => fetch(path, { method: 'POST', body: new FormData(form) });
      const thank = () => { location = '${path}/thanks'; };
      ${script}</script></body></html>`);
  });
  site.server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.on('error', () => undefined);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
  });
  ({ browser, origin } = site);
});
afterAll(() => site.close());

function open(page: TrickyPage): string {
  const path = `/lever/tricky/${randomUUID()}`;
  pages.set(path, page);
  return `${origin}${path}/apply`;
}

/** A busy machine needs minutes for what usually takes seconds; waiting times scale with this limit. */
const patienceMs = 240_000;

async function send(page: TrickyPage) {
  const url = open(page);
  const read = await readQuestions(browser, { url, deadlineMs: patienceMs });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  const answers = [
    { path: 'name', label: 'Full name', value: ['Jordan Rivera'], sensitive: false },
    { path: 'email', label: 'Email', value: ['jordan@example.com'], sensitive: false },
  ];
  const hooks = rememberHooks();
  const brief = { url, form: read.form, answers, files: [], deadlineMs: patienceMs };
  const outcome = await submit(browser, brief, hooks);
  return { outcome, hooks, arrivals: received.filter((path) => origin + path === url).length };
}

test.concurrent('a page that sends twice reaches the employer once', async () => {
  const { outcome, arrivals } = await send({
    script: `button.onclick = async () => { await send(); await send().catch(() => 0); thank(); };`,
  });
  expect(arrivals).toBe(1);
  expect(outcome).toMatchObject({ outcome: 'confirmed', confirmation: { text: 'Application submitted!' } });
});

test.concurrent('a page that submits automatically before the click reaches no one', async () => {
  const { outcome, arrivals } = await send({ script: `form.email.onblur = () => send().catch(() => 0);` });
  expect(arrivals).toBe(0);
  expect(outcome).toMatchObject({
    outcome: 'stopped',
    code: 'failure_ineligible_for_automation',
    detail: 'The site wants answers before the form is sent',
  });
});

test.concurrent('data sent to another company’s service, or by anything other than a request, is never called unsent', async () => {
  const [elsewhere, socket] = await Promise.all([
    send({
      script: `button.onclick = () => fetch(location.origin.replace('127.0.0.1', 'localhost') + '/take', {
        method: 'POST', mode: 'no-cors', body: new FormData(form) }).catch(() => 0);`,
    }),
    send({
      script: `const socket = new WebSocket(location.origin.replace('http', 'ws') + '/live');
        button.onclick = () => socket.send(form.email.value);`,
    }),
  ]);
  expect(elsewhere.outcome).toMatchObject({ outcome: 'unconfirmed' });
  expect(socket.outcome).toMatchObject({ outcome: 'unconfirmed' });
});

test.concurrent('a value that the page drops is noticed and nothing is sent', async () => {
  const { outcome, hooks, arrivals } = await send({
    script: `setInterval(() => { form.email.value = ''; }, 300); button.onclick = () => send();`,
  });
  expect(outcome).toMatchObject({
    outcome: 'stopped',
    code: 'failure_automation',
    detail: 'The page does not keep: email',
  });
  expect(hooks.seen.calls).not.toContain('arm');
  expect(arrivals).toBe(0);
});

test.concurrent('a value dropped once is filled again', async () => {
  const { outcome } = await send({
    script: `form.name.addEventListener('blur', () => setTimeout(() => { form.name.value = ''; }, 500), { once: true });
      button.onclick = async () => { await send(); thank(); };`,
  });
  expect(outcome).toMatchObject({ outcome: 'confirmed' });
});

test.concurrent('success text that was there before the click proves nothing', async () => {
  const { outcome, arrivals } = await send({
    extra: '<p class="confirmation">Application submitted!</p>',
    script: `button.onclick = async () => { await send(); history.pushState({}, '', 'thanks'); form.hidden = true; };`,
  });
  expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
  expect(arrivals).toBe(1);
});

const sendAndThank = `button.onclick = async () => { await send(); thank(); };`;

const question = (label: string, control: string) =>
  `<ul><li class="application-question"><label><div class="application-label">${label}</div>${control}</label></li></ul>`;
const shift = '<select name="shift"><option></option><option>Days</option><option>Nights</option></select>';

test.concurrent.each([
  ['a label', `form.querySelector('.application-label').textContent = 'Your bank PIN ✱'`],
  ['a choice', `form.shift.options[2].textContent = 'Nights without pay'`],
  ['what is required', `form.shift.required = true`],
  ['the order of the questions', `form.prepend(form.querySelectorAll('ul')[1])`],
  [
    'the questions',
    `form.querySelector('ul').insertAdjacentHTML('beforeend', '<li class="application-question"><label><div class="application-label">Bank PIN ✱</div><input name="pin" required></label></li>')`,
  ],
])(
  'a page that changes %s while it is filled gets nothing, and the person is asked again',
  async (_what, change) => {
    const { outcome, hooks, arrivals } = await send({
      extra: question('Preferred shift', shift),
      script: `form.email.addEventListener('change', () => { ${change}; }, { once: true }); ${sendAndThank}`,
    });
    expect([outcome.outcome, arrivals]).toEqual(['drifted', 0]);
    expect(hooks.seen.calls).not.toContain('arm');
  },
);

test.concurrent("a list that grows with an answer and a counter beside its field don't count as a change", async () => {
  const { outcome, arrivals } = await send({
    extra: `${question('State', '<select name="state"><option></option></select>')}<p><span id="count">0</span>/100</p>`,
    script: `form.name.addEventListener('input', () => { form.state.innerHTML = '<option></option><option>Texas</option><option>Ohio</option>'; count.textContent = form.name.value.length; });
      ${sendAndThank}`,
  });
  expect([outcome.outcome, arrivals]).toEqual(['confirmed', 1]);
});

test.concurrent('thanks that leave a task to the person are unconfirmed, wherever the page says so', async () => {
  const task = 'To finish, open the link in the email we sent you.';
  const places = [
    `<p>${task}</p>`,
    `<footer>${task}</footer>`,
    `<div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<p>${task}</p>';</script>`,
    `<form><input type="submit" value="Verify email"></form>`,
  ];
  const sent = await Promise.all(places.map((after) => send({ script: sendAndThank, after })));
  expect(sent.map(({ outcome, arrivals }) => [outcome.outcome, arrivals])).toEqual(
    places.map(() => ['unconfirmed', 1]),
  );
  expect(sent[0]?.outcome).toMatchObject({ openTask: task });
});

test.concurrent("a hidden task, or a menu that was there before, doesn't invalidate the thanks", async () => {
  const menu = '<nav><a href="#">Activate your card</a></nav>';
  const sent = await Promise.all([
    send({ script: sendAndThank, after: '<p hidden>Confirm your email to finish.</p>' }),
    send({ script: sendAndThank, extra: menu, after: `${menu}<p>We've sent a confirmation email.</p>` }),
  ]);
  expect(sent.map(({ outcome }) => outcome.outcome)).toEqual(['confirmed', 'confirmed']);
});

test.concurrent('a page that thanks without having sent anything is not believed', async () => {
  const { outcome } = await send({ script: `button.onclick = thank;` });
  expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
});

test.concurrent("after something unknown left, no one can say that the application didn't arrive", async () => {
  const { outcome } = await send({ script: `button.onclick = () => send('/api/v2/applications');` });
  expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
});

test.concurrent('while a form is read, nothing but reads leaves the browser', async () => {
  const url = open({
    script: `const reached = ['/canary/fetch', '/canary/beacon', '/canary/late'];
      fetch(reached[0], { method: 'POST', body: 'x', keepalive: true }).catch(() => 0);
      navigator.sendBeacon(reached[1], 'x');
      setTimeout(() => fetch(reached[2], { method: 'POST', body: 'x' }).catch(() => 0), 50);`,
  });
  expect(await readQuestions(browser, { url, deadlineMs: 30_000 })).toMatchObject({ outcome: 'read' });
  expect(received.filter((path) => path.startsWith('/canary'))).toEqual([]);
});

test.concurrent("a page that can't be read for a known reason ends with that reason's code", async () => {
  const card = JSON.stringify({ id: 'c1', fields: [{ text: 'Portfolio', required: true }] });
  pages.set('/welcome', { script: `document.body.innerHTML = '<p>Welcome to our office.</p>';` });
  const codes = {
    failure_parsing: open({
      script: '',
      extra: `<input type="hidden" name="cards[c1][baseTemplate]" value='${card}'>`,
    }),
    failure_ineligible_for_automation: `${origin}/workday/ridgeline/job/Clerk_R-1`,
    failure_ats_detection: `${origin}/welcome`,
  };
  for (const [code, url] of Object.entries(codes))
    expect(await readQuestions(browser, { url, deadlineMs: 30_000 })).toMatchObject({
      outcome: 'failed',
      code,
    });
});

test.concurrent('traps and hidden inputs are not questions', async () => {
  const url = open({
    script: '',
    extra: `<input name="website" style="position:absolute;left:-5000px"><input name="nickname" hidden>
      <input name="mirror" aria-hidden="true"><textarea name="h-captcha-response"></textarea>`,
  });
  const read = await readQuestions(browser, { url, deadlineMs: 30_000 });
  expect(read.outcome === 'read' && read.form.fields.map((field) => field.path)).toEqual(['name', 'email']);
});

test.concurrent('an internal address is not visited, not even through a redirect', async () => {
  let visits = 0;
  const inside = createServer((_, response) => {
    visits += 1;
    response.end('secret');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/lever/a/${randomUUID()}/apply`;
  expect(await readQuestions(browser, { url, deadlineMs: 30_000 })).toMatchObject({ outcome: 'failed' });
  await readQuestions(browser, { url: open({ script: `location = '${url}';` }), deadlineMs: 5_000 });
  expect(visits).toBe(0);
  inside.close();
});
