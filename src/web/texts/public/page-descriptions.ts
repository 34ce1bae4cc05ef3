import type { RouteTable } from '#domain/portal/routes.ts';

/** What search engines show below a page's title, by the name of its route: 50 to 170 characters. */
export const pageDescriptions: Partial<Record<keyof RouteTable, string>> = {
  publicHome:
    "Find jobs that fit, let us fill out the employer's own form from your resume, see where every answer came from, and keep proof that your application was sent.",
  login: 'Log in to track your applications.',
  signup: "Create your account. It's free to search for jobs and prepare applications.",
  blog: 'Plain advice for job seekers: resumes, application forms, screening questions, pay, and job scams.',
  help: 'Short answers about your account, your resume, your applications, and what they cost.',
  pricing: "What it costs to send applications, what's free, and how to cancel.",
  trust:
    'How accurately we read, fill out, and send employer forms, measured on practice career sites that keep their own records.',
  locations: "Open jobs in each of the 50 states, straight from employers' own career sites.",
  jobs: "Search open jobs by title, skill, company, city, or state. Every job comes from the employer's own career site.",
  contact: 'Contact support about your account, an application, a payment, or a suspicious job.',
  dataAccess:
    'Request a copy, correction, or deletion of the data we have about you. We respond within 45 days.',
  doNotSell: 'Tell us not to sell or share your personal information, or withdraw an earlier request.',
};

export function describeCategory(field: string): string {
  return `${field} jobs from employers' own career sites, newest first, with the date each posting was last seen.`;
}
