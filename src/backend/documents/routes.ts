import { requireOwnUser, type UserContext } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { checkRateLimit, hourSeconds } from '#backend/platform/rate-limit.ts';
import { documentCalls, jobCalls } from '#contract/all-calls.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import { suggestTitles } from '#domain/occupation/suggest-titles.ts';
import { getDocument, listDocuments } from './editing/get-documents.ts';
import { getPreferences, savePreference } from './editing/preferences.ts';
import { saveDocument } from './editing/save-document.ts';
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

/** What other services provide; passed in where the services are composed. */
export interface DocumentNeeds {
  isPremium: (context: UserContext, input: { userId: string }) => Promise<boolean>;
  hasConsent: HasConsent;
}

/** Registers the calls for documents, resumes, preferences, and suggestions. */
export function registerRoutes(server: Server, needs: DocumentNeeds): void {
  serveCall(server, documentCalls.listDocuments, async (context, { query }) => {
    requireOwnUser(context, query.userId);
    return listDocuments(context, query);
  });

  serveCall(
    server,
    documentCalls.saveDocument,
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
    documentCalls.updateDocument,
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

  serveCall(server, documentCalls.getDocument, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return getDocument(context, { documentId: params.docId });
  });

  serveCall(
    server,
    documentCalls.uploadResume,
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
    documentCalls.parseResume,
    (context, { body }, _exchange, reading: Reading) => parseResume(context, { ...body, reading }),
    ({ body }, _exchange, user) => readForParsing(server.platform, user, body),
  );

  serveCall(
    server,
    documentCalls.getOriginal,
    async (_context, _input, _exchange, original: AnswerOf<typeof documentCalls.getOriginal>) => original,
    async ({ params }, _exchange, user) => {
      requireOwnUser({ user }, params.userId);
      return readOriginal(server.platform, user, { documentId: params.docId });
    },
  );

  serveCall(server, documentCalls.getPreferences, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return getPreferences(context);
  });

  serveCall(server, documentCalls.savePreference, async (context, { query, body }) => {
    requireOwnUser(context, query.user_uid);
    return savePreference(context, body);
  });

  serveCall(server, documentCalls.isPremium, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return needs.isPremium(context, { userId: params.userId });
  });

  serveCall(server, jobCalls.suggestJobTitles, async (context, { query, body }) => {
    requireOwnUser(context, query.userId);
    return { data: suggestTitles(body.searchString, mostTitles) };
  });

  serveCall(server, jobCalls.suggestSkills, async (context, { params, query, body }) => {
    requireOwnUser(context, params.userId);
    return suggestDocumentSkills(context, { documentId: query.document_id, body });
  });

  registerLetterRoutes(server);
  registerPrintRoutes(server);
  serveFile(server);
  servePagePicture(server);
}
