import { useRoutes } from '#web/data/portal.ts';
import { PageHeader } from '#web/widgets/page-layout.tsx';

export function AuditHeader() {
  const routes = useRoutes();
  return <PageHeader title="Review your application" back={`${routes.applications}?tab=2`} />;
}
