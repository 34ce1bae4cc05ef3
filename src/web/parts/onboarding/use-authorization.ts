import { useState } from 'react';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { finishTexts as texts } from '#web/texts/profile/onboarding.ts';

/** The person's authorization to apply for them, stored as a consent when they continue. */
export function useAuthorization() {
  const { given, give } = useConsent('apply-for-me');
  const [ticked, setTicked] = useState<boolean>();
  const [checked, setChecked] = useState(false);
  const agreed = ticked ?? given !== undefined;
  return {
    agreed,
    setAgreed: setTicked,
    error: checked && !agreed ? texts.authorizationNeeded : undefined,
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
