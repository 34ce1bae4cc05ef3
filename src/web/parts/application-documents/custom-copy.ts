const prefix = /^RSME_/;

/** Customized for one job, rather than another resume of the person. */
export function isCustomCopy({ resume }: { resume: string }): boolean {
  return prefix.test(resume);
}

/** The name as people see it. */
export function nameCopy(resume: string): string {
  return resume.replace(prefix, '');
}

/** dd/mm/yyyy on this one card, as the specification has it (D-116). */
export function showCustomDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
}
