import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { readLabeledForms, tallyAnswers } from '#tests/labeled-forms/read-labeled-forms.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { prepareFromProfile, readProfile } from './profile-file.ts';

vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] });
const applicant = fileURLToPath(new URL('../../tests/labeled-forms/dana.json', import.meta.url));

test('no labeled question gets a false answer that is not flagged', async (context) => {
  const profile = await readProfile(applicant);
  const { mistakes, ...tally } = tallyAnswers(
    readLabeledForms('forms.txt'),
    ({ form, jobCountries: countries }) =>
      prepareFromProfile(countries.length > 0 ? { ...form, countries } : form, profile, 'resume.pdf'),
  );
  const { questions, answerable, right, open, falseFlagged } = tally;
  recordFigure(
    context,
    `${questions} questions, ${right} of ${answerable} answered right, ${open} left open, false: ${falseFlagged} flagged, ${tally.falseUnflagged} not`,
  );
  expect(mistakes.filter((mistake) => mistake.startsWith('UNFLAGGED'))).toEqual([]);
  expect(falseFlagged).toBeLessThanOrEqual(2);
  expect(tally.missed).toEqual([]);
});
