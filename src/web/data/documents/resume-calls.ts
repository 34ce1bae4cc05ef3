import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getOriginal,
  parseResume,
  saveDocument,
  savePreference,
  updateDocument,
  uploadResume,
} from '#contract/documents/routes.ts';
import type { DisplayUser } from '#contract/identity/identity.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { typeOf, writeParseRequest } from '#domain/document/profile/parse-request.ts';
import { type ProfileState, profileStateCodes } from '#domain/document/profile/profile-state.ts';
import { readContact, writeContact } from '#domain/document/sections/contact.ts';
import { documentKeys, useUserId } from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { logFault, logged } from '#web/data/request/log-fault.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { loadPortalConfig } from '#web/data/request/portal-config.ts';
import { request } from '#web/data/request/request.ts';
import { track } from '#web/data/visits/analytics.ts';
import { newProfileTexts } from '#web/texts/profile/profile.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { useReachState } from './profile-progress.ts';

export type UploadStep = 'uploading' | 'reading';

interface Upload {
  file: File;
  source: string;
  /** Null creates the document. */
  documentId: string | null;
  /** A resume that is only reformatted is stored but not read. */
  reads: boolean;
}

/** Stores the file, then reads it into the profile. Returns the document, or null if it wasn't read. */
export function useUploadResume(onStep: (step: UploadStep) => void) {
  const userId = useUserId();
  const portal = usePortal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, documentId, reads }: Upload): Promise<UserDocument | null> => {
      onStep('uploading');
      const stored = await request(uploadResume, {
        params: { id: userId, docId: documentId ?? ZERO_ID },
        query: {
          uploadFileType: typeOf(file.name),
          documentType: documentTypes.profile,
          fileName: file.name,
        },
        file,
        idempotencyKey: crypto.randomUUID(),
      });
      if (!reads) return null;
      onStep('reading');
      const body = writeParseRequest({
        documentId: stored.documentId,
        fileName: file.name,
        // The file that was just stored is read, so that it is uploaded only once.
        base64: '',
        portal,
        userId,
      });
      return request(parseResume, { query: { ParseDocumentType: documentTypes.profile }, body });
    },
    onSuccess: async (document, { source, documentId }) => {
      track('upload resume', { status: 'Success', source });
      if (document) queryClient.setQueryData(documentKeys.one(document.id), document);
      else if (documentId) await queryClient.invalidateQueries({ queryKey: documentKeys.one(documentId) });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: documentKeys.list(userId) }),
        queryClient.invalidateQueries({ queryKey: documentKeys.preferences(userId) }),
        queryClient.invalidateQueries({ queryKey: originalKey(document?.id ?? documentId ?? '') }),
      ]);
    },
    onError: (_error, { source }) => {
      logFault('Failed to upload resume');
      track('upload resume', { status: 'Failure', source });
    },
  });
}

const originalKey = (documentId: string) => ['original', documentId] as const;

/** The uploaded file page by page. */
export function useOriginal(documentId: string | null | undefined) {
  const userId = useUserId();
  return useQuery({
    queryKey: originalKey(documentId ?? ''),
    queryFn: () => request(getOriginal, { params: { userId, docId: documentId ?? '' } }),
    enabled: Boolean(documentId),
    staleTime: 300_000,
    retry: false,
  });
}

export function useDriveKeys() {
  const { code } = usePortal();
  return useQuery({
    queryKey: ['config', code],
    queryFn: () => loadPortalConfig(code),
    staleTime: Number.POSITIVE_INFINITY,
    select: (config) => config.driveKeys,
  });
}

/** Creates an empty profile to be filled in manually (I-04). */
export function useCreateProfile() {
  const userId = useUserId();
  const user = useUser();
  const { code: portalCD } = usePortal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request(saveDocument, {
        body: { userId, portalCD, document: startProfile(userId, user) },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (document) => {
      queryClient.setQueryData(documentKeys.one(document.id), document);
      return queryClient.invalidateQueries({ queryKey: documentKeys.list(userId) });
    },
  });
}

/** Fills in what the person already entered at signup. */
function startProfile(userId: string, user: DisplayUser | null | undefined): UserDocument {
  const empty = emptyDocument({ userId, name: newProfileTexts.documentName });
  if (!user) return empty;
  const { firstName, lastName, email } = user;
  return writeContact(empty, { ...readContact(empty), firstName, lastName, email });
}

/** Replaces the profile with one from another service, which is reviewed like a new resume. */
export function useImportProfile() {
  const userId = useUserId();
  const { code: portalCd } = usePortal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (document: UserDocument) => {
      const saved = await request(updateDocument, {
        query: { userId, documentId: document.id },
        body: { document },
      });
      const body = { code: profileStateCodes.profile, value: 'NEWRSME' };
      await request(savePreference, { query: { user_uid: userId, portalCd }, body });
      return saved;
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(documentKeys.one(saved.id), saved);
      return queryClient.invalidateQueries({ queryKey: documentKeys.preferences(userId) });
    },
  });
}

/** Saves the reviewed document and records the progress of the profile. */
export function useFinishReview() {
  const userId = useUserId();
  const reach = useReachState();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ document, state }: { document: UserDocument; state: ProfileState }) => {
      const query = { userId, documentId: document.id, fromEB: true };
      const saved = await request(updateDocument, { query, body: { document } });
      await reach.mutateAsync({ state });
      return saved;
    },
    onSuccess: (saved) => queryClient.setQueryData(documentKeys.one(saved.id), saved),
  });
}

/** The path of the document's thumbnail, which is made if needed; empty until there is one. */
export function useThumbnail(document: UserDocument): string {
  const userId = useUserId();
  const known = readDocumentFile(document, 'thumbnail');
  const made = useQuery({
    queryKey: ['thumbnail', document.id, readDocumentFile(document, 'resumeFile')],
    queryFn: () => logged('Error creating thumbnail:', () => makeThumbnail(userId, document)),
    enabled: known === '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return known || (made.data ?? '');
}
