import { useEffect, useEffectEvent, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { formatLocation } from '#domain/document/sections/basics.ts';
import { deriveValues } from '#domain/document/sections/derived-values.ts';
import { findLocations } from '#web/data/jobs/suggestion-calls.ts';
import type { SearchOptionsForm } from './use-search-options.ts';

/** Fills in the latest job title and the location of the resume if nothing was chosen yet. Returns whether it did. */
export function usePrefilledOptions(form: SearchOptionsForm, document: UserDocument): boolean {
  const [isFilled, setFilled] = useState(false);
  const fill = useEffectEvent(async () => {
    const { latestJobTitle: title, location } = deriveValues(document, new Date());
    const isUntouched = form.options.jobTitles.length === 0 && form.options.locations.length === 0;
    if (!isUntouched || form.state !== 'not-changed') return;
    const places = await findLocations(location).catch(() => []);
    const home = places.find((place) => place.name.toLowerCase() === location.toLowerCase());
    if (title !== '') form.setTitles([{ value: title, label: title, isAdded: true }]);
    if (home) form.setLocations([{ value: formatLocation(home), label: home.name, isAdded: true }]);
    setFilled(title !== '' || home !== undefined);
  });
  useEffect(() => {
    const timer = setTimeout(fill);
    return () => clearTimeout(timer);
  }, []);
  return isFilled;
}
