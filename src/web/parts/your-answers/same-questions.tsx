import { useGroupedQuestions } from '#web/data/applications/remembered-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { groupedTexts as texts } from '#web/texts/profile/your-answers.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** Above the waiting applications: several of them ask a question that can be answered once. */
export function SameQuestions() {
  const { data } = useGroupedQuestions();
  const { profile } = useRoutes();
  if (!data || data.groups.length === 0) return null;
  return (
    <Banner
      action={
        <LinkButton size="md" variant="secondary" href={`${profile}?tab=answers`}>
          {texts.title}
        </LinkButton>
      }
    >
      {texts.waiting(data.groups.length)}
    </Banner>
  );
}
