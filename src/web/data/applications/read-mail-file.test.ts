// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readMailFile } from './read-mail-file.ts';

const read = (text: string) => readMailFile(new TextEncoder().encode(text));

const simple = [
  'From: =?utf-8?Q?Ren=C3=A9e_at_Acme?= <jobs@acme.com>',
  'Subject: =?utf-8?B?WW91ciBpbnRlcnZpZXc=?=',
  'Date: Fri, 13 Nov 2026 09:30:00 -0600',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'We would like to invite you to an inter=',
  'view =E2=80=93 Tuesday?',
].join('\r\n');

test('one message is read with its sender, subject, time and words', () => {
  expect(read(simple)).toEqual([
    {
      from: 'Renée at Acme <jobs@acme.com>',
      subject: 'Your interview',
      at: '2026-11-13T15:30:00.000Z',
      text: 'We would like to invite you to an interview – Tuesday?',
    },
  ]);
});

test('of several parts the plain one is read, of HTML only the words', () => {
  const parts = (list: string[]) =>
    ['From: a@b.c', 'Content-Type: multipart/alternative; boundary="x"', '', ...list, '--x--'].join('\n');
  const html = ['--x', 'Content-Type: text/html', '', '<p>Hi <b>Ana</b></p><script>steal()</script>'];
  expect(read(parts(html))[0]?.text).toBe('Hi Ana');
  expect(read(parts([...html, '--x', 'Content-Type: text/plain', '', 'Plain']))[0]?.text).toBe('Plain');
});

test('a mailbox gives its messages, a wrong file none', () => {
  const box = ['x@y.z', 'u@v.w'].map((from) => `From ${from} Fri Nov 13\nFrom: ${from}\nSubject: Hi\n\nText`);
  expect(read(box.join('\n\n')).map(({ from }) => from)).toEqual(['x@y.z', 'u@v.w']);
  expect(read('%PDF-1.7 no mail')).toEqual([]);
  expect(read('')).toEqual([]);
});

test('a hostile file is cut to size: parts within parts, endless headers, broken codes', () => {
  let nested = 'Content-Type: text/plain\n\ndeep';
  for (let depth = 0; depth < 50; depth += 1)
    nested = `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${nested}\n--b${depth}--`;
  expect(read(`From: a@b.c\n${nested}`)[0]?.text).toBe('');
  expect(read(`From: a@b.c\nSubject: ${'x'.repeat(500_000)}\n\nok`)[0]?.subject).toHaveLength(300);
  const broken =
    'From: a@b.c\nContent-Type: text/plain; charset=none\nContent-Transfer-Encoding: base64\n\n!!aGk';
  expect(read(broken)[0]?.text).toBe('hi');
});
