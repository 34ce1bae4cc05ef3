import { z } from 'zod';
import { furtherSectionCodes, sectionCodes } from './document-codes.ts';

export const ZERO_ID = '00000000-0000-0000-0000-000000000000';

const Id = z.uuid().or(z.literal(ZERO_ID));

export const DocData = z.object({
  id: Id,
  paragraphID: Id,
  fieldCD: z.string(),
  charValue: z.string(),
  charValue0: z.string().nullable().default(null),
  dateTimeValue: z.string().nullable().default(null),
  index: z.number().int(),
  isValid: z.boolean().default(true),
  category: z.string().nullable().default(null),
  docDataInfo: z.string().nullable().default(null),
  errorMessage: z.string().nullable().default(null),
  userId: z.string(),
});
export type DocData = z.infer<typeof DocData>;

export const Paragraph = z.object({
  id: Id,
  sectionID: Id,
  index: z.number().int(),
  paragraphTemplateCD: z.string().nullable().default(null),
  docDatas: z.array(DocData),
  topPadding: z.number().default(0),
});
export type Paragraph = z.infer<typeof Paragraph>;

export const SectionPreference = z.object({ sectionPreferenceTypeCD: z.string(), value: z.string() });
export type SectionPreference = z.infer<typeof SectionPreference>;

const knownSectionCodes = [...sectionCodes, ...furtherSectionCodes] as const;

export const Section = z.object({
  id: Id,
  documentID: Id,
  sectionTypeCD: z.enum(knownSectionCodes),
  name: z.string(),
  index: z.number().int(),
  paragraphs: z.array(Paragraph),
  preferences: z.array(SectionPreference).default([]),
});
export type Section = z.infer<typeof Section>;

export const DocPreference = z.object({
  docId: Id,
  docPrefId: Id,
  docPreferenceTypeCD: z.string(),
  documentID: Id,
  id: Id,
  value: z.string(),
});
export type DocPreference = z.infer<typeof DocPreference>;

export const DocStyle = z.object({ docStyleCD: z.string(), value: z.string() });
export type DocStyle = z.infer<typeof DocStyle>;

export const UserDocument = z.object({
  id: Id,
  userId: z.string(),
  name: z.string(),
  documentTypeCD: z.string(),
  sections: z.array(Section),
  preferences: z.array(DocPreference),
  templateID: z.number().int(),
  skinCD: z.string(),
  docStyles: z.array(DocStyle),
  version: z.number().int().nonnegative(),
});
export type UserDocument = z.infer<typeof UserDocument>;
