import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

type State = 'open' | 'saving' | 'saved' | { problem: string };

/** New jobs of this search by mail; signed out it leads through the login page and back. */
export function SaveSearch({ asked }: { asked: JobSearch }) {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const user = useUser();
  const [state, setState] = useState<State>('open');
  const label = 'Email me new ones';
  if (!user)
    return (
      <LinkButton variant="tertiary" size="md" icon={Bell} href={withTarget(routes.login, pathname + search)}>
        {label}
      </LinkButton>
    );
  if (state === 'saved')
    return <Banner tone="ok">Saved. Your settings say how often, and end it, under Notifications.</Banner>;
  async function save() {
    setState('saving');
    const { keywords, location, category, remote, pay } = asked;
    try {
      const { askToSaveSearch } = await import('#web/data/jobs/saved-searches.ts');
      await askToSaveSearch({ kind: 'search', keywords, location, category, remote, pay });
      setState('saved');
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : 'This could not be saved. Try again.' });
    }
  }
  return (
    <>
      <Button
        variant="tertiary"
        size="md"
        icon={Bell}
        loading={state === 'saving'}
        onPress={() => void save()}
      >
        {label}
      </Button>
      {typeof state === 'object' && <Banner tone="bad">{state.problem}</Banner>}
    </>
  );
}
