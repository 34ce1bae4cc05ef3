import { expect, it } from 'vitest';
import { mayMoveInto } from './closed-professions.ts';

const socs = {
  nurse: '29-1141',
  criticalCareNurse: '29-1141.03',
  practicalNurse: '29-2061',
  nursingAssistant: '31-1131',
  nurseManager: '11-9111.01',
  physician: '29-1215',
  surgeon: '29-1249',
  dentalHygienist: '29-1292',
  electrician: '47-2111',
  electricalEngineer: '17-2071',
  civilEngineer: '17-2051',
  environmentalEngineer: '17-2081',
  paralegal: '23-2011',
  lawyer: '23-1011',
  accountant: '13-2011',
  bookkeeper: '43-3031',
} as const;
const from = (one: keyof typeof socs, other: keyof typeof socs) => mayMoveInto(socs[one], socs[other]);

it('a license opens its own profession and those it includes', () => {
  expect(from('nurse', 'criticalCareNurse')).toBe(true);
  expect(from('nurse', 'practicalNurse')).toBe(true);
  expect(from('nurse', 'nurseManager')).toBe(true);
  expect(from('physician', 'surgeon')).toBe(true);
  expect(from('civilEngineer', 'environmentalEngineer')).toBe(true);
});

it('without the license a profession stays closed, however similar the words', () => {
  expect(from('nursingAssistant', 'nurse')).toBe(false);
  expect(from('practicalNurse', 'nurse')).toBe(false);
  expect(from('nurse', 'physician')).toBe(false);
  expect(from('dentalHygienist', 'physician')).toBe(false);
  expect(from('electrician', 'electricalEngineer')).toBe(false);
  expect(from('paralegal', 'lawyer')).toBe(false);
});

it('other work is open in both directions', () => {
  expect(from('bookkeeper', 'accountant')).toBe(true);
  expect(from('accountant', 'bookkeeper')).toBe(true);
  expect(from('nurse', 'nursingAssistant')).toBe(true);
});
