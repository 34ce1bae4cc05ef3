import { Trash2, Zap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ListedApplication } from '#contract/expert-apply.ts';
import { pageSizes } from '#domain/application/page-sizes.ts';
import { useApplicationList } from '#web/data/application-lists.ts';
import { useRoutes } from '#web/data/portal.ts';
import type { ApplyReactions } from '#web/parts/apply-flow/use-apply-flow.ts';
import { useOneClick } from '#web/parts/apply-flow/use-one-click.ts';
import { JobLine } from '#web/parts/job-line.tsx';
import { RemoveJob } from '#web/parts/remove-job.tsx';
import { useDisplayStatus } from '#web/parts/use-display-status.ts';
import { Button } from '#web/widgets/button.tsx';
import { Card } from '#web/widgets/card.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Pagination } from '#web/widgets/pagination.tsx';
import styles from './application-cards.module.css';
import { EmptyList } from './empty-list.tsx';
import { ListView } from './list-view.tsx';
import { MissingProfile } from './missing-profile.tsx';

const OneClickPopups = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/one-click-popups.tsx')).OneClickPopups,
}));
const SendProblem = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/send-problem.tsx')).SendProblem,
}));

const ready = ['ReadyForReview', 'ReadyForQuickApply'] as const;

export function ReadyTab({ reactions }: { reactions: ApplyReactions }) {
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<ListedApplication | null>(null);
  const oneClick = useOneClick(reactions);
  const paused = removing !== null || oneClick.busy;
  const query = useApplicationList(ready, { page, size: pageSizes.main, paused });
  return (
    <Stack>
      <MissingProfile />
      <Suspense>
        {oneClick.problem && <SendProblem problem={oneClick.problem} onClose={oneClick.clearProblem} />}
      </Suspense>
      <ListView query={query}>
        {({ results, totalPages }) =>
          results.length === 0 ? (
            <EmptyList of="ready" />
          ) : (
            <>
              <ul className={styles.cards} aria-label="Ready to send">
                {results.map((application) => (
                  <ReadyCard
                    key={application.id}
                    application={application}
                    running={oneClick.running === application.id}
                    locked={oneClick.running !== null}
                    onOneClick={() =>
                      oneClick.start({
                        applicationId: application.id,
                        company: application.jobDetail.company.name,
                      })
                    }
                    onRemove={() => setRemoving(application)}
                  />
                ))}
              </ul>
              <Pagination page={page} pages={totalPages} onPage={setPage} />
            </>
          )
        }
      </ListView>
      <Suspense>
        <OneClickPopups flow={oneClick} />
      </Suspense>
      <RemoveJob application={removing} onClose={() => setRemoving(null)} />
    </Stack>
  );
}

interface ReadyCardProps {
  application: ListedApplication;
  running: boolean;
  locked: boolean;
  onOneClick: () => void;
  onRemove: () => void;
}

function ReadyCard({ application, running, locked, onOneClick, onRemove }: ReadyCardProps) {
  const routes = useRoutes();
  const { jobDetail } = application;
  const quick = useDisplayStatus()(application) === 'ReadyForQuickApply';
  return (
    <Card as="li">
      <div className={styles.job}>
        <JobLine job={jobDetail} />
        <div className={styles.actions}>
          <span className={styles.remove}>
            <Button
              variant="ghost"
              size="md"
              icon={Trash2}
              aria-label={`Remove ${jobDetail.title}`}
              isDisabled={running}
              onPress={onRemove}
            >
              Remove
            </Button>
          </span>
          <LinkButton variant={quick ? 'secondary' : 'primary'} size="md" href={routes.audit(application.id)}>
            Review
          </LinkButton>
          {quick && (
            <Button
              size="md"
              icon={Zap}
              loading={running}
              isDisabled={locked && !running}
              onPress={onOneClick}
            >
              One-click apply
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
