import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addJob,
  autofill,
  getApplication,
  getProof,
  listAddedJobs,
  listKeyQuestions,
  listLikedJobs,
  listMatchedJobs,
  listSuggestedJobs,
  removeApplication,
  reviewApply,
  savePostArchivalStatus,
  sendApplicationAgain,
  stopApplication,
  summarizeApplications,
} from '#contract/applications/routes.ts';
import type { ReuseScope } from '#domain/application/reviewed-answer.ts';
import { type ApplicationStatus, isFinal } from '#domain/application/status.ts';
import type { EmploymentType } from '#domain/job/employment-type.ts';
import type { JobCategory } from '#domain/occupation/category-slugs.ts';
import { pollEvery, useIdle } from '#web/data/account/idle.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { logged } from '#web/data/request/log-fault.ts';
import { request } from '#web/data/request/request.ts';

/** Everything that a change to an application can affect is under one of these two keys. */
export const applicationsKey = ['applications'] as const;
export const jobsKey = ['jobs'] as const;

export const likedKey = [...jobsKey, 'liked'] as const;

const readyStatuses: ApplicationStatus[] = ['ReadyForReview', 'ReadyForQuickApply'];

/** How many jobs match the saved profile. */
export function useMatchCount() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'count', documentId],
    queryFn: () =>
      request(listMatchedJobs, { params: { id: documentId ?? '' }, query: { page: 1, size: 1, keep: [] } }),
    enabled: Boolean(documentId),
    placeholderData: keepPreviousData,
  });
}

/** The catalog is the same for everyone and rarely changes. */
export function useKeyQuestionCatalog() {
  return useQuery({
    queryKey: ['key-questions'],
    queryFn: () => request(listKeyQuestions, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useReadyCount() {
  const { documentId } = useProfileId();
  const idle = useIdle();
  return useQuery({
    queryKey: [...applicationsKey, 'ready-count', documentId],
    queryFn: async () => {
      const ready = await request(summarizeApplications, {
        params: { id: documentId ?? '' },
        query: { statuses: readyStatuses, page: 1, size: 1, sortBy: 'CreatedAt', isDescendingSort: 'true' },
      });
      return ready.totalRecords;
    },
    enabled: Boolean(documentId),
    refetchInterval: pollEvery({ idle, paused: false }),
  });
}

export function useApplication(applicationId: string) {
  const { documentId } = useProfileId();
  const idle = useIdle();
  return useQuery({
    queryKey: [...applicationsKey, 'one', documentId, applicationId],
    queryFn: () => request(getApplication, { params: { id: documentId ?? '', applicationId } }),
    enabled: Boolean(documentId),
    refetchInterval: ({ state }) =>
      pollEvery({
        idle,
        paused: state.data !== undefined && isFinal(state.data.jobApplicationStatus),
      }),
  });
}

const stepsEveryMs = 1500;
const isUnderWay = (state: string | undefined) =>
  state !== undefined && ['approved', 'filling', 'armed', 'clicked'].includes(state);

export function useProof(applicationId: string) {
  const { documentId } = useProfileId();
  const idle = useIdle();
  return useQuery({
    queryKey: [...applicationsKey, 'proof', documentId, applicationId],
    queryFn: () => request(getProof, { params: { id: documentId ?? '', applicationId } }),
    enabled: Boolean(documentId),
    // While it is being sent, its steps appear one by one.
    refetchInterval: ({ state }) => (idle || !isUnderWay(state.data?.state) ? false : stepsEveryMs),
  });
}

/** `kept`: jobs that stay in place until the next visit. */
export function useSuggestedJobs(page: number, kept: string[]) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'suggested', documentId, page],
    queryFn: () =>
      request(listSuggestedJobs, {
        params: { id: documentId ?? '' },
        query: { page, size: 4, suggestedJobsType: 'Both', keep: kept },
      }),
    enabled: Boolean(documentId),
    placeholderData: keepPreviousData,
  });
}

/** The filters in the URL of a list of jobs; only values that the filters offer. */
export interface AskedFilters {
  pay?: string;
  days?: string;
  miles?: string;
  score?: string;
  category?: JobCategory;
  type?: EmploymentType;
  remote?: 'true';
  fresh?: 'true';
}

export function useMatchedJobs(page: number, kept: string[], filters: AskedFilters = {}) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'matched', documentId, page, filters],
    queryFn: () =>
      request(listMatchedJobs, {
        params: { id: documentId ?? '' },
        query: { page, size: 20, keep: kept, ...filters },
      }),
    enabled: Boolean(documentId),
    placeholderData: keepPreviousData,
  });
}

/** Jobs the person added by link. */
export function useAddedJobs() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'added', documentId],
    queryFn: () => request(listAddedJobs, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

/** Jobs the person gave a thumbs-up. */
export function useLikedJobs() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: likedKey,
    queryFn: () => request(listLikedJobs, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

export function useAddJob() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => request(addJob, { params: { id: documentId ?? '' }, body: { url } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  });
}

export function usePrepareApplication() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) =>
      request(autofill, {
        params: { id: documentId ?? '' },
        body: { selectedJobs: [jobId] },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: jobsKey }),
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
      ]),
  });
}

export interface ReviewedItem {
  questionAnswerId: string;
  userAnswer: string;
  scope?: ReuseScope;
}

/** One click sends the answers as they are, so no items are passed. */
export function sendReview(
  documentId: string,
  review: {
    applicationId: string;
    items: ReviewedItem[];
    apply: boolean;
    duplicateConfirmed?: boolean;
  },
) {
  return request(reviewApply, {
    params: { id: documentId },
    body: [
      {
        applyJobApplicationAfterSave: review.apply,
        jobApplicationId: review.applicationId,
        reviewApplicationAnswerItems: review.items,
        ...(review.duplicateConfirmed && { duplicateConfirmed: true }),
      },
    ],
    idempotencyKey: crypto.randomUUID(),
  });
}

export function useRemoveApplication() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, applicationId }: { jobId: string; applicationId: string }) =>
      logged('Failed to remove job', () =>
        request(removeApplication, { params: { id: documentId ?? '', jobId, applicationId } }),
      ),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
        queryClient.invalidateQueries({ queryKey: jobsKey }),
      ]),
  });
}

/** Allowed only while nothing can have reached the employer. */
export function useSendAgain() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (applicationId: string) =>
      logged('Error sending application again:', () =>
        request(sendApplicationAgain, { params: { id: documentId ?? '', applicationId } }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/** Allowed until the application is cleared for sending. */
export function useStopApplication() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (applicationId: string) =>
      logged('Error stopping application:', () =>
        request(stopApplication, { params: { id: documentId ?? '', applicationId } }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}

export function useMarkApplied() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (applicationId: string) =>
      logged('Error saving post archive status:', () =>
        request(savePostArchivalStatus, {
          params: { id: documentId ?? '', applicationId },
          query: { PostArchiveStatus: 'AppliedForJob' },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}
