import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { useIdle } from '#web/data/account/idle.ts';
import { subscribeToEvents } from '#web/data/request/event-stream.ts';
import { liveTexts as texts } from '#web/texts/shell/layouts.ts';
import { applicationsKey, jobsKey } from './expert-apply-calls.ts';

interface ApplicationChange {
  applicationId: string;
  status: ApplicationStatus;
  company: string;
}

/** The announcement of a change; null for changes that the person has just made. */
export function describeChange({ status, company }: ApplicationChange): string | null {
  switch (status) {
    case 'Success':
      return texts.sent(company);
    case 'Fail':
      return texts.needsAttention(company);
    case 'ReadyForReview':
    case 'ReadyForQuickApply':
      return texts.ready(company);
    default:
      return null;
  }
}

/**
 * Updates the open page as changes happen; the lists' 30-second poll is the fallback. While the person is away, updates
 * pause, and coming back reloads at once (D-174).
 */
export function useLiveApplications(announce: (text: string) => void): void {
  const queryClient = useQueryClient();
  const idle = useIdle();
  useEffect(() => {
    if (idle) return () => refresh(queryClient);
    return subscribeToEvents((event) => {
      if (event.type === 'credits-changed') void queryClient.invalidateQueries({ queryKey: ['credits'] });
      if (event.type !== 'application-changed') return;
      refresh(queryClient);
      const text = describeChange(event.data as ApplicationChange);
      if (text) announce(text);
    });
  }, [queryClient, announce, idle]);
}

function refresh(queryClient: QueryClient): void {
  for (const queryKey of [applicationsKey, jobsKey]) void queryClient.invalidateQueries({ queryKey });
}
