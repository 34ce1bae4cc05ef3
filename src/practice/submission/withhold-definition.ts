import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { replyHtml, replyJson } from '#practice/http/reply.ts';

/** Some systems don't publish a form, or return something else instead. True when this responded. */
export function withholdDefinition(exchange: Exchange, { ats, tenant, postingId }: PracticeJob): boolean {
  switch (exchange.truth.behaviorOf(ats, tenant, postingId)) {
    case 'unpublished':
      replyJson(exchange, { error: 'Not found' }, 404);
      return true;
    case 'garbled-definition':
      replyHtml(exchange, '<h1>We will be back soon</h1>');
      return true;
    default:
      return false;
  }
}
