import type { ListedApplication } from '#contract/applications/job-application.ts';
import { type DisplayStatus, isUnconfirmed } from '#domain/application/display-status.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import type { RowPopups } from './use-row-popups.tsx';

interface RowActionProps {
  application: ListedApplication;
  status: DisplayStatus;
  rows: RowPopups;
}

/** What can be done with a sent application: look at it, or find out why it did not work (D-165). */
export function RowAction({ application, status, rows }: RowActionProps) {
  const receipt = useRoutes().receipt(application.id);
  if (status !== 'ActionRecommended')
    return (
      <LinkButton variant="secondary" size="md" full href={receipt}>
        View application
      </LinkButton>
    );
  if (isUnconfirmed(application.failedReason?.errorCode))
    return (
      <LinkButton size="md" full href={receipt}>
        Check details
      </LinkButton>
    );
  return (
    <>
      <Button size="md" full onPress={() => rows.check(application)}>
        Check details
      </Button>
      {rows.failureOf(application.id)}
    </>
  );
}
