import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits, startLimitedChild } from './limited-child.ts';

const isLinux = process.platform === 'linux';
const question = new TextEncoder().encode('hello');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'limited-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Runs `answer` on the question's bytes in a limited child and returns the result as text. */
async function runProgram(answer: string, limits = {}) {
  const entry = path.join(folder, `program-${Math.random()}.mjs`);
  await writeFile(
    entry,
    `const reply = (text) => { const body = Buffer.from('\\0' + text); const head = Buffer.alloc(4); head.writeUInt32LE(body.length); process.stdout.write(Buffer.concat([head, body])); };
     process.stdin.on('data', async (chunk) => { const text = chunk.subarray(4).toString(); ${answer} });`,
  );
  const child = await startLimitedChild(entry, { ...defaultLimits, cpuSeconds: 2, ...limits });
  const result = await child.ask(question);
  child.stop();
  return result.ok ? result.output.toString() : result;
}

describe('a program over an untrusted file', () => {
  it('gives its answer when it keeps the limits', async () => {
    expect(await runProgram('reply(text.toUpperCase());')).toBe('HELLO');
  });

  it('is stopped when it never answers', async () => {
    expect(await runProgram('', { wallMilliseconds: 1000 })).toEqual({
      ok: false,
      reason: 'it took too long',
    });
  });

  it.runIf(isLinux)('is stopped when it burns the processor', async () => {
    expect(await runProgram('for (;;);', { cpuSeconds: 1, wallMilliseconds: 80_000 })).toEqual({
      ok: false,
      reason: 'the reader was stopped',
    });
  });

  it('is stopped when its heap grows without end', async () => {
    const answer = 'const kept = []; for (;;) kept.push({ list: new Array(1000).fill(kept.length) });';
    expect(await runProgram(answer, { cpuSeconds: 20 })).toMatchObject({ ok: false });
  });

  it.runIf(isLinux)('is stopped when its buffers grow without end', async () => {
    const answer = 'const kept = []; for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));';
    expect(await runProgram(answer, { cpuSeconds: 20 })).toMatchObject({ ok: false });
  });

  it('is stopped when it answers more than a megabyte', async () => {
    const answer = `reply('x'.repeat(1024 * 1024 + 1));`;
    expect(await runProgram(answer)).toEqual({ ok: false, reason: 'it holds too much text' });
  });

  it('sees none of our environment', async () => {
    expect(await runProgram('reply(JSON.stringify(process.env));')).toBe('{}');
  });

  it('can neither read our files, nor write, nor start a program', async () => {
    const attempts = [
      `(await import('node:fs')).readFileSync('/etc/passwd')`,
      `(await import('node:fs')).writeFileSync('${folder}/planted', 'x')`,
      `(await import('node:child_process')).execSync('true')`,
    ];
    for (const attempt of attempts)
      expect(
        await runProgram(`try { ${attempt}; reply('done'); } catch (error) { reply(error.code); }`),
      ).toBe('ERR_ACCESS_DENIED');
  });
});
