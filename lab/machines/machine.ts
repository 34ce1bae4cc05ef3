/** A computer as people may have it, built from this one's programs and an empty disk. */
export interface Machine {
  name: string;
  /** Who runs the commands; a normal user is uid 1000. */
  user: 'root' | 'maya';
  /** Where the project is cloned. */
  folder: string;
  /** Other users can't enter the folder above the clone. */
  isClosed: boolean;
  /** Shell lines that change the machine while its root is the current folder. */
  change?: string;
  /** Removed (null) or added environment variables. */
  env?: Record<string, string | null>;
  /** The major version of Node; 24 by default. */
  node?: 20 | 22 | 24;
  /** Shell lines instead of `npm start`; the page is expected on $PORT. */
  start?: string;
  /** What the start must print. */
  prints?: RegExp;
  /** The second start has no network. */
  isOfflineLater?: boolean;
}

const root = { user: 'root', folder: '/root/applywright', isClosed: true } as const;
const person = { user: 'maya', folder: '/home/maya/applywright', isClosed: true } as const;

/** Something else listens on the service's port. */
const busyPort = `node -e "require('net').createServer().listen($BUSY, '127.0.0.1')" &
until node -e "require('net').connect($BUSY, '127.0.0.1').on('error', () => process.exit(1)).on('connect', () => process.exit(0))"; do sleep 0.2; done
PORT=$BUSY npm start && exit 1
exec npm start`;

const besideFirst = `PORT=$BUSY PRACTICE_PORT=$((BUSY + 1)) npm start &
until node -e "fetch('http://localhost:$BUSY/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do sleep 0.5; done
npm start && exit 1
DATA_DIR=.data-2 exec npm start`;

/** The first four also run the tests. */
export const machines: Machine[] = [
  { name: 'root-closed', ...root },
  { name: 'root-open', ...root, folder: '/srv/applywright', isClosed: false },
  { name: 'user-closed-home', ...person },
  {
    name: 'no-uid-1000-no-nobody',
    ...root,
    change: `awk -F: '$3 != 1000 && $1 != "nobody"' etc/passwd > etc/passwd.new && mv etc/passwd.new etc/passwd`,
  },
  { name: 'no-unshare', ...root, change: 'mount --bind /dev/null usr/bin/unshare' },
  { name: 'spaces-and-accents', ...person, folder: '/home/maya/Bewerbungen für José/apply wright' },
  { name: 'no-home', ...person, env: { HOME: null } },
  { name: 'other-tmpdir', ...root, change: 'mkdir -m 1777 srv/scratch', env: { TMPDIR: '/srv/scratch' } },
  { name: 'tmp-noexec', ...root, change: 'mount -o remount,bind,noexec tmp' },
  { name: 'busy-port', ...person, start: busyPort, prints: /using port \d+.*PORT=\d+ npm start/ },
  { name: 'beside-first', ...person, start: besideFirst, prints: /already running with this data folder/ },
  { name: 'node-20', ...person, node: 20 },
  { name: 'node-22', ...person, node: 22 },
  { name: 'node-24', ...person, node: 24 },
  { name: 'offline-later', ...person, isOfflineLater: true },
  {
    name: 'no-browser',
    ...person,
    // Playwright's download is refused, too.
    change: `for name in chromium chromium-browser chromium-headless-shell google-chrome google-chrome-stable; do
  [ ! -e usr/bin/$name ] || mount --bind /dev/null usr/bin/$name
done`,
    env: { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' },
    prints: /No browser/,
  },
];
