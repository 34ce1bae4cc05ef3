import { Link } from 'react-aria-components/Link';
import { useRoutes } from '#web/data/request/portal.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';
import { StickyBar } from '#web/widgets/layout/sticky-bar.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import styles from './funnel-footer.module.css';

/** Fired by Next when its screen has no handler; forms with unsaved profile data listen for it and save (D-033). */
export const profileSaveEvent = 'dashboardProfileSave';

interface FunnelFooterProps {
  onNext?: () => void;
  onBack?: () => void;
  /** Only on optional steps. */
  onSkip?: () => void;
  next?: string;
  /** On the last step: the terms that its button agrees to. */
  legal?: boolean;
  busy?: boolean;
  /** On the step where an email address is given: did the person agree to marketing emails? */
  marketing?: boolean | undefined;
}

/** The end of an onboarding page: legal notes where they apply, then Next, Back, and Skip. */
export function FunnelFooter({
  onNext,
  onBack,
  onSkip,
  next = buttonTexts.next,
  legal = false,
  busy = false,
  marketing,
}: FunnelFooterProps) {
  const routes = useRoutes();
  const save = () => window.dispatchEvent(new CustomEvent(profileSaveEvent));
  return (
    <>
      <Container narrow>
        <div className={styles.note}>
          {legal && (
            <p>
              <Trans
                text={texts.agree(next)}
                parts={{
                  terms: (words) => <Link href={routes.terms}>{words}</Link>,
                  privacy: (words) => <Link href={routes.privacy}>{words}</Link>,
                }}
              />
            </p>
          )}
          {marketing !== undefined && <p>{marketing ? texts.optedIn : texts.notOptedIn}</p>}
        </div>
      </Container>
      <StickyBar
        action={
          <>
            {onSkip && (
              <Button variant="ghost" isDisabled={busy} onPress={onSkip}>
                {buttonTexts.skip}
              </Button>
            )}
            <Button loading={busy} onPress={onNext ?? save}>
              {next}
            </Button>
          </>
        }
      >
        {onBack && (
          <Button variant="secondary" isDisabled={busy} onPress={onBack}>
            {buttonTexts.back}
          </Button>
        )}
      </StickyBar>
    </>
  );
}
