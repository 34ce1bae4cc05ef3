import { type UserDocument, ZERO_ID } from './user-document.ts';

/** Replaces every zeroed id and links each child to its parent. */
export function assignIds(document: UserDocument, newId: () => string): UserDocument {
  const keep = (id: string) => (id === ZERO_ID ? newId() : id);
  const id = keep(document.id);
  return {
    ...document,
    id,
    preferences: document.preferences.map((preference) => {
      const preferenceId = keep(preference.id);
      return { ...preference, id: preferenceId, docPrefId: preferenceId, docId: id, documentID: id };
    }),
    sections: document.sections.map((section) => {
      const sectionID = keep(section.id);
      return {
        ...section,
        id: sectionID,
        documentID: id,
        paragraphs: section.paragraphs.map((paragraph) => {
          const paragraphID = keep(paragraph.id);
          return {
            ...paragraph,
            id: paragraphID,
            sectionID,
            docDatas: paragraph.docDatas.map((data) => ({
              ...data,
              id: keep(data.id),
              paragraphID,
              userId: document.userId,
            })),
          };
        }),
      };
    }),
  };
}
