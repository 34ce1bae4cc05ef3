// biome-ignore format: a table
const states: Record<string, string> = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut',
  DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois',
  IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland',
  MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana',
  NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York',
  NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania',
  RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah',
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
};

const cities =
  'Albuquerque NM,Atlanta GA,Aurora CO,Austin TX,Baltimore MD,Boise ID,Boston MA,Boulder CO,Charlotte NC,Chicago IL,Cincinnati OH,Cleveland OH,Columbus GA,Columbus OH,Dallas TX,Denver CO,Des Moines IA,Detroit MI,Fort Worth TX,Fresno CA,Honolulu HI,Houston TX,Indianapolis IN,Jacksonville FL,Kansas City KS,Kansas City MO,Las Vegas NV,Long Beach CA,Los Angeles CA,Louisville KY,Memphis TN,Mesa AZ,Miami FL,Milwaukee WI,Minneapolis MN,Nashville TN,New Orleans LA,New York NY,Norfolk VA,Oakland CA,Oklahoma City OK,Omaha NE,Orlando FL,Philadelphia PA,Phoenix AZ,Pittsburgh PA,Portland ME,Portland OR,Raleigh NC,Richmond VA,Sacramento CA,Salem MA,Salem OR,Salt Lake City UT,San Antonio TX,San Diego CA,San Francisco CA,San Jose CA,Seattle WA,Springfield IL,Springfield MA,Springfield MO,St. Louis MO,Tampa FL,Tucson AZ,Tulsa OK,Virginia Beach VA,Washington DC,Wichita KS'
    .split(',')
    .map((entry) => ({ city: entry.slice(0, -3), state: entry.slice(-2) }));

/** Full place names for typed text. Any "City, State" is known; a bare city only when it is on the list. */
export function suggestLocations(typed: string): string[] {
  const [cityText = '', stateText = ''] = typed.split(',').map((part) => part.trim());
  if (cityText.length < 2) return [];
  const state = findState(stateText);
  const listed = cities
    .filter(({ city }) => city.toLowerCase().startsWith(cityText.toLowerCase()))
    .filter((place) => !state || place.state === state);
  if (listed.length === 0 && state) return [nameLocation(capitalize(cityText), state)];
  return listed.map((place) => nameLocation(place.city, place.state)).slice(0, 6);
}

export function nameLocation(city: string, state: string): string {
  return `${city}, ${states[state] ?? state}, United States`;
}

function findState(text: string): string | undefined {
  const wanted = text.toLowerCase();
  if (wanted === '') return undefined;
  return Object.keys(states).find(
    (code) => code.toLowerCase() === wanted || states[code]?.toLowerCase() === wanted,
  );
}

function capitalize(text: string): string {
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
