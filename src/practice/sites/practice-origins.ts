import { sites } from './site-jobs.ts';

/** The URLs of systems with their own server; the first match counts. */
const ownServers: Record<string, string> = {
  'greenhouse/v1': 'https://boards-api.greenhouse.io/v1',
  greenhouse: 'https://boards.greenhouse.io',
  'lever/v0': 'https://api.lever.co/v0',
  lever: 'https://jobs.lever.co',
  'ashby/posting-api': 'https://api.ashbyhq.com/posting-api',
  ashby: 'https://jobs.ashbyhq.com',
  recaptcha: 'https://www.google.com/recaptcha',
  hcaptcha: 'https://hcaptcha.com',
  captcha: 'https://hcaptcha.com/captcha',
};

/** What each part of the practice server stands in for, in the format of the product's ORIGIN_MAP. */
export function listPracticeOrigins(origin: string): { at: string; is: string }[] {
  const shared = Object.entries(sites).map(([address, { home = 'https://{tenant}.example' }]) => {
    const [system = '', tenant = ''] = address.split('/');
    const isOnOwnHost = home.includes('{tenant}');
    return [isOnOwnHost ? address : system, home.replace('{tenant}', tenant)] as const;
  });
  return [...Object.entries(ownServers), ...shared].map(([path, is]) => ({ at: `${origin}/${path}`, is }));
}
