import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentKeys } from '#web/data/profile/builder-calls.ts';
import { subscribeToEvents } from '#web/data/request/event-stream.ts';

/** Updates documents that were saved in another tab or got their files. Unsaved text stays (drafts). */
export function useLiveDocuments(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToEvents(({ type, data }) => {
        if (type !== 'document-changed') return;
        const { documentId } = data as { documentId: string };
        void queryClient.invalidateQueries({ queryKey: documentKeys.one(documentId) });
      }),
    [queryClient],
  );
}
