export interface RobotRules {
  allows(path: string): boolean;
  /** The pause between visits that the site asks for. */
  delayMs: number;
}

const ownName = 'applywright';
const longestDelayMs = 30_000;
const mostRules = 2000;

interface Group {
  agents: string[];
  rules: { allow: boolean; pattern: string }[];
  delaySeconds: number;
}

/** Reads robots.txt per RFC 9309: our own group before `*`, the longest matching rule wins, and allow wins a tie. */
export function readRobots(text: string): RobotRules {
  const groups = readGroups(text);
  const named = groups.filter(({ agents }) => agents.some((agent) => agent.startsWith(ownName)));
  const ours = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = ours.flatMap((group) => group.rules).slice(0, mostRules);
  const delaySeconds = Math.max(0, ...ours.map((group) => group.delaySeconds));
  return {
    delayMs: Math.min(delaySeconds * 1000, longestDelayMs),
    allows(given) {
      const path = spellPath(given);
      const best = rules
        .filter(({ pattern }) => matchesPath(pattern, path))
        .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow))[0];
      return best?.allow ?? true;
    },
  };
}

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let inAgents = false;
  for (const line of text.slice(0, 500_000).split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      if (!inAgents) groups.push({ agents: [], rules: [], delaySeconds: 0 });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
      inAgents = true;
      continue;
    }
    if (!['allow', 'disallow', 'crawl-delay'].includes(name)) continue;
    inAgents = false;
    const group = groups.at(-1);
    if (!group) continue;
    if (name === 'crawl-delay') group.delaySeconds = Number(value) || 0;
    else if (value.trim() !== '')
      group.rules.push({ allow: name === 'allow', pattern: spellPath(value.trim()) });
  }
  return groups;
}

/** Normalizes a path, so that `/café`, `/caf%c3%a9`, and `/%63af%C3%A9` are equal (RFC 9309, 2.2.2). */
function spellPath(path: string): string {
  return encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/%[\da-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
    });
}

/** `*` matches anything and a final `$` the end. Matches in linear time, because the file is untrusted. */
function matchesPath(pattern: string, path: string): boolean {
  const isEnd = pattern.endsWith('$');
  const [first = '', ...pieces] = (isEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of pieces.entries()) {
    if (isEnd && index === pieces.length - 1) return path.length - piece.length >= at && path.endsWith(piece);
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !isEnd || at === path.length;
}
