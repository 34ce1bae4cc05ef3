import { describeChange } from '#domain/question/describe-change.ts';
import type { FormDifference } from '#domain/question/employer-form.ts';
import type { Drift } from './application.store.ts';

export function driftOf(difference: FormDifference): Drift {
  return {
    added: difference.added.map((field) => field.label),
    removed: difference.removed.map((field) => field.label),
    changed: difference.changed.map(describeChange),
  };
}
