import type { SavedSearch } from '#contract/jobs/saved-searches.ts';
import { useChangeSearch, useDeleteSearch, useSavedSearches } from '#web/data/jobs/saved-searches.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { MatchAlertSwitch } from '#web/parts/job/match-alert-switch.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { alertTexts as texts } from '#web/texts/account/notifications.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './settings.module.css';
import { SettingsRow } from './settings-row.tsx';

/** The person's saved searches, and alerts about jobs that match their profile. */
export function AlertsSection() {
  return (
    <Card as="section">
      <Heading>{texts.title}</Heading>
      <Loaded texts={texts} query={useSavedSearches()}>
        {(data) => (
          <>
            <Text>{texts.words}</Text>
            <div className={styles.form}>
              <MatchAlertSwitch />
            </div>
            <ul className={styles.rows}>
              {data.map((search) => (
                <SearchRow key={search.id} search={search} />
              ))}
            </ul>
            {!data.some(({ query }) => query.kind === 'search') && <Text>{texts.none}</Text>}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const others = { daily: 'weekly', weekly: 'daily' } as const;

function SearchRow({ search: { id, name, rhythm, paused } }: { search: SavedSearch }) {
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const problem = change.error ?? remove.error;
  const actions = [
    { label: texts.switchTo[others[rhythm]], act: () => change.mutate({ id, rhythm: others[rhythm] }) },
    { label: paused ? texts.resume : texts.pause, act: () => change.mutate({ id, paused: !paused }) },
    { label: texts.delete, act: () => remove.mutate(id) },
  ];
  return (
    <SettingsRow name={name} note={paused ? texts.paused : texts.rhythms[rhythm]} problem={problem}>
      <div className={styles.actions}>
        {actions.map(({ label, act }) => (
          <Button
            key={label}
            variant="ghost"
            size="md"
            aria-label={texts.actionFor(label, name)}
            isDisabled={change.isPending || remove.isPending}
            onPress={act}
          >
            {label}
          </Button>
        ))}
      </div>
    </SettingsRow>
  );
}
