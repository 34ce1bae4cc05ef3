import type { PersonSummary } from '#contract/operations/operations-people.ts';
import {
  cancelPersonPlan,
  endPersonSessions,
  markEmailVerified,
  resendConfirmation,
  resetSecondFactor,
  resumePerson,
  suspendPerson,
} from '#contract/operations/routes.ts';
import { operatorRole } from '#domain/operator-role.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton, useMayChange } from '#web/screens/operations/parts/act-button.tsx';
import { personActs as texts } from '#web/texts/console/people-console.ts';
import { Row } from '#web/widgets/layout/page-layout.tsx';

type Act = typeof markEmailVerified | typeof resendConfirmation | typeof suspendPerson;

/** The actions that this operator may take on this account now. */
export function PersonActs({ person }: { person: PersonSummary }) {
  const mayChange = useMayChange();
  const { userId, emailVerified, sessions, plan } = person;
  const runsPlan = plan !== null && (plan.status === 'active' || plan.status === 'failed');
  return (
    <Row>
      {!emailVerified && <PersonAct call={resendConfirmation} words={texts.resend} userId={userId} />}
      {!emailVerified && <PersonAct call={markEmailVerified} words={texts.verify} userId={userId} />}
      {sessions > 0 && <PersonAct call={endPersonSessions} words={texts.endSessions} userId={userId} />}
      {mayChange && person.hasSecondFactor && (
        <PersonAct call={resetSecondFactor} words={texts.resetFactor} userId={userId} />
      )}
      {mayChange && runsPlan && (
        <PersonAct call={cancelPersonPlan} words={texts.cancelPlan} userId={userId} />
      )}
      {mayChange && person.role < operatorRole && (
        <PersonAct
          key={person.suspendedAt}
          call={person.suspendedAt ? resumePerson : suspendPerson}
          words={person.suspendedAt ? texts.resume : texts.suspend}
          userId={userId}
        />
      )}
    </Row>
  );
}

type Words = (typeof texts)[keyof typeof texts];

function PersonAct({ call, words, userId }: { call: Act; words: Words; userId: string }) {
  const act = useConsoleAct(call);
  return <ActButton {...words} act={(reason) => act.mutateAsync({ params: { userId }, body: { reason } })} />;
}
