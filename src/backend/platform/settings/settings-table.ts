import { data, practice, secrets, whereItRuns } from './installation-settings.ts';
import { accounts, applying, drafts, drives, googleLogin, mail, product } from './product-settings.ts';
import type { Section, Setting } from './setting.ts';

/** In the order of .env.example, under its headings. */
export const sections = {
  'Where it runs': whereItRuns,
  Data: data,
  Secrets: secrets,
  'The product': product,
  Accounts: accounts,
  Email: mail,
  'Resumes from cloud storage': drives,
  'Logging in with Google': googleLogin,
  Applying: applying,
  Drafts: drafts,
  'Practice and tests': practice,
} satisfies Record<string, Section>;

/** Every setting of the service, by the name it has in `Config`. */
export const settings = {
  ...whereItRuns,
  ...data,
  ...secrets,
  ...product,
  ...accounts,
  ...mail,
  ...drives,
  ...googleLogin,
  ...applying,
  ...drafts,
  ...practice,
};

/** Lists all settings, including those of services. */
export function listSettings(section: Section = settings): Setting[] {
  return Object.values(section).flatMap((row) => ('settings' in row ? Object.values(row.settings) : [row]));
}
