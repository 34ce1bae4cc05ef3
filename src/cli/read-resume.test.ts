import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readResumeCommand } from './read-resume.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-resume-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('each file gives one JSON line in order, and one that cannot be read does not stop the others', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('old.doc'), new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));
  await writeFile(file('jo.txt'), 'Jo Smith\njo@example.com\n\nSKILLS\nBaking, Sales\n');
  const code = await readResumeCommand([file('old.doc'), file('missing.pdf'), file('jo.txt')]);
  const lines: unknown[] = print.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toEqual([
    { file: file('old.doc'), error: expect.stringContaining('unsupported') },
    { file: file('missing.pdf'), error: expect.stringContaining('ENOENT') },
    expect.objectContaining({
      file: file('jo.txt'),
      name: 'Jo Smith',
      email: 'jo@example.com',
      skills: ['Baking', 'Sales'],
      ms: expect.any(Number),
    }),
  ]);
  expect(lines[2]).not.toHaveProperty('sources');
  expect(code).toBe(1);
});
