import { parseArgs } from 'node:util';
import type { SavedReading } from '#automation/read/page-snapshot.ts';
import { readDefinitionTarget } from './read-definition-target.ts';

/** `read-form FILE.html|FILE.json|URL [--url ORIGINAL_URL] [--explain]`. The browser is loaded only if it is needed. */
export async function readFormCommand(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { url: { type: 'string' }, explain: { type: 'boolean' } },
  });
  const [target] = positionals;
  if (!target) {
    console.error('usage: read-form FILE.html|FILE.json|URL [--url ORIGINAL_URL] [--explain]');
    return 2;
  }
  if (values.explain) return (await import('./explain-form.ts')).explainForm(target, values.url);
  const before = process.cpuUsage();
  const defined = await readDefinitionTarget(target, values.url);
  const { user, system } = process.cpuUsage(before);
  if (defined)
    return printReading(defined, { readFrom: 'definition', cpuMs: Math.round((user + system) / 1000) });
  const { withReading } = await import('./apply-commands.ts');
  return withReading(target, values.url, (reading) => {
    const isPublished = reading.fields.some((field) => field.published);
    return printReading(reading, { readFrom: isPublished ? 'definition' : 'page' });
  });
}

/** `readFrom` tells whether a definition was read or a page was rendered. */
function printReading(
  { ats, pageKind, language, fields, obstacles, form }: SavedReading,
  how: { readFrom: 'definition' | 'page'; cpuMs?: number },
): number {
  console.log(
    JSON.stringify({ ats, pageKind, language, fields, countries: form?.countries, obstacles, ...how }),
  );
  return pageKind === 'form' ? 0 : 1;
}
