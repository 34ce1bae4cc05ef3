import { isTreatment } from '#domain/experiment/experiment.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { useExperiment } from '#web/data/visits/use-experiment.ts';
import { useFlowData } from '#web/data/visits/visit-calls.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { type MatchTotal, jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './job-matches.module.css';

/** Whether to show the number of matches to a person without a plan; undefined until that is known. */
export function useTeaser(): boolean | undefined {
  const variant = useExperiment('teaser');
  const { data: flow, isPending } = useFlowData();
  // A person who can send, even during a trial, doesn't see the teaser (D-087).
  if (isPending || flow?.subscriptionStatus === 'TRUE') return isPending ? undefined : false;
  return variant && isTreatment(variant);
}

export function Teaser({ matches }: { matches: MatchTotal }) {
  const routes = useRoutes();
  return (
    <Card as="section">
      <div className={styles.teaser}>
        <div>
          <Heading>{texts.teaser(matches)}</Heading>
          <Text look="fine">{texts.teaserNote}</Text>
        </div>
        <LinkButton variant="secondary" href={routes.paymentIndex}>
          {texts.seePlans}
        </LinkButton>
      </div>
    </Card>
  );
}
