import type { JobCategory } from '#domain/occupation/category-slugs.ts';
import { plural } from '#domain/text/plural.ts';

export const publicJobsTexts = {
  title: 'Find jobs',
  category: (field: string) => `${field} jobs`,
  lead: "Every job here comes from the employer's own career site. Search by title, skill, company, or location.",
  otherFields: 'Other fields',
  noPage: (page: number) => `There's no page ${page}`,
  lastPage: 'Go to the last page',
  pages: (pages: number) =>
    plural(pages, { one: 'This search has only # page.', other: 'This search has only # pages.' }),
  noJobs: 'No jobs here yet',
  whyNoJobs:
    "This site doesn't list any open jobs yet. With an account, you can watch a company, and we'll email you when it posts new jobs.",
  noneInField: 'No open jobs in this field right now',
  allJobs: 'See all jobs',
  emptyTitle: 'No open jobs match this search',
  empty: 'Try fewer words, a state instead of a city, or fewer filters.',
  clear: 'Clear the search',
  count: (count: number, exact: boolean) =>
    exact
      ? plural(count, { one: '# open job', other: '# open jobs' })
      : plural(count, { one: 'About # open job', other: 'About # open jobs' }),
  isNew: 'NEW',
  view: 'View job',
  like: (title: string) => `Like ${title}`,
  dislike: (title: string) => `Dislike ${title}`,
  quickApply: 'Quick apply', // D-147
};

/** The button that emails new jobs of a search. */
export const saveSearchTexts = {
  button: 'Email me new jobs',
  saved: 'Saved. In Settings → Notifications, you can choose how often we email you, or stop these emails.',
  notSaved: "We couldn't save this. Try again.",
};

/** What each field's jobs ask for, in two sentences. */
export const categoryIntros = {
  accounting:
    'Bookkeeping, audit, tax, payroll, and financial control. Postings usually name the software, the close cycle, and whether a CPA license is required.',
  'customer-service':
    "Support by phone, by chat, and in person. Check the hours, the channels you'd cover, and whether the job is remote or on-site.",
  'data-science-jobs':
    'Analytics, statistics, machine learning, and data engineering. The main difference between jobs is how much of the work is analysis and how much is building.',
  'graphic-design':
    'Brand, layout, packaging, and motion. Most employers ask for a portfolio; have the link ready before you start a form.',
  healthcare:
    'Clinical support, therapy, pharmacy, and administration in hospitals, clinics, and homes. State licenses and certifications are often required.',
  legal:
    'Attorneys, paralegals, contracts, and compliance. Bar admission is by state, so check which state a posting requires.',
  marketing:
    'Campaigns, content, search, email, and product marketing. Good postings say how success is measured.',
  nursing:
    'RN, LPN, and nurse practitioner jobs by unit and shift. Many states honor a multistate license under the Nurse Licensure Compact.',
  'project-manager':
    'Planning and delivery in construction, technology, and operations. Certifications such as the PMP are often preferred, less often required.',
  qa: "Manual testing, test automation, and quality systems. Look for what you'd test and which tools the team already uses.",
  sales:
    'Inside sales, field sales, and account management. Check how pay is split between base and commission before you compare two offers.',
  'social-media':
    "Community, content, and paid social. Employers usually want to see accounts or campaigns you've run.",
  teaching:
    'Classroom teaching, special education, tutoring, and training. Public schools require a state license; private schools set their own rules.',
  trade:
    'Electricians, mechanics, technicians, drivers, and machine operators. Licenses, endorsements, and shifts are usually listed near the top of a posting.',
  'ui-ux-design':
    'Interface, interaction, research, and product design. A case study that shows your decisions matters more than final screens.',
  writing:
    'Copy, technical, grant, and editorial writing. Many employers ask for samples or a short paid test.',
} satisfies Record<JobCategory, string>;

export const locationTexts = {
  title: 'Jobs by state',
  lead: 'Pick a state to see its open jobs. To search in one city, type its name in the search box.',
};
