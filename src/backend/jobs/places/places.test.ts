import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCell, listCellsAround, measureMiles } from '#domain/job/geo-cell.ts';
import { largerCities } from '#domain/question/words/city-distances.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { findPlace } from './find-place.ts';
import { findPlaces } from './find-places.ts';
import { getPlaceTable, type Place } from './place-table.ts';

const namesFor = (text: string, limit = 5) => findPlaces(text, limit).map(({ name }) => name);

function place(name: string): Place {
  const found = findPlace(name);
  if (!found) throw new Error(`${name} is not a place`);
  return found;
}

describe('a place', () => {
  it('is suggested from its first letters, larger towns first', () => {
    expect(namesFor('san')).toEqual(
      expect.arrayContaining(['San Antonio, TX', 'San Diego, CA', 'San Francisco, CA']),
    );
    expect(namesFor('aus')[0]).toBe('Austin, TX');
    expect(namesFor('winston')).toContain('Winston-Salem, NC');
    expect(findPlaces('a', 50)).toHaveLength(50);
    expect(namesFor('', 50)).toEqual([]);
  });

  it.each([
    ['Austin, TX', 'Austin, TX'],
    ['austin texas', 'Austin, TX'],
    ['Austin, t', 'Austin, TX'],
    ['Portland, Me', 'Portland, ME'],
    ['saint louis mo', 'St. Louis, MO'],
    ['78701', 'Austin, TX'],
    ['78701-1234', 'Austin, TX'],
    ['787', 'Austin, TX'],
    ['NYC', 'New York, NY'],
    ['LA', 'Los Angeles, CA'],
    ['philly', 'Philadelphia, PA'],
    ['West Virginia', 'Charleston, WV'],
    ['san juan', 'San Juan, PR'],
    ['Puerto Rico', 'San Juan, PR'],
    ['Washington DC', 'Washington, DC'],
    ['guam', 'Dededo, GU'],
    ['virgin islands', 'Charlotte Amalie, VI'],
  ])('is suggested first for "%s": %s', (text, name) => {
    expect(namesFor(text)[0]).toBe(name);
  });

  it.each([
    ['san fransi', 'San Francisco, CA'],
    ['philadelpia', 'Philadelphia, PA'],
    ['chicgo', 'Chicago, IL'],
    ['washingtn', 'Washington, DC'],
    ['springfeild mo', 'Springfield, MO'],
    ['huoston', 'Houston, TX'],
  ])('is found despite a typing error in "%s"', (text, name) => {
    expect(namesFor(text)[0]).toBe(name);
  });

  it.each([
    ['Austin, Texas, United States', 'Austin, TX'],
    ['New York, NY 10001', 'New York, NY'],
    ['Greater Boston Area', 'Boston, MA'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Portland', 'Portland, OR'],
    ['Akutan, AK', 'Akutan, AK'],
    ["Coeur d'Alene, Idaho", "Coeur d'Alene, ID"],
  ])('is what a text says exactly: "%s"', (text, name) => {
    expect(findPlace(text)?.name).toBe(name);
  });

  it.each(['', 'Remote', 'London, United Kingdom', 'Austin, CA 99', 'Chicgo', '00000', 'x'.repeat(100_000)])(
    'is not made up from "%.30s"',
    (text) => {
      expect(findPlace(text)).toBeNull();
    },
  );

  it('has one name, its people and its position; a ZIP code has its own position', () => {
    const { places, byZip } = getPlaceTable();
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(30_000);
    expect(byZip.size).toBeGreaterThan(40_000);
    for (const { latitude, longitude } of places) {
      expect(latitude > -15 && latitude < 72 && (longitude < -64 || longitude > 144)).toBe(true);
    }
    expect(measureMiles(place('77449'), place('Houston, TX'))).toBeGreaterThan(15);
  });
});

describe('the circle of 30 miles', () => {
  it('lies within the cells that are searched for it, and they are few', () => {
    const { places } = getPlaceTable();
    const far = [
      'Barrow, AK',
      'Key West, FL',
      'Honolulu, HI',
      'Eastport, ME',
      'Pago Pago, AS',
      'Dededo, GU',
    ].map(place);
    for (const centre of [...places.slice(0, 30), ...far]) {
      const cells = new Set(listCellsAround(centre, 30));
      expect(cells.size).toBeLessThanOrEqual(21);
      const around = places.filter((other) => measureMiles(centre, other) <= 30);
      expect(around).toContain(centre);
      expect(around.filter((other) => !cells.has(findCell(other)))).toEqual([]);
    }
    const near = (name: string) => measureMiles(place('Austin, TX'), place(name)) <= 30;
    expect([near('Round Rock, TX'), near('San Antonio, TX')]).toEqual([true, false]);
  });

  it('measures as the map does', () => {
    const [newYork, losAngeles] = [place('New York, NY'), place('Los Angeles, CA')];
    expect(measureMiles(newYork, losAngeles)).toBeCloseTo(2445, -1.5);
  });
});

it('the larger cities that questions are compared with are where the list of places has them', () => {
  const text = readFileSync(new URL('./places.tsv', import.meta.url), 'utf8');
  const places = text.split('\n').map((line) => line.split('\t'));
  const misplaced = largerCities.filter(({ name, state, latitude, longitude }) => {
    const isThere = ([town = '', code, north, east]: string[]) =>
      code === state &&
      foldText(town) === name &&
      Math.abs(Number(north) - latitude) < 0.1 &&
      Math.abs(Number(east) + longitude) < 0.1;
    return !places.some(isThere);
  });
  expect(misplaced).toEqual([]);
});
