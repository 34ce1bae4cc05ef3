import { useState } from 'react';
import { Button } from '#web/widgets/buttons/button.tsx';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Steps } from '#web/widgets/feedback/steps.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { Tabs } from '#web/widgets/layout/tabs.tsx';
import { Spinner } from '#web/widgets/marks/spinner.tsx';
import styles from './gallery.module.css';
import { Sample, Section } from './section.tsx';

const tabs = [
  { id: 'review', label: 'Review and apply', count: 4 },
  { id: 'tracker', label: 'Application tracker' },
  { id: 'manual', label: 'Manual', disabled: true },
];

export function LoadingSection() {
  const [page, setPage] = useState(6);
  const [tab, setTab] = useState('review');
  return (
    <Section title="Loading, paging, progress">
      <div className={styles.columns} data-wide>
        <Sample title="Skeleton, 5 rows">
          <SkeletonRows label="Loading jobs" />
        </Sample>
        <Stack gap="section">
          <Sample title="Pagination">
            <Pagination page={page} pages={12} onPage={setPage} />
            <Pagination page={1} pages={1} onPage={setPage} />
          </Sample>
          <Sample title="Progress, 1 second from old to new value">
            <Progress />
          </Sample>
          <Sample title="Spinner">
            <Row>
              <Spinner size="sm" />
              <Spinner />
              <Spinner size="lg" label="Loading" />
            </Row>
          </Sample>
          <Sample title="Steps">
            <Steps steps={['Resume', 'Check', 'Done']} current={1} />
          </Sample>
        </Stack>
      </div>
      <Tabs label="Applications" items={tabs} selected={tab} onSelect={setTab}>
        {tab === 'review' ? 'Four jobs are ready for your review.' : 'Every application with its result.'}
      </Tabs>
    </Section>
  );
}

function Progress() {
  const [run, setRun] = useState(0);
  return (
    <Stack>
      <ProgressBar key={run} label="Answers" progressFrom={20} progressStatus={66} />
      <div>
        <Button variant="secondary" size="sm" onPress={() => setRun(run + 1)}>
          Run again
        </Button>
      </div>
    </Stack>
  );
}
