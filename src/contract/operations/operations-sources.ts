import { fieldErrors, operatorFieldErrors } from '#domain/messages/validation.ts';
// Job sources, as operators see and change them.

import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { asOperator, Because, Count, Reason } from '#contract/basics/operator-call.ts';
import { PageQuery, paged } from '#contract/basics/paged.ts';

const SourceId = z.object({ sourceId: z.uuid() });
const SourceName = z.string().trim().min(3, operatorFieldErrors.source).max(500);

export const SourceRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  hidden: z.boolean(),
  fromDirectory: z.boolean(),
  openJobs: Count,
  lastCheckedAt: z.string().nullable(),
  lastReadAt: z.string().nullable(),
  nextCheckAt: z.string(),
  lastOutcome: z.string().nullable(),
  lastDetail: z.string().nullable(),
  failures: Count,
  /** Another source with the same name except for capitalization. */
  sameAs: z.uuid().nullable(),
});
export type SourceRow = z.infer<typeof SourceRow>;

/** Leaves out boards of the directory without a wanted job; `getSweep` counts them. */
export const listJobSources = defineSchemas({
  ...asOperator,
  summary: 'View the job sources',
  query: PageQuery.extend({
    search: z.string().trim().max(200).default(''),
    show: z.enum(['all', 'troubled', 'paused']).default('all'),
  }),
  answer: paged(SourceRow),
});

export const addJobSource = defineSchemas({
  ...asOperator,
  summary: 'Add a job source',
  body: z.object({ source: SourceName }),
  answer: z.object({ sourceId: z.uuid() }),
});

export const SourcePreview = z.object({
  outcome: z.string(),
  detail: z.string(),
  /** How many jobs it lists, how many of them were read, and how many of those are in the United States. */
  listed: Count,
  read: Count,
  here: Count,
  jobs: z.array(z.object({ title: z.string(), company: z.string(), place: z.string() })),
});
export type SourcePreview = z.infer<typeof SourcePreview>;

/** Reads the source without storing anything; null after a timeout. */
export const testJobSource = defineSchemas({
  ...asOperator,
  summary: 'Test a job source',
  body: z.object({ source: SourceName }),
  answer: z.object({ preview: SourcePreview.nullable() }),
});

export const changeJobSource = defineSchemas({
  ...asOperator,
  summary: 'Pause, resume, or hide a job source',
  params: SourceId,
  body: z.object({ change: z.enum(['pause', 'resume', 'hide']), reason: Reason }),
  answer: z.object({ changed: z.boolean() }),
});

export const removeJobSource = defineSchemas({
  ...asOperator,
  summary: 'Remove a job source',
  params: SourceId,
  body: Because,
  answer: z.object({ removed: z.boolean() }),
});

export const mergeJobSource = defineSchemas({
  ...asOperator,
  summary: 'Merge a job source into another',
  params: SourceId,
  body: z.object({ into: z.uuid(), reason: Reason }),
  answer: z.object({ jobs: Count }),
});

export const importJobSources = defineSchemas({
  ...asOperator,
  summary: 'Import job sources',
  body: z.object({ csv: z.string().min(1).max(200_000), reason: Reason }),
  answer: z.object({
    added: Count,
    /** Line and reason. */
    refused: z.array(z.object({ line: Count, text: z.string() })),
  }),
});

export const exportJobSources = defineSchemas({
  ...asOperator,
  summary: 'Export the job sources',
  answer: z.array(z.object({ kind: z.string(), name: z.string(), enabled: z.boolean() })),
});

export const HostRow = z.object({
  host: z.string(),
  /** In this hour and the 23 hours before it. */
  requests: Count,
  /** Requests of the last week that began before the pause was over. */
  early: Count,
  /** Null if robots.txt kept us from making any. */
  lastAt: z.string().nullable(),
  /** The usual pause after a request: our own, or the longer one that robots.txt asks for. */
  delayMs: Count,
  /** A status such as 429, or robots.txt. */
  refusal: z.object({ reason: z.string(), at: z.string(), waitSeconds: Count.nullable() }).nullable(),
});
export type HostRow = z.infer<typeof HostRow>;

/** The hosts of the last week, those with the most requests first. */
export const listHosts = defineSchemas({
  ...asOperator,
  summary: 'View the requests per host',
  query: PageQuery,
  answer: paged(HostRow),
});

const sweepFields = {
  systems: z.array(z.string().max(40)).min(1, fieldErrors.chooseSystem).max(50),
  /** SOC major groups and states; an empty list means all. */
  fields: z.array(z.string().max(2)).max(30),
  states: z.array(z.string().max(2)).max(70),
  boardsPerHour: z.number().int().min(10).max(20_000),
  mostJobs: z.number().int().min(100).max(10_000_000),
};

const Found = z.array(z.object({ name: z.string(), jobs: Count }));

export const Sweep = z.object({
  /** Null until real jobs are turned on. */
  sweep: z.object({ ...sweepFields, running: z.boolean() }).nullable(),
  systems: z.array(
    z.object({
      system: z.string(),
      name: z.string(),
      boards: Count,
      visited: Count,
      withJobs: Count,
      gone: Count,
      troubled: Count,
      waiting: Count,
    }),
  ),
  jobs: z.object({ byField: Found, byState: Found }),
  lastHour: Count,
  hoursLeft: Count.nullable(),
});
export type Sweep = z.infer<typeof Sweep>;

export const getSweep = defineSchemas({
  ...asOperator,
  summary: 'View how far the company directory has been read',
  answer: Sweep,
});

export const startSweep = defineSchemas({
  ...asOperator,
  summary: 'Turn on real jobs',
  body: z.object({ ...sweepFields, reason: Reason }),
  answer: z.object({ running: z.boolean() }),
});

export const pauseSweep = defineSchemas({
  ...asOperator,
  summary: 'Pause or resume reading the company directory',
  body: z.object({ paused: z.boolean(), reason: Reason }),
  answer: z.object({ changed: z.boolean() }),
});
