import { useChangeSearch, useSavedSearches, useSaveSearch } from '#web/data/jobs/saved-searches.ts';
import { jobTexts as texts } from '#web/texts/jobs/job.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Switch } from '#web/widgets/fields/switch.tsx';

/** Turns emails about new matches on or off; Settings has how often they come. */
export function MatchAlertSwitch() {
  const { data } = useSavedSearches();
  const save = useSaveSearch();
  const change = useChangeSearch();
  if (!data) return null;
  const saved = data.find(({ query }) => query.kind === 'matches');
  const problem = save.error ?? change.error;
  return (
    <>
      <Switch
        isSelected={saved !== undefined && !saved.paused}
        isDisabled={save.isPending || change.isPending}
        onChange={(wanted) =>
          saved ? change.mutate({ id: saved.id, paused: !wanted }) : save.mutate({ kind: 'matches' })
        }
      >
        {texts.alertMe}
      </Switch>
      {problem && <Banner tone="bad">{problem.message}</Banner>}
    </>
  );
}
