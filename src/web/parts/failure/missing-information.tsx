import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

export const missingInformationText =
  'Before we can start filling out applications for you, we need you to tell us a little bit more about yourself.';

/** What stands in the way of applying, with the way to the next step of the profile. */
export function MissingInformation({ progress }: { progress: ProfileProgress }) {
  const routes = useRoutes();
  return (
    <Banner
      tone="warn"
      title="Missing Information"
      action={
        <LinkButton size="md" href={routes.completeProfile(progress)}>
          Complete Profile
        </LinkButton>
      }
    >
      {missingInformationText}
    </Banner>
  );
}
