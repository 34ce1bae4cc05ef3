import { deactivatePlan } from '#backend/ecommerce/plans/deactivate-plan.ts';
import { releaseHeld } from '#backend/expert-apply/hold/pause-applications.ts';
import { sendVerification } from '#backend/identity/accounts/send-verification.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import { endAllSessions, removeLostFactor } from '#backend/identity/sessions/end-sessions.ts';
import * as account from '#backend/identity/sessions/suspend-person.ts';
import { tellPerson } from '#backend/operations/notices/tell-person.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { endWebhooks } from '#backend/public-api/webhooks.ts';
import type { PersonSummary } from '#contract/operations/operations-people.ts';
import { operatorRole } from '#domain/operator-role.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';

type Act = (context: UserContext, config: Config, person: PersonSummary) => Promise<boolean>;

function refuse(uiSafeMessage: string): never {
  throw new Problem('conflict', { uiSafeMessage });
}

export const resendConfirmation: Act = async (context, config, { userId, emailVerified }) => {
  if (emailVerified) refuse('This address is confirmed already.');
  const user = await findMailUser(context, { userId });
  if (!user) return refuse('This account was opened with an address that belongs to another account.');
  const portal = findPortal(config, user.portalCode);
  await sendVerification(context, { user, portal, origin: portalOrigin(config, portal) });
  return true;
};

export const endSessions: Act = async (context, config, { userId }) => {
  const ended = await endAllSessions(context, { userId });
  if (ended > 0)
    await tellPerson(context, config, {
      userId,
      subject: 'You were logged out everywhere',
      paragraphs: ['We ended every session of your account. Log in again to continue.'],
      action: 'login',
    });
  return ended > 0;
};

/** The password stands alone from now on, so its owner is asked for a new one, and whoever is logged in is not any longer. */
export const resetSecondFactor: Act = async (context, config, { userId, hasSecondFactor }) => {
  if (!hasSecondFactor) return false;
  await removeLostFactor(context, { userId });
  await tellPerson(context, config, {
    userId,
    subject: 'Two-factor authentication was turned off',
    paragraphs: [
      'We turned off two-factor authentication for your account, and logged it out everywhere.',
      "Choose a new password, then turn two-factor authentication on again in Settings. If you didn't ask for this, choose a new password now and contact support.",
    ],
    action: 'forgotPassword',
  });
  return true;
};

export const suspend: Act = async (context, config, { userId, role }) => {
  if (role >= operatorRole) refuse("Operators can't be suspended. Remove their role first.");
  const changed = await account.suspendPerson(context, { userId, held: { endWebhooks } });
  if (changed)
    await tellPerson(context, config, {
      userId,
      subject: 'Your account is suspended',
      paragraphs: [
        "Your account is suspended: you can't log in, and nothing is sent for you. Your data is kept.",
        'Contact support to find out why and what you can do.',
      ],
      action: 'contact',
    });
  return changed;
};

export const resume: Act = async (context, config, { userId }) => {
  const changed = await account.resumePerson(context, { userId });
  if (!changed) return false;
  await releaseHeld(context, { userId });
  await tellPerson(context, config, {
    userId,
    subject: 'Your account is active again',
    paragraphs: [
      'You can log in again. API keys and webhooks ended with the suspension; create new ones if you need them.',
    ],
    action: 'login',
  });
  return true;
};

/** What was paid for stays until its period ends; the person hears of it by the email about their plan. */
export const cancelPlan: Act = async (context, _config, { userId, plan }) => {
  if (!plan || plan.status === 'ended') return refuse('There is no plan to cancel.');
  if (plan.status === 'cancelled') return false;
  await deactivatePlan({ ...context, user: { ...context.user, id: userId } });
  return true;
};
