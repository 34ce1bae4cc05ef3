import type { WatchedCompany } from '#contract/applications/watched-companies.ts';
import {
  usePauseWatch,
  useStopWatch,
  useWatchedCompanies,
} from '#web/data/applications/watched-companies.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { describeWatched, watchTexts as texts } from '#web/texts/jobs/watched-companies.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';
import { WatchCompany } from './watch-company.tsx';
import styles from './watched-companies.module.css';

/** The companies that the person watches, and a button to add one. */
export function WatchedCompanies() {
  const { documentId } = useProfileId();
  const companies = useWatchedCompanies();
  if (documentId === null) return null;
  return (
    <Card as="section">
      <div className={styles.head}>
        <Heading>{texts.title}</Heading>
        <WatchCompany />
      </div>
      <Text>{texts.words}</Text>
      <Loaded texts={texts} query={companies}>
        {(data) =>
          data.length === 0 ? (
            <Text>{texts.none}</Text>
          ) : (
            <ul className={styles.rows}>
              {data.map((watched) => (
                <WatchedRow key={watched.id} watched={watched} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function WatchedRow({ watched }: { watched: WatchedCompany }) {
  const { id, company, paused } = watched;
  const routes = useRoutes();
  const pause = usePauseWatch();
  const stop = useStopWatch();
  const problem = pause.error ?? stop.error;
  const busy = pause.isPending || stop.isPending;
  const pauseLabel = paused ? texts.resume : texts.pause;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="span" look="subheading">
          {company}
        </Text>
        <Text>{describeWatched(watched)}</Text>
        {paused && <Text look="fine">{texts.paused}</Text>}
        {problem && <Text tone="warning">{problem.message}</Text>}
      </div>
      <div className={styles.actions}>
        <LinkButton
          variant="ghost"
          size="md"
          href={`${routes.findJobs}?keywords=${encodeURIComponent(company)}`}
        >
          <Trans
            text={texts.seeJobs(company)}
            parts={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
          />
        </LinkButton>
        <Button
          variant="ghost"
          size="md"
          aria-label={texts.actionFor(pauseLabel, company)}
          isDisabled={busy}
          onPress={() => pause.mutate({ watchId: id, paused: !paused })}
        >
          {pauseLabel}
        </Button>
        <Button
          variant="ghost"
          size="md"
          aria-label={texts.actionFor(texts.stop, company)}
          isDisabled={busy}
          onPress={() => stop.mutate(id, { onSuccess: () => showToast({ message: texts.stopped(company) }) })}
        >
          {texts.stop}
        </Button>
      </div>
    </li>
  );
}
