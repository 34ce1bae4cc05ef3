import { describe, expect, it } from 'vitest';
import { type FixtureText, writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { heading, readPages, readPlain, stack } from '#resume/fixtures/read-plain.ts';
import { readResume } from './read-resume.ts';

describe('a one-column PDF', () => {
  const page: FixtureText[] = [
    { text: 'Lena Ortiz', x: 50, y: 50, size: 22, bold: true },
    { text: '18 Pine Road, Apt 2, Tulsa, OK 74103 | (918) 555-0144 | lena@example.com', x: 50, y: 70 },
    { text: 'https://www.linkedin.com/in/lena-ortiz | github.com/lenao', x: 50, y: 84 },
    { ...heading('Summary'), y: 112 },
    { text: 'Dental hygienist who explains before she cleans.', x: 50, y: 126 },
    { ...heading('Work Experience'), y: 154 },
    { text: 'Dental Hygienist', x: 50, y: 168, bold: true },
    { text: 'Mar 2019 - Present', x: 460, y: 168 },
    { text: 'Bright Smiles Clinic | Tulsa, OK', x: 50, y: 182 },
    { text: '\x95 Clean and chart for eleven patients a day and teach home care to', x: 60, y: 196 },
    { text: 'families', x: 68, y: 208 },
    { text: '\x95 Trained two new hygienists', x: 60, y: 220 },
    { text: 'Dental Assistant', x: 50, y: 240, bold: true },
    { text: '06/2015 - 02/2019', x: 460, y: 240 },
    { text: 'Prairie Dental Group | Broken Arrow, OK', x: 50, y: 254 },
    { text: '\x95 Took X-rays', x: 60, y: 268 },
    { ...heading('Education'), y: 296 },
    { text: 'Associate of Applied Science in Dental Hygiene', x: 50, y: 310, bold: true },
    { text: 'May 2015', x: 500, y: 310 },
    { text: 'Tulsa Community College | Tulsa, OK', x: 50, y: 324 },
    { ...heading('Skills'), y: 352 },
    { text: 'Charting, Sealants, Nitrous oxide (monitoring, setup), Dentrix', x: 50, y: 366 },
  ];

  it('has the contact facts', async () => {
    const resume = await readPages(page);
    expect(resume).toMatchObject({
      name: 'Lena Ortiz',
      email: 'lena@example.com',
      phone: '(918) 555-0144',
      linkedin: 'https://www.linkedin.com/in/lena-ortiz',
      links: ['github.com/lenao'],
      location: { street: '18 Pine Road, Apt 2', city: 'Tulsa', state: 'OK', zip: '74103' },
      summary: 'Dental hygienist who explains before she cleans.',
    });
  });

  it('has each job with title, company, place, months, and bullets', async () => {
    const { experience } = await readPages(page);
    expect(experience).toEqual([
      {
        title: 'Dental Hygienist',
        company: 'Bright Smiles Clinic',
        location: 'Tulsa, OK',
        start: '2019-03',
        end: 'present',
        bullets: [
          'Clean and chart for eleven patients a day and teach home care to families',
          'Trained two new hygienists',
        ],
      },
      {
        title: 'Dental Assistant',
        company: 'Prairie Dental Group',
        location: 'Broken Arrow, OK',
        start: '2015-06',
        end: '2019-02',
        bullets: ['Took X-rays'],
      },
    ]);
  });

  it('has schools and single skills', async () => {
    const { education, skills } = await readPages(page);
    expect(education).toEqual([
      {
        school: 'Tulsa Community College',
        degree: 'Associate of Applied Science',
        field: 'Dental Hygiene',
        location: 'Tulsa, OK',
        end: '2015-05',
      },
    ]);
    expect(skills).toEqual(['Charting', 'Sealants', 'Nitrous oxide (monitoring, setup)', 'Dentrix']);
  });

  it('keeps the line each value was read from', async () => {
    const { sources } = await readPages(page);
    expect(sources['experience.0.company']).toEqual({ page: 1, text: 'Bright Smiles Clinic | Tulsa, OK' });
    expect(sources['location.zip']?.text).toContain('Tulsa, OK 74103');
  });
});

it('a sidebar is read separately from the main column', async () => {
  const resume = await readPages([
    { text: 'Omar Haddad', x: 50, y: 50, size: 22, bold: true },
    ...stack(50, 90, [
      heading('CONTACT'),
      '313-555-0119',
      'omar@example.org',
      heading('SKILLS'),
      'Welding',
      'CNC',
    ]),
    ...stack(220, 90, [
      heading('EXPERIENCE', 220),
      { text: 'Machinist, 2018 - Present', x: 220, y: 0, bold: true },
      'Great Lakes Tooling, Detroit, MI',
      '\x95 Ran five-axis mills',
      heading('EDUCATION', 220),
      'High School Diploma, Cass Technical High School, 2017',
    ]),
  ]);
  expect(resume.phone).toBe('313-555-0119');
  expect(resume.skills).toEqual(['Welding', 'CNC']);
  expect(resume.experience).toEqual([
    {
      title: 'Machinist',
      company: 'Great Lakes Tooling',
      location: 'Detroit, MI',
      start: '2018',
      end: 'present',
      bullets: ['Ran five-axis mills'],
    },
  ]);
  expect(resume.education[0]).toMatchObject({ school: 'Cass Technical High School', end: '2017' });
});

it('headings in a column of their own open the sections beside them', async () => {
  const resume = await readPages([
    { text: 'Ivy Chen', x: 50, y: 50, size: 20, bold: true },
    { text: 'EXPERIENCE', x: 50, y: 90, bold: true },
    ...stack(170, 90, ['Harbor Bank', 'Teller', '2020-01 - 2022-05', '\x95 Served members in two languages']),
    { text: 'EDUCATION', x: 50, y: 180, bold: true },
    ...stack(170, 180, ['Bunker Hill Community College', 'Associate of Science', 'Business']),
    { text: 'SKILLS', x: 50, y: 250, bold: true },
    ...stack(170, 250, ['Cash handling', 'Cantonese']),
  ]);
  expect(resume.experience[0]).toMatchObject({ title: 'Teller', company: 'Harbor Bank', end: '2022-05' });
  expect(resume.education[0]).toMatchObject({ degree: 'Associate of Science', field: 'Business' });
  expect(resume.skills).toEqual(['Cash handling', 'Cantonese']);
});

it('two roles at one employer both name it', async () => {
  const resume = await readPlain(
    [
      'Ada Park',
      '',
      'EXPERIENCE',
      'Lumen Labs                      Austin, TX',
      'Senior Analyst                  Jan 2022 - Present',
      '- Owns pricing',
      'Analyst                         Jul 2019 - Dec 2021',
      '- Built forecasts',
    ].join('\n'),
  );
  expect(resume.experience.map((job) => [job.title, job.company, job.location])).toEqual([
    ['Senior Analyst', 'Lumen Labs', 'Austin, TX'],
    ['Analyst', 'Lumen Labs', 'Austin, TX'],
  ]);
});

it('dates in a narrow column of their own belong to the job beside them', async () => {
  const resume = await readPages([
    { text: 'Brenda Lawson', x: 50, y: 40, size: 20, bold: true },
    { ...heading('EMPLOYMENT'), y: 70 },
    ...stack(50, 90, ['5/2016 to', 'Present']),
    ...stack(150, 90, [
      'Heartland Transport, Davenport, IA',
      'Tanker Driver',
      '\x95 Haul food-grade liquids',
    ]),
    ...stack(50, 146, ['3/2010 to', '4/2016']),
    ...stack(150, 146, ['Midwest Lines, Davenport, IA', 'Driver', '\x95 Drove dry van']),
  ]);
  expect(resume.experience.map((job) => [job.title, job.company, job.start, job.end])).toEqual([
    ['Tanker Driver', 'Heartland Transport', '2016-05', 'present'],
    ['Driver', 'Midwest Lines', '2010-03', '2016-04'],
  ]);
});

it('letter-spaced headings and dots between contact facts are understood', async () => {
  const resume = await readPages([
    { text: 'Nikolai Petrov', x: 50, y: 40, size: 20, bold: true },
    { text: 'Brooklyn, New York 11201 \xb7 (718) 555-0190', x: 50, y: 60 },
    { text: 'E X P E R I E N C E', x: 50, y: 90, size: 13, bold: true },
    ...stack(50, 110, ['Baker, Rye House', '2019 to 2021']),
  ]);
  expect(resume.location).toMatchObject({ city: 'Brooklyn', state: 'New York', zip: '11201' });
  expect(resume.experience[0]).toMatchObject({ title: 'Baker', company: 'Rye House', start: '2019' });
});

it('volunteer work is not a job, and language skills are not skills', async () => {
  const resume = await readPlain(
    [
      'Sam Lee',
      '',
      'WORK EXPERIENCE',
      'Cook, Blue Diner   2019 - 2021',
      '',
      'VOLUNTEER EXPERIENCE',
      'Tutor, City Library   2015 - 2016',
      '',
      'LANGUAGE SKILLS',
      'English (Native), Korean (Fluent)',
      '',
      'SKILLS',
      'Grill; Prep',
    ].join('\r\n'),
  );
  expect(resume.experience.map((job) => job.title)).toEqual(['Cook']);
  expect(resume.languages).toEqual(['English', 'Korean']);
  expect(resume.skills).toEqual(['Grill', 'Prep']);
});

it('a resume without sections is still read', async () => {
  const resume = await readPlain('Jo Ann Smith\njo@example.com\n');
  expect(resume).toMatchObject({ name: 'Jo Ann Smith', email: 'jo@example.com', experience: [], skills: [] });
});

it('text in UTF-16 and in Windows-1252 is read', async () => {
  const wide = new Uint8Array(Buffer.from('\ufeffZoë Brontë\nzoe@example.com', 'utf16le'));
  const narrow = new Uint8Array(Buffer.from('Zoë Brontë\nzoe@example.com', 'latin1'));
  for (const bytes of [wide, narrow]) {
    const reading = await readResume(bytes, 'txt');
    expect(reading).toMatchObject({ outcome: 'read', resume: { name: 'Zoë Brontë' } });
  }
});

it('a PDF of only pictures has no text', async () => {
  expect(await readResume(writePdf([[]]), 'pdf')).toEqual({ outcome: 'no-text' });
});

it('bytes that only claim to be a PDF are unreadable', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 and then nothing of the kind');
  expect((await readResume(bytes, 'pdf')).outcome).toBe('unreadable');
});

