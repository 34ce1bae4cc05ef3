/** What a server says about one message or its recipient; a refusal of our password or greeting is no verdict on it. */
const stepsOfMessage = ['RCPT TO', 'DATA'];

/** A server that says no; `permanent` when sending this message again is in vain. */
export class SmtpRefusal extends Error {
  readonly permanent: boolean;

  constructor(code: number, step: string) {
    super(`mail server answered ${code} to ${step}`);
    this.name = 'SmtpRefusal';
    this.permanent = code >= 500 && stepsOfMessage.includes(step);
  }
}
