import type { JobSystem } from '#domain/job-system.ts';
import { ashby } from './ashby/ashby.ts';
import { bamboohr } from './bamboohr/bamboohr.ts';
import { breezy } from './breezy/breezy.ts';
import { comeet } from './comeet/board.ts';
import { crelate } from './crelate/board.ts';
import { eightfold } from './eightfold/board.ts';
import { greenhouse } from './greenhouse/greenhouse.ts';
import { icims } from './icims/icims.ts';
import { jazzhr } from './jazzhr/jazzhr.ts';
import { jobscore } from './jobscore/board.ts';
import { jobvite } from './jobvite/jobvite.ts';
import { lever } from './lever/lever.ts';
import { oracle } from './oracle/board.ts';
import { type OriginMap, realAddress } from './origin-map.ts';
import { paylocity } from './paylocity/paylocity.ts';
import { personio } from './personio/personio.ts';
import { phenom } from './phenom/board.ts';
import { pinpoint } from './pinpoint/pinpoint.ts';
import type { RawPosting } from './reading/board/raw-posting.ts';
import type { System } from './reading/system.ts';
import { recruitee } from './recruitee/recruitee.ts';
import { recruiterbox } from './recruiterbox/board.ts';
import { rippling } from './rippling/rippling.ts';
import { smartrecruiters } from './smartrecruiters/smartrecruiters.ts';
import { teamtailor } from './teamtailor/teamtailor.ts';
import { ukg } from './ukg/board.ts';
import { workable } from './workable/workable.ts';
import { workday } from './workday/workday.ts';
import { zoho } from './zoho/board.ts';

/** Recognized only by host: their forms are behind the person's own account. */
const accountOnly: readonly System[] = [
  { id: 'taleo', name: 'Taleo', hosts: /\.taleo\.net$/, needsAccount: true },
  {
    id: 'successfactors',
    name: 'SuccessFactors',
    hosts: /(^|\.)successfactors\.(com|eu)$|\.sapsf\.(com|eu)$/,
    needsAccount: true,
  },
];

/** Every application system, in the order in which a page is compared with them. */
export const systems: readonly System[] = [
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
  ...accountOnly,
  oracle,
  ukg,
  phenom,
  paylocity,
  zoho,
  eightfold,
  pinpoint,
  crelate,
  jobscore,
  comeet,
  recruiterbox,
];

/** The ids that a posting may have; `generic` is an employer's own page. */
export const systemIds: readonly JobSystem[] = [...systems.map(({ id }) => id), 'generic'];

/** The name that people see; empty for an employer's own page. */
export function nameSystem(id: JobSystem): string {
  return systems.find((system) => system.id === id)?.name ?? '';
}

/** By the host alone; an employer's own domain is `generic`. */
export function findSystem(url: URL, origins: OriginMap = []): JobSystem {
  const { hostname } = realAddress(url, origins);
  return systems.find(({ hosts }) => hosts.test(hostname))?.id ?? 'generic';
}

/** A posting from a feed or a page, with the system that its URL belongs to. */
export function withSystem(posting: RawPosting, origins: OriginMap = []): RawPosting {
  return { ...posting, system: findSystem(new URL(posting.jobUrl), origins) };
}

export function asksForAccountFirst(id: JobSystem): boolean {
  return systems.find((system) => system.id === id)?.needsAccount ?? false;
}
