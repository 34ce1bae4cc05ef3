import { KeyRound } from 'lucide-react';
import { canUsePasskeys, useLogInWithPasskey } from '#web/data/passkeys.ts';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { useHydrated } from '#web/widgets/use-hydrated.ts';

/** Instead of the form, where the browser can: a passkey needs no address and no password. */
export function PasskeyButton({ target }: { target: string }) {
  const hydrated = useHydrated();
  const logIn = useLogInWithPasskey();
  if (!hydrated || !canUsePasskeys()) return null;
  return (
    <>
      <Button
        variant="secondary"
        full
        icon={KeyRound}
        loading={logIn.isPending || logIn.isSuccess}
        onPress={() => logIn.mutate(undefined, { onSuccess: () => window.location.assign(target) })}
      >
        Use a passkey
      </Button>
      {logIn.error && <Banner tone="bad">{logIn.error.message}</Banner>}
    </>
  );
}
