import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { replyHtml, replyJson } from '#practice/http/reply.ts';

/** Some employers' systems do not publish a form, or answer something else in its place. True when it was answered so. */
export function withholdDefinition(exchange: Exchange, { ats, tenant, postingId }: PracticeJob): boolean {
  switch (exchange.truth.behaviourOf(ats, tenant, postingId)) {
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
