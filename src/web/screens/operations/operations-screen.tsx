import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationsTab } from './applications-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { BrakesTab } from './brakes-tab.tsx';
import { ErrorsTab } from './errors-tab.tsx';
import { ExperimentsTab } from './experiments-tab.tsx';
import { FailuresTab } from './failures-tab.tsx';
import { FeaturesTab } from './features-tab.tsx';
import styles from './operations.module.css';
import { OperationsNav } from './operations-nav.tsx';
import { dailySections, type SectionId, setupSections } from './operations-sections.ts';
import { OverviewTab } from './overview-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { PlansTab } from './plans-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { QueuesTab } from './queues-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';

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
    brakes: <BrakesTab />,
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
