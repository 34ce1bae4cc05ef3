import { ashby } from './ashby/form.ts';
import { bamboohr } from './bamboohr/form.ts';
import { breezy } from './breezy/form.ts';
import { greenhouse } from './greenhouse/form.ts';
import { icims } from './icims/form.ts';
import { jazzhr } from './jazzhr/form.ts';
import { jobvite } from './jobvite/form.ts';
import { lever } from './lever/form.ts';
import { personio } from './personio/form.ts';
import type { EmployerAdapter, PostingIdentity } from './reading/form/employer-adapter.ts';
import { recruitee } from './recruitee/form.ts';
import { rippling } from './rippling/form.ts';
import { smartrecruiters } from './smartrecruiters/form.ts';
import { teamtailor } from './teamtailor/form.ts';
import { workable } from './workable/form.ts';
import { workday } from './workday/form.ts';

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
