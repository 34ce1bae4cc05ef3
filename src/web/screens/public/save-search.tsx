import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { saveSearchTexts as texts } from '#web/texts/public/jobs.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

type State = 'open' | 'saving' | 'saved' | { problem: string };

/** Emails new jobs of this search; visitors go through the login page and come back. */
export function SaveSearch({ asked }: { asked: JobSearch }) {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const user = useUser();
  const [state, setState] = useState<State>('open');
  if (!user)
    return (
      <LinkButton variant="tertiary" size="md" icon={Bell} href={withTarget(routes.login, pathname + search)}>
        {texts.button}
      </LinkButton>
    );
  if (state === 'saved') return <Banner tone="ok">{texts.saved}</Banner>;
  async function save() {
    setState('saving');
    const { keywords, location, category, remote, pay } = asked;
    try {
      const { askToSaveSearch } = await import('#web/data/jobs/saved-searches.ts');
      await askToSaveSearch({ kind: 'search', keywords, location, category, remote, pay });
      setState('saved');
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : texts.notSaved });
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
        {texts.button}
      </Button>
      {typeof state === 'object' && <Banner tone="bad">{state.problem}</Banner>}
    </>
  );
}
