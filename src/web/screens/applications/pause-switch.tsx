import { usePause, useSetPause } from '#web/data/holding-calls.ts';
import { Banner } from '#web/widgets/banner.tsx';
import { Switch } from '#web/widgets/switch.tsx';

/** The person's own stop for everything at once. */
export function PauseSwitch() {
  const { data: pause } = usePause();
  const change = useSetPause();
  if (!pause) return null;
  return (
    <div>
      <Switch
        isSelected={pause.paused}
        isDisabled={change.isPending}
        onChange={(paused) => change.mutate(paused)}
      >
        {pause.paused ? 'Paused: nothing is prepared or sent' : 'Pause everything'}
      </Switch>
      {change.error && <Banner tone="bad">{change.error.message}</Banner>}
    </div>
  );
}
