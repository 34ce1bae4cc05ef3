import { useState } from 'react';
import { startsCharge } from '#domain/credits/exhaust-reaction.ts';
import { useCredits } from '#web/data/money/ecommerce-calls.ts';
import { type ApplyReactions, type ApplyTarget, useApplyFlow } from './use-apply-flow.ts';

const storageKey = 'dontShowOneClickMoreJobModal';

function shouldAsk(storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return storage.getItem(storageKey) !== 'true';
}

export function dontAskAgain(storage: Pick<Storage, 'setItem'> = localStorage): void {
  storage.setItem(storageKey, 'true');
}

/** One-click apply in a list: asks first, sends one application at a time, and reports the outcome. */
export function useOneClick(reactions: ApplyReactions) {
  const flow = useApplyFlow(reactions);
  const { data: account } = useCredits();
  const [asking, setAsking] = useState<ApplyTarget | null>(null);
  const run = (target: ApplyTarget) => {
    setAsking(null);
    void flow.apply(target);
  };
  return {
    ...flow,
    start: (target: ApplyTarget) => {
      // A charge has its own confirmation.
      const asksAnyway = account !== undefined && startsCharge(account.credits, account.exhaust_reason);
      if (asksAnyway || !shouldAsk()) run(target);
      else setAsking(target);
    },
    asking,
    cancel: () => setAsking(null),
    confirm: () => asking && run(asking),
    busy: flow.busy || asking !== null,
  };
}
