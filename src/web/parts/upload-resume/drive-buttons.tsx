import { HardDrive, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { hasFeature } from '#domain/portal/portal.ts';
import { useDriveKeys } from '#web/data/documents/resume-calls.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import type { UploadSource } from './upload-state.ts';

interface DriveButtonsProps {
  isDisabled: boolean;
  onFile: (file: File, source: UploadSource) => void;
  onProblem: (message: string) => void;
}

/** Google Drive and Dropbox, each where its keys are set; their scripts come with the first press. */
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
      const told = error instanceof Error && error.message.startsWith('Something went wrong');
      onProblem(told ? error.message : 'Something went wrong. Try again, or choose it from your device.');
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
          Google Drive
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
          Dropbox
        </Button>
      )}
    </>
  );
}
