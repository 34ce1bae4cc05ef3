import { useNavigate } from 'react-router';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { readApplyUrl } from '#domain/application/receipt-banner.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { useRemoveJob } from '#web/parts/job/use-remove-job.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';

interface PageActionsProps {
  application: JobApplication;
  /** Unless the status block has it. */
  showsLink: boolean;
}

/** What a person can do with an application that was not sent, besides what its status block offers (D-205). */
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
            Open the company's site
          </LinkButton>
        )}
        <Button variant="ghost" size="md" onPress={() => removal.ask(application)}>
          Not interested
        </Button>
      </Row>
      {removal.failureOf(application.id)}
      {removal.popup}
    </>
  );
}
