import type { Frame } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { RawSignals } from '#automation/form/in-page/read-signals.ts';
import type { VisibleLines } from '#automation/form/in-page/read-visible-lines.ts';
import pageMarks from '#automation/reader/words/page-marks.json' with { type: 'json' };
import { markup } from '#automation/reader/words/phrases.ts';
import { findOpenTask } from '#domain/application/open-task.ts';
import type { SignalMarks } from '#systems/reading/form/employer-adapter.ts';

/** What a frame shows. */
export interface Signals extends Omit<RawSignals, 'frames'> {
  /** A challenge to prove that a person is visiting covers a part of the page. */
  isChallengeShown: boolean;
}

/** What the form's frame shows, plus all visible text of the page around it. */
export type PageSignals = Signals & { lines: VisibleLines };

export async function readSignals(frame: Frame, marks: SignalMarks): Promise<Signals> {
  const { frames, ...signals } = await callInPage(frame, 'readSignals', {
    ...marks,
    codeInputs: pageMarks.codeInputs.join(', '),
    notices: pageMarks.notices.join(', '),
  });
  return { ...signals, isChallengeShown: frames.some((one) => markup.challengeFrame.test(one)) };
}

export async function readPageSignals(frame: Frame, marks: SignalMarks): Promise<PageSignals> {
  const signals = await readSignals(frame, marks);
  const lines = await callInPage(frame, 'readVisibleLines');
  for (let outer = frame.parentFrame(); outer; outer = outer.parentFrame()) {
    const { own, around } = await callInPage(outer, 'readVisibleLines');
    lines.around.push(...own, ...around);
  }
  return { ...signals, lines };
}

/** What the page still asks the person to do. A menu that was there before the click asks for nothing new. */
export function readOpenTask({ lines: now }: PageSignals, { lines: before }: PageSignals): string | null {
  const fresh = now.around.filter((line) => !before.around.includes(line));
  return findOpenTask([...now.own, ...fresh].join('\n'));
}
