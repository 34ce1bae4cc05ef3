import { z } from 'zod';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { proofFilePath } from '#contract/applications/routes.ts';
import { Problem } from '#domain/problem.ts';
import { writeProofFile } from './write-proof-file.ts';

/** An unknown time zone becomes UTC. */
const Query = z.object({
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone))
    .catch('UTC'),
});
const Params = z.object({ id: z.uuid(), applicationId: z.uuid() });

/** Serves the proof of an application as a file to its owner only. */
export function serveProofFile(server: Server): void {
  server.fastify.get(proofFilePath, async (request, reply) => {
    const rate = { name: 'proof file', limit: 30 };
    const user = await admitRequest(server, request, { access: 'session', ratePerMinute: rate });
    const params = Params.safeParse(request.params);
    if (!user || !params.success) throw new Problem('not_found');
    const { id: documentId, applicationId } = params.data;
    const { config } = server.platform;
    const portal = portalOfRequest(config, request.host, request.cookies[portalCookie]);
    const { timeZone } = Query.parse(request.query);
    const asked = {
      documentId,
      applicationId,
      issuer: config.publicUrl,
      proofKeys: config.proofKeys,
      reader: { brand: portal.name, timeZone },
    };
    const { name, bytes } = await inTransaction(
      server.platform,
      (context) => writeProofFile({ ...context, user }, asked),
      { readOnly: true },
    );
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    });
    return reply.send(bytes);
  });
}
