/** A small change that breaks something a person sees or a rule that has a requirement id. */
export interface Fault {
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  project: 'unit' | 'service' | 'automation' | 'journeys';
  /** The test file that must fail, and the start of the test's name if one test is enough. */
  test: string;
  named?: string;
}

export function plantFault(source: string, { name, from, to }: Fault): string {
  const parts = source.split(from);
  if (parts.length !== 2)
    throw new Error(`"${name}": its text is ${parts.length === 1 ? 'not' : 'more than once'} in the file.`);
  return parts.join(to);
}