it('sections that a profile has no fields for are kept under their own headings', async () => {
  const resume = await readPlain(
    [
      'Lena Ortiz',
      'lena@example.com',
      '',
      'EXPERIENCE',
      'Cook, Blue Diner  2019 - 2021',
      '',
      'LICENSES AND CERTIFICATIONS',
      '- ServSafe Manager, 2022',
      '- CPR, Red Cross',
      '',
      'VOLUNTEER EXPERIENCE',
      '- Food Bank of Tulsa, 2018 - 2020',
      '',
      'AWARDS',
      '- Employee of the year, 2021',
    ].join('\n'),
  );
  expect(resume.further).toEqual([
    {
      code: 'CERT',
      heading: 'LICENSES AND CERTIFICATIONS',
      items: ['ServSafe Manager, 2022', 'CPR, Red Cross'],
    },
    { code: 'VOLU', heading: 'VOLUNTEER EXPERIENCE', items: ['Food Bank of Tulsa, 2018 - 2020'] },
    { code: 'OTHR', heading: 'AWARDS', items: ['Employee of the year, 2021'] },
  ]);
});

it('skills may be separated by tildes, and languages by spaces or semicolons', async () => {
  const resume = await readPlain(
    ['Lena Ortiz', '', 'SKILLS', 'Grill ~ Pastry ~ Stock', '', 'LANGUAGES', 'English French Spanish'].join(
      '\n',
    ),
  );
  expect(resume).toMatchObject({
    skills: ['Grill', 'Pastry', 'Stock'],
    languages: ['English', 'French', 'Spanish'],
  });
  const listed = await readPlain(['Lena Ortiz', '', 'SKILLS', 'Languages: English; French'].join('\n'));
  expect(listed.languages).toEqual(['English', 'French']);
});

it('a copyright line, a footer with a page number, and large numbers are not facts', async () => {
  const resume = await readPlain(
    [
      'Lena Ortiz',
      'Tulsa, OK | 918/555-0144',
      'Cook for weddings and galas of 20 to 2,000 guests.',
      '',
      'LANGUAGES',
      'English',
      '© 2025 Lena Ortiz. Made with care.',
    ].join('\n'),
  );
  expect(resume).toMatchObject({
    phone: '918/555-0144',
    summary: 'Cook for weddings and galas of 20 to 2,000 guests.',
    location: { street: null, city: 'Tulsa' },
    languages: ['English'],
  });
});
