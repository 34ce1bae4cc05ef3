import { expect, test } from 'vitest';
import { changeSalary, describeEstimate, type SalaryWish, salaryBounds, switchSalaryType } from './salary.ts';

const annually = (salary: string): SalaryWish => ({ salary, salaryType: 'Annually', prevAnnualSalary: '' });
const hourly = (salary: string, prevAnnualSalary = ''): SalaryWish => ({
  salary,
  salaryType: 'Hourly',
  prevAnnualSalary,
});

test('yearly pay runs from 0 to 250000 dollars in steps of 1000, from 35000 [SRC-008] [SRC-019]', () => {
  expect(salaryBounds.Annually).toEqual({ min: 0, max: 250_000, default: 35_000, step: 1000 });
});

test('hourly pay runs from 0 to 120 dollars in steps of 1, from 15 [SRC-008] [SRC-020]', () => {
  expect(salaryBounds.Hourly).toEqual({ min: 0, max: 120, default: 15, step: 1 });
});

test('a salary above the maximum of its pay type becomes the maximum [SRC-016]', () => {
  expect(changeSalary(annually(''), '250001').salary).toBe('250000');
  expect(changeSalary(annually(''), '$9,000,000').salary).toBe('250000');
  expect(changeSalary(annually(''), '250000').salary).toBe('250000');
  expect(changeSalary(hourly(''), '121').salary).toBe('120');
  expect(['', '0', '72000'].map((text) => changeSalary(annually('5'), text).salary)).toEqual([
    '',
    '0',
    '72000',
  ]);
});

test('a salary has at most 50 characters [SRC-002]', () => {
  expect(changeSalary(annually(''), 'x'.repeat(51)).salary).toBe('x'.repeat(50));
});

test('hourly pay is yearly pay divided by 2080, rounded, and the yearly pay is remembered [SRC-021]', () => {
  expect(switchSalaryType(annually('72000'), 'Hourly')).toEqual(hourly('35', '72000'));
  expect(switchSalaryType(annually('250000'), 'Hourly').salary).toBe('120');
  expect(switchSalaryType(annually('$52,000'), 'Hourly').salary).toBe('25');
});

test('switching back to yearly pay restores the remembered value, else multiplies the hourly one by 2080 [SRC-022]', () => {
  expect(switchSalaryType(hourly('35', '72000'), 'Annually')).toEqual(annually('72000'));
  expect(switchSalaryType(hourly('35'), 'Annually')).toEqual(annually('72800'));
  expect(switchSalaryType(hourly('15.5'), 'Annually')).toEqual(annually('32240'));
  for (const invalid of ['abc', '0', '-5', '250001'])
    expect(switchSalaryType(hourly('20', invalid), 'Annually')).toEqual(annually('41600'));
  expect(switchSalaryType(hourly('9999'), 'Annually')).toEqual(annually('250000'));
});

test('a newly typed hourly pay is not undone by the remembered one [SRC-022]', () => {
  const typed = changeSalary(switchSalaryType(annually('72000'), 'Hourly'), '50');
  expect(switchSalaryType(typed, 'Annually')).toEqual(annually('104000'));
});

test('text that is not an amount above zero stays unchanged when switching [SRC-023]', () => {
  for (const text of ['', '0', '-40', 'a lot']) {
    expect(switchSalaryType(annually(text), 'Hourly').salary).toBe(text);
    expect(switchSalaryType(hourly(text, '72000'), 'Annually').salary).toBe(text);
  }
});

test('choosing the selected pay type again changes nothing', () => {
  expect(switchSalaryType(hourly('35', '72000'), 'Hourly')).toEqual(hourly('35', '72000'));
});

test('an estimate is shown per year, or divided by 2080 per hour [SRC-008]', () => {
  expect(describeEstimate(49_000, 'Annually')).toBe(
    'People with similar experience often ask for about $49,000 a year.',
  );
  expect(describeEstimate(49_000, 'Hourly')).toBe(
    'People with similar experience often ask for about $24 an hour.',
  );
});

test('the maximum itself stays when remembered, and spaces in an amount are ignored', () => {
  expect(switchSalaryType(hourly('20', '250000'), 'Annually')).toEqual(annually('250000'));
  expect(switchSalaryType(annually(' $ 52,000 '), 'Hourly').salary).toBe('25');
  expect(switchSalaryType(annually('52000.40'), 'Hourly').salary).toBe('25');
});

test.each(['1e5', '5.', '.5', '12x', 'x12', '1.2.3'])('"%s" is not an amount [SRC-023]', (text) => {
  expect(switchSalaryType(annually(text), 'Hourly')).toEqual({ ...annually(text), salaryType: 'Hourly' });
});

test('a new salary clears the remembered one and keeps the pay type', () => {
  expect(changeSalary(hourly('35', '72000'), '40')).toEqual(hourly('40'));
});
