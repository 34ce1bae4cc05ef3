import { useQuery } from '@tanstack/react-query';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { findSkills } from '#web/data/jobs/suggestion-calls.ts';
import { usePortal } from '#web/data/request/portal.ts';

const mostSuggested = 8;

/** Skills that go with the person's latest job, and a search in all skills. */
export function useSkillSuggestions(document: UserDocument) {
  const portalCD = usePortal().code;
  const { title: jobTitle = '', company: employer = '' } = readExperience(document)[0] ?? {};
  const asker = { userId: document.userId, portalCD, documentId: document.id };
  const { data = [] } = useQuery({
    queryKey: ['skills', jobTitle],
    queryFn: () => findSkills({ jobTitle, employer }, asker),
    enabled: jobTitle !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    jobTitle,
    suggestions: data.slice(0, mostSuggested),
    search: (searchString: string) => findSkills({ searchString }, asker),
  };
}
