import { Readable } from 'node:stream';
import { z } from 'zod';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { Problem } from '#domain/problem.ts';

const Params = z.object({ blobId: z.uuid() });
const Query = z.object({ inline: z.literal('1').optional() });
const shownInline = ['image/png', 'application/pdf'];

/** Serves a stored file to its owner only: as a download, or inline for images and PDFs. */
export function serveFile(server: Server): void {
  server.fastify.get(fileUrl(':blobId'), async (request, reply) => {
    const user = await admitRequest(server, request, { access: 'session' });
    const params = Params.safeParse(request.params);
    const { platform } = server;
    const file =
      user && params.success
        ? await platform.blobs.find(platform.database.kysely, params.data.blobId, user.id)
        : null;
    if (!file) throw new Problem('not_found');
    const inline = Query.safeParse(request.query).data?.inline && shownInline.includes(file.contentType);
    const name = encodeURIComponent(file.name).replace(
      /['()*]/g,
      (one) => `%${one.charCodeAt(0).toString(16)}`,
    );
    reply.headers({
      'content-type': file.contentType,
      'content-length': file.size,
      'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    });
    // An export may be large, so it is streamed; any other file is checked against its hash before it is sent.
    const isExport = file.contentType === 'application/zip';
    return reply.send(isExport ? Readable.from(platform.blobs.open(file)) : await platform.blobs.read(file));
  });
}
