import { listHolds, placeHold, releaseHold } from '#backend/expert-apply/hold/place-hold.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { useDatabase } from './launcher/use-database.ts';
import { usePlatform } from './launcher/use-platform.ts';

const usage = 'usage: hold | hold place ats|host NAME REASON | hold release ats|host NAME';

/** `pull` is the word from when the command was called `brake`. */
const places = (act: string) => act === 'place' || act === 'pull';

/** Stops and starts sending to one system or host; without arguments, lists what is held. */
export async function holdCommand([
  act = 'list',
  scope = '',
  name = '',
  ...words
]: string[]): Promise<number> {
  const reason = words.join(' ');
  const isPlace = (scope === 'ats' || scope === 'host') && name !== '';
  if (!(act === 'list' || (isPlace && (act === 'release' || (places(act) && reason !== ''))))) {
    console.error(usage);
    return 2;
  }
  return useDatabase(({ config }) =>
    usePlatform(config, async (platform) => {
      const place = { scope: scope as 'ats' | 'host', name };
      const result = await inTransaction(platform, async (context) => {
        if (places(act)) return { placed: await placeHold(context, { ...place, reason }) };
        if (act === 'release') return { released: await releaseHold(context, place) };
        return listHolds(context);
      });
      console.log(JSON.stringify(result));
      return 0;
    }),
  );
}
