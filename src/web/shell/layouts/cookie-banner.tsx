import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Consent } from '#domain/experiment/analytics-consent.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { giveConsent } from '#web/data/account/privacy-choices.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { usePage } from '#web/shell/state/app.tsx';
import { cookieTexts as texts } from '#web/texts/shell/layouts.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import styles from './cookie-banner.module.css';

/** Asks once (D-032). It is part of the page, so it covers nothing and shifts nothing later. */
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
    <section className={styles.banner} aria-label={texts.label}>
      <div className={styles.inner}>
        <p>
          {texts.text} <Link href={routes.privacy}>{texts.privacy}</Link>
        </p>
        <div className={styles.choices}>
          <Button size="sm" variant="secondary" onPress={() => answer('rejected')}>
            {texts.reject}
          </Button>
          <Button size="sm" variant="secondary" onPress={() => answer('accepted')}>
            {texts.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
