import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { stageIds, stageOf } from '#domain/experiment/experiment.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { ApplyDirectlyContext, useFindApplyDirectly } from '#web/data/visits/use-experiment.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';

/** The pages of applications wait until it is known which variant the person sees; nothing shown is taken away again. */
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
        <SkeletonRows label="Loading" />
      </Container>
    );
  return <ApplyDirectlyContext value={applyDirectly}>{children}</ApplyDirectlyContext>;
}
