import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountBanner } from '#domain/credits/exhaust-reaction.ts';
import { readBannerName } from '#web/parts/account/use-account-banner.ts';

export interface Arrival {
  banner: AccountBanner | null;
  verify: boolean;
}

/** What another screen has to say here: in the router's state, or in `?state=`. Read once, then taken away (D-189). */
export function useArrival(): Arrival {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [arrival] = useState(() => readArrival(state, query.get('state')));
  const told = arrival.banner !== null || arrival.verify;
  query.delete('state');
  const cleaned = query.size > 0 ? `${pathname}?${query}` : pathname;
  useEffect(() => {
    if (told) void navigate(cleaned, { replace: true, state: null });
    // Only what was there on arrival is taken away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return arrival;
}

function readArrival(state: unknown, text: string | null): Arrival {
  const given: { show?: unknown } = typeof state === 'object' && state !== null ? state : {};
  const show = given.show ?? text;
  return { banner: readBannerName(show), verify: show === 'verification' };
}
