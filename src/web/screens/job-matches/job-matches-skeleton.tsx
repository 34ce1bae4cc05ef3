import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import styles from './job-matches.module.css';

export function JobMatchesSkeleton() {
  return (
    <div className={styles.matches} aria-busy="true">
      <div className={styles.title}>
        <PageHeader title={texts.title} />
      </div>
      <div className={styles.list}>
        <Stack>
          {['one', 'two', 'three', 'four', 'five'].map((card) => (
            <Card key={card}>
              <Stack>
                <Skeleton shape="title" width="long" />
                <Skeleton />
                <Skeleton width="medium" />
              </Stack>
            </Card>
          ))}
        </Stack>
      </div>
      <div className={styles.detail}>
        <Card>
          <Stack>
            <Skeleton shape="title" width="medium" />
            <Skeleton width="long" />
            <Skeleton shape="button" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </div>
    </div>
  );
}
