import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { readResumeInChild } from './read-resume-in-child.ts';
import { runLimited } from './run-limited.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'limited-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function runProgram(source: string, input = new Uint8Array(), wallMilliseconds = 20_000) {
  const entry = path.join(folder, 'program.mjs');
  await writeFile(entry, source);
  return await runLimited(entry, [], input, { cpuSeconds: 2, wallMilliseconds });
}

describe('a program over an untrusted file', () => {
  it('gives its answer when it keeps the limits', async () => {
    const source = `process.stdin.on('data', (chunk) => process.stdout.write(chunk.toString().toUpperCase()));`;
    expect(await runProgram(source, new TextEncoder().encode('hello'))).toEqual({
      ok: true,
      output: 'HELLO',
    });
  });

  it('is stopped when it never ends', async () => {
    const waits = await runProgram('setInterval(() => {}, 1000);', new Uint8Array(), 1000);
    expect(waits).toEqual({ ok: false, reason: 'it took too long' });
    expect((await runProgram('for (;;);', new Uint8Array(), 1000)).ok).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'is stopped when it burns the processor',
    { timeout: 30_000 },
    async () => {
      expect(await runProgram('for (;;);')).toEqual({ ok: false, reason: 'the reader was stopped' });
    },
  );

  it('is stopped when its heap or its buffers grow without end', { timeout: 60_000 }, async () => {
    const heap = 'const kept = []; for (;;) kept.push({ list: new Array(1000).fill(kept.length) });';
    const buffers = 'const kept = []; for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));';
    expect((await runProgram(heap)).ok).toBe(false);
    if (process.platform === 'linux') expect((await runProgram(buffers)).ok).toBe(false);
  });

  it('is stopped when it answers more than a megabyte', async () => {
    const source = `process.stdout.write('x'.repeat(1024 * 1024 + 1));`;
    expect(await runProgram(source)).toEqual({ ok: false, reason: 'it holds too much text' });
  });

  it('sees none of our environment', async () => {
    const run = await runProgram('process.stdout.write(JSON.stringify(process.env));');
    expect(run).toEqual({ ok: true, output: '{}' });
  });
});

describe('an uploaded resume', () => {
  it('is read in the child as it is in place', async () => {
    const bytes = writePdf([[{ text: 'Lena Ortiz', x: 50, y: 50, size: 20 }]]);
    expect(await readResumeInChild(bytes, 'pdf')).toMatchObject({
      outcome: 'read',
      resume: { name: 'Lena Ortiz' },
    });
  });

  it('of garbage is unreadable', async () => {
    const garbage = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256);
    expect((await readResumeInChild(garbage, 'pdf')).outcome).toBe('unreadable');
  });

  it('with more text than a resume can have is unreadable', async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `Skill number ${index}`);
    const text = new TextEncoder().encode(`SKILLS\n${lines.join('\n')}\n`);
    expect((await readResumeInChild(text, 'txt')).outcome).toBe('unreadable');
  });
});
