import type { StateCode } from '#domain/document/values/us-states.ts';
import { foldText } from './fold-text.ts';

/** Larger cities of each state with their latitude and longitude (west), rounded from `places.tsv`. */
const cities: Partial<Record<StateCode, string>> = {
  AK: 'Anchorage 61.2 149.9',
  AL: 'Birmingham 33.5 86.8|Montgomery 32.4 86.3|Mobile 30.7 88.0|Huntsville 34.7 86.6|Tuscaloosa 33.2 87.6|Hoover 33.4 86.8',
  AR: 'Little Rock 34.7 92.3|Fort Smith 35.4 94.4|Fayetteville 36.1 94.2',
  AZ: 'Phoenix 33.4 112.1|Tucson 32.2 110.9|Mesa 33.4 111.8|Chandler 33.3 111.8|Gilbert 33.4 111.8|Glendale 33.5 112.2|Scottsdale 33.5 111.9|Tempe 33.4 111.9|Peoria 33.6 112.2|Deer Valley 33.7 112.1|Tempe Junction 33.4 111.9|Surprise 33.6 112.3|Alhambra 33.5 112.1|Yuma 32.7 114.6|Ahwatukee Foothills 33.3 112.0|San Tan Valley 33.2 111.5|Avondale 33.4 112.3|Goodyear 33.4 112.4|Flagstaff 35.2 111.7|Queen Creek 33.2 111.6|Apache Junction 33.4 111.5|Buckeye 33.4 112.6|Casa Grande 32.9 111.8|Maricopa 33.1 112.0|Fountain Hills 33.6 111.7',
  CA: 'Los Angeles 34.1 118.2|San Diego 32.7 117.2|San Jose 37.3 121.9|San Francisco 37.8 122.4|Fresno 36.7 119.8|Sacramento 38.6 121.5|Long Beach 33.8 118.2|Oakland 37.8 122.3|Bakersfield 35.4 119.0|Anaheim 33.8 117.9|Santa Ana 33.7 117.9|Riverside 34.0 117.4|Stockton 38.0 121.3|Chula Vista 32.6 117.1|Irvine 33.7 117.8|Fremont 37.5 122.0|San Bernardino 34.1 117.3|Modesto 37.6 121.0|Fontana 34.1 117.4|Oxnard 34.2 119.2|Moreno Valley 33.9 117.2|Huntington Beach 33.7 118.0|Glendale 34.1 118.3|Santa Clarita 34.4 118.5|Oceanside 33.2 117.4|Garden Grove 33.8 117.9|Rancho Cucamonga 34.1 117.6|Santa Rosa 38.4 122.7|Ontario 34.1 117.7|Elk Grove 38.4 121.4|Corona 33.9 117.6|Lancaster 34.7 118.1|Palmdale 34.6 118.1|Hayward 37.7 122.1|Salinas 36.7 121.7|Pomona 34.1 117.8|Sunnyvale 37.4 122.0|Escondido 33.1 117.1|Torrance 33.8 118.3|Valencia 34.4 118.6|Pasadena 34.1 118.1|Orange 33.8 117.9|Fullerton 33.9 117.9|Roseville 38.8 121.3|Visalia 36.3 119.3|Thousand Oaks 34.2 118.8|Concord 38.0 122.0|Simi Valley 34.3 118.8|East Los Angeles 34.0 118.2|Santa Clara 37.4 122.0|Victorville 34.5 117.3|Vallejo 38.1 122.3|Berkeley 37.9 122.3|El Monte 34.1 118.0|Downey 33.9 118.1|Carlsbad 33.2 117.4|Costa Mesa 33.6 117.9|Fairfield 38.2 122.0|Temecula 33.5 117.1|Inglewood 34.0 118.4|Antioch 38.0 121.8|Murrieta 33.6 117.2|Richmond 37.9 122.3|West Covina 34.1 117.9|Norwalk 33.9 118.1|Daly City 37.7 122.5|Burbank 34.2 118.3|Santa Maria 35.0 120.4|Clovis 36.8 119.7|El Cajon 32.8 117.0|San Mateo 37.6 122.3|Rialto 34.1 117.4|Vista 33.2 117.2|Compton 33.9 118.2|Mission Viejo 33.6 117.7|Vacaville 38.4 122.0|Ventura 34.3 119.3|South Gate 34.0 118.2|Hesperia 34.4 117.3|Carson 33.8 118.3|Santa Monica 34.0 118.5|San Marcos 33.1 117.2|Arden-Arcade 38.6 121.4|Westminster 33.8 118.0|Santa Barbara 34.4 119.7|Redding 40.6 122.4|San Leandro 37.7 122.2|Chico 39.7 121.8|Hawthorne 33.9 118.4|Livermore 37.7 121.8|Indio 33.7 116.2|Whittier 34.0 118.0|Menifee 33.7 117.1|Newport Beach 33.6 117.9|Tracy 37.7 121.4|Citrus Heights 38.7 121.3|Chino 34.0 117.7|Alhambra 34.1 118.1|Redwood City 37.5 122.2|Hemet 33.7 117.0|Buena Park 33.9 118.0|Lake Forest 33.6 117.7|Merced 37.3 120.5|Lakewood 33.9 118.1|Tustin 33.7 117.8|Mountain View 37.4 122.1|Napa 38.3 122.3|Palo Alto 37.4 122.1|Menlo Park 37.5 122.2',
  CO: 'Denver 39.7 105.0|Colorado Springs 38.8 104.8|Aurora 39.7 104.8|Fort Collins 40.6 105.1|Lakewood 39.7 105.1|Thornton 39.9 105.0|Arvada 39.8 105.1|Westminster 39.8 105.0|Centennial 39.6 104.9|Pueblo 38.3 104.6|Boulder 40.0 105.3|Greeley 40.4 104.7|Highlands Ranch 39.6 105.0|Longmont 40.2 105.1|Golden 39.8 105.2|Englewood 39.6 105.0|Littleton 39.6 105.0|Broomfield 39.9 105.1|Northglenn 39.9 105.0|Wheat Ridge 39.8 105.1|Lone Tree 39.5 104.9|Greenwood Village 39.6 104.9|Parker 39.5 104.8|Castle Rock 39.4 104.9|Commerce City 39.8 104.9|Loveland 40.4 105.1|Brighton 40.0 104.8',
  CT: 'Bridgeport 41.2 73.2|New Haven 41.3 72.9|Stamford 41.1 73.5|Hartford 41.8 72.7|Waterbury 41.6 73.1|Norwalk 41.1 73.4|Danbury 41.4 73.5|East Norwalk 41.1 73.4',
  DC: 'Washington 38.9 77.0',
  DE: 'Wilmington 39.7 75.5',
  FL: 'Jacksonville 30.3 81.7|Miami 25.8 80.2|Tampa 27.9 82.5|Orlando 28.5 81.4|St. Petersburg 27.8 82.7|Hialeah 25.9 80.3|Tallahassee 30.4 84.3|Fort Lauderdale 26.1 80.1|Cape Coral 26.6 82.0|Pembroke Pines 26.0 80.2|Port Saint Lucie 27.3 80.3|Hollywood 26.0 80.1|Miramar 26.0 80.2|Gainesville 29.7 82.3|Coral Springs 26.3 80.3|Miami Gardens 25.9 80.2|Clearwater 28.0 82.8|Palm Bay 28.0 80.6|Pompano Beach 26.2 80.1|West Palm Beach 26.7 80.1|Lakeland 28.0 82.0|Brandon 27.9 82.3|Davie 26.1 80.2|Spring Hill 28.5 82.5|Boca Raton 26.4 80.1|Plantation 26.1 80.2|Miami Beach 25.8 80.1|Deltona 28.9 81.3|Lehigh Acres 26.6 81.6|Sunrise 26.1 80.1|Palm Coast 29.6 81.2|Largo 27.9 82.8|Melbourne 28.1 80.6|Sarasota 27.3 82.5|Bradenton 27.5 82.6|Riverview 27.9 82.3|Plant City 28.0 82.1|Temple Terrace 28.0 82.4|Wesley Chapel 28.2 82.3|Pinellas Park 27.8 82.7|Dunedin 28.0 82.8|Oldsmar 28.0 82.7|Naples 26.1 81.8',
  GA: 'Atlanta 33.7 84.4|Columbus 32.5 85.0|Savannah 32.1 81.1|Athens 34.0 83.4|Sandy Springs 33.9 84.4|Roswell 34.0 84.4|Macon 32.8 83.6|Johns Creek 34.0 84.2',
  HI: 'Honolulu 21.3 157.9',
  IA: 'Des Moines 41.6 93.6|Cedar Rapids 42.0 91.6|Davenport 41.5 90.6|Sioux City 42.5 96.4',
  ID: 'Boise 43.6 116.2|Meridian 43.6 116.4|Nampa 43.5 116.6',
  IL: 'Chicago 41.9 87.7|Aurora 41.8 88.3|Rockford 42.3 89.1|Joliet 41.5 88.1|Naperville 41.8 88.1|Springfield 39.8 89.6|Peoria 40.7 89.6|Elgin 42.0 88.3|Waukegan 42.4 87.8|Champaign 40.1 88.2|Cicero 41.8 87.8',
  IN: 'Indianapolis 39.8 86.2|Fort Wayne 41.1 85.1|Evansville 38.0 87.6|South Bend 41.7 86.2|Carmel 40.0 86.1|Bloomington 39.2 86.5',
  KS: 'Wichita 37.7 97.3|Overland Park 39.0 94.7|Kansas City 39.1 94.6|Olathe 38.9 94.8|Topeka 39.0 95.7|Lawrence 39.0 95.2',
  KY: 'Louisville 38.3 85.8|Lexington 38.0 84.5',
  LA: 'New Orleans 30.0 90.1|Baton Rouge 30.4 91.2|Shreveport 32.5 93.8|Metairie 30.0 90.2|Lafayette 30.2 92.0',
  MA: 'Boston 42.4 71.1|Worcester 42.3 71.8|Springfield 42.1 72.6|Lowell 42.6 71.3|Cambridge 42.4 71.1|Brockton 42.1 71.0|New Bedford 41.6 70.9|Quincy 42.3 71.0|Lynn 42.5 70.9|Newton 42.3 71.2|Fall River 41.7 71.2|Somerville 42.4 71.1|Lawrence 42.7 71.2',
  MD: 'Baltimore 39.3 76.6|Columbia 39.2 76.8|Germantown 39.2 77.3|Bethesda 39.0 77.1|Annapolis 39.0 76.5',
  ME: 'Portland 43.7 70.3',
  MI: 'Detroit 42.3 83.0|Grand Rapids 43.0 85.7|Warren 42.5 83.0|Sterling Heights 42.6 83.0|Ann Arbor 42.3 83.7|Lansing 42.7 84.6|Clinton Township 42.6 82.9|Flint 43.0 83.7|Dearborn 42.3 83.2|Livonia 42.4 83.4|Canton 42.3 83.5|Troy 42.6 83.2|Westland 42.3 83.4|Farmington Hills 42.5 83.4',
  MN: 'Minneapolis 45.0 93.3|Saint Paul 44.9 93.1|Rochester 44.0 92.5|Bloomington 44.8 93.3|Duluth 46.8 92.1',
  MO: 'Kansas City 39.1 94.6|St. Louis 38.6 90.2|Springfield 37.2 93.3|Columbia 39.0 92.3|Independence 39.1 94.4|Lees Summit 38.9 94.4|O’Fallon 38.8 90.7',
  MS: 'Jackson 32.3 90.2',
  MT: 'Billings 45.8 108.5|Missoula 46.9 114.0|Bozeman 45.7 111.0',
  NC: 'Charlotte 35.2 80.8|Raleigh 35.8 78.6|Greensboro 36.1 79.8|Durham 36.0 78.9|Winston-Salem 36.1 80.2|Fayetteville 35.1 78.9|Cary 35.8 78.8|Wilmington 34.2 77.9|High Point 36.0 80.0|Greenville 35.6 77.4|Asheville 35.6 82.6|Concord 35.4 80.6',
  ND: 'Fargo 46.9 96.8',
  NE: 'Omaha 41.3 95.9|Lincoln 40.8 96.7',
  NH: 'Manchester 43.0 71.5|Nashua 42.8 71.5',
  NJ: 'Newark 40.7 74.2|Jersey City 40.7 74.1|Paterson 40.9 74.2|Elizabeth 40.7 74.2|Edison 40.5 74.4|Toms River 40.0 74.2|Clifton 40.9 74.2|Trenton 40.2 74.7|Hoboken 40.7 74.0|Princeton 40.3 74.7',
  NM: 'Albuquerque 35.1 106.7|Las Cruces 32.3 106.8|Rio Rancho 35.2 106.7|Enchanted Hills 35.3 106.6|Santa Fe 35.7 105.9',
  NV: 'Las Vegas 36.2 115.1|Henderson 36.0 115.0|Reno 39.5 119.8|North Las Vegas 36.2 115.1|Paradise 36.1 115.1|Sunrise Manor 36.2 115.1|Spring Valley 36.1 115.2|Enterprise 36.0 115.2|Sparks 39.5 119.8',
  NY: 'New York 40.7 74.0|Brooklyn 40.6 74.0|Queens 40.7 73.8|Manhattan 40.8 74.0|Bronx 40.9 73.9|Staten Island 40.6 74.1|Buffalo 42.9 78.9|Jamaica 40.7 73.8|Rochester 43.2 77.6|Yonkers 40.9 73.9|East Flatbush 40.7 73.9|Washington Heights 40.9 73.9|Astoria 40.8 73.9|Borough Park 40.6 74.0|Syracuse 43.0 76.1|Sheepshead Bay 40.6 73.9|Amherst 43.0 78.8|East Harlem 40.8 73.9|Elmhurst 40.7 73.9|Bushwick 40.7 73.9|Gravesend 40.6 74.0|Corona 40.7 73.9|Richmond Hill 40.7 73.8|Albany 42.7 73.8|Fordham 40.9 73.9|West Albany 42.7 73.8|Flatbush 40.7 74.0|Canarsie 40.6 73.9|Greenburgh 41.0 73.8',
  OH: 'Columbus 40.0 83.0|Cleveland 41.5 81.7|Cincinnati 39.1 84.5|Toledo 41.7 83.6|Akron 41.1 81.5|Dayton 39.8 84.2',
  OK: 'Oklahoma City 35.5 97.5|Tulsa 36.2 96.0|Norman 35.2 97.4|Broken Arrow 36.1 95.8|Lawton 34.6 98.4|Edmond 35.7 97.5',
  OR: 'Portland 45.5 122.7|Salem 44.9 123.0|Eugene 44.1 123.1|Gresham 45.5 122.4|Hillsboro 45.5 123.0|Beaverton 45.5 122.8|Bend 44.1 121.3',
  PA: 'Philadelphia 40.0 75.2|Pittsburgh 40.4 80.0|Allentown 40.6 75.5|Erie 42.1 80.1|Reading 40.3 75.9',
  RI: 'Providence 41.8 71.4|Warwick 41.7 71.4|Cranston 41.8 71.4',
  SC: 'Columbia 34.0 81.0|Charleston 32.8 79.9|North Charleston 32.9 80.0|Mount Pleasant 32.8 79.9',
  SD: 'Sioux Falls 43.5 96.7',
  TN: 'Memphis 35.1 90.0|Nashville 36.2 86.8|Knoxville 36.0 83.9|Chattanooga 35.0 85.3|East Chattanooga 35.1 85.2|Clarksville 36.5 87.4|Murfreesboro 35.8 86.4',
  TX: 'Houston 29.8 95.4|San Antonio 29.4 98.5|Dallas 32.8 96.8|Austin 30.3 97.7|Fort Worth 32.7 97.3|El Paso 31.8 106.5|Arlington 32.7 97.1|Corpus Christi 27.8 97.4|Plano 33.0 96.7|Laredo 27.5 99.5|Lubbock 33.6 101.9|Garland 32.9 96.6|Irving 32.8 96.9|Amarillo 35.2 101.8|Grand Prairie 32.7 97.0|Brownsville 25.9 97.5|McKinney 33.2 96.6|Frisco 33.2 96.8|Pasadena 29.7 95.2|Mesquite 32.8 96.6|Killeen 31.1 97.7|McAllen 26.2 98.2|Carrollton 33.0 96.9|Midland 32.0 102.1|Waco 31.5 97.1|Denton 33.2 97.1|Abilene 32.4 99.7|Odessa 31.8 102.4|Beaumont 30.1 94.1|Round Rock 30.5 97.7|Richardson 32.9 96.7|Pearland 29.6 95.3|College Station 30.6 96.3|Wichita Falls 33.9 98.5|Lewisville 33.0 97.0|Tyler 32.4 95.3|San Angelo 31.5 100.4|Alief 29.7 95.6|League City 29.5 95.1|Allen 33.1 96.7|The Woodlands 30.2 95.5|Sugar Land 29.6 95.6|Edinburg 26.3 98.2|Mission 26.2 98.3|Longview 32.5 94.7|Bryan 30.7 96.4|San Marcos 29.9 97.9',
  UT: 'Salt Lake City 40.8 111.9|West Valley City 40.7 112.0|Provo 40.2 111.7|West Jordan 40.6 111.9|Orem 40.3 111.7|Sandy 40.6 111.9|Ogden 41.2 112.0|Lehi 40.4 111.9',
  VA: 'Virginia Beach 36.9 76.0|Norfolk 36.8 76.3|Chesapeake 36.8 76.3|Richmond 37.6 77.5|Arlington 38.9 77.1|Newport News 37.1 76.5|Alexandria 38.8 77.0|East Hampton 37.0 76.3|Hampton 37.0 76.3|Roanoke 37.3 79.9|Portsmouth Heights 36.8 76.4|Portsmouth 36.8 76.3|Suffolk 36.7 76.6|South Suffolk 36.7 76.6|Reston 39.0 77.3|McLean 38.9 77.2|Herndon 39.0 77.4',
  VT: 'Burlington 44.5 73.2',
  WA: 'Seattle 47.6 122.3|Spokane 47.7 117.4|Tacoma 47.3 122.4|Vancouver 45.6 122.7|Bellevue 47.6 122.2|Kent 47.4 122.2|Everett 48.0 122.2|Renton 47.5 122.2|Federal Way 47.3 122.3|Spokane Valley 47.7 117.2|Yakima 46.6 120.5|Kirkland 47.7 122.2|Bellingham 48.8 122.5|Redmond 47.7 122.1',
  WI: 'Milwaukee 43.0 87.9|Madison 43.1 89.4|Green Bay 44.5 88.0|Kenosha 42.6 87.8',
  WV: 'Charleston 38.4 81.6',
  WY: 'Cheyenne 41.1 104.8',
};

