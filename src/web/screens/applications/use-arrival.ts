import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountBanner } from '#domain/credits/exhaust-reaction.ts';
import { readBannerName } from '#web/parts/account/use-account-banner.ts';

export interface Arrival {
  banner: AccountBanner | null;
  verify: boolean;
}

/** A banner or popup that another screen asks for, in the router's state or in `?state=`. Read once, then removed (D-189). */
export function useArrival(): Arrival {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [arrival] = useState(() => readArrival(state, query.get('state')));
  const isRequested = arrival.banner !== null || arrival.verify;
  query.delete('state');
  const cleaned = query.size > 0 ? `${pathname}?${query}` : pathname;
  useEffect(() => {
    if (isRequested) void navigate(cleaned, { replace: true, state: null });
    // Only the state that was there on arrival is removed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return arrival;
}

function readArrival(state: unknown, text: string | null): Arrival {
  const given: { show?: unknown } = typeof state === 'object' && state !== null ? state : {};
  const show = given.show ?? text;
  return { banner: readBannerName(show), verify: show === 'verification' };
}
