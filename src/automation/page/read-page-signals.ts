import type { Frame } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { Signals } from '#automation/form/in-page/read-signals.ts';
import type { VisibleLines } from '#automation/form/in-page/read-visible-lines.ts';
import { findOpenTask } from '#domain/application/open-task.ts';
import type { SignalMarks } from '#systems/reading/form/employer-adapter.ts';

/** What the form's frame shows, plus all visible text of the page around it. */
export type PageSignals = Signals & { lines: VisibleLines };

export async function readPageSignals(frame: Frame, marks: SignalMarks): Promise<PageSignals> {
  const signals = await callInPage(frame, 'readSignals', marks);
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
