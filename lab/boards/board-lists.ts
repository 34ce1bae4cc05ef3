/** One job on a made-up board. */
export interface ListedJob {
  /** From 1. */
  number: number;
  title: string;
  city: string;
  state: string;
}

export interface MadeBoard {
  tenant: string;
  company: string;
  jobs: readonly ListedJob[];
}

interface BoardShape {
  url: (tenant: string) => string;
  write: (board: MadeBoard) => string;
  /** Where the list has no descriptions, each posting is requested. */
  posting?: {
    url: (tenant: string, job: ListedJob) => string;
    write: (board: MadeBoard, job: ListedJob) => string;
  };
}

const posted = '2026-11-10T09:00:00Z';
const uuid = ({ number }: ListedJob) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const describe = ({ title, city, state }: ListedJob) =>
  `<p>We are hiring a ${title} in ${city}, ${state}. You work with a small team, keep records, and help customers.</p>`;

/** How each system answers when it is asked for a board, by the URL without its query, in its real shape. */
export const boardLists: Record<string, BoardShape> = {
  greenhouse: {
    url: (tenant) => `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(tenant)}/jobs`,
    write: ({ tenant, company, jobs }) =>
      JSON.stringify({
        jobs: jobs.map((job) => ({
          id: 4_000_000 + job.number,
          internal_job_id: 2_000_000 + job.number,
          title: job.title,
          company_name: company,
          absolute_url: `https://boards.greenhouse.io/${tenant}/jobs/${4_000_000 + job.number}`,
          location: { name: `${job.city}, ${job.state}` },
          first_published: posted,
          updated_at: posted,
          content: describe(job),
          offices: [],
        })),
        meta: { total: jobs.length },
      }),
  },
  lever: {
    url: (tenant) => `https://api.lever.co/v0/postings/${encodeURIComponent(tenant.toLowerCase())}`,
    write: ({ tenant, jobs }) =>
      JSON.stringify(
        jobs.map((job) => ({
          id: uuid(job),
          text: job.title,
          categories: {
            location: `${job.city}, ${job.state}`,
            commitment: 'Full-time',
            allLocations: [`${job.city}, ${job.state}`],
          },
          createdAt: Date.parse(posted),
          description: describe(job),
          lists: [],
          hostedUrl: `https://jobs.lever.co/${tenant}/${uuid(job)}`,
          applyUrl: `https://jobs.lever.co/${tenant}/${uuid(job)}/apply`,
          workplaceType: 'onsite',
        })),
      ),
  },
  ashby: {
    url: (tenant) => `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(tenant)}`,
    write: ({ tenant, jobs }) =>
      JSON.stringify({
        apiVersion: '1',
        jobs: jobs.map((job) => ({
          id: uuid(job),
          title: job.title,
          employmentType: 'FullTime',
          location: `${job.city}, ${job.state}`,
          secondaryLocations: [],
          publishedAt: posted,
          isListed: true,
          isRemote: false,
          jobUrl: `https://jobs.ashbyhq.com/${encodeURIComponent(tenant)}/${uuid(job)}`,
          applyUrl: `https://jobs.ashbyhq.com/${encodeURIComponent(tenant)}/${uuid(job)}/application`,
          descriptionHtml: describe(job),
          address: {
            postalAddress: {
              addressLocality: job.city,
              addressRegion: job.state,
              addressCountry: 'United States',
            },
          },
        })),
      }),
  },
  workable: {
    url: (tenant) => `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(tenant)}`,
    write: ({ company, jobs }) =>
      JSON.stringify({
        name: company,
        description: null,
        jobs: jobs.map((job) => ({
          title: job.title,
          shortcode: `C0DE${job.number}`,
          employment_type: 'Full-time',
          telecommuting: false,
          url: `https://apply.workable.com/j/C0DE${job.number}`,
          application_url: `https://apply.workable.com/j/C0DE${job.number}/apply`,
          published_on: posted.slice(0, 10),
          country: 'United States',
          city: job.city,
          state: job.state,
          locations: [{ city: job.city, region: job.state, country: 'United States', hidden: false }],
          description: describe(job),
        })),
      }),
  },
  recruitee: {
    url: (tenant) => `https://${tenant}.recruitee.com/api/offers/`,
    write: ({ tenant, company, jobs }) =>
      JSON.stringify({
        offers: jobs.map((job) => ({
          id: job.number,
          slug: `job-${job.number}`,
          title: job.title,
          company_name: company,
          careers_url: `https://${tenant}.recruitee.com/o/job-${job.number}`,
          careers_apply_url: `https://${tenant}.recruitee.com/o/job-${job.number}/c/new`,
          city: job.city,
          state_code: job.state,
          country_code: 'US',
          locations: [{ city: job.city, state_code: job.state, country_code: 'US' }],
          remote: false,
          employment_type_code: 'fulltime_permanent',
          published_at: '2026-11-10 09:00:00 UTC',
          description: describe(job),
          requirements: '',
        })),
      }),
  },
  smartrecruiters: {
    url: (tenant) => `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(tenant)}/postings`,
    write: ({ company, jobs }) =>
      JSON.stringify({
        offset: 0,
        limit: 100,
        totalFound: jobs.length,
        content: jobs.map((job) => ({
          id: String(743_000_000_000 + job.number),
          name: job.title,
          company: { name: company },
          releasedDate: posted,
          location: { city: job.city, region: job.state, country: 'us', remote: false },
        })),
      }),
    posting: {
      url: (tenant, job) =>
        `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(tenant)}/postings/${743_000_000_000 + job.number}`,
      write: ({ tenant, company }, job) =>
        JSON.stringify({
          id: String(743_000_000_000 + job.number),
          name: job.title,
          active: true,
          company: { identifier: tenant, name: company },
          releasedDate: posted,
          location: { city: job.city, region: job.state, country: 'us', remote: false },
          typeOfEmployment: { id: 'permanent', label: 'Full-time' },
          postingUrl: `https://jobs.smartrecruiters.com/${tenant}/${743_000_000_000 + job.number}`,
          applyUrl: `https://jobs.smartrecruiters.com/${tenant}/${743_000_000_000 + job.number}?oga=true`,
          jobAd: { sections: { jobDescription: { title: 'Job description', text: describe(job) } } },
        }),
    },
  },
  personio: {
    url: (tenant) => `https://${tenant}.jobs.personio.de/xml`,
    write: ({ company, jobs }) => {
      const positions = jobs.map(
        (job) => `<position><id>${1_000_000 + job.number}</id><subcompany>${escapeXml(company)}</subcompany>
<office>${job.city}, ${job.state}</office><name>${job.title}</name><employmentType>permanent</employmentType>
<schedule>full-time</schedule><createdAt>${posted}</createdAt><jobDescriptions><jobDescription><name>Your work</name>
<value><![CDATA[${describe(job)}]]></value></jobDescription></jobDescriptions></position>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions.join('\n')}</workzag-jobs>`;
    },
  },
  breezy: {
    url: (tenant) => `https://${tenant}.breezy.hr/json`,
    write: ({ tenant, company, jobs }) =>
      JSON.stringify(
        jobs.map((job) => ({
          id: String(job.number).padStart(12, '0'),
          friendly_id: `${String(job.number).padStart(12, '0')}-job`,
          name: job.title,
          url: `https://${tenant}.breezy.hr/p/${String(job.number).padStart(12, '0')}-job`,
          published_date: posted,
          type: { id: 'fullTime', name: 'Full-Time' },
          location: {
            country: { name: 'United States', id: 'US' },
            state: { id: job.state, name: job.state },
            city: job.city,
            is_remote: false,
            name: `${job.city}, ${job.state}`,
          },
          company: { name: company, logo_url: null, friendly_id: tenant },
        })),
      ),
    posting: {
      url: (tenant, job) => `https://${tenant}.breezy.hr/p/${String(job.number).padStart(12, '0')}-job`,
      write: (board, job) =>
        `<!doctype html><title>${job.title}</title><script type="application/ld+json">${writePosting(board, job)}</script>`,
    },
  },
  bamboohr: {
    url: (tenant) => `https://${tenant}.bamboohr.com/careers/list`,
    write: ({ jobs }) =>
      JSON.stringify({
        meta: { totalCount: jobs.length },
        result: jobs.map((job) => ({
          id: String(job.number),
          jobOpeningName: job.title,
          employmentStatusLabel: 'Full-Time',
          location: { city: job.city, state: job.state },
          locationType: '0',
        })),
      }),
    posting: {
      url: (tenant, job) => `https://${tenant}.bamboohr.com/careers/${job.number}/detail`,
      write: ({ tenant }, job) =>
        JSON.stringify({
          meta: [],
          result: {
            jobOpening: {
              jobOpeningShareUrl: `https://${tenant}.bamboohr.com/careers/${job.number}`,
              jobOpeningName: job.title,
              jobOpeningStatus: 'Open',
              employmentStatusLabel: 'Full-Time',
              location: { city: job.city, state: job.state, addressCountry: 'United States' },
              locationType: '0',
              datePosted: posted.slice(0, 10),
              description: describe(job),
            },
          },
        }),
    },
  },
  teamtailor: {
    url: (tenant) => `https://${tenant}.teamtailor.com/jobs.json`,
    write: (board) =>
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: board.company,
        items: board.jobs.map((job) => ({
          id: String(job.number),
          title: job.title,
          url: `https://${board.tenant}.teamtailor.com/jobs/${job.number}-job`,
          date_published: posted,
          content_html: describe(job),
          _jobposting: JSON.parse(writePosting(board, job)),
        })),
      }),
  },
};

function writePosting({ company }: MadeBoard, job: ListedJob): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: describe(job),
    datePosted: posted.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: company },
    employmentType: 'FULL_TIME',
    jobLocation: [
      {
        '@type': 'Place',
        address: { addressLocality: job.city, addressRegion: job.state, addressCountry: 'US' },
      },
    ],
  });
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
