const prefix = /^RSME_/;

/** Customized for one job, rather than another resume of the person. */
export function isCustomCopy({ resume }: { resume: string }): boolean {
  return prefix.test(resume);
}

/** The name as people see it. */
export function nameCopy(resume: string): string {
  return resume.replace(prefix, '');
}
