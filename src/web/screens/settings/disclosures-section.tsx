import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Disclosure } from '#contract/identity/privacy.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { useDisclosures } from '#web/data/account/account-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './settings.module.css';

const latest = 10;

/** What which employer now knows, the latest first. */
export function DisclosuresSection() {
  const { data, error, refetch } = useDisclosures();
  const [all, setAll] = useState(false);
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        What employers know
      </Text>
      {data ? (
        <>
          <Text>
            {data.length === 0
              ? 'Nothing yet: no application of yours has been sent.'
              : 'Every answer that was sent in your name, employer by employer.'}
          </Text>
          <ul className={styles.rows}>
            {data.slice(0, all ? data.length : latest).map((one) => (
              <DisclosureRow key={one.applicationId} disclosure={one} />
            ))}
          </ul>
          {data.length > latest && !all && (
            <Button variant="secondary" size="md" onPress={() => setAll(true)}>
              {`Show all ${data.length.toLocaleString('en-US')}`}
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailure what="what was sent" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label="Loading what was sent" />
      )}
    </Card>
  );
}

function DisclosureRow({ disclosure }: { disclosure: Disclosure }) {
  const routes = useRoutes();
  const { applicationId, company, jobTitle, certainty, at, answers } = disclosure;
  return (
    <li className={styles.row}>
      <div>
        <Link href={routes.receipt(applicationId)}>{`${jobTitle} at ${company}`}</Link>
        <Text>{formatApplicationDate(at)}</Text>
      </div>
      {certainty === 'perhaps' && <Tag tone="warn">May have been received</Tag>}
      {certainty === 'some' && <Tag tone="warn">Received some of these, not sent</Tag>}
      <details>
        <summary>{answers.length === 1 ? '1 answer' : `${answers.length} answers`}</summary>
        <dl className={styles.answers}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
