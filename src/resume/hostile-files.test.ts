import { afterAll, describe, expect, it } from 'vitest';
import { mutateBytes } from '#resume/fixtures/mutate-bytes.ts';
import { seedFiles } from '#resume/fixtures/seed-files.ts';
import { hostileFiles, tryHostileFile } from './fixtures/hostile-files.ts';
import { readResumeInChild, resumeReaders } from './read-resume-in-child.ts';

const outcomes = /^(read|no-text|unsupported|unreadable: (it|the reader) [a-z0-9 ]+)$/;

afterAll(() => resumeReaders.stop());

describe('a file made to harm its reader ends in an outcome, within the limits', () => {
  it.each(hostileFiles)('$name', async ({ write, mustNotHold }) => {
    const trial = await tryHostileFile(write());
    expect(trial.outcome).toMatch(outcomes);
    expect(trial.peakMegabytes).toBeLessThan(800);
    if (mustNotHold) expect(trial.text).not.toMatch(mustNotHold);
  });
});

it('what is locked, damaged, empty of text or of another kind is said plainly', async () => {
  const find = async (name: string) => {
    const file = hostileFiles.find((one) => one.name === name);
    return (await tryHostileFile(file?.write() ?? new Uint8Array())).outcome;
  };
  expect(await find('a locked PDF')).toBe('unreadable: it is protected by a password');
  expect(await find('an old document with a password')).toBe('unreadable: it is protected by a password');
  expect(await find('a new document with a password')).toBe('unreadable: it is protected by a password');
  expect(await find('half a document')).toBe('unreadable: it is damaged or incomplete');
  expect(await find('a PDF of a picture only')).toBe('no-text');
  expect(await find('an old spreadsheet')).toBe('unsupported');
});

it('sixty damaged files of all formats end in an outcome, and good ones are still read', async () => {
  const seeds = Object.values(seedFiles);
  for (let seed = 0; seed < 60; seed++) {
    const trial = await tryHostileFile(mutateBytes(seeds[seed % seeds.length] ?? new Uint8Array(), seed));
    expect(trial.outcome).toMatch(outcomes);
  }
  for (const [kind, bytes] of Object.entries(seedFiles))
    expect(await readResumeInChild(bytes, kind as keyof typeof seedFiles)).toMatchObject({
      outcome: 'read',
      resume: {
        name: 'Lena Ortiz',
        email: 'lena@example.com',
        skills: expect.arrayContaining(['Charting', 'Sealants', 'Dentrix']),
      },
    });
});
