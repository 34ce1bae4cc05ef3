import type { Page, Request, Route } from 'playwright-core';
import type { Brief } from '#automation/brief/brief.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { isBesides } from '#systems/reading/form/generic.ts';
import { createAnswerFinder } from './find-answers.ts';
import { readMethods } from './harmless-requests.ts';
import { describeRequest } from './submit-guard.ts';

interface Step {
  allowSending(): Promise<void>;
  /** The site tried to save what was typed so far. */
  wasSaving(): boolean;
}

/** Going to the next step must not send answers anywhere: only the armed submission does. File uploads may continue. */
export async function forbidSending(page: Page, adapter: BoundAdapter, brief: Brief): Promise<Step> {
  let isSaving = false;
  const find = createAnswerFinder(brief);
  const forbid = (route: Route, request: Request) => {
    const described = describeRequest(request);
    const hasAnswers = find(request.url()) || find(request.postDataBuffer());
    const isHarmless = readMethods.includes(described.method)
      ? !hasAnswers
      : adapter.isFillingRequest(described) || adapter.isSavingRequest(described);
    if (isHarmless) return route.fallback();
    // Analytics pings say nothing about the form.
    const isCounter = request.resourceType() === 'ping' || (isBesides(described) && !hasAnswers);
    if (!described.isForeign && !isCounter) isSaving = true;
    return route.abort('blockedbyclient');
  };
  await page.context().route('**/*', forbid);
  return {
    allowSending: () => page.context().unroute('**/*', forbid),
    wasSaving: () => isSaving,
  };
}
