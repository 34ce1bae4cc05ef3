/** Applications from before, or from elsewhere, brought along as a table. */
import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { PastStatus } from '#domain/application/past/past-application.ts';

export const PastApplicationRow = z.object({
  /** As a spreadsheet counts: the names of the columns are row 1. */
  row: z.number().int(),
  company: z.string(),
  title: z.string(),
  appliedOn: z.string(),
  status: PastStatus,
  url: z.string(),
  /** Already among the person's applications. */
  known: z.boolean(),
});

export const PastApplicationsReport = z.object({
  /** Which column was taken for what; null where there is none. */
  columns: z.record(z.string(), z.string().nullable()),
  rows: z.array(PastApplicationRow),
  mistakes: z.array(z.object({ row: z.number().int(), problem: z.string() })),
  added: z.number().int(),
});
export type PastApplicationsReport = z.infer<typeof PastApplicationsReport>;

export const PastApplicationsFile = z.object({
  csv: z.string().min(1, 'Field is required').max(900_000),
  /** False only looks at the file. */
  save: z.boolean().default(false),
  /** Rows with mistakes are left out; otherwise a single one keeps everything out. */
  leaveOutMistakes: z.boolean().default(false),
});

export const importPastApplications = defineSchemas({
  summary: 'Look at a table of past applications, or save it: company, title, date, status, url',
  access: 'session',
  body: PastApplicationsFile,
  answer: PastApplicationsReport,
  ratePerMinute: 20,
});
