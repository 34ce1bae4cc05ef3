import { expect, test } from 'vitest';
import { isPlainName, readPlainName } from './person-name.ts';

test.each([
  'you won! Collect at https://evil.example/prize before Friday',
  'Ana\nCall 900',
  'Ana\r\n\r\nCall 900',
  'Ana\u2028Call',
  'WWW.evil.example',
  'evil.example/prize',
  '//evil.example',
  'Ana\0',
])('%j is not a name', (name) => {
  expect(isPlainName(name)).toBe(false);
});

test.each([
  'Ana',
  'J.R.',
  'St. John',
  'St.John',
  'Mary-Jane O’Neil',
  'Kumar s/o Raj',
  'José',
  '王小明',
  'D’Arcy Jr.',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test('a name from another service is put on one line, and dropped when it contains a link', () => {
  expect(readPlainName('Ana\nMaria')).toBe('Ana Maria');
  expect(readPlainName('Ana https://evil.example')).toBe('');
});
