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
  /** How long to wait before reading the filled page back, if not the default. */
  settleMs?: number;
  /** Fills and reads back with every network write blocked; never sends. */
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
  /** Records durably that this host receives answers or files before arming; `unasked` when the adapter didn't name it. */
  receivedEarly(host: string, how: 'named' | 'unasked'): Promise<void>;
  /** Records the intent durably. False means that someone else may already have sent it: never click then. */
  arm(): Promise<boolean>;
  clicked(): Promise<void>;
  /** The site emailed the person a code: waits for it for a limited time. Null when it doesn't arrive. */
  code(): Promise<string | null>;
  fault(point: FaultPoint): Promise<void>;
}

export type SubmitOutcome =
  | { outcome: 'confirmed'; confirmation: Confirmation }
  /** The employer's server rejected the application, and its form says why. */
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
