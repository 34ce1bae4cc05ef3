import { ashby } from './ashby.ts';
import { bamboohr } from './bamboohr.ts';
import { breezy } from './breezy.ts';
import type { EmployerAdapter, PostingIdentity } from './employer-adapter.ts';
import { greenhouse } from './greenhouse.ts';
import { icims } from './icims.ts';
import { jazzhr } from './jazzhr.ts';
import { jobvite } from './jobvite.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { rippling } from './rippling.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { teamtailor } from './teamtailor.ts';
import { workable } from './workable.ts';
import { workday } from './workday.ts';

export const knownSystems: readonly EmployerAdapter[] = [
  greenhouse,
  lever,
  ashby,
  workable,
  recruitee,
  smartrecruiters,
  personio,
  teamtailor,
  bamboohr,
  breezy,
  jazzhr,
  rippling,
  jobvite,
  workday,
  icims,
];

export interface DetectedEmployer {
  adapter: EmployerAdapter;
  identity: PostingIdentity;
}

/** By the address first, before anything is opened. */
export function detectByUrl(url: URL): DetectedEmployer | null {
  for (const adapter of knownSystems) {
    const identity = adapter.identify(url);
    if (identity) return { adapter, identity };
  }
  return null;
}

/** On an employer's own host the markup tells: the first system one of whose marks is in the page. */
export function detectByMarks(marks: readonly string[], url: URL): DetectedEmployer | null {
  const adapter = knownSystems.find((one) => one.mark !== '' && marks.includes(one.mark));
  return adapter
    ? { adapter, identity: { tenant: url.host, postingId: `${url.pathname}${url.search}` } }
    : null;
}
