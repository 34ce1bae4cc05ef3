import type { JobApplication } from '#contract/applications/job-application.ts';
import { type DisplayStatus, displayStatus } from '#domain/application/display-status.ts';
import { isMarkedSending } from '#web/data/applications/sending-marks.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { useApplyDirectly } from '#web/data/visits/use-experiment.ts';

type ShownApplication = Pick<
  JobApplication,
  'id' | 'jobApplicationStatus' | 'failedReason' | 'activePostArchiveDetail'
> & { jobDetail: Pick<JobApplication['jobDetail'], 'eligibleForExpertApply'> };

/** Every screen gets an application's display status here. It depends on the portal, the person, and the browser. */
export function useDisplayStatus(): (application: ShownApplication) => DisplayStatus {
  const portal = usePortal();
  const applyDirectly = useApplyDirectly();
  const features = portal.features.filter((feature) => applyDirectly || feature !== 'applyDirectlyTest');
  return (application) =>
    displayStatus(
      {
        status: application.jobApplicationStatus,
        errorCode: application.failedReason?.errorCode,
        postArchiveStatus: application.activePostArchiveDetail?.postArchiveStatus,
        markedSending: isMarkedSending(application.id),
        eligibleForExpertApply: application.jobDetail.eligibleForExpertApply,
      },
      features,
    );
}
