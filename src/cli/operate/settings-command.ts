import { readGiven } from '#backend/platform/settings/config.ts';
import { showSettings } from '#backend/platform/settings/print-settings.ts';
import { loadEnvFile } from '#cli/launcher/read-config.ts';

/** Works with wrong values, too: it is how to see them. */
export async function settingsCommand(): Promise<number> {
  loadEnvFile();
  console.log(JSON.stringify(showSettings(readGiven()), null, 2));
  return 0;
}
