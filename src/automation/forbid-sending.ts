import type { Page, Request, Route } from 'playwright-core';
import type { BoundAdapter } from '#automation/employers/employer-adapter.ts';
import type { Brief } from './brief.ts';
import { describeRequest } from './submit-guard.ts';

interface Step {
  allowSending(): Promise<void>;
  /** The site wanted what was typed so far. */
  wasSaving(): boolean;
}

/** Going on to a next step may send nothing, wherever to: only the armed send does. Files on their way may go. */
export async function forbidSending(page: Page, adapter: BoundAdapter, { answers }: Brief): Promise<Step> {
  let isSaving = false;
  const typed = answers.flatMap(({ value }) => value).filter((value) => value.length > 3);
  const carriesAnswers = ({ searchParams }: URL) =>
    typed.some((value) => [...searchParams.values()].includes(value));
  const forbid = (route: Route, request: Request) => {
    const described = describeRequest(request);
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(described.method);
    const isHarmless = isRead
      ? !(described.isNavigation && carriesAnswers(described.url))
      : adapter.isFillingRequest(described);
    if (isHarmless) return route.fallback();
    // Counters of visits say nothing about the form.
    if (!described.isForeign && request.resourceType() !== 'ping') isSaving = true;
    return route.abort('blockedbyclient');
  };
  await page.context().route('**/*', forbid);
  return {
    allowSending: () => page.context().unroute('**/*', forbid),
    wasSaving: () => isSaving,
  };
}
