import { useEffect } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { useAccount, useSendVerification } from '#web/data/account/account-calls.ts';
import { keepWaitingPage } from '#web/data/applications/waiting-page.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { verifyTexts } from '#web/texts/account/verify-email.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';

/** Shown until the address is confirmed, so that nobody learns of it only when an application can't be sent. */
export function ConfirmEmailBanner() {
  const { data: account } = useAccount();
  if (!account || account.emailVerified) return null;
  return (
    <Container>
      <Waiting email={account.email} title={verifyTexts.confirmTitle} />
    </Container>
  );
}

/** The same notice above a button that needs a confirmed address. */
export function ConfirmEmailFirst() {
  const { data: account } = useAccount();
  if (!account || account.emailVerified) return null;
  return <Waiting email={account.email} title={verifyTexts.confirmFirst} tone="warn" />;
}

function Waiting({ email, ...look }: { email: string; title: string; tone?: 'warn' }) {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const send = useSendVerification();
  // The page behind the link in the email offers to return to this page.
  useEffect(() => keepWaitingPage(pathname + search), [pathname, search]);
  return (
    <Banner
      {...look}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={send.isPending}
          isDisabled={send.isSuccess}
          onPress={() => send.mutate()}
        >
          {verifyTexts.resend}
        </Button>
      }
    >
      {send.isSuccess ? verifyTexts.resent(email) : (send.error?.message ?? verifyTexts.open(email))}{' '}
      <Link href={routes.settings}>{verifyTexts.changeAddress}</Link>
    </Banner>
  );
}
