import type { SavedSearch } from '#contract/saved-searches.ts';
import { type AlertRhythm, alertRhythms } from '#domain/preferences/saved-search.ts';
import { useChangeSearch, useDeleteSearch, useSavedSearches } from '#web/data/saved-searches.ts';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { MatchAlertSwitch } from '#web/parts/match-alert-switch.tsx';
import { Text } from '#web/parts/text.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Segmented } from '#web/widgets/segmented.tsx';
import { SkeletonRows } from '#web/widgets/skeleton.tsx';
import styles from './settings.module.css';

/** Searches the person saved, and the matches of their profile. */
export function AlertsSection() {
  const { data, error, refetch } = useSavedSearches();
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        New jobs
      </Text>
      {data ? (
        <>
          <Text>One mail with what is new and why, never the same job twice. No news, no mail.</Text>
          <div className={styles.form}>
            <MatchAlertSwitch />
          </div>
          <ul className={styles.rows}>
            {data.map((search) => (
              <SearchRow key={search.id} search={search} />
            ))}
          </ul>
          {!data.some(({ query }) => query.kind === 'search') && (
            <Text>Save a search on the job search page to hear of new jobs there.</Text>
          )}
        </>
      ) : error ? (
        <LoadFailure what="your searches" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label="Loading your searches" />
      )}
    </Card>
  );
}

const rhythms = Object.entries(alertRhythms).map(([value, text]) => ({ value, text }));

function SearchRow({ search: { id, name, rhythm, paused } }: { search: SavedSearch }) {
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const problem = change.error ?? remove.error;
  return (
    <li className={styles.row}>
      <div>
        <Text look="subheading" as="span">
          {name}
        </Text>
        {paused && <Text>Paused</Text>}
        {problem && <Text tone="warning">{problem.message}</Text>}
      </div>
      <div className={styles.actions}>
        <Segmented
          label={`How often: ${name}`}
          options={rhythms}
          value={rhythm}
          onChange={(value) => change.mutate({ id, rhythm: value as AlertRhythm })}
        />
        <Button
          variant="ghost"
          size="md"
          aria-label={`${paused ? 'Go on with' : 'Pause'} ${name}`}
          loading={change.isPending}
          onPress={() => change.mutate({ id, paused: !paused })}
        >
          {paused ? 'Go on' : 'Pause'}
        </Button>
        <Button
          variant="ghost"
          size="md"
          aria-label={`Delete ${name}`}
          loading={remove.isPending}
          onPress={() => remove.mutate(id)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
