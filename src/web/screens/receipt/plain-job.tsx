import type { JobDetail } from '#contract/applications/job-application.ts';
import { describePlace } from '#domain/application/location-text.ts';
import { readApplyUrl } from '#domain/application/receipt-banner.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { outcomeTexts } from '#web/texts/applications/receipt.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import { SafeHtml } from '#web/widgets/marks/safe-html.tsx';
import styles from './receipt.module.css';

/** A job we can't apply to for anyone: its description and a link to the employer's form (D-206). */
export function PlainJob({ job }: { job: JobDetail }) {
  const url = readApplyUrl(job.applyUrl);
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <div className={styles.plainJob}>
            <LetterTile name={job.company.name} logo={readLogo(job.company.logo)} />
            <div>
              <Heading>{job.title}</Heading>
              <Text>
                {job.company.name} · {describePlace(job)}
              </Text>
            </div>
          </div>
        }
        action={
          url && (
            <LinkButton href={url} leavesSite>
              {outcomeTexts.apply}
            </LinkButton>
          )
        }
      />
      <CardSection>
        <SafeHtml html={job.description} />
      </CardSection>
    </Card>
  );
}
