import { describeFailure, FailureCode } from '#domain/application/failure-codes.ts';
import type { Step } from './attempt-steps.store.ts';

/** What a step of the proof says to the person. */
export function stepSentence(step: Step): string {
  const { detail } = step;
  switch (step.name) {
    case 'approved':
      return `${count(detail.answers, 'answer')}, ${count(detail.files, 'file')}, ${count(detail.statements, 'statement')} you agreed to.`;
    case 'opened':
      return "The employer's page was opened.";
    case 'form-read':
      return 'Nothing changed since your approval.';
    case 'filled':
      return 'Your answers were entered.';
    case 'read-back':
      return readBackSentence(detail);
    case 'screenshot':
      return `Picture of the page ${String(detail.moment)} sending.`;
    case 'received-early':
      return 'The site received answers or files while we filled in the form.';
    case 'armed':
      return 'The intent to send was recorded before the click.';
    case 'clicked':
      return 'Send was pressed once.';
    case 'code-asked':
      return 'The employer mailed you a code and waits for it.';
    case 'confirmed':
      return 'The employer confirmed that it arrived.';
    case 'refused':
    case 'stopped':
    case 'unconfirmed':
      return failureSentence(detail);
  }
}

function count(value: unknown, noun: string): string {
  const number = Number(value) || 0;
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function readBackSentence(detail: Record<string, unknown>): string {
  const all = Array.isArray(detail.rows) ? (detail.rows as { same: boolean; wanted: string[] }[]) : [];
  const rows = all.filter((row) => row.wanted.length > 0);
  const same = rows.filter((row) => row.same).length;
  return `${same} of ${rows.length} values on the page are the ones you approved.`;
}

function failureSentence(detail: Record<string, unknown>): string {
  if (detail.byPerson) return 'You stopped it before it was sent.';
  if (detail.drift) return "The form changed since your approval, so we didn't send it.";
  const code = FailureCode.safeParse(detail.code);
  const openTask = typeof detail.openTask === 'string' ? detail.openTask : null;
  return code.success ? describeFailure(code.data, { openTask }) : 'It ended here.';
}
