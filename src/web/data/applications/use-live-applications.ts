import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { useIdle } from '#web/data/account/idle.ts';
import { subscribeToEvents } from '#web/data/request/event-stream.ts';
import { applicationsKey, jobsKey } from './expert-apply-calls.ts';

interface ApplicationChange {
  applicationId: string;
  status: ApplicationStatus;
  company: string;
}

/** What is said aloud about a change; quiet about what the person has just done themselves. */
export function describeChange({ status, company }: ApplicationChange): string | null {
  switch (status) {
    case 'Success':
      return `Your application to ${company} was sent`;
    case 'Fail':
      return `Your application to ${company} needs your attention`;
    case 'ReadyForReview':
    case 'ReadyForQuickApply':
      return `Your application to ${company} is ready`;
    default:
      return null;
  }
}

/**
 * The open page changes by itself; the lists' own 30-second poll is the fallback. Nothing changes behind the back of
 * somebody who is away: updates pause, and coming back reloads at once (D-174).
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
