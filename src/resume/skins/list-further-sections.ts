import type { ParsedResume } from '#resume/fields/parsed-resume.ts';
import type { ContentSection } from './resume-content.ts';

/** What a resume says and no section of a document holds: printed too, so that a converted file does not lose it. */
export function listFurtherSections({ links }: Pick<ParsedResume, 'links'>): ContentSection[] {
  return links.length > 0 ? [{ kind: 'list', heading: 'Links', items: links }] : [];
}
