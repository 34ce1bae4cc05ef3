import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { Confirmation, RefusalMessage, StepName } from '#domain/application/outcome.ts';
import type { EmployerForm, FormDifference } from '#domain/question/form/employer-form.ts';

/** One approved application: exactly these answers and files, for exactly this form. */
export interface Brief {
  url: string;
  /** The form as the person approved it. */
  form: EmployerForm;
  answers: { path: string; label: string; value: string[]; sensitive: boolean }[];
  files: { path: string; fileName: string; sha256: string; read: () => Promise<Uint8Array> }[];
  deadlineMs: number;
  /** How long the filled page is left alone before it is read back, unless as usual. */
  settleMs?: number;
  /** Fills and reads back with every write to the network blocked; never sends. */
  isDryRun?: boolean;
}

/** Named moments of a run; tests end the process there. */
export const faultPoints = [
  'opened',
  'filled',
  'before-arm',
  'after-arm',
  'at-click',
  'after-click',
  'confirmed',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

export interface SubmitHooks {
  /** `opened`, `form-read`, `filled`, `read-back` (`{ rows: ReadBackRow[] }`) and `confirmed` (`{ confirmation }`). */
  step(name: StepName, detail: object): Promise<void>;
  screenshot(moment: 'before' | 'after', png: Buffer): Promise<void>;
  /** Writes durably that this host gets answers or files before arming; `unasked` when the adapter did not name it. */
  receivedEarly(host: string, how: 'named' | 'unasked'): Promise<void>;
  /** Writes the intent durably. False means somebody else may already have sent it: never click then. */
  arm(): Promise<boolean>;
  clicked(): Promise<void>;
  /** The site mailed the person a code: waits for it, within bounds. Null when it does not come. */
  code(): Promise<string | null>;
  fault(point: FaultPoint): Promise<void>;
}

export type SubmitOutcome =
  | { outcome: 'confirmed'; confirmation: Confirmation }
  /** The employer answered that it did not take the application, and its form says why. */
  | { outcome: 'refused'; code: FailureCode; messages: RefusalMessage[] }
  /** `openTask`: what the page still asks the person to do, in its own words. */
  | { outcome: 'unconfirmed'; known: string; openTask?: string }
  | { outcome: 'drifted'; form: EmployerForm; difference: FormDifference }
  /**
   * `retry`: nothing was armed, so trying again is safe. `nothingLeft`: it may have been armed, and it is proven that
   * nothing but harmless requests left the browser since.
   */
  | {
      outcome: 'stopped';
      code: FailureCode;
      detail: string;
      retry: boolean;
      nothingLeft?: true;
      messages?: RefusalMessage[];
    };
