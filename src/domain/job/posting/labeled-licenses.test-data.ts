/**
 * What postings write about licenses and certificates, labeled before the reader was changed: "license" where a person
 * without it should not apply, "-" otherwise. Every second one was set aside.
 */
export const labeledLicenses = `
license; Active RN license in Florida
license; CDL Class A
-; CPA license preferred
license; <h3>Requirements</h3><ul><li>Current California LVN license</li></ul>
-; <h3>Preferred Qualifications</h3><ul><li>PMP certification</li></ul>
-; <h3>Nice to have</h3><ul><li>AWS Solutions Architect certification</li></ul>
license; Must have an active real estate license
-; Valid driver's license and clean driving record
-; We will pay for your certification exam.
license; BLS and ACLS certification required
-; Manage software licenses for 300 employees
license; Journeyman electrician license required
license; State teaching certification in mathematics required
-; We are a certified B Corporation.
license; Class B CDL with passenger endorsement
-; Help customers with vehicle registration forms
license; Must hold a current ServSafe Manager certificate
-; Forklift certification a plus, we train
license; EPA 608 Universal certification is required
-; Certified Great Place to Work 2025
license; Licensed Practical Nurse (LPN) license in good standing with the Ohio Board of Nursing
-; ISO 9001 certified facility
license; Current CNA certification in the state of Texas
-; Ability to obtain a Series 7 license within 120 days
license; Series 7 and 63 licenses required
-; Must be able to obtain a guard card after hire
license; Cosmetology license is a must
-; Licensing and royalty agreements are reviewed by you
license; FAA A&P certificate required
-; Employer-paid CDL training, no CDL needed
license; Admission to the New York bar and active law license required
-; Issue certificates of insurance to clients
license; Professional Engineer (PE) license required
-; Bonus points for a SHRM-CP certification
license; <h3>What you need</h3><ul><li>LCSW license</li></ul>
-; Certificates, gift cards, and prizes for top performers
license; Pharmacy technician certification (PTCB) required
-; Review licensing applications from contractors
license; Must possess a valid Nevada gaming license
-; CDL not required
license; Current state licensure as a Physical Therapist
-; Support the certification of new aircraft parts
`;
