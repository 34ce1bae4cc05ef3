import { afterAll, expect } from 'vitest';
import { convertResume, endConversion } from '#backend/documents/printing/convert-resume.ts';
import { ConversionOrder } from '#backend/documents/record/task-definitions.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { openTestServer } from './open-test-server.ts';

/**
 * A server whose conversions run after their transaction has ended, one by one, as the worker would run them.
 */
export async function openConvertingServer(
  print: (html: string) => Promise<Buffer> = async () => Buffer.from('%PDF-1.4 printed'),
) {
  const orders: ConversionOrder[] = [];
  const opened = await openTestServer({
    tasks: { send: async (_db, _task, payload) => void orders.push(ConversionOrder.parse(payload)) },
  });
  const { platform } = opened;
  let working = Promise.resolve();
  const worker = setInterval(() => {
    const order = orders.shift();
    if (!order) return;
    const lost = () => inTransaction(platform, (context) => endConversion(context, order, 'failed'));
    working = working.then(() => convertResume(platform, print, order).catch(lost));
  }, 20);
  afterAll(async () => {
    clearInterval(worker);
    await working;
  });
  return {
    ...opened,
    /** Waits for every conversion requested so far: what it stores belongs to an earlier upload. */
    conversionsDone: async () => {
      await expect.poll(() => orders.length, { timeout: 300_000 }).toBe(0);
      await working;
    },
  };
}
