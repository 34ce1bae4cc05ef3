import type { Server } from '#backend/platform/http/create-server.ts';
import { serveForm } from '#backend/platform/http/pages/serve-form.ts';
import type { ShowPage } from '#backend/platform/http/pages/serve-pages.ts';
import { DataRequestForm, DoNotSellForm, TicketForm } from '#contract/operations/operations.ts';
import { doNotSellCookie, doNotSellDays } from '#domain/experiment/analytics-consent.ts';
import { DEFAULT_PORTAL, portalKinds } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { openTicket } from './console/requests.ts';
import { requestPrivacy } from './privacy/request-privacy.ts';

/** Registers the forms of public pages, which have the same paths on every portal. */
export function registerForms(server: Server, showPage: ShowPage): void {
  const { contact, dataAccess, doNotSell } = routesOf(portalKinds[DEFAULT_PORTAL]);
  serveForm(server, { path: contact, schema: TicketForm, showPage, accept: openTicket });
  serveForm(server, { path: dataAccess, schema: DataRequestForm, showPage, accept: requestPrivacy });
  serveForm(server, {
    path: doNotSell,
    schema: DoNotSellForm,
    showPage,
    accept: (context, input, exchange) => {
      // Takes effect in this browser at once, even for visitors without an account.
      if (input.form.kind === 'doNotSell')
        exchange.setCookie(doNotSellCookie, '1', { maxAge: doNotSellDays * 86_400 });
      else exchange.clearCookie(doNotSellCookie);
      return requestPrivacy(context, input);
    },
  });
}
