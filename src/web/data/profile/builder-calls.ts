import { useQuery } from '@tanstack/react-query';
import { getDocument, getPreferences, isPremium, listDocuments } from '#contract/documents/routes.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { request } from '#web/data/request/request.ts';
import { useUser } from './session.ts';

export const documentKeys = {
  list: (userId: string) => ['documents', userId] as const,
  all: ['document'] as const,
  one: (documentId: string) => ['document', documentId] as const,
  preferences: (userId: string) => ['preferences', userId] as const,
};

const productId = 'EAP';

export function useUserId(): string {
  return useUser()?.userId ?? '';
}

/** The signed-in person's profile document, whose id is in every expert-apply path. Null before the first upload. */
export function useProfileId() {
  const userId = useUserId();
  const portalCD = usePortal().code;
  const documents = useQuery({
    queryKey: documentKeys.list(userId),
    queryFn: () => request(listDocuments, { query: { userId, portalCD, size: 1 } }),
    enabled: userId !== '',
    staleTime: 60_000,
  });
  return { ...documents, documentId: documents.data ? (documents.data.results[0]?.id ?? null) : undefined };
}

export function useDocument(documentId: string | null | undefined) {
  const userId = useUserId();
  return useQuery({
    queryKey: documentKeys.one(documentId ?? ''),
    queryFn: () => request(getDocument, { params: { userId, docId: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

export function askPreferences(userId: string) {
  return request(getPreferences, { params: { userId } });
}

export function usePreferences() {
  const userId = useUserId();
  return useQuery({
    queryKey: documentKeys.preferences(userId),
    queryFn: () => askPreferences(userId),
    enabled: userId !== '',
  });
}

export function askPremium(userId: string): Promise<boolean> {
  return request(isPremium, { params: { userId, productID: productId } });
}
