import type { FastifyRequest } from 'fastify';
import type { Server } from '#backend/platform/http/create-server.ts';
import { createExchange } from '#backend/platform/http/http-exchange.ts';
import { readQuery, serveCallForm } from '#backend/platform/http/pages/serve-call-form.ts';
import type { ShowPage } from '#backend/platform/http/pages/serve-pages.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { identityCalls } from '#contract/all-calls.ts';
import { passwordCodeNotice } from '#contract/identity/google.ts';
import * as calls from '#contract/identity/identity.ts';
import { consolePath, operatorRole } from '#domain/operator-role.ts';
import { safeTarget } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { createWaitingRoom } from './sessions/waiting-for-code.ts';

/** Operators come to work, not to look for a job. */
function homeOf(answer: unknown): string | null {
  return (calls.DisplayUser.safeParse(answer).data?.role ?? 0) >= operatorRole ? consolePath : null;
}

/** Registers the plain HTML forms of the login, signup, password, and email pages, which work without JavaScript. */
export function registerForms(server: Server, showPage: ShowPage): void {
  const { config } = server.platform;
  const waitingRoom = createWaitingRoom(server.platform);
  const routesOfRequest = (request: FastifyRequest) =>
    routesOf(portalOfRequest(config, request.host, request.cookies[portalCookie]));
  const targetOf = (request: FastifyRequest, home: string) =>
    safeTarget(readQuery(request).get('target'), home);

  for (const path of ['/login', '/signin'])
    serveCallForm(server, showPage, {
      path,
      call: ({ after }) => (after === 'first-step' ? identityCalls.finishLogIn : identityCalls.logIn),
      toBody: ({ after, email = '', password = '', code }) =>
        after === 'first-step' ? { code: code ?? '' } : { email, password, ...(code ? { code } : {}) },
      done: (request, _values, answer) => targetOf(request, homeOf(answer) ?? routesOfRequest(request).home),
      // The password was right and only the code is missing: ask for the code without asking for the password again.
      nextStep: (request, reply, { values, refusal }) => {
        if (values.after !== undefined || values.code || !refusal.fields?.code) return null;
        const { exchange, sendCookies } = createExchange(server, request, reply);
        waitingRoom.keep(exchange, { sub: null, email: (values.email ?? '').trim().toLowerCase() });
        sendCookies();
        const target = readQuery(request).get('target');
        return `${path}?notice=${passwordCodeNotice}${target ? `&target=${encodeURIComponent(target)}` : ''}`;
      },
    });

  serveCallForm(server, showPage, {
    path: '/signup',
    call: () => identityCalls.signUp,
    toBody: ({ email = '', password = '', firstName = '', lastName = '', acceptTerms, marketing }) => ({
      email,
      password,
      firstName,
      lastName,
      acceptTerms: acceptTerms !== undefined,
      marketing: marketing !== undefined,
    }),
    done: (request) => targetOf(request, routesOfRequest(request).completeProfile({ hasDocument: false })),
  });

  serveCallForm(server, showPage, {
    path: '/forgot-password',
    call: () => identityCalls.requestPasswordReset,
    toBody: ({ email = '' }) => ({ email }),
    done: () => '/forgot-password?sent=1',
  });

  serveCallForm(server, showPage, {
    path: '/reset-password',
    call: () => identityCalls.resetPassword,
    toBody: ({ password = '' }, query) => ({ token: query.get('token') ?? '', password }),
    done: (request) => `${routesOfRequest(request).login}?notice=password-changed`,
  });

  serveCallForm(server, showPage, {
    path: '/verify-email',
    call: ({ again }) => (again === undefined ? identityCalls.verifyEmail : identityCalls.sendVerification),
    toBody: ({ again }, query) => (again === undefined ? { token: query.get('token') ?? '' } : undefined),
    done: (_request, { again }) => `/verify-email?${again === undefined ? 'confirmed' : 'sent'}=1`,
  });
}
