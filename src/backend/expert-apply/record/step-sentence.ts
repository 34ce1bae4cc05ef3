import { describeFailure, FailureCode } from '#domain/application/failure-codes.ts';
import { stepTexts } from '#domain/messages/application-notices.ts';
import type { Step } from './attempt-steps.store.ts';

/** Describes a step of the proof to the person. */
export function stepSentence(step: Step): string {
  const { detail } = step;
  switch (step.name) {
    case 'approved':
      return stepTexts.approved(count(detail.answers), count(detail.files), count(detail.statements));
    case 'opened':
      return stepTexts.opened;
    case 'form-read':
      return stepTexts.formRead;
    case 'filled':
      return stepTexts.filled;
    case 'read-back':
      return readBackSentence(detail);
    case 'screenshot':
      return detail.moment === 'before' ? stepTexts.screenshotBefore : stepTexts.screenshotAfter;
    case 'received-early':
      return stepTexts.receivedEarly;
    case 'armed':
      return stepTexts.armed;
    case 'clicked':
      return stepTexts.clicked;
    case 'code-asked':
      return stepTexts.codeAsked;
    case 'confirmed':
      return stepTexts.confirmed;
    case 'refused':
    case 'stopped':
    case 'unconfirmed':
      return failureSentence(detail);
  }
}

function count(value: unknown): number {
  return Number(value) || 0;
}

function readBackSentence(detail: Record<string, unknown>): string {
  const all = Array.isArray(detail.rows) ? (detail.rows as { same: boolean; wanted: string[] }[]) : [];
  const rows = all.filter((row) => row.wanted.length > 0);
  return stepTexts.readBack(rows.filter((row) => row.same).length, rows.length);
}

function failureSentence(detail: Record<string, unknown>): string {
  if (detail.byPerson) return stepTexts.stoppedByPerson;
  if (detail.drift) return stepTexts.formChanged;
  const code = FailureCode.safeParse(detail.code);
  const openTask = typeof detail.openTask === 'string' ? detail.openTask : null;
  return code.success ? describeFailure(code.data, { openTask }) : stepTexts.ended;
}
