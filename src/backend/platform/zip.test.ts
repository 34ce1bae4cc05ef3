import { expect, it } from 'vitest';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';
import { writeZip } from './zip.ts';

const readZip = (zip: Buffer) =>
  listZipEntries(zip).map((one) => [one.name, Buffer.from(readZipEntry(zip, one)).toString()]);
const at = new Date('2026-11-15T10:20:30Z');
const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text), at });

it('is read back as it was written, with folders, signs and empty files', () => {
  const files = [
    entry('data.json', '{"a":1}'.repeat(500)),
    entry('files/résumé ü.pdf', 'x'),
    entry('empty', ''),
  ];
  const zip = writeZip(files);
  expect(readZip(zip)).toEqual(files.map(({ name, bytes }) => [name, bytes.toString()]));
  expect(zip.length).toBeLessThan(1000);
  expect(writeZip(files).equals(zip)).toBe(true);
  expect(readZip(writeZip([]))).toEqual([]);
});

it('refuses names that climb out of the folder, and one name twice', () => {
  for (const name of ['../x', '/x', 'a//b', 'a/./b', 'a\\b', ''])
    expect(() => writeZip([entry(name, '')])).toThrow('unsafe name');
  expect(() => writeZip([entry('a', ''), entry('a', '')])).toThrow('one name');
});
