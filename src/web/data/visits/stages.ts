import type { StageId } from '#domain/experiment/experiment.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { touchVisit } from './visit.ts';
import { askSaveStage } from './visit-calls.ts';

const storageKey = 'visit-stages';

interface VisitStages {
  visitId: string;
  /** By stage: whether the person reached it before this visit. */
  before: Record<string, boolean>;
}

const asked = new Map<string, Promise<boolean>>();

/** Saves a stage once per visit (D-093). Returns whether it was reached in an earlier visit. */
export function enterStage(stageId: StageId, { userId, portal }: { userId: string; portal: Portal }) {
  const visitId = touchVisit();
  const known = readStages(visitId).before[stageId];
  if (known !== undefined) return Promise.resolve(known);
  const key = `${visitId} ${userId} ${stageId}`;
  const asking = asked.get(key) ?? saveStage(stageId, { userId, portal, visitId });
  asked.set(key, asking);
  asking.catch(() => asked.delete(key));
  return asking;
}

async function saveStage(
  stageId: StageId,
  { userId, portal, visitId }: { userId: string; portal: Portal; visitId: string },
): Promise<boolean> {
  const { visitedBefore } = await askSaveStage(userId, portal, stageId);
  const stages = readStages(visitId);
  stages.before[stageId] = visitedBefore;
  sessionStorage.setItem(storageKey, JSON.stringify(stages));
  return visitedBefore;
}

function readStages(visitId: string): VisitStages {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as VisitStages | null;
    if (stored?.visitId === visitId) return stored;
  } catch {
    // The stored value isn't ours: the stage is saved again.
  }
  return { visitId, before: {} };
}
