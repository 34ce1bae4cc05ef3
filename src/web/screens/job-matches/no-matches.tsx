import { useRoutes } from '#web/data/request/portal.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';

/** In place of a list: what is missing to find matches, or that none were found, and what to do about it. */
export function NoMatches({ needsTitle, filtered = false }: { needsTitle: boolean; filtered?: boolean }) {
  const routes = useRoutes();
  if (filtered)
    return (
      <EmptyState illustration="search" title={texts.noneFit}>
        {texts.fewerFilters}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration="search"
      title={needsTitle ? texts.needsTitle : texts.noMatches}
      action={
        <LinkButton variant={needsTitle ? 'primary' : 'secondary'} href={routes.jobPreferences}>
          {needsTitle ? texts.addTitle : texts.updatePreferences}
        </LinkButton>
      }
    >
      {needsTitle ? texts.whyTitle : texts.whyNone}
    </EmptyState>
  );
}
