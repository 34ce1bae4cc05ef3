import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationsTab } from './applications/applications-tab.tsx';
import { ErrorsTab } from './applications/errors-tab.tsx';
import { FailuresTab } from './applications/failures-tab.tsx';
import { OverviewTab } from './numbers/overview-tab.tsx';
import { QueuesTab } from './numbers/queues-tab.tsx';
import { OperationsNav } from './operations-nav.tsx';
import styles from './parts/operations.module.css';
import { dailySections, type SectionId, setupSections } from './parts/operations-sections.ts';
import { AuditTab } from './people/audit-tab.tsx';
import { PeopleTab } from './people/people-tab.tsx';
import { RequestsTab } from './people/requests-tab.tsx';
import { ExperimentsTab } from './settings/experiments-tab.tsx';
import { FeaturesTab } from './settings/features-tab.tsx';
import { HoldsTab } from './settings/holds-tab.tsx';
import { PlansTab } from './settings/plans-tab.tsx';
import { QuestionsTab } from './settings/questions-tab.tsx';
import { SourcesTab } from './sources/sources-tab.tsx';

const sections = [...dailySections, ...setupSections];

/** `/ops`: what those who run the service see and may do. */
export function OperationsScreen() {
  const [params] = useSearchParams();
  const section = sections.find(({ id }) => id === params.get('tab')) ?? dailySections[0];
  const panels: Record<SectionId, ReactNode> = {
    overview: <OverviewTab />,
    people: <PeopleTab />,
    applications: <ApplicationsTab />,
    failures: <FailuresTab />,
    holds: <HoldsTab />,
    queues: <QueuesTab />,
    sources: <SourcesTab />,
    privacy: <RequestsTab key="privacy" kind="privacy" />,
    tickets: <RequestsTab key="ticket" kind="ticket" />,
    errors: <ErrorsTab />,
    plans: <PlansTab />,
    features: <FeaturesTab />,
    experiments: <ExperimentsTab />,
    questions: <QuestionsTab />,
    audit: <AuditTab />,
  };
  return (
    <div className={styles.frame}>
      <OperationsNav selected={section.id} />
      <div className={styles.page}>
        {section.id !== 'overview' && (
          <header className={styles.head}>
            <div>
              <h1 className="title">{section.label}</h1>
              {'intro' in section && <p className={styles.intro}>{section.intro}</p>}
            </div>
          </header>
        )}
        {panels[section.id]}
        <p className={styles.recorded}>Every look at a person and every act here is recorded.</p>
      </div>
    </div>
  );
}
