import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Consent } from '#domain/experiment/analytics-consent.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { giveConsent } from '#web/data/account/privacy-choices.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { usePage } from '#web/shell/state/app.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import styles from './cookie-banner.module.css';

/** Asks once (D-032). It stands in the page, not over it, so it covers nothing and nothing jumps. */
export function CookieBanner() {
  const portal = usePortal();
  const routes = useRoutes();
  const { askConsent } = usePage();
  const [answered, setAnswered] = useState(false);
  if (!askConsent || answered || !hasFeature(portal, 'CookieBanner')) return null;
  const answer = (consent: Consent) => {
    giveConsent(consent);
    setAnswered(true);
  };
  return (
    <section className={styles.banner} aria-label="Cookies and privacy">
      <div className={styles.inner}>
        <p>
          We use cookies that the site needs. If you accept, we also count how it is used, to make it better.{' '}
          <Link href={routes.privacy}>Privacy Policy</Link>
        </p>
        <div className={styles.choices}>
          <Button size="sm" variant="secondary" onPress={() => answer('rejected')}>
            Reject non-essential
          </Button>
          <Button size="sm" variant="secondary" onPress={() => answer('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
