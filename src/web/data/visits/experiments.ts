import { conductBody, conductExperiment } from '#contract/visits/routes.ts';
import {
  baseline,
  experiments,
  findExperiment,
  isVariant,
  type Variant,
} from '#domain/experiment/experiment.ts';
import { type ExperimentMap, experimentDays, readExperimentMap } from '#domain/experiment/experiment-map.ts';
import { readSwitched } from '#domain/experiment/test-switches.ts';
import { callApi } from '#web/data/request/client.ts';
import { readCookie, writeCookie } from '#web/data/request/cookies.ts';
import { logFault } from '#web/data/request/log-fault.ts';
import { rememberSwitches } from './visit.ts';

const mapCookie = 'c_expt';
const layerCookie = 'c_lyr';
const retryMs = 100;
const waitMs = 3_000;

/** The person's variant: forced by a tester, known from before, or assigned by the service; otherwise Baseline. */
export async function findVariant(experimentId: string, userId: string): Promise<Variant> {
  rememberSwitches();
  const search = new URLSearchParams(globalThis.location.search);
  const switched = readSwitched(experimentId, {
    query: { runtest: search.get('runtest'), disabletests: search.get('disabletests') },
    cookies: { runtest: readCookie('runtest'), disabletests: readCookie('disabletests') },
  });
  const map = readExperimentMap(readCookie(mapCookie));
  if (switched) return keep(map, experimentId, switched);
  const known = map[experimentId];
  if (known?.s === 'a') return known.v;
  const assigned = await conduct(experimentId, userId);
  if (assigned === null && findExperiment(experimentId)?.layer === experiments.applyDirectlyDesktop.layer)
    logFault('Error conducting apply directly experiment:');
  return assigned === null ? baseline : keep(map, experimentId, { v: assigned, s: 'a' });
}

function keep(map: ExperimentMap, experimentId: string, entry: ExperimentMap[string]): Variant {
  writeCookie(mapCookie, JSON.stringify({ ...map, [experimentId]: entry }), experimentDays);
  const layer = findExperiment(experimentId)?.layer;
  if (entry.s === 'a' && layer) writeCookie(layerCookie, layer, experimentDays);
  return entry.v;
}

/** Retries every 100 ms while the service doesn't answer, for at most 3 seconds (D-085). */
async function conduct(experimentId: string, userId: string): Promise<Variant | null> {
  const signal = AbortSignal.timeout(waitMs);
  while (!signal.aborted) {
    const answer = await callApi(conductExperiment, {
      params: { userId, experimentId },
      body: conductBody,
      signal,
    });
    if (answer.statusCode === 200 || answer.statusCode === 201) {
      return isVariant(answer.data?.variant) ? answer.data.variant : null;
    }
    if (answer.statusCode < 500) return null;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  return null;
}
