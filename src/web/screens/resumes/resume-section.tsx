import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { checkResumeFile, resumeEndings } from '#domain/document/profile/resume-file-rules.ts';
import {
  useAddResume,
  useDefaultResume,
  useDeleteResume,
  useFurtherResumes,
  useSetDefaultResume,
} from '#web/data/documents/further-resumes.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { ResumeCard } from '#web/parts/resume-card/resume-card.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { resumesTexts as texts } from '#web/texts/profile/resumes.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { Section } from './section.tsx';

type Resume = Pick<UserDocument, 'id' | 'name' | 'preferences'>;

/** The profile's resume and the other ones. One of them is the default. */
export function ResumeSection({ profile }: { profile: UserDocument }) {
  const further = useFurtherResumes();
  const add = useAddResume();
  const remove = useDeleteResume();
  const setDefault = useSetDefaultResume();
  const [refused, setRefused] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Resume | null>(null);
  const others = further.data ?? [];
  const chosen = useDefaultResume();
  const defaultId = others.some((resume) => resume.id === chosen) ? chosen : profile.id;
  const problem = refused ?? add.error?.message ?? setDefault.error?.message;

  const take = (file: File | undefined) => {
    if (!file) return;
    const check = checkResumeFile(file);
    setRefused(check.ok ? null : check.message);
    if (check.ok) add.mutate(file);
  };

  return (
    <Section
      title={texts.resumes}
      note={texts.resumesNote}
      action={
        <FileTrigger acceptedFileTypes={resumeEndings} onSelect={(files) => take(files?.[0])}>
          <Button variant="tertiary" size="md" icon={Plus} loading={add.isPending}>
            {texts.add}
          </Button>
        </FileTrigger>
      }
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      {further.error && (
        <LoadFailure
          title={texts.othersNotLoaded}
          error={further.error}
          onRetry={() => void further.refetch()}
        />
      )}
      {[profile, ...others].map((resume) => (
        <ResumeItem
          key={resume.id}
          resume={resume}
          isProfile={resume.id === profile.id}
          isDefault={resume.id === defaultId}
          onDefault={() => setDefault.mutate(resume.id === profile.id ? '' : resume.id)}
          onDelete={() => setDeleted(resume)}
        />
      ))}
      <DeleteModal item={deleted} texts={texts} call={remove} onClose={() => setDeleted(null)} />
    </Section>
  );
}

interface ResumeItemProps {
  resume: Resume;
  isProfile: boolean;
  isDefault: boolean;
  onDefault: () => void;
  onDelete: () => void;
}

function ResumeItem({ resume, isProfile, isDefault, onDefault, onDelete }: ResumeItemProps) {
  const routes = useRoutes();
  const original = readDocumentFile(resume, 'originalFile');
  const preview = isProfile ? routes.profilePreview : `${routes.profilePreview}?documentId=${resume.id}`;
  return (
    <ResumeCard
      name={resume.name}
      note={isProfile ? texts.isProfile : texts.isFile}
      thumbnail={readDocumentFile(resume, 'thumbnail') || null}
      badge={isDefault ? texts.default : undefined}
    >
      {!isDefault && (
        <Button variant="link" size="sm" onPress={onDefault}>
          {texts.makeDefault}
        </Button>
      )}
      <LinkButton variant="link" size="sm" href={preview}>
        {texts.preview}
      </LinkButton>
      {original && (
        <LinkButton variant="link" size="sm" href={original} download>
          {buttonTexts.download}
        </LinkButton>
      )}
      {!isProfile && (
        <Button variant="link" size="sm" onPress={onDelete}>
          {buttonTexts.delete}
        </Button>
      )}
    </ResumeCard>
  );
}
