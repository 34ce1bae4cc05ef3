import { describe, expect, it } from 'vitest';
import { liftFiles } from './lift-files.ts';

const most = 1024 * 1024;
const lift = (text: string) => liftFiles(Buffer.from(text), most);
const read = (text: string) => {
  const { rest, putBack } = lift(text);
  return rest === null ? null : { length: rest.length, json: putBack(JSON.parse(rest)) };
};
const file = 'JVBERi0xLjQ+/'.repeat(400_000);

describe('a body with a file', () => {
  it.each([
    ['beside a name with quotes', { name: 'a "b" \\', fileBytes: file, more: [1, { x: file }] }],
    ['beside a name in Chinese', { name: '简历.pdf', fileBytes: file }],
    ['at the end of a list', ['\\', file]],
    ['alone', file],
  ])('%s is read as JSON would be, with only the rest parsed', (_where, value) => {
    const result = read(JSON.stringify(value));
    expect(result?.length).toBeLessThan(200);
    expect(result?.json).toEqual(value);
  });
});

it.each([
  ['escapes', '\\n'.repeat(2 * most)],
  ['escaped quotes', '\\"'.repeat(2 * most)],
  ['other letters', 'é'.repeat(2 * most)],
  ['a zero', `${file}\0${file}`],
])('a long text with %s is no file, and too much besides one is refused', (_what, text) => {
  expect(lift(`{"a":"${text}"}`).rest).toBeNull();
});

it('short texts, long text with accents, and what is not JSON stay as they are', () => {
  const value = { a: 'x', b: 'é'.repeat(100_000), c: '"'.repeat(70_000) };
  expect(read(JSON.stringify(value))?.json).toEqual(value);
  expect(lift('{"a": "open').rest).toBe('{"a": "open');
  expect(lift(`[${'"",'.repeat(most)}""]`).rest).toBeNull();
});
