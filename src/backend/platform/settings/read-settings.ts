import type { z } from 'zod';
import type { Service, Setting } from './setting.ts';
import { settings } from './settings-table.ts';

/** Variables with a value; an empty one counts as not set. */
export type Env = Readonly<Record<string, string>>;

type ValueOf<Row extends Setting> =
  | z.output<Row['kind']>
  | (Row extends { default: string } | { needed: true } ? never : undefined);
type ValuesOf<Table> = {
  [Key in keyof Table]: Table[Key] extends Setting
    ? ValueOf<Table[Key]>
    : Table[Key] extends Service
      ? ValuesOf<Table[Key]['settings']> | null
      : never;
};
export type SettingValues = ValuesOf<typeof settings>;

/** Returns a setting's text as given, or its default. */
export function findText(env: Env, { name, default: usual, productionDefault }: Setting): string | undefined {
  return env[name] ?? (env.NODE_ENV === 'production' ? (productionDefault ?? usual) : usual);
}

/** Reads every setting and reports all mistakes at once. A value with a mistake is undefined. */
export function readSettings(env: Env): { values: SettingValues; mistakes: string[] } {
  const mistakes: string[] = [];
  const readOne = (setting: Setting): unknown => {
    const text = findText(env, setting);
    if (text === undefined) return undefined;
    const { data, error } = setting.kind.safeParse(text);
    for (const { message } of error?.issues ?? []) mistakes.push(`${setting.name}: ${message}`);
    return data;
  };
  const readService = ({ needs, settings: parts }: Service): unknown => {
    const values = Object.entries(parts).map(([key, part]) => [key, readOne(part)]);
    const names = Object.values(parts).flatMap(({ needed, name }) => (needed ? [name] : []));
    const given = names.filter((name) => env[name] !== undefined);
    if (given.length > 0 && given.length < names.length) mistakes.push(`${names.join(', ')}: ${needs}`);
    return given.length === 0 ? null : Object.fromEntries(values);
  };
  const values = Object.entries(settings).map(([key, row]) => [
    key,
    'settings' in row ? readService(row) : readOne(row),
  ]);
  return { values: Object.fromEntries(values) as SettingValues, mistakes };
}
