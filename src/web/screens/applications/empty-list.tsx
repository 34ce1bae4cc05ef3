import { useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import type { IllustrationName } from '#web/widgets/marks/illustration.tsx';

const texts = {
  preparing: {
    title: 'No applications in preparation',
    words: "Choose jobs you like and we'll start filling out the applications.",
    illustration: 'list',
  },
  ready: {
    title: 'Nothing to send yet',
    words: 'Applications appear here when they are ready.',
    illustration: 'list',
  },
  'in-progress': {
    title: 'No applications in progress',
    words: 'Applications appear here while we send them.',
    illustration: 'letter',
  },
  sent: {
    title: 'No applications yet',
    words: 'Applications appear here once you have approved them.',
    illustration: 'letter',
  },
  manual: {
    title: 'No manual applications yet',
    words: 'Jobs you apply to by yourself appear here.',
    illustration: 'letter',
  },
} as const satisfies Record<string, { title: string; words: string; illustration: IllustrationName }>;

/** A list with nothing in it, and the way to the jobs (D-167). */
export function EmptyList({ of, wide }: { of: keyof typeof texts; wide?: boolean }) {
  const routes = useRoutes();
  const { title, words, illustration } = texts[of];
  return (
    <EmptyState
      illustration={illustration}
      size={wide ? 'wide' : 'standard'}
      title={title}
      action={<LinkButton href={routes.exploreJobMatches}>Explore job matches</LinkButton>}
    >
      {words}
    </EmptyState>
  );
}

/** Nothing was sent, but something waits for it. */
export function ReadyInstead({ ready, onShow }: { ready: number; onShow: () => void }) {
  return (
    <EmptyState
      illustration="letter"
      size="wide"
      title={
        ready === 1
          ? 'You have 1 application ready to review'
          : `You have ${ready} applications ready to review`
      }
      action={<Button onPress={onShow}>Review and apply</Button>}
    />
  );
}

/** A filter that nothing fits. */
export function NoResults() {
  return (
    <EmptyState illustration="search">
      No results found. Please update filters to see applications.
    </EmptyState>
  );
}
