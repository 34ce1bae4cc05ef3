// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as builder from './builder.ts';
import type * as builderLetters from './builder-letters.ts';
import type * as builderOriginal from './builder-original.ts';
import type * as builderPrint from './builder-print.ts';

const letters = '/users/:id/coverletters';

export const listDocuments = route<typeof builder.listDocuments>('builder GET /documents/getpaginated');
export const saveDocument = route<typeof builder.saveDocument>('builder POST /documents/savejsondocument');
export const updateDocument = route<typeof builder.updateDocument>('builder PATCH /documents/updatedocument');
export const getDocument = route<typeof builder.getDocument>('builder GET /documents/:userId/:docId');
export const uploadResume = route<typeof builder.uploadResume>(
  'builder POST /users/:id/documents/:docId/fileupload',
  { timeoutMs: 60_000 },
);
export const parseResume = route<typeof builder.parseResume>('builder POST /documents/parse', {
  version: 'v2',
  timeoutMs: 60_000,
});
export const getPreferences = route<typeof builder.getPreferences>('builder GET /userpreferences/:userId');
export const savePreference = route<typeof builder.savePreference>('builder POST /userpreferences');
export const isPremium = route<typeof builder.isPremium>('builder GET /users/ispremium/:userId/:productID');

export const listLetters = route<typeof builderLetters.listLetters>(`builder GET ${letters}`);
export const saveLetter = route<typeof builderLetters.saveLetter>(`builder POST ${letters}`);
export const deleteLetter = route<typeof builderLetters.deleteLetter>(`builder DELETE ${letters}/:letterId`);

export const getOriginal = route<typeof builderOriginal.getOriginal>(
  'builder GET /documents/:userId/:docId/original',
  { timeoutMs: 30_000 },
);

export const convertAndUploadToBlob = route<typeof builderPrint.convertAndUploadToBlob>(
  'builder POST /users/:id/documents/:docId/convertAndUploadToBlob',
  { timeoutMs: 60_000 },
);
export const createCustomResume = route<typeof builderPrint.createCustomResume>(
  'builder POST /documents/customized/job/document',
  { timeoutMs: 120_000 },
);
export const saveDocumentFiles = route<typeof builderPrint.saveDocumentFiles>(
  'builder PATCH /documents/preferences',
);
export const deleteDocument = route<typeof builderPrint.deleteDocument>('builder DELETE /documents/delete');

/** Returns a PNG of one page of the uploaded PDF; `:blobId` is the file, so an image never changes. */
export const pagePicturePath = '/eb/api/v1/files/:blobId/pages/:page';

/** Returns a PDF of the given file (`type` is its extension), or of the document if `data` is empty. */
export const convertToPdfPath = '/eb/api/v1/documents/converttopdf';

/** Returns an HTML page of the document in `?documentId=`, or of the person's profile. */
export const skinPagePath = '/eb/api/v1/documents/skins/:skin';

/** Returns a Word file as a download. */
export const docxPath = '/eb/api/v1/documents/:userId/:docId/docx';
