import { expect, it } from 'vitest';
import { customizeDocument } from './customize-document.ts';
import { describeChanges } from './describe-changes.ts';
import { emptyDocument } from './empty-document.ts';
import { writeExperience } from './experience.ts';
import { writeSkills } from './skills.ts';
import { writeSummary } from './summary.ts';

it('a customised copy shows what it ordered and named differently', () => {
  const original = writeSummary(
    writeSkills(
      writeExperience(emptyDocument({ userId: 'u', name: 'Resume' }), [
        {
          title: 'Analyst',
          company: 'Acme',
          location: '',
          start: '2021-01',
          end: '',
          current: true,
          description: '<ul><li>Wrote letters</li><li>Built SQL reports</li></ul>',
        },
      ]),
      ['Excel', 'SQL'],
    ),
    'I like order.',
  );
  const copy = customizeDocument(original, { name: 'Acme', jobDescription: '<p>SQL reports every day</p>' });
  const changes = describeChanges(original, copy);
  expect(changes.map(({ what }) => what)).toEqual(['Summary', 'Order of skills', 'Order of points at Acme']);
  expect(changes[1]).toMatchObject({ before: ['Excel', 'SQL'], after: ['SQL', 'Excel'] });
  expect(describeChanges(original, original)).toEqual([]);
});
