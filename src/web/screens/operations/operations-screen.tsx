import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { consoleTexts, sections as sectionTexts } from '#web/texts/console/console-frame.ts';
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

const allSections = [...dailySections, ...setupSections];

/** `/ops`: the operations console. */
export function OperationsScreen() {
  const [params] = useSearchParams();
  const selected = allSections.find(({ id }) => id === params.get('tab'))?.id ?? 'overview';
  const section: { label: string; intro?: string } = sectionTexts[selected];
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
      <OperationsNav selected={selected} />
      <div className={styles.page}>
        {selected !== 'overview' && (
          <header className={styles.head}>
            <div>
              <h1 className="title">{section.label}</h1>
              {section.intro && <p className={styles.intro}>{section.intro}</p>}
            </div>
          </header>
        )}
        {panels[selected]}
        <p className={styles.recorded}>{consoleTexts.recorded}</p>
      </div>
    </div>
  );
}
