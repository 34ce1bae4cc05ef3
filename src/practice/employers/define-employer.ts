import { createHash } from 'node:crypto';
import type { PracticeFormParts, PracticeJob, PracticeQuestion } from '#practice/form/practice-job.ts';

interface Employer extends Pick<PracticeJob, 'ats' | 'tenant' | 'company' | 'brandColor'> {
  about: string;
  benefits: readonly string[];
}

interface Opening
  extends Omit<
    PracticeJob,
    'ats' | 'tenant' | 'company' | 'brandColor' | 'postingId' | 'descriptionHtml' | 'form' | 'questions'
  > {
  intro: string;
  duties: readonly string[];
  needs: readonly string[];
  form?: Partial<PracticeFormParts>;
  questions?: readonly PracticeQuestion[];
}

const plainForm: PracticeFormParts = {
  linkedin: 'optional',
  location: false,
  coverLetter: false,
  eeo: false,
};

export function defineEmployer(employer: Employer, openings: readonly Opening[]): PracticeJob[] {
  const { about, benefits, ...identity } = employer;
  return openings.map(({ intro, duties, needs, ...opening }) => {
    const seed = `${employer.ats}/${employer.tenant}/${opening.title}`;
    return {
      ...identity,
      ...opening,
      postingId: employer.ats === 'greenhouse' ? makeStableNumber(seed) : makeStableUuid(seed),
      descriptionHtml: [
        `<p>${about}</p>`,
        `<h3>The role</h3><p>${intro}</p>`,
        `<h3>What you will do</h3>${renderList(duties)}`,
        `<h3>What you bring</h3>${renderList(needs)}`,
        `<h3>What we offer</h3>${renderList([...renderPay(opening), ...benefits])}`,
        `<p>${employer.company} is an equal opportunity employer. We consider every qualified applicant and provide reasonable accommodation on request.</p>`,
      ].join('\n'),
      form: { ...plainForm, ...opening.form },
      questions: opening.questions ?? [],
    };
  });
}

function renderList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function renderPay({ pay }: Pick<PracticeJob, 'pay'>): string[] {
  if (!pay) return [];
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: pay.unit === 'hour' ? 2 : 0,
  });
  const unit = pay.unit === 'hour' ? 'an hour' : 'a year';
  return [`Pay: ${money.format(pay.min)} to ${money.format(pay.max)} ${unit}`];
}

/** The same seed produces the same id on every machine, so links to practice jobs stay valid. */
export function makeStableUuid(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function makeStableNumber(seed: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex').slice(0, 12)}`);
  return String(4_000_000_000 + Number(digits % 1_000_000_000n));
}
