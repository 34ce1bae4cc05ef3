import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { missingTexts } from '#web/texts/failures.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** Says that the profile isn't complete enough to apply, with a link to its next step. */
export function MissingInformation({ progress }: { progress: ProfileProgress }) {
  const routes = useRoutes();
  return (
    <Banner
      tone="warn"
      title={missingTexts.title}
      action={
        <LinkButton size="md" href={routes.completeProfile(progress)}>
          {missingTexts.complete}
        </LinkButton>
      }
    >
      {missingTexts.note}
    </Banner>
  );
}
