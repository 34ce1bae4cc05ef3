import {
  defaultDocStyles,
  documentTypes,
  type SectionCode,
  uploadSkin,
  uploadTemplateId,
} from './document-codes.ts';
import { type Section, type UserDocument, ZERO_ID } from './user-document.ts';

const sectionNames: Record<SectionCode, string> = {
  NAME: 'Name',
  CNTC: 'Contact Information',
  SUMM: 'Summary',
  EXPR: 'Experience',
  EDUC: 'Education',
  HILT: 'Skills',
  EAPB: 'Search options',
  EAQA: 'Key questions',
  LANG: 'Languages',
  SKLI: 'Skill levels',
  PICT: 'Picture',
  CERT: 'Certifications',
  VOLU: 'Volunteer work',
  OTHR: 'Other',
};

const profileSections: SectionCode[] = ['NAME', 'CNTC', 'SUMM', 'EXPR', 'EDUC', 'HILT', 'EAPB', 'EAQA'];

export function emptySection(sectionTypeCD: SectionCode, index: number, documentID = ZERO_ID): Section {
  const name = sectionNames[sectionTypeCD];
  return { id: ZERO_ID, documentID, sectionTypeCD, name, index, paragraphs: [], preferences: [] };
}

export function emptyDocument(base: { userId: string; name: string }): UserDocument {
  return {
    id: ZERO_ID,
    userId: base.userId,
    name: base.name,
    documentTypeCD: documentTypes.profile,
    sections: profileSections.map((code, index) => emptySection(code, index)),
    preferences: [],
    templateID: uploadTemplateId,
    skinCD: uploadSkin,
    docStyles: defaultDocStyles.map((style) => ({ ...style })),
    version: 0,
  };
}
