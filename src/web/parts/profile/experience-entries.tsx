import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { removeParagraph } from '#domain/document/sections/section-entries.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { Description } from './description.tsx';
import { EntryList } from './entry-list.tsx';
import { showPeriod } from './show-period.ts';

interface EntriesProps {
  document: UserDocument;
  addHref: string;
  editHref: (paraId: string) => string;
}

export function ExperienceEntries({ document, addHref, editHref }: EntriesProps) {
  const change = useChangeDocument(document.id);
  return (
    <EntryList
      emptyText="You haven't added any work experience yet."
      addLabel="Add experience"
      addHref={addHref}
      onDelete={(paraId) => change.mutateAsync((newest) => removeParagraph(newest, 'EXPR', paraId))}
      entries={readExperience(document).map(({ paraId = '', ...job }) => ({
        paraId,
        title: job.title || 'Job title not found',
        place: [job.company, job.location].filter(Boolean).join(', '),
        time: showPeriod(job),
        more: job.description && <Description html={job.description} of={job.title} />,
        editHref: editHref(paraId),
      }))}
    />
  );
}
