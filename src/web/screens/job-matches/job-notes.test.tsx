// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuestionList } from './employer-questions.tsx';
import { Signals } from './posting-notes.tsx';

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
    '2 need your answer: Cover letter (please check) · Why us?',
  ]);
  expect(container.textContent).toContain('4 questions');
});

it('a repost is shown with what we saw', () => {
  const evidence = 'The same job at the same company and location was first posted on November 1, 2026.';
  const { container } = render(
    <Signals signals={[{ kind: 'repost', sentence: 'Posted once before.', evidence }]} />,
  );
  expect(container.textContent).toBe(`About this postingPosted once before. ${evidence}`);
});
