/** A system, named as in the product's `src/systems`; `site` is a custom page. */
export type PracticeAts = string;

export interface PracticeQuestion {
  label: string;
  kind: 'text' | 'paragraph' | 'yes-no' | 'choice' | 'choices' | 'consent' | 'date' | 'number' | 'file';
  required: boolean;
  options?: readonly string[];
  description?: string;
}

/** What the form asks in addition to name, email, phone, resume, and the job's own questions. */
export interface PracticeFormParts {
  linkedin: 'none' | 'optional' | 'required';
  location: boolean;
  coverLetter: boolean;
  eeo: boolean;
}

export interface PracticeJob {
  ats: PracticeAts;
  tenant: string;
  postingId: string;
  company: string;
  brandColor: string;
  title: string;
  department: string;
  city: string;
  state: string;
  workplace: 'onsite' | 'remote' | 'hybrid';
  employmentType: 'Full-time' | 'Part-time' | 'Contract';
  pay?: { min: number; max: number; unit: 'year' | 'hour' };
  descriptionHtml: string;
  skills: readonly string[];
  category?:
    | 'accounting'
    | 'customer-service'
    | 'data-science-jobs'
    | 'graphic-design'
    | 'healthcare'
    | 'legal'
    | 'marketing'
    | 'nursing'
    | 'project-manager'
    | 'qa'
    | 'sales'
    | 'social-media'
    | 'teaching'
    | 'trade'
    | 'ui-ux-design'
    | 'writing';
  postedDaysAgo: number;
  form: PracticeFormParts;
  questions: readonly PracticeQuestion[];
}
