import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RememberedAnswers } from '#contract/applications/remembered-answers.ts';
import {
  answerGroupedQuestion,
  changeRememberedAnswer,
  listGroupedQuestions,
  listRememberedAnswers,
  removeRememberedAnswer,
  updatePreparedAnswers,
} from '#contract/applications/routes.ts';
import type { ReuseScope } from '#domain/application/reviewed-answer.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { logged } from '#web/data/request/log-fault.ts';
import { request } from '#web/data/request/request.ts';
import { applicationsKey } from './expert-apply-calls.ts';

const rememberedKey = [...applicationsKey, 'remembered'] as const;

export function useRememberedAnswers() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...rememberedKey, documentId],
    queryFn: () => request(listRememberedAnswers, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

export interface AnswerChange {
  answerId: string;
  userAnswer: string;
  scope: ReuseScope;
}

/** Each call returns the whole list, which replaces the one on the screen. */
export function useChangeRemembered() {
  const { documentId } = useProfileId();
  const keep = useKeepList();
  const params = { id: documentId ?? '' };
  const change = useMutation({
    mutationFn: ({ answerId, ...body }: AnswerChange) =>
      logged('Error changing remembered answer:', () =>
        request(changeRememberedAnswer, { params: { ...params, answerId }, body }),
      ),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: (answerId: string) =>
      logged('Error deleting remembered answer:', () =>
        request(removeRememberedAnswer, { params: { ...params, answerId } }),
      ),
    onSuccess: keep,
  });
  return { change, remove };
}

/** Open questions that several waiting applications have in common. */
export function useGroupedQuestions() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...applicationsKey, 'grouped', documentId],
    queryFn: () => request(listGroupedQuestions, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

export function useAnswerGrouped() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { applicationId: string; questionAnswerId: string; userAnswer: string }) =>
      logged('Error answering grouped question:', () =>
        request(answerGroupedQuestion, { params: { id: documentId ?? '' }, body }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}

export function useUpdatePrepared() {
  const { documentId } = useProfileId();
  const keep = useKeepList();
  return useMutation({
    mutationFn: (applicationIds: string[]) =>
      logged('Error updating prepared answers:', () =>
        request(updatePreparedAnswers, { params: { id: documentId ?? '' }, body: { applicationIds } }),
      ),
    onSuccess: keep,
  });
}

function useKeepList() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return (list: RememberedAnswers) => {
    queryClient.setQueryData([...rememberedKey, documentId], list);
    return queryClient.invalidateQueries({ queryKey: [...applicationsKey, 'one'] });
  };
}
