import { useNavigate, useSearchParams } from 'react-router';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import { SaveBar } from '#web/parts/profile/save-bar.tsx';
import { type EditedSection, SectionEditor } from '#web/parts/profile/section-editor.tsx';
import type { EditFrameProps } from '#web/parts/profile/use-profile-form.ts';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';

/** One section of the profile on its own page; Save and Back return to where the person came from. */
export function EditPage({ section }: { section: EditedSection }) {
  return (
    <RequireProfile
      profileArea
      waiting={<Waiting />}
      frame={(content) => <Container narrow>{content}</Container>}
    >
      <LoadedEditor section={section} />
    </RequireProfile>
  );
}

function LoadedEditor({ section }: { section: EditedSection }) {
  const { profile, onboarding } = useRoutes();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { documentId } = useProfileId();
  const document = useDocument(documentId);
  const list =
    query.get('from_dashboard') === 'true' ? undefined : onboarding.find((step) => step.name === section);
  const back = list?.path ?? profile;
  const leave = () => void navigate(back);

  if (!document.data) {
    const { error, refetch } = document;
    if (!error) return <Waiting />;
    return (
      <Container narrow>
        <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />
      </Container>
    );
  }
  const frame = ({ title, form, children }: EditFrameProps) => (
    <>
      <Container narrow>
        <PageHeader title={title} back={back} />
        <Card>{children}</Card>
      </Container>
      <SaveBar
        state={form.state}
        onSave={() => void form.save()}
        notice={form.state !== 'not-changed' && <FormNotice form={form} />}
        isUnsaved={form.isUnsaved}
        onDiscard={form.discard}
      />
    </>
  );
  return (
    <SectionEditor
      section={section}
      document={document.data}
      paraId={query.get('paraId')}
      frame={frame}
      onSaved={leave}
      onUnknown={leave}
    />
  );
}

function Waiting() {
  return (
    <Container narrow>
      <PageHeader title={<Skeleton shape="title" width="medium" />} />
      <Card>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Card>
    </Container>
  );
}
