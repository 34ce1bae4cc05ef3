import { useNavigate } from 'react-router';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { readApplyUrl } from '#domain/application/receipt-banner.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { useRemoveJob } from '#web/parts/job/use-remove-job.tsx';
import { outcomeTexts as texts } from '#web/texts/applications/receipt.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';

interface PageActionsProps {
  application: JobApplication;
  /** False where the status block already has the link. */
  showsLink: boolean;
}

/** Actions for an application that wasn't sent, besides those in its status block (D-205). */
export function PageActions({ application, showsLink }: PageActionsProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const removal = useRemoveJob(() => void navigate(`${routes.applications}?tab=4`));
  const company = readApplyUrl(application.jobDetail.applyUrl);
  return (
    <>
      <Row>
        {showsLink && company && (
          <LinkButton variant="tertiary" size="md" href={company} leavesSite>
            {texts.openSite}
          </LinkButton>
        )}
        <Button variant="ghost" size="md" onPress={() => removal.ask(application)}>
          {texts.notInterested}
        </Button>
      </Row>
      {removal.failureOf(application.id)}
      {removal.popup}
    </>
  );
}
