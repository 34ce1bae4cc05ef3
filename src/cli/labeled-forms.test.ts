import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { readLabeledForms, tallyAnswers } from '#tests/labeled-forms/read-labeled-forms.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { prepareFromProfile, readProfile } from './profile-file.ts';

vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] });
const applicant = fileURLToPath(new URL('../../tests/labeled-forms/applicant.json', import.meta.url));

test('the labeled forms are answered from the profile alone', async (context) => {
  const profile = await readProfile(applicant);
  const {
    mistakes: _,
    missed: __,
    ...figures
  } = tallyAnswers(readLabeledForms('forms.txt'), ({ form }) =>
    prepareFromProfile(form, profile, 'resume.pdf'),
  );
  recordFigure(context, JSON.stringify(figures));
  expect(figures.questions).toBeGreaterThan(600);
});
