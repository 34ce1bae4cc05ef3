import type { ListedApplication } from '#contract/applications/job-application.ts';
import { type DisplayStatus, isUnconfirmed } from '#domain/application/display-status.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { listTexts as texts } from '#web/texts/applications/application-lists.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import type { RowPopups } from './use-row-popups.tsx';

interface RowActionProps {
  application: ListedApplication;
  status: DisplayStatus;
  rows: RowPopups;
}

/** Opens the receipt, or explains why the application failed (D-165). */
export function RowAction({ application, status, rows }: RowActionProps) {
  const receipt = useRoutes().receipt(application.id);
  if (status !== 'ActionRecommended')
    return (
      <LinkButton variant="secondary" size="md" full href={receipt}>
        {texts.view}
      </LinkButton>
    );
  if (isUnconfirmed(application.failedReason?.errorCode))
    return (
      <LinkButton size="md" full href={receipt}>
        {texts.check}
      </LinkButton>
    );
  return (
    <>
      <Button size="md" full onPress={() => rows.check(application)}>
        {texts.check}
      </Button>
      {rows.failureOf(application.id)}
    </>
  );
}
