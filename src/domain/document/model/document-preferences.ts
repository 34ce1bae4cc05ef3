import { docPreferenceTypes, sectionPreferenceTypes } from './document-codes.ts';
import { type Section, type UserDocument, ZERO_ID } from './user-document.ts';

export type DocumentFile = keyof typeof docPreferenceTypes;

/** Where the uploaded file, its PDF, or its thumbnail is stored; empty when there is none. */
export function readDocumentFile(document: Pick<UserDocument, 'preferences'>, file: DocumentFile): string {
  const type = docPreferenceTypes[file];
  return document.preferences.find((preference) => preference.docPreferenceTypeCD === type)?.value ?? '';
}

export function writeDocumentFile(document: UserDocument, file: DocumentFile, value: string): UserDocument {
  const type = docPreferenceTypes[file];
  const old = document.preferences.find((preference) => preference.docPreferenceTypeCD === type);
  const preference = old ?? {
    docId: document.id,
    docPrefId: ZERO_ID,
    docPreferenceTypeCD: type,
    documentID: document.id,
    id: ZERO_ID,
  };
  const others = document.preferences.filter((one) => one.docPreferenceTypeCD !== type);
  return { ...document, preferences: [...others, { ...preference, value }] };
}

/** Whoever stores a file also sets its pointer; a page loaded earlier must not set it back. */
export function keepDocumentFiles(stored: UserDocument, changed: UserDocument): UserDocument {
  const files = Object.keys(docPreferenceTypes) as DocumentFile[];
  return files
    .filter((file) => readDocumentFile(stored, file) !== '')
    .reduce((document, file) => writeDocumentFile(document, file, readDocumentFile(stored, file)), changed);
}

export function isHidden(section: Section): boolean {
  return section.preferences.some(
    (preference) =>
      preference.sectionPreferenceTypeCD === sectionPreferenceTypes.hide && preference.value === 'true',
  );
}
