import { useState } from 'react';
import { useConsent } from '#web/data/account/consent-calls.ts';

/** The person's word that applications may be sent for them; kept as a consent when they go on. */
export function useAuthorization() {
  const { given, give } = useConsent('apply-for-me');
  const [ticked, setTicked] = useState<boolean>();
  const [checked, setChecked] = useState(false);
  const agreed = ticked ?? given !== undefined;
  return {
    agreed,
    setAgreed: setTicked,
    error: checked && !agreed ? 'Please confirm this to finish.' : undefined,
    problem: give.error?.message,
    confirm: async (): Promise<boolean> => {
      setChecked(true);
      if (!agreed) return false;
      if (given) return true;
      return give.mutateAsync().then(
        () => true,
        () => false,
      );
    },
  };
}

export type AuthorizationForm = ReturnType<typeof useAuthorization>;
