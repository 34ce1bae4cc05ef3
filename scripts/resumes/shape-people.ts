import type { Layout } from './layout.ts';
import { people as firstPeople } from './people.ts';
import type { Person } from './person.ts';
import { contact, group, job, school, speaks } from './person-parts.ts';
import { morePeople } from './shape-people-more.ts';

/** People whose titles and employers contain few of the words that distinguish one from the other. */
const firstHalf: Person[] = [
  {
    id: 'beatriz-lindholm',
    name: 'Beatriz Lindholm',
    label: 'Pastry Cook',
    ...contact(
      'bea.lindholm@example.com',
      '(503) 555-0141',
      '2214 NE Alberta St',
      'Portland',
      'OR',
      '97211',
      'bea-lindholm',
    ),
    summary:
      'Pastry cook with nine years in hotel kitchens and small bakeries. Laminated doughs, plated desserts and a calm station on a full Saturday night.',
    jobs: [
      job(
        'Pastry Cook',
        'Marigold & Thyme',
        'Portland, OR',
        '2020-04',
        'present',
        'Plate desserts for 180 covers a night with one commis',
        'Cut butter waste by 11% with a new lamination schedule',
      ),
      job(
        'Baker',
        'Three Sparrows',
        'Salem, OR',
        '2017-09',
        '2020-03',
        'Baked 400 loaves a day in a deck oven',
        'Taught two trainees shaping and scoring',
      ),
      job(
        'Kitchen Hand',
        'The Alder Room',
        'Eugene, OR',
        '2015-06',
        '2017-08',
        'Prepped vegetables, stocks and breads for a 60-seat dining room',
      ),
    ],
    schools: [school('Cascade Culinary College', 'Certificate', 'Baking and Pastry', 'Bend, OR', '2015-05')],
    skills: [
      group('Kitchen', 'Laminated doughs', 'Sugar work', 'Chocolate tempering'),
      group('Other', 'Menu costing', 'ServSafe', 'Inventory'),
    ],
    languages: speaks(['English', 'Native'], ['Swedish', 'Basic']),
    certifications: ['Oregon Food Handler Card'],
  },
  {
    id: 'desmond-achebe',
    name: 'Desmond Achebe',
    label: 'Structural Engineer',
    ...contact(
      'd.achebe@example.org',
      '410.555.0127',
      '77 Light St, Unit 9',
      'Baltimore',
      'MD',
      '21202',
      'desmondachebe',
    ),
    summary:
      'Structural engineer for bridges and parking structures. Eleven years of load ratings, rehabilitation plans and construction support, licensed in two states.',
    jobs: [
      job(
        'Structural Engineer',
        'Patapsco Bridgeworks',
        'Baltimore, MD',
        '2018-02',
        'present',
        'Rated 64 highway bridges under AASHTO LRFR',
        'Designed the deck replacement of a 900-foot truss, built under traffic',
        'Check the work of three junior engineers',
      ),
      job(
        'Design Engineer',
        'Hollis Kerr',
        'Towson, MD',
        '2014-07',
        '2018-01',
        'Drew rehabilitation plans for eleven parking structures',
        'Answered RFIs and reviewed shop drawings',
      ),
      job(
        'Engineering Intern',
        'Maryland State Highways',
        'Hunt Valley, MD',
        '2013-06',
        '2013-08',
        'Inspected culverts and small bridges with a two-person crew',
      ),
    ],
    schools: [
      school(
        'Chesapeake State University',
        'Master of Science',
        'Structural Engineering',
        'College Park, MD',
        '2014-05',
      ),
      school(
        'Morgan Hill University',
        'Bachelor of Science',
        'Civil Engineering',
        'Baltimore, MD',
        '2012-05',
      ),
    ],
    skills: [
      group('Analysis', 'AASHTOWare', 'SAP2000', 'Finite elements'),
      group('Drafting', 'MicroStation', 'AutoCAD', 'Bluebeam'),
    ],
    languages: speaks(['English', 'Native'], ['Igbo', 'Conversational']),
    certifications: ['Professional Engineer, Maryland', 'NBIS Team Leader'],
  },
  {
    id: 'lorraine-kowalczyk',
    name: 'Lorraine Kowalczyk',
    label: 'Court Records Clerk',
    ...contact(
      'lkowalczyk@example.net',
      '(651) 555-0163',
      '918 Hague Ave',
      'St. Paul',
      'MN',
      '55104',
      'lorraine-kowalczyk-mn',
    ),
    summary:
      'Records clerk with seventeen years in county courts. Keeps files that judges can find, answers the public at the counter and trains new clerks.',
    jobs: [
      job(
        'Court Records Clerk',
        'Ramsey County District Court',
        'St. Paul, MN',
        '2014-10',
        'present',
        'Index and scan 250 filings a day with an error rate under 0.3%',
        'Trained nine clerks on the new case management system',
      ),
      job(
        'Deputy Registrar',
        'Washington County Service Center',
        'Stillwater, MN',
        '2009-03',
        '2014-09',
        'Issued titles, tabs and licenses at a counter with 120 visitors a day',
      ),
      job(
        'Mail Room Lead',
        'Summit Mutual',
        'St. Paul, MN',
        '2006-01',
        '2009-02',
        'Sorted and routed mail for 600 employees',
        'Cut courier cost by a fifth',
      ),
    ],
    schools: [
      school(
        'Century Lakes College',
        'Associate of Applied Science',
        'Office Administration',
        'White Bear Lake, MN',
        '2005-12',
      ),
    ],
    skills: [
      group('Records', 'Indexing', 'Data entry', 'Redaction'),
      group('Office', 'Odyssey', 'Microsoft Word', 'Cash handling'),
    ],
    languages: speaks(['English', 'Native'], ['Polish', 'Fluent']),
    certifications: ['Minnesota Notary Public'],
  },
  {
    id: 'tuan-ho',
    name: 'Tuan Ho',
    label: 'Phlebotomist',
    ...contact(
      'tuan.ho@example.com',
      '714-555-0188',
      '13042 Euclid St, Apt 210',
      'Garden Grove',
      'CA',
      '92843',
      'tuanho-phleb',
    ),
    summary:
      'Certified phlebotomist who draws from infants and hard sticks alike, first in hospitals and now in a busy outpatient lab.',
    jobs: [
      job(
        'Lead Phlebotomist',
        'Pacific Crest Laboratories',
        'Anaheim, CA',
        '2021-05',
        'present',
        'Draw seventy patients a day and supervise four phlebotomists',
        'Reduced redraws from 3% to 1.2%',
      ),
      job(
        'Phlebotomist',
        'St. Brendan Medical Center',
        'Orange, CA',
        '2018-01',
        '2021-04',
        'Drew inpatients from neonatal to geriatric wards',
        'Processed and centrifuged specimens',
      ),
      job(
        'Nail Technician',
        'Lotus Day Spa',
        'Westminster, CA',
        '2015-02',
        '2017-12',
        'Served twelve clients a day and kept the station sterile',
      ),
    ],
    schools: [
      school('Orange Coast Career Institute', 'Certificate', 'Phlebotomy', 'Santa Ana, CA', '2017-11'),
    ],
    skills: [
      group('Clinical', 'Venipuncture', 'Capillary draws', 'Specimen handling'),
      group('Systems', 'Epic Beaker', 'Labcorp Link'),
    ],
    languages: speaks(['English', 'Fluent'], ['Vietnamese', 'Native']),
    certifications: ['CPT-1, California', 'BLS'],
  },
  {
    id: 'mackenzie-odell',
    name: 'Mackenzie O’Dell',
    label: 'Videographer and Editor',
    ...contact(
      'mack@example.co',
      '(615) 555-0170',
      '405 Gallatin Ave',
      'Nashville',
      'TN',
      '37206',
      'mack-odell-video',
    ),
    summary:
      'Videographer and editor for brands, bands and documentaries. Shoots alone or with a crew of ten, and delivers on the day promised.',
    jobs: [
      job(
        'Videographer',
        'Lucky Duck Films',
        'Nashville, TN',
        '2021-08',
        'present',
        'Shot and cut 48 brand films, three of them award winners',
        'Built a shared color pipeline for five editors',
      ),
      job(
        'Video Editor',
        'Cumberland Sound',
        'Franklin, TN',
        '2018-10',
        '2021-07',
        'Edited live sessions for 2 million subscribers',
        'Wrote the archive policy for 90 TB of footage',
      ),
      job(
        'Camera Operator',
        'Freelance',
        'Knoxville, TN',
        '2016-05',
        '2018-09',
        'Covered weddings, football and two feature documentaries',
      ),
    ],
    schools: [
      school(
        'Harpeth School of Film',
        'Bachelor of Fine Arts',
        'Film Production',
        'Nashville, TN',
        '2016-05',
      ),
    ],
    skills: [
      group('Camera', 'Sony FX6', 'Gimbal', 'Lighting'),
      group('Post', 'DaVinci Resolve', 'Premiere Pro', 'After Effects'),
    ],
    languages: speaks(['English', 'Native']),
    certifications: ['FAA Part 107'],
  },
];

export const shapePeople: Person[] = [...firstHalf, ...morePeople];

/** Three people for each layout, rotating, so that all are printed about equally often. */
export function choosePeople(set: Layout['set'], at: number): string[] {
  const ids = [...shapePeople, ...firstPeople].map(({ id }) => id);
  const offset = set === 'unseen' ? 7 : 0;
  return [0, 1, 2].map((step) => ids[(offset + at * 3 + step) % ids.length] ?? '');
}
