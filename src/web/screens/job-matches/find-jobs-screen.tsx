import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { JobCard } from '#contract/applications/job-application.ts';
import { foundPerPage, keepWantedJob, useFoundJobs, useJobCard } from '#web/data/applications/find-jobs.ts';
import { lastUncounted } from '#web/data/jobs/job-search.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { JobAppliedQuestion } from '#web/parts/question/applied-question.tsx';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { watchTexts } from '#web/texts/jobs/watched-companies.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { JobDetailView } from './job-detail-view.tsx';
import filterStyles from './job-filters.module.css';
import { JobFilters, readFilters } from './job-filters.tsx';
import { JobListItem } from './job-list-item.tsx';
import styles from './job-matches.module.css';
import { useJobActions } from './use-job-actions.tsx';
import { useJobAddress } from './use-job-address.ts';

/** The search for signed-in people. A job opens on this page, with its score and actions. */
export function FindJobsScreen() {
  const { pathname, search } = useLocation();
  const { documentId } = useProfileId();
  useEffect(() => {
    if (documentId === null) keepWantedJob(pathname + search);
  }, [documentId, pathname, search]);
  return (
    <Container>
      <RequireProfile waiting={<SkeletonRows />}>
        <FindJobs />
      </RequireProfile>
    </Container>
  );
}

function FindJobs() {
  const routes = useRoutes();
  const { search, setSearch, chosenId, select, narrow, close } = useJobAddress();
  const actions = useJobActions();
  const asked = {
    keywords: (search.get('keywords') ?? '').slice(0, 200),
    location: (search.get('location') ?? '').slice(0, 200),
    page: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 10_000),
    filters: readFilters(search),
  };
  const isNarrowed =
    [asked.keywords, asked.location, ...Object.keys(asked.filters)].some(Boolean) || asked.page > 1;
  const found = useFoundJobs(asked);
  const inList = found.data?.results.find((job) => job.id === chosenId);
  const chosen = useJobCard(found.data && chosenId !== null && !inList ? chosenId : null);

  const jobs = found.data?.results ?? [];
  const selected = chosenId === null ? jobs[0] : (inList ?? chosen.data);
  const item = (job: JobCard) => (
    <JobListItem
      key={job.id}
      job={actions.withFeedback(job)}
      selected={job.id === selected?.id}
      actions={actions}
      onSelect={() => {
        actions.open(job);
        select(job.id);
      }}
    />
  );
  return (
    <div className={styles.matches} data-detail={chosenId !== null || undefined}>
      <div className={styles.title}>
        <PageHeader
          title={texts.findJobs}
          intro={texts.findIntro}
          action={
            <LinkButton variant="secondary" size="md" href={`${routes.exploreJobMatches}?show=saved`}>
              {texts.savedHeading}
            </LinkButton>
          }
        />
        <SearchForm
          key={`${asked.keywords}\n${asked.location}`}
          keywords={asked.keywords}
          location={asked.location}
          onSearch={narrow}
        />
      </div>
      <div className={styles.list}>
        <JobFilters
          filters={asked.filters}
          onChange={(name, value) => narrow({ [name]: value })}
          onClear={() => setSearch(withoutFilters(asked))}
        />
        {found.error && !found.data ? (
          <LoadFailure title={texts.notLoaded} error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <section aria-busy={found.isPlaceholderData} aria-label={texts.findJobs}>
            <output className={filterStyles.count}>
              {found.data.scored === null
                ? texts.found(found.data.totalCount, found.data.totalCountExact)
                : texts.foundAmong(found.data.totalCount, found.data.scored)}
            </output>
            {jobs.length === 0 && !isNarrowed && (
              <EmptyState
                illustration="search"
                title={texts.noJobs}
                action={
                  <LinkButton href={`${routes.exploreJobMatches}?show=companies`}>
                    {watchTexts.watch}
                  </LinkButton>
                }
              >
                {texts.whyNoJobs}
              </EmptyState>
            )}
            {jobs.length === 0 && isNarrowed && (
              <EmptyState
                illustration="search"
                title={texts.noneFound}
                action={
                  <LinkButton variant="secondary" href={routes.findJobs}>
                    {texts.clearSearch}
                  </LinkButton>
                }
              >
                {texts.otherWords}
              </EmptyState>
            )}
            <ul className={styles.cards}>{jobs.map(item)}</ul>
            <Pagination
              page={asked.page}
              pages={countPages(found.data)}
              onPage={(page) => narrow({ page: String(page) })}
            />
          </section>
        ) : (
          <SkeletonRows />
        )}
      </div>
      <div className={styles.detail}>
        {selected && <JobDetailView job={actions.withFeedback(selected)} actions={actions} onBack={close} />}
        {chosen.error && (
          <EmptyState
            illustration="search"
            title={texts.gone}
            action={
              <LinkButton variant="secondary" href={routes.findJobs}>
                {texts.findJobs}
              </LinkButton>
            }
          >
            {texts.whyGone}
          </EmptyState>
        )}
      </div>
      <JobAppliedQuestion jobId={actions.leftFor} onClose={() => actions.askWhetherApplied(null)} />
    </div>
  );
}

/** The search without its filters. */
function withoutFilters({
  keywords,
  location,
}: {
  keywords: string;
  location: string;
}): Record<string, string> {
  return { ...(keywords && { keywords }), ...(location && { location }) };
}

function countPages({
  totalCount,
  totalCountExact,
}: {
  totalCount: number;
  totalCountExact: boolean;
}): number {
  return Math.ceil((totalCountExact ? totalCount : Math.min(totalCount, lastUncounted)) / foundPerPage);
}

interface SearchFormProps {
  keywords: string;
  location: string;
  onSearch: (asked: Record<string, string>) => void;
}

function SearchForm({ keywords, location, onSearch }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <search>
      <form
        ref={form}
        className={filterStyles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const read = (name: string) => {
            const value = given.get(name);
            return typeof value === 'string' ? value.trim() : '';
          };
          onSearch({ keywords: read('keywords'), location: read('location') });
        }}
      >
        <TextField label={texts.keywords} name="keywords" defaultValue={keywords} maxLength={200} />
        <TextField label={texts.location} name="location" defaultValue={location} maxLength={200} />
        <Button type="submit" icon={Search}>
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
