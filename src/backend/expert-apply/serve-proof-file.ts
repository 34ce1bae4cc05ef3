import { z } from 'zod';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { proofFilePath } from '#contract/expert-apply-holding.ts';
import { Problem } from '#domain/problem.ts';
import { writeProofFile } from './write-proof-file.ts';

const Params = z.object({ id: z.uuid(), applicationId: z.uuid() });

/** The proof of an application as a file, for its owner only. */
export function serveProofFile(server: Server): void {
  server.fastify.get(proofFilePath, async (request, reply) => {
    const rate = { name: 'proof file', limit: 30 };
    const user = await admitRequest(server, request, { access: 'session', ratePerMinute: rate });
    const params = Params.safeParse(request.params);
    if (!user || !params.success) throw new Problem('not_found');
    const { id: documentId, applicationId } = params.data;
    const { publicUrl: issuer, proofKeys } = server.platform.config;
    const { name, bytes } = await inTransaction(
      server.platform,
      (context) => writeProofFile({ ...context, user }, { documentId, applicationId, issuer, proofKeys }),
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
