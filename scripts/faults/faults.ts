import { applicationListFaults } from './application-list-faults.ts';
import { consoleFaults } from './console-faults.ts';
import type { Fault } from './fault.ts';
import { jobFaults } from './job-faults.ts';
import { platformFaults } from './platform-faults.ts';
import { portalFaults } from './portal-faults.ts';
import { profileFaults } from './profile-faults.ts';
import { receiptFaults } from './receipt-faults.ts';
import { reviewFaults } from './review-faults.ts';
import { sendingFaults } from './sending-faults.ts';
import { sharedFaults } from './shared-faults.ts';

/** What the tests must catch. Plant a new entry once (`npm run faults -- WORD`) and see its test fail. */
export const faults: Fault[] = [
  ...applicationListFaults,
  ...consoleFaults,
  ...jobFaults,
  ...platformFaults,
  ...portalFaults,
  ...profileFaults,
  ...receiptFaults,
  ...reviewFaults,
  ...sendingFaults,
  ...sharedFaults,
];
