import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { Wishes } from './looked-for.tsx';

const austin = { name: 'Austin, TX', latitude: 30.27, longitude: -97.74 };

function say(wishes: {
  jobTitles: string[];
  locations: (typeof austin)[];
  includeRemoteJobs: boolean;
}): string {
  const document = writeBasics(emptyDocument({ userId: 'u', name: 'Resume' }), {
    ...wishes,
    salary: '',
    salaryType: 'Annually',
  });
  return renderToStaticMarkup(<Wishes document={document} />).replace(/<[^>]+>/g, '');
}

it('the matches say what they are for', () => {
  const titles = ['Operations Analyst', 'Planner', 'Buyer'];
  expect(say({ jobTitles: titles, locations: [austin], includeRemoteJobs: true })).toBe(
    'For Operations Analyst and 2 other titles in Austin, TX, including remote jobs.',
  );
  expect(say({ jobTitles: ['Nurse'], locations: [austin, austin], includeRemoteJobs: false })).toBe(
    'For Nurse in Austin, TX and 1 more location.',
  );
  expect(say({ jobTitles: [], locations: [], includeRemoteJobs: true })).toContain(
    'add the job titles you want',
  );
});
