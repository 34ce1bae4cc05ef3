import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { readContact, writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { closedQuestions, findKnownQuestions, orderInterview } from './interview.ts';
import { keyQuestions } from './key-questions.ts';

const { closes } = closedQuestions;
const empty = emptyDocument({ userId: 'u', name: 'Resume' });
const times = { today: new Date('2026-11-16T12:00:00Z'), documentSavedAt: '2026-11-16T12:00:00Z' };
const known = (document: typeof empty) => [...findKnownQuestions(keyQuestions, document, times)].toSorted();
const state = (answers: Record<string, string>) =>
  writeAnswers(
    empty,
    Object.entries(answers).map(([questionId, answer]) => {
      const question = keyQuestions.find(({ id }) => id === questionId);
      if (!question) throw new Error(questionId);
      return { questionId, questionText: question.questionText, answer: [answer] };
    }),
  );

it('asks about 40 questions, those that close the most open questions first, and personal ones last', () => {
  const asked = orderInterview(keyQuestions);
  expect(asked.length).toBeGreaterThanOrEqual(35);
  expect(asked.length).toBeLessThanOrEqual(45);
  const firstPersonal = asked.findIndex(({ sensitive }) => sensitive);
  const parts = [asked.slice(0, firstPersonal), asked.slice(firstPersonal)];
  expect(parts.map((part) => [...new Set(part.map(({ sensitive }) => sensitive))])).toEqual([
    [false],
    [true],
  ]);
  for (const part of parts) {
    const counts = part.map(({ id }) => closes[id] ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBeGreaterThan(0);
  }
});

it('never asks a follow-up question on its own', () => {
  const asked = new Set(orderInterview(keyQuestions).map(({ id }) => id));
  for (const { id, dependentQuestionId } of keyQuestions)
    if (dependentQuestionId !== null) expect(asked).not.toContain(id);
});

it('counts only questions that exist', () => {
  const ids = keyQuestions.map(({ id }) => id);
  expect(Object.keys(closes).filter((id) => !ids.includes(id))).toEqual([]);
});

it('knows nothing about a person with an empty profile', () => {
  expect(known(empty)).toEqual([]);
});

it('knows what is stated, what the resume contains, and what follows from that', () => {
  const contact = { ...readContact(empty), linkedIn: 'https://www.linkedin.com/in/ana' };
  const school = { school: 'UNM', location: '', degree: 'B.S.', field: '', graduationYear: '2014' };
  expect(known(writeContact(empty, contact))).toEqual(['linkedin']);
  expect(known(writeEducation(empty, [{ ...school, status: '' }]))).toEqual(['education']);
  expect(known(state({ relocate: 'No' }))).toEqual(['relocate']);
  const job = { title: 'Analyst', company: 'B', location: '', current: false, description: '' };
  expect(known(writeExperience(empty, [{ ...job, start: '2015-01', end: '2019-12' }]))).toEqual([
    'experience-years',
  ]);
});

it('asks again when an answer is deleted', () => {
  expect(known(writeAnswers(state({ relocate: 'No' }), []))).toEqual([]);
});
