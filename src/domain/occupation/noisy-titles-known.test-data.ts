/** The rules were developed with these. */
export const knownNoisyTitles = `
accounting; Accountant; Staff Acct - GL - Hybrid (3 days) - Req 90121
accounting; Accounts Payable Specialist; AP Specialist / Full-cycle - Temp 3 mos
accounting; Bookkeeper; Bookkeeper QB Online - Fully Remote - 1099
accounting; Tax Preparer; SEASONAL TAX PREPARER - BILINGUAL - WILL TRAIN
accounting; Auditor; Internal Auditor II (SOX) 15% travel
accounting; Medical Biller; Medical Biller/Collector - Anesthesia - WFH
accounting; Cost Accountant; Accountant, Cost - Plant - ($80-95K)
accounting; Certified Public Accountant; CPA | Remote | Flexible Part Time
accounting; Accounting Clerk; Acctg Clerk w/ Yardi - Property Mgmt
accounting; Accounts Payable Clerk; Accts Payable Clerk - 6 mo contract - $22-25
accounting; Fund Accountant; Fund Acct'g Analyst - Private Equity - Accountant II
accounting; Tax Accountant; Tax Sr. / Tax Acct - Boutique Firm - Bellevue
accounting; Accounting Supervisor; Acctg Supv - Intercompany (m/f/d)
accounting; Property Accountant; Prop. Accountant - MRI/Yardi - Real Estate
customer-service; Customer Service Representative; CSR I - Inbound - $18.25 - Class Starts 3/10
customer-service; Call Center Representative; CALL CENTER REP - BILINGUAL - 2ND SHIFT
customer-service; Medical Receptionist; Med. Receptionist FT - Dermatology - No Wknds
customer-service; Member Services Representative; Member Svcs Rep - Credit Union - Branch 12
customer-service; Front Desk Receptionist; FRONT DESK - DENTAL OFFICE - M-TH
customer-service; Contact Center Agent; Contact Ctr Agent II - Utilities - Req 33002
customer-service; Customer Support Representative; Customer Support Rep – Chat/Email – Weekend Nights
customer-service; Customer Service Supervisor; Supv Customer Svc 3rd Shift Contact Center
customer-service; Veterinary Receptionist; Vet Receptionist (CSR) Sat Rotation
customer-service; Front Desk Receptionist; Front Desk Recept. - Urgent Care - 12s
customer-service; Customer Experience Representative; CX Rep - Customer Support - eCommerce - PST hours
customer-service; Bilingual Customer Service Representative; CSR-Bilingual Spanish-Hybrid-Orlando-R22117
customer-service; Customer Service Clerk; CUSTOMER SERVICE CLERK (FRONT END) STR 118
customer-service; Client Support Specialist; Client Support Spclst - Payroll SaaS - Lvl 1
data-science-jobs; Data Analyst; Data Analyst II - SQL/Tableau - Contract-to-hire - Charlotte
data-science-jobs; Data Engineer; Data Eng - Spark/AWS - W2 only - No C2C
data-science-jobs; Business Intelligence Analyst; BI Analyst (Power BI) Hybrid Omaha
data-science-jobs; Statistician; Biostatistician I/II - Clin Trials - Remote USA
data-science-jobs; Business Intelligence Developer; BI Dev. (SSIS/SSRS) 12 mo. contract
data-science-jobs; Data Science Intern; Intern, Data Science (PhD) Summer '27
data-science-jobs; Product Data Analyst; Jr Data Analyst | Product | Equity | ATX
data-science-jobs; Machine Learning Research Scientist; AI/ML Research Scientist - LLMs
data-science-jobs; Data Architect; DATA WAREHOUSE ENGINEER/ARCHITECT - SNOWFLAKE
graphic-design; Graphic Designer; Graphic Designer (Temp) - Print/Packaging - $28/hr
graphic-design; Motion Designer; Motion Designer - After FX - Freelance - LA
graphic-design; Animator; 3D Animator II - Games - Unreal - Onsite Irvine
graphic-design; Graphic Design Intern; Graphic Design Intern - Fall - School Credit
graphic-design; Graphic Artist; Graphic Artist/Illustrator - Screen Print Shop - Tees
graphic-design; VFX Artist; VFX Artist – Compositor – 3 mo. contract – Vancouver, WA
graphic-design; Motion Graphics Artist; Motion Graphics Artist - Sports Broadcast - Wknd nights
healthcare; Medical Assistant; MA - Medical Asst - Peds Clinic - Mon-Fri
healthcare; Pharmacy Technician; Pharm Tech I - Evenings - Req ID: 55821BR
healthcare; Physical Therapist Assistant; PTA (Full-Time) Home Health - Broward
healthcare; Speech Language Pathologist; SLP-CCC or CF - School Based - 25/26 - Fresno
healthcare; CT Technologist; CT Tech - Travel - 36 hrs - Start ASAP
healthcare; Phlebotomist; Phlebotomist Floater - Lab Svcs - 5am start
healthcare; Surgical Technologist; Surg Tech / CST - Main OR - 10K SIGN-ON
healthcare; Dental Assistant; Dental Asst (EFDA) - Ortho office - No nights or weekends
healthcare; Caregiver; CAREGIVERS NEEDED!!! Overnights $17/HR
healthcare; Family Medicine Physician; MD/DO - Family Medicine - J1 ok - $300k - Iowa
healthcare; Physician Assistant; PA-C Emergency Medicine (Nocturnist)
healthcare; Medical Laboratory Technician; MLT/MLS Generalist - 3rd shift - Core Lab
healthcare; Paramedic; Paramedic FT 24/48 - Benton County EMS - Hiring Bonus
healthcare; Veterinarian; DVM - Associate Vet - Mixed Animal - Student Loan Help
healthcare; Medical Coder; Coder, Inpatient III - CCS - Work From Home
healthcare; Sterile Processing Technician; SPD Tech - Sterile Processing - 2nd - CRCST
healthcare; Clinic Manager; Mgr, Practice - Ortho Clinic (Multi-Site)
healthcare; Dietitian; RD/RDN Clinical Dietitian (Contract, 20 hrs/wk)
healthcare; MRI Technologist; Tech, MRI Sr - Outpatient Imaging - Weekend Option
healthcare; Orderly; Transport Aide/Orderly - Patient Transport - Eves
healthcare; Medical Scribe; ED Medical Scribe (Pre-Med Gap Year) - Temple TX
healthcare; Chiropractor; D.C. CHIROPRACTOR **SIGNING BONUS** 4 DAYS
legal; Paralegal; Paralegal - PI - Pre-Lit - $30-$38 - Encino
legal; Legal Assistant; Legal Asst / Secretary - Estate Planning - FT
legal; Corporate Counsel; Sr Counsel, Corp & Securities - Req R2231
legal; Real Estate Paralegal; Real Est. Paralegal - Closings - M-F 9-5
legal; Immigration Paralegal; Bilingual Immigration Paralegal (URGENT) Doral
legal; Document Review Attorney; Doc Review Atty - Remote - 6 wks - Any Bar
legal; Title Examiner; Title Examiner - Residential Closings - Temp
legal; Intellectual Property Attorney; IP Atty/Patent Prosecution (EE) - 2+ yrs
marketing; Marketing Manager; Mktg Mgr - B2B - Hybrid - Raleigh
marketing; Digital Marketing Specialist; Digital Mktg Spec. - PPC/SEM - Contract - $40/hr W2
marketing; Product Marketing Manager; Sr. PMM, Product Marketing - Series C - NYC/SF
marketing; Email Marketing Manager; Manager, Email Marketing/CRM - DTC
marketing; Market Research Analyst; Mkt Research Analyst - Consumer Insights - Req 100-223
marketing; Director of Marketing; Dir., Marketing & Comm - Senior Living - Sarasota FL
marketing; Marketing Analyst; Analyst, Marketing II - Attribution - JR10023
marketing; Chief Marketing Officer; CMO (Fractional) - Fintech
marketing; Performance Marketing Manager; Paid Media / Performance Mktg Mgr - Remote EST
marketing; Marketing Specialist; Marketing Specialist ***Immediate Opening*** Medical
nursing; ICU Registered Nurse; RN - ICU - Nights - Tampa, FL
nursing; Licensed Practical Nurse; LPN / LVN Needed!! Weekend Baylor - Up to $34/hr
nursing; Registered Nurse; Nurse (Registered) Float Pool
nursing; Director of Nursing; DON - Director of Nursing - SNF - Relocation Available
nursing; Emergency Department Registered Nurse; R-102938 RN Staff Nurse II, Emergency Dept - PRN Nights
nursing; Operating Room Registered Nurse; OR Circulator RN | Full Time Days | St. Luke's Main Campus
nursing; Certified Nursing Assistant; Nurse Aide - STNA/CNA - All Shifts - Hiring Immediately
nursing; Home Health Registered Nurse; Home Health RN - Sign On Bonus!! - Collin County TX
nursing; Nurse Anesthetist; CRNA 1099 Locums - Rural WI
nursing; Telemetry Registered Nurse; Reg Nurse-Tele-Full Time-Rotating
nursing; Clinical Nurse Educator; Educator, Clinical Nurse II - Hybrid
nursing; Nurse Supervisor; RN House Supervisor Weekends 0.6 FTE
nursing; Infusion Nurse; Infusion Nurse - RN - Part-Time - Exp. Required
nursing; MDS Coordinator; MDS Coord (RN) - Skilled Nursing - Toledo OH
nursing; Certified Nursing Assistant; Patient Care Tech / CNA - 4W Surgical - Day/Night
nursing; Case Manager Registered Nurse; Utilization Review RN Case Manager (Temp to Perm)
nursing; Nurse; Sub Acute Nurse --- Urgently Hiring --- RN or LPN
project-manager; Project Manager; PM - Project Manager II - Telecom - Remote/Travel
project-manager; IT Project Manager; IT PROJ MGR (INFRASTRUCTURE) - 9 MO W2
project-manager; Program Manager; Sr. Prog Mgr, DoD - Secret Clearance - Huntsville
project-manager; Assistant Project Manager; APM - Asst Project Manager - Commercial GC
project-manager; Technical Program Manager; TPM III - Technical Program Manager - Silicon - R4481
project-manager; Implementation Project Manager; Implementation Project Mgr. EHR – 60% travel
project-manager; Event Project Manager; Events Project Mgr - Exhibit Co. - Las Vegas
project-manager; Clinical Project Manager; Clinical Proj Manager - CRO - Home Based
project-manager; Youth Services Program Manager; Program Manager, Youth Svcs - Grant - FT/Exempt
project-manager; Project Management Intern; Intern - Project Management - Summer '26 - Paid
qa; QA Engineer; QA Eng - Automation - Selenium/Java - C2H - Irving TX
qa; Quality Assurance Technician; QA Tech - Food Mfg - 3rd Shift - 10pm-6:30am
qa; Quality Inspector; Quality Insp. II - CMM - Days - Req#5561
qa; Quality Manager; Mgr Quality Assurance - Pharma - GMP
qa; QA Analyst; Sr QA Analyst (Salesforce) - Contract 6m
qa; Quality Assurance Inspector; INSPECTOR, QUALITY ASSURANCE - SANITATION SHIFT
qa; Quality Technician; Quality Tech - Plastics Inj. Molding - 12-hr rotating
qa; Test Engineer; Test Engineer - SW - Embedded QA - Clearance
qa; Quality Assurance Manager; QA/QC Mgr - Ready Mix - Co. Vehicle
qa; Quality Assurance Specialist; Spec II, Quality Assurance (Nights) R0091822
sales; Account Executive; AE, Mid-Market (SaaS) - OTE $160K - Remote US
sales; Business Development Representative; Biz Dev Rep (BDR) - Uncapped Commission!!!
sales; Store Manager; Manager, Store II
sales; Cashier; Cashier/Front End - Early AM - $16.00/hr
sales; Inside Sales Representative; Inside Sales - B2B - Base + Comm - Mon-Thu 4/10s
sales; Real Estate Agent; Realtor® / RE Agent - Team Leads Supplied
sales; Car Sales Consultant; Automotive Sales - Pre-Owned - $4K/mo guarantee
sales; Medical Device Sales Representative; Assoc Territory Mgr - Spine - Med Device
sales; Regional Sales Manager; REGIONAL SLS MGR - NORTHEAST - FOOD SVC
sales; Sales Engineer; Sales Eng'r II - Pumps & Valves - 50% Travel
sales; Counter Sales Representative; Counter Sales / Parts Pro - Electrical Supply
sales; Telemarketer; Telemarketer - Appt Setter - From Home
sales; Wireless Sales Associate; Mobile Expert - Wireless Sales - Bilingual - FT/PT
sales; Home Improvement Sales Consultant; Home Improvement Sales Design Consultant (In-Home)
sales; VP of Sales; VP Sales (Channel) - Confidential
sales; Parts Salesperson; Parts Advisor, Heavy Truck, 1st shift
sales; Route Sales Representative; Route Sales Rep CDL B - Uniform - No Sundays
sales; Sales Representative; NOW HIRING: Sales Reps - Work Your Own Hours
sales; Territory Manager; Terr. Mgr - Ag Chemicals - Central Valley
social-media; Social Media Manager; Social Media Mgr - Restaurants - PT Remote
social-media; Social Media Coordinator; Coord, Social Media & Content - Zoo - Wknds
social-media; Social Media Intern; Intern, Social Media - Minor League Baseball
social-media; Paid Social Specialist; Paid Social Specialist – Meta – Agency – Hybrid
social-media; Social Media Strategist; Strategist, Social Media II - Higher Ed - #88110
social-media; Social Media Director; DIR OF SOCIAL MEDIA - SPORTS
teaching; Math Teacher; MS Math Teacher - 26-27 - Pos #10442
teaching; Substitute Teacher; Subs Needed! Substitute Teacher $175/day
teaching; Preschool Teacher; Lead Pre-K Tchr - 7:30-4 - CDA
teaching; English Teacher; HS ELA Teacher - Immediate Vacancy
teaching; Elementary School Teacher; ELEMENTARY TCHR GRADE 4 - LINCOLN ES
teaching; Instructional Aide; Instr. Aide - SpEd - 5.75 hrs/day - 180 days
teaching; Professor; Asst/Assoc Prof. of Finance (Tenure-Track) F00342P
teaching; Library Assistant; Library Asst (Circ) Sat/Sun
teaching; Music Teacher; Music Teacher: Band 5-8
teaching; Instructional Coach; Literacy Coach / Interventionist - K-5 - Grant Funded
teaching; Kindergarten Teacher; Kindergarten Teacher (Bilingual) ANTICIPATED OPENING
teaching; Teacher Assistant; Teacher Asst - Head Start - 10 Mo.
teaching; Test Prep Instructor; Test Prep Instructor (GRE) - Remote - Eves
teaching; Instructional Designer; Instructional Designer II - Curriculum - Higher Ed
teaching; Teacher; Teacher (all subjects) - Alternative HS - Hiring Event 4/12
trade; HVAC Technician; HVAC Tech - Svc - Company Truck - $28-$40/hr DOE
trade; Electrician; JW Electrician - Commercial - Per Diem $120/day - Reno NV
trade; Plumber; Service Plumber (Lic.) $5,000 sign-on | Mesa
trade; Apartment Maintenance Technician; Maintenance Tech - Apts - On Call - Live On-site Disc.
trade; Diesel Mechanic; DIESEL MECH. - FLEET - 2ND SHIFT - TOOL ALLOWANCE
trade; Lube Technician; Lube Tech/Tire Tech Entry-Level No Exp Needed
trade; Roofer; Roofers Wanted - Crew Leads & Laborers - Travel Paid
trade; Heavy Equipment Operator; Heavy Equip Op. - Dozer/Excavator - Out of town work
trade; Construction Superintendent; Supt. - Ground Up Commercial Construction - $130k + truck
trade; Elevator Mechanic; Elevator Mechanic Mod - NYC - Union
trade; Fiber Technician; FIBER SPLICER/TECH - AERIAL & UNDERGROUND - 1099
trade; Solar Installer; Solar Installer (PV) Crew Lead Phoenix AZ $$$
trade; Painter; PAINTERS - Residential Int/Ext - Own tools
trade; Pipefitter; Pipefitter JM - Shutdown - 6/12s - Per Diem
trade; Handyman; Handy-man / Property maint. - PT flexible
trade; Locksmith; Locksmith - Mobile - Will Train - Earn 1200/wk
trade; Ironworker; IRON WORKER - STRUCTURAL - TRAVELER
trade; Construction Foreman; Foreman (Underground Utilities) CDL a plus
trade; Refrigeration Technician; Refrigeration Tech - Grocery Acct - $10K Sign-on
trade; Body Technician; Collision Body Tech - I-CAR - Flag Hours
trade; Generator Technician; Generator Field Tech - Kohler - Van Provided
trade; Motorcycle Mechanic; Powersports / Motorcycle Tech - Cert Pref.
ui-ux-design; UX Designer; UX Designer II - Fintech - 12-mo W2 - Remote
ui-ux-design; UX Researcher; UXR - UX Researcher - Contract - $75/hr
ui-ux-design; UI/UX Designer; UI/UX DESIGNER (m/f/x) - Gov - Public Trust
ui-ux-design; Interaction Designer; Interaction Designer, Automotive HMI (R-88213)
ui-ux-design; User Experience Designer; User Exp. Designer - State Agency - Lansing
ui-ux-design; Director of UX; Head of UX - Healthtech - Confidential
ui-ux-design; UX Strategist; Service Designer / UX Strategist IV - Federal
writing; Technical Writer; Tech Writer II - Aerospace - S1000D - Contract
writing; Content Writer; Content Writer - SEO - Freelance - $.15/word
writing; Grant Writer; Grant Writer PT Remote - Nonprofit - 1099
writing; UX Writer; UX Writer / Content Designer - Contract - 6mo
writing; Managing Editor; Managing Editor, Digital - Trade Pub - Remote
writing; Script Writer; Script Writer - YouTube Channel - Freelance
writing; Blog Writer; Writers Wanted - Blog - Home & Garden - Paid per Post
none; Merchandiser; Part time Merchandiser - Beverage - Routes - Mileage
none; Court Reporter; Court Reporter / Steno - Superior Ct
none; Warehouse Worker; WAREHOUSE WORKERS NEEDED - WEEKLY PAY - NO EXP
none; Truck Driver; CDL A - OTR - Reefer - $1,800/wk - Solo or Team
none; Delivery Driver; Delivery Driver NON CDL Box Truck - Mon-Fri
none; Dispatcher; Dispatcher - Trucking - Nights 6p-6a
none; Server; SERVERS & HOSTS - NEW OPENING - FRISCO
none; Restaurant Manager; GM - Fast Casual - $65K + bonus - Boulder
none; Dishwasher; Dishwasher 🍽️ Immediate Hire $17
none; Janitor; Custodian/Janitor Evenings 5p-1:30a Bldg 3
none; Security Guard; SECURITY OFFICER UNARMED - GRAVEYARD - $17.75
none; Correctional Officer; C.O. Correctional Officer I - Dept of Corrections - Req 8112
none; Software Engineer; SWE II - Backend - Go/K8s - Remote (US) - R-33019
none; Frontend Developer; Front End Dev - React - Contract - $65/hr C2C
none; Systems Administrator; Sys Admin - Windows/VMware - On-site Dayton
none; Network Engineer; NETWORK ENGR - CCNP - NIGHTS - DATA CENTER
none; Cybersecurity Analyst; InfoSec Analyst II - SOC - Swing Shift
none; Mechanical Engineer; Mech Eng II - HVAC Design - P.E. Preferred
none; Electrical Engineer; ELEC ENGINEER - SUBSTATION - POWER - REQ 7741
none; Industrial Engineer; Engineer, Industrial II - Warehouse Ops
none; Machine Operator; Machine Oper. - 12 hr Nights - $20.50 - 2-2-3
none; Welder; Welder/Fabricator MIG - 4x10s - $23-28 DOE
none; Production Supervisor; Prod. Supv - 3rd Shift - Bakery - $75K
none; Packer; Packers/Pickers - Cold Storage - Start Tomorrow
none; Human Resources Generalist; HRG - HR Generalist (PT) Nonprofit
none; Talent Acquisition Specialist; TA Specialist, High Volume Hourly - Req 1101
none; Executive Assistant; EA to CEO - Hybrid - Family Office - $110k
none; Data Entry Clerk; Data Entry Clerk - Temp - $17 - Start ASAP
none; Financial Analyst; Fin. Analyst II (FP&A) - Hybrid
none; Insurance Underwriter; UW - Commercial Lines Underwriter - Hartford
none; Buyer; Buyer/Planner - MRO - Mfg - Onsite
none; Logistics Coordinator; Logistics Coord - 3PL - 6a-3p
none; General Manager; General Mgr - Car Wash - 5 day work week
none; Mental Health Counselor; LPC / LMFT Therapist - Outpt - Telehealth - $80/session
none; School Counselor; School Counselor - MS - 195 days - Leave Replacement
none; Childcare Worker; Nanny - FT - 2 kids - $28/hr - Park Slope
none; Personal Trainer; PT - Personal Trainer - Gym - Evenings - NASM
none; Pilot; First Officer - CRJ - $100k bonus - Regional
none; Pest Control Technician; Pest Tech - Termite - Co. Truck - Will Train
none; Lab Technician; Lab Tech - Water Testing - PT Wknds
none; Environmental Scientist; Env. Scientist I - Phase I ESAs - Field 70%
none; Video Editor; Video Editor / Shooter - News - Overnights
none; Reporter; Reporter/MMJ - NBC Affiliate - M-F
none; Lifeguard; LIFEGUARDS $16+ SUMMER
none; Car Wash Attendant; Detailer/Car Wash Attendant - $15 + Tips
none; Order Selector; Order Selector (Freezer) $28/hr nights - Sign on $4k
none; Farm Worker; Farm Hand - Dairy - Housing Avail.
none; Butcher; Meat Cutter/Butcher - Store 44 - FT
none; Hotel Front Desk Agent; Front Desk Agent - Hotel - Night Audit - 11-7
none; Consultant; Mgmt Consultant - Supply Chain - 80% travel
none; Compliance Analyst; Compliance Analyst III - BSA/AML - Req 66120
none; Financial Controller; Controller - Construction - Onsite - 140-160
`;
