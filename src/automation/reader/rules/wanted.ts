import type { Wanted } from '#automation/form/in-page/controls/reading.ts';
import { wantedMarks } from './required/says-required.ts';
import { wantedUploads } from './upload/upload-rules.ts';

/** What the page must report for the rules, besides what it reports of every control. */
export const wanted: Wanted = { ...wantedMarks, ...wantedUploads };
