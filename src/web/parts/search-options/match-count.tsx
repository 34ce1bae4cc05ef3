import { useMatchCount } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { countMatches } from '#web/texts/jobs/job-matches.ts';
import { searchOptionTexts as texts } from '#web/texts/profile/search-options.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './search-options.module.css';

/** How many jobs the saved options find. */
export function MatchCount() {
  const { exploreJobMatches } = useRoutes();
  const { data, isError } = useMatchCount();
  if (isError) return null;
  return (
    <Card>
      <Text>{texts.withTheseOptions}</Text>
      {data === undefined ? (
        <Skeleton shape="title" width="medium" />
      ) : (
        <>
          <p className={styles.count}>{countMatches(data)}</p>
          {data.onlyBest && <Text>{texts.amongTop(data.totalRecords)}</Text>}
          <ul className={styles.places}>
            {data.places.map(({ place, jobs }) => (
              <li key={place}>
                <span>{place}</span>
                <strong>{jobs}</strong>
                <ProgressBar thin label={place} progressStatus={share(jobs, data.places)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <LinkButton variant="link" size="sm" href={exploreJobMatches}>
          {texts.seeMatches}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The place with the most jobs has a full bar. */
function share(jobs: number, places: { jobs: number }[]): number {
  const most = Math.max(1, ...places.map((one) => one.jobs));
  return Math.round((100 * jobs) / most);
}
