// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuestionList } from './employer-questions.tsx';
import { AboutPosting } from './posting-notes.tsx';
import { WhyItMatches } from './why-it-matches.tsx';

afterEach(cleanup);

it('of the questions of a form those that need the person are named', () => {
  const { container } = render(
    <QuestionList
      questions={[
        { label: 'First name', required: true, answer: 'ready' },
        { label: 'LinkedIn', required: false, answer: 'ready' },
        { label: 'Cover letter', required: true, answer: 'review' },
        { label: 'Why us?', required: true, answer: 'open' },
      ]}
    />,
  );
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    '2 can be answered from your resume and profile',
    '2 left for you to answer: Cover letter (please check) · Why us?',
  ]);
  expect(container.textContent).toContain('4 questions');
});

it('a posting links to its source and says when it was last confirmed; a repost is shown with what we saw', () => {
  const evidence = 'The same job at the same company and location was first posted on November 1, 2026.';
  const job = {
    jobUrl: 'https://jobs.lever.co/acme/1',
    lastVerifiedAt: '2026-11-14T09:30:00Z',
    signals: [{ kind: 'repost' as const, sentence: 'Posted once before.', evidence }],
  };
  const { container, rerender } = render(<AboutPosting job={job} />);
  expect(screen.getByRole('link', { name: 'jobs.lever.co' }).getAttribute('href')).toBe(job.jobUrl);
  expect(container.textContent).toMatch(/Last confirmed open on Nov 14, 2026, /);
  expect(container.textContent).toContain(`Posted once before. ${evidence}`);
  rerender(<AboutPosting job={{ ...job, lastVerifiedAt: null, jobUrl: 'javascript:alert(1)' }} />);
  expect(container.textContent).toContain("We haven't confirmed yet that it's still open.");
  expect(screen.queryByRole('link')).toBeNull();
});

it('pay and degree are quoted if they were read from the text', () => {
  const reasons = [
    { part: 'pay' as const, points: 10, of: 10, sentence: 'Meets it.', quote: 'Pay: $45–$52/hr' },
    { part: 'degree' as const, points: 0, of: 0, sentence: 'Asks for one.', quote: 'BSN or BS required' },
    { part: 'experience' as const, points: 10, of: 10, sentence: 'Enough.' },
  ];
  const { container } = render(<WhyItMatches score={80} reasons={reasons} />);
  const rows = [...container.querySelectorAll('ul > li')].map((row) => row.textContent);
  expect(rows[0]).toContain('Meets it.From the posting: “Pay: $45–$52/hr”');
  expect(rows[1]).not.toContain('From the posting');
  expect(rows[2]).toContain('DegreeAsks for one.From the posting: “BSN or BS required”');
});

it('missing skills say whether they are required, and the posting is quoted', () => {
  const reason = {
    part: 'skills' as const,
    points: 10,
    of: 20,
    sentence: 'You have 1 of the 4 skills it lists.',
    matched: ['SQL'],
    missing: ['Python', 'Tableau', 'Excel'],
    demands: [
      { skill: 'SQL', need: 'required' as const, years: null, quote: 'SQL required.' },
      { skill: 'Python', need: 'required' as const, years: 3, quote: '3+ years of Python required.' },
      { skill: 'Tableau', need: 'preferred' as const, years: null, quote: 'Tableau is a plus.' },
    ],
  };
  const { container } = render(<WhyItMatches score={80} reasons={[reason]} />);
  const skills = [...container.querySelectorAll('li li')].map((tag) => tag.textContent);
  expect(skills).toEqual([
    'SQL',
    'Python, 3+ years (required, not on your resume)',
    'Tableau (nice to have)',
    'Excel (not on your resume)',
  ]);
  expect(container.textContent).toContain('From the posting: “3+ years of Python required.”');
  expect(container.textContent).not.toContain('SQL required.');
  expect(container.textContent).not.toContain('Tableau is a plus.');
});
