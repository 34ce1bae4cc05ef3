import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { safeTarget, withTarget } from '#domain/portal/portal.ts';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { readWaitingPage } from '#web/data/applications/waiting-page.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { verifyTexts } from '#web/texts/account/verify-email.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';

export function VerifyEmailScreen() {
  const routes = useRoutes();
  const user = useUser();
  const [search] = useSearchParams();
  const { errors } = useSentForm();
  const hydrated = useHydrated();
  const waiting = hydrated ? safeTarget(readWaitingPage(), '') : '';
  const dead = Object.keys(errors).length > 0;
  if (search.has('confirmed'))
    return (
      <IdentityPage
        title="Your email address is confirmed"
        intro="We can now send applications in your name."
      >
        {waiting && user ? (
          <LinkButton full href={waiting}>
            {verifyTexts.goOn}
          </LinkButton>
        ) : (
          <LinkButton full href={user ? routes.home : routes.login}>
            {user ? 'Go to your job matches' : 'Log in'}
          </LinkButton>
        )}
      </IdentityPage>
    );
  return (
    <IdentityPage
      title="Confirm your email address"
      intro="It shows employers and us that the address is yours."
    >
      <Stack gap="form">
        {search.has('sent') && <Banner tone="ok">A new link is on its way. It works for 24 hours.</Banner>}
        {dead && user === null && <Banner tone="bad">{errors['_']}</Banner>}
        {search.get('token') && user === null ? (
          <LogInToConfirm address={`${routes.verifyEmail}?${search}`} />
        ) : search.get('token') && !dead ? (
          <IdentityForm submit="Confirm email address" sendsItself />
        ) : (
          <AskAgain signedIn={user !== null} loginAddress={withTarget(routes.login, routes.verifyEmail)} />
        )}
      </Stack>
    </IdentityPage>
  );
}

/** The link alone confirms nothing: somebody else may have signed up with this address. */
function LogInToConfirm({ address }: { address: string }) {
  const routes = useRoutes();
  return (
    <>
      <p>{verifyTexts.logIn}</p>
      <LinkButton full href={withTarget(routes.login, address)}>
        {verifyTexts.logInButton}
      </LinkButton>
      <p>
        {verifyTexts.notYou} <Link href={routes.forgotPassword}>{verifyTexts.newPassword}</Link>
      </p>
    </>
  );
}

function AskAgain({ signedIn, loginAddress }: { signedIn: boolean; loginAddress: string }) {
  if (signedIn)
    return (
      <IdentityForm submit="Send me a new link">
        <p>Open the link in the mail we sent you. Can't find it? We send another one.</p>
        <input type="hidden" name="again" value="yes" />
      </IdentityForm>
    );
  return (
    <p>
      Open the link in the mail we sent you, or <Link href={loginAddress}>log in</Link> and ask for a new one.
    </p>
  );
}
