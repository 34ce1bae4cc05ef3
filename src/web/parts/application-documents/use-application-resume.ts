import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobApplication } from '#contract/applications/job-application.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { applicationsKey } from '#web/data/applications/expert-apply-calls.ts';
import { chooseResume, customizeResume, revertResume } from '#web/data/documents/custom-resume.ts';
import { useProfileId, useUserId } from '#web/data/profile/builder-calls.ts';
import { logFault } from '#web/data/request/log-fault.ts';

/** Changes which resume an application is sent with and reloads the application. */
export function useApplicationResume({ id: applicationId, jobDetail }: JobApplication) {
  const userId = useUserId();
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  const target = { userId, profileId: documentId ?? '', applicationId };
  const change = useMutation({
    mutationFn: (work: () => Promise<JobApplication>) => work(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
    onError: () => logFault('Error changing custom document:'),
  });
  return {
    isBusy: change.isPending,
    problem: change.error?.message,
    choose: (resume: Pick<UserDocument, 'id' | 'preferences'> | null) =>
      change.mutate(() => chooseResume(target, resume)),
    revert: (resumeId: string) => change.mutate(() => revertResume(target, resumeId)),
    customize: () => {
      const { title, company, description } = jobDetail;
      const job = { title, company: company.name, description };
      change.mutate(() => customizeResume(target, job));
    },
  };
}
