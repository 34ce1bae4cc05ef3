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
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { ResumeCard } from '#web/parts/resume-card/resume-card.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Section } from './section.tsx';

type Resume = Pick<UserDocument, 'id' | 'name' | 'preferences'>;

/** The profile's own resume and the others; one of them is the default. */
export function ResumeSection({ profile }: { profile: UserDocument }) {
  const further = useFurtherResumes();
  const add = useAddResume();
  const remove = useDeleteResume();
  const setDefault = useSetDefaultResume();
  const [refused, setRefused] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Resume | null>(null);
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
      title="Resumes"
      note="Your profile is read from the first one. The others are kept as files to send."
      action={
        <FileTrigger acceptedFileTypes={resumeEndings} onSelect={(files) => take(files?.[0])}>
          <Button variant="tertiary" size="md" icon={Plus} loading={add.isPending}>
            Add another resume
          </Button>
        </FileTrigger>
      }
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      {further.error && (
        <LoadFailure what="your other resumes" error={further.error} onRetry={() => void further.refetch()} />
      )}
      {[profile, ...others].map((resume) => (
        <ResumeItem
          key={resume.id}
          resume={resume}
          isProfile={resume.id === profile.id}
          isDefault={resume.id === defaultId}
          onDefault={() => setDefault.mutate(resume.id === profile.id ? '' : resume.id)}
          onDelete={() => setLeaving(resume)}
        />
      ))}
      <ConfirmModal
        open={leaving !== null}
        title="Delete this resume?"
        confirm="Delete"
        destructive
        call={remove}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutate(leaving.id, { onSuccess: () => setLeaving(null) })}
      >
        Applications that were sent with {leaving?.name} keep their copy.
      </ConfirmModal>
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
      note={isProfile ? 'Your profile is read from it' : 'Kept as a file'}
      thumbnail={readDocumentFile(resume, 'thumbnail') || null}
      badge={isDefault ? 'Default' : undefined}
    >
      {!isDefault && (
        <Button variant="link" size="sm" onPress={onDefault}>
          Make default
        </Button>
      )}
      <LinkButton variant="link" size="sm" href={preview}>
        Preview
      </LinkButton>
      {original && (
        <LinkButton variant="link" size="sm" href={original} download>
          Download
        </LinkButton>
      )}
      {!isProfile && (
        <Button variant="link" size="sm" onPress={onDelete}>
          Delete
        </Button>
      )}
    </ResumeCard>
  );
}
