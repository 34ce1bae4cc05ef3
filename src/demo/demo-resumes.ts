/** Resumes of demo people who have little else, read like any uploaded file. */
export const demoResumes = {
  iris: `Iris Okafor
iris.okafor@example.com | (404) 555-0118 | Atlanta, GA 30308
Experience
Medical Assistant, Peachtree Family Practice, Atlanta, GA, August 2021 - Present
- Room 30 patients a day and record vitals in the electronic chart
- Trained four new assistants on blood draws and specimen labeling
Education
Georgia Piedmont Technical College, Medical Assisting Diploma, 2021
Skills
Phlebotomy, EHR charting, Patient scheduling, Vital signs, CPR`,
  theo: `Theo Lindqvist
theo.lindqvist@example.com | (612) 555-0163 | Minneapolis, MN 55408
Experience
Customer Support Specialist, Northgate Software, Minneapolis, MN, May 2021 - Present
- Answer 45 tickets a day by email and chat with a 96% satisfaction score
- Wrote 60 help articles that cut repeat questions by a fifth
Education
University of Minnesota, Bachelor of Arts in Communication, 2020
Skills
Zendesk, Customer service, Troubleshooting, Technical writing, Salesforce`,
  paul: `Paul Whitaker
paul.whitaker@example.com | (303) 555-0172 | Denver, CO 80211
Experience
Staff Accountant, Front Range Builders, Denver, CO, January 2019 - Present
- Close the books for three entities within five business days
- Prepare sales tax returns in four states
Education
Colorado State University, Bachelor of Science in Accounting, 2018
Skills
QuickBooks, Excel, Month-end close, Reconciliation, Sales tax`,
  vera: `Vera Castillo
vera.castillo@example.com | (786) 555-0125 | Miami, FL 33135
Experience
Marketing Coordinator, Biscayne Hotels, Miami, FL, March 2020 - Present
- Plan email campaigns for six hotels, with a 31% average open rate
- Manage a $120,000 yearly paid social budget
Education
Florida International University, Bachelor of Business Administration, 2019
Skills
Email marketing, Google Analytics, Social media, Copywriting, Canva`,
  nadia: `Nadia Rahman
nadia.rahman@example.com | (512) 555-0181 | Austin, TX 78745
Experience
Operations Coordinator, Barton Creek Logistics, Austin, TX, June 2020 - Present
- Coordinate 80 deliveries a day with drivers and customers
- Track on-time performance in Excel and report it weekly
Education
Austin Community College, Associate of Applied Science, 2020
Skills
Excel, Scheduling, Customer service, Reporting, SQL`,
} as const;
