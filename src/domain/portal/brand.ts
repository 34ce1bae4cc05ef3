import { z } from 'zod';

/** Shown in development when a portal names no contact (D-027); production refuses them. */
export const sampleContact = {
  supportPhone: '(555) 555-0100',
  supportEmail: 'support@example.com',
  companyName: 'Example Careers',
};

const text = (most: number) => z.string().trim().min(1).max(most);
const hours = ['Mon-Fri 8 AM-8 PM CST', 'Sat 8 AM-5 PM CST', 'Sun 10 AM-6 PM CST'];

/** What makes a portal its own company; the content of `config/portals/<code>/portal.json`. */
export const Brand = z.strictObject({
  name: text(24),
  /** What a partner calls the service on its pages, and who provides it. */
  productName: text(24).optional(),
  poweredBy: text(24).optional(),
  companyName: text(60).default(sampleContact.companyName),
  supportPhone: z
    .string()
    .regex(/^(\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4})$/, 'must be written as (212) 555-0100 or 212-555-0100')
    .default(sampleContact.supportPhone),
  supportEmail: z.email('must be an email address').default(sampleContact.supportEmail),
  supportHours: z.array(text(40)).min(1).max(4).default(hours),
  /** The sender's name in emails; the portal's name by default. The address comes from MAIL_FROM. */
  mailSender: z
    .string()
    .regex(/^[^\r\n<>"]{1,60}$/, 'must be a name without quotes or brackets')
    .optional(),
  /** The portal's own host names; links use the first one. */
  hosts: z
    .array(z.string().regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/, 'must be host names such as jobs.example.com'))
    .default([]),
  claim: text(90),
  hero: z.strictObject({ title: text(60), lead: text(260) }),
  signUp: z.strictObject({ title: text(60), text: text(160) }),
  look: z.strictObject({
    corners: z.enum(['round', 'soft', 'square']),
    type: z.enum(['modern', 'serif', 'humanist', 'system']),
    header: z.enum(['light', 'brand']),
    hero: z.enum(['beside', 'before', 'below', 'behind']),
  }),
});
export type Brand = z.infer<typeof Brand>;

/** The fields of a brand that are still samples and must not be shown to customers. */
export function findSampleFields(brand: Brand): string[] {
  const isSampleHost = (host: string) => /(^|[.@])example(\.(com|net|org))?$/.test(host);
  const rules: [field: string, sample: boolean][] = [
    ['companyName', brand.companyName === sampleContact.companyName],
    ['supportPhone', /^\(?555\b|\b555-01\d\d$/.test(brand.supportPhone)],
    ['supportEmail', isSampleHost(brand.supportEmail)],
    ['hosts', brand.hosts.some(isSampleHost)],
  ];
  return rules.flatMap(([field, sample]) => (sample ? [field] : []));
}
