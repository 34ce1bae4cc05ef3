import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readHtmlText } from '#domain/document/values/html-list.ts';
import { countTags, escapeHtml } from '#domain/text/escape-html.ts';
import { createChildPool } from '#limited/child-pool.ts';
import { defaultLimits } from '#limited/limited-child.ts';

const entry = fileURLToPath(new URL('./clean-html-entry.ts', import.meta.url));
const Values = z.array(z.string());
/** The most characters per request, so that the child answers well within its limits. */
const charactersAtOnce = 1_000_000;
/** A description has hundreds of tags; one pasted from a word processor has thousands. */
const mostTags = 5000;

export const htmlCleaners = createChildPool(entry, {
  ...defaultLimits,
  maxOutputBytes: 32 * 1024 * 1024,
});

/**
 * Reduces HTML from employers, resumes, and people to plain formatting. The parser runs in a limited child process: HTML
 * with too many tags, or that makes the child hit its limits, keeps its text and loses its formatting.
 */
export async function cleanHtmlInChild(values: readonly string[]): Promise<string[]> {
  const cleaned: string[] = [...values];
  let batch: number[] = [];
  let size = 0;
  const flush = async () => {
    const answers = await askForAll(batch.map((index) => values[index] ?? ''));
    for (const [position, index] of batch.entries()) cleaned[index] = answers[position] ?? '';
    [batch, size] = [[], 0];
  };
  for (const [index, html] of values.entries()) {
    if (!/[<>&]/.test(html)) continue;
    batch.push(index);
    size += html.length;
    if (size >= charactersAtOnce) await flush();
  }
  if (batch.length > 0) await flush();
  return cleaned;
}

/** If the child fails on a batch, each value is sent alone, so that one bad description does not affect the others. */
async function askForAll(values: readonly string[]): Promise<string[]> {
  const fit = values.map((html) => (countTags(html) > mostTags ? keepWords(html) : html));
  const answer = await htmlCleaners.ask(Buffer.from(JSON.stringify(fit)));
  const read = answer.ok ? Values.safeParse(JSON.parse(answer.output.toString('utf8'))).data : undefined;
  if (read?.length === values.length) return read;
  if (values.length === 1) return fit.map(keepWords);
  const each: string[] = [];
  for (const html of fit) each.push(...(await askForAll([html])));
  return each;
}

function keepWords(html: string): string {
  return escapeHtml(readHtmlText(html));
}
