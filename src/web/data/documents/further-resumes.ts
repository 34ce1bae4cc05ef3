import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDocument, listDocuments, savePreference, uploadResume } from '#contract/documents/routes.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { typeOf } from '#domain/document/profile/parse-request.ts';
import { defaultResumeCode } from '#domain/document/profile/profile-state.ts';
import { documentKeys, usePreferences, useUserId } from '#web/data/profile/builder-calls.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { request } from '#web/data/request/request.ts';

const key = (userId: string) => [...documentKeys.list(userId), 'further'] as const;

/** The person's resume files other than the profile's. */
export function useFurtherResumes() {
  const userId = useUserId();
  const portalCD = usePortal().code;
  return useQuery({
    queryKey: key(userId),
    queryFn: () =>
      request(listDocuments, {
        query: { userId, portalCD, documentType: documentTypes.furtherResume, size: 20 },
      }),
    enabled: userId !== '',
    select: (answer) => answer.results,
  });
}

export function useAddResume() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      request(uploadResume, {
        params: { id: userId, docId: ZERO_ID },
        query: {
          uploadFileType: typeOf(file.name),
          documentType: documentTypes.furtherResume,
          fileName: file.name,
        },
        file,
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key(userId) }),
  });
}

export function useDeleteResume() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (documentId: string) => request(deleteDocument, { query: { userId, documentId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key(userId) }),
  });
}

/** The document id of the default resume; empty if it's the profile's file. */
export function useDefaultResume(): string {
  const { data } = usePreferences();
  return data?.find(({ code }) => code === defaultResumeCode)?.value ?? '';
}

export function useSetDefaultResume() {
  const userId = useUserId();
  const portalCd = usePortal().code;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (documentId: string) =>
      request(savePreference, {
        query: { user_uid: userId, portalCd },
        body: { code: defaultResumeCode, value: documentId },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: documentKeys.preferences(userId) }),
  });
}
