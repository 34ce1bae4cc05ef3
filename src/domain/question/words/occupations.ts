/** Names and abbreviations of the same occupation or unit, normalized. */
const same: readonly (readonly string[])[] = [
  ['rn', 'registered nurse'],
  ['lpn', 'licensed practical nurse'],
  ['lvn', 'licensed vocational nurse'],
  ['cna', 'certified nursing assistant'],
  ['np', 'nurse practitioner'],
  ['emt', 'emergency medical technician'],
  ['icu', 'intensive care', 'intensive care unit', 'critical care', 'itu', 'intensive therapy unit'],
  ['med surg', 'medsurg', 'medical surgical', 'medical surgical unit'],
  ['emergency room', 'emergency department', 'er', 'a e'],
  ['operating room', 'surgery'],
  ['human resources', 'hr'],
  ['quality assurance', 'qa'],
  ['customer service', 'customer support'],
  ['technical support', 'tech support', 'support engineer', 'technical support engineer', 'product support'],
  ['software engineer', 'software engineering', 'software developer', 'software development'],
  ['electrical', 'electrician'],
  ['plumbing', 'plumber'],
  ['carpentry', 'carpenter'],
  ['analysis', 'analytics', 'analyst', 'analyzing'],
  ['journeyman', 'journey', 'journey level', 'journeyman level', 'journeyperson', 'journeyworker'],
  ['apprentice', 'apprenticeship'],
  [
    'residential',
    'new homes',
    'single family homes',
    'residential construction',
    'residential new construction',
  ],
  [
    'wired houses',
    'wire houses',
    'wire homes',
    'wire new homes',
    'wired homes',
    'wired new homes',
    'house wiring',
    'wiring houses',
    'wiring homes',
  ],
];

/** The text with every other name of what it names added. */
export function withOtherNames(text: string): string {
  const padded = ` ${text} `;
  const more = same
    .filter((names) => names.some((name) => padded.includes(` ${name} `)))
    .flatMap((names) => names);
  return [text, ...more].join(' ');
}

/** What people with a title do, where the words differ: a manager of projects does project management. */
export const activities: Readonly<Record<string, string>> = {
  management: 'manager',
  development: 'developer',
  administration: 'administrator',
  supervision: 'supervisor',
  instruction: 'instructor',
  inspection: 'inspector',
  operation: 'operator',
  coordination: 'coordinator',
  wiring: 'electrician',
};
