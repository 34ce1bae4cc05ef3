import { KeyRound } from 'lucide-react';
import { consolePath, operatorRole } from '#domain/operator-role.ts';
import { safeTarget } from '#domain/portal/portal.ts';
import { canUsePasskeys, useLogInWithPasskey } from '#web/data/account/passkeys.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';

/** Instead of the form, where the browser can: a passkey needs no address and no password. */
export function PasskeyButton({ target, home }: { target: string | null; home: string }) {
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
        onPress={() =>
          logIn.mutate(undefined, {
            onSuccess: ({ role }) =>
              // Operators come to work, unless the address says where to go.
              window.location.assign(safeTarget(target, role >= operatorRole ? consolePath : home)),
          })
        }
      >
        Use a passkey
      </Button>
      {logIn.error && <Banner tone="bad">{logIn.error.message}</Banner>}
    </>
  );
}
