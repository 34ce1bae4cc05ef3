import { describe, expect, it } from 'vitest';
import { heading, readPages, readPlain, stack } from '#resume/fixtures/read-plain.ts';
import { readResume } from './read-resume.ts';

const job = { title: 'Cook', company: 'Blue Diner', location: 'Tulsa, OK', start: '2019-03', end: 'present' };

it('a form with a label before each value is read by its labels', async () => {
  const resume = await readPlain(
    [
      'Name: Lena Ortiz',
      'Employment:',
      'Position: Cook',
      'Company: Blue Diner',
      'Location: Tulsa, OK',
      'Dates: 03/2019 - Present',
      'Duties:',
      '- Grilled and prepped',
      'Position: Server',
      'Company: Red Diner',
      'Dates: 2015 - 2019',
      'Education:',
      'School: Tulsa College',
      'Degree: Associate of Arts in Cooking',
      'Year: 2014',
    ].join('\n'),
  );
  expect(resume.name).toBe('Lena Ortiz');
  expect(resume.experience).toEqual([
    { ...job, bullets: ['Grilled and prepped'] },
    { title: 'Server', company: 'Red Diner', location: null, start: '2015', end: '2019', bullets: [] },
  ]);
  expect(resume.education).toEqual([
    { school: 'Tulsa College', degree: 'Associate of Arts', field: 'Cooking', location: null, end: '2014' },
  ]);
});

it('frames around plain text are not text', async () => {
  const resume = await readPlain(
    [
      '+----------------------------------+',
      '| Lena Ortiz                       |',
      '| lena@example.com                 |',
      '+----------------------------------+',
      '║ EXPERIENCE                       ║',
      '│ Cook, Blue Diner, Tulsa, OK      │',
      '│ Mar 2019 - Present               │',
      '│ > Grilled and prepped            │',
      '╚══════════════════════════════════╝',
    ].join('\n'),
  );
  expect(resume.name).toBe('Lena Ortiz');
  expect(resume.experience).toEqual([{ ...job, bullets: ['Grilled and prepped'] }]);
});

it('headings of jobs may be centered on the page', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 270, y: 40, size: 20, bold: true },
    { ...heading('EXPERIENCE', 270), y: 80 },
    { text: 'Blue Diner, Tulsa, OK', x: 254.9, y: 100, bold: true },
    { text: 'Cook (Mar 2019 - Present)', x: 246.8, y: 114 },
    { text: '\x95 Grilled and prepped', x: 50, y: 128 },
    { text: 'Red Diner, Tulsa, OK', x: 256.3, y: 150, bold: true },
    { text: 'Server (Jan 2015 - Feb 2019)', x: 240.4, y: 164 },
    { text: '\x95 Served eighty guests', x: 50, y: 178 },
  ]);
  expect(resume.experience).toMatchObject([
    { ...job, bullets: ['Grilled and prepped'] },
    { title: 'Server', company: 'Red Diner' },
  ]);
});

it('headings whose letters and words are spaced out are understood', async () => {
  const resume = await readPages([
    ...stack(50, 40, [{ text: 'Lena Ortiz', x: 50, y: 0, size: 20 }, 'lena@example.com']),
    { text: 'P R O F E S S I O N A L E X P E R I E N C E', x: 50, y: 90, bold: true },
    ...stack(50, 104, ['Cook, Blue Diner, Tulsa, OK', 'Mar 2019 - Present']),
    { text: 'E D U C AT I O N', x: 50, y: 150, bold: true },
    ...stack(50, 164, ['Associate of Arts, Tulsa College, 2014']),
  ]);
  expect(resume.experience).toMatchObject([job]);
  expect(resume.education).toMatchObject([{ school: 'Tulsa College' }]);
});

it('a name with wide letter spacing is split as in the email address', async () => {
  const resume = await readPages([
    { text: 'L E N A O R T I Z', x: 50, y: 40, size: 20 },
    { text: 'lena.ortiz7@example.com', x: 50, y: 60 },
  ]);
  expect(resume.name).toBe('LENA ORTIZ');
});

