import type { JobDetail } from '#contract/applications/job-application.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { usePageTitle } from '#web/parts/hooks/use-page-view.ts';
import { reviewTexts as texts } from '#web/texts/applications/review.ts';
import { PageHeader } from '#web/widgets/layout/page-layout.tsx';

/** The heading and page title name the job, so that two reviews never have the same title. */
export function AuditHeader({ job: detail }: { job?: JobDetail }) {
  const routes = useRoutes();
  const job = detail && { title: detail.title, company: detail.company.name };
  usePageTitle(job && texts.pageTitle(job));
  return <PageHeader title={job ? texts.titleFor(job) : texts.title} back={`${routes.applications}?tab=2`} />;
}
