/** A control did not take its value; nothing has been sent. */
export class FillProblem extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = 'FillProblem';
    this.path = path;
  }
}
