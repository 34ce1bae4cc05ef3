import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import type { Disclosure } from '#contract/identity/privacy.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { useDisclosures } from '#web/data/account/account-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { disclosureTexts as texts } from '#web/texts/account/privacy-settings.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './settings.module.css';

const latest = 10;

/** What each employer has received, newest first. */
export function DisclosuresSection() {
  const [all, setAll] = useState(false);
  return (
    <Card as="section">
      <Heading>{texts.title}</Heading>
      <Loaded texts={texts} query={useDisclosures()}>
        {(data) => (
          <>
            <Text>{data.length === 0 ? texts.none : texts.words}</Text>
            <ul className={styles.rows}>
              {data.slice(0, all ? data.length : latest).map((one) => (
                <DisclosureRow key={one.applicationId} disclosure={one} />
              ))}
            </ul>
            {data.length > latest && !all && (
              <Button variant="secondary" size="md" onPress={() => setAll(true)}>
                {texts.showAll(data.length)}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function DisclosureRow({ disclosure }: { disclosure: Disclosure }) {
  const routes = useRoutes();
  const { applicationId, company, jobTitle, certainty, at, answers } = disclosure;
  return (
    <li className={styles.row}>
      <div>
        <Link href={routes.receipt(applicationId)}>{texts.job(jobTitle, company)}</Link>
        <Text>{formatApplicationDate(at)}</Text>
      </div>
      {certainty === 'perhaps' && <Tag tone="warn">{texts.perhaps}</Tag>}
      {certainty === 'some' && <Tag tone="warn">{texts.some}</Tag>}
      <details>
        <summary>{texts.answers(answers.length)}</summary>
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
