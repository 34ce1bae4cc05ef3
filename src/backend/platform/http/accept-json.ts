import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { liftFiles } from './lift-files.ts';
import { measureJson } from './measure-json.ts';

/** The largest document has about 20,000 values, and checking a body takes time for each of them. */
const limits = { values: 30_000, depth: 100 };

/** How much a body may contain besides files, whatever the limit of its call. */
const mostBesidesFiles = 1024 * 1024;

/** False for text that PostgreSQL cannot store. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function findExcess(body: string): Problem | null {
  const { values, depth } = measureJson(body, limits);
  if (depth > limits.depth) return new Problem('invalid_request', { developerMessage: 'nested too deeply' });
  if (values > limits.values) return new Problem('too_large', { developerMessage: 'too many values' });
  return null;
}

function findUnstorable(root: unknown): Problem | null {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorableText(value))
      return new Problem('invalid_request', { developerMessage: 'text that cannot be stored' });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (!isStorableText(key))
        return new Problem('invalid_request', { developerMessage: 'key that cannot be stored' });
      open.push(child);
    }
  }
  return null;
}

/** Accepts JSON bodies, and plain files where the call takes one. Fastify's parser refuses `__proto__` and `constructor` tricks. */
export function acceptJson(
  server: Pick<
    FastifyInstance,
    'removeAllContentTypeParsers' | 'addContentTypeParser' | 'getDefaultJsonParser'
  >,
): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    const { takesFile } = request.routeOptions.config as { takesFile?: boolean };
    if (takesFile) done(null, body);
    else done(new Problem('unsupported_type', { developerMessage: 'this call takes JSON' }));
  });
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // A DELETE or POST without content may still have a content type.
    if (body.length === 0) return done(null, undefined);
    // Each step of a large body takes its own turn of the event loop, so that other requests don't wait for all of them.
    const inTurn = body.length > mostBesidesFiles ? setImmediate : (step: () => void) => step();
    inTurn(() => {
      const { rest, putBack } = liftFiles(body as Buffer, mostBesidesFiles);
      if (rest === null)
        return done(new Problem('too_large', { developerMessage: 'too much besides files' }));
      const excess = findExcess(rest);
      if (excess) return done(excess);
      void parse(request, rest, (error, json) =>
        inTurn(() => done(error ?? findUnstorable(json), putBack(json))),
      );
    });
  });
}
