/** The major groups of the Standard Occupational Classification, in job seekers' words. */
export const fieldsOfWork = {
  '11': 'Management',
  '13': 'Business and finance',
  '15': 'Computers and math',
  '17': 'Architecture and engineering',
  '19': 'Science',
  '21': 'Community and social services',
  '23': 'Legal',
  '25': 'Education',
  '27': 'Arts, design, and media',
  '29': 'Healthcare',
  '31': 'Healthcare support',
  '33': 'Protective services',
  '35': 'Food and restaurants',
  '37': 'Cleaning and grounds',
  '39': 'Personal care and service',
  '41': 'Sales',
  '43': 'Office and administration',
  '45': 'Farming, fishing, and forestry',
  '47': 'Construction',
  '49': 'Installation and repair',
  '51': 'Production',
  '53': 'Transportation and warehousing',
} as const;

export type FieldOfWork = keyof typeof fieldsOfWork;
export const fieldCodes = Object.keys(fieldsOfWork) as FieldOfWork[];

/** By an occupation's id: 15125200 belongs to 15. */
export function findField(occupationId: number | null): FieldOfWork | null {
  const code = occupationId === null ? '' : String(occupationId).slice(0, 2);
  return fieldCodes.find((field) => field === code) ?? null;
}

/** Words in company names that reveal their field. */
const nameWords: Partial<Record<FieldOfWork, string>> = {
  '13': 'accounting bank capital consulting credit finance financial insurance tax',
  '15': 'analytics cloud cyber data digital labs robotics security software systems tech',
  '17': 'aerospace architects civil engineering',
  '19': 'bio genomics lab pharma research science therapeutics',
  '21': 'community counseling family foundation recovery shelter social',
  '23': 'attorney law legal',
  '25': 'academy college education learning school teach tutor university',
  '27': 'agency creative design film games media music production studio',
  '29': 'care clinic dental derma health hospital medical medicine nurse optical surgery therapy vet',
  '31': 'care hospice homecare rehab senior therapy',
  '33': 'guard patrol protection security',
  '35': 'bakery brew burger cafe coffee food grill hotel kitchen pizza restaurant taco',
  '37': 'clean janitorial landscape lawn',
  '39': 'beauty childcare fitness gym kids pet salon spa',
  '41': 'auto dealer realty retail shop store',
  '47': 'build builder concrete construction contractor electric plumbing roof solar',
  '49': 'auto collision heating hvac mechanical repair service tire',
  '51': 'fabrication foods industries manufacturing metals packaging steel',
  '53': 'airline courier delivery freight logistics moving shipping transport truck warehouse',
};

export function listNameWords(fields: readonly FieldOfWork[]): string[] {
  return [...new Set(fields.flatMap((field) => nameWords[field]?.split(' ') ?? []))];
}
