import { Link } from 'react-aria-components/Link';
import { useRoutes } from '#web/data/portal.ts';
import { Button } from '#web/widgets/button.tsx';
import { StickyBar } from '#web/widgets/sticky-bar.tsx';
import { buttonTexts } from './button-texts.ts';

/** Fired by Next when its screen brings no handler; whoever holds unsaved profile data listens and saves (D-033). */
export const profileSaveEvent = 'dashboardProfileSave';

interface FunnelFooterProps {
  onNext?: () => void;
  onBack?: () => void;
  /** Only on steps that may be left out. */
  onSkip?: () => void;
  next?: string;
  busy?: boolean;
}

/** The footer of onboarding: on, back, or past this step, and what going on means. */
export function FunnelFooter({
  onNext,
  onBack,
  onSkip,
  next = buttonTexts.next,
  busy = false,
}: FunnelFooterProps) {
  const routes = useRoutes();
  const save = () => window.dispatchEvent(new CustomEvent(profileSaveEvent));
  return (
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
      note={
        <>
          <p>
            By clicking Next, you agree to our <Link href={routes.terms}>Terms of Use</Link> and{' '}
            <Link href={routes.privacy}>Privacy Policy</Link>.
          </p>
          <p>
            By sharing your email you agree to receive marketing emails from us. You can opt out at any time
            in your account or through the link in any email.
          </p>
        </>
      }
    >
      {onBack && (
        <Button variant="secondary" isDisabled={busy} onPress={onBack}>
          {buttonTexts.back}
        </Button>
      )}
    </StickyBar>
  );
}
