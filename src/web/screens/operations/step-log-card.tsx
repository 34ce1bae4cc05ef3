import { getStepLog, redriveApplication, type StepLog } from '#contract/operations-console.ts';
import { formatProofMoment } from '#domain/application/application-date.ts';
import { useConsole, useConsoleAct } from '#web/data/operations-calls.ts';
import { Text } from '#web/parts/text.tsx';
import { Card } from '#web/widgets/card.tsx';
import { KeyValues } from '#web/widgets/key-values.tsx';
import { Row, Stack } from '#web/widgets/page-layout.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import { ActButton } from './act-button.tsx';
import { Loaded } from './loaded.tsx';
import { ProofPictures } from './proof-pictures.tsx';

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
                  ? 'Nothing was sent. It is prepared anew, and its person reviews it before anything goes out.'
                  : 'Nothing was sent yet. Its task is put on the queue again.'
              }
              done="The application is on its way again."
              act={(reason) => redrive.mutateAsync({ params: { applicationId }, body: { reason } })}
            />
          )}
        </Row>
        <KeyValues
          entries={[
            { name: 'Application', value: applicationId },
            { name: 'Person', value: log.userId },
            { name: 'System', value: log.ats },
            { name: 'Status', value: log.status },
            ...(log.failureCode ? [{ name: 'Failure', value: log.failureCode }] : []),
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
              <Tag>{attempt.state}</Tag>
              <Tag tone={attempt.chainIntact ? 'ok' : 'bad'}>
                {attempt.chainIntact ? 'Chain intact' : 'Chain broken'}
              </Tag>
            </Row>
            <KeyValues
              entries={attempt.steps.map(({ position, name, at }) => ({
                name: `${position}. ${name}`,
                value: formatProofMoment(at),
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
