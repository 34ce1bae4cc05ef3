import { type Env, findText } from './read-settings.ts';
import type { Setting } from './setting.ts';
import { listSettings, sections } from './settings-table.ts';

const lineWidth = 118;

const intro = `# Everything works with no settings at all. Copy this file to .env and remove the "#" in front of what you want to
# change. All mistakes are reported together at start.
`;

/** Writes the text of .env.example. */
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

const pageIntro = `# Configuration

Every setting is an environment variable with a working default. Put the settings that you change into a file called \`.env\` next to \`package.json\`; \`.env.example\` lists all settings. If a setting is wrong, the service doesn't start and reports all mistakes at once. \`npm run -s cli -- settings\` prints the settings your installation uses.

In production (\`NODE_ENV=production\`), the service doesn't start if a secret is weak or still has its default value, if an outside service uses plain http, if a brand is one of the samples, or if the payment provider is missing.

This page is generated from \`src/backend/platform/settings\`.
`;

/** Writes the text of docs/configuration.md. */
export function writeConfigurationPage(): string {
  const parts = Object.entries(sections).map(([title, section]) =>
    [
      `## ${title}\n`,
      '| Variable | Default | Meaning |',
      '|---|---|---|',
      ...listSettings(section).map(writeRow),
    ].join('\n'),
  );
  return [pageIntro, ...parts.map((part) => `${part}\n`)].join('\n');
}

function writeRow({ name, about, default: usual, productionDefault }: Setting): string {
  const defaults = [
    ...(usual ? [`\`${usual}\``] : []),
    ...(productionDefault === undefined ? [] : [`in production \`${productionDefault}\``]),
  ];
  return `| \`${name}\` | ${defaults.join(', ')} | ${about.replaceAll('|', '\\|')} |`;
}

export interface ShownSetting {
  name: string;
  value: string | null;
  from: 'environment' | 'default' | 'not set';
}

/** Lists the settings in a form that can be shared: without secrets and without passwords in URLs. */
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
