import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problem.ts';

const maxDepth = 100;
/** The largest document has some 20,000. Checking a body takes time for each of its values. */
const maxValues = 30_000;

/** Text PostgreSQL cannot store is refused at the door. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function checkJson(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorableText(value)) {
      throw new Problem('invalid_request', { developerMessage: 'text that cannot be stored' });
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) throw new Problem('invalid_request', { developerMessage: 'nested too deeply' });
    const entries = Object.entries(value);
    values += entries.length;
    if (values > maxValues) throw new Problem('too_large', { developerMessage: 'too many values' });
    for (const [key, child] of entries) {
      if (!isStorableText(key))
        throw new Problem('invalid_request', { developerMessage: 'key that cannot be stored' });
      open.push({ value: child, depth: depth + 1 });
    }
  }
}

/** Bodies are JSON and nothing else; `__proto__` and `constructor` tricks are refused by Fastify's own parser. */
export function acceptJson(
  server: Pick<
    FastifyInstance,
    'removeAllContentTypeParsers' | 'addContentTypeParser' | 'getDefaultJsonParser'
  >,
): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A DELETE or POST without content may still name the type.
    if (body === '') return done(null, undefined);
    return parse(request, body as string, (error, json) => {
      if (error) return done(error);
      try {
        checkJson(json);
        return done(null, json);
      } catch (problem) {
        return done(problem as Error);
      }
    });
  });
}
