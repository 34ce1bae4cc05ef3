import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { JobCard } from '#contract/applications/job-application.ts';
import {
  useAddedJobs,
  useLikedJobs,
  useMatchedJobs,
  useSuggestedJobs,
} from '#web/data/applications/expert-apply-calls.ts';
import { takeWantedJob } from '#web/data/applications/find-jobs.ts';
import { useWatchedCompanies } from '#web/data/applications/watched-companies.ts';
import { isJustFinished } from '#web/data/documents/profile-progress.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { JobAppliedQuestion } from '#web/parts/question/applied-question.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { countMatches, jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { watchTexts } from '#web/texts/jobs/watched-companies.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Container, PageHeader, Row } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { AddJob } from './add-job.tsx';
import { JobDetailView } from './job-detail-view.tsx';
import { JobFilters, readFilters } from './job-filters.tsx';
import { JobListItem } from './job-list-item.tsx';
import styles from './job-matches.module.css';
import { JobMatchesSkeleton } from './job-matches-skeleton.tsx';
import { LookedFor } from './looked-for.tsx';
import { NoMatches } from './no-matches.tsx';
import { SavedJobs } from './saved-jobs.tsx';
import { SuggestionPager } from './suggestion-pager.tsx';
import { Teaser, useTeaser } from './teaser.tsx';
import { useJobActions } from './use-job-actions.tsx';
import { useJobAddress } from './use-job-address.ts';

const Segmented = lazy(async () => ({
  default: (await import('#web/widgets/fields/segmented.tsx')).Segmented,
}));
const WatchedCompanies = lazy(async () => ({
  default: (await import('#web/parts/job/watched-companies.tsx')).WatchedCompanies,
}));
const InterviewOffer = lazy(async () => ({
  default: (await import('#web/parts/key-questions/interview-offer.tsx')).InterviewOffer,
}));
const PreferencesModal = lazy(async () => ({
  default: (await import('#web/parts/search-options/preferences-modal.tsx')).PreferencesModal,
}));

export function JobMatchesScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return (
    <Container>
      <RequireProfile waiting={<JobMatchesSkeleton />}>
        {isJustFinished(state) && (
          <div className={styles.offer}>
            <Suspense>
              <InterviewOffer />
            </Suspense>
          </div>
        )}
        <JobMatches />
        {search.has('preferences') && (
          <Suspense>
            <PreferencesModal />
          </Suspense>
        )}
      </RequireProfile>
    </Container>
  );
}

