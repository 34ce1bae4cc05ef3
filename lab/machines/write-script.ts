import type { Machine } from './machine.ts';

/** The folders of a machine that survive a restart. */
const DISK = { tmp: '/tmp', cache: '/var/cache', scratch: '/var/tmp' };
const NODE = '/node';
const PACKAGES = '/packages';

interface Run {
  /** Our folder with the disk, where the root is assembled. */
  home: string;
  /** Node and npm; downloaded packages, which machines share. */
  nodeFolder: string;
  packages: string;
  /** Installed packages, which the machine sees as its own. */
  installed?: string | undefined;
  /** What the person types. */
  command: string;
  env: Record<string, string>;
}

/** The word in quotes, so that no shell expands it. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Assembles a root from this machine's programs (read-only), a copy of /etc, and the machine's own disk,
 * enters it, and runs the command there as its user. A line on stdin stops the command.
 */
export function writeScript(
  { user, folder, isClosed, change = '', env: own = {} }: Machine,
  run: Run,
): string {
  const above = folder.slice(0, folder.lastIndexOf('/'));
  const path = `${NODE}/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`;
  const all: Record<string, string | null> = {
    PATH: path,
    HOME: user === 'root' ? '/root' : `/home/${user}`,
    npm_config_cache: PACKAGES,
    ...run.env,
    ...own,
  };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [quote(`${name}=${value}`)],
  );
  const [uid, owner] = user === 'root' ? [0, 'root'] : [1000, '1000'];
  return `set -eu
home=${quote(run.home)}
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs "$home/root"
cd "$home/root"
mkdir -p dev etc home .${NODE} .${PACKAGES} old proc root run srv sys tmp usr var/cache var/lib var/tmp
chmod 700 root
for name in usr opt bin sbin lib lib32 lib64 libx32; do
  if [ -L /$name ]; then cp -P /$name .
  elif [ -d /$name ]; then mkdir -p $name; mount --bind /$name $name; mount -o remount,bind,ro $name; fi
done
cp -a /etc/. etc/
rm -f etc/resolv.conf; cp -L /etc/resolv.conf etc/resolv.conf
awk -F: '$3 != 1000' /etc/passwd > etc/passwd
echo maya:x:1000:1000::/home/maya:/bin/sh >> etc/passwd
mkdir -m 700 home/maya; chown 1000:1000 home/maya
mount --rbind /dev dev; mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount --rbind /sys sys; mount -t proc proc proc
mount --bind ${quote(run.nodeFolder)} .${NODE}; mount --bind ${quote(run.packages)} .${PACKAGES}
${Object.entries(DISK)
  .map(([name, place]) => `mkdir -p "$home/${name}"; mount --bind "$home/${name}" .${place}`)
  .join('\n')}
chmod 1777 tmp var/tmp; chown -R ${owner} "$home/clone" .${PACKAGES}
mkdir -p ${quote(`.${folder}`)}; mount --bind "$home/clone" ${quote(`.${folder}`)}
chown ${owner} ${quote(`.${above}`)}; chmod ${isClosed ? '700' : '755'} ${quote(`.${above}`)}
${run.installed ? mountPackages(run.installed, folder) : ''}
${change}
pivot_root . old
umount -l /old
cd ${quote(folder)}
umask 022
exec 3<&0
setsid setpriv --reuid ${uid} --regid ${uid} --clear-groups env -i ${given.join(' ')} sh -c ${quote(run.command)} < /dev/null &
running=$!
${NODE}/bin/node -e ${quote(awaitPage)} "${run.env['PORT']}" &
{ read -r _ <&3 || true; kill -TERM -$running 2> /dev/null || true; } &
code=0; wait $running || code=$?
for _ in $(seq 300); do kill -0 -$running 2> /dev/null || break; sleep 0.1; done
echo "ended with $code"
`;
}

function mountPackages(installed: string, folder: string): string {
  const place = quote(`.${folder}/node_modules`);
  return `mkdir -p "$home/upper" "$home/work" ${place}
mount -t overlay -o lowerdir=${quote(installed)},upperdir="$home/upper",workdir="$home/work" overlay ${place}`;
}

/** Reports when the first complete page was served; runs only as long as the machine. */
const awaitPage = `(async () => {
  for (;;) {
    const page = await fetch('http://localhost:' + process.argv[1] + '/').then((reply) => reply.ok ? reply.text() : '', () => '');
    if (page.includes('</html>')) return console.log('first page');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})()`;
