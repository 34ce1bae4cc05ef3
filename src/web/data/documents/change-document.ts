import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { getDocument, updateDocument } from '#contract/documents/routes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { jobsKey } from '#web/data/applications/expert-apply-calls.ts';
import { documentKeys } from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { ApiFailure, request } from '#web/data/request/request.ts';

/**
 * Saves changes to a document one after another. A change is a function, so that a change to an outdated version can be
 * repeated on the newest: two saves never undo each other.
 */
export function useChangeDocument(documentId: string) {
  const userId = useUser()?.userId ?? '';
  const queryClient = useQueryClient();
  const queryKey = documentKeys.one(documentId);

  const load = () => request(getDocument, { params: { userId, docId: documentId } });
  const save = (document: UserDocument) =>
    request(updateDocument, { query: { userId, documentId }, body: { document } });

  return useMutation({
    scope: { id: `document ${documentId}` },
    mutationFn: async (change: (document: UserDocument) => UserDocument) => {
      const known = queryClient.getQueryData<UserDocument>(queryKey) ?? (await load());
      try {
        return await save(change(known));
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'conflict') throw error;
        return save(change(await load()));
      }
    },
    onSuccess: async (saved) => {
      // A read that started before the save would bring back the old version.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
      // Ends once the page shows the saved document: whoever drops an edit then never sees the old value instead.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      void queryClient.invalidateQueries({ queryKey: jobsKey });
    },
  });
}
