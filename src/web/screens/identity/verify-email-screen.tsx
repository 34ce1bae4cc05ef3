import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { safeTarget, withTarget } from '#domain/portal/portal.ts';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { readWaitingPage } from '#web/data/applications/waiting-page.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { verifyTexts as texts } from '#web/texts/account/verify-email.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
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
      <IdentityPage title={texts.done} intro={texts.doneIntro}>
        {waiting && user ? (
          <LinkButton full href={waiting}>
            {texts.goOn}
          </LinkButton>
        ) : (
          <LinkButton full href={user ? routes.home : routes.login}>
            {user ? texts.toMatches : texts.toLogin}
          </LinkButton>
        )}
      </IdentityPage>
    );
  return (
    <IdentityPage title={texts.confirmTitle} intro={texts.intro}>
      <Stack gap="form">
        {search.has('sent') && <Banner tone="ok">{texts.sentAgain}</Banner>}
        {dead && user === null && <Banner tone="bad">{errors['_']}</Banner>}
        {search.get('token') && user === null ? (
          <LogInToConfirm address={`${routes.verifyEmail}?${search}`} />
        ) : search.get('token') && !dead ? (
          <IdentityForm submit={texts.submit} submitsAutomatically />
        ) : (
          <AskAgain signedIn={user !== null} loginAddress={withTarget(routes.login, routes.verifyEmail)} />
        )}
      </Stack>
    </IdentityPage>
  );
}

/** The link alone isn't enough: somebody else may have signed up with this address. */
function LogInToConfirm({ address }: { address: string }) {
  const routes = useRoutes();
  return (
    <>
      <p>{texts.logIn}</p>
      <LinkButton full href={withTarget(routes.login, address)}>
        {texts.logInButton}
      </LinkButton>
      <p>
        <Trans
          text={texts.notYou}
          parts={{ link: (words) => <Link href={routes.forgotPassword}>{words}</Link> }}
        />
      </p>
    </>
  );
}

function AskAgain({ signedIn, loginAddress }: { signedIn: boolean; loginAddress: string }) {
  if (signedIn)
    return (
      <IdentityForm submit={texts.again}>
        <p>{texts.openLink}</p>
        <input type="hidden" name="again" value="yes" />
      </IdentityForm>
    );
  return (
    <p>
      <Trans text={texts.openOrLogIn} parts={{ link: (words) => <Link href={loginAddress}>{words}</Link> }} />
    </p>
  );
}
