import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  calendarPath,
  exportApplications,
  getInsights,
  listEvents,
  listNeverApply,
  removeEvent,
  saveEvent,
  saveNeverApply,
  suggestCompanies,
} from '#contract/applications/routes.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';
import { applicationsKey, jobsKey } from './expert-apply-calls.ts';

const neverKey = [...applicationsKey, 'never-apply'] as const;

export function useNeverApply() {
  const id = useProfileId().documentId ?? '';
  return useQuery({
    queryKey: [...neverKey, id],
    queryFn: () => request(listNeverApply, { params: { id } }),
    enabled: id !== '',
  });
}

/** Reloads the lists, which show what the never-apply list excludes. */
export function useSaveNeverApply() {
  const id = useProfileId().documentId ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; allowed: boolean }) =>
      request(saveNeverApply, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
        queryClient.invalidateQueries({ queryKey: jobsKey }),
      ]),
  });
}

/** Companies whose name starts with this text, for fields that take a company. */
export function useCompanies(typed: string): readonly string[] {
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['companies', search],
    queryFn: () => request(suggestCompanies, { query: { search } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  });
  return data?.companies ?? [];
}

function eventsKey(applicationId: string) {
  return [...applicationsKey, 'events', applicationId] as const;
}

export function useEvents(applicationId: string) {
  const id = useProfileId().documentId ?? '';
  return useQuery({
    queryKey: eventsKey(applicationId),
    queryFn: () => request(listEvents, { params: { id, applicationId } }),
    enabled: id !== '',
  });
}

/** The URL of an event as a calendar file. */
export function useCalendarFile(applicationId: string): (eventId: string) => string {
  const id = useProfileId().documentId ?? '';
  const path = calendarPath.replace(':id', id).replace(':applicationId', applicationId);
  return (eventId) => path.replace(':eventId', eventId);
}

/** Also reloads the lists, which show the next event. */
export function useSaveEvent(applicationId: string) {
  const id = useProfileId().documentId ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplicationEvent) => request(saveEvent, { params: { id, applicationId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}

export function useRemoveEvent(applicationId: string) {
  const id = useProfileId().documentId ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (eventId: string) => request(removeEvent, { params: { id, applicationId, eventId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}

export function useInsights() {
  const id = useProfileId().documentId ?? '';
  return useQuery({
    queryKey: [...applicationsKey, 'insights', id],
    queryFn: () => request(getInsights, { params: { id } }),
    enabled: id !== '',
  });
}

export function useExport() {
  const id = useProfileId().documentId ?? '';
  return useMutation({ mutationFn: () => request(exportApplications, { params: { id } }) });
}
