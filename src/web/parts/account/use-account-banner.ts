import { useState } from 'react';
import { type AccountBanner, accountBanners, bannerOf } from '#domain/credits/exhaust-reaction.ts';
import { useIdle } from '#web/data/account/idle.ts';
import { useCredits } from '#web/data/money/ecommerce-calls.ts';
import { useFlowData } from '#web/data/visits/visit-calls.ts';

const storageKey = 'dismissedBanners';

/**
 * Which account banner the page shows: the one that sending just led to, or the one that the account needs (D-183).
 * Credits above 0 hide all but the eleventh; a dismissed banner stays hidden for the browser session; an idle page shows
 * none.
 */
export function useAccountBanner(arrivedWith: AccountBanner | null) {
  const idle = useIdle();
  const { data: account } = useCredits();
  const { data: flow } = useFlowData();
  const [requested, setRequested] = useState(arrivedWith);
  const [dismissed, setDismissed] = useState(readDismissed);
  const banner = chooseBanner({
    requested,
    credits: account?.credits,
    // Someone who never had a plan can't have a payment problem.
    reason: flow && flow.paymentStatus !== 'Not Started' ? (account?.exhaust_reason ?? null) : null,
  });
  return {
    banner: idle || banner === null || dismissed.includes(banner) ? null : banner,
    show: (next: AccountBanner) => {
      setDismissed(forget(next));
      setRequested(next);
    },
    dismiss: () => banner && setDismissed(remember(banner)),
  };
}

interface BannerFacts {
  requested: AccountBanner | null;
  credits: number | undefined;
  reason: string | null;
}

export function chooseBanner({ requested, credits, reason }: BannerFacts): AccountBanner | null {
  if (requested === 'eleventh') return requested;
  if (credits === undefined || credits > 0) return null;
  return requested ?? bannerOf(reason);
}

export function readBannerName(text: unknown): AccountBanner | null {
  return accountBanners.find((name) => name === text) ?? null;
}

function readDismissed(): AccountBanner[] {
  if (typeof sessionStorage === 'undefined') return [];
  const names = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  return names.flatMap((name) => readBannerName(name) ?? []);
}

function keep(names: AccountBanner[]): AccountBanner[] {
  sessionStorage.setItem(storageKey, names.join(' '));
  return names;
}

function remember(name: AccountBanner): AccountBanner[] {
  return keep([...new Set([...readDismissed(), name])]);
}

function forget(name: AccountBanner): AccountBanner[] {
  return keep(readDismissed().filter((one) => one !== name));
}
