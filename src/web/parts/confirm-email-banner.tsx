import { useEffect } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { useAccount, useSendVerification } from '#web/data/account-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { keepWaitingPage } from '#web/data/waiting-page.ts';
import { verifyTexts } from '#web/texts/verify-email.ts';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Container } from '#web/widgets/page-layout.tsx';

/** Shown until the address is confirmed, so that nobody learns of it only when an application can't be sent. */
export function ConfirmEmailBanner() {
  const { data: account } = useAccount();
  return account && !account.emailVerified ? <Waiting email={account.email} /> : null;
}

function Waiting({ email }: { email: string }) {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const send = useSendVerification();
  // The link in the email leads back to the page that waits for it.
  useEffect(() => keepWaitingPage(pathname + search), [pathname, search]);
  return (
    <Container>
      <Banner
        title={verifyTexts.confirmTitle}
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
    </Container>
  );
}
