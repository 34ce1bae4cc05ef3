import { HardDrive, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { hasFeature } from '#domain/portal/portal.ts';
import { useDriveKeys } from '#web/data/documents/resume-calls.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { DriveFailure } from './load-script.ts';
import type { UploadSource } from './upload-state.ts';

interface DriveButtonsProps {
  isDisabled: boolean;
  onFile: (file: File, source: UploadSource) => void;
  onProblem: (message: string) => void;
}

/** Google Drive and Dropbox, each if its keys are set. Their scripts load on the first press. */
export function DriveButtons({ isDisabled, onFile, onProblem }: DriveButtonsProps) {
  const offered = hasFeature(usePortal(), 'AlternateUploadOption');
  const { data: keys } = useDriveKeys();
  const [asking, setAsking] = useState<UploadSource | null>(null);
  if (!offered || !keys) return null;
  const { google, dropbox } = keys;

  const take = async (source: UploadSource, pick: () => Promise<File | null>) => {
    setAsking(source);
    try {
      const file = await pick();
      if (file) onFile(file, source);
    } catch (error) {
      onProblem(error instanceof DriveFailure ? error.message : texts.failed);
    } finally {
      setAsking(null);
    }
  };

  return (
    <>
      {google && (
        <Button
          variant="link"
          icon={HardDrive}
          isDisabled={isDisabled}
          loading={asking === 'google-drive'}
          onPress={() =>
            void take('google-drive', async () =>
              (await import('./google-drive.ts')).pickFromGoogleDrive(google),
            )
          }
        >
          {texts.googleDrive}
        </Button>
      )}
      {dropbox && (
        <Button
          variant="link"
          icon={PackageOpen}
          isDisabled={isDisabled}
          loading={asking === 'dropbox'}
          onPress={() =>
            void take('dropbox', async () => (await import('./dropbox.ts')).chooseFromDropbox(dropbox))
          }
        >
          {texts.dropbox}
        </Button>
      )}
    </>
  );
}
