import type { JobCategory } from './category-slugs.ts';

export interface LabeledTitle {
  title: string;
  soc: string;
  category: JobCategory | null;
}

/**
 * Occupation, category (or `none`), and titles as employers post them; none of the titles is in the catalog.
 */
const rows: [soc: string, category: JobCategory | 'none', titles: string][] = [
  [
    '11-1021',
    'none',
    'Operations Manager - Distribution & Retail; Regional Ops Mgr; Director, Business Operations',
  ],
  [
    '11-2021',
    'marketing',
    'Sr. Product Marketing Manager, Payments; Head of Brand Marketing; Director, Demand Generation; Mktg Manager (B2B SaaS)',
  ],
  [
    '11-2022',
    'sales',
    'Regional Manager of Sales - Midwest; Director, Enterprise Sales; VP Sales, North America',
  ],
  [
    '11-3021',
    'none',
    'Manager, Software Engineering; Director, IT Infrastructure; IT Mgr - Manufacturing Plant; Head of Platform Engineering',
  ],
  [
    '11-3021.01',
    'none',
    'Senior Product Manager, Growth; Technical Product Owner - Agile; Principal Product Manager - Search',
  ],
  [
    '11-3031',
    'none',
    'Assistant Financial Controller; Director, Financial Planning; Finance Mgr - Dealership',
  ],
  [
    '11-3071',
    'none',
    'Warehouse & Distribution Center Manager; Director of Supply Chain Logistics; Senior Manager, Transportation',
  ],
  [
    '11-3121',
    'none',
    'HR Manager - Bilingual Spanish; Director, People Operations; Senior Manager of Human Resources',
  ],
  [
    '11-9021',
    'trade',
    'Commercial Construction Superintendent; Superintendent - Multifamily Construction; Residential Building Construction Manager',
  ],
  [
    '11-9032',
    'none',
    'Assistant Principal - Middle School; Elementary Principal 2026-27; Vice Principal, Charter Academy',
  ],
  [
    '11-9051',
    'none',
    'Asst Restaurant General Manager; Restaurant Manager - Fine Dining; Kitchen Manager - Casual Dining; Pizza Store General Manager; Taqueria Manager',
  ],
  [
    '11-9081',
    'none',
    'Assistant General Manager - Hotel; Hotel Operations Manager; Resort Front Office Manager',
  ],
  [
    '11-9111',
    'healthcare',
    'Medical Clinic Manager; Director of Ambulatory Clinics; Practice Administrator - Cardiology',
  ],
  [
    '11-9111.01',
    'nursing',
    'Nurse Manager - Emergency Department; Director of Nursing (DON) - Skilled Nursing Facility; Nursing Unit Manager',
  ],
  [
    '11-9141',
    'none',
    'Asst. Property Manager - Affordable Housing; Apartment Community Manager; Multifamily Property Manager',
  ],
  [
    '13-1031',
    'none',
    "Workers' Comp Claims Adjuster; Claims Adjuster II - Auto; Senior Property Claims Specialist",
  ],
  ['13-1041', 'none', 'AML Compliance Analyst; Senior KYC Analyst; Regulatory Compliance Analyst II'],
  ['13-1071', 'none', 'HR Generalist I; Sr HR Business Partner; People Operations Generalist'],
  [
    '13-1071.01',
    'none',
    'Senior Technical Recruiter; Contract Recruiter (Remote); Talent Acquisition Recruiter; Physician Recruiter',
  ],
  ['13-1081', 'none', 'Demand Planning Analyst; Supply Chain Planning Specialist; Logistics Coordinator II'],
  [
    '13-1082',
    'project-manager',
    'Senior Project Manager - Healthcare; Project Coordinator II; Program Manager, Strategic Initiatives; Jr Project Manager; Construction Project Manager II; Capital Projects Manager; Project Manager - Solar Installations',
  ],
  [
    '13-1111',
    'none',
    'Senior Management Consultant; Business Process Improvement Analyst; Associate Consultant - Strategy',
  ],
  ['13-1121', 'none', 'Corporate Events Manager; Wedding & Event Coordinator; Conference and Events Planner'],
  [
    '13-1151',
    'none',
    'Corporate Learning Trainer; Training & Development Specialist II; Call Center Training Specialist',
  ],
  [
    '13-1161',
    'marketing',
    'Marketing Coordinator - Part Time; Email & CRM Marketing Specialist; Consumer Insights Research Analyst; Digital Marketing Associate',
  ],
  ['13-1161.01', 'marketing', 'SEO/SEM Specialist; Senior Paid Search Analyst; Google Ads PPC Specialist'],
  [
    '13-1161.02',
    'social-media',
    'Social Media & Content Coordinator; Sr. Social Media Manager; Social Media Intern; TikTok Content Creator; Freelance Social Media Marketer; Instagram & TikTok Coordinator; Community & Social Media Lead',
  ],
  [
    '13-2011',
    'accounting',
    'Staff Accountant II; Sr. Accountant - Month End Close; Senior Internal Auditor; GL Accountant; Audit Senior - Public Accounting; CPA - Tax & Audit; Revenue Recognition Accountant; Nonprofit Fund Accountant; Consolidations Accountant',
  ],
  ['13-2051', 'none', 'Senior Financial Analyst, FP&A; Private Equity Analyst; Corporate FP&A Analyst'],
  [
    '13-2052',
    'none',
    'Financial Planning Advisor; Wealth Management Financial Advisor; Associate Financial Planner',
  ],
  [
    '13-2072',
    'none',
    'Mortgage Loan Originator - Remote; Commercial Loan Officer II; Retail Mortgage Lender',
  ],
  [
    '13-2082',
    'accounting',
    'Seasonal Income Tax Preparer; Tax Staff - CPA Firm; Senior Tax Accountant - Partnerships; Corporate Tax Senior',
  ],
  ['15-1211', 'none', 'IT Business Systems Analyst III; Salesforce CRM Administrator; SAP Business Analyst'],
  [
    '15-1212',
    'none',
    'SOC Analyst Tier 2; Cyber Security Analyst - Incident Response; Senior Information Security Analyst',
  ],
  [
    '15-1232',
    'none',
    'Help Desk Technician Tier 1; IT Help Desk Support; Desktop Support Engineer; Helpdesk Tech (Onsite)',
  ],
  [
    '15-1241',
    'none',
    'Senior Network Engineer - Cisco; Wireless Network Engineer; Network Engineer II (Datacenter)',
  ],
  [
    '15-1242',
    'none',
    'Oracle Database Administrator; Senior SQL Server Database Administrator; PostgreSQL Database Admin',
  ],
  [
    '15-1243',
    'data-science-jobs',
    'Senior Data Engineer - Snowflake/dbt; ETL Data Engineer; Data Engineer II, Platform; Azure Databricks Data Engineer',
  ],
  [
    '15-1244',
    'none',
    'Linux Systems Admin; Windows Server Administrator; Systems & Network Administrator; Sys Admin II',
  ],
  [
    '15-1252',
    'none',
    'Sr. Software Engineer - Backend (Go); Java Full Stack Developer; Senior iOS Software Engineer; Staff Software Engineer, Payments; Junior .NET Software Developer; Embedded C/C++ Software Developer; Sofware Developer; Compiler Engineer; Kotlin Developer; Distributed Systems Engineer - Storage; Elixir Developer',
  ],
  [
    '15-1252.02',
    'none',
    'Senior Site Reliability Engineer; AWS Cloud DevOps Engineer; DevOps Engineer III - Kubernetes',
  ],
  [
    '15-1253',
    'qa',
    'QA Automation Engineer II - Playwright; Software QA Tester - Manual; Senior SDET; QA Analyst - Contract; Quality Assurance Test Engineer; Selenium Automation QA; Mobile App Tester',
  ],
  [
    '15-1254',
    'none',
    'Front-End React Developer; WordPress Web Developer; Jr. Web Developer; Senior Front End Engineer (Vue); Svelte Frontend Developer; CSS/HTML Email Developer',
  ],
  [
    '15-1255',
    'ui-ux-design',
    'Senior UX Designer; Lead UX Researcher; UI/UX Product Designer; Product Designer II - Growth; Mobile UI Designer; UX Design Intern; Principal User Experience Designer; Figma Product Designer; UX Research Lead; Design System UI Designer',
  ],
  [
    '15-1299.08',
    'none',
    'Senior Cloud Solutions Architect (AWS); Enterprise Solution Architect; Principal Systems Architect',
  ],
  [
    '15-1299.09',
    'project-manager',
    'Sr. IT Project Manager; Scrum Master / Agile Lead; IT Infrastructure Project Manager; Technical Project Manager III; Agile Scrum Master',
  ],
  [
    '15-2011',
    'data-science-jobs',
    'Associate Actuary - Pricing; Actuarial Analyst II; Senior Health Actuary',
  ],
  [
    '15-2051',
    'data-science-jobs',
    'Senior Data Scientist, Marketplace; Data Scientist II; Lead Data Scientist - NLP; Jr. Data Scientist; Fraud Data Scientist; Causal Inference Data Scientist',
  ],
  [
    '15-2051.01',
    'data-science-jobs',
    'Business Intelligence Analyst II; Sr. Data Analyst; Tableau Data Analyst; Power BI Reporting Analyst; Looker Dashboard Analyst; Sales Data Analyst',
  ],
  [
    '15-2051.03',
    'data-science-jobs',
    'Senior ML Engineer; Machine Learning Engineer II - Ranking; Generative AI/LLM Engineer',
  ],
  [
    '17-1011',
    'none',
    'Project Architect - K12; Licensed Architect - Healthcare; Senior Architectural Designer',
  ],
  [
    '17-2051',
    'none',
    'Senior Structural Engineer (PE); Civil Engineer - Land Development; Water Resources Civil Engineer; Transportation Engineer EIT',
  ],
  [
    '17-2071',
    'none',
    'Electrical Engineer - Power Distribution; Senior Electrical Controls Engineer; Substation Design Engineer',
  ],
  [
    '17-2112',
    'none',
    'Manufacturing Engineer II; Continuous Improvement Lean Engineer; Industrial Engineer - Fulfillment',
  ],
  [
    '17-2141',
    'none',
    'Mechanical Design Engineer II; Senior Mechanical Engineer - Medical Devices; HVAC Mechanical Engineer',
  ],
  ['17-3011', 'none', 'AutoCAD Draftsman; BIM/Revit Modeler; Civil CAD Drafter'],
  [
    '19-1042',
    'none',
    'Postdoctoral Research Fellow; Senior Clinical Research Scientist; Medical Science Liaison - Oncology',
  ],
  ['19-2031', 'none', 'QC Chemist II; Analytical Research Chemist; Senior Formulations Chemist'],
  [
    '19-2041',
    'none',
    'Staff Environmental Scientist; Environmental Health Specialist II; Environmental Compliance Specialist',
  ],
  ['19-4021', 'none', 'Cell Culture Research Assistant; Molecular Lab Research Technician'],
  [
    '19-5011',
    'none',
    'EHS Manager - Food Plant; Construction Site Safety Coordinator; Environmental Health & Safety Specialist',
  ],
  ['21-1012', 'none', 'High School Guidance Counselor; College Academic Advisor; Career Services Advisor'],
  [
    '21-1014',
    'none',
    'Licensed Mental Health Counselor (LMHC); Outpatient Mental Health Therapist; Substance Use Disorder Counselor; Licensed Therapist - Telehealth; Eating Disorder Therapist; School-Based Mental Health Counselor',
  ],
  [
    '21-1021',
    'none',
    'Child Protective Services Caseworker; Foster Care Social Work Case Manager; Family & Children Social Worker',
  ],
  [
    '21-1022',
    'none',
    'Medical Social Worker - Hospice; LCSW - Hospital; Licensed Clinical Social Worker, Outpatient',
  ],
  [
    '21-1093',
    'none',
    'Case Manager - Homeless Services; Direct Support Professional (DSP) - Group Home; Social Services Case Worker',
  ],
  ['21-2011', 'none', 'Associate Pastor of Worship; Hospice Chaplain - PRN; Lead Pastor'],
  [
    '23-1011',
    'legal',
    'Litigation Associate Attorney; Personal Injury Trial Attorney; Corporate Counsel - Technology; Assistant Public Defender; Family Law Associate; Employment Law Attorney; Eviction Defense Attorney; Trusts & Estates Associate Attorney; Securities Litigation Counsel',
  ],
  [
    '23-2011',
    'legal',
    'Litigation Paralegal - Plaintiff; Immigration Legal Assistant; Sr. Corporate Paralegal; Paralegal I; Probate Paralegal',
  ],
  ['23-2093', 'legal', 'Title Examiner - Real Estate; Escrow Officer Assistant; Senior Title Officer'],
  [
    '25-1071',
    'teaching',
    'Clinical Nursing Faculty - BSN; Adjunct Nursing Faculty; Nursing Clinical Instructor (Adjunct)',
  ],
  [
    '25-1081',
    'teaching',
    'Assistant Professor - Tenure Track; Adjunct Faculty - General Education; Visiting Lecturer; Associate Teaching Professor',
  ],
  [
    '25-2011',
    'teaching',
    'Lead Toddler Teacher; Pre-K Lead Teacher; Preschool Teacher Assistant Lead; Early Childhood Lead Teacher',
  ],
  [
    '25-2021',
    'teaching',
    '3rd Grade Elementary Teacher; Elementary Classroom Teacher; Elementary Bilingual Teacher; Fourth Grade Math Teacher; Grade 2 Teacher; Gifted Elementary Teacher',
  ],
  [
    '25-2022',
    'teaching',
    '7th Grade Science Teacher; Middle School Math/Science Teacher; Grade 8 ELA Middle School Teacher',
  ],
  [
    '25-2031',
    'teaching',
    'High School Biology Teacher; HS Math Teacher - Algebra; Secondary English Teacher; High School Spanish Teacher; High School Chemistry Teacher; AP Calculus Teacher; World History Teacher; Latin Teacher; Geometry Teacher',
  ],
  [
    '25-2058',
    'teaching',
    'Special Education Teacher - High School; SPED Teacher 9-12; Special Education Teacher (Mild/Moderate)',
  ],
  ['25-3031', 'teaching', 'Substitute Teacher K-12; Long Term Sub - English; Daily Substitute Teacher'],
  ['25-3041', 'teaching', 'Online Math Tutor; After-School Tutor; SAT/ACT Tutor - Part Time'],
  [
    '25-4022',
    'teaching',
    "Youth Services Children's Librarian; School Library Media Specialist; Reference Librarian II",
  ],
  [
    '25-9031',
    'teaching',
    'Senior Instructional Designer; eLearning Instructional Designer; Literacy Instructional Coach; Curriculum & Instruction Coordinator',
  ],
  [
    '25-9042',
    'teaching',
    "Paraprofessional - Elementary; Classroom Teacher Aide; Instructional Aide K-5; Preschool Teacher's Aide",
  ],
  [
    '27-1014',
    'graphic-design',
    '3D Animator - Games; Senior Motion Graphics Designer; Motion Designer (Freelance); 2D/3D Animator',
  ],
  [
    '27-1024',
    'graphic-design',
    'Senior Graphic Designer - Packaging; Graphic Designer (Part-Time); Jr. Graphic Designer; Marketing Graphic Designer; Print Production Graphic Artist; Brand & Graphic Designer; Logo & Brand Identity Designer; Brochure Layout Designer; Adobe Illustrator Artist',
  ],
  [
    '27-1025',
    'none',
    'Commercial Interiors Designer; Kitchen & Bath Design Consultant; Junior Interior Designer',
  ],
  ['27-2012', 'none', 'Senior Video Producer; TV News Producer - Morning; Executive News Producer'],
  ['27-3023', 'none', 'Investigative News Reporter; Multimedia Journalist/Reporter; Sports Journalist'],
  [
    '27-3031',
    'none',
    'PR & Communications Specialist; Public Relations Account Executive; Senior Communications Specialist',
  ],
  [
    '27-3041',
    'writing',
    'Senior Copy Editor; Managing Editor - Digital; Associate Book Editor; Medical Copy Editor; Web Content Editor',
  ],
  [
    '27-3042',
    'writing',
    'Senior Technical Writer - API Docs; Technical Writer II; Technical Documentation Writer',
  ],
  [
    '27-3043',
    'writing',
    'Senior Copywriter - Ecommerce; Freelance Content Writer; SEO Copywriter; Junior Copywriter; Creative Copywriter; Content Writer (Remote); Grant Story Writer; Product Description Writer; Greeting Card Writer; Romance Fiction Author',
  ],
  ['27-4011', 'none', 'Conference AV Tech; Church Sound & Lighting Tech'],
  [
    '27-4021',
    'none',
    'Family Portrait Photographer; Freelance Wedding Photographer; Ecommerce Product Photographer',
  ],
  ['27-4032', 'none', 'Senior Video Editor - YouTube; Freelance Film Editor; Video Editor & Motion'],
  [
    '29-1031',
    'healthcare',
    'Clinical Dietitian - Inpatient; Registered Dietitian (RD) Dialysis; WIC Registered Dietitian',
  ],
  [
    '29-1051',
    'healthcare',
    'Staff Pharmacist - Retail; Clinical Pharmacist, Oncology; Overnight Hospital Pharmacist; Pharmacist - Float',
  ],
  ['29-1071', 'healthcare', 'PA-C Emergency Medicine; Urgent Care Physician Assistant'],
  ['29-1122', 'healthcare', 'Occupational Therapist (OT) - Home Health; OTR - Skilled Nursing; Pediatric OT'],
  [
    '29-1123',
    'healthcare',
    'Physical Therapist - Outpatient Ortho; PT Home Health; Physical Therapist (DPT) PRN; Travel PT; Sports Rehab PT; Pelvic Health Physical Therapist',
  ],
  ['29-1126', 'healthcare', 'Respiratory Therapist - NICU; RRT Nights; Respiratory Therapist II'],
  [
    '29-1127',
    'healthcare',
    'Speech-Language Pathologist (SLP) - Schools; SLP Home Health; Speech Therapist - Pediatrics',
  ],
  [
    '29-1131',
    'healthcare',
    'Associate Veterinarian - Small Animal; ER Veterinarian; Veterinarian (DVM) Relief',
  ],
  [
    '29-1141',
    'nursing',
    'Registered Nurse - Med/Surg Nights; RN Telemetry; Travel RN - Labor & Delivery; RN - Operating Room; Home Health Registered Nurse; ED RN; Dialysis Registered Nurse; Oncology Infusion RN; Regstered Nurse; School Registered Nurse; Wound Ostomy Continence RN; Perianesthesia RN; Ambulatory Surgery Center Nurse; Vaccination Nurse',
  ],
  ['29-1141.03', 'nursing', 'ICU Registered Nurse; RN - CVICU; NICU Registered Nurse - Nights'],
  [
    '29-1141.05',
    'nursing',
    'RN Case Manager - Hospice; Utilization Review Registered Nurse; Nurse Case Manager - Workers Comp',
  ],
  [
    '29-1171',
    'nursing',
    'Family Nurse Practitioner - Urgent Care; Psych Nurse Practitioner (PMHNP); NP - Primary Care; Nurse Practitioner, Cardiology',
  ],
  [
    '29-1215',
    'healthcare',
    'Family Medicine Doctor; Hospitalist Physician - Nights; Internal Medicine Physician (Outpatient); Primary Care MD',
  ],
  [
    '29-1292',
    'healthcare',
    'Dental Hygienist (RDH) - Full Time; Registered Dental Hygienist - Temp; Dental Hygienist - Pediatric Office',
  ],
  [
    '29-1299.01',
    'healthcare',
    'Registered Behavior Technician (RBT); BCBA - Clinic; ABA Behavior Technician',
  ],
  [
    '29-2012',
    'healthcare',
    'Medical Lab Scientist - Generalist; Medical Laboratory Technician (MLT) Nights; Clinical Lab Technologist',
  ],
  [
    '29-2032',
    'healthcare',
    'Ultrasound Sonographer II; Diagnostic Sonographer - OB; Registered Vascular Sonographer',
  ],
  [
    '29-2034',
    'healthcare',
    'Radiology X-Ray Tech; CT Technologist - Evenings; MRI Technologist II; Rad Tech - Urgent Care; Mammography Tech; Mobile X-Ray Tech',
  ],
  ['29-2042', 'healthcare', 'EMT-B - Ambulance; EMT (Night Shift); ER Technician / EMT'],
  [
    '29-2052',
    'healthcare',
    'Pharmacy Technician - Hospital; Certified Pharmacy Tech (CPhT); Retail Pharmacy Tech',
  ],
  [
    '29-2055',
    'healthcare',
    'Certified Surgical Tech; OR Scrub Technician; Surgical Technologist - Travel; Robotic Surgery Scrub Tech',
  ],
  ['29-2056', 'healthcare', 'Licensed Vet Tech; Veterinary Technician - Emergency; Certified Vet Technician'],
  [
    '29-2061',
    'nursing',
    'LPN - Long Term Care; Licensed Practical Nurse (LPN) Clinic; LVN Home Health; LPN Nights - Skilled Nursing',
  ],
  [
    '29-2072',
    'healthcare',
    'Certified Medical Coder - Remote; Inpatient Medical Coder; Medical Records Coding Specialist',
  ],
  [
    '31-1121',
    'healthcare',
    'Home Health Aide (HHA) - Weekends; Certified Home Health Aide - Part Time; Hospice Home Health Aide (HHA)',
  ],
  [
    '31-1122',
    'healthcare',
    "Caregiver - Overnight; Personal Care Aide / Companion; In Home Caregiver for Seniors; Memory Care Caregiver; Alzheimer's Companion Caregiver; Live-In Senior Companion; Disabled Adult Attendant",
  ],
  [
    '31-1131',
    'nursing',
    'CNA - Night Shift; Certified Nursing Assistant (CNA) - Memory Care; Patient Care Tech - Med Surg; Hospital Nursing Assistant; Certifed Nursing Asistant; Bedside Nursing Aide; Patient Care Aide - Hospital Floor',
  ],
  [
    '31-2021',
    'healthcare',
    'Physical Therapist Assistant (PTA) - SNF; PTA Home Health; PT Aide - Outpatient Clinic',
  ],
  [
    '31-9011',
    'healthcare',
    'Licensed Massage Therapist - Spa; Massage Therapist (LMT) Part Time; Mobile Massage Therapist',
  ],
  [
    '31-9091',
    'healthcare',
    'Dental Assistant - Orthodontics; Registered Dental Assistant (RDA); Oral Surgery Dental Assistant',
  ],
  [
    '31-9092',
    'healthcare',
    'Medical Assistant - Pediatrics; Certified Medical Assistant (CMA) Float; Bilingual Clinical Medical Assistant; MA - Urgent Care',
  ],
  [
    '31-9097',
    'healthcare',
    'Phlebotomist - Mobile; Phlebotomist I - Lab; Plasma Center Phlebotomist; Phlebotemist',
  ],
  [
    '33-3051',
    'none',
    'Police Officer - Lateral; Patrol Deputy Sheriff; Entry Level Police Officer; State Highway Trooper',
  ],
  [
    '33-9032',
    'none',
    'Unarmed Security Officer - Nights; Armed Guard; Security Guard (Part Time); Hospital Security Guard; Overnight Gate Security; Mall Security Patrol',
  ],
  ['35-1011', 'none', 'Sous Chef - Hotel; Executive Chef - Senior Living; Lead Pastry Chef'],
  [
    '35-2014',
    'none',
    'Line Cook - Nights; AM Prep Cook; Grill/Saute Cook; Breakfast Line Cook; Saute Station Cook; Wing Station Cook; Omelet Station Cook',
  ],
  ['35-3011', 'none', 'Bartender - Weekend; Craft Cocktail Bartender; Hotel Bar Bartender'],
  [
    '35-3023',
    'none',
    'Barista / Shift; Fast Food Team Member; Coffee House Barista; Cafeteria Food Service Worker; Espresso Bar Attendant; Frozen Yogurt Server; Sub Shop Counter Help',
  ],
  ['35-3031', 'none', 'Server - Fine Dining; Restaurant Waitress; Waiter/Server; Banquet Server - On Call'],
  ['35-9021', 'none', 'Dishwasher - Evenings; Dishwasher/Utility; Restaurant Dishwasher'],
  [
    '37-2011',
    'none',
    'Custodian - Night Shift; Office Janitor; Janitorial Night Cleaner; Custodian II - School District',
  ],
  [
    '37-2012',
    'none',
    'Hotel Room Housekeeper; EVS Housekeeper - Hospital; Housekeeper (Part-time); Guest Room Cleaner; Vacation Home Housekeeping',
  ],
  ['37-3011', 'none', 'Landscape Crew Laborer; Grounds Keeper; Lawn Maintenance Crew Member'],
  ['39-2021', 'none', 'Cat Groomer; Pet Boarding Attendant; Reptile Keeper'],
  ['39-5012', 'none', 'Licensed Hair Stylist; Salon Hairstylist; Cosmetologist / Hair Stylist'],
  [
    '39-9011',
    'none',
    'Part-Time Nanny; Infant Room Childcare Worker; After School Child Care Provider; Daycare Caregiver',
  ],
  ['39-9031', 'none', 'Certified Fitness Trainer; Group Fitness Yoga Instructor; Personal Fitness Trainer'],
  [
    '41-1011',
    'sales',
    'Assistant Store Manager - Grocery; Retail Store Manager - Apparel; Retail Key Holder (PT); Store Manager in Training',
  ],
  [
    '41-2011',
    'sales',
    'Cashier - Part Time; Grocery Store Cashier; Front End Cashier/Bagger; Cashier (Evenings)',
  ],
  [
    '41-2031',
    'sales',
    'Part-Time Retail Sales Associate; Sales Associate - Furniture; Auto Sales Consultant; Beauty Sales Associate; Jewelry Sales Consultant; Mattress Sales Pro; Cell Phone Store Sales Rep; Sneaker Store Associate',
  ],
  [
    '41-3021',
    'sales',
    'Licensed Life Insurance Agent; Insurance Sales Agent - Remote; P&C Insurance Sales Producer; Medicare Insurance Agent',
  ],
  [
    '41-3091',
    'sales',
    'Account Executive, Mid-Market; Sales Development Rep (SDR); Inside Sales Rep - SaaS; Enterprise AE; B2B Account Executive; Business Development Rep; Outbound BDR; SaaS Hunter - New Business AE; Payroll Services Account Exec; Cyber Security Sales Rep',
  ],
  [
    '41-4011',
    'sales',
    'Medical Device Sales Rep - Ortho; Pharmaceutical Sales Rep; Surgical Device Sales Specialist',
  ],
  [
    '41-4012',
    'sales',
    'Outside Sales Rep - Building Products; Territory Sales Manager - Foodservice Distribution; Wholesale Beverage Sales Rep',
  ],
  [
    '41-9022',
    'sales',
    'Apartment Leasing Consultant; Licensed Realtor; Leasing Agent - Luxury Apartments; Residential Real Estate Sales Agent',
  ],
  [
    '43-3011',
    'accounting',
    'Collections Specialist - Medical; Debt Collection Agent; Accounts Receivable Collections Specialist',
  ],
  [
    '43-3021.01',
    'accounting',
    'Medical Billing Specialist II; Dental Billing Specialist; Medical Biller - Denials',
  ],
  [
    '43-3031',
    'accounting',
    'AP Specialist II; Accounts Payable/Receivable Clerk; Full-Charge Bookkeeper (QuickBooks); Bookkeeper - Part Time; Accounts Recievable Specialist; Accounting Clerk II; Senior Accounts Payable Specialist; Invoice & Accounts Clerk; Bank Reconciliation Clerk',
  ],
  ['43-3051', 'accounting', 'Payroll Specialist - ADP; Multi-State Payroll Administrator; Payroll Clerk II'],
  ['43-3071', 'none', 'Part Time Bank Teller; Teller I - Bilingual; Universal Bank Teller'],
  [
    '43-4051',
    'customer-service',
    'Customer Service Rep - Call Center; Bilingual Customer Support Agent; Remote Customer Care Representative; Customer Service Representative II; Inbound Call Center Rep; Client Support Representative; Customer Support Specialist (Chat); Custmer Service Representative; Live Chat Agent; Passenger Complaint Resolution Rep; Warranty Call Agent',
  ],
  [
    '43-4081',
    'none',
    'Hotel Front Desk Agent - Overnight; Front Desk Guest Service Agent; Resort Front Desk Agent',
  ],
  [
    '43-4171',
    'customer-service',
    'Front Desk Receptionist - Law Office; Receptionist (Part-Time); Office Receptionist / Greeter; Salon Front Desk Receptionist',
  ],
  [
    '43-4171.01',
    'customer-service',
    'Medical Front Desk Receptionist; Dental Office Front Desk Receptionist; Medical Receptionist - Bilingual',
  ],
  ['43-5032', 'none', 'Dispatcher - Trucking; HVAC Service Dispatcher; Freight Truck Dispatcher'],
  [
    '43-5071',
    'none',
    'Shipping/Receiving Clerk; Inventory Control Clerk II; Warehouse Receiving Clerk; Shipping Clerk - 2nd Shift; Stockroom Inventory Clerk; Packing Slip & Shipping Clerk',
  ],
  ['43-6011', 'none', 'Executive Assistant to CFO; Senior Executive Assistant; EA to the CEO'],
  [
    '43-6014',
    'none',
    "Administrative Assistant II; Office Admin Assistant; Part-Time Administrative Assistant; School Office Secretary; Admin Assistant - Construction; Department Admin; Parish Office Secretary; Dean's Office Administrative Assistant",
  ],
  ['43-9021', 'none', 'Data Entry Clerk - Temp; Remote Data Entry Operator; Data Entry Typist'],
  ['45-2092', 'none', 'Greenhouse Laborer; Seasonal Farm Worker; Fruit Harvest Worker'],
  ['45-2093', 'none', 'Dairy Parlor Milker; Cattle Ranch Hand'],
  ['47-1011', 'trade', 'Electrical General Foreman; Concrete Construction Foreman; Framing Crew Foreman'],
  [
    '47-2031',
    'trade',
    'Finish Carpenter - Residential; Framing Carpenter II; Commercial Door Carpenter; Carpenter - Remodeling',
  ],
  ['47-2061', 'trade', 'General Construction Laborer; Laborer - Demolition; Construction Labor (Day Shift)'],
  [
    '47-2073',
    'trade',
    'Heavy Equipment Operator - Excavator; Dozer/Grader Operator; Skid Steer & Loader Operator',
  ],
  [
    '47-2111',
    'trade',
    'Journeyman Electrician - Commercial; Electrician Apprentice; Industrial Maintenance Electrician; Residential Service Electrician; Licensed Journeyman Electrician; Elctrician; Conduit & Wiring Installer; Commercial Wiring Technician',
  ],
  ['47-2141', 'trade', 'Commercial Interior Painter; Residential House Painter; Painter - Apartments'],
  [
    '47-2152',
    'trade',
    'Residential Service Plumber; Plumber - New Construction; Journeyman Pipefitter; Licensed Plumber - Commercial; Apprentice Plumber; Sewer and Drain Plumbing Tech; Copper Pipe Installer',
  ],
  ['47-2181', 'trade', 'Roofer - Shingles; Commercial Flat Roofer; Roofing Crew Laborer'],
  [
    '49-3023',
    'trade',
    'Automotive Technician - Dealership; Auto Mechanic - ASE; Lube/Tire Technician; Entry Level Automotive Technician; Brake & Alignment Tech; Honda Service Technician; Oil Change Tech - Quick Lube',
  ],
  [
    '49-3031',
    'trade',
    'Diesel Mechanic - Fleet; Heavy Duty Diesel Mechanic; Diesel Technician II; Truck & Trailer Mechanic',
  ],
  [
    '49-9021',
    'trade',
    'HVAC Service Tech - Residential; Commercial HVAC Service Technician; Refrigeration Service Technician; HVAC Installer - Lead; HVAC Apprentice Technician; Mini-Split Installer; Rooftop Unit Service Tech; Walk-In Cooler Technician',
  ],
  [
    '49-9041',
    'trade',
    'Industrial Maintenance Mechanic - 3rd Shift; Manufacturing Maintenance Mechanic; Multi-Craft Maintenance Mechanic',
  ],
  ['49-9051', 'trade', 'Journeyman Power Lineman; Apprentice Line Worker; Electric Utility Lineworker'],
  [
    '49-9071',
    'trade',
    'Apartment Maintenance Tech; Building Maintenance Tech II; Maintenance Technician - Multifamily; Facilities Maintenance Tech; General Maintenance Technician',
  ],
  [
    '51-1011',
    'none',
    'Production Supervisor - 2nd Shift; Manufacturing Shift Supervisor; Assembly Line Supervisor',
  ],
  ['51-2092', 'none', 'Production Assembler II; Assembly Line Associate; Mechanical Assembler - Day Shift'],
  ['51-3011', 'none', 'Bread & Pastry Baker; Bakery Cake Decorator; Early Morning Baker'],
  ['51-4041', 'none', 'Manual Lathe Machinist; Machinist II; Tool Room Lathe Machinist'],
  [
    '51-4121',
    'none',
    'MIG/TIG Welder; Structural Welder - 1st Shift; Pipe Welder - Travel; Pressure Vessel Welder; Welding Apprentice - Aluminum Boats',
  ],
  [
    '51-9061',
    'qa',
    'Quality Control Inspector II; QC Inspector - Machining; Quality Inspector (2nd Shift); Final Quality Inspector; Quality Assurance Inspector - Food; CMM Quality Inspector; Incoming Parts Inspector',
  ],
  ['51-9161', 'none', 'CNC Machinist - Mill; CNC Lathe Setup Operator; CNC Machine Operator II'],
  [
    '53-3032',
    'none',
    'CDL A Truck Driver - Home Daily; OTR Truck Driver; Class A CDL Driver (Regional); Local Dump Truck Driver; Flatbed Truck Driver; Fuel Tanker Truck Driver; 18 Wheeler Driver; Big Rig Driver - Dedicated Lanes; Belly Dump Operator CDL',
  ],
  [
    '53-3033',
    'none',
    'Package Delivery Driver - Van; Non-CDL Box Truck Driver; Delivery Driver - Auto Parts; Local Delivery Van Driver',
  ],
  [
    '53-3051',
    'none',
    'School Bus Driver - Part Time; Substitute Bus Driver - School District; CDL School Bus Driver Trainee; Student Bus Driver',
  ],
  [
    '53-7051',
    'none',
    'Forklift Operator - 3rd Shift; Stand-Up Reach Forklift Operator; Certified Forklift Driver',
  ],
  [
    '53-7062',
    'none',
    'Warehouse Associate - Nights; Package Handler - Part Time; Warehouse Loader/Unloader; General Warehouse Worker; Material Handler II; Freight Crew - Overnight; Truck Unload Team; Moving Company Crew Member',
  ],
  [
    '53-7065',
    'none',
    'Overnight Grocery Stocker; Warehouse Order Selector; Retail Stocker - Early Morning; Order Picker (Freezer)',
  ],
];

export const labeledTitles: LabeledTitle[] = rows.flatMap(([soc, category, titles]) =>
  titles.split('; ').map((title) => ({ title, soc, category: category === 'none' ? null : category })),
);
