/**
 * What the text of postings without a place says about where the work is, labeled before the reader was written; "-"
 * where it doesn't say. Every second one was set aside.
 */
export const labeledPlaces = `
Denver, CO; Location: Denver, CO
Boise, ID; This position is based in Boise, Idaho.
-; Our headquarters are in Chicago, IL, with offices in Boston, MA.
Austin, TX; This role is located in our Austin, TX office.
-; Graduates of the University of Austin, TX are welcome.
Tampa, FL; Work location: Tampa, FL 33602
-; Our customers are in Dallas, TX and Houston, TX.
Portland, OR; Job Location: Portland, OR (on-site)
Columbus, OH; You will work on-site in Columbus, Ohio, five days a week.
-; Founded in Seattle, WA, in 1999
Raleigh, NC; <h3>Location</h3><p>Raleigh, NC</p>
-; You will travel to Phoenix, AZ twice a year.
Omaha, NE; Work Location: In person, Omaha, NE
-; Location: to be discussed
Reno, NV; The position is on-site at our plant in Reno, NV.
-; We moved our servers to Ashburn, VA.
Spokane, WA; Location - Spokane, WA
-; Candidates from Columbus, OH or Cleveland, OH will be considered after relocation.
Madison, WI; This is an in-person job in Madison, Wisconsin.
-; You must live within 50 miles of a data center.
Tulsa, OK; This job is located in Tulsa, OK.
-; Winner of the best bakery award in Portland, ME
Savannah, GA; Located in Savannah, GA, this role reports to the terminal manager.
-; Our founder grew up in Boise, ID.
Fresno, CA; Job site: Fresno, CA
-; Previous location: Albany, NY
`;
