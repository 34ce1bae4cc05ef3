import { applicationFaults } from './application-faults.ts';
import { consoleFaults } from './console-faults.ts';
import type { Fault } from './fault.ts';
import { platformFaults } from './platform-faults.ts';
import { profileFaults } from './profile-faults.ts';
import { receiptFaults } from './receipt-faults.ts';
import { sharedFaults } from './shared-faults.ts';

/** What the tests must notice. Plant a new entry once (`npm run faults -- WORD`) and see its test turn red. */
export const faults: Fault[] = [
  ...applicationFaults,
  ...consoleFaults,
  ...platformFaults,
  ...profileFaults,
  ...receiptFaults,
  ...sharedFaults,
];
