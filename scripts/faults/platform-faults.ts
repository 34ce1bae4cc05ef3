import type { Fault } from './fault.ts';

export const platformFaults: Fault[] = [];
