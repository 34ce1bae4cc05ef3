import { useRoutes } from '#web/data/request/portal.ts';
import {
  emptyTexts,
  listTexts,
  emptyActionTexts as texts,
} from '#web/texts/applications/application-lists.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import type { IllustrationName } from '#web/widgets/marks/illustration.tsx';

const illustrations: Record<keyof typeof emptyTexts, IllustrationName> = {
  preparing: 'list',
  ready: 'list',
  'in-progress': 'letter',
  sent: 'letter',
  manual: 'letter',
};

/** An empty list, with a link to job matches (D-167). */
export function EmptyList({ of, wide }: { of: keyof typeof emptyTexts; wide?: boolean }) {
  const routes = useRoutes();
  const { title, words } = emptyTexts[of];
  return (
    <EmptyState
      illustration={illustrations[of]}
      size={wide ? 'wide' : 'standard'}
      title={title}
      action={<LinkButton href={routes.exploreJobMatches}>{texts.explore}</LinkButton>}
    >
      {words}
    </EmptyState>
  );
}

/** Nothing has been sent yet, but applications are ready for review. */
export function ReadyInstead({ ready, onShow }: { ready: number; onShow: () => void }) {
  return (
    <EmptyState
      illustration="letter"
      size="wide"
      title={texts.ready(ready)}
      action={<Button onPress={onShow}>{listTexts.reviewAndApply}</Button>}
    />
  );
}

/** No application matches the filter. */
export function NoResults() {
  return <EmptyState illustration="search">{texts.noResults}</EmptyState>;
}
