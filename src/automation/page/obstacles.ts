import type { Page } from 'playwright-core';
import type { PageKind } from '#automation/reader/rules/page-kind/kind-rule.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { wordsFor } from '#automation/reader/words/words.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { DetectedEmployer } from '#systems/detect-employer.ts';
import type { FrameLook, PageLook } from './look-at-page.ts';
import { readSignals, type Signals } from './read-page-signals.ts';

export interface Obstacle {
  code: FailureCode;
  detail: string;
}

const byKind: Record<Exclude<PageKind, 'form'>, Obstacle> = {
  closed: { code: 'failure_job_expired', detail: 'The posting is closed' },
  login: { code: 'failure_login', detail: 'The page asks to sign in' },
  listing: {
    code: 'failure_page_detection',
    detail: 'The page lists jobs instead of asking for one application',
  },
  description: {
    code: 'failure_page_detection',
    detail: 'The page describes the job and shows no application form',
  },
  unrendered: { code: 'failure_page_detection', detail: 'The page was not rendered' },
  confirmation: {
    code: 'failure_page_detection',
    detail: 'The page thanks for an application that was not sent here',
  },
  other: { code: 'failure_page_detection', detail: 'The page shows no application form' },
};

/** What keeps us from the form of the opened page, or null. A CAPTCHA alone is not an obstacle. */
export async function findObstacle(look: PageLook): Promise<Obstacle | null> {
  return judgeObstacle(look, await readBarriers(look.frame.page(), look.employer));
}

export type Barriers = Pick<Signals, 'isChallengeShown' | 'isCodeAsked'>;

export async function readBarriers(page: Page, { adapter }: DetectedEmployer): Promise<Barriers> {
  const marks = { ...adapter.marks, form: 'form', success: '' };
  const { isChallengeShown, isCodeAsked } = await readSignals(page.mainFrame(), marks);
  return { isChallengeShown, isCodeAsked };
}

export function judgeObstacle(look: FrameLook, signals: Barriers): Obstacle | null {
  const { kind, employer, survey, language } = look;
  if (signals.isChallengeShown || survey.challenge)
    return { code: 'failure_captcha', detail: 'A captcha challenge covers the page' };
  if (signals.isCodeAsked)
    return { code: 'failure_email_verification_required', detail: 'The page asks for a mailed code' };
  if (employer.adapter.needsAccount && kind !== 'closed')
    return kind === 'login'
      ? byKind.login
      : {
          code: 'failure_ineligible_for_automation',
          detail: `${employer.adapter.ats} needs an account of the person's own`,
        };
  if (kind !== 'form') return nameObstacle(look, kind);
  if (survey.frames.some((source) => markup.assessment.test(source)))
    return {
      code: 'failure_unsupported_external_assessment',
      detail: 'The form holds a test of another company',
    };
  const unsigned = survey.drawings.find(isRequiredSignature);
  if (unsigned !== undefined)
    return {
      code: 'failure_unsupported_field',
      detail: `Only the person can draw this signature: ${unsigned.replace(/^.*: /, '')}`,
    };
  if (language !== '' && language !== 'en')
    return { code: 'failure_unsupported_language', detail: `The form is in ${language}` };
  return null;
}

const signature = wordsFor('signature');

/** A signature pad that the form doesn't call optional. */
const isRequiredSignature = (drawing: string) =>
  signature.test(drawing.replace(/[_-]/g, ' ')) && !phrase.optional.test(drawing);

function nameObstacle({ isKnown, survey, employer }: FrameLook, kind: Exclude<PageKind, 'form'>): Obstacle {
  if (isKnown && survey.headings.some((heading) => employer.adapter.marks.closed.test(heading)))
    return byKind.closed;
  if (!isKnown && (kind === 'other' || kind === 'unrendered'))
    return {
      code: 'failure_ats_detection',
      detail: `No known application system at ${URL.parse(survey.url)?.host ?? 'this address'}`,
    };
  return byKind[kind];
}

/** Rejects cookies in a dialog that may cover the form; a dialog without that choice is left alone. */
export async function dismissCookieDialog(page: Page): Promise<void> {
  const refuse = page
    .locator(
      '[id*=cookie i], [class*=cookie i], [aria-label*=cookie i], [id*=consent i], [class*=consent-banner i], [data-ui*=cookie i]',
    )
    .getByRole('button', {
      name: phrase.refuseCookies,
    })
    .filter({ visible: true })
    .first();
  if ((await refuse.count()) > 0) await refuse.click({ timeout: 2_000 }).catch(() => undefined);
}
