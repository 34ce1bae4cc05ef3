import { z } from 'zod';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { pagePicturePath } from '#contract/documents/routes.ts';
import { resumeContentTypes } from '#domain/document/profile/resume-file-rules.ts';
import { Problem } from '#domain/problem.ts';
import { renderPageImage } from '#resume/print/render-page-image.ts';

const Params = z.object({ blobId: z.uuid(), page: z.coerce.number().int().min(1).max(20) });
const width = 1200;

/** Serves a page of the person's own PDF as an image. A stored file never changes, so the image can be cached. */
export function servePagePicture(server: Server): void {
  server.fastify.get(pagePicturePath, async (request, reply) => {
    const rule = { access: 'session' as const, ratePerMinute: { name: 'page picture', limit: 120 } };
    const user = await admitRequest(server, request, rule);
    const params = Params.safeParse(request.params);
    const { platform } = server;
    const file =
      user && params.success
        ? await platform.blobs.find(platform.database.kysely, params.data.blobId, user.id)
        : null;
    if (!params.success || file?.contentType !== resumeContentTypes.pdf) throw new Problem('not_found');
    const picture = await renderPageImage(await platform.blobs.read(file), { page: params.data.page, width });
    if (!picture) throw new Problem('not_found');
    return reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'private, max-age=3600, immutable' })
      .send(picture);
  });
}
