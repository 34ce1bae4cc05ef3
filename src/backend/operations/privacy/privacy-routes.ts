import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { identityCalls } from '#contract/all-calls.ts';
import { ExportFile, exportSchemaPath } from '#contract/basics/export-file.ts';
import { exportTask } from './make-export.ts';
import { findErasureDay, insertExport, listExports } from './privacy.store.ts';
import { keepAccount, requestErasure } from './request-erasure.ts';

/** Registers the calls for exporting one's data and deleting one's account. */
export function registerPrivacyRoutes(server: Server): void {
  const { config } = server.platform;
  const schema = z.toJSONSchema(ExportFile);
  server.fastify.get(exportSchemaPath, async () => schema);

  serveCall(server, identityCalls.getPrivacy, async ({ db, user }) => ({
    exports: (await listExports(db, user.id)).map(({ id, status, requestedAt, blobId }) => ({
      id,
      status,
      requestedAt: requestedAt.toISOString(),
      url: blobId && fileUrl(blobId),
    })),
    erasureDueAt: (await findErasureDay(db, user.id))?.toISOString() ?? null,
  }));

  serveCall(server, identityCalls.requestExport, async (context, _input, { portal }) => {
    const { user, db } = context;
    const making = (await listExports(db, user.id)).find(({ status }) => status === 'making');
    if (making) return { id: making.id };
    const id = randomUUID();
    await insertExport(db, { id, userId: user.id, portalCode: portal.code, at: context.now() });
    await context.tasks.send(db, exportTask, { exportId: id, userId: user.id }, { key: user.id });
    return { id };
  });

  serveCall(server, identityCalls.requestErasure, (context, { body }, { portal }) =>
    requestErasure(context, { ...body, portal, origin: portalOrigin(config, portal) }),
  );

  serveCall(server, identityCalls.cancelErasure, async (context) => {
    await keepAccount(context, { userId: context.user.id });
    return { kept: true as const };
  });
}
