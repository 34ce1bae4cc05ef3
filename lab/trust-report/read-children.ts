import { readdirSync, readFileSync } from 'node:fs';

export interface Children {
  /** Seconds of CPU time, including ended processes. */
  cpuSeconds: number;
  /** Memory in use, in MB. */
  megabytes: number;
  zombies: number;
  count: number;
}

const ticksPerSecond = 100;
const pageBytes = 4096;

/** All descendant processes; empty without /proc. */
export function readChildren(): Children {
  const processes = listProcesses();
  const below = new Set([process.pid]);
  let grown = 0;
  while (grown !== below.size) {
    grown = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  const children = processes.filter(({ pid }) => pid !== process.pid && below.has(pid));
  const sum = (read: (one: ProcessState) => number) => children.reduce((total, one) => total + read(one), 0);
  return {
    cpuSeconds: sum((one) => one.ticks) / ticksPerSecond,
    megabytes: (sum((one) => one.pages) * pageBytes) / 1_048_576,
    zombies: children.filter((one) => one.state === 'Z').length,
    count: children.length,
  };
}

interface ProcessState {
  pid: number;
  state: string;
  parent: number;
  ticks: number;
  pages: number;
}

function listProcesses(): ProcessState[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => readState(pid) ?? []);
  } catch {
    return [];
  }
}

/** Fields 3, 4, 14 to 17, and 24 of `stat`, counted after the name, which may contain anything. */
function readState(pid: string): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    return {
      pid: Number(pid),
      state: fields[0] ?? '',
      parent: Number(fields[1]),
      ticks,
      pages: Number(fields[21]),
    };
  } catch {
    return null;
  }
}
