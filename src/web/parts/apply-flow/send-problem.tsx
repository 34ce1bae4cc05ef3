import { useRoutes } from '#web/data/portal.ts';
import { Banner } from '#web/widgets/banner.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import type { SendProblemResult } from './use-apply-flow.ts';

/** Why an application was not sent, and the next step. Nothing has left the account. */
export function SendProblem({ problem, onClose }: { problem: SendProblemResult; onClose: () => void }) {
  const routes = useRoutes();
  const noCredits = problem.outcome === 'no-credits';
  return (
    <Banner
      tone="bad"
      title="We couldn't send this. Nothing left your account."
      onClose={onClose}
      action={
        noCredits && (
          <LinkButton size="md" href={routes.paymentTransactions}>
            Plan and credits
          </LinkButton>
        )
      }
    >
      {noCredits ? 'You have no application credits left.' : problem.message}
    </Banner>
  );
}
