import { z } from 'zod';
import type { JobSource, SourceFetch } from '#systems/reading/board/job-source.ts';
import { flag, id, number, part, text } from '#systems/reading/board/lenient.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone, readEntries, requireJson } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';
import type { System } from '#systems/reading/system.ts';

const Opening = z.object({
  id,
  title: z.string(),
  description: text,
  location: part({ city: text, state: text, country: text }),
  hosted_url: text,
  allows_remote: flag,
  position_type: text,
  close_date: number,
});
const Page = z.object({
  meta: z.object({ total: number, total_count: number }),
  objects: z.array(z.unknown()),
});
const home = 'https://jsapi.recruiterbox.com/v1/openings';
const pageSize = 100;
const mostPages = 20;

/** The data of the widget that employers put on their own pages. It has no dates. An unknown name is an error 400. */
const board: JobSource = {
  system: 'recruiterbox',
  isOneAnswer: false,
  async readBoard(ask, { tenant }) {
    const { entries, total } = await list(ask, tenant);
    const read = readEntries(entries, Opening, (opening) => toJob(opening, tenant));
    return { ...read, isWhole: read.isWhole && entries.length >= total };
  },
  async readPosting(ask, { tenant }, postingId) {
    const query = `client_name=${encodeURIComponent(tenant)}`;
    const answer = await ask(`${home}/${encodeURIComponent(postingId)}?${query}`);
    return isGone(answer) ? null : toJob(requireJson(answer, Opening), tenant);
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.(?:hire\.trakstar|recruiterbox)\.com$/.exec(url.hostname)?.[1];
    const postingId = /^\/jobs\/(\w+)\/?$/.exec(url.pathname)?.[1];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard(url) {
    if (url.hostname === 'jsapi.recruiterbox.com') return url.searchParams.get('client_name');
    return (
      /^(?!(?:www|app|api|jsapi)\.)([a-z0-9-]+)\.(?:hire\.trakstar|recruiterbox)\.com$/.exec(
        url.hostname,
      )?.[1] ?? null
    );
  },
};

async function list(ask: SourceFetch, tenant: string): Promise<{ entries: unknown[]; total: number }> {
  const entries: unknown[] = [];
  for (let page = 0; ; page++) {
    const query = `client_name=${encodeURIComponent(tenant)}&limit=${pageSize}&offset=${entries.length}`;
    const { meta, objects } = requireJson(await ask(`${home}?${query}`), Page);
    entries.push(...objects);
    const total = meta.total ?? meta.total_count ?? entries.length;
    if (objects.length === 0 || entries.length >= total || page + 1 >= mostPages) return { entries, total };
  }
}

function toJob(opening: z.output<typeof Opening>, tenant: string): RawPosting {
  const { location } = opening;
  const jobUrl =
    opening.hosted_url ?? `https://${tenant}.hire.trakstar.com/jobs/${encodeURIComponent(opening.id)}/`;
  return {
    system: 'recruiterbox',
    tenant,
    postingId: opening.id,
    title: opening.title,
    company: nameTenant(tenant),
    logo: null,
    places: [{ city: location?.city ?? '', state: location?.state ?? '', country: location?.country ?? '' }],
    workplace: opening.allows_remote ? 'remote' : null,
    employmentType: opening.position_type ?? '',
    pay: null,
    html: opening.description ?? '',
    jobUrl,
    applyUrl: jobUrl,
    postedAt: null,
    closesAt: readDate(opening.close_date ? opening.close_date * 1000 : null),
    language: null,
  };
}

export const recruiterbox: System = {
  id: 'recruiterbox',
  name: 'Trakstar Hire',
  hosts: /\.(hire\.trakstar|recruiterbox)\.com$/,
  board,
};
