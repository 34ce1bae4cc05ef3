import { expect, test, vi } from 'vitest';
import { readApplicant } from '#tests/labeled-forms/read-applicant.ts';
import { readLabeledForms, tallyAnswers } from '#tests/labeled-forms/read-labeled-forms.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { type Profile, prepareFromProfile } from './profile-file.ts';

vi.useFakeTimers({ toFake: ['Date'] });

/**
 * With the least number of questions that must be answered right, so that caution costs nothing, the most that may be
 * answered for review although the label leaves them to the person, and the day it is.
 */
const sets = [
  { file: 'forms.txt', right: 207, flagged: 3 },
  { file: 'forms-2.txt', right: 326, flagged: 3 },
  { file: 'forms-3.txt', right: 43, flagged: 3 },
  { file: 'forms-4.txt', right: 40, flagged: 0 },
  { file: 'forms-5.txt', right: 82, flagged: 1 },
  { file: 'forms-6.txt', right: 87, flagged: 0 },
  { file: 'forms-7.txt', right: 163, flagged: 0 },
  { file: 'forms-8.txt', right: 110, flagged: 1 },
  { file: 'forms-9.txt', right: 608, flagged: 0, today: '2026-11-18' },
  { file: 'forms-10.txt', right: 616, flagged: 0, today: '2026-11-18' },
  { file: 'forms-11.txt', right: 239, flagged: 0, today: '2026-11-18' },
  { file: 'forms-12.txt', right: 386, flagged: 0, today: '2026-11-18' },
  { file: 'forms-13.txt', right: 369, flagged: 0, today: '2026-11-18' },
  { file: 'forms-14.txt', right: 330, flagged: 0, today: '2026-11-18' },
  { file: 'forms-15.txt', right: 355, flagged: 0, today: '2026-11-18' },
  { file: 'forms-16.txt', right: 356, flagged: 0, today: '2026-11-18' },
  { file: 'forms-17.txt', right: 335, flagged: 0, today: '2026-11-18' },
  { file: 'forms-18.txt', right: 242, flagged: 0, today: '2026-11-18' },
  { file: 'forms-19.txt', right: 329, flagged: 0, today: '2026-11-18' },
  { file: 'forms-20.txt', right: 339, flagged: 0, today: '2026-11-18' },
  { file: 'forms-21.txt', right: 311, flagged: 0, today: '2026-11-18' },
  { file: 'forms-22.txt', right: 323, flagged: 0, today: '2026-11-18' },
  { file: 'forms-23.txt', right: 336, flagged: 0, today: '2026-11-18' },
  { file: 'forms-24.txt', right: 354, flagged: 0, today: '2026-11-18' },
  { file: 'forms-25.txt', right: 386, flagged: 0, today: '2026-11-18' },
  { file: 'forms-26.txt', right: 174, flagged: 0, today: '2026-11-19' },
  { file: 'forms-27.txt', right: 156, flagged: 0, today: '2026-11-19' },
  { file: 'forms-28.txt', right: 166, flagged: 0, today: '2026-11-19' },
  { file: 'forms-29.txt', right: 160, flagged: 0, today: '2026-11-19' },
  { file: 'forms-30.txt', right: 146, flagged: 0, today: '2026-11-19' },
  { file: 'forms-31.txt', right: 161, flagged: 1, today: '2026-11-19' },
  { file: 'forms-32.txt', right: 144, flagged: 0, today: '2026-11-19' },
  { file: 'forms-33.txt', right: 159, flagged: 0, today: '2026-11-19' },
  { file: 'wordings.txt', right: 1203, flagged: 1, today: '2026-11-18' },
];

test.for(sets)(
  'no labeled question of $file gets a false answer that is not flagged',
  async ({ file, right, flagged, today = '2026-11-16' }, context) => {
    vi.setSystemTime(`${today}T12:00:00Z`);
    const forms = readLabeledForms(file);
    const profiles = new Map<string, Profile>();
    for (const name of new Set(forms.map(({ applicant }) => applicant))) {
      profiles.set(name, await readApplicant(name));
    }
    const tally = tallyAnswers(forms, ({ form, jobCountries: countries, applicant, employer }) => {
      const profile = profiles.get(applicant);
      if (!profile) throw new Error(`No applicant ${applicant}`);
      return prepareFromProfile(
        { ...form, ...(countries.length > 0 && { countries }), ...(employer && { employer }) },
        profile,
        'resume.pdf',
      );
    });
    recordFigure(
      context,
      `${tally.questions.toLocaleString('en-US')} questions: ${tally.right} of ${tally.answerable} answered correctly, ${tally.open} left open, ${tally.falseFlagged} wrong with a flag, ${tally.falseUnflagged} wrong without one`,
    );
    expect(tally.mistakes.filter((mistake) => mistake.startsWith('UNFLAGGED'))).toEqual([]);
    expect(tally.falseFlagged).toBeLessThanOrEqual(flagged);
    expect(tally.right).toBeGreaterThanOrEqual(right);
  },
);
