import type { DriveKeys } from '#contract/visits/visits.ts';
import { resumeContentTypes } from '#domain/document/profile/resume-file-rules.ts';
import { logFault } from '#web/data/request/log-fault.ts';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { DriveFailure, loadScript } from './load-script.ts';

/** The part of Google's two scripts that is used here. */
interface GooglePage {
  gapi: { load: (name: 'picker', onLoad: () => void) => void };
  google: {
    accounts: {
      oauth2: {
        initTokenClient: (options: {
          client_id: string;
          scope: string;
          callback: (answer: { access_token?: string; error?: string }) => void;
          error_callback: (error: { type: string }) => void;
        }) => { requestAccessToken: () => void };
      };
    };
    picker: {
      DocsView: new () => PickerView;
      PickerBuilder: new () => PickerBuilder;
    };
  };
}
interface PickerView {
  setMimeTypes: (types: string) => PickerView;
}
interface PickerBuilder {
  addView: (view: PickerView) => PickerBuilder;
  setOAuthToken: (token: string) => PickerBuilder;
  setDeveloperKey: (key: string) => PickerBuilder;
  setAppId: (id: string) => PickerBuilder;
  setCallback: (callback: (answer: { action: string; docs?: DriveFile[] }) => void) => PickerBuilder;
  build: () => { setVisible: (visible: boolean) => void };
}
export interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
}

const googleDoc = 'application/vnd.google-apps.document';
const pickable = [...Object.values(resumeContentTypes).map((type) => type.split(';')[0]), googleDoc].join(
  ',',
);

/** Has access only to the file the person picks (`drive.file`); the token stays in the browser. Null if nothing was picked. */
export async function pickFromGoogleDrive(keys: NonNullable<DriveKeys['google']>): Promise<File | null> {
  await Promise.all([
    loadScript('https://apis.google.com/js/api.js'),
    loadScript('https://accounts.google.com/gsi/client'),
  ]);
  const page = globalThis as unknown as GooglePage;
  const token = await askToken(page.google, keys.clientId);
  if (token === null) return null;
  await new Promise<void>((resolve) => page.gapi.load('picker', resolve));
  const picked = await new Promise<DriveFile | null>((resolve) => {
    const { DocsView, PickerBuilder } = page.google.picker;
    new PickerBuilder()
      .addView(new DocsView().setMimeTypes(pickable))
      .setOAuthToken(token)
      .setDeveloperKey(keys.apiKey)
      .setAppId(keys.appId)
      .setCallback(({ action, docs }) => {
        if (action === 'picked') resolve(docs?.[0] ?? null);
        if (action === 'cancel') resolve(null);
      })
      .build()
      .setVisible(true);
  });
  return picked && downloadFromDrive(picked, token);
}

export function askToken(
  google: Pick<GooglePage['google'], 'accounts'>,
  clientId: string,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      logFault('Failed to get drive token');
      reject(new DriveFailure(texts.notFromGoogleDrive));
    };
    google.accounts.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'https://www.googleapis.com/auth/drive.file',
        callback: ({ access_token: token, error }) => {
          if (token) resolve(token);
          else if (error === 'access_denied') resolve(null);
          else fail();
        },
        // The person closed the window, or it never opened.
        error_callback: ({ type }) => (type === 'popup_closed' ? resolve(null) : fail()),
      })
      .requestAccessToken();
  });
}

/** Downloads a file as it is; a Google document isn't a file and is exported as PDF. */
export async function downloadFromDrive({ id, name, mimeType }: DriveFile, token: string): Promise<File> {
  const isDoc = mimeType === googleDoc;
  const address = `https://www.googleapis.com/drive/v3/files/${encodeURIComponent(id)}`;
  const response = await fetch(`${address}${isDoc ? '/export?mimeType=application%2Fpdf' : '?alt=media'}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new DriveFailure(texts.notFromGoogleDrive);
  return new File([await response.blob()], isDoc ? `${name}.pdf` : name);
}
