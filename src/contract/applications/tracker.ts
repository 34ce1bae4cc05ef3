import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { ApplicationEventKind } from '#domain/application/application-event-kind.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

const Profile = z.object({ id: z.uuid() });

export const NeverApplyCompany = z.object({
  name: z.string(),
  /** Ruled out by the person, or their current employer according to their resume. */
  why: z.enum(['employer', 'named']),
  /** True if the person wants to apply there anyway. */
  allowed: z.boolean(),
});
export type NeverApplyCompany = z.infer<typeof NeverApplyCompany>;

export const listNeverApply = ownCall(
  'List the companies that the person never applies to',
  z.array(NeverApplyCompany),
  Profile,
);

export const saveNeverApply = defineSchemas({
  summary: 'Add a company to the list or remove it',
  access: 'session',
  params: Profile,
  body: z.object({ name: z.string().min(1).max(200), allowed: z.boolean() }),
  answer: z.array(NeverApplyCompany),
});

export const suggestCompanies = defineSchemas({
  summary: 'Suggest companies whose names start with these words',
  access: 'session',
  query: z.object({ search: z.string().max(200) }),
  answer: z.object({ companies: z.array(z.string()) }),
});

const OneApplication = Profile.extend({ applicationId: z.uuid() });

export const EventMoment = z.iso
  .datetime()
  .refine((at) => at >= '1970' && at < '2100', fieldErrors.eventDate);

export const ApplicationEvent = z.object({
  id: z.uuid(),
  kind: ApplicationEventKind,
  /** When it happened or will happen. */
  at: z.iso.datetime(),
  /** If false, only the day of `at` counts, in UTC. */
  timed: z.boolean(),
  words: z.string(),
  /** Typed, or confirmed from an email. */
  origin: z.enum(['hand', 'mail']),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

export const listEvents = ownCall(
  'List what the person recorded about an application: notes, replies, interviews, deadlines, a withdrawal',
  z.array(ApplicationEvent),
  OneApplication,
);

export const saveEvent = defineSchemas({
  summary: "Add or change an entry about an application; its status doesn't change",
  access: 'session',
  params: OneApplication,
  body: ApplicationEvent.extend({
    at: EventMoment,
    timed: z.boolean().default(false),
    words: z.string().trim().min(1).max(4000),
  }),
  answer: ApplicationEvent,
});

export const removeEvent = ownCall(
  'Remove something recorded about an application',
  z.object({ removed: z.literal(true) }),
  OneApplication.extend({ eventId: z.uuid() }),
);

export const Insights = z.object({
  /** Mondays, oldest first, with the applications started in that week by their current status. */
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      sent: z.number().int(),
      waiting: z.number().int(),
      failed: z.number().int(),
    }),
  ),
  answers: z.object({ byUs: z.number().int(), byYou: z.number().int(), left: z.number().int() }),
  /** Applications that reached an employer, by the system they went through, and how many were answered. */
  replies: z.array(
    z.object({
      source: z.string(),
      /** The system's name; empty for employers' own pages. */
      sourceName: z.string(),
      sent: z.number().int(),
      answered: z.number().int(),
    }),
  ),
  followUps: z.array(
    z.object({
      applicationId: z.uuid(),
      title: z.string(),
      company: z.string(),
      at: z.string(),
      timed: z.boolean(),
      words: z.string(),
    }),
  ),
});
export type Insights = z.infer<typeof Insights>;

export const getInsights = ownCall("Get the person's own statistics", Insights, Profile);

export const ExportedApplication = z.object({
  title: z.string(),
  company: z.string(),
  source: z.string(),
  status: z.string(),
  failure: z.string().nullable(),
  startedAt: z.string(),
  sentAt: z.string().nullable(),
  url: z.string(),
  events: z.array(ApplicationEvent.omit({ id: true })),
});
export type ExportedApplication = z.infer<typeof ExportedApplication>;

export const exportApplications = ownCall(
  'Export all applications with what the person recorded about each',
  z.array(ExportedApplication),
  Profile,
);
