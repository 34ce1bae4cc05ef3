import { useState } from 'react';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type UploadStep, useUploadResume } from '#web/data/documents/resume-calls.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import type { UpdateReason } from './update-reasons.ts';
import { chooseFile, noUpload, sourceOf, type UploadSource, type UploadState } from './upload-state.ts';

/** Picks, checks, stores, and reads a resume file. */
export function useUpload(onDone: (document: UserDocument | null) => void) {
  const { documentId, data } = useProfileId();
  const [state, setState] = useState<UploadState>(noUpload);
  const [step, setStep] = useState<UploadStep>('uploading');
  const sending = useUploadResume(setStep);
  const isBusy = sending.isPending;
  const isKnown = documentId !== undefined;
  const profile = data?.results[0];
  const hasResume = profile !== undefined && readDocumentFile(profile, 'originalFile') !== '';

  const upload = async (chosen: UploadState, reason: UpdateReason) => {
    if (!chosen.file || isBusy || !isKnown) return;
    try {
      setState({ ...chosen, errorMessage: null });
      // A file that was moved or deleted after it was chosen fails here, so it isn't reported as a connection problem.
      await chosen.file.slice(0, 1).arrayBuffer();
      const source = sourceOf(chosen);
      const reads = reason === 'content';
      const document = await sending.mutateAsync({ file: chosen.file, source, documentId, reads });
      setState(noUpload);
      onDone(document);
    } catch (error) {
      const errorMessage = error instanceof Error ? error.message : texts.unreadable;
      setState({ ...chosen, errorMessage });
    }
  };

  return {
    state,
    step,
    isBusy,
    isKnown,
    /** Whether there is a resume already: replacing it needs a reason. */
    hasResume,
    choose: (file: File, source: UploadSource): UploadState => {
      const chosen = chooseFile(file, source);
      setState(chosen);
      return chosen;
    },
    fail: (errorMessage: string) => setState({ ...noUpload, errorMessage }),
    upload: (reason: UpdateReason, chosen = state) => void upload(chosen, reason),
    reset: () => setState(noUpload),
  };
}