it('a job may continue at the top of the next column', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 20, bold: true },
    ...stack(50, 80, [
      heading('EXPERIENCE'),
      'Cook',
      'Blue Diner, Tulsa, OK',
      'Mar 2019 - Present',
      '\x95 Grilled all day',
      '\x95 Prepped all night',
    ]),
    ...stack(320, 80, [
      'Server',
      'Red Diner, Tulsa, OK',
      'Jan 2015 - Feb 2019',
      '\x95 Served',
      heading('SKILLS', 320),
      'Grill',
    ]),
  ]);
  expect(resume.experience.map(({ title }) => title)).toEqual(['Cook', 'Server']);
  expect(resume.skills).toEqual(['Grill']);
});

it('a title ends where the font changes, not at the first comma', async () => {
  const html =
    '<h2>Experience</h2><p><b>Charge Nurse, Medical ICU</b>, City Hospital, Tulsa, OK</p><p>Mar 2019 – Present</p><ul><li>Leads</li></ul>';
  const reading = await readResume(new TextEncoder().encode(`<h1>Lena Ortiz</h1>${html}`), 'html');
  expect(reading).toMatchObject({
    resume: {
      experience: [{ title: 'Charge Nurse, Medical ICU', company: 'City Hospital', location: 'Tulsa, OK' }],
    },
  });
});

it('a title with a comma ends before the employer', async () => {
  const resume = await readPlain(
    'Lena Ortiz\n\nEXPERIENCE\nCharge Nurse, Medical ICU, City Hospital, Tulsa, OK   2019 - 2021\n- Led',
  );
  expect(resume.experience).toMatchObject([{ title: 'Charge Nurse, Medical ICU', company: 'City Hospital' }]);
});

it('a job title is not a heading, and a sentence with years is not a job', async () => {
  const resume = await readPlain(
    [
      'Lena Ortiz',
      'Work Experience',
      'Saguaro Builders      2005 - 2012',
      'Project Engineer',
      'Passed every inspection since 2006 on the first visit',
      'Mesa School      2002 - 2005',
      'Education Coordinator',
      'Ran classes',
    ].join('\n'),
  );
  expect(resume.experience.map(({ title, company }) => [title, company])).toEqual([
    ['Project Engineer', 'Saguaro Builders'],
    ['Education Coordinator', 'Mesa School'],
  ]);
});

describe('spoken languages', () => {
  it('are found in their own section, in a group of skills, and after labels', async () => {
    const own = await readPlain(
      'Lena Ortiz\n\nSKILLS\nGrill\n\nIDIOMAS / LANGUAGES\nEnglish: Native\nHaitian Creole - Fluent',
    );
    expect(own).toMatchObject({ skills: ['Grill'], languages: ['English', 'Haitian Creole'] });
    const group = await readPlain(
      'Lena Ortiz\n\nSKILLS\nLanguages: Go, SQL\nSpoken Languages: English, Tamil',
    );
    expect(group).toMatchObject({ skills: ['Go', 'SQL'], languages: ['English', 'Tamil'] });
  });
});

it('certifications are kept as printed', async () => {
  const resume = await readPlain(
    'Lena Ortiz\n\nLICENSES & CERTIFICATIONS\n- Journeyman License, City of Tulsa\n- OSHA 30, 2019',
  );
  expect(resume.certifications).toEqual(['Journeyman License, City of Tulsa', 'OSHA 30, 2019']);
});

it('links on words are found', async () => {
  const page =
    '<h1>Lena Ortiz</h1><p><a href="mailto:lena@example.com">Mail me</a> <a href="tel:(918) 555-0144">Call</a> <a href="https://www.linkedin.com/in/lena-o/">LinkedIn</a> <a href="https://lena.example">Site</a></p><h2>Skills</h2><p>Grill</p>';
  const reading = await readResume(new TextEncoder().encode(page), 'html');
  expect(reading).toMatchObject({
    resume: {
      email: 'lena@example.com',
      phone: '(918) 555-0144',
      linkedin: 'https://www.linkedin.com/in/lena-o',
      links: ['https://lena.example'],
    },
  });
});

