import { requireOwnUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { serveWaitingCall } from '#backend/platform/http/serve-waiting-call.ts';
import { documentCalls } from '#contract/all-calls.ts';
import { Problem } from '#domain/problem.ts';
import { deleteDocument } from './editing/delete-document.ts';
import { servePrintFiles } from './printing/serve-print-files.ts';
import { createCustomResume } from './resumes/create-custom-resume.ts';
import { saveDocumentFiles } from './resumes/save-document-files.ts';
import { storeThumbnail } from './resumes/store-thumbnail.ts';

/** Registers the calls for printed and customized resumes. */
export function registerPrintRoutes(server: Server): void {
  const { platform } = server;

  serveWaitingCall(server, documentCalls.createCustomResume, (user, { body }, waitMs) =>
    createCustomResume(platform, user, { body, waitMs }),
  );

  serveWaitingCall(
    server,
    documentCalls.convertAndUploadToBlob,
    async (user, { params, query, body }, waitMs) => {
      if (params.id !== user.id) throw new Problem('forbidden');
      return storeThumbnail(platform, user, {
        documentId: params.docId,
        type: query.uploadFileType,
        fileBytes: body.fileBytes,
        width: body.outputSettings.width,
        waitMs,
      });
    },
  );

  serveCall(server, documentCalls.deleteDocument, async (context, { query }) => {
    requireOwnUser(context, query.userId);
    return deleteDocument(context, query);
  });

  serveCall(server, documentCalls.saveDocumentFiles, async (context, { query, body }) => {
    requireOwnUser(context, query.userId);
    return saveDocumentFiles(context, { documentId: query.documentId, preferences: body });
  });

  servePrintFiles(server);
}
