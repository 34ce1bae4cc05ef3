import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findPeople } from '#contract/operations-people.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { Button } from '#web/widgets/button.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import styles from './operations.module.css';
import { sectionHref } from './operations-sections.ts';
import { PersonCard } from './person-card.tsx';
import { TextLink } from './text-link.tsx';

export function PeopleTab() {
  const [params, setParams] = useSearchParams();
  const person = params.get('id');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = typed.trim();
    setError(words.length < 3 ? 'Enter at least 3 characters' : undefined);
    if (words.length < 3) return;
    setParams({ tab: 'people' });
    setSearch(words);
  };
  return (
    <Stack>
      <form className={styles.search} onSubmit={submit} noValidate>
        <TextField
          label="E-mail address (its beginning) or id"
          value={typed}
          onChange={setTyped}
          error={error}
          type="search"
        />
        <Button type="submit">Search</Button>
      </form>
      {person ? <PersonCard userId={person} /> : search !== '' && <Found search={search} />}
    </Stack>
  );
}

function Found({ search }: { search: string }) {
  return (
    <Loaded what="people" query={useConsole(findPeople, { query: { search } })}>
      {(people) => (
        <DataTable
          title="People found"
          note="At most 20 are listed. Each one listed is recorded in the audit."
          empty="Nobody has this address or id."
          columns={['E-mail', 'Name', 'Verified', 'Since']}
          rows={people.map((one) => ({
            key: one.userId,
            cells: [
              <TextLink key="email" href={sectionHref('people', { id: one.userId })}>
                {one.email}
              </TextLink>,
              one.name,
              <Tag key="verified" tone={one.emailVerified ? 'ok' : 'warn'}>
                {one.emailVerified ? 'Verified' : 'Not verified'}
              </Tag>,
              formatDateTime(one.createdAt),
            ],
          }))}
        />
      )}
    </Loaded>
  );
}
