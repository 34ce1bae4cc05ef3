import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { readMatchProfile } from './match-profile.ts';

const job = { title: 'Clerk', company: 'Acme', location: '', start: '2020-01', end: '', current: true };

function readLines(descriptions: string[]): string[] {
  const empty = emptyDocument({ userId: 'u', name: 'n' });
  const document = writeExperience(
    empty,
    descriptions.map((description) => ({ ...job, description })),
  );
  return readMatchProfile(document, new Date('2026-11-15')).lines;
}

it('every line of a long career counts', () => {
  const lines = readLines(Array.from({ length: 30 }, (_, n) => `<ul><li>Kept book ${n}</li></ul>`));
  expect(lines).toContain('Kept book 29');
});

it("an impossibly long profile is cut, so that one person can't hold up the others", () => {
  const lines = readLines(Array.from({ length: 43 }, () => 'Kept the books. '.repeat(1250)));
  expect(lines.join('').length).toBeGreaterThan(55_000);
  expect(lines.join('').length).toBeLessThanOrEqual(60_000);
});

it('nothing after the cut counts, however short', () => {
  const long = `${'Kept the books, '.repeat(60)}and left. `.repeat(20);
  const [early, late] = ['<ul><li>Ran payroll</li></ul>', '<ul><li>Taught SQL</li></ul>'];
  const lines = readLines([long, early, long, long, long, late]);
  expect(lines).toContain('Ran payroll');
  expect(lines).not.toContain('Taught SQL');
});
