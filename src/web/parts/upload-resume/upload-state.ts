import { checkResumeFile } from '#domain/document/profile/resume-file-rules.ts';

export type UploadSource = 'device' | 'google-drive' | 'dropbox';

/** What is known of the file on its way. */
export interface UploadState {
  file: File | null;
  isValid: boolean;
  errorMessage: string | null;
  base64: string;
  fromCloudDrive: boolean;
  fromFileSharing: boolean;
}

export const noUpload: UploadState = {
  file: null,
  isValid: false,
  errorMessage: null,
  base64: '',
  fromCloudDrive: false,
  fromFileSharing: false,
};

/** A file that may not be uploaded is told at once and not kept. */
export function chooseFile(file: File, source: UploadSource): UploadState {
  const check = checkResumeFile(file);
  return {
    ...noUpload,
    file: check.ok ? file : null,
    isValid: check.ok,
    errorMessage: check.ok ? null : check.message,
    fromCloudDrive: source === 'google-drive',
    fromFileSharing: source === 'dropbox',
  };
}

export function sourceOf(state: UploadState): UploadSource {
  if (state.fromCloudDrive) return 'google-drive';
  return state.fromFileSharing ? 'dropbox' : 'device';
}
