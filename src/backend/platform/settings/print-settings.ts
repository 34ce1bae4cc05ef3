import { type Env, findText } from './read-settings.ts';
import type { Setting } from './setting.ts';
import { listSettings, sections } from './settings-table.ts';

const lineWidth = 118;

const intro = `# Everything works with no settings at all. Copy this file to .env and remove the "#" in front of what you want to
# change. All mistakes are reported together at start.
`;

/** The text of .env.example. */
export function writeEnvExample(): string {
  const parts = Object.entries(sections).map(([title, section]) => {
    const heading = `# ── ${title} `;
    return [heading.padEnd(80, '─'), ...listSettings(section).map(writeExample)].join('\n');
  });
  return [intro, ...parts.map((part) => `${part}\n`)].join('\n');
}

function writeExample({ name, about, default: usual, example }: Setting): string {
  return `${wrap(about)}\n# ${name}=${example ?? usual ?? ''}`;
}

function wrap(sentences: string): string {
  const lines = ['#'];
  for (const word of sentences.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > lineWidth) lines.push(`# ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}

export interface ShownSetting {
  name: string;
  value: string | null;
  from: 'environment' | 'default' | 'not set';
}

/** What the service runs with, fit to be shown to others: no secret, and no password of an address. */
export function showSettings(env: Env): ShownSetting[] {
  return listSettings().map((setting) => {
    const value = findText(env, setting);
    const given = env[setting.name] !== undefined;
    if (value === undefined) return { name: setting.name, value: null, from: 'not set' };
    return {
      name: setting.name,
      value: setting.secret ? '[secret]' : hidePassword(value),
      from: given ? 'environment' : 'default',
    };
  });
}

function hidePassword(value: string): string {
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (!url.password) return value;
  url.password = '***';
  return url.href;
}
