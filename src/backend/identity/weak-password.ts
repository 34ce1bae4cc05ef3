/** Long passwords that everybody tries first, without their digits, signs and repetitions. */
const common = new Set([
  'password',
  'passw0rd',
  'letmein',
  'welcome',
  'iloveyou',
  'qwerty',
  'qwertyuiop',
  'qwertyuiopasdfghjkl',
  'asdfghjkl',
  'abc',
  'abcdefgh',
  'abcdefghijklmnopqrstuvwxyz',
  'admin',
  'administrator',
  'changeme',
  'correcthorsebatterystaple',
  'dragon',
  'football',
  'monkey',
  'princess',
  'sunshine',
  'superman',
  'trustno',
  'thisismypassword',
  'mypassword',
  'applywright',
]);

/** True for passwords that a guess finds early: common words, repetitions, rows of digits, the address itself. */
export function isWeakPassword(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  const core = shortestPeriod(folded).replace(/[^a-z]+/g, '');
  const own = email.toLowerCase().split('@')[0] ?? '';
  if (new Set(folded).size < 5 || folded === email.toLowerCase()) return true;
  if (own.length >= 4 && folded.replaceAll(own, '').length < 5) return true;
  return core.length < 3 || common.has(shortestPeriod(core));
}

/** `abcabc` is no better than `abc`. */
function shortestPeriod(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}
