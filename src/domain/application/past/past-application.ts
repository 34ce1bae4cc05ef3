import { z } from 'zod';

export const pastStatuses = ['applied', 'interview', 'offer', 'rejected', 'no answer', 'withdrawn'] as const;
export const PastStatus = z.enum(pastStatuses);
export type PastStatus = z.infer<typeof PastStatus>;

/** An application the person sent by themselves, as they keep it in a table. */
export interface PastApplication {
  company: string;
  title: string;
  /** A day: 2026-11-15. */
  appliedOn: string;
  status: PastStatus;
  /** Empty when it is not known. */
  url: string;
}

export interface PastApplicationsTable {
  columns: Record<keyof PastApplication, string | null>;
  rows: (PastApplication & { row: number })[];
  mistakes: { row: number; problem: string }[];
}
