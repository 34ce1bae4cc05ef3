import { describe, expect, test } from 'vitest';
import { sampleContact, sampleExperience } from '#tests/profile-samples.ts';
import type { Contact } from './contact.ts';
import { emptyEducation } from './education.ts';
import { findContactMistakes, findEducationMistakes, findExperienceMistakes } from './entry-mistakes.ts';

const school = { ...emptyEducation, school: 'Texas State University' };

describe('contact details', () => {
  test('need names, email, phone, city, state, and ZIP; street and LinkedIn are optional', () => {
    expect(findContactMistakes(sampleContact)).toEqual({});
    const empty = Object.fromEntries(Object.keys(sampleContact).map((name) => [name, ''])) as Contact;
    const required = ['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'zip'];
    expect(findContactMistakes(empty)).toEqual(
      Object.fromEntries(required.map((name) => [name, 'Field is required'])),
    );
  });

  test('are checked by the rules of their kind', () => {
    const wrong = { ...sampleContact, zip: '787', linkedIn: 'example.com/maya', state: 'Nowhere' };
    expect(findContactMistakes({ ...wrong, street: 'x'.repeat(101) })).toEqual({
      zip: 'Enter valid postal code',
      linkedIn: 'Please enter a valid LinkedIn profile URL',
      state: 'Please choose a state',
      street: 'Please use at most 100 characters',
    });
  });
});

describe('an experience', () => {
  test('needs title, company, start, and an end unless the person still works there', () => {
    expect(findExperienceMistakes(sampleExperience)).toEqual({});
    expect(
      Object.keys(findExperienceMistakes({ ...sampleExperience, title: '', company: '', start: '' })),
    ).toEqual(['title', 'company', 'start']);
    expect(findExperienceMistakes({ ...sampleExperience, current: false })).toEqual({
      end: 'Field is required',
    });
  });

  test.each([
    ['2022-02', 'End date must be after start date'],
    ['2021', 'End date must be after start date'],
    ['2022-03', undefined],
    ['2022', undefined],
    ['soon', 'Please enter a valid year'],
  ])('that began in March 2022 and ended in %s: %s', (end, message) => {
    expect(findExperienceMistakes({ ...sampleExperience, current: false, end }).end).toBe(message);
  });

  test('allows a description of 5,000 characters, not counting tags', () => {
    const description = `<ul><li>${'x'.repeat(5000)}</li></ul>`;
    expect(findExperienceMistakes({ ...sampleExperience, description })).toEqual({});
    expect(
      findExperienceMistakes({ ...sampleExperience, description: description.replace('x', 'xx') })
        .description,
    ).toBe('Please use at most 5,000 characters');
  });
});

test('an education needs its school; the year must be between 1950 and ten years from now', () => {
  expect(findEducationMistakes(school, 2026)).toEqual({});
  expect(findEducationMistakes({ ...school, school: '' }, 2026)).toEqual({ school: 'Field is required' });
  for (const graduationYear of ['1949', '2037', 'soon'])
    expect(findEducationMistakes({ ...school, graduationYear }, 2026).graduationYear).toBe(
      'Please enter a year from 1950 to 2036',
    );
  for (const graduationYear of ['1950', '2036'])
    expect(findEducationMistakes({ ...school, graduationYear }, 2026)).toEqual({});
});

describe('the dates of an experience', () => {
  const held = (start: string, end: string) =>
    findExperienceMistakes({ ...sampleExperience, current: false, start, end });

  test('need a start that is a month or a year', () => {
    expect(findExperienceMistakes({ ...sampleExperience, start: '' }).start).toBe('Field is required');
    for (const start of ['soon', '1899', '2101'])
      expect(findExperienceMistakes({ ...sampleExperience, start }).start).toBe('Please enter a valid year');
    for (const start of ['1900', '2099'])
      expect(findExperienceMistakes({ ...sampleExperience, start })).toEqual({});
  });

  test('are compared by year, and by month when both have one', () => {
    expect(held('2021-12', '2022-01')).toEqual({});
    expect(held('2022-01', '2021-12').end).toBe('End date must be after start date');
    expect(held('2022', '2022-01')).toEqual({});
    expect(held('2022-05', '2022-05')).toEqual({});
    expect(held('soon', '2022-01')).toEqual({ start: 'Please enter a valid year' });
  });
});

test('contact details are checked by kind, and a field allows 100 characters', () => {
  expect(findContactMistakes({ ...sampleContact, email: 'maya', phone: '555' })).toEqual({
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number as (555) 555-0100 or 555-555-0100',
  });
  expect(findContactMistakes({ ...sampleContact, street: 'x'.repeat(100) })).toEqual({});
});
