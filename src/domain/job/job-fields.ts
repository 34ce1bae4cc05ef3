import { describePlace, describeRemote, type LocationEntry } from '#domain/application/location-text.ts';

/** What the cards and the details of a job show. */
export interface JobFields {
  id: string;
  img: string | null;
  title: string;
  company: string;
  location: string;
  remoteOption: string | null;
  /** Sanitized HTML. */
  description: string;
  directApplyUrl: string;
  jobUrl: string;
  postedAgoDays: number;
  isLastVerifiedDate: boolean;
  isJobOlderThan7Days: boolean;
  showNewTag: boolean;
  isLiked: boolean;
  isDisliked: boolean;
}

interface JobAnswer
  extends Omit<JobFields, 'img' | 'company' | 'location' | 'remoteOption' | 'directApplyUrl'> {
  company: { name: string; logo: string | null };
  jobLocations: readonly LocationEntry[];
  remoteOptions: readonly string[];
  applyUrl: string;
}

export function readJobFields(job: JobAnswer): JobFields {
  return {
    id: job.id,
    img: readLogo(job.company.logo),
    title: job.title,
    company: job.company.name,
    location: describePlace(job),
    remoteOption: describeRemote(job.remoteOptions),
    description: job.description,
    directApplyUrl: job.applyUrl,
    jobUrl: job.jobUrl,
    postedAgoDays: job.postedAgoDays,
    isLastVerifiedDate: job.isLastVerifiedDate,
    isJobOlderThan7Days: job.isJobOlderThan7Days,
    showNewTag: job.showNewTag,
    isLiked: job.isLiked,
    isDisliked: job.isDisliked,
  };
}

/** An all-zero id in a logo's address means there is no logo. */
export function readLogo(address: string | null | undefined): string | null {
  return address && !address.includes('00000000-0000-0000-0000-000000000000') ? address : null;
}
