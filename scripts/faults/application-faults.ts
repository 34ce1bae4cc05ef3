import type { Fault } from './fault.ts';

export const applicationFaults: Fault[] = [];
