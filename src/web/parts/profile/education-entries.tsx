import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type Education, readEducation } from '#domain/document/sections/education.ts';
import { removeParagraph } from '#domain/document/sections/section-entries.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { EntryList } from './entry-list.tsx';

interface EntriesProps {
  document: UserDocument;
  addHref: string;
  editHref: (paraId: string) => string;
}

export function EducationEntries({ document, addHref, editHref }: EntriesProps) {
  const change = useChangeDocument(document.id);
  return (
    <EntryList
      emptyText="You haven't added any education yet."
      addLabel="Add education"
      addHref={addHref}
      onDelete={(paraId) => change.mutateAsync((newest) => removeParagraph(newest, 'EDUC', paraId))}
      entries={readEducation(document).map(({ paraId = '', ...school }) => {
        const studied = [school.degree, school.field].filter(Boolean).join(', ');
        return {
          paraId,
          title: studied || school.school || 'School not found',
          place: [studied && school.school, school.location].filter(Boolean).join(', '),
          time: showGraduation(school),
          editHref: editHref(paraId),
        };
      })}
    />
  );
}

function showGraduation({ status, graduationYear }: Pick<Education, 'status' | 'graduationYear'>): string {
  if (status === 'Currently attending')
    return graduationYear ? `Currently attending, until ${graduationYear}` : status;
  return [status, graduationYear].filter(Boolean).join(' ');
}
