import { z } from 'zod';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';
import { privacyEmails } from '#domain/messages/operations-emails.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { exportUser } from './export-user.ts';
import { endExport, listExports } from './privacy.store.ts';

export const exportTask = defineTask({
  name: 'export-user',
  payload: z.object({ exportId: z.uuid(), userId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
  onePerKey: true,
});

interface Order {
  exportId: string;
  userId: string;
}

/** Creates the ZIP and emails the person where to download it; the email itself contains no data. */
export async function makeExport(platform: Platform, { exportId, userId }: Order): Promise<void> {
  await inTransaction(platform, async (context) => {
    const order = (await listExports(context.db, userId)).find(({ id }) => id === exportId);
    if (order?.status !== 'making') return;
    const name = `my-data-${context.now().toISOString().slice(0, 10)}.zip`;
    const written = await context.blobs.write(exportUser(context, { userId }));
    const contentType = 'application/zip';
    const blob = await context.blobs.claim(context.db, { ...written, userId, name, contentType });
    await endExport(context.db, { id: exportId, blobId: blob.id, at: context.now() });
    const user = await findMailUser(context, { userId });
    const portal = findPortal(platform.config, order.portalCode);
    const mail = writeMail(portal, {
      ...privacyEmails.exportReady,
      firstName: user?.firstName ?? null,
      link: `${portalOrigin(platform.config, portal)}${routesOf(portal).disclosures}`,
    });
    if (user) await sendMail(context, { ...mail, to: user.email, userId });
  });
}

/** Marks an export as failed after its last try. */
export async function failExport(context: Context, { exportId }: Order): Promise<void> {
  await endExport(context.db, { id: exportId, blobId: null, at: context.now() });
}
