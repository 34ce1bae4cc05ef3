import type { StepLog } from '#contract/operations/operations-console.ts';
import { getStepLog, redriveApplication } from '#contract/operations/routes.ts';
import { formatProofMoment } from '#domain/application/application-date.ts';
import type { AttemptState, StepName } from '#domain/application/outcome.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { ApplicationState } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { ProofPictures } from './proof-pictures.tsx';
import styles from './step-log-card.module.css';

const stepWords: Record<StepName, string> = {
  approved: 'Approved by the person',
  opened: 'Page opened',
  'form-read': 'Form read',
  filled: 'Form filled',
  'read-back': 'Every value read back',
  screenshot: 'Picture taken',
  'received-early': 'The site received something before sending',
  armed: 'Armed: from here on nothing is sent again',
  clicked: 'Send pressed',
  'code-asked': 'A mailed code was asked for',
  confirmed: 'Confirmation seen',
  refused: 'Refused by the site',
  unconfirmed: 'No confirmation seen',
  stopped: 'Stopped',
};
const badSteps: readonly StepName[] = ['refused', 'unconfirmed', 'stopped'];
const stateTones: Partial<Record<AttemptState, 'ok' | 'bad' | 'warn'>> = {
  confirmed: 'ok',
  refused: 'bad',
  unknown: 'warn',
};

export function StepLogCard({ applicationId }: { applicationId: string }) {
  return (
    <Loaded what="the steps" query={useConsole(getStepLog, { params: { applicationId } })}>
      {(log) => <Steps log={log} />}
    </Loaded>
  );
}

function Steps({ log }: { log: StepLog }) {
  const redrive = useConsoleAct(redriveApplication);
  const { applicationId, redriveRefusal } = log;
  return (
    <Card as="section">
      <Stack>
        <div>
          <TextLink href={sectionHref('applications')}>All applications</TextLink>
        </div>
        <Row spread>
          <Text as="h2" look="heading">
            {`${log.title} at ${log.company}`}
          </Text>
          {redriveRefusal === null && (
            <ActButton
              label="Drive again"
              title="Drive this application again?"
              effect={
                log.status === 'Fail'
                  ? 'It was not sent. It is prepared anew, and its person reviews it before anything goes out.'
                  : 'It was not sent yet. Its task is put on the queue again.'
              }
              done="The application is on its way again."
              act={(reason) => redrive.mutateAsync({ params: { applicationId }, body: { reason } })}
            />
          )}
        </Row>
        <KeyValues
          entries={[
            { name: 'Application', value: applicationId },
            {
              name: 'Person',
              value: <TextLink href={sectionHref('people', { id: log.userId })}>{log.userId}</TextLink>,
            },
            { name: 'System', value: log.ats },
            { name: 'Status', value: <ApplicationState {...log} /> },
            ...(log.removedAt
              ? [{ name: 'Removed by the person', value: formatProofMoment(log.removedAt) }]
              : []),
            ...(log.failureDetail ? [{ name: 'What happened', value: log.failureDetail }] : []),
            ...(redriveRefusal ? [{ name: 'Drive again', value: redriveRefusal }] : []),
          ]}
        />
        {log.attempts.length > 0 && <ProofPictures applicationId={applicationId} />}
        {log.attempts.length === 0 && <Text>Nobody approved it yet, so nothing was tried.</Text>}
        {log.attempts.map((attempt) => (
          <Stack key={attempt.approvedAt}>
            <Row>
              <Text as="h3" look="subheading">
                {`Attempt of ${formatProofMoment(attempt.approvedAt)}`}
              </Text>
              <Tag tone={stateTones[attempt.state] ?? 'plain'}>{attempt.state}</Tag>
              <Tag tone={attempt.chainIntact ? 'ok' : 'bad'}>
                {attempt.chainIntact ? 'Chain intact' : 'Chain broken'}
              </Tag>
            </Row>
            <ol className={styles.log}>
              {attempt.steps.map(({ position, name, at }) => (
                <li key={position} data-tone={badSteps.includes(name) ? 'bad' : undefined}>
                  {stepWords[name]}
                  <span>{formatProofMoment(at)}</span>
                </li>
              ))}
            </ol>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
