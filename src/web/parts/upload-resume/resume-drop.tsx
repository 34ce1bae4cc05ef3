import { resumeEndings } from '#domain/document/profile/resume-file-rules.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { DropZone } from '#web/widgets/fields/drop-zone.tsx';
import { DriveButtons } from './drive-buttons.tsx';
import { FileCard } from './file-card.tsx';
import type { UploadSource } from './upload-state.ts';
import type { useUpload } from './use-upload.ts';

interface ResumeDropProps {
  upload: ReturnType<typeof useUpload>;
  onFile: (file: File, source: UploadSource) => void;
}

/** Every way to upload a resume, with the chosen file below. */
export function ResumeDrop({ upload, onFile }: ResumeDropProps) {
  const portal = usePortal();
  const { state, step, isBusy } = upload;
  return (
    <>
      <DropZone
        title={texts.drop}
        hint={texts.formats}
        accept={resumeEndings}
        busy={isBusy}
        buttonVariant={state.file ? 'secondary' : uploadButtonVariant(portal)}
        error={isBusy ? undefined : (state.errorMessage ?? undefined)}
        onFile={(file) => onFile(file, 'device')}
      >
        <DriveButtons isDisabled={isBusy} onFile={onFile} onProblem={upload.fail} />
      </DropZone>
      {state.file && <FileCard file={state.file} step={isBusy ? step : null} />}
    </>
  );
}
