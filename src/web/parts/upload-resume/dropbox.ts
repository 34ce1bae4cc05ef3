import { maxResumeBytes, resumeEndings } from '#domain/document/profile/resume-file-rules.ts';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { DriveFailure, loadScript } from './load-script.ts';

interface DropboxPage {
  Dropbox: {
    choose: (options: {
      linkType: 'direct';
      multiselect: false;
      extensions: string[];
      sizeLimit: number;
      success: (files: { name: string; link: string }[]) => void;
      cancel: () => void;
    }) => void;
  };
}

/** The chooser's direct link expires soon, so the file is fetched at once. Null if nothing was chosen. */
export async function chooseFromDropbox(appKey: string): Promise<File | null> {
  await loadScript('https://www.dropbox.com/static/api/2/dropins.js', {
    id: 'dropboxjs',
    'data-app-key': appKey,
  });
  const chosen = await new Promise<{ name: string; link: string } | null>((resolve) => {
    (globalThis as unknown as DropboxPage).Dropbox.choose({
      linkType: 'direct',
      multiselect: false,
      extensions: resumeEndings,
      sizeLimit: maxResumeBytes,
      success: ([file]) => resolve(file ?? null),
      cancel: () => resolve(null),
    });
  });
  return chosen && downloadFromDropbox(chosen);
}

export async function downloadFromDropbox({ name, link }: { name: string; link: string }): Promise<File> {
  const response = await fetch(link, { credentials: 'omit' });
  if (!response.ok) throw new DriveFailure(texts.notFromDropbox);
  return new File([await response.blob()], name);
}
