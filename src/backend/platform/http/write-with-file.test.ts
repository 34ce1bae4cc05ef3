import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { measureWithFile, writeWithFile } from './write-with-file.ts';

const answer = { name: 'a "zip":"" of Zoë.zip', zip: '', after: [''] };

it.each([0, 1, 2, 3, 1_572_863, 1_572_864, 1_572_865, 20_000_000])(
  'a file of %i bytes is in its field, and the length is that of the answer',
  async (size) => {
    const bytes = Buffer.alloc(size, 'resume');
    const json = JSON.stringify(answer);
    const written = await buffer(writeWithFile(json, { field: 'zip', bytes }));
    expect(written.length).toBe(measureWithFile(json, { field: 'zip', bytes }));
    expect(JSON.parse(written.toString()).zip === bytes.toString('base64')).toBe(true);
    expect({ ...JSON.parse(written.toString()), zip: '' }).toEqual(answer);
  },
);

it('other work gets its turn while the largest file is written', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  await buffer(writeWithFile('{"zip":""}', { field: 'zip', bytes: Buffer.alloc(20 * 1024 * 1024) }));
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(13);
});
