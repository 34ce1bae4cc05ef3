import { useRoutes } from '#web/data/request/portal.ts';
import { PaymentProblem } from '#web/parts/account/account-banner.tsx';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { failureTexts as texts } from '#web/texts/buttons.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import type { ApplyFlow } from './use-apply-flow.ts';

/** Why an application wasn't sent, and what to do next. No credit was used. */
export function SendProblem({ flow }: { flow: ApplyFlow }) {
  const routes = useRoutes();
  const { problem } = flow;
  if (!problem) return null;
  return (
    <FailureHere
      title={texts.notSent}
      onRetry={flow.retry}
      onClose={flow.clearProblem}
      action={
        problem.outcome === 'no-credits' && (
          <LinkButton size="md" href={routes.paymentTransactions}>
            {texts.plan}
          </LinkButton>
        )
      }
    >
      {problem.outcome === 'failed' && problem.message}
      {problem.outcome === 'no-credits' && texts.noCredits}
      {problem.outcome === 'payment-problem' && <PaymentProblem />}
    </FailureHere>
  );
}
