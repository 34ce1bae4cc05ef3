import { expect, it } from 'vitest';
import { type FixtureText, writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { readResume } from './read-resume.ts';

const side = (y: number, text: string, size = 10.5): FixtureText => ({
  text,
  x: 24,
  y,
  size,
  bold: size > 12,
});
const main = (y: number, text: string, size = 10.5): FixtureText => ({
  text,
  x: 224,
  y,
  size,
  bold: size > 11.5,
});

/** A profile as LinkedIn exports it: contact and skills in a side column, the degree named twice. */
const profile = [
  side(50, 'Contact', 13),
  side(68, 'maya.ellison@example.com'),
  side(84, 'www.linkedin.com/in/maya-ellison'),
  side(97, '(LinkedIn)'),
  side(130, 'Top Skills', 13),
  side(148, 'SQL'),
  side(164, 'Inventory Control'),
  side(196, 'Languages', 13),
  side(214, 'Spanish (Professional Working)'),
  main(60, 'Maya Ellison', 26),
  main(82, 'Operations Analyst at Brightwater Supply', 11),
  main(98, 'Austin, Texas, United States', 11),
  main(135, 'Experience', 16),
  main(160, 'Brightwater Supply', 12),
  main(176, 'Operations Analyst', 11.5),
  main(191, 'March 2022 - Present (4 years 9 months)'),
  main(206, 'Austin, Texas, United States'),
  main(224, 'Cut late departures from 11% to 4%.'),
  main(264, 'Education', 16),
  main(288, 'Texas State University', 12),
  main(304, 'Bachelor of Science - BS, Biology · (2015 - 2019)'),
  main(770, 'Page 1 of 1', 9),
];

it('a profile saved from LinkedIn as PDF is read like a resume', async () => {
  const reading = await readResume(writePdf([profile]), 'pdf');
  expect(reading).toMatchObject({
    outcome: 'read',
    resume: {
      name: 'Maya Ellison',
      email: 'maya.ellison@example.com',
      linkedin: 'www.linkedin.com/in/maya-ellison',
      location: { city: 'Austin', state: 'Texas' },
      experience: [
        {
          title: 'Operations Analyst',
          company: 'Brightwater Supply',
          start: '2022-03',
          end: 'present',
          bullets: ['Cut late departures from 11% to 4%.'],
        },
      ],
      education: [
        { school: 'Texas State University', degree: 'Bachelor of Science', field: 'Biology', end: '2019' },
      ],
      skills: ['SQL', 'Inventory Control'],
      languages: ['Spanish'],
    },
  });
});
