import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { isProfileComplete } from '#domain/document/profile/profile-state.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { isJustFinished, useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useDocument, usePreferences, useProfileId } from '#web/data/profile/builder-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { MissingInformation } from '#web/parts/failure/missing-information.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { SaveBarPlace } from '#web/parts/profile/save-bar.tsx';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { Tabs } from '#web/widgets/layout/tabs.tsx';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import styles from './profile.module.css';
import { listProfileTabs, type ProfileTab, readProfileTab } from './profile-tabs.ts';
import { ResumeTab } from './resume-tab.tsx';

const KeyQuestionsTab = lazy(async () => ({
  default: (await import('#web/parts/key-questions/key-questions-tab.tsx')).KeyQuestionsTab,
}));
const YourAnswersTab = lazy(async () => ({
  default: (await import('#web/parts/your-answers/your-answers-tab.tsx')).YourAnswersTab,
}));
const SearchOptionsTab = lazy(async () => ({
  default: (await import('#web/parts/search-options/search-options-tab.tsx')).SearchOptionsTab,
}));
const EditModal = lazy(async () => ({
  default: (await import('#web/parts/profile/edit-modal.tsx')).EditModal,
}));
const StartWithResume = lazy(async () => ({
  default: (await import('#web/parts/upload-resume/start-with-resume.tsx')).StartWithResume,
}));
const UploadResumeModal = lazy(() =>
  import('#web/parts/upload-resume/upload-resume-modal.tsx').then((module) => ({
    default: module.UploadResumeModal,
  })),
);

export function ProfileScreen() {
  const portal = usePortal();
  const { redirectIfNoUser } = useRoutes();
  const { pathname } = useLocation();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { documentId } = useProfileId();
  // On portals without an upload page, newcomers start here.
  if (documentId === null && redirectIfNoUser.startsWith(`${pathname}?`))
    return (
      <Suspense>
        <StartWithResume />
      </Suspense>
    );
  return (
    <>
      <Container>
        <PageHeader title={texts.title} intro={hasFeature(portal, 'SubHeading') && texts.intro} />
        <SaveBarPlace value={footer}>
          <RequireProfile profileArea waiting={<ProfileSkeleton />}>
            <LoadedProfile />
          </RequireProfile>
        </SaveBarPlace>
      </Container>
      <div ref={setFooter} className={styles.footer} />
      <UploadOnProfile />
    </>
  );
}

/** `?upload=1` opens the window that uploads another resume. */
function UploadOnProfile() {
  const [query, setQuery] = useSearchParams();
  const close = () => {
    const { upload: _upload, ...rest } = Object.fromEntries(query);
    setQuery(rest, { preventScrollReset: true, replace: true });
  };
  const hydrated = useHydrated();
  if (!hydrated || !query.has('upload')) return null;
  return (
    <Suspense>
      <UploadResumeModal open onClose={close} />
    </Suspense>
  );
}

function LoadedProfile() {
  const { documentId } = useProfileId();
  const document = useDocument(documentId);
  const preferences = usePreferences();
  const error = document.error ?? preferences.error;
  if (document.data && preferences.data)
    return <Profile document={document.data} complete={isProfileComplete(preferences.data)} />;
  if (error) {
    const retry = () => Promise.all([document.refetch(), preferences.refetch()]);
    return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void retry()} />;
  }
  return <ProfileSkeleton />;
}

function Profile({ document, complete }: { document: UserDocument; complete: boolean }) {
  const portal = usePortal();
  const [query, setQuery] = useSearchParams();
  const tab = readProfileTab(portal, query.get('tab'));
  const { jobPreferences } = useRoutes();
  const { state } = useLocation();
  return (
    <>
      {isJustFinished(state) && (
        <Banner
          tone="ok"
          title={texts.finished}
          action={
            <LinkButton size="md" href={jobPreferences}>
              {texts.chooseJobs}
            </LinkButton>
          }
        >
          {texts.finishedNext}
        </Banner>
      )}
      <Tabs
        label={texts.title}
        items={listProfileTabs(portal, complete)}
        selected={tab}
        onSelect={(id) => setQuery({ tab: id }, { preventScrollReset: true })}
      >
        <Suspense fallback={<ProfileSkeleton />}>
          {tab === 'resume' || complete ? tabContent[tab](document) : <Unfinished />}
        </Suspense>
      </Tabs>
      {query.has('edit') && (
        <Suspense>
          <EditModal document={document} asks="edit" />
        </Suspense>
      )}
    </>
  );
}

const tabContent: Record<ProfileTab, (document: UserDocument) => ReactNode> = {
  resume: (document) => <ResumeTab document={document} />,
  'key-questions': (document) => <KeyQuestionsTab document={document} />,
  answers: () => <YourAnswersTab />,
  'search-options': (document) => <SearchOptionsTab document={document} />,
};

function Unfinished() {
  const progress = useProfileProgress();
  return progress && <MissingInformation progress={progress} />;
}

function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      {['resume', 'contact', 'experience'].map((part) => (
        <div key={part} className={styles.section}>
          <Skeleton shape="title" width="medium" />
          <Card>
            <Skeleton shape="block" />
          </Card>
        </div>
      ))}
    </div>
  );
}
