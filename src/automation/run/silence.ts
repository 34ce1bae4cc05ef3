export const lookEveryMs = 200;
/** A machine that is even slower than this is not waited for. */
const mostSlowdown = 4;

/**
 * How long nothing has changed on a page that is looked at every `lookEveryMs`. On a busy machine, looking takes long
 * and the page is slow, too, so only the time between two looks counts.
 */
export class Silence {
  private since = Date.now();
  private looks = 0;

  begin(): void {
    this.since = Date.now();
    this.looks = 0;
  }

  noteLook(): void {
    this.looks += 1;
  }

  isOver(patienceMs: number): boolean {
    return this.looks * lookEveryMs > patienceMs || Date.now() - this.since > mostSlowdown * patienceMs;
  }
}