function JobMatches() {
  const { search, setSearch, chosenId, select, narrow, close } = useJobAddress();
  const pageOf = (name: string) => Math.max(1, Number(search.get(name)) || 1);
  const actions = useJobActions();
  const suggested = useSuggestedJobs(pageOf('suggested'), actions.kept);
  const filters = readFilters(search);
  const filtered = Object.keys(filters).length > 0;
  const matched = useMatchedJobs(pageOf('page'), actions.kept, filters);
  const added = useAddedJobs().data ?? [];
  const liked = useLikedJobs().data ?? [];
  const shown = search.get('show') ?? 'matches';
  const [saved, companies] = [shown === 'saved', shown === 'companies'];
  const own = !saved && !companies;
  const watched = useWatchedCompanies().data ?? [];
  const teaser = useTeaser();
  const routes = useRoutes();
  useWantedJob();

  const error = suggested.error ?? matched.error;
  if (error && !(suggested.data && matched.data))
    return (
      <>
        <PageHeader title={texts.title} />
        <LoadFailure
          title={texts.matchesNotLoaded}
          error={error}
          onRetry={() => void Promise.all([suggested.refetch(), matched.refetch()])}
        />
      </>
    );
  if (!suggested.data || !matched.data || teaser === undefined) return <JobMatchesSkeleton />;
  const { needsTitle, totalRecords } = matched.data;
  if (totalRecords + added.length + liked.length === 0 && !filtered)
    return (
      <>
        <PageHeader title={texts.title} action={<AddJob onAdded={select} />} />
        <NoMatches needsTitle={needsTitle} />
        <Suspense>
          <WatchedCompanies />
        </Suspense>
      </>
    );

  const addedIds = new Set(added.map((job) => job.id));
  // Suggestions are the best of all matches, so a filtered list doesn't show them.
  const best = filtered ? [] : suggested.data.results.filter((job) => !addedIds.has(job.id));
  const above = new Set([...(filtered ? [] : added), ...best].map((job) => job.id));
  const others = matched.data.results.filter((job) => !above.has(job.id));
  const listed = saved ? liked : companies ? [] : [...(filtered ? [] : added), ...best, ...others];
  const jobs = listed.map(actions.withFeedback);
  const selected = jobs.find((job) => job.id === chosenId) ?? jobs[0];
  const turn = (name: string, page: number) =>
    setSearch({ ...Object.fromEntries(search), [name]: String(page) });
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
          title={texts.title}
          intro={<LookedFor />}
          action={
            <Row>
              <AddJob onAdded={select} />
              <LinkButton variant="secondary" size="md" icon={SlidersHorizontal} href={routes.jobPreferences}>
                {buttonTexts.updatePreferences}
              </LinkButton>
            </Row>
          }
        />
        {teaser && <Teaser matches={matched.data} />}
      </div>
      <div className={styles.list} data-wide={companies || undefined}>
        <div className={styles.shown}>
          <Suspense>
            <Segmented
              quiet
              label={texts.showJobs}
              options={[
                { value: 'matches', text: texts.matches },
                { value: 'saved', text: texts.saved(liked.length) },
                { value: 'companies', text: watchTexts.companies(watched.length) },
              ]}
              value={saved || companies ? shown : 'matches'}
              onChange={(value) => setSearch(value === 'matches' ? {} : { show: value })}
            />
          </Suspense>
        </div>
        {saved && <SavedJobs jobs={liked} item={item} />}
        {companies && (
          <Suspense>
            <WatchedCompanies />
          </Suspense>
        )}
        {own && !needsTitle && (
          <JobFilters
            filters={filters}
            onChange={(name, value) => narrow({ [name]: value })}
            onClear={() => setSearch({})}
          />
        )}
        {own && !filtered && added.length > 0 && (
          <section aria-labelledby="added">
            <div className={styles.listHead}>
              <Heading>
                <span id="added">{texts.added}</span>
              </Heading>
            </div>
            <ul className={styles.cards}>{added.map(item)}</ul>
          </section>
        )}
        {own && totalRecords === 0 && <NoMatches needsTitle={needsTitle} filtered={filtered} />}
        {own && !filtered && totalRecords > 0 && (
          <section aria-labelledby="suggested">
            <div className={styles.listHead}>
              <Heading>
                <span id="suggested">{texts.suggested}</span>
              </Heading>
              <SuggestionPager
                page={pageOf('suggested')}
                pages={suggested.data.totalPages}
                total={suggested.data.totalRecords}
                onPage={(page) => turn('suggested', page)}
              />
            </div>
            <ul className={styles.cards}>{best.map(item)}</ul>
          </section>
        )}
        {own && totalRecords > 0 && (
          <section aria-labelledby="matched">
            <div className={styles.listHead}>
              <Heading>
                <span id="matched">{texts.matched}</span>
              </Heading>
              <Text as="span" look="fine">
                {matched.data.onlyBest ? texts.top(matched.data.totalRecords) : countMatches(matched.data)}
              </Text>
            </div>
            <ul className={styles.cards}>{others.map(item)}</ul>
            <Pagination
              page={pageOf('page')}
              pages={matched.data.totalPages}
              onPage={(page) => turn('page', page)}
            />
            {matched.data.onlyBest && pageOf('page') >= matched.data.totalPages && (
              <Text look="fine">{texts.onlyTop(matched.data.totalRecords)}</Text>
            )}
          </section>
        )}
      </div>
      {selected && (
        <div className={styles.detail}>
          <JobDetailView job={selected} actions={actions} onBack={close} />
        </div>
      )}
      <JobAppliedQuestion jobId={actions.leftFor} onClose={() => actions.askWhetherApplied(null)} />
    </div>
  );
}

/** Takes a person back to the job they came for before they had a profile. */
function useWantedJob(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const path = takeWantedJob();
    if (path) void navigate(path, { replace: true });
  }, [navigate]);
}
