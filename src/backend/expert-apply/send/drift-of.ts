import type { Drift } from '#backend/expert-apply/record/application.store.ts';
import { describeChange } from '#domain/question/answer/describe-change.ts';
import type { FormDifference } from '#domain/question/form/employer-form.ts';

export function driftOf(difference: FormDifference): Drift {
  return {
    added: difference.added.map((field) => field.label),
    removed: difference.removed.map((field) => field.label),
    changed: difference.changed.map(describeChange),
  };
}
