import { usePause, useSetPause } from '#web/data/applications/holding-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { failureTexts } from '#web/texts/buttons.ts';
import { Switch } from '#web/widgets/fields/switch.tsx';

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
      {change.error && (
        <FailureHere title={failureTexts.notSaved} onRetry={() => change.mutate(change.variables)}>
          {change.error.message}
        </FailureHere>
      )}
    </div>
  );
}
