import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeSummary } from '#domain/document/sections/about.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { readResume } from '#resume/read-resume.ts';
import { writeDocx } from './write-docx.ts';

it('a resume written as DOCX is read back as the same resume', async () => {
  const contact = {
    firstName: 'Maya',
    lastName: 'Ellison',
    email: 'maya@example.com',
    phone: '(555) 555-0199',
    street: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    linkedIn: '',
  };
  const job = {
    title: 'Operations Analyst',
    company: 'Riverbend Supply',
    location: 'Austin, TX',
    start: '2021-03',
    end: '2023-05',
    current: false,
    description:
      '<ul><li>Built <b>weekly</b> reports in Excel &amp; SQL</li><li>Cut <3 days of delay</li></ul>',
  };
  const base = writeContact(emptyDocument({ userId: 'u', name: 'r' }), contact);
  const document = writeSkills(writeExperience(writeSummary(base, 'Analyst of supply.'), [job]), [
    'Excel',
    'SQL',
  ]);
  const bytes = await writeDocx(document);
  const reading = await readResume(bytes, 'docx');
  expect(reading).toMatchObject({
    outcome: 'read',
    resume: {
      name: 'Maya Ellison',
      email: 'maya@example.com',
      summary: 'Analyst of supply.',
      experience: [
        {
          title: 'Operations Analyst',
          company: 'Riverbend Supply',
          start: '2021-03',
          end: '2023-05',
          bullets: ['Built weekly reports in Excel & SQL', expect.stringContaining('days of delay')],
        },
      ],
      skills: ['Excel', 'SQL'],
    },
  });
});
