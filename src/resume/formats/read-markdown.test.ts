import { expect, it } from 'vitest';
import { readPlain } from '#resume/fixtures/read-plain.ts';
import { isMarkdown } from './read-markdown.ts';

it('signs for headings, emphasis, and links are not text', async () => {
  const resume = await readPlain(
    [
      '# Lena Ortiz',
      '**Cook** | Tulsa, OK | [lena@example.com](mailto:lena@example.com) | [LinkedIn](https://linkedin.com/in/lena-o)',
      '## Experience',
      '### Cook — Blue Diner',
      '*Mar 2019 – Present* · _Tulsa, OK_',
      '* Grilled for **eighty** guests',
      '## Education',
      '- **Certificate in Baking**, Tulsa College (2018)',
      '## Skills',
      '- **Kitchen:** Grill, snake_case',
    ].join('\n'),
  );
  expect(resume).toMatchObject({
    name: 'Lena Ortiz',
    email: 'lena@example.com',
    linkedin: 'https://linkedin.com/in/lena-o',
    experience: [
      { title: 'Cook', company: 'Blue Diner', location: 'Tulsa, OK', bullets: ['Grilled for eighty guests'] },
    ],
    education: [{ school: 'Tulsa College', degree: 'Certificate', field: 'Baking', end: '2018' }],
    skills: ['Grill', 'snake_case'],
  });
});

it('a number sign alone is no Markdown', () => {
  expect(isMarkdown('Lena Ortiz\n# 4 in the state\n* Grilled')).toBe(false);
});

it('a line of code is a list', async () => {
  const resume = await readPlain(['# Lena Ortiz', '## Skills', '`Wine service` `Deep frying`'].join('\n'));
  expect(resume.skills).toEqual(['Wine service', 'Deep frying']);
});
