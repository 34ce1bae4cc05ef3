import type { ParsedResume } from '#resume/parsed-resume.ts';
import type { ContentSection } from './resume-content.ts';

/** What a resume says and no section of a document holds: printed too, so that a converted file does not lose it. */
export function listFurtherSections(
  resume: Pick<ParsedResume, 'certifications' | 'languages' | 'links'>,
): ContentSection[] {
  const { certifications, languages, links } = resume;
  const lists = { Certifications: certifications, Languages: languages, Links: links };
  return Object.entries(lists)
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => ({ kind: 'list', heading, items }));
}
