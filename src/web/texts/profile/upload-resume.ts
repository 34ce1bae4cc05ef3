/** Choosing a resume file, uploading it, and starting a profile from it. */
export const uploadTexts = {
  title: 'Upload your resume',
  upload: 'Upload',
  drop: 'Drop your resume here',
  formats: 'DOC, DOCX, PDF, HTML, RTF, or TXT. Up to 20 MB.',
  linkedIn:
    'A LinkedIn profile works, too. On LinkedIn, choose Resources, then Save to PDF, and upload that file.',
  uploading: 'Uploading',
  reading: 'Reading your resume',
  size: { megabytes: (size: string) => `${size} MB`, kilobytes: (size: number) => `${size} KB` },
  googleDrive: 'Google Drive',
  dropbox: 'Dropbox',
  // ERR-009 fixes the first sentence of these.
  failed: 'Something went wrong. Try again, or choose the file from your device.',
  unreachable:
    "Something went wrong. We couldn't reach the service that has your file. Try again, or choose it from your device.",
  notFromGoogleDrive:
    "Something went wrong. We couldn't get the file from Google Drive. Try again, or choose it from your device.",
  notFromDropbox:
    "Something went wrong. We couldn't get the file from Dropbox. Try again, or choose it from your device.",
  unreadable: "We couldn't read the file.",
} as const;

/** The choice before a resume is replaced. */
export const updateReasonTexts = {
  title: 'What did you change?',
  formatting: 'I made only formatting changes', // RES-012
  formattingNote: "Your profile won't be updated.", // RES-012
  content: 'I made content changes', // RES-012
  contentNote: "Your profile will be overwritten and you'll be asked to review it again.", // RES-012
} as const;

export const startTexts = {
  title: 'Start with your resume',
  intro:
    'We read it once and show you everything we found, so you can correct it. Nothing goes to an employer.',
  byHand: "Don't have a resume handy? <button>Fill in by hand</button>", // I-04
  notStarted: "We couldn't start your profile. Please try again.",
  visible: 'See what we found',
  visibleNote: 'Every field shows the line it came from.',
  private: 'Kept private',
  privateNote: 'Only you can open it. Delete it whenever you want.',
  neverFilled: 'Never filled in',
  neverFilledNote: 'Social Security numbers, dates of birth, or bank details.',
} as const;
