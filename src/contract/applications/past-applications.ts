// Past applications, imported as a table.
import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { PastStatus } from '#domain/application/past/past-application.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

export const PastApplicationRow = z.object({
  /** Counted as in a spreadsheet: the column names are row 1. */
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
  /** Which column has which meaning; null if there isn't one. */
  columns: z.record(z.string(), z.string().nullable()),
  rows: z.array(PastApplicationRow),
  mistakes: z.array(z.object({ row: z.number().int(), problem: z.string() })),
  added: z.number().int(),
});
export type PastApplicationsReport = z.infer<typeof PastApplicationsReport>;

export const PastApplicationsFile = z.object({
  csv: z.string().min(1, fieldErrors.required).max(900_000),
  /** False only checks the file. */
  save: z.boolean().default(false),
  /** Leaves out rows with mistakes; otherwise a single mistake refuses the whole file. */
  leaveOutMistakes: z.boolean().default(false),
});

export const importPastApplications = defineSchemas({
  summary: 'Check or save a table of past applications: company, title, date, status, url',
  access: 'session',
  body: PastApplicationsFile,
  answer: PastApplicationsReport,
  ratePerMinute: 20,
});
