import type { SalaryType } from '#domain/document/sections/basics.ts';
import { preferenceTexts as texts } from '#domain/messages/preferences.ts';

/**
 * Annually is US dollars a year, Hourly US dollars an hour. The upper bound is the most a person may enter.
 */
export const salaryBounds = {
  Annually: { min: 0, max: 250_000, default: 35_000, step: 1000 },
  Hourly: { min: 0, max: 120, default: 15, step: 1 },
} as const satisfies Record<SalaryType, { min: number; max: number; default: number; step: number }>;

const hoursPerYear = 2080;
const maxLength = 50;

export interface SalaryWish {
  /** As typed; empty for no preference. */
  salary: string;
  salaryType: SalaryType;
  /** The yearly pay before the switch to hourly pay; empty when there is none. */
  prevAnnualSalary: string;
}

/** The salary as typed, never above the maximum of its pay type. Typing replaces the remembered value. */
export function changeSalary(wish: SalaryWish, typed: string): SalaryWish {
  return { ...wish, salary: clampSalary(typed, wish.salaryType), prevAnnualSalary: '' };
}

export function switchSalaryType(wish: SalaryWish, salaryType: SalaryType): SalaryWish {
  if (salaryType === wish.salaryType) return wish;
  const amount = readAmount(wish.salary);
  if (amount === null) return { ...wish, salaryType };
  if (salaryType === 'Hourly') {
    const salary = clampSalary(String(Math.round(amount / hoursPerYear)), salaryType);
    return { salary, salaryType, prevAnnualSalary: wish.salary };
  }
  const isRemembered = isValidSalary(wish.prevAnnualSalary, salaryType);
  const salary = isRemembered
    ? wish.prevAnnualSalary
    : clampSalary(String(Math.round(amount * hoursPerYear)), salaryType);
  return { salary, salaryType, prevAnnualSalary: '' };
}

/** The estimate in the pay type of the field: USD per year, or USD per hour. */
export function describeEstimate(perYear: number, salaryType: SalaryType): string {
  if (salaryType === 'Hourly') return texts.hourlyEstimate(writeDollars(Math.round(perYear / hoursPerYear)));
  return texts.yearlyEstimate(writeDollars(perYear));
}

function writeDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** Text that isn't an amount stays as it is. */
function clampSalary(text: string, salaryType: SalaryType): string {
  const short = text.slice(0, maxLength);
  const amount = readAmount(short);
  const { max } = salaryBounds[salaryType];
  return amount !== null && amount > max ? String(max) : short;
}

function isValidSalary(text: string, salaryType: SalaryType): boolean {
  const amount = readAmount(text);
  return amount !== null && amount <= salaryBounds[salaryType].max;
}

/** A number above zero, with or without the dollar sign and commas. */
function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[$,\s]/g, '');
  const amount = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : 0;
  return amount > 0 ? amount : null;
}
