import { Webhook } from 'standardwebhooks';
import { AddressRefused, sendGuarded } from '#backend/platform/network/guarded-request.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { deliveryTexts } from '#domain/messages/programs.ts';

/** The outcome of one try, worded for the delivery log. `gone` means the address asked not to be called again. */
export interface Posted {
  ok: boolean;
  gone: boolean;
  answer: string;
}

const timeMs = 10_000;
const answerBytes = 64 * 1024;

/** Sends one signed POST. Redirects are not followed. */
export async function postMessage(
  config: Pick<Config, 'allowedPrivateHosts'>,
  { url, secret, id, body, at }: { url: string; secret: string; id: string; body: string; at: Date },
): Promise<Posted> {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Applywright-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  try {
    const signal = AbortSignal.timeout(timeMs);
    const request = { method: 'POST' as const, headers, body, maxBytes: answerBytes, signal };
    const { status } = await sendGuarded(url, config, request);
    return {
      ok: status >= 200 && status < 300,
      gone: status === 410,
      answer: deliveryTexts.answered(status),
    };
  } catch (error) {
    return { ok: false, gone: false, answer: explain(error) };
  }
}

function explain(error: unknown): string {
  if (error instanceof AddressRefused) return deliveryTexts.refused;
  const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  return isLate ? deliveryTexts.late : deliveryTexts.failed;
}
