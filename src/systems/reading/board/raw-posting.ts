import type { JobLocation } from '#domain/job/job.ts';
import type { JobSystem } from '#domain/job-system.ts';

export interface RawPay {
  min: number | null;
  max: number | null;
  /** As the board words it: "per-year-salary", "1 HOUR", "MONTH" … */
  interval: string;
  currency: string;
}

/** A posting as its board describes it, before anything is cleaned, translated, or trusted. */
export interface RawPosting {
  system: JobSystem;
  tenant: string;
  postingId: string;
  title: string;
  company: string;
  logo: string | null;
  /** Free text ("Austin, TX or remote") or the parts that the board already separates. */
  places: (string | Partial<JobLocation>)[];
  workplace: 'remote' | 'hybrid' | 'onsite' | null;
  employmentType: string;
  pay: RawPay | null;
  html: string;
  jobUrl: string;
  applyUrl: string;
  postedAt: Date | null;
  closesAt: Date | null;
  language: string | null;
}
