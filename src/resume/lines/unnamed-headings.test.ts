import { expect, it } from 'vitest';
import { heading, readPages, readPlain, stack } from '#resume/fixtures/read-plain.ts';

const job = ['Cook, Blue Diner, Tulsa, OK', 'Mar 2019 - Present', '\x95 Grilled for eighty guests a night'];

it('what looks like a heading is one, and the text below it shows its kind', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 22 },
    { text: 'lena@example.com', x: 50, y: 60 },
    ...stack(50, 90, [
      heading('The Short Version'),
      'A cook who reads every ticket twice and wastes nothing.',
    ]),
    ...stack(50, 140, [heading('Kitchens'), ...job]),
    ...stack(50, 220, [
      heading('Culinary Training Ground'),
      'Associate of Arts in Cooking',
      'Tulsa College, 2018',
    ]),
    ...stack(50, 290, [heading('Skills'), 'Grill', 'Pastry']),
    ...stack(50, 350, [heading('Languages'), 'English']),
    ...stack(50, 400, [heading('Interests'), 'Fishing']),
    ...stack(50, 450, [heading('Certifications'), 'ServSafe']),
  ]);
  expect(resume).toMatchObject({
    summary: 'A cook who reads every ticket twice and wastes nothing.',
    experience: [{ title: 'Cook', company: 'Blue Diner', bullets: ['Grilled for eighty guests a night'] }],
    education: [{ school: 'Tulsa College', degree: 'Associate of Arts', field: 'Cooking' }],
    skills: ['Grill', 'Pastry'],
  });
});

it('an employer or a school in the style of the headings is not a section', async () => {
  const resume = await readPlain(
    [
      'Lena Ortiz',
      '',
      'EXPERIENCE',
      'BLUE DINER',
      'Cook',
      'Mar 2019 - Present',
      '- Grilled for eighty guests a night',
      '',
      'EDUCATION',
      'TULSA COLLEGE',
      'Associate of Arts in Cooking',
      '2018',
      '',
      'SKILLS',
      'Grill, Pastry',
    ].join('\n'),
  );
  expect(resume.experience).toMatchObject([{ title: 'Cook', company: 'BLUE DINER' }]);
  expect(resume.education).toMatchObject([{ school: 'TULSA COLLEGE', degree: 'Associate of Arts' }]);
});

it('headings with their text beside them form a column', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 22 },
    ...[
      ['Snapshot', 'A cook who wastes nothing.'],
      ['Strong suits', 'Grill, Pastry, Stock'],
      ['Schooling', 'Associate of Arts in Cooking, Tulsa College, 2018'],
    ].flatMap(([label = '', text = ''], row) => [
      { text: label, x: 50, y: 80 + row * 30, bold: true },
      { text, x: 160, y: 80 + row * 30 },
    ]),
  ]);
  expect(resume).toMatchObject({
    summary: 'A cook who wastes nothing.',
    skills: ['Grill', 'Pastry', 'Stock'],
    education: [{ school: 'Tulsa College' }],
  });
});

it('dates that nearly touch the next column are separate from it', async () => {
  const skills = ['Grill', 'Pastry', 'Stock', 'Ordering', 'Menus', 'Wine'];
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 22 },
    ...stack(50, 80, [heading('Experience'), 'Blue Diner', 'Cook', '\x95 Grilled for eighty guests a night']),
    ...stack(50, 136, ['\x95 Ordered the stock', '\x95 Trained two cooks', '\x95 Wrote the menus']),
    { text: '01/2018 - Present', x: 312, y: 108 },
    ...stack(400, 80, [heading('Skills', 400), ...skills]),
  ]);
  expect(resume).toMatchObject({
    experience: [{ title: 'Cook', company: 'Blue Diner', start: '2018-01', end: 'present' }],
    skills,
  });
});

it('a list below an unknown heading contains the skills where no other section does', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 22 },
    ...stack(50, 90, [heading('About'), 'A cook who wastes nothing at all.']),
    ...stack(50, 140, [heading('Education'), 'Associate of Arts in Cooking', 'Tulsa College, 2018']),
    ...stack(50, 220, [heading('Machines & Methods'), 'Deep frying | Slow roasting | Dry aging']),
  ]);
  expect(resume.skills).toEqual(['Deep frying', 'Slow roasting', 'Dry aging']);
});

it('what is directly below a heading for skills names a group of them', async () => {
  const resume = await readPages([
    { text: 'Lena Ortiz', x: 50, y: 40, size: 22 },
    ...stack(50, 90, [heading('About'), 'A cook who wastes nothing at all.']),
    ...stack(50, 140, [heading('Education'), 'Associate of Arts in Cooking', 'Tulsa College, 2018']),
    ...stack(50, 220, [heading('Skills'), heading('Stove'), 'Grill', 'Stock', heading('Oven'), 'Pastry']),
  ]);
  expect(resume.skills).toEqual(expect.arrayContaining(['Grill', 'Stock', 'Pastry']));
});
