// The specification's document codes; no other folder spells them out.

export const sectionCodes = [
  'NAME',
  'CNTC',
  'EDUC',
  'EXPR',
  'HILT',
  'SUMM',
  'EAQA',
  'EAPB',
  'PICT',
  'LANG',
  'SKLI',
] as const;
/** Ours: other sections of a resume. Each keeps its printed heading, and a code may appear several times. */
export const furtherSectionCodes = ['CERT', 'VOLU', 'OTHR'] as const;
export type FurtherSectionCode = (typeof furtherSectionCodes)[number];
export type SectionCode = (typeof sectionCodes)[number] | FurtherSectionCode;

/** The last one is ours: another resume file of the person. */
export const documentTypes = { profile: 'EAPL', customResume: 'RSME', furtherResume: 'RSUM' } as const;

export const fieldCodes = {
  name: ['FNAM', 'LNAM'],
  contact: ['EMAI', 'ZIPC', 'STAT', 'CITY', 'HPHN', 'CPHN', 'SOCL', 'STRT'],
  experience: ['JTIT', 'COMP', 'JLOC', 'JSTD', 'EDDT', 'JDES'],
  education: ['SCHO', 'SLOC', 'GRST', 'GRYR', 'STUY', 'DGRE'],
  skills: ['SKC1', 'SKIL'],
  summary: ['FRFM'],
  basics: ['KEYW', 'JLOC', 'PAYV', 'PAYT'],
} as const;

export const docPreferenceTypes = { originalFile: 'FURL', resumeFile: 'RURL', thumbnail: 'RPNG' } as const;

export const snapshotPreferenceTypes = {
  customResumeId: 'RSID',
  customResumeFile: 'CRSU',
  customResumeThumbnail: 'RSTH',
} as const;

export const sectionPreferenceTypes = { hide: 'HIDE' } as const;

export const defaultDocStyles = [
  { docStyleCD: 'FONTSZ', value: '12' },
  { docStyleCD: 'FONTFC', value: 'Times New Roman' },
  { docStyleCD: 'MRGTOP', value: '0.7in' },
  { docStyleCD: 'MRGBOT', value: '0.7in' },
  { docStyleCD: 'MRGLFT', value: '0.7in' },
  { docStyleCD: 'MRGRGT', value: '0.7in' },
  { docStyleCD: 'PGSIZE', value: 'A4' },
  { docStyleCD: 'LINSP', value: '1.15' },
  { docStyleCD: 'PARSP', value: '6' },
  { docStyleCD: 'FONTCL', value: '#000000' },
] as const;

export const uploadTemplateId = 2103;
export const uploadSkin = 'FLJ1';
export const customResumeSkin = 'HRT1';
