export interface Place {
  id: number;
  latitude: number;
  longitude: number;
}

const places = new Map(
  `Aurora, CO 39.729 -104.832;Austin, TX 30.267 -97.743;Boulder, CO 40.015 -105.271;Columbus, OH 39.961 -82.999;Denver, CO 39.739 -104.985;Indianapolis, IN 39.768 -86.158;Memphis, TN 35.15 -90.049;Mesa, AZ 33.422 -111.823;Norfolk, VA 36.847 -76.285;Phoenix, AZ 33.448 -112.074;Portland, OR 45.523 -122.676;Raleigh, NC 35.772 -78.639;Richmond, VA 37.554 -77.46;Sacramento, CA 38.582 -121.494;Salem, OR 44.943 -123.035;Tucson, AZ 32.222 -110.926;Virginia Beach, VA 36.853 -75.978`
    .split(';')
    .map((line, id): [string, Place] => {
      const [, name = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(line) ?? [];
      return [name, { id, latitude: Number(latitude), longitude: Number(longitude) }];
    }),
);

/** A US town by its name and state. */
export function findPlace({ city, state }: { city: string; state: string }): Place | null {
  return places.get(`${city}, ${state}`) ?? null;
}
