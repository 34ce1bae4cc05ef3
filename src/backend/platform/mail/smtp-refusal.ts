/** A server that says no; `permanent` when asking again is in vain. */
export class SmtpRefusal extends Error {
  readonly permanent: boolean;

  constructor(code: number, step: string) {
    super(`mail server answered ${code} to ${step}`);
    this.name = 'SmtpRefusal';
    this.permanent = code >= 500;
  }
}