/** Regions that are named after no city, and other names, with the city in their middle. */
const regions: Readonly<Record<string, string>> = {
  'bay area': 'san francisco',
  'san francisco bay area': 'san francisco',
  'sf bay area': 'san francisco',
  'silicon valley': 'san jose',
  nyc: 'new york',
  'new york city': 'new york',
  'twin cities': 'minneapolis',
  'minneapolis st paul': 'minneapolis',
  'dallas fort worth': 'dallas',
  'dallas ft worth': 'dallas',
  dfw: 'dallas',
  'salt lake': 'salt lake city',
  'salt lake valley': 'salt lake city',
  'wasatch front': 'salt lake city',
  chicagoland: 'chicago',
  'research triangle': 'raleigh',
  'raleigh durham': 'raleigh',
  'puget sound': 'seattle',
  'tampa bay': 'tampa',
  'washington dc': 'washington',
  'washington d c': 'washington',
};

/** Cities that are meant if no state is named. */
const famous = new Set(
  'new york|brooklyn|manhattan|los angeles|chicago|houston|philadelphia|phoenix|san antonio|san diego|dallas|san jose|austin|san francisco|fort worth|seattle|denver|boston|nashville|detroit|oklahoma city|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|atlanta|colorado springs|omaha|raleigh|miami|virginia beach|oakland|minneapolis|tulsa|tampa|new orleans|honolulu|anaheim|orlando|st louis|pittsburgh|anchorage|cincinnati|plano|irvine|scottsdale|indianapolis|salt lake city|boise|palo alto|mountain view|menlo park|santa monica|lehi|provo|tempe|mesa|chandler'.split(
    '|',
  ),
);

