import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { stageIds, stageOf } from '#domain/experiment/experiment.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { ApplyDirectlyContext, useFindApplyDirectly } from '#web/data/visits/use-experiment.ts';
import { headerTexts } from '#web/texts/shell/layouts.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';

/** Holds back the application pages until the person's variant is known, so that nothing on screen changes later. */
export function ExperimentGate({ children }: { children: ReactNode }) {
  const stageId = stageOf(usePortal(), useLocation().pathname);
  const found = useFindApplyDirectly();
  const [latest, setLatest] = useState<boolean>();
  if (stageId !== stageIds.applications) return children;
  if (found !== undefined && found !== latest) setLatest(found);
  const applyDirectly = found ?? latest;
  if (applyDirectly === undefined)
    return (
      <Container>
        <SkeletonRows label={headerTexts.loading} />
      </Container>
    );
  return <ApplyDirectlyContext value={applyDirectly}>{children}</ApplyDirectlyContext>;
}
