import { describe, expect, it } from 'vitest';
import { type Experience, emptyExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { countTags } from '#domain/text/escape-html.ts';
import { hostileHtml } from '#tests/hostile-html.ts';
import { cutToLimits, documentLimits, GivenDocument, maxCharacters } from './document-limits.ts';
import { emptyDocument } from './empty-document.ts';
import { UserDocument, ZERO_ID } from './user-document.ts';

const job = (changes: Partial<Experience>): Experience => ({ ...emptyExperience, title: 'Cook', ...changes });
const withJobs = (...jobs: Partial<Experience>[]) =>
  writeExperience(emptyDocument({ userId: 'ana', name: 'Resume' }), jobs.map(job));
const refusal = (document: unknown) => GivenDocument.safeParse(document).error?.issues[0]?.message;

describe('a document in a request', () => {
  it('holds as many characters in a value as its kind allows, and not one more', () => {
    const most = documentLimits.characters;
    expect(refusal(withJobs({ description: 'x'.repeat(most) }))).toBeUndefined();
    expect(refusal(withJobs({ description: 'x'.repeat(most + 1) }))).toMatch(/20,000 characters/);
    expect(refusal(withJobs({ title: 'x'.repeat(1001) }))).toMatch(/1,000 characters/);
    expect(refusal(withJobs({ start: 'x'.repeat(101) }))).toMatch(/100 characters/);
    expect(refusal({ ...withJobs(), name: 'x'.repeat(1001) })).toMatch(/1,000 characters/);
  });

  it('names the value that is too long', () => {
    const [issue] =
      GivenDocument.safeParse(withJobs({ description: 'x'.repeat(20_001) })).error?.issues ?? [];
    expect(issue?.path.slice(-4, -1)).toEqual([0, 'docDatas', expect.any(Number)]);
    expect(issue?.path.at(-1)).toBe('charValue');
  });

  it('has a limited number of tags in a value, of entries, and of sections', () => {
    expect(refusal(withJobs({ description: '<b>'.repeat(documentLimits.tags) }))).toBeUndefined();
    expect(refusal(withJobs({ description: '<b>'.repeat(documentLimits.tags + 1) }))).toMatch(/500 tags/);
    const many = withJobs(...Array.from({ length: 800 }, () => ({})));
    expect(refusal(many)).toMatch(/1,500/);
    const sections = Array.from({ length: 41 }, () => many.sections[0]);
    expect(refusal({ ...many, sections })).toMatch(/at most 40/);
  });

  it('is refused for too many rows before any row is checked', () => {
    const paragraph = { docDatas: Array.from({ length: 200_000 }, () => ({})) };
    const result = GivenDocument.safeParse({ id: ZERO_ID, sections: [{ paragraphs: [paragraph] }] });
    expect(result.error?.issues).toHaveLength(1);
    const paragraphs = Array.from({ length: 200_000 }, () => ({}));
    expect(GivenDocument.safeParse({ sections: [{ paragraphs }] }).error?.issues).toHaveLength(1);
  });

  it('a stored document loads whatever its size', () => {
    const long = withJobs({ description: `${'<b>'.repeat(5000)}${'x'.repeat(100_000)}` });
    expect(UserDocument.safeParse(long).success).toBe(true);
  });
});

it('a document read from a file is cut to the limits', () => {
  const read = withJobs(
    ...Array.from({ length: 2000 }, () => ({ title: 'x'.repeat(5000), description: 'x'.repeat(50_000) })),
  );
  const cut = cutToLimits(read);
  const values = cut.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ docDatas }) => docDatas));
  expect(values.length).toBeGreaterThan(0);
  expect(values.every(({ fieldCD, charValue }) => charValue.length <= maxCharacters(fieldCD))).toBe(true);
  expect(refusal(cut)).toBeUndefined();
});

it('tags are counted the way a parser opens them: names begin with a letter', () => {
  expect(countTags('<p>One</p> < 2 <3 <!-- x --> <BR/><x-y></x-y>')).toBe(3);
  expect(countTags('')).toBe(0);
  const counts = Object.values(hostileHtml).map(countTags);
  expect(Math.max(...counts)).toBe(600_000);
});
