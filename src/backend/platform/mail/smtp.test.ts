import { expect, it } from 'vitest';
import { startMailServer } from '#tests/fake-mail-server.ts';
import { openMailServer, SmtpRefusal, sendLetter } from './smtp.ts';

const letter = {
  from: { name: 'Grüße & Söhne\r\nBcc: a@example.com', address: 'Somebody <mail@example.com>' },
  to: 'ana@example.com',
  subject: 'your results '.repeat(20),
  text: '.\r\n.',
  html: '<p>.</p>',
  at: new Date('2026-11-15T10:20:30Z'),
  unsubscribe: null,
};

async function send(answers: Record<string, string>, { host = '127.0.0.1', to = letter.to } = {}) {
  const server = await startMailServer(answers);
  const url = `smtp://me:secret@${host}:${server.port}`;
  const error: unknown = await sendLetter(openMailServer(url), { ...letter, to }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  server.close();
  return { error, ...server };
}

it('sends one letter to one address, and nothing that was typed becomes a header or a command', async () => {
  const { error, letters, commands } = await send({});
  expect(error).toBeNull();
  expect(commands.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
    'MAIL FROM:<mail@example.com>',
    'RCPT TO:<ana@example.com>',
  ]);
  const head = letters[0]?.split('\n\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^Date: Sun, 15 Nov 2026 10:20:30 \+0000$/m);
  expect(head).toMatch(/^Message-ID: <[^\s<>]+@example\.com>$/m);
  expect(head).not.toContain('List-Unsubscribe');
  expect(Math.max(...(letters[0]?.split('\n') ?? []).map((line) => line.length))).toBeLessThan(100);
});

it.each(['a@b.c>\r\nRCPT TO:<x@example.com', 'a b@example.com', 'nobody', ''])(
  'never asks a server about the address %j',
  async (to) => {
    const { error, commands } = await send({}, { to });
    expect(error).toMatchObject({ permanent: true });
    expect(commands).toEqual([]);
  },
);

it.each([
  ['RCPT', '550 unknown', true],
  ['RCPT', '450 later', false],
  ['.', '554 spam', true],
  ['.', '451 later', false],
  ['AUTH', '535 wrong password', false],
  ['MAIL', '550 not your sender', false],
])('a server that answers %s with %s: given up for good is %s', async (command, answer, permanent) => {
  const { error } = await send({ [command]: answer });
  expect(error).toBeInstanceOf(SmtpRefusal);
  expect(error).toMatchObject({ permanent });
  expect(JSON.stringify([error, String(error), (error as Error).cause])).not.toMatch(/ana@|secret/);
});

it('says no password and no letter to another machine without TLS', async () => {
  // The same machine, by a name that isn't known to be this one.
  const { error, commands, letters } = await send({ STARTTLS: '502 unknown' }, { host: 'LOCALHOST' });
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toMatchObject({ permanent: true });
  expect(commands.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
  expect(letters).toEqual([]);
});

it.each(['EHLO', 'AUTH', 'RCPT', '.'])('gives up on a server that falls silent at %s', async (command) => {
  const server = await startMailServer({ [command]: '' });
  const silent = openMailServer(`smtp://me:secret@127.0.0.1:${server.port}`, 300);
  const error: unknown = await sendLetter(silent, letter).catch((thrown: unknown) => thrown);
  server.close();
  expect(String(error)).toMatch(/could not be used: ETIMEDOUT/);
});

it('is over when the server cannot be reached, without a word about the person', async () => {
  const server = await startMailServer();
  server.close();
  const gone = openMailServer(`smtp://me:secret@127.0.0.1:${server.port}`);
  const error: unknown = await sendLetter(gone, letter).catch((thrown: unknown) => thrown);
  expect(String(error)).toBe('Error: the mail server could not be used: ECONNREFUSED at CONN');
});
