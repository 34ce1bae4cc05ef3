import type { FailureCode } from './failure-codes.ts';
import type { RefusalMessage } from './outcome.ts';

/** Failures that another try may fix: an answer can be corrected, or a page was slow or looked different. */
const worthAnotherTry: readonly FailureCode[] = [
  'failure_form_validation',
  'failure_automation',
  'failure_page_detection',
  'failure_parsing',
  'failure_timeout',
  'failure_submit',
  'failure_unknown',
];

export function isWorthAnotherTry(code: FailureCode | null): boolean {
  return code !== null && worthAnotherTry.includes(code);
}

export interface RefusedAnswer {
  /** The question the message is about, if the employer's page made that clear. */
  questionId: string | null;
  label: string | null;
  text: string;
}

/** Pairs the employer's messages with the questions of the form. */
export function pairRefusal(
  messages: readonly RefusalMessage[],
  fields: readonly { path: string; label: string }[],
): RefusedAnswer[] {
  return messages.map(({ label, text }) => {
    const field = label && fields.find((one) => foldLabel(one.label) === foldLabel(label));
    return { questionId: field ? field.path : null, label: (field && field.label) || label || null, text };
  });
}

/** Labels are compared without required marks, case, and spacing. */
function foldLabel(label: string): string {
  return label
    .replace(/[*✱:]|\(required\)/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
