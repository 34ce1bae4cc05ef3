import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#automation/browser.ts';
import { readQuestions } from '#automation/read-questions.ts';
import { submit } from '#automation/submit.ts';
import { findChromium } from '#backend/platform/find-chromium.mjs';
import { rememberHooks } from '#tests/practice-run.ts';

const path = '/lever/tricky/0f72b9a0-343d-42dc-a10e-9998e64a3d11';
let script = '';
let extra = '';
let received: string[] = [];
let server: Server;
let browser: Browser;
let origin: string;

/** One Lever-shaped page whose script each test writes itself. */
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'POST') received.push(request.url ?? '');
    response.setHeader('content-type', 'text/html');
    if (request.method === 'POST') return void response.end('{}');
    if (request.url?.endsWith('/thanks'))
      return void response.end('<h1 class="confirmation">Application submitted!</h1>');
    response.end(`<!doctype html><html lang="en"><body><form id="application-form">
      <ul><li class="application-question"><label><div class="application-label">Full name ✱</div><input name="name" required></label></li>
      <li class="application-question"><label><div class="application-label">Email ✱</div><input name="email" required></label></li></ul>
      ${extra}<button type="button" data-qa="btn-submit">Submit</button></form>
      <script>const form = document.forms[0]; const button = form.querySelector('button');
      const send = () => fetch('${path}/apply', { method: 'POST', body: new FormData(form) });
      ${script}</script></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [`127.0.0.1:${port}`],
  });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

async function send(page: { script: string; extra?: string }) {
  script = page.script;
  extra = page.extra ?? '';
  received = [];
  const read = await readQuestions(browser, { url: `${origin}${path}/apply`, deadlineMs: 30_000 });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  const answers = [
    { path: 'name', label: 'Full name', value: ['Jordan Rivera'], sensitive: false },
    { path: 'email', label: 'Email', value: ['jordan@example.com'], sensitive: false },
  ];
  const hooks = rememberHooks();
  const brief = { url: read.form.url, form: read.form, answers, files: [], deadlineMs: 90_000 };
  return { outcome: await submit(browser, brief, hooks), hooks };
}

test('a page that sends twice reaches the employer once', async () => {
  const { outcome } = await send({
    script: `button.onclick = async () => { await send(); await send().catch(() => 0); location = '${path}/thanks'; };`,
  });
  expect(received).toEqual([`${path}/apply`]);
  expect(outcome).toMatchObject({ outcome: 'confirmed', confirmation: { text: 'Application submitted!' } });
});

test('a page that sends by itself before the click reaches nobody', async () => {
  const { outcome } = await send({ script: `form.email.onblur = () => send().catch(() => 0);` });
  expect(received).toEqual([]);
  expect(outcome).toMatchObject({ outcome: 'stopped', code: 'failure_submit', retry: false });
});

test('a value that the page drops is noticed and nothing is sent', async () => {
  const { outcome, hooks } = await send({
    script: `setInterval(() => { form.email.value = ''; }, 300); button.onclick = send;`,
  });
  expect(outcome).toMatchObject({
    outcome: 'stopped',
    code: 'failure_automation',
    detail: 'The page does not keep: email',
  });
  expect(hooks.seen.calls).not.toContain('arm');
  expect(received).toEqual([]);
});

test('a value dropped once is filled again', async () => {
  const { outcome } = await send({
    script: `setTimeout(() => { form.name.value = ''; }, 1500); button.onclick = async () => { await send(); location = '${path}/thanks'; };`,
  });
  expect(outcome).toMatchObject({ outcome: 'confirmed' });
});

test('success text that was there before the click proves nothing', async () => {
  const { outcome } = await send({
    extra: '<p class="confirmation">Application submitted!</p>',
    script: `button.onclick = async () => { await send(); history.pushState({}, '', '${path}/thanks'); form.hidden = true; };`,
  });
  expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
  expect(received).toHaveLength(1);
});

test('a page that thanks without having sent anything is not believed', async () => {
  const { outcome } = await send({ script: `button.onclick = () => { location = '${path}/thanks'; };` });
  expect(outcome).toMatchObject({ outcome: 'stopped', code: 'failure_submit' });
});

test('something unknown that left after the click means nobody can say it did not arrive', async () => {
  const { outcome } = await send({
    script: `button.onclick = () => fetch('/api/v2/applications', { method: 'POST', body: new FormData(form) });`,
  });
  expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
});

test('traps and hidden boxes are not questions', async () => {
  script = '';
  extra = `<input name="website" style="position:absolute;left:-5000px"><input name="nickname" hidden>
    <input name="mirror" aria-hidden="true"><textarea name="h-captcha-response"></textarea>`;
  const read = await readQuestions(browser, { url: `${origin}${path}/apply`, deadlineMs: 30_000 });
  expect(read.outcome === 'read' && read.form.fields.map((field) => field.path)).toEqual(['name', 'email']);
});

test('an address inside the network is not visited', async () => {
  const inside = createServer((_, response) => response.end('secret'));
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  let visits = 0;
  inside.on('request', () => (visits += 1));
  const { port } = inside.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/lever/a/0f72b9a0-343d-42dc-a10e-9998e64a3d11/apply`;
  expect(await readQuestions(browser, { url, deadlineMs: 30_000 })).toMatchObject({ outcome: 'failed' });
  script = `location = ${JSON.stringify(url)};`;
  await readQuestions(browser, { url: `${origin}${path}/apply`, deadlineMs: 3_000 });
  expect(visits).toBe(0);
  inside.close();
});
