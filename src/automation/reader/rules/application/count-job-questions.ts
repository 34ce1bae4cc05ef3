import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';

/** Questions that hardly anyone but an employer asks. */
const askedByEmployers = new Set([
  'work_auth_status',
  'work_auth',
  'sponsorship',
  'clearance',
  'felony',
  'noncompete',
  'physical_demands',
  'veteran',
  'worked_here',
  'applied_before',
  'reason_for_leaving',
  'supervisor',
  'references',
  'recruiter_contact',
  'current_salary',
  'salary',
  'notice',
  'start_date',
  'relocate',
  'travel_share',
  'shifts',
  'office_days',
  'drivers_licence',
  'years_total',
  'years_with',
  'current_company',
  'current_title',
  'education_level',
  'degree',
]);

/** How many different job-related questions the controls ask. */
export function countJobQuestions(controls: readonly RawControl[]): number {
  const families = controls.map((one) => {
    const label =
      one.legend || one.label || one.labelledBy || one.ariaLabel || one.nearby || one.placeholder || '';
    return classifyQuestion({ label, type: 'Text', options: [] }).family;
  });
  return [...new Set(families)].filter((family) => askedByEmployers.has(family)).length;
}
