import { brakeSending, listBrakes, releaseBrake } from '#backend/expert-apply/hold/brake-sending.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { useDatabase } from './launcher/use-database.ts';
import { usePlatform } from './launcher/use-platform.ts';

const usage = 'usage: brake | brake pull ats|host NAME REASON | brake release ats|host NAME';

/** Stops and starts sending to one system or host; without words it lists what is stopped. */
export async function brakeCommand([
  act = 'list',
  scope = '',
  name = '',
  ...words
]: string[]): Promise<number> {
  const reason = words.join(' ');
  const isPlace = (scope === 'ats' || scope === 'host') && name !== '';
  if (!(act === 'list' || (isPlace && (act === 'release' || (act === 'pull' && reason !== ''))))) {
    console.error(usage);
    return 2;
  }
  return useDatabase(({ config }) =>
    usePlatform(config, async (platform) => {
      const place = { scope: scope as 'ats' | 'host', name };
      const result = await inTransaction(platform, async (context) => {
        if (act === 'pull') return { pulled: await brakeSending(context, { ...place, reason }) };
        if (act === 'release') return { released: await releaseBrake(context, place) };
        return listBrakes(context);
      });
      console.log(JSON.stringify(result));
      return 0;
    }),
  );
}
