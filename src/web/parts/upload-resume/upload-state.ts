import { checkResumeFile } from '#domain/document/profile/resume-file-rules.ts';

export type UploadSource = 'device' | 'google-drive' | 'dropbox';

export interface UploadState {
  file: File | null;
  isValid: boolean;
  errorMessage: string | null;
  /** Always empty (RES-005): the file itself is uploaded. */
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

/** Rejects a file that can't be uploaded at once, with a message. */
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
