import type { StepLog } from '#contract/operations/operations-console.ts';
import { getStepLog, restartApplication } from '#contract/operations/routes.ts';
import { formatProofMoment } from '#domain/application/application-date.ts';
import type { AttemptState, StepName } from '#domain/application/outcome.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { ApplicationState } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { applicationTexts, stepLogTexts as texts } from '#web/texts/console/applications-console.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { ProofPictures } from './proof-pictures.tsx';
import styles from './step-log-card.module.css';

const badSteps: readonly StepName[] = ['refused', 'unconfirmed', 'stopped'];
const stateTones: Partial<Record<AttemptState, 'ok' | 'bad' | 'warn'>> = {
  confirmed: 'ok',
  refused: 'bad',
  unknown: 'warn',
};

export function StepLogCard({ applicationId }: { applicationId: string }) {
  return (
    <Loaded texts={texts} query={useConsole(getStepLog, { params: { applicationId } })}>
      {(log) => <Steps log={log} />}
    </Loaded>
  );
}

function Steps({ log }: { log: StepLog }) {
  const restart = useConsoleAct(restartApplication);
  const { applicationId, restartRefusal } = log;
  return (
    <Card as="section">
      <Stack>
        <div>
          <TextLink href={sectionHref('applications')}>{texts.all}</TextLink>
        </div>
        <Row spread>
          <Heading>{applicationTexts.job(log.title, log.company)}</Heading>
          {restartRefusal === null && (
            <ActButton
              label={texts.runAgain}
              title={texts.runAgainTitle}
              effect={log.status === 'Fail' ? texts.prepareAgain : texts.queueAgain}
              done={texts.runningAgain}
              act={(reason) => restart.mutateAsync({ params: { applicationId }, body: { reason } })}
            />
          )}
        </Row>
        <KeyValues
          entries={[
            { name: texts.application, value: applicationId },
            {
              name: texts.person,
              value: <TextLink href={sectionHref('people', { id: log.userId })}>{log.userId}</TextLink>,
            },
            { name: texts.system, value: log.ats },
            { name: texts.status, value: <ApplicationState {...log} /> },
            ...(log.removedAt
              ? [{ name: applicationTexts.removed, value: formatProofMoment(log.removedAt) }]
              : []),
            ...(log.failureDetail ? [{ name: texts.whatHappened, value: log.failureDetail }] : []),
            ...(restartRefusal ? [{ name: texts.runAgain, value: restartRefusal }] : []),
          ]}
        />
        {log.attempts.length > 0 && <ProofPictures applicationId={applicationId} />}
        {log.attempts.length === 0 && <Text>{texts.noAttempts}</Text>}
        {log.attempts.map((attempt) => (
          <Stack key={attempt.approvedAt}>
            <Row>
              <Heading level={3} small>
                {texts.attempt(formatProofMoment(attempt.approvedAt))}
              </Heading>
              <Tag tone={stateTones[attempt.state] ?? 'plain'}>{attempt.state}</Tag>
              <Tag tone={attempt.chainIntact ? 'ok' : 'bad'}>
                {attempt.chainIntact ? texts.chainIntact : texts.chainBroken}
              </Tag>
            </Row>
            <ol className={styles.log}>
              {attempt.steps.map(({ position, name, at }) => (
                <li key={position} data-tone={badSteps.includes(name) ? 'bad' : undefined}>
                  {texts.steps[name]}
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
