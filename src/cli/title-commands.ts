import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { categorizeTitle } from '#domain/occupation/categorize-title.ts';
import { comparePreparedTitles, prepareTitle } from '#domain/occupation/title-similarity-by-occupation.ts';

/** `similar-titles --query T --among FILE` or `--queries FILE --among FILE`, with one title per line. */
export async function similarTitlesCommand(args: string[]): Promise<number> {
  const usage = 'usage: similar-titles (--query TITLE | --queries FILE) --among FILE';
  const values = readOptions(args);
  if (!values?.among || (values.query === undefined) === (values.queries === undefined)) {
    return explain(usage, 2);
  }
  const queries = values.queries === undefined ? [values.query ?? ''] : await readTitles(values.queries);
  const titles = await readTitles(values.among);
  if (queries === null || titles === null) return 1;
  const candidates = titles.map((title) => ({ title, prepared: prepareTitle(title) }));
  for (const query of queries) {
    const prepared = prepareTitle(query);
    const scored = candidates.map((candidate) => ({
      query,
      title: candidate.title,
      score: Math.round(comparePreparedTitles(prepared, candidate.prepared) * 1e6) / 1e6,
    }));
    printLines(scored.sort((a, b) => b.score - a.score));
  }
  return 0;
}

/** `categorize FILE`, with one title per line; prints the results in order. */
export async function categorizeCommand(args: string[]): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) return explain('usage: categorize FILE', 2);
  const titles = await readTitles(file);
  if (titles === null) return 1;
  printLines(titles.map((title) => ({ title, category: categorizeTitle(title) })));
  return 0;
}

function readOptions(args: string[]) {
  const options = {
    query: { type: 'string' },
    queries: { type: 'string' },
    among: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return null;
  }
}

async function readTitles(file: string): Promise<string[] | null> {
  try {
    const text = await readFile(file, 'utf8');
    return text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
  } catch (error) {
    explain(error instanceof Error ? error.message : String(error), 1);
    return null;
  }
}

function explain(message: string, code: number): number {
  console.error(message);
  return code;
}

function printLines(lines: object[]): void {
  if (lines.length > 0) console.log(lines.map((line) => JSON.stringify(line)).join('\n'));
}
