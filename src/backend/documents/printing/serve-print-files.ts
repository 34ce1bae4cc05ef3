import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findDocument, findDocumentByType } from '#backend/documents/record/documents.store.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { ConvertToPdf } from '#contract/documents/builder-print.ts';
import { convertToPdfPath, docxPath, skinPagePath } from '#contract/documents/routes.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { maxUploadBytes, resumeContentTypes } from '#domain/document/profile/resume-file-rules.ts';
import { documentTexts } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';
import { writeDocx } from '#resume/print/write-docx.ts';
import { renderSkin, skins, writeSkinCss } from '#resume/skins/render-skin.ts';
import { convertToPdf } from './convert-to-pdf.ts';

const waitMs = 28_000;
const SkinPage = z.object({ skin: z.enum(skins), documentId: z.uuid().optional() });
const OwnDocument = z.object({ userId: z.uuid(), docId: z.uuid() });

/** Serves resumes as HTML, PDF, and DOCX. People see only their own documents. */
export function servePrintFiles(server: Server): void {
  const { platform, fastify } = server;

  async function findOwn(user: SessionUser, id: string | undefined): Promise<UserDocument> {
    const document = await inTransaction(
      platform,
      (context) =>
        id === undefined
          ? findDocumentByType(context, user.id, documentTypes.profile)
          : findDocument(context, user.id, id),
      { readOnly: true },
    );
    if (!document) throw new Problem('not_found');
    return document;
  }

  async function admit(request: FastifyRequest, limited?: string): Promise<SessionUser> {
    const ratePerMinute = limited === undefined ? {} : { ratePerMinute: { name: limited, limit: 20 } };
    const user = await admitRequest(server, request, { access: 'session', ...ratePerMinute });
    if (!user) throw new Problem('not_signed_in');
    return user;
  }

  fastify.get(skinPagePath, async (request, reply) => {
    const user = await admit(request);
    const input = SkinPage.safeParse({ ...(request.query as object), ...(request.params as object) });
    if (!input.success) throw new Problem('not_found');
    const { skin, documentId } = input.data;
    const document = await findOwn(user, documentId);
    const hash = createHash('sha256').update(writeSkinCss(skin, document)).digest('base64');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    return reply.type('text/html; charset=utf-8').send(renderSkin(skin, document));
  });

  fastify.get(docxPath, async (request, reply) => {
    const user = await admit(request, 'docx');
    const input = OwnDocument.safeParse(request.params);
    if (!input.success) throw new Problem('not_found');
    if (input.data.userId !== user.id) throw new Problem('forbidden');
    const document = await findOwn(user, input.data.docId);
    return reply
      .headers(downloadHeaders(`${document.name || documentTexts.resume}.docx`, resumeContentTypes.docx))
      .send(await writeDocx(document));
  });

  const onRequest = async (request: FastifyRequest) => void (await admit(request, 'converttopdf'));
  fastify.post(convertToPdfPath, { bodyLimit: maxUploadBytes, onRequest }, async (request, reply) => {
    const user = await server.findUser(request);
    if (!user) throw new Problem('not_signed_in');
    const input = ConvertToPdf.safeParse(request.body);
    if (!input.success) throw new Problem('invalid_request');
    const pdf = await convertToPdf(platform, user, { body: input.data, waitMs });
    return reply.headers(downloadHeaders(`${documentTexts.resume}.pdf`, resumeContentTypes.pdf)).send(pdf);
  });
}

function downloadHeaders(name: string, type: string): Record<string, string> {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return { 'content-type': type, 'content-disposition': `attachment; filename*=UTF-8''${encoded}` };
}
