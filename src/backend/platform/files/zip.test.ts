import { expect, it } from 'vitest';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';
import { streamZip, writeZip } from './zip.ts';

const readZip = (zip: Buffer) =>
  listZipEntries(zip).map((one) => [one.name, Buffer.from(readZipEntry(zip, one)).toString()]);
const at = new Date('2026-11-15T10:20:30Z');
const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text), at });

it('is read back as it was written, with folders, signs and empty files', async () => {
  const files = [
    entry('data.json', '{"a":1}'.repeat(500)),
    entry('files/résumé ü.pdf', 'x'),
    entry('empty', ''),
  ];
  const zip = await writeZip(files);
  expect(readZip(zip)).toEqual(files.map(({ name, bytes }) => [name, bytes.toString()]));
  expect(zip.length).toBeLessThan(1000);
  expect((await writeZip(files)).equals(zip)).toBe(true);
  expect(readZip(await writeZip([]))).toEqual([]);
  // The DOS time of the first file: seconds in twos, minutes, hours of UTC.
  expect(zip.readUInt16LE(10)).toBe((10 << 11) | (20 << 5) | 15);
});

it('refuses names that climb out of the folder, and one name twice', async () => {
  for (const name of ['../x', '/x', 'a//b', 'a/./b', 'a\\b', ''])
    await expect(writeZip([entry(name, '')])).rejects.toThrow('unsafe name');
  await expect(writeZip([entry('a', ''), entry('a', '')])).rejects.toThrow('one name');
});

it('asks for the next file only when the one before was taken', async () => {
  const asked: string[] = [];
  function* list() {
    for (const name of ['a', 'b', 'c']) {
      asked.push(name);
      yield entry(name, name);
    }
  }
  const stream = streamZip(list());
  await stream.next();
  expect(asked).toEqual(['a']);
  await stream.next();
  expect(asked).toEqual(['a', 'b']);
});
