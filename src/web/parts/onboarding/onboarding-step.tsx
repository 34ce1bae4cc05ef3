import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OnboardingStep as Step } from '#domain/portal/onboarding-steps.ts';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { justFinished, useReachState } from '#web/data/documents/profile-progress.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { useRetryOnline } from '#web/data/request/retry-online.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { FunnelFooter } from '#web/parts/text/funnel-footer.tsx';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';

interface OnboardingStepProps {
  step: Step['name'];
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Saves the page; `false` keeps the person here, and the page shows why. */
  onNext?: () => Promise<boolean>;
  /** The label of the button; the default is "Next". */
  next?: string;
  wide?: boolean;
}

/** The content of an onboarding page with its footer. Next saves the page, marks the step as done, and opens the next one. */
export function OnboardingStep({ step, title, intro, children, onNext, next, wide }: OnboardingStepProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const reach = useReachState();
  const [busy, setBusy] = useState(false);
  const { given, consents } = useConsent('marketing');
  const givesEmail = step === 'contact' || step === 'information';
  const at = routes.onboarding.findIndex((one) => one.name === step);
  const [before, here, after] = [-1, 0, 1].map((by) => routes.onboarding[at + by]);

  const leave = async (save?: () => Promise<boolean>) => {
    if (!here || busy) return;
    setBusy(true);
    try {
      if (save && !(await save())) return focusFirstMistake();
      await reach.mutateAsync({ state: here.done });
      void (after ? navigate(after.path) : navigate(routes.exploreJobMatches, { state: justFinished }));
    } catch {
      // `reach` holds the failure, and the banner below shows it.
    } finally {
      setBusy(false);
    }
  };

  useRetryOnline(reach.error, () => void leave(onNext));

  return (
    <>
      <Container narrow={!wide}>
        <PageHeader title={title} intro={intro} />
        <Stack gap="section">
          {children}
          {reach.error && <NotSaved what={texts.yourProgress} failure={reach.error} />}
        </Stack>
      </Container>
      <FunnelFooter
        busy={busy}
        legal={!after}
        {...(givesEmail && consents.isSuccess && { marketing: given !== undefined })}
        {...(next && { next })}
        {...(before && { onBack: () => void navigate(before.path) })}
        {...(here?.maySkip && { onSkip: () => void leave() })}
        onNext={() => void leave(onNext)}
      />
    </>
  );
}
