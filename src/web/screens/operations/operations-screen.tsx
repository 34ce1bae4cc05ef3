import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Container, PageHeader } from '#web/widgets/page-layout.tsx';
import { Tabs } from '#web/widgets/tabs.tsx';
import { ApplicationsTab } from './applications-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { FailuresTab } from './failures-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { QueuesTab } from './queues-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { SetupTab } from './setup-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'people', label: 'People' },
  { id: 'applications', label: 'Applications' },
  { id: 'failures', label: 'Failures' },
  { id: 'queues', label: 'Queues' },
  { id: 'sources', label: 'Sources' },
  { id: 'requests', label: 'Requests' },
  { id: 'setup', label: 'Setup' },
  { id: 'audit', label: 'Audit' },
] as const;

/** `/ops`: what those who run the service see and may do. */
export function OperationsScreen() {
  const [params, setParams] = useSearchParams();
  const [person, setPerson] = useState<string | null>(null);
  const selected = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'overview';
  const panels = {
    overview: <OverviewTab />,
    people: <PeopleTab person={person} onPerson={setPerson} />,
    applications: <ApplicationsTab />,
    failures: <FailuresTab />,
    queues: <QueuesTab />,
    sources: <SourcesTab />,
    requests: <RequestsTab />,
    setup: <SetupTab />,
    audit: <AuditTab />,
  };
  return (
    <Container>
      <PageHeader title="Operations" intro="Every look at a person and every act here is recorded." />
      <Tabs
        label="Operations"
        items={tabs}
        selected={selected}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
      >
        {panels[selected]}
      </Tabs>
    </Container>
  );
}
