import { faultPoints } from '#automation/brief/brief.ts';
import { crashPoints } from '#backend/expert-apply/record/fault-at.ts';

/** Where a crash test kills the worker; `everything` also kills the database right after the click. */
export type CrashMoment = string;

/** One for each stage of sending, and one before it. */
export const crashMoments: readonly CrashMoment[] = [...faultPoints, 'everything'];

export const allCrashMoments: readonly CrashMoment[] = [...crashPoints, 'everything'];