/** Large cities of other countries that no large American city is named after. */
const abroad = new Set(
  'london|edinburgh|glasgow|berlin|munich|hamburg|frankfurt|cologne|madrid|barcelona|lisbon|porto|amsterdam|rotterdam|brussels|zurich|geneva|vienna|prague|warsaw|krakow|budapest|bucharest|stockholm|copenhagen|oslo|helsinki|milan|tokyo|osaka|seoul|singapore|hong kong|shanghai|beijing|taipei|sydney|brisbane|perth|auckland|bangalore|bengaluru|mumbai|new delhi|delhi|hyderabad|pune|chennai|manila|jakarta|kuala lumpur|bangkok|dubai|abu dhabi|riyadh|tel aviv|istanbul|cairo|nairobi|lagos|johannesburg|cape town|sao paulo|rio de janeiro|buenos aires|santiago|bogota|guadalajara|monterrey'.split(
    '|',
  ),
);

export function isAbroad(city: string): boolean {
  return abroad.has(city);
}

/** Whether any larger city has this name. */
export function isCityName(name: string): boolean {
  return abroad.has(name) || name in regions || largerCities.some((city) => city.name === name);
}

interface City {
  name: string;
  state: StateCode;
  latitude: number;
  longitude: number;
}

export const largerCities: readonly City[] = Object.entries(cities).flatMap(([state, list]) =>
  list.split('|').map((city) => {
    const [, name = '', latitude, longitude] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(city) ?? [];
    return {
      name: foldText(name),
      state: state as StateCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  }),
);

/** A larger city by its normalized name; without a state, only one that everybody means. */
export function findCity(name: string, state: string): City | null {
  const plain = regions[name] ?? name;
  const [found, ...others] = largerCities.filter(
    (one) => one.name === plain && (state === '' ? famous.has(plain) || plain !== name : one.state === state),
  );
  return found && others.length === 0 ? found : null;
}
