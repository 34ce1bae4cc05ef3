import { requireOwnUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { documentCalls } from '#contract/all-calls.ts';
import { Problem } from '#domain/problem.ts';
import { saveLetter } from './letters/letters.ts';
import { listLettersOf, removeLetter } from './record/letters.store.ts';

/** Registers the calls for cover letters. */
export function registerLetterRoutes(server: Server): void {
  serveCall(server, documentCalls.listLetters, async (context, { params }) => {
    requireOwnUser(context, params.id);
    return listLettersOf(context.db, context.user.id);
  });

  serveCall(server, documentCalls.saveLetter, async (context, { params, body }) => {
    requireOwnUser(context, params.id);
    return saveLetter(context, body);
  });

  serveCall(server, documentCalls.deleteLetter, async (context, { params }) => {
    requireOwnUser(context, params.id);
    if (!(await removeLetter(context.db, context.user.id, params.letterId))) throw new Problem('not_found');
    return { deleted: true as const };
  });
}
