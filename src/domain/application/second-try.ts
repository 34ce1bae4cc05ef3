import type { FailureCode } from './failure-codes.ts';
import type { RefusalMessage } from './outcome.ts';

/** Failures that another try may cure: an answer can be corrected, or a page was slow or looked different. */
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
  /** The question it is about, where the employer's page made that clear. */
  questionId: string | null;
  label: string | null;
  text: string;
}

/** Which questions of the form the employer's messages are about. */
export function pairRefusal(
  messages: readonly RefusalMessage[],
  fields: readonly { path: string; label: string }[],
): RefusedAnswer[] {
  return messages.map(({ label, text }) => {
    const field = label && fields.find((one) => fold(one.label) === fold(label));
    return { questionId: field ? field.path : null, label: (field && field.label) || label || null, text };
  });
}

/** Required marks, case, and spacing tell no labels apart. */
function fold(label: string): string {
  return label
    .replace(/[*✱:]|\(required\)/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
