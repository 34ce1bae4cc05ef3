import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readBasics } from '#domain/document/sections/basics.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';

/** What the matches are for, in a line; its room is kept while the profile loads. */
export function LookedFor() {
  const { documentId } = useProfileId();
  const { data } = useDocument(documentId);
  return data ? <Wishes document={data} /> : '\u00a0';
}

export function Wishes({ document }: { document: UserDocument }) {
  const { jobTitles, locations, includeRemoteJobs } = readBasics(document);
  const [title, ...titles] = jobTitles;
  const [place, ...places] = locations;
  if (!title) return 'Tell us your desired job titles, and better matches follow.';
  return (
    <>
      For <strong>{title}</strong>
      {countMore(titles.length, 'title')}
      {place && (
        <>
          {' in '}
          <strong>{place.name}</strong>
          {countMore(places.length, 'place')}
        </>
      )}
      {includeRemoteJobs && ', remote included'}.
    </>
  );
}

function countMore(count: number, noun: string): string {
  return count === 0 ? '' : ` and ${count} more ${noun}${count === 1 ? '' : 's'}`;
}
