import { cutPage } from './cut-page.ts';
import type { SourceAnswer } from './job-source.ts';
import type { RawPosting } from './raw-posting.ts';
import { isGone, requireText } from './read-answer.ts';
import { findJobPosting, readJobPosting } from './read-job-posting.ts';
import { readLooseJson } from './read-loose-json.ts';

/** The posting in a page's schema.org data; null when it is gone, closed, or absent. The caller names the system. */
export function readJobPage(answer: SourceAnswer): RawPosting | null {
  if (isGone(answer)) return null;
  const { blocks, text } = cutPage(requireText(answer), answer.url);
  if (/\bposition closed\b|no longer (open|available|accepting)/i.test(text)) return null;
  for (const block of blocks) {
    const posting = findJobPosting(readLooseJson(block));
    const job = posting && readJobPosting(posting, answer.url);
    if (job) return job;
  }
  return null;
}
