import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readBasics } from '#domain/document/sections/basics.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { describeLookedFor, jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { Trans } from '#web/widgets/layout/trans.tsx';

/** What the person is looking for, in one line. Its space is reserved while the profile loads. */
export function LookedFor() {
  const { documentId } = useProfileId();
  const { data } = useDocument(documentId);
  return data ? <Wishes document={data} /> : '\u00a0';
}

export function Wishes({ document }: { document: UserDocument }) {
  const { jobTitles, locations, includeRemoteJobs } = readBasics(document);
  const [title, ...titles] = jobTitles;
  const [place, ...places] = locations;
  if (!title) return texts.noTitles;
  const text = describeLookedFor({
    title,
    moreTitles: titles.length,
    place: place?.name,
    morePlaces: places.length,
    remote: includeRemoteJobs,
  });
  return <Trans text={text} parts={{ b: (words) => <strong>{words}</strong> }} />;
}
