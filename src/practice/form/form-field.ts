import type { PracticeQuestion } from './practice-job.ts';

export interface FormOption {
  label: string;
  value: string;
}

/** One field of an application form, the same for all systems; `name` is what the form posts. */
export interface FormField {
  name: string;
  label: string;
  kind: PracticeQuestion['kind'] | 'email' | 'phone' | 'location';
  required: boolean;
  options: readonly FormOption[];
  group: 'contact' | 'questions' | 'eeo';
  description?: string;
  maxLength?: number;
}

export type FormValues = Record<string, string | string[]>;

export function contactField(name: string, label: string, overrides: Partial<FormField> = {}): FormField {
  return { name, label, kind: 'text', required: true, options: [], group: 'contact', ...overrides };
}

export function questionField(
  name: string,
  { label, kind, required, description }: PracticeQuestion,
  options: readonly FormOption[],
): FormField {
  return { name, label, kind, required, options, group: 'questions', ...(description && { description }) };
}

/** The question that is added when an employer changes its form. */
export const addedQuestion: PracticeQuestion = {
  label: 'Are you able to perform the essential functions of this job with or without accommodation?',
  kind: 'yes-no',
  required: true,
};
