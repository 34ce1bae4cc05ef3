// The method and path of each call, which is all that the browser loads. The schemas are in the file of its type.
import { route } from '#contract/basics/call.ts';
import type * as account from './account.ts';
import type * as apiKeys from './api-keys.ts';
import type * as consents from './consents.ts';
import type * as identity from './identity.ts';
import type * as passkeys from './passkeys.ts';
import type * as privacy from './privacy.ts';

export const getAccount = route<typeof account.getAccount>('identity GET /account');
export const changeName = route<typeof account.changeName>('identity POST /account/name');
export const changeEmail = route<typeof account.changeEmail>('identity POST /account/email');
export const changePassword = route<typeof account.changePassword>('identity POST /account/password');
export const listSessions = route<typeof account.listSessions>('identity GET /sessions');
export const endSession = route<typeof account.endSession>('identity DELETE /sessions/:sessionId');
export const endOtherSessions = route<typeof account.endOtherSessions>('identity DELETE /sessions');
export const beginSecondFactor = route<typeof account.beginSecondFactor>('identity POST /second-factor');
export const confirmSecondFactor = route<typeof account.confirmSecondFactor>(
  'identity POST /second-factor/confirm',
);
export const disconnectGoogle = route<typeof account.disconnectGoogle>('identity DELETE /account/google');
export const removeSecondFactor = route<typeof account.removeSecondFactor>(
  'identity POST /second-factor/remove',
);

export const listApiKeys = route<typeof apiKeys.listApiKeys>('identity GET /api-keys');
export const createApiKey = route<typeof apiKeys.createApiKey>('identity POST /api-keys');
export const revokeApiKey = route<typeof apiKeys.revokeApiKey>('identity DELETE /api-keys/:keyId');

export const listConsents = route<typeof consents.listConsents>('identity GET /consents');
export const giveConsent = route<typeof consents.giveConsent>('identity POST /consents');
export const withdrawConsent = route<typeof consents.withdrawConsent>('identity DELETE /consents/:kind');

export const signUp = route<typeof identity.signUp>('identity POST /signup');
export const logIn = route<typeof identity.logIn>('identity POST /login');
export const logOut = route<typeof identity.logOut>('identity POST /logout');
export const getSession = route<typeof identity.getSession>('identity GET /session');
export const requestPasswordReset = route<typeof identity.requestPasswordReset>(
  'identity POST /password/forgot',
);
export const resetPassword = route<typeof identity.resetPassword>('identity POST /password/reset');
export const sendVerification = route<typeof identity.sendVerification>('identity POST /verification/send');
export const verifyEmail = route<typeof identity.verifyEmail>('identity POST /verification/confirm');
export const finishLogIn = route<typeof identity.finishLogIn>('identity POST /login/code');

export const listPasskeys = route<typeof passkeys.listPasskeys>('identity GET /passkeys');
export const beginPasskey = route<typeof passkeys.beginPasskey>('identity POST /passkeys/begin');
export const addPasskey = route<typeof passkeys.addPasskey>('identity POST /passkeys');
export const renamePasskey = route<typeof passkeys.renamePasskey>('identity PATCH /passkeys/:passkeyId');
export const removePasskey = route<typeof passkeys.removePasskey>(
  'identity POST /passkeys/:passkeyId/remove',
);
export const beginPasskeyLogIn = route<typeof passkeys.beginPasskeyLogIn>(
  'identity POST /login/passkey/begin',
);
export const logInWithPasskey = route<typeof passkeys.logInWithPasskey>('identity POST /login/passkey');

export const getPrivacy = route<typeof privacy.getPrivacy>('identity GET /privacy');
export const requestExport = route<typeof privacy.requestExport>('identity POST /privacy/export');
export const requestErasure = route<typeof privacy.requestErasure>('identity POST /privacy/erasure');
export const cancelErasure = route<typeof privacy.cancelErasure>('identity DELETE /privacy/erasure');
export const listDisclosures = route<typeof privacy.listDisclosures>(
  'expertApply GET /expert-apply/disclosures',
);
