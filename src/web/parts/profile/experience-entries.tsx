import { readExperience } from '#domain/document/sections/experience.ts';
import { removeParagraph } from '#domain/document/sections/section-entries.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { Description } from './description.tsx';
import { type EntriesProps, EntryList } from './entry-list.tsx';
import { showPeriod } from './show-period.ts';

export function ExperienceEntries({ document, targets }: EntriesProps) {
  const routes = useRoutes();
  const change = useChangeDocument(document.id);
  return (
    <EntryList
      emptyText={texts.noExperience}
      addLabel={texts.addExperience}
      addHref={targets?.add ?? routes.addExperience}
      onDelete={(paraId) => change.mutateAsync((newest) => removeParagraph(newest, 'EXPR', paraId))}
      entries={readExperience(document).map(({ paraId = '', ...job }) => ({
        paraId,
        title: job.title || texts.noJobTitle,
        place: [job.company, job.location].filter(Boolean).join(', '),
        time: showPeriod(job),
        more: job.description && <Description html={job.description} of={job.title} />,
        editHref: (targets?.edit ?? routes.editExperience)(paraId),
      }))}
    />
  );
}
