import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { jobCategoryNames } from '#domain/messages/job-categories.ts';
import { type JobCategory, jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import {
  jobsPerPage,
  lastUncounted,
  readJobSearch,
  useJobSearch,
  writeJobSearch,
} from '#web/data/jobs/job-search.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { categoryIntros, publicJobsTexts as texts } from '#web/texts/public/jobs.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { JobResultItem } from './job-result-item.tsx';
import styles from './jobs-screen.module.css';
import gridStyles from './link-grid.module.css';
import { PageLinks } from './page-links.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SaveSearch } from './save-search.tsx';
import { SearchBar } from './search-bar.tsx';
import { SignUpCall } from './sign-up-call.tsx';

/** Open jobs for everyone; with a category, the page of that field of work. */
export function JobsScreen({ category }: { category?: JobCategory }) {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const asked = readJobSearch(new URLSearchParams(search), category);
  return (
    <>
      <PublicHero
        title={category ? texts.category(jobCategoryNames[category]) : texts.title}
        lead={category ? categoryIntros[category] : texts.lead}
      >
        <SearchBar key={search} action={pathname} asked={asked} />
      </PublicHero>
      <PublicPage>
        <Results asked={asked} />
        <SignUpCall />
        {category && (
          <section>
            <h2 className={styles.heading}>{texts.otherFields}</h2>
            <ul className={gridStyles.grid}>
              {jobCategorySlugs
                .filter((slug) => slug !== category)
                .map((slug) => (
                  <li key={slug}>
                    <Link href={routes.jobCategory?.(slug) ?? routes.home}>{jobCategoryNames[slug]}</Link>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </PublicPage>
    </>
  );
}

function Results({ asked }: { asked: ReturnType<typeof readJobSearch> }) {
  const routes = useRoutes();
  const { pathname } = useLocation();
  const { data, error, isPlaceholderData } = useJobSearch(asked);
  if (error) return <Banner tone="bad">{error.message}</Banner>;
  if (!data) return <SkeletonRows />;
  const { totalCount, totalCountExact, results } = data.jobs;
  const pages = Math.ceil((totalCountExact ? totalCount : Math.min(totalCount, lastUncounted)) / jobsPerPage);
  const hrefOf = (page: number) => pathname + writeJobSearch({ ...asked, page });
  if (asked.page > pages && pages > 0)
    return (
      <EmptyState
        illustration="search"
        title={texts.noPage(asked.page)}
        action={
          <LinkButton variant="secondary" href={hrefOf(pages)}>
            {texts.lastPage}
          </LinkButton>
        }
      >
        {texts.pages(pages)}
      </EmptyState>
    );
  if (results.length === 0 && writeJobSearch(asked) === '')
    return asked.category ? (
      <EmptyState
        illustration="search"
        title={texts.noneInField}
        action={
          <LinkButton variant="secondary" href={routes.jobs ?? routes.home}>
            {texts.allJobs}
          </LinkButton>
        }
      />
    ) : (
      <EmptyState illustration="search" title={texts.noJobs}>
        {texts.whyNoJobs}
      </EmptyState>
    );
  if (results.length === 0)
    return (
      <EmptyState
        illustration="search"
        title={texts.emptyTitle}
        action={
          <LinkButton variant="secondary" href={pathname}>
            {texts.clear}
          </LinkButton>
        }
      >
        {texts.empty}
      </EmptyState>
    );
  return (
    <section aria-busy={isPlaceholderData}>
      <h2 className={styles.count}>{texts.count(totalCount, totalCountExact)}</h2>
      <div className={styles.save}>
        <SaveSearch key={writeJobSearch({ ...asked, page: 1 })} asked={asked} />
      </div>
      <ul className={styles.list}>
        {results.map((job) => (
          <JobResultItem key={job.id} job={job} />
        ))}
      </ul>
      <PageLinks page={asked.page} pages={pages} hrefOf={hrefOf} />
    </section>
  );
}
