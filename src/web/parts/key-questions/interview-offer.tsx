import { ListChecks } from 'lucide-react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useKeyQuestionCatalog } from '#web/data/applications/expert-apply-calls.ts';
import { countMinutes, useOpenQuestions } from '#web/data/applications/interview.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { interviewOfferTexts as texts } from '#web/texts/profile/interview.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** Offers the interview while it has questions left. */
export function InterviewOffer() {
  const { documentId } = useProfileId();
  const { data: document } = useDocument(documentId);
  return document ? <Offer document={document} /> : null;
}

function Offer({ document }: { document: UserDocument }) {
  const { interview } = useRoutes();
  const { data: catalog } = useKeyQuestionCatalog();
  const count = useOpenQuestions(catalog?.questions ?? [], document)?.open.length ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      icon={ListChecks}
      title={texts.title}
      action={
        <LinkButton size="md" variant="secondary" href={interview}>
          {texts.start}
        </LinkButton>
      }
    >
      {texts.offer(count, countMinutes(count))}
    </Banner>
  );
}
