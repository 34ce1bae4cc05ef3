import { loadConfig } from '#backend/platform/settings/config.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import type { OriginMap } from '#systems/origin-map.ts';

/** What ORIGIN_MAP names, and the practice employers that `npm start` runs on this machine. */
export function findOriginMap(): OriginMap {
  const { originMap, practicePort, environment } = loadConfig();
  if (environment === 'production') return originMap;
  return [...originMap, ...listPracticeOrigins(`http://127.0.0.1:${practicePort}`)];
}
