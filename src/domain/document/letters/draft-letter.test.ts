import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { type Experience, writeExperience } from '#domain/document/sections/experience.ts';
import { writeHtmlList } from '#domain/document/values/html-list.ts';
import { findLetterMistake } from './cover-letter.ts';
import { draftLetter } from './draft-letter.ts';

const contact = { email: '', phone: '', street: '', city: '', state: '', zip: '', linkedIn: '' };
const cut = 'Cut the monthly close from nine days to 4 with SQL checks';
const saved = 'Saved $120,000 a year by merging two carrier contracts';

function person(...jobs: (Partial<Experience> & { lines?: string[] })[]) {
  const empty = emptyDocument({ userId: crypto.randomUUID(), name: 'Resume' });
  const named = writeContact(empty, { ...contact, firstName: 'Maya', lastName: 'Ellison' });
  return writeExperience(
    named,
    jobs.map(({ lines = [], ...job }) => ({
      title: 'Analyst',
      company: 'Riverbend',
      location: '',
      start: '2020-01',
      end: '',
      current: true,
      description: writeHtmlList(lines),
      ...job,
    })),
  );
}

describe('a resume with results', () => {
  it('makes a complete letter of quoted lines, with the skills that the posting names', () => {
    const lines = ['Answered customer calls every day', saved, 'Joined the team in 2019', cut];
    const { text, isOutline } = draftLetter(person({ lines }), ['SQL', 'Excel']);
    expect(text).toBe(
      [
        'Dear {company} hiring team,',
        'I’m applying for the {job title} position. My current role is Analyst at Riverbend.',
        `Two results from my resume:\n• ${cut}\n• ${saved}`,
        'I have these skills that you’re looking for: SQL and Excel.',
        'Thank you for your time. I’d be glad to talk.',
        'Sincerely,\nMaya Ellison',
      ].join('\n\n'),
    );
    expect([isOutline, findLetterMistake(text)]).toEqual([false, null]);
  });

  it('names no skills where none are proven', () => {
    expect(draftLetter(person({ lines: [cut, saved] })).text).not.toMatch(/posting/);
  });

  it.each([
    [{ title: 'Data Analyst (Contract)', company: 'Freelance' }, 'I work as a freelance Data Analyst.'],
    [{ company: 'Self-employed', current: false }, 'I worked as a self-employed Analyst.'],
    [{ company: 'Various clients' }, 'My current role is Analyst.'],
    [{ company: '', current: false }, 'My most recent role was Analyst.'],
    [{ company: 'Riverbend (acquired)', current: false }, 'My most recent role was Analyst at Riverbend.'],
  ])('names the role the way a person would: %j', (job, sentence) => {
    const { text } = draftLetter(person({ lines: [cut, saved], ...job }));
    expect(text).toContain(`position. ${sentence}\n`);
  });

  it('prefers the current role to the first one listed', () => {
    const { text } = draftLetter(person({ company: 'Old', current: false }, { lines: [cut, saved] }));
    expect(text).toContain('Analyst at Riverbend');
  });
});

describe('a resume that proves too little', () => {
  it("makes an outline that can't be saved or sent before it is filled in", () => {
    const { text, isOutline } = draftLetter(person({ lines: [cut] }));
    expect(isOutline).toBe(true);
    expect(text).toContain(`• ${cut}\n• [Your words: a result, with a number]`);
    expect(findLetterMistake(text)).toContain('[Your words: a result, with a number]');
  });

  it('invents nothing for an empty profile', () => {
    const { text, isOutline } = draftLetter(emptyDocument({ userId: crypto.randomUUID(), name: 'R' }));
    expect(isOutline).toBe(true);
    expect(text).toMatch(/\[Your words: what you do now, or did last\]/);
    expect(text).toMatch(/Sincerely,\n\[Your words: your name\]$/);
  });
});
