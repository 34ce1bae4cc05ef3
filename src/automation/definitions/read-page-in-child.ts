import { fileURLToPath } from 'node:url';
import { EmployerForm } from '#domain/question/form/employer-form.ts';
import { countTags } from '#domain/text/escape-html.ts';
import { createChildPool } from '#limited/child-pool.ts';

const entry = fileURLToPath(new URL('./read-page-entry.ts', import.meta.url));
const mostTags = 50_000;

export const definitionReaders = createChildPool(entry);

/** Reads the form from the server's HTML in a child process with limits, because a page can make its tree grow endlessly. */
export async function readPageInChild(
  html: string,
  origin: Pick<EmployerForm, 'url' | 'tenant' | 'postingId'>,
): Promise<EmployerForm | null> {
  if (countTags(html) > mostTags) return null;
  const answer = await definitionReaders.ask(Buffer.from(JSON.stringify({ html, origin })));
  if (!answer.ok) return null;
  return EmployerForm.nullable().parse(JSON.parse(answer.output.toString('utf8')));
}
