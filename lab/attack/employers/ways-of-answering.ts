import { type HostilePage, replyPage, thanks } from './hostile-page.ts';

const codes = [
  200, 201, 202, 204, 400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 418, 422, 425, 428, 429, 499, 500,
  501, 502, 503, 504, 520,
];

/** The employer accepts the application and then responds like this, as a proxy in front of it would. */
export const waysOfAnswering: HostilePage[] = [
  ...codes.map(
    (code): HostilePage => ({
      name: `answer-${code}`,
      isUnfinished: true,
      reply: (response) =>
        code === 204
          ? void response.writeHead(204).end()
          : replyPage(response, `<h1>${code === 200 ? 'Careers' : `${code} Error`}</h1>`, code),
    }),
  ),
  ...[500, 504, 409].map(
    (code): HostilePage => ({
      name: `answer-${code}-to-a-script`,
      isUnfinished: true,
      reply: (response) => replyPage(response, 'error', code),
      script: `onSend(async () => { const answer = await fetch(take, { method: 'POST', body: data() });
        const line = document.createElement('p'); Object.assign(line, { className: 'error', textContent: 'Something went wrong: ' + answer.status });
        form.prepend(line); });`,
    }),
  ),
  {
    name: 'answer-500-with-thanks',
    isUnfinished: true,
    reply: (response) => replyPage(response, thanks, 500),
  },
  ...[301, 302, 303].map(
    (code): HostilePage => ({
      name: `redirect-${code}`,
      reply: (response) => void response.writeHead(code, { location: `/hop/${code === 303 ? 2 : 1}` }).end(),
    }),
  ),
  { name: 'redirect-away', reply: (response) => void response.writeHead(303, { location: '/hop/0' }).end() },
  {
    name: 'redirect-without-end',
    isUnfinished: true,
    reply: (response) => void response.writeHead(303, { location: '/hop/round' }).end(),
  },
  { name: 'cut', isUnfinished: true, reply: (response) => void response.socket?.destroy() },
  {
    name: 'cut-midway',
    isUnfinished: true,
    reply(response) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9999' });
      response.write('<h1>Careers');
      setTimeout(() => response.socket?.destroy(), 200);
    },
  },
  { name: 'silent', isUnfinished: true, reply: () => undefined },
  { name: 'empty', isUnfinished: true, reply: (response) => void response.writeHead(200).end() },
  { name: 'slow', reply: (response) => void setTimeout(() => replyPage(response, thanks), 3000) },
  ...[400, 413, 415, 422].map(
    (code): HostilePage => ({
      name: `refuses-${code}`,
      isDropped: true,
      reply: (response, form) =>
        replyPage(response, `${form}<p class="error" role="alert">Please check your phone number.</p>`, code),
    }),
  ),
  {
    name: 'refuses-with-200',
    isUnfinished: true,
    reply: (response, form) =>
      replyPage(response, `${form}<p class="error">Please check your phone number.</p>`),
  },
  {
    name: 'refuses-in-the-page',
    isDropped: true,
    script: `onSend(() => { const line = document.createElement('p'); Object.assign(line, { className: 'error', textContent: 'Please check your phone number.' }); form.prepend(line); });`,
  },
  {
    name: 'opt-in-finish',
    isUnfinished: true,
    reply: (response) =>
      replyPage(
        response,
        '<h1>Thank you for your application!</h1><p>To finish, open the link in the e-mail that we have just sent you. Without it the application is not handed in.</p>',
      ),
  },
  {
    name: 'opt-in-confirm',
    isUnfinished: true,
    reply: (response) =>
      replyPage(
        response,
        '<h1>Thank you for applying!</h1><p>Please confirm your email address so that we can process it.</p>',
      ),
  },
  {
    name: 'opt-in-one-more-step',
    isUnfinished: true,
    reply: (response) =>
      replyPage(
        response,
        '<p>One more step</p><h1>Thanks for applying</h1><p>Check your inbox and activate your candidate account.</p>',
      ),
  },
  {
    name: 'opt-in-verify',
    isUnfinished: true,
    reply: (response) =>
      replyPage(
        response,
        '<h2>Application received!</h2><ul><li>Verify your email within 24 hours, or it will be deleted.</li></ul>',
      ),
  },
];
