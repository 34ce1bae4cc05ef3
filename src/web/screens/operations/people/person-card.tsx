import type { PersonSummary } from '#contract/operations/operations-people.ts';
import { getPerson } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { administratorRole, operatorRole } from '#domain/operator-role.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading } from '#web/parts/text/text.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { people, personTexts as texts } from '#web/texts/console/people-console.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { GrantForm } from './grant-form.tsx';
import { Payments } from './payments.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonEmails } from './person-emails.tsx';

const roleNames: Record<number, string> = {
  0: texts.roles.none,
  [operatorRole]: texts.roles.operator,
  [administratorRole]: texts.roles.administrator,
};

/** A person's account. Their resume and answers are never shown here. */
export function PersonCard({ userId }: { userId: string }) {
  const query = useConsole(getPerson, { params: { userId } });
  return (
    <Loaded texts={texts} query={query}>
      {(person) => <Summary person={person} />}
    </Loaded>
  );
}

function Summary({ person }: { person: PersonSummary }) {
  const role = useUser()?.role ?? 0;
  const { userId, credits, plan } = person;
  return (
    <Stack>
      <Card as="section">
        <Stack>
          <Row spread>
            <Heading>{person.email}</Heading>
            {person.suspendedAt && <Tag tone="bad">{texts.suspended}</Tag>}
          </Row>
          <KeyValues
            entries={[
              { name: texts.name, value: person.name },
              { name: texts.id, value: userId },
              {
                name: texts.email,
                value: person.emailVerified ? people.states.confirmed : people.states.unconfirmed,
              },
              ...(person.suspendedAt
                ? [{ name: texts.suspended, value: formatDateTime(person.suspendedAt) }]
                : []),
              { name: texts.role, value: roleNames[person.role] ?? person.role },
              { name: texts.joined, value: formatDateTime(person.createdAt) },
              {
                name: texts.plan,
                value: plan
                  ? texts.planState(plan.name, plan.status, formatDateTime(plan.until))
                  : texts.noPlan,
              },
              {
                name: texts.credits,
                value: texts.creditState(credits),
              },
              {
                name: texts.applications,
                value:
                  person.applications.length === 0 ? (
                    texts.noApplications
                  ) : (
                    <TextLink href={sectionHref('applications', { userId })}>
                      {person.applications.map(({ status, count }) => `${status} ${count}`).join(', ')}
                    </TextLink>
                  ),
              },
              { name: texts.documents, value: person.resumes },
              { name: texts.sessions, value: person.sessions },
              { name: texts.twoFactor, value: person.hasSecondFactor ? texts.on : texts.off },
            ]}
          />
          <PersonActs person={person} />
        </Stack>
      </Card>
      <Payments userId={userId} canRefund={role >= administratorRole} />
      {role >= administratorRole && <GrantForm userId={userId} left={credits.left} />}
      <PersonEmails userId={userId} />
    </Stack>
  );
}
