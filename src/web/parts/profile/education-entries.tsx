import { type Education, readEducation } from '#domain/document/sections/education.ts';
import { removeParagraph } from '#domain/document/sections/section-entries.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { type EntriesProps, EntryList } from './entry-list.tsx';

export function EducationEntries({ document, targets }: EntriesProps) {
  const routes = useRoutes();
  const change = useChangeDocument(document.id);
  return (
    <EntryList
      emptyText={texts.noEducation}
      addLabel={texts.addEducation}
      addHref={targets?.add ?? routes.addEducation}
      onDelete={(paraId) => change.mutateAsync((newest) => removeParagraph(newest, 'EDUC', paraId))}
      entries={readEducation(document).map(({ paraId = '', ...school }) => {
        const studied = [school.degree, school.field].filter(Boolean).join(', ');
        return {
          paraId,
          title: studied || school.school || texts.noSchool,
          place: [studied && school.school, school.location].filter(Boolean).join(', '),
          time: showGraduation(school),
          editHref: (targets?.edit ?? routes.editEducation)(paraId),
        };
      })}
    />
  );
}

function showGraduation({ status, graduationYear }: Pick<Education, 'status' | 'graduationYear'>): string {
  if (status === 'Currently attending') return graduationYear ? texts.attendingUntil(graduationYear) : status;
  return [status, graduationYear].filter(Boolean).join(' ');
}
