import { expect, it } from 'vitest';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { chooseFile, noUpload, sourceOf } from './upload-state.ts';

const file = new File(['Ana Lee'], 'Ana.pdf');

it('holds the file, whether it is valid, what is wrong, its bytes and where it came from [RES-005]', () => {
  expect(noUpload).toEqual({
    file: null,
    isValid: false,
    errorMessage: null,
    base64: '',
    fromCloudDrive: false,
    fromFileSharing: false,
  });
  expect(chooseFile(file, 'device')).toEqual({ ...noUpload, file, isValid: true });
  expect(chooseFile(file, 'google-drive')).toMatchObject({ fromCloudDrive: true, fromFileSharing: false });
  expect(chooseFile(file, 'dropbox')).toMatchObject({ fromCloudDrive: false, fromFileSharing: true });
});

it('a file that may not be uploaded leaves its message and is not kept', () => {
  const program = chooseFile(new File(['MZ'], 'a.exe'), 'device');
  expect(program).toEqual({ ...noUpload, errorMessage: resumeFileErrors.type });
  expect(chooseFile(new File([], 'a.pdf'), 'device').errorMessage).toBe(resumeFileErrors.empty);
  const big = Object.defineProperty(new File([], 'a.pdf'), 'size', { value: 20 * 1024 * 1024 + 1 });
  expect(chooseFile(big, 'device').errorMessage).toBe(resumeFileErrors.tooBig);
});

it('the source is told by its flag', () => {
  for (const source of ['device', 'google-drive', 'dropbox'] as const)
    expect(sourceOf(chooseFile(file, source))).toBe(source);
});
