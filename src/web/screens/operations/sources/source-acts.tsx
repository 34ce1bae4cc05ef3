import type { SourceRow } from '#contract/operations/operations-sources.ts';
import { changeJobSource, mergeJobSource, removeJobSource } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { sourceTexts as texts } from '#web/texts/console/sources-console.ts';
import { Row } from '#web/widgets/layout/page-layout.tsx';

type Act = keyof typeof texts.acts;

/** The actions that would change something about this source. */
export function SourceActs({ source }: { source: SourceRow }) {
  const change = useConsoleAct(changeJobSource);
  const remove = useConsoleAct(removeJobSource);
  const merge = useConsoleAct(mergeJobSource);
  const params = { sourceId: source.id };
  const run: Record<Act, (reason: string) => Promise<unknown>> = {
    pause: (reason) => change.mutateAsync({ params, body: { change: 'pause', reason } }),
    resume: (reason) => change.mutateAsync({ params, body: { change: 'resume', reason } }),
    hide: (reason) => change.mutateAsync({ params, body: { change: 'hide', reason } }),
    remove: (reason) => remove.mutateAsync({ params, body: { reason } }),
    merge: (reason) => merge.mutateAsync({ params, body: { into: source.sameAs ?? '', reason } }),
  };
  const acts: Act[] = [
    source.enabled ? 'pause' : 'resume',
    ...(source.hidden ? [] : (['hide'] as const)),
    ...(source.sameAs ? (['merge'] as const) : []),
    'remove',
  ];
  return (
    <Row>
      {acts.map((act) => (
        <ActButton
          key={act}
          label={texts.acts[act].label}
          title={texts.acts[act].title(texts.source(source))}
          effect={texts.acts[act].effect}
          done={texts.done}
          act={run[act]}
        />
      ))}
    </Row>
  );
}
