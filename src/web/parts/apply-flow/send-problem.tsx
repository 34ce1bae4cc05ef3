import { useRoutes } from '#web/data/portal.ts';
import { Banner } from '#web/widgets/banner.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import type { SendResult } from './send-application.ts';

type Problem = Exclude<SendResult, { outcome: 'sent' }>;

/** Why an application was not sent, and the next step. Nothing has left the account. */
export function SendProblem({ problem, onClose }: { problem: Problem; onClose?: () => void }) {
  const routes = useRoutes();
  const closing = onClose ? { onClose } : {};
  if (problem.outcome === 'profile-incomplete')
    return (
      <Banner
        tone="warn"
        title="Missing Information"
        action={
          <LinkButton size="md" href={routes.completeProfile({ hasDocument: true })}>
            Complete Profile
          </LinkButton>
        }
        {...closing}
      >
        Before we can start filling out applications for you, we need you to tell us a little bit more about
        yourself.
      </Banner>
    );
  return (
    <Banner tone="bad" title="We couldn't send this. Nothing left your account." {...closing}>
      {describe(problem)}
    </Banner>
  );
}

function describe(problem: Exclude<Problem, { outcome: 'profile-incomplete' }>): string {
  switch (problem.outcome) {
    case 'not-premium':
      return 'Finding jobs and preparing applications stay free. A plan lets you send them.';
    case 'no-credits':
      return 'You have no application credits left.';
    case 'failed':
      return problem.message;
  }
}
