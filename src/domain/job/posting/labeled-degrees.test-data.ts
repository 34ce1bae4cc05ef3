/**
 * What postings write about degrees, labeled before the reader was written: the lowest degree that is accepted, and
 * whether it is required, preferred, replaceable by experience (either), or only named. "-" is no degree at all.
 * Every second one was set aside.
 */
export const labeledDegrees = `
bachelor required; Bachelor's degree in accounting or a related field required
high-school required; HS diploma or GED required
master preferred; Master's preferred
bachelor either; Bachelor's degree or equivalent experience
bachelor required; <h3>Requirements</h3><ul><li>BS in Computer Science or related field</li></ul>
bachelor preferred; <h3>Preferred Qualifications</h3><ul><li>Bachelor’s degree</li></ul>
-; Master the art of customer service
associate required; Associate's degree required; Bachelor's preferred
doctorate required; PhD in molecular biology required
-; Bachelor party planning packages for our guests
bachelor required; Minimum of a bachelor's degree from an accredited university
high-school required; Must have a high school diploma or equivalent
bachelor required; Must have a B.S. or M.S. in Mechanical Engineering
-; Work with associates across the store
bachelor preferred; College degree preferred
-; No degree required
-; Serve as Scrum Master for two teams
master required; A master's degree in social work (MSW) is required.
bachelor either; Bachelor's degree or 4 years of related experience required
high-school preferred; High school diploma or GED preferred
bachelor required; BSN required
associate required; BSN preferred, ADN required with current enrollment
doctorate required; Juris Doctor (J.D.) from an ABA-accredited law school is required
bachelor required; <h3>What you'll need</h3><ul><li>Bachelor's or Master's degree in Statistics</li></ul>
master preferred; MBA a plus
-; Tuition reimbursement toward a bachelor's or master's degree
bachelor named; You hold a bachelor's degree in education.
high-school required; Education: High School Diploma/GED (Required)
bachelor required; Education: Bachelor's (Required)
bachelor preferred; Education: Bachelor's (Preferred)
-; The company was founded by two PhD students at Stanford.
associate either; Associate degree or equivalent combination of education and experience required
bachelor either; Bachelor's degree in Finance, Accounting, or equivalent work experience
bachelor required; Four-year degree required
bachelor preferred; A degree in marketing would be a plus
master required; <h3>Minimum qualifications</h3><ul><li>Master's degree in Counseling or Psychology</li></ul>
doctorate required; Must have a PharmD
-; Store associate duties include stocking and cleaning
-; 360 degree view of the customer
bachelor required; Bachelors degree is a must
high-school required; <h3>Requirements</h3><ul><li>High school graduate or equivalent</li></ul>
bachelor either; <h3>Qualifications</h3><ul><li>Bachelor's degree preferred, or relevant experience</li></ul>
bachelor required; Candidates must possess a baccalaureate degree in nursing
bachelor either; Master's degree, or a Bachelor's degree with 5 additional years of experience, required
-; We value experience over degrees.
bachelor required; A four year college degree is required.
associate required; Graduate of an accredited associate degree program in radiologic technology required
doctorate preferred; Ph.D. in Physics desired
-; Help students earn a high school diploma
-; Executive assistant to the master planner
bachelor required; Requires a BA/BS degree
bachelor either; BA/BS or equivalent practical experience
-; High degree of accuracy required
-; Ability to work with a high degree of independence
bachelor preferred; Bachelor's degree strongly preferred
high-school required; Applicants must be 18 and have a GED or high school diploma
bachelor named; Bachelor’s degree in a quantitative field
master required; Master's degree and LCSW required
-; Some college preferred
-; Currently pursuing a bachelor's degree
bachelor required; Undergraduate degree required
doctorate required; MD or DO required
-; Mentor junior associates and bachelor-level interns
bachelor required; Bachelor's degree required, advanced degree preferred
high-school required; Minimum education: high school
associate preferred; Associate’s or Bachelor’s degree preferred
`;
