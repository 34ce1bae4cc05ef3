import { readJobSearch, useJobSearch } from '#web/data/jobs/job-search.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { jobFilterTexts } from '#web/texts/jobs/job-filters.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';

const anyJob = { ...readJobSearch(new URLSearchParams()), size: 1 };

/** The empty state: why there are no matches and what to do about it. */
export function NoMatches({ needsTitle, filtered = false }: { needsTitle: boolean; filtered?: boolean }) {
  const routes = useRoutes();
  const all = useJobSearch(anyJob);
  if (filtered)
    return (
      <EmptyState illustration="search" title={jobFilterTexts.noneMatch}>
        {jobFilterTexts.fewer}
      </EmptyState>
    );
  if (all.isPending) return null;
  if (all.data?.jobs.totalCount === 0 && !needsTitle)
    return (
      <EmptyState illustration="search" title={texts.noJobs}>
        {texts.whyNoJobs}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration="search"
      title={needsTitle ? texts.needsTitle : texts.noMatches}
      action={
        <LinkButton variant={needsTitle ? 'primary' : 'secondary'} href={routes.jobPreferences}>
          {needsTitle ? texts.addTitle : buttonTexts.updatePreferences}
        </LinkButton>
      }
    >
      {needsTitle ? texts.whyTitle : texts.whyNone}
    </EmptyState>
  );
}
