import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import { hostileTexts, wantedFacts } from '#tests/hostile-texts.ts';
import { rememberHooks } from '#tests/practice-run.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { type Browser, openBrowser } from './browser/browser.ts';
import { readQuestions } from './read/read-questions.ts';
import { submit } from './run/submit.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Apply</title></head><body>${body}</body></html>`;
const asked =
  '<label>First name *<input name="first" required></label><label>Email *<input type="email" name="mail" required></label>';

let foreign: Server;
let server: Server;
let browser: Browser;
let origin: string;
let foreignOrigin: string;
const strays: string[] = [];
const clicks: string[] = [];
const received: { path: string; body: string }[] = [];

/** Puts every injection somewhere else: labels, hints, hidden text, links, buttons, and frames. */
function renderInjections(): string {
  const traps = hostileTexts.map((text, index) => {
    const said = escape(text);
    const away = `${foreignOrigin}/${index}`;
    return [
      `<div><label for="l${index}">${said}</label><input id="l${index}" name="l${index}"></div>`,
      `<div><input name="p${index}" placeholder="${said}" title="${said}"></div>`,
      `<p hidden>${said}</p><p style="color:#fff">${said} <a data-bait href="${away}">Continue here first</a></p>`,
      `<a data-bait href="${away}" aria-label="${said}">Next</a><button type="button" data-bait formaction="${away}">${said}</button>`,
      `<fieldset><legend>${said}</legend><label><input type="radio" name="r${index}" value="${away}">Yes</label><label><input type="radio" name="r${index}" value="0">${said}</label></fieldset>`,
    ][index % 5];
  });
  return page(`<h1>Job application</h1><form id="application" method="post" action="/sent">${asked}${traps.join('')}
    <button type="submit">Submit application</button></form>
    <script>addEventListener('click', (event) => {
      const bait = event.target.closest?.('[data-bait]');
      if (bait) new Image().src = '/clicked/' + encodeURIComponent(bait.textContent);
    }, true);</script>`);
}

/** A gigabyte, as fast as the client reads it. */
function pour(response: ServerResponse): void {
  const block = Buffer.from(`<p>${'more '.repeat(13_000)}</p>`);
  let left = 1024 ** 3;
  const fill = () => {
    while (left > 0 && !response.destroyed) {
      left -= block.length;
      if (!response.write(block)) return void response.once('drain', fill);
    }
    response.end();
  };
  response.write(`<!doctype html><html lang="en"><body><form id="application">${asked}`);
  fill();
}

beforeAll(async () => {
  const listen = async (one: Server) => {
    await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
    return (one.address() as AddressInfo).port;
  };
  foreign = createServer((request, response) => {
    strays.push(request.url ?? '');
    response.end('caught');
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'POST') received.push({ path, body: Buffer.concat(chunks).toString() });
    if (path.startsWith('/clicked')) clicks.push(path);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (path === '/sent') return void response.end(page('<h1>Thank you for applying!</h1>'));
    if (path === '/step') return void response.end('{}');
    if (path === '/flood') return pour(response);
    if (path.startsWith('/frames')) {
      const next = `/frames?${Number(path.split('?')[1] ?? 0) + 1}`;
      return void response.end(
        page(`<h1>Careers</h1>${`<iframe src="${next}"></iframe>`.repeat(30)}<script>setInterval(() => {
          const frame = document.createElement('iframe');
          frame.src = '${next}' + Math.random();
          document.body.append(frame);
        }, 20);</script>`),
      );
    }
    if (path === '/injected') return void response.end(renderInjections());
    if (path === '/wizard')
      return void response.end(
        page(`<h1>Job application</h1><form id="application">${asked}<button type="button">Save and continue</button></form>
          <script>document.querySelector('button').onclick = async () => {
            await fetch('/step', { method: 'POST', body: new FormData(document.forms[0]) });
            document.forms[0].innerHTML = '<label>Phone *<input name="phone" required></label><button>Submit application</button>';
          };</script>`),
      );
    response.end(
      page(
        `<h1>Job application</h1><form id="application" method="post" action="/sent">${asked}<button>Submit application</button></form>`,
      ),
    );
  };
  server = createServer((request, response) => void answer(request, response));
  const [foreignPort, port] = [await listen(foreign), await listen(server)];
  [foreignOrigin, origin] = [`http://127.0.0.1:${foreignPort}`, `http://127.0.0.1:${port}`];
  browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [`127.0.0.1:${port}`, `127.0.0.1:${foreignPort}`],
  });
});
afterAll(async () => {
  await browser.close();
  for (const one of [foreign, server]) {
    one.closeAllConnections();
    one.close();
  }
});

/** Reads the form, answers what the profile answers, and sends it. */
async function apply(path: string) {
  const url = origin + path;
  const read = await readQuestions(browser, { url, deadlineMs: 240_000 });
  if (read.outcome === 'failed') return read;
  const prepared = prepareAnswers(read.form, wantedFacts, { resumeFileName: null, today: new Date(0) });
  const answers = prepared
    .filter((one) => one.answer.length > 0)
    .map(({ field, answer }) => ({
      path: field.path,
      label: field.label,
      value: answer,
      sensitive: false,
    }));
  const brief = { url, form: read.form, answers, files: [], deadlineMs: 240_000 };
  return submit(browser, brief, rememberHooks());
}

test(`no instruction in a page makes the browser click, leave, or answer more than was asked`, async (context) => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
  expect(await apply('/injected')).toMatchObject({ outcome: 'confirmed' });
  const sent = received.find(({ path }) => path === '/sent');
  const sentAnswers = [...new URLSearchParams(sent?.body)].filter(([, value]) => value !== '');
  recordFigure(
    context,
    `${hostileTexts.length} instructions: ${clicks.length} clicks, ${strays.length} requests to other origins, ${sentAnswers.length - 2} extra answers given`,
  );
  expect(sentAnswers).toEqual([
    ['first', 'Jordan'],
    ['mail', 'jordan@example.com'],
  ]);
  expect(strays).toEqual([]);
  expect(clicks).toEqual([]);
});

test('endless frames and a gigabyte page end as failures, and the next application is sent as usual', async (context) => {
  const started = performance.now();
  // The limit on incoming data ends this long before the timeout.
  for (const path of ['/frames', '/flood'])
    expect(await readQuestions(browser, { url: origin + path, deadlineMs: 600_000 })).toEqual({
      outcome: 'failed',
      code: 'failure_page_detection',
      detail: 'The page does not end',
    });
  recordFigure(context, `both ended within ${Math.ceil((performance.now() - started) / 1000)} s`);
  expect(await apply('/plain')).toMatchObject({ outcome: 'confirmed' });
});

test('a wizard that saves each step on its server is left to the person before anything reaches it', async () => {
  expect(await apply('/wizard')).toMatchObject({
    outcome: 'stopped',
    code: 'failure_ineligible_for_automation',
    retry: false,
  });
  expect(received.filter(({ path }) => path === '/step')).toEqual([]);
});