it('a city without a label is recognized above its ZIP code, or when it is large', async () => {
  const contact = (lines: string) => readPlain(`Lena Ortiz\nlena@example.com\n${lines}\n\nSKILLS\nGrill`);
  expect((await contact('Orono\n04473')).location).toMatchObject({ city: 'Orono', zip: '04473' });
  expect((await contact('Albuquerque')).location).toMatchObject({ city: 'Albuquerque' });
  expect((await contact('18 Pine Road\nTulsa\nOK\n74103')).location).toEqual({
    street: '18 Pine Road',
    city: 'Tulsa',
    state: 'OK',
    zip: '74103',
  });
});

it('page numbers and headers repeated on every page are left out', async () => {
  const head = { text: 'Lena Ortiz - lena@example.com', x: 50, y: 30 };
  const resume = await readPages(
    [head, ...stack(50, 60, [heading('SKILLS'), 'Grill']), { text: 'Page 1 of 2', x: 280, y: 770 }],
    [head, ...stack(50, 60, ['Prep']), { text: 'Page 2 of 2', x: 280, y: 770 }],
  );
  expect(resume.skills).toEqual(['Grill', 'Prep']);
});

describe("LinkedIn's profile as a PDF", () => {
  const side = (text: string) => ({ text, x: 20, y: 0, size: 12 });
  const page = [
    ...stack(20, 50, [
      side('Contact'),
      'lena@example.com',
      'www.linkedin.com/in/lena-',
      'ortiz (LinkedIn)',
      side('Top Skills'),
      'Grill',
      'Prep',
      side('Languages'),
      'English (Native or Bilingual)',
      side('Certifications'),
      'ServSafe Manager',
    ]),
    { text: 'Lena Ortiz', x: 200, y: 50, size: 26 },
    { text: 'Cook at Blue Diner', x: 200, y: 72 },
    { text: 'Tulsa, Oklahoma, United States', x: 200, y: 86 },
    { text: 'Summary', x: 200, y: 120, size: 16 },
    { text: 'Cooks for crowds and keeps calm.', x: 200, y: 136 },
    { text: 'Experience', x: 200, y: 170, size: 16 },
    { text: 'Blue Diner', x: 200, y: 190, size: 12 },
    { text: '6 years', x: 200, y: 203 },
    { text: 'Head Cook', x: 200, y: 218, size: 11.5 },
    { text: 'March 2019 - Present (4 years 2 months)', x: 200, y: 232 },
    { text: 'Tulsa, OK', x: 200, y: 245 },
    { text: 'Cook', x: 200, y: 266, size: 11.5 },
    { text: 'March 2017 - February 2019 (2 years)', x: 200, y: 280 },
    { text: 'Education', x: 200, y: 320, size: 16 },
    { text: 'Tulsa College', x: 200, y: 340, size: 12 },
    { text: "Associate's degree, Culinary Arts \xb7 (2015 - 2017)", x: 200, y: 354 },
    { text: 'Page 1 of 1', x: 500, y: 770 },
  ];

  it('is read with both columns and both roles at one employer', async () => {
    const resume = await readPages(page);
    expect(resume).toMatchObject({
      name: 'Lena Ortiz',
      linkedin: 'www.linkedin.com/in/lena-ortiz',
      location: { city: 'Tulsa', state: 'Oklahoma' },
      summary: 'Cooks for crowds and keeps calm.',
      skills: ['Grill', 'Prep'],
      languages: ['English'],
      certifications: ['ServSafe Manager'],
      education: [
        { school: 'Tulsa College', degree: "Associate's degree", field: 'Culinary Arts', end: '2017' },
      ],
    });
    expect(resume.experience).toMatchObject([
      { title: 'Head Cook', company: 'Blue Diner', start: '2019-03', end: 'present', location: 'Tulsa, OK' },
      { title: 'Cook', company: 'Blue Diner', start: '2017-03', end: '2019-02' },
    ]);
  });
});
