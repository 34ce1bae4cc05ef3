import type { PersonSummary } from '#contract/operations/operations-people.ts';
import { getPerson } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { administratorRole, operatorRole } from '#domain/operator-role.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { GrantForm } from './grant-form.tsx';
import { Payments } from './payments.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonEmails } from './person-emails.tsx';

const roleNames: Record<number, string> = {
  0: 'None',
  [operatorRole]: 'Operator',
  [administratorRole]: 'Administrator',
};

/** Who somebody is and how they stand. Their resume and answers are never shown here. */
export function PersonCard({ userId }: { userId: string }) {
  const query = useConsole(getPerson, { params: { userId } });
  return (
    <Loaded what="this person" query={query}>
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
            <Text as="h2" look="heading">
              {person.email}
            </Text>
            {person.suspendedAt && <Tag tone="bad">Suspended</Tag>}
          </Row>
          <KeyValues
            entries={[
              { name: 'Name', value: person.name },
              { name: 'ID', value: userId },
              { name: 'Email', value: person.emailVerified ? 'Confirmed' : 'Not confirmed' },
              ...(person.suspendedAt
                ? [{ name: 'Suspended', value: formatDateTime(person.suspendedAt) }]
                : []),
              { name: 'Role', value: roleNames[person.role] ?? person.role },
              { name: 'Since', value: formatDateTime(person.createdAt) },
              {
                name: 'Plan',
                value: plan ? `${plan.name}, ${plan.status}, until ${formatDateTime(plan.until)}` : 'None',
              },
              {
                name: 'Credits',
                value: `${credits.left} left of ${credits.granted}; ${credits.used} used, ${credits.reserved} reserved`,
              },
              {
                name: 'Applications',
                value:
                  person.applications.length === 0 ? (
                    'None'
                  ) : (
                    <TextLink href={sectionHref('applications', { userId })}>
                      {person.applications.map(({ status, count }) => `${status} ${count}`).join(', ')}
                    </TextLink>
                  ),
              },
              { name: 'Documents', value: person.resumes },
              { name: 'Open sessions', value: person.sessions },
              { name: 'Second factor', value: person.hasSecondFactor ? 'On' : 'Off' },
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
