/** Read only for the figures in `docs/reliability/first-readings.md`; the rules were not developed with these. */
export const unseenNoisyTitles = `
accounting; Accountant; SR ACCOUNTANT - MFG - DALLAS - DIRECT HIRE
accounting; Accounts Receivable Clerk; A/R Clerk PT 25 hrs Flexible!
accounting; Payroll Specialist; Payroll Spec. (ADP) Multi-state 500+ ees
accounting; Tax Manager; Tax Mgr - Pass-thru - Public - 150k-180k
accounting; Billing Specialist; Billing Spec - Legal billing - LEDES - Downtown
accounting; Collections Specialist; Collections Rep - 1st Party - Base + Bonus
accounting; Staff Accountant; Staff Accountant (Entry) - CPA Firm - Busy season OT
accounting; Payroll Clerk; PAYROLL CLERK - UNION - GARDENA
accounting; Full Charge Bookkeeper; F/C Bookkeeper Construction exp a must
accounting; Audit Associate; Audit Assoc. - Not-for-profit - Fall 2026 Start
accounting; Payroll Manager; Manager, Payroll & Timekeeping - Job Code 4511
accounting; Accountant; Jr. Accountant ➡ Growing Company ➡ Great Benefits
accounting; Billing Clerk; Billing Clerk - Trucking - 6am-2:30pm
accounting; Revenue Accountant; Revenue Accountant ASC 606 (Hybrid - SoMa)
customer-service; Customer Service Representative; Cust Svc Rep (Remote, AZ residents only)
customer-service; Receptionist; Receptionist/Front Desk - Law Firm - PT - Tacoma
customer-service; Customer Support Specialist; Support Spec., Customer (Tier 1) - WFH - Equipment Provided
customer-service; Customer Service Manager; Mgr, Customer Service - Distribution - Onsite
customer-service; Customer Service Associate; Customer Service Assoc. Part-time @ Rental Counter
customer-service; Customer Care Specialist; Customer Care Spec, Bilingual (French/English) TEMP
customer-service; Client Service Associate; Client Svc Associate - Wealth - Naples
customer-service; Customer Service Representative; Guest Relations / Customer Service - Stadium - Event Days
customer-service; Salon Receptionist; Receptionist - Salon - Eves & Sats
customer-service; Customer Service Representative; URGENT: Customer Service Reps x10 - Temp-to-Hire - $19
customer-service; Call Center Supervisor; Call Ctr Supervisor / Team Lead (Claims)
customer-service; Office Receptionist; Office Receptionist w/ light filing - 20 hours
customer-service; Order Desk Representative; Inside Customer Service / Order Entry Rep - Mfg
customer-service; Customer Service Agent; Airport Customer Service Agent - PT - MCO - Flight Benefits
data-science-jobs; Data Scientist; SR DATA SCIENTIST (NLP) - REMOTE - $170-200K
data-science-jobs; Machine Learning Engineer; ML Eng. III, Ranking - Seattle - 4411223
data-science-jobs; Actuarial Analyst; Actuarial Analyst - 3+ exams - P&C
data-science-jobs; Operations Research Analyst; Ops Research Analyst - TS/SCI - Ft. Belvoir
data-science-jobs; Analytics Engineer; Analytics Engineer – dbt – Series B – Req #77
data-science-jobs; Data Scientist; Data Scientist - Pricing - m/w/d - Hybrid
data-science-jobs; Actuary; Consulting Actuary FSA - Health - Milwaukee
data-science-jobs; Data Analytics Manager; Mgr., Data Analytics - Hospital System - HYBRID
data-science-jobs; Data Quality Analyst; Data Quality Analyst (Temp) - Insurance
graphic-design; Production Artist; JR GRAPHIC DSGNR / PRODUCTION ARTIST - SIGN SHOP
graphic-design; Packaging Designer; Sr. Packaging Graphic Designer: Beauty - NYC - 100K
graphic-design; Visual Designer; Visual / Graphic Design Specialist - University - PT
graphic-design; Production Artist; GRAPHIC PRODUCTION ARTIST 2ND SHIFT WIDE FORMAT
graphic-design; Presentation Designer; Presentation Graphics Designer - Overnight - Bank
graphic-design; Graphic Designer; Designer, Graphic - Marketing Dept. (Onsite, Tulsa)
graphic-design; Graphic Designer; ✨Senior Graphic Designer✨ Beauty Brand - hybrid
healthcare; Certified Medical Assistant; CERTIFIED MEDICAL ASSISTANT (CMA/RMA) - CARDIOLOGY - $20-$24/HR
healthcare; Physical Therapist; PT - Physical Therapist - Outpatient Ortho - New Grads Welcome!
healthcare; Occupational Therapist; OT/COTA SNF PRN weekends
healthcare; Radiologic Technologist; Rad Tech (ARRT) Nights $8,000 Bonus
healthcare; Ultrasound Sonographer; SONOGRAPHER ULTRASOUND - OB/GYN - PT DAYS
healthcare; Respiratory Therapist; RRT Respiratory Therapist II Night 7p-7:30a
healthcare; Dental Hygienist; RDH needed Tues & Thurs!! Private practice
healthcare; Home Health Aide; HHA - Home Health Aides - Bronx / Queens - Immediate Start
healthcare; Personal Care Aide; PCA Caregiver - Hourly - Minneapolis 55407
healthcare; Hospitalist Physician; Physician (Hospitalist) 7 on 7 off - JR-229911
healthcare; Pharmacist; PHARMACIST STAFF - RETAIL - FLOATER - DIST 0442
healthcare; Emergency Medical Technician; EMT-B / AEMT IFT Days & Nights
healthcare; Veterinary Technician; Vet Tech (CVT/LVT) ER Overnight
healthcare; Optometrist; O.D. Optometrist PT Sat only
healthcare; Health Information Technician; HIM Tech I - Medical Records - Onsite
healthcare; Massage Therapist; LMT Massage Therapist - Immediate Openings - Commission + Tips
healthcare; Athletic Trainer; Athletic Trainer - High School Outreach - ATC - Seasonal
healthcare; Psychiatrist; Psychiatrist - Tele - Flexible Sched - W2 or 1099
healthcare; Anesthesia Technician; Anes Tech - OR Support - Day Shft - 7a-3:30p
healthcare; Psychiatric Technician; Psych Tech Behavioral Hlth, Nights, Adolescent Unit
healthcare; Optician; Licensed Optician/Optical Asst - Mall Location
healthcare; Cardiovascular Technologist; Cath Lab Tech RCIS On-Call $45-$55/hr
legal; Litigation Attorney; LITIGATION ATTY 3-5 YRS - INSURANCE DEFENSE
legal; Family Law Attorney; Assoc. Attorney (Family Law) Hybrid Signing Bonus
legal; Assistant District Attorney; ADA - Asst. Dist. Attorney - Misdemeanor Div.
legal; Public Defender; Asst Public Defender II - 4th Circuit - Tallahassee
legal; General Counsel; GC - General Counsel - PE backed - Confidential Search
legal; Law Clerk; Law Clerk / 2L Summer Associate 2027
legal; Judge; Administrative Law Judge - State of WA - #2026-01882
marketing; Marketing Coordinator; MARKETING COORD. (ENTRY LVL) - REAL ESTATE
marketing; SEO Specialist; SEO Spec II (On-page) - Agency - Remote
marketing; Brand Manager; Assoc. Brand Mgr - Snacks - MBA pref
marketing; Growth Marketing Manager; Growth Mktg Lead 🚀 early-stage startup
marketing; Marketing Assistant; Mktg Asst - PT - 15-20 hrs - Boutique
marketing; Field Marketing Manager; FIELD MKTG MGR - EVENTS - WEST REGION
marketing; Demand Generation Manager; Demand Gen Mgr (ABM) - $120-140k
marketing; Event Marketing Coordinator; Marketing & Events Coord - Winery - Wknds
marketing; Marketing Intern; Marketing Intern - Summer 2026 - Paid - Chicago
marketing; Advertising Manager; Advertising Mgr - Co-op - Auto Group - Onsite
nursing; Med Surg Registered Nurse; REGISTERED NURSE MED SURG 7P-7A FT $15,000 SIGN ON BONUS
nursing; Certified Nursing Assistant; CNA 2nd Shift (2p-10p) Memory Care *$1,500 Bonus*
nursing; Nurse Practitioner; NP/PA - Urgent Care, Per Diem - Req 2024-11873
nursing; Labor and Delivery Registered Nurse; Travel RN L&D 13 wks - $2,450/wk - Boise
nursing; Hospice Registered Nurse; Hospice RN Case Mgr (Field) 8a-5p M-F No Weekends
nursing; Nurse Manager; MANAGER, NURSE UNIT - ONCOLOGY (1.0 FTE)
nursing; School Nurse; School Nurse (LPN) 10 month 2026-2027 SY
nursing; Licensed Vocational Nurse; LVN - Correctional Facility - Nights 12 hr - Job #88213
nursing; Dialysis Registered Nurse; 🏥 Dialysis RN Acute - Mon/Wed/Fri 🏥
nursing; Pediatric Private Duty Nurse; PDN Nurse LPN/RN Peds Private Duty - Overnight - Weekly Pay
nursing; Triage Registered Nurse; Telephonic Triage RN (Remote - Compact License Req'd)
nursing; Charge Nurse; Charge Nurse - LTC - 3-11 - $5K Retention
nursing; Psychiatric Registered Nurse; Registered Nurse, Behavioral Health Inpt, Eves, R0045512
nursing; Assisted Living Nurse; Wellness Nurse LPN @ Sunrise Village Assisted Living
nursing; Family Nurse Practitioner; FNP-C Primary Care Clinic, $125K+, 4 day week
nursing; Certified Nurse Midwife; CNM - Certified Nurse Midwife - Women's Svcs #3391
nursing; Certified Nursing Assistant; CERTIFIED NURSING ASST - PRN
project-manager; Construction Project Manager; Const. Project Mgr - Multi-Family - $120-150k - Nashville
project-manager; Project Coordinator; Proj. Coord. - Solar - Onsite - Temp/Hire
project-manager; Scrum Master; Scrum Master / Agile Coach - Hybrid - 6mo+
project-manager; Project Manager; MANAGER, PROJECT - CIVIL/SITE - $10K SIGN ON
project-manager; Project Administrator; Project Admin/Coordinator - Mechanical Contractor
project-manager; Project Manager; Project Manager/Estimator - Landscape - Truck + Bonus
project-manager; PMO Manager; PMO Lead - Bank - Hybrid - Wilmington, DE
project-manager; Project Manager; Project Manager – Electrical – Data Centers – Per Diem
project-manager; Digital Project Manager; Digital Project Manager [Agency] [Remote] [Freelance]
project-manager; Engineering Project Manager; EPM/Project Mgr - Hardware - Cupertino - J-11022
qa; Quality Control Inspector; QC INSPECTOR 2ND SHIFT - AEROSPACE - $24
qa; Software Tester; Manual Tester / UAT - Temp - Remote
qa; SDET; SDET III - Playwright - Hybrid
qa; Quality Control Technician; Qual. Control Tech I (Weekend Days) Plant B
qa; Game Tester; Game Tester - Swing Shift - Redmond - $20
qa; QA Lead; QA Lead, Mobile (iOS/Android) Onsite Austin
qa; Quality Auditor; Quality Auditor 1st shift - $21.50 + OT
qa; Final Inspector; Final Inspector - Machine Shop - QC Dept
qa; Performance Tester; Performance Tester (JMeter) - 100% Remote - C2C OK
qa; QA Automation Engineer; QA AUTOMATION ENGR - PYTHON - HYBRID - ATL
sales; Sales Development Representative; SDR - Entry Level - Start Date 6/2 - Austin Hybrid
sales; Retail Sales Associate; RETAIL SALES ASSOC - PT - STORE 2214 - GALLERIA
sales; Assistant Store Manager; ASM - Asst Store Mgr - Outlet Mall - Nights/Wknds
sales; Outside Sales Representative; Outside Sales Rep - Roofing - Leads Provided - 100k+
sales; Insurance Agent; Lic. Insurance Agent P&C - Captive - Remote OK
sales; Leasing Consultant; Leasing Agent FT (Wkds Req'd) - 312 Units - Plano
sales; Pharmaceutical Sales Representative; Pharma Sales Spec. - Derm - Terr: Cincinnati South
sales; Sales Manager; Sales Mgr. - Furniture - Immediate Hire
sales; Retail Key Holder; Key Holder 25-29 hrs Tanger Outlets #0871
sales; Solar Sales Representative; D2D Solar Sales Rep 🌞 $2k/week 🌞 No Exp
sales; Brand Ambassador; In-Store Demo Brand Ambassador Weekends $21/hr
sales; Account Manager; Sr. Acct. Mgr, Key Accounts, CPG (Bentonville)
sales; Jewelry Sales Associate; Jewelry Sales Pro Commission + Hourly
sales; Director of Sales; Dir of Sales - Select Service Hotel - Req. 4411
sales; Retail Stylist; Retail Stylist - Women's Apparel - Seasonal - King of Prussia
sales; Membership Sales Representative; Sales Rep - Fitness Club - Membership Sales
sales; Beauty Advisor; Beauty Advisor/Cosmetics Counter (temp holiday)
sales; Sales Closer; Sales Closer - High Ticket - 1099 Commission Only
sales; Assistant Store Manager; Assistant Manager, Retail Store (Bilingual Spanish)
social-media; Social Media Specialist; SOCIAL MEDIA SPEC. (ENTRY) - DALLAS
social-media; Content Creator; TikTok / IG Content Creator - 10 hrs/wk - Freelance
social-media; Community Manager; Social Media Community Mgr (Gaming) EST
social-media; Social Media Assistant; Social Media Asst/VA - Weekly Pay
social-media; Social Media Marketing Manager; Influencer & Social Media Mktg Mgr - Beauty - LA
social-media; Social Media Videographer; Social Media Videographer/Editor - $25/hr - Dispensary
teaching; Special Education Teacher; SPED Teacher - Self Contained K-2 - $5k stipend
teaching; Paraprofessional; Para - 1:1 - LOA - Eastside Elem
teaching; Infant Teacher; Infant/Toddler Teacher - Childcare Ctr - $500 hire bonus
teaching; Science Teacher; Teacher, Science - Gr. 7 - Title I
teaching; ESL Teacher; ESL/ENL Teacher 0.5 FTE - Spring
teaching; Adjunct Instructor; ADJUNCT - BIOLOGY (EVENINGS) - SOUTH CAMPUS
teaching; Librarian; Librarian I - Youth Svcs - Part-Time - City of Mesa
teaching; Tutor; Online Tutor - SAT/ACT - $25-40/hr - Set own hrs
teaching; Spanish Teacher; Spanish Tchr (Long Term Sub) Feb-May
teaching; Physical Education Teacher; PE Teacher & Coach - Charter - Bronx NY
teaching; Nursing Instructor; Nursing Instructor - Adjunct - Clinicals - Days
teaching; Art Teacher; ART TEACHER 1.0 - PK-8 - JOB ID 2207
teaching; Lecturer; Lecturer of Computer Science - AY 2026/27 - Non Tenure
teaching; Toddler Teacher; TODDLER TEACHER AIDE - PT 3-6PM
teaching; Career and Technical Education Teacher; CTE Teacher - Culinary/Welding - FT
trade; HVAC Installer; HVAC INSTALLERS/HELPERS NEEDED ASAP
trade; Electrician Apprentice; Apprentice Elec. 1st yr - Local 3 area
trade; Maintenance Technician; Maint Tech III - 3rd shift 11p-7a - Plant 7
trade; Maintenance Supervisor; Supervisor, Maintenance (Multi Family) The Oaks at Riverbend
trade; Automotive Technician; Auto Tech / ASE Master - Flat Rate $45 - 5 Day Week
trade; Carpenter; Carpenters (Finish & Trim) - W-2 - Start Monday
trade; Construction Laborer; GENERAL LABORER (CONSTRUCTION) - DENVER CO - $22.50
trade; Concrete Finisher; Concrete Finisher - Days - Must have reliable trans.
trade; Industrial Mechanic; Millwright / Industrial Mechanic - Swing - Job ID 7781
trade; Field Service Technician; Field Svc Tech II - Medical Imaging - Territory: OH/KY/WV
trade; Wind Turbine Technician; Wind Tech Traveling Lvl 2 (Climb) - Nationwide
trade; Aircraft Mechanic; A&P Mech - Line Maint - DFW - Graveyard
trade; Drywall Installer; Drywall Hanger/Finisher **Pay Weekly**
trade; Building Engineer; Bldg Engineer - Facilities - Union L399 - Chicago Loop
trade; Appliance Repair Technician; Appliance Repair Tech (In-Home) Guaranteed Base
trade; Fire Alarm Technician; Fire Alarm Tech NICET II - Inspections - Req#10023
trade; Lineman; Journeyman Lineman - Storm - Co-op - Region 4
trade; Flooring Installer; Flooring Installer Subs - LVP/Carpet - Busy Season
trade; Building Inspector; BLDG INSPECTOR I/II - CITY OF ELKHART
trade; Maintenance Mechanic; Mechanic, Maintenance - Food Plant - Weekend Shift Fri-Sun
trade; Insulation Installer; Insulators / Mech Insulation - Refinery - Beaumont
trade; Telecom Technician; Low Voltage/Telecom Tech 1 - Structured Cabling
ui-ux-design; Product Designer; SR PRODUCT DESIGNER - GROWTH - SF/NYC/REMOTE
ui-ux-design; UI Designer; UI Dsgnr (Mobile) Hybrid – 3x/wk
ui-ux-design; Web Designer; Web Designer/WordPress - PT - Small Agency
ui-ux-design; Product Designer; Product Designer - Design Systems - Staff - $200K+
ui-ux-design; UX Design Intern; UX Intern (Summer) - Hybrid - Grad students
ui-ux-design; Web Designer; Designer, Web & Email - DTC - Freelance
ui-ux-design; UX Manager; Manager, User Experience II - Retail - Req 0011928
writing; Copywriter; COPYWRITER (MID) - PHARMA AGENCY - HYBRID NJ
writing; Editor; Copy Editor - Nights - Sports Desk - PT
writing; Proposal Writer; Proposal Writer – GovCon – TS – Reston
writing; Technical Editor; Sr Technical Editor / Writer (Clearance) #221904
writing; Medical Writer; Medical Writer - Reg Docs - CRO - Home Based
writing; Documentation Specialist; TECHNICAL WRITER/DOC SPECIALIST 1ST SHIFT
writing; Assistant Editor; Asst. Editor, Books - NYC - Hybrid
none; Financial Advisor; FINANCIAL ADVISOR TRAINEE - SERIES 7 SPONSORED
none; Warehouse Associate; Warehouse Associate 2nd Shift $19/hr
none; Forklift Operator; Forklift Op - Sit Down - 3rd - $1 Shift Diff
none; Truck Driver; CDL-A Driver Home Daily - Hazmat - Class A - $90k
none; School Bus Driver; Sch Bus Driver - Will Train - $3k bonus - Route 14
none; Line Cook; Line Cook PM - $18-22 + tips - Brunch Spot
none; Bartender; Bartender (PT) Fri-Sat Nights - Casino
none; Crew Member; Team Member / Crew - Drive Thru - Open Availability
none; Barista; Barista Shift Lead - AM - Airport Term B
none; Housekeeper; Housekeeping Rm Attendant - Resort - Wknds Req
none; Police Officer; Police Ofcr (Lateral) - City of Temple - $7,500 Incentive
none; Firefighter; Firefighter/EMT - Entry - Exam Closes 5/1
none; Software Engineer; SR SOFTWARE ENGR (JAVA) - W2 - PLANO TX - 12+ MOS
none; DevOps Engineer; DevOps Eng. III - AWS - Clearance Req'd
none; Help Desk Technician; Help Desk Tech Tier 1 - 2nd Shift - Hospital IT
none; Database Administrator; DBA (SQL Server) - Hybrid - $120k
none; Product Manager; Sr. PM, Product - Payments - Series D - NYC
none; Civil Engineer; Civil Engr (EIT) - Land Dev - Hybrid - Tampa
none; Manufacturing Engineer; Mfg Engr - NPI - 1st - Med Device - Plymouth MN
none; Drafter; CAD Drafter / Detailer - Steel - Temp
none; CNC Machinist; CNC MACHINIST (LATHE) 2ND SHIFT + 10% DIFF
none; Assembler; Assembler I - Electronics - Clean Room - Temp
none; Production Worker; PRODUCTION ASSOC. 5AM START - WEEKLY PAY
none; Human Resources Manager; HR Mgr - Plant - Bilingual - Onsite
none; Recruiter; Recruiter - Healthcare - Contract - Remote
none; Administrative Assistant; ADMIN ASST II - DEAN'S OFFICE - 9 MO
none; Office Manager; Office Mgr / Jack of all trades - Small Biz
none; Bank Teller; TELLER PT 20 HRS - MAIN ST BRANCH
none; Loan Processor; Mortgage Loan Processor - Remote - 2 yrs exp
none; Claims Adjuster; Claims Adjuster - Auto BI - WFH - Lic. Req.
none; Supply Chain Analyst; Analyst, Supply Chain (SAP) - JR0099
none; Operations Manager; OPS MGR - 3PL - NIGHTS - MEMPHIS
none; Social Worker; LMSW/LCSW - Hospital - PRN Weekends
none; Case Manager; Case Mgr (Homeless Svcs) Bilingual a plus
none; Direct Support Professional; DSP - Group Home - Overnight Awake - $18
none; Hair Stylist; HAIR STYLIST - LICENSED - BUSY SALON - 60%
none; Flight Attendant; Flight Attendants - ORD Base - Class of Oct
none; Landscaper; Landscape Crew/Laborer - April-Nov - Drivers Lic
none; Chemist; Chemist II - QA Lab - 2nd Shift - GC/MS
none; Research Assistant; Research Asst (Psych) - Grant Thru 8/27
none; Photographer; Photographer - School Portraits - Seasonal
none; Interior Designer; Interior Dsgnr - Hospitality - NCIDQ - Hybrid
none; Public Relations Specialist; PR Acct Exec - Agency - Consumer - NYC
none; Parking Attendant; Valet Attendant - Tips - Hospital - PT
none; Courier; Courier - Medical - Own Vehicle - 1099
none; Pastor; Youth Pastor (FT) - Exp req. - Midwest
none; Executive Chef; Exec Chef - CCRC - M-F days - 90K
none; Seamstress; Seamstress/Alterations - PT - Bridal
none; Property Manager; Prop. Mgr - Tax Credit - 120 units - Live-in opt.
none; Business Analyst; BA - Business Analyst (Guidewire) - Hybrid
none; Chief Financial Officer; CFO - PE Backed - Mfg - $300K+
`;
