import { KeyRound } from 'lucide-react';
import { consolePath, operatorRole } from '#domain/operator-role.ts';
import { safeTarget } from '#domain/portal/portal.ts';
import { canUsePasskeys, useLogInWithPasskey } from '#web/data/account/passkeys.ts';
import { loginTexts } from '#web/texts/account/login.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';

/** Logs in with a passkey in place of email and password, where the browser supports it. */
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
              // Operators go to the console unless the address has a target.
              window.location.assign(safeTarget(target, role >= operatorRole ? consolePath : home)),
          })
        }
      >
        {loginTexts.passkey}
      </Button>
      {logIn.error && <Banner tone="bad">{logIn.error.message}</Banner>}
    </>
  );
}
