import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { requireOwnUser } from '#backend/platform/require-own-user.ts';
import * as calls from '#contract/documents/builder-letters.ts';
import { Problem } from '#domain/problem.ts';
import { saveLetter } from './letters/save-letter.ts';
import { listLettersOf, removeLetter } from './record/letters.store.ts';

export function registerLetterRoutes(server: Server): void {
  serveCall(server, calls.listLetters, async (context, { params }) => {
    requireOwnUser(context, params.id);
    return listLettersOf(context.db, context.user.id);
  });

  serveCall(server, calls.saveLetter, async (context, { params, body }) => {
    requireOwnUser(context, params.id);
    return saveLetter(context, body);
  });

  serveCall(server, calls.deleteLetter, async (context, { params }) => {
    requireOwnUser(context, params.id);
    if (!(await removeLetter(context.db, context.user.id, params.letterId))) throw new Problem('not_found');
    return { deleted: true as const };
  });
}
