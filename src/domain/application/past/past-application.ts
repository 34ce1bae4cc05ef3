import { z } from 'zod';

export const pastStatuses = ['applied', 'interview', 'offer', 'rejected', 'no answer', 'withdrawn'] as const;
export const PastStatus = z.enum(pastStatuses);
export type PastStatus = z.infer<typeof PastStatus>;

/** An application the person sent without us, as listed in their own table. */
export interface PastApplication {
  company: string;
  title: string;
  /** For example, 2026-11-15. */
  appliedOn: string;
  status: PastStatus;
  /** Empty when unknown. */
  url: string;
}

export interface PastApplicationsTable {
  columns: Record<keyof PastApplication, string | null>;
  rows: (PastApplication & { row: number })[];
  mistakes: { row: number; problem: string }[];
}
