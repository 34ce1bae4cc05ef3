import type { JobCategory } from './category-slugs.ts';

const socsByCategory: [JobCategory, string][] = [
  ['accounting', '13-2011 13-2081 13-2082 43-3011 43-3021 43-3031 43-3051'],
  ['customer-service', '43-4051 43-4171'],
  ['data-science-jobs', '15-1221 15-1243 15-2011 15-2031 15-2041 15-2051'],
  ['graphic-design', '27-1014 27-1024'],
  ['healthcare', '11-9111'],
  ['marketing', '11-2011 11-2021 13-1161'],
  ['nursing', '11-9111.01 29-1141 29-1151 29-1161 29-1171 29-2061 31-1131'],
  ['project-manager', '13-1082 15-1299.09'],
  ['qa', '11-3051.01 15-1253 51-9061'],
  ['sales', '11-2022'],
  ['social-media', '13-1161.02'],
  ['trade', '11-9021'],
  ['ui-ux-design', '15-1255'],
  ['writing', '27-3041 27-3042 27-3043'],
];

const categoryBySoc = new Map(
  socsByCategory.flatMap(([category, socs]) => socs.split(' ').map((soc) => [soc, category] as const)),
);

const categoryByMajorGroup: Record<string, JobCategory> = {
  '23': 'legal',
  '25': 'teaching',
  '29': 'healthcare',
  '31': 'healthcare',
  '41': 'sales',
  '47': 'trade',
  '49': 'trade',
};

/** A code with a suffix comes before the code itself, and that before its major group. */
export function categorizeSoc(soc: string): JobCategory | null {
  if (soc === '15-1255.01') return null;
  return (
    categoryBySoc.get(soc) ??
    categoryBySoc.get(soc.slice(0, 7)) ??
    categoryByMajorGroup[soc.slice(0, 2)] ??
    null
  );
}
