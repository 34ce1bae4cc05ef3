import type { UserContext } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { checkRateLimit, hourSeconds } from '#backend/platform/rate-limit.ts';
import { requireOwnUser } from '#backend/platform/require-own-user.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import * as calls from '#contract/documents/builder.ts';
import { getOriginal } from '#contract/documents/builder-original.ts';
import * as suggestions from '#contract/jobs/suggestions.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { getDocument } from './editing/get-document.ts';
import { getPreferences } from './editing/get-preferences.ts';
import { listDocuments } from './editing/list-documents.ts';
import { saveDocument } from './editing/save-document.ts';
import { savePreference } from './editing/save-preference.ts';
import { suggestDocumentSkills } from './editing/suggest-document-skills.ts';
import { updateDocument } from './editing/update-document.ts';
import { registerLetterRoutes } from './letter-routes.ts';
import { registerPrintRoutes } from './print-routes.ts';
import { serveFile } from './printing/serve-file.ts';
import { servePagePicture } from './printing/serve-page-picture.ts';
import { type CleanDocument, cleanDocument } from './record/clean-document.ts';
import { type HasConsent, requireConsent } from './record/require-consent.ts';
import { parseResume, type Reading, readForParsing } from './resumes/parse-resume.ts';
import { readOriginal } from './resumes/read-original.ts';
import { type CheckedResume, checkResume, uploadResume } from './resumes/upload-resume.ts';

const mostTitles = 10;
const uploadsPerHour = 20;

/** Whether a plan runs is ecommerce's knowledge; whoever composes the services brings it. */
export interface DocumentNeeds {
  isPremium: (context: UserContext, input: { userId: string }) => Promise<boolean>;
  hasConsent: HasConsent;
}

export function registerRoutes(server: Server, needs: DocumentNeeds): void {
  serveCall(server, calls.listDocuments, async (context, { query }) => {
    requireOwnUser(context, query.userId);
    return listDocuments(context, query);
  });

  serveCall(
    server,
    calls.saveDocument,
    async (context, _input, _exchange, document: CleanDocument) => {
      await requireConsent(context, document, needs.hasConsent);
      return saveDocument(context, { document });
    },
    async ({ body }, _exchange, user) => {
      requireOwnUser({ user }, body.userId);
      return cleanDocument(body.document);
    },
  );

  serveCall(
    server,
    calls.updateDocument,
    async (context, { query }, _exchange, document: CleanDocument) => {
      await requireConsent(context, document, needs.hasConsent);
      const { documentId, fromEB, forFT } = query;
      return updateDocument(context, { documentId, document, origin: { fromEB, forFT } });
    },
    async ({ query, body }, _exchange, user) => {
      requireOwnUser({ user }, query.userId);
      return cleanDocument(body.document);
    },
  );

  serveCall(server, calls.getDocument, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return getDocument(context, { documentId: params.docId });
  });

  serveCall(
    server,
    calls.uploadResume,
    (context, { params, query }, _exchange, resume: CheckedResume) =>
      uploadResume(context, { documentId: params.docId, documentType: query.documentType, resume }),
    async ({ params, query, body }, { file }, user) => {
      requireOwnUser({ user }, params.id);
      await checkRateLimit(
        server.platform.database.kysely,
        `upload user ${user.id}`,
        uploadsPerHour,
        hourSeconds,
      );
      const { uploadFileType } = query;
      const bytes = file ?? Buffer.from(body.fileBytes, 'base64');
      return checkResume(server.platform.database.kysely, user.id, { ...body, bytes, uploadFileType });
    },
  );

  serveCall(
    server,
    calls.parseResume,
    (context, { body }, _exchange, reading: Reading) => parseResume(context, { ...body, reading }),
    ({ body }, _exchange, user) => readForParsing(server.platform, user, body),
  );

  serveCall(
    server,
    getOriginal,
    async (_context, _input, _exchange, original: AnswerOf<typeof getOriginal>) => original,
    async ({ params }, _exchange, user) => {
      requireOwnUser({ user }, params.userId);
      return readOriginal(server.platform, user, { documentId: params.docId });
    },
  );

  serveCall(server, calls.getPreferences, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return getPreferences(context);
  });

  serveCall(server, calls.savePreference, async (context, { query, body }) => {
    requireOwnUser(context, query.user_uid);
    return savePreference(context, body);
  });

  serveCall(server, calls.isPremium, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return needs.isPremium(context, { userId: params.userId });
  });

  serveCall(server, suggestions.suggestJobTitles, async (context, { query, body }) => {
    requireOwnUser(context, query.userId);
    return { data: suggestTitles(body.searchString, mostTitles) };
  });

  serveCall(server, suggestions.suggestSkills, async (context, { params, query, body }) => {
    requireOwnUser(context, params.userId);
    return suggestDocumentSkills(context, { documentId: query.document_id, body });
  });

  registerLetterRoutes(server);
  registerPrintRoutes(server);
  serveFile(server);
  servePagePicture(server);
}
