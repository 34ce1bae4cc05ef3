import { faultPoints } from '#automation/submit.ts';

/** Where a crash test ends the worker; `everything` ends the database in the same moment. */
export const crashMoments = [...faultPoints, 'everything'] as const;
export type CrashMoment = (typeof crashMoments)[number];
