import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { hostilePdfs } from '#resume/fixtures/hostile-pdfs.ts';
import { writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { readResumeInChild, resumeReaders } from './read-resume-in-child.ts';

const encode = (text: string) => new TextEncoder().encode(text);

afterAll(() => resumeReaders.stop());

it('an uploaded resume is read in the child process exactly as in this one', async () => {
  const bytes = writePdf([[{ text: 'Lena Ortiz', x: 50, y: 50, size: 20 }]]);
  expect(await readResumeInChild(bytes, 'pdf')).toMatchObject({
    outcome: 'read',
    resume: { name: 'Lena Ortiz' },
  });
});

it('one child reads many files and is kept for the next', async () => {
  await readResumeInChild(encode('Ann Lee\nann@example.com'), 'txt');
  const [pid] = resumeReaders.pids();
  await readResumeInChild(encode('Bo Ray\nbo@example.com'), 'txt');
  expect(resumeReaders.pids()).toEqual([pid]);
});

it('several files at once are all read, and one child stays', async () => {
  const names = ['Ann Lee', 'Bo Ray', 'Cy Fox', 'Di Ash', 'Ed Orr'];
  const readings = await Promise.all(
    names.map((name) => readResumeInChild(encode(`${name}\nx@example.com`), 'txt')),
  );
  expect(readings.map((reading) => reading.outcome === 'read' && reading.resume.name)).toEqual(names);
  expect(resumeReaders.pids()).toHaveLength(1);
});

it('a file whose child ends is unreadable, and the next one is read by another', async () => {
  const slow = hostilePdfs.find(({ name }) => name === 'a hundred thousand lines on one page')?.write();
  const before = resumeReaders.pids();
  const reading = readResumeInChild(slow ?? new Uint8Array(), 'pdf');
  await setTimeout(20);
  for (const pid of before) process.kill(pid, 'SIGKILL');
  expect(await reading).toEqual({ outcome: 'unreadable', reason: 'the reader was stopped' });
  expect(resumeReaders.pids()).not.toEqual(before);
  expect((await readResumeInChild(encode('Ann Lee\nann@example.com'), 'txt')).outcome).toBe('read');
});

it('more text than a resume can have is unreadable', async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `Skill number ${index}`);
  expect(await readResumeInChild(encode(`SKILLS\n${lines.join('\n')}\n`), 'txt')).toEqual({
    outcome: 'unreadable',
    reason: 'it holds too much text',
  });
});

it('garbage is unreadable', async () => {
  const garbage = Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256);
  for (const kind of ['pdf', 'docx', 'doc'] as const)
    expect((await readResumeInChild(garbage, kind)).outcome).toBe('unreadable');
});
