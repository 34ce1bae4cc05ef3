/** Renews what is due and is killed after the payment provider has answered, before anything is stored. */

import { renewSubscriptions } from '#backend/ecommerce/payments/renew-subscriptions.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { openPlatform, readProcessConfig } from '#backend/platform/open-platform.ts';

const now = new Date(process.env['NOW'] ?? '');
const config = readProcessConfig('charge-and-die');
const { platform } = openPlatform({ config, name: 'charge-and-die', tasks: [], sendOnly: true });
const { provider, configuredPlans } = openPaymentDesk(config);
await renewSubscriptions(
  { ...platform, now: () => now },
  {
    configuredPlans,
    provider: {
      ...provider,
      charge: async (order) => {
        const outcome = await provider.charge(order);
        process.kill(process.pid, 'SIGKILL');
        return outcome;
      },
    },
  },
);
