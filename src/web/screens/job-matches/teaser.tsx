import { isTreatment } from '#domain/experiment/experiment.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { useExperiment } from '#web/data/visits/use-experiment.ts';
import { useFlowData } from '#web/data/visits/visit-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { countMatches, type MatchTotal } from '#web/texts/jobs/job-matches.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './job-matches.module.css';

/** Whether people without a plan are shown how much there is for them; undefined while the page waits. */
export function useTeaser(): boolean | undefined {
  const variant = useExperiment('teaser');
  const { data: flow, isPending } = useFlowData();
  // Whoever can send, also during a trial, has nothing to be shown (D-087).
  if (isPending || flow?.subscriptionStatus === 'TRUE') return isPending ? undefined : false;
  return variant && isTreatment(variant);
}

export function Teaser({ matches }: { matches: MatchTotal }) {
  const routes = useRoutes();
  return (
    <Card as="section">
      <div className={styles.teaser}>
        <div>
          <Text as="h2" look="heading">
            {countMatches(matches)} {matches.totalRecords === 1 ? 'matches' : 'match'} your profile
          </Text>
          <Text look="fine">
            Finding jobs and preparing applications stay free. A plan lets you send them.
          </Text>
        </div>
        <LinkButton variant="secondary" href={routes.paymentIndex}>
          See plans
        </LinkButton>
      </div>
    </Card>
  );
}
