/** A resume as employers get it, page by page. */
export const resumePreviewTexts = {
  title: 'Resume preview',
  notLoaded: "We couldn't load your resume.",
  yourFile: 'Your file',
  ourTemplate: 'Our template',
  show: 'Show',
  downloadWord: 'Download as Word',
  download: 'Download resume', // RES-019
  inTemplate: 'Your resume in our template',
  loading: 'Loading your resume',
  noPages: "There's no preview of this file yet. Try again in a minute.",
  page: (name: string, page: number) => `${name}, page ${page}`,
} as const;
