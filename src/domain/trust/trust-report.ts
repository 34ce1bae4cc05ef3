import { z } from 'zod';

const Count = z.number().int().nonnegative();
/** `right` out of `of`. */
const Part = z.object({ of: Count, right: Count });

/** What was measured at one application system's practice employers. */
export const TrustRow = z.object({
  system: z.string(),
  employers: Count,
  forms: Count,
  fieldsRead: Part,
  valuesFilled: Part,
  questions: Count,
  leftForReview: Count,
  sent: Count,
  falselyApplied: Count,
  falselyFailed: Count,
  duplicates: Count,
  seconds: z.number().nonnegative(),
  cpuSeconds: z.number().nonnegative(),
});
export type TrustRow = z.infer<typeof TrustRow>;

export const TrustReport = z.object({
  measuredOn: z.iso.date(),
  release: z.string(),
  rows: z.array(TrustRow),
});
export type TrustReport = z.infer<typeof TrustReport>;

/** All systems together; times are means over the applications sent. */
export function sumTrust(rows: readonly TrustRow[]): TrustRow {
  const sum = (read: (row: TrustRow) => number) => rows.reduce((total, row) => total + read(row), 0);
  const sent = sum((row) => row.sent);
  const mean = (read: (row: TrustRow) => number) =>
    sent === 0 ? 0 : round(sum((row) => read(row) * row.sent) / sent);
  return {
    system: 'All',
    employers: sum((row) => row.employers),
    forms: sum((row) => row.forms),
    fieldsRead: { of: sum((row) => row.fieldsRead.of), right: sum((row) => row.fieldsRead.right) },
    valuesFilled: { of: sum((row) => row.valuesFilled.of), right: sum((row) => row.valuesFilled.right) },
    questions: sum((row) => row.questions),
    leftForReview: sum((row) => row.leftForReview),
    sent,
    falselyApplied: sum((row) => row.falselyApplied),
    falselyFailed: sum((row) => row.falselyFailed),
    duplicates: sum((row) => row.duplicates),
    seconds: mean((row) => row.seconds),
    cpuSeconds: mean((row) => row.cpuSeconds),
  };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Rounded down, so that 100% always means all. */
export function percentText(part: number, of: number): string {
  if (of === 0) return '–';
  return part === of ? '100%' : `${(Math.floor((part / of) * 1000) / 10).toFixed(1)}%`;
}
