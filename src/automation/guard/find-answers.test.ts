import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formWith, textField } from '#tests/sample-form.ts';
import { createAnswerFinder } from './find-answers.ts';

const fields = [
  textField('name', 'Full name'),
  textField('email', 'Email'),
  textField('phone', 'Phone'),
  { ...textField('place', 'Location'), control: 'combobox' as const },
];
const answer = (path: string, value: string) => ({ path, label: path, value: [value], sensitive: false });
const find = createAnswerFinder({
  form: formWith(fields),
  files: [{ path: 'resume', fileName: 'Zoë Rivera.pdf', sha256: '', read: async () => Buffer.alloc(0) }],
  answers: [
    answer('name', 'Zoë Rivera'),
    answer('email', 'zoe+jobs@example.com'),
    answer('phone', '(512) 555-0199'),
    answer('place', 'Austin, TX'),
  ],
});
const form = new URLSearchParams({ a: 'Zoë Rivera', b: 'zoe+jobs@example.com' }).toString();

test.each<[string, string | Buffer]>([
  ['an address', `https://acme.example/apply?${form}`],
  ['a form body', form],
  ['JSON', JSON.stringify({ n: 'zoe+jobs@example.com' })],
  ['JSON with escapes', '{"n":"Zo\\u00eb Rivera"}'],
  ['base64', Buffer.from(JSON.stringify({ n: 'Zoë Rivera' })).toString('base64')],
  ['base64 in an address', `https://t.example/p.gif?d=${Buffer.from(form).toString('base64url')}`],
  ['gzip', gzipSync(form)],
  ['gzip in base64', gzipSync(form).toString('base64')],
  ['a telephone number in other clothes', 'tel=%2B15125550199'],
])('an answer is found in %s', (_, sent) => {
  expect(find(sent)).toBe(true);
});

test.each<[string, string | null]>([
  ['nothing', null],
  ['a page view', 'v=2&tid=G-XYZ&dl=https%3A%2F%2Facme.example%2Fjobs%2F1'],
  ['the name of a file', '/uploads/new?name=Zo%C3%AB+Rivera.pdf'],
  ['a place that is searched for', '/places?q=Austin%2C+TX'],
])('no answer is found in %s', (_, sent) => {
  expect(find(sent)).toBe(false);
});
