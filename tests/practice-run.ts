import type { SubmitHooks } from '#automation/run/submit.ts';

export { type PracticeRun, startPracticeRun } from '#lab/trust-report/start-practice-run.ts';

export interface Seen {
  steps: { name: string; detail: object }[];
  screenshots: Map<string, Buffer>;
  calls: string[];
  /** Hosts that received something before arming. */
  early: string[];
}

/** Hooks that agree to everything and record it; single ones can be replaced. */
export function rememberHooks(replaced: Partial<SubmitHooks> = {}): SubmitHooks & { seen: Seen } {
  const seen: Seen = { steps: [], screenshots: new Map(), calls: [], early: [] };
  const hooks: SubmitHooks = {
    step: async (name, detail) => void seen.steps.push({ name, detail }),
    screenshot: async (moment, png) => void seen.screenshots.set(moment, png),
    receivedEarly: async (host) => void seen.early.push(host),
    arm: async () => true,
    clicked: async () => undefined,
    code: async () => null,
    fault: async () => undefined,
    ...replaced,
  };
  return {
    ...hooks,
    seen,
    arm: () => (seen.calls.push('arm'), hooks.arm()),
    clicked: () => (seen.calls.push('clicked'), hooks.clicked()),
    fault: (point) => (seen.calls.push(point), hooks.fault(point)),
  };
}
