import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getInterview } from '#contract/applications/routes.ts';
import { savePreference } from '#contract/documents/routes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { skippedQuestionsCode, type UserPreference } from '#domain/document/profile/profile-state.ts';
import { readAnswers } from '#domain/document/sections/answers.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { documentKeys, usePreferences, useProfileId, useUserId } from '#web/data/profile/builder-calls.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { request } from '#web/data/request/request.ts';

const secondsPerQuestion = 15;

export function useInterview() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: ['interview', documentId],
    queryFn: () => request(getInterview, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

/** The questions the person skipped, and a call to replace them; undefined while they load. */
export function useSkippedQuestions() {
  const userId = useUserId();
  const portalCd = usePortal().code;
  const queryClient = useQueryClient();
  const { data } = usePreferences();
  const value = data?.find(({ code }) => code === skippedQuestionsCode)?.value ?? '';
  const save = useMutation({
    mutationFn: (ids: readonly string[]) =>
      request(savePreference, {
        query: { user_uid: userId, portalCd },
        body: { code: skippedQuestionsCode, value: ids.join(',') },
      }),
    onSuccess: (saved) =>
      queryClient.setQueryData<UserPreference[]>(documentKeys.preferences(userId), (known = []) => [
        ...known.filter(({ code }) => code !== saved.code),
        saved,
      ]),
  });
  return { skipped: data && value.split(',').filter(Boolean), save };
}

/** The questions that are left to ask: neither known, nor answered since, nor skipped. */
export function useOpenQuestions(questions: readonly KeyQuestion[], document: UserDocument) {
  const { data } = useInterview();
  const { skipped } = useSkippedQuestions();
  if (!data || !skipped) return undefined;
  const answered = new Set(readAnswers(document).map(({ questionId }) => questionId));
  const left = data.questions.filter(({ id, isKnown }) => !isKnown && !answered.has(id));
  const find = ({ id }: { id: string }) => questions.find((question) => question.id === id) ?? [];
  return {
    total: data.questions.length,
    open: left.filter(({ id }) => !skipped.includes(id)).flatMap(find),
    skipped: left.filter(({ id }) => skipped.includes(id)).flatMap(find),
  };
}

export function countMinutes(questions: number): number {
  return Math.ceil((questions * secondsPerQuestion) / 60);
}
