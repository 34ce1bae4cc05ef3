import { z } from 'zod';
import type { JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { flag, text } from '#systems/reading/board/lenient.ts';
import { decodeSegment, segment } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { idsOf, isGone, readEach, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import type { System } from '#systems/reading/system.ts';

const Portal = z.object({ ORG_ID: z.string().min(1) });
const List = z.object({
  Jobs: z.array(z.unknown()).nullish().catch(null),
  IsError: flag,
  ErrorMessage: text,
});
const Job = z.object({
  JobCode: z.string().min(1),
  Title: z.string(),
  Description: text,
  CompanyName: text,
  City: text,
  State: text,
  Country: text,
  LastPostedOnDate: text,
});
const Detail = z.object({ Job: z.unknown(), IsError: flag });
const home = 'https://jobs.crelate.com';

/** Agencies' portals. A portal is asked for by its number, and the list has only the beginning of each description. */
const board: JobSource = {
  system: 'crelate',
  isOneAnswer: false,
  async readBoard(ask, { tenant }, known) {
    if (!/^[\w.-]+$/.test(tenant)) throw new SourceTrouble('gone', `Not a name of a portal: ${tenant}`);
    const portal = requireJson(
      await ask(`${home}/api/candidateportal/getclientvars?onv=${encodeURIComponent(btoa(tenant))}`),
      Portal,
    );
    const search = { OrganizationId: portal.ORG_ID, Locations: null, SearchText: null, Tags: null };
    const { Jobs, IsError, ErrorMessage } = requireJson(await request(ask, 'GetAllJobs', search), List);
    if (IsError || !Jobs) throw new SourceTrouble('unreadable', ErrorMessage ?? `${tenant} lists no jobs`);
    const ids = idsOf(Jobs, 'JobCode');
    const read = (postingId: string) => board.readPosting(ask, { tenant }, postingId);
    return { ...(await readEach(new Set(ids), known, read)), isWhole: ids.length === Jobs.length };
  },
  async readPosting(ask, { tenant }, postingId) {
    const answer = await request(ask, 'GetJob', { JobCode: postingId });
    if (isGone(answer)) return null;
    const detail = requireJson(answer, Detail);
    if (detail.IsError || !detail.Job) return null;
    const job = Job.safeParse(detail.Job);
    if (!job.success) throw new SourceTrouble('unreadable', `${answer.url} answered another shape`);
    return toJob(job.data, tenant);
  },
  identify(url) {
    if (url.hostname !== 'jobs.crelate.com') return null;
    const [, tenant, postingId] =
      /^\/portal\/(?:v\d+\/)?([^/]+)\/job\/([^/]+)(?:\/apply)?\/?$/i.exec(url.pathname) ?? [];
    return tenant && postingId
      ? { tenant: decodeSegment(tenant).toLowerCase(), postingId: decodeSegment(postingId) }
      : null;
  },
  findBoard(url) {
    const name = /^\/portal\/(?:v\d+\/)?([^/]+)(?:\/.*)?$/i.exec(url.pathname)?.[1];
    return url.hostname === 'jobs.crelate.com' && name ? decodeSegment(name).toLowerCase() : null;
  },
};

function request(ask: SourceFetch, call: string, envelope: object) {
  return ask(
    `${home}/api/candidateportal/${call}?requestEnvelope=${encodeURIComponent(JSON.stringify(envelope))}`,
  );
}

function toJob(job: z.output<typeof Job>, tenant: string): RawPosting {
  const jobUrl = `${home}/portal/${segment(tenant)}/job/${encodeURIComponent(job.JobCode)}`;
  return {
    system: 'crelate',
    tenant: tenant.toLowerCase(),
    postingId: job.JobCode,
    title: job.Title,
    company: job.CompanyName?.trim() || nameTenant(tenant),
    logo: null,
    places: [{ city: job.City ?? '', state: job.State ?? '', country: job.Country ?? '' }],
    workplace: null,
    employmentType: '',
    pay: null,
    html: job.Description ?? '',
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(job.LastPostedOnDate),
    closesAt: null,
    language: null,
  };
}

export const crelate: System = {
  id: 'crelate',
  name: 'Crelate',
  hosts: /^jobs\.crelate\.com$/,
  board,
};
