const prefix = /^RSME_/;

/** Whether the resume is a copy customized for one job, not one of the person's other resumes. */
export function isCustomCopy({ resume }: { resume: string }): boolean {
  return prefix.test(resume);
}

/** The name that people see. */
export function nameCopy(resume: string): string {
  return resume.replace(prefix, '');
}

/** dd/mm/yyyy on this one card, as the specification requires (D-116). */
export function showCustomDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
}
