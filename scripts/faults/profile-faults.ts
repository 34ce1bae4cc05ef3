import type { Fault } from './fault.ts';

export const profileFaults: Fault[] = [];
