import { deactivatePlan } from '#backend/ecommerce/plans/deactivate-plan.ts';
import { releaseHeld } from '#backend/expert-apply/hold/pause-applications.ts';
import { sendVerification } from '#backend/identity/accounts/send-verification.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import { endAllSessions, removeLostFactor } from '#backend/identity/sessions/end-sessions.ts';
import * as account from '#backend/identity/sessions/suspend-person.ts';
import { emailSupportChange } from '#backend/operations/notices/email-support-change.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { endWebhooks } from '#backend/public-api/webhooks.ts';
import type { PersonSummary } from '#contract/operations/operations-people.ts';
import { consoleErrors } from '#domain/messages/console.ts';
import { supportEmails } from '#domain/messages/operations-emails.ts';
import { operatorRole } from '#domain/operator-role.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { Problem } from '#domain/problem.ts';

/** Returns false if there was nothing to change. */
type Act = (context: UserContext, config: Config, person: PersonSummary) => Promise<boolean>;

function refuse(uiSafeMessage: string): never {
  throw new Problem('conflict', { uiSafeMessage });
}

/** Emails the confirmation link again. Refuses a confirmed address and one that belongs to another account. */
export const resendConfirmation: Act = async (context, config, { userId, emailVerified }) => {
  if (emailVerified) refuse(consoleErrors.alreadyConfirmed);
  const user = await findMailUser(context, { userId });
  if (!user) return refuse(consoleErrors.addressOfOther);
  const portal = findPortal(config, user.portalCode);
  await sendVerification(context, { user, portal, origin: portalOrigin(config, portal) });
  return true;
};

/** Logs the person out on every device and emails them. */
export const endSessions: Act = async (context, config, { userId }) => {
  const ended = await endAllSessions(context, { userId });
  if (ended > 0)
    await emailSupportChange(context, config, {
      userId,
      text: supportEmails.loggedOut,
      page: 'login',
    });
  return ended > 0;
};

/**
 * Removes the second factor and logs every device out. The password is the only protection from now on, so the email asks
 * the owner to choose a new one.
 */
export const resetSecondFactor: Act = async (context, config, { userId, hasSecondFactor }) => {
  if (!hasSecondFactor) return false;
  await removeLostFactor(context, { userId });
  await emailSupportChange(context, config, {
    userId,
    text: supportEmails.secondFactorOff,
    page: 'forgotPassword',
  });
  return true;
};

/** Suspends the account and emails its owner. Refuses operators. */
export const suspend: Act = async (context, config, { userId, role }) => {
  if (role >= operatorRole) refuse(consoleErrors.suspendOperator);
  const changed = await account.suspendPerson(context, { userId, held: { endWebhooks } });
  if (changed)
    await emailSupportChange(context, config, {
      userId,
      text: supportEmails.suspended,
      page: 'contact',
    });
  return changed;
};

/** Lifts the suspension, releases held applications, and emails the owner. */
export const resume: Act = async (context, config, { userId }) => {
  const changed = await account.resumePerson(context, { userId });
  if (!changed) return false;
  await releaseHeld(context, { userId });
  await emailSupportChange(context, config, {
    userId,
    text: supportEmails.resumed,
    page: 'login',
  });
  return true;
};

/** Cancels the plan at the end of its paid period. The person gets the usual email about it. Refuses if no plan runs. */
export const cancelPlan: Act = async (context, _config, { userId, plan }) => {
  if (!plan || plan.status === 'ended') return refuse(consoleErrors.noPlan);
  if (plan.status === 'cancelled') return false;
  await deactivatePlan({ ...context, user: { ...context.user, id: userId } });
  return true;
};
