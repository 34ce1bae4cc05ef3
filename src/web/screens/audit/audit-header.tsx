import type { JobDetail } from '#contract/applications/job-application.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { usePageTitle } from '#web/parts/hooks/use-page-view.ts';
import { PageHeader } from '#web/widgets/layout/page-layout.tsx';

/** The job is part of the heading and of the title: every review would be called the same otherwise. */
export function AuditHeader({ job }: { job?: JobDetail }) {
  const routes = useRoutes();
  const name = job && `${job.title} at ${job.company.name}`;
  usePageTitle(name && `${name} · Review your application`);
  return (
    <PageHeader
      title={name ? `Review your application for ${name}` : 'Review your application'}
      back={`${routes.applications}?tab=2`}
    />
  );
}
