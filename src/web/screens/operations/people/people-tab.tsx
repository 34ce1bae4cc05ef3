import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PeopleFilter } from '#contract/operations/operations-people.ts';
import { findPeople } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { peopleFilters } from '#domain/operator-role.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { filterNames, people } from '#web/texts/console/people-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { PersonCard } from './person-card.tsx';

const filters = peopleFilters.map((value) => ({ value, text: filterNames[value] }));

/** Everyone with an account, or the person whose id is in the URL. */
export function PeopleTab() {
  const [params, setParams] = useSearchParams();
  const person = params.get('id');
  const search = params.get('search') ?? '';
  const filter = filterOf(params.get('filter'));
  const [typed, setTyped] = useState(search);
  const show = (change: { search: string; filter: PeopleFilter }) =>
    setParams({
      tab: 'people',
      ...(change.search && { search: change.search }),
      ...(change.filter !== 'all' && { filter: change.filter }),
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ search: typed.trim(), filter });
  };
  return (
    <Stack>
      <form className={styles.search} onSubmit={submit} noValidate>
        <TextField label={people.search} value={typed} onChange={setTyped} type="search" maxLength={254} />
        <Select
          label={people.show}
          options={filters}
          value={filter}
          onChange={(value) => show({ search: typed.trim(), filter: filterOf(value) })}
        />
        <Button type="submit">{people.find}</Button>
      </form>
      {person ? (
        <PersonCard userId={person} />
      ) : (
        <Found key={`${search} ${filter}`} search={search} filter={filter} />
      )}
    </Stack>
  );
}

function filterOf(value: string | null): PeopleFilter {
  return peopleFilters.find((filter) => filter === value) ?? 'all';
}

function Found({ search, filter }: { search: string; filter: PeopleFilter }) {
  const [page, setPage] = useState(1);
  return (
    <Loaded texts={people} query={useConsole(findPeople, { query: { search, filter, page, size: 20 } })}>
      {({ results, totalPages, totalRecords }) => (
        <>
          <DataTable
            title={people.count(totalRecords)}
            note={people.recorded}
            empty={people.none}
            columns={people.columns}
            rows={results.map((one) => ({
              key: one.userId,
              cells: [
                <TextLink key="email" href={sectionHref('people', { id: one.userId })}>
                  {one.email}
                </TextLink>,
                one.name,
                <PersonState key="state" {...one} />,
                formatDateTime(one.createdAt),
              ],
            }))}
          />
          <Pagination page={page} pages={totalPages} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}

function PersonState({ suspendedAt, emailVerified }: { suspendedAt: string | null; emailVerified: boolean }) {
  if (suspendedAt) return <Tag tone="bad">{people.states.suspended}</Tag>;
  return emailVerified ? (
    <Tag tone="ok">{people.states.confirmed}</Tag>
  ) : (
    <Tag tone="warn">{people.states.unconfirmed}</Tag>
  );
}
