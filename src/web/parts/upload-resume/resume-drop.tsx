import { resumeEndings } from '#domain/document/profile/resume-file-rules.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { DropZone } from '#web/widgets/fields/drop-zone.tsx';
import { DriveButtons } from './drive-buttons.tsx';
import { FileCard } from './file-card.tsx';
import type { UploadSource } from './upload-state.ts';
import type { useUpload } from './use-upload.ts';

interface ResumeDropProps {
  upload: ReturnType<typeof useUpload>;
  onFile: (file: File, source: UploadSource) => void;
}

/** Every way to bring a resume, and below it the file on its way. */
export function ResumeDrop({ upload, onFile }: ResumeDropProps) {
  const portal = usePortal();
  const { state, step, isBusy } = upload;
  return (
    <>
      <DropZone
        title="Drop your resume here"
        hint="DOC, DOCX, PDF, HTML, RTF, or TXT. Up to 20 MB."
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
