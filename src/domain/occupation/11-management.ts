import type { OccupationSource } from './occupation.ts';

export const management: OccupationSource[] = [
  {
    soc: '11-1011',
    name: 'Chief Executives',
    titles: `
      Chief Executive Officer; CEO; President; Company President; President and CEO; Executive Director;
      Managing Director; Chief Operating Officer; COO; Founder; Co-Founder; Founder and CEO;
      Executive Vice President; EVP; Nonprofit Executive Director; Chief of Staff; Chief Strategy Officer;
      Chief Administrative Officer; Superintendent of Schools; City Manager; Business Owner`,
    skills: `
      Corporate strategy; Board governance; Executive leadership; Profit and loss management;
      Mergers and acquisitions; Investor relations; Organizational design; Capital raising;
      Stakeholder management; Strategic planning; Change leadership`,
    related: '11-1021 11-3031 13-1111',
  },
  {
    soc: '11-1021',
    name: 'General and Operations Managers',
    titles: `
      General Manager; GM; Operations Manager; Ops Manager; Director of Operations; Operations Director;
      Vice President of Operations; VP Operations; Head of Operations; Branch Manager; District Manager;
      Regional Manager; Area Manager; Site Manager; Plant General Manager; Business Operations Manager;
      Operations Lead; Center Manager; Store Operations Manager; Division Manager;
      Operations Superintendent; Business Manager`,
    skills: `
      Operations management; Budget management; Key performance indicators; Process improvement;
      Staff scheduling; Cost control; Vendor management; Team leadership; Lean management;
      Business planning; Multi-site management; Performance reviews`,
    related: '11-1011 11-3051 41-1011 11-3071',
  },
  {
    soc: '11-2011',
    name: 'Advertising and Promotions Managers',
    titles: `
      Advertising Manager; Ad Manager; Promotions Manager; Advertising Director; Media Director;
      Media Manager; Ad Operations Manager; Promotions Director; Campaign Manager;
      Advertising Account Director; Media Planning Manager; Paid Media Manager; Trade Promotions Manager;
      Creative Services Manager; Events and Promotions Manager; Media Supervisor`,
    skills: `
      Media planning; Advertising campaigns; Media buying; Ad trafficking; Promotional strategy;
      Agency management; Sweepstakes rules; Campaign budgeting; Reach and frequency analysis;
      Google Ad Manager`,
    related: '11-2021 11-2032 13-1161',
  },
  {
    soc: '11-2021',
    name: 'Marketing Managers',
    titles: `
      Marketing Manager; Marketing Director; Director of Marketing; Head of Marketing; VP of Marketing;
      Vice President of Marketing; Chief Marketing Officer; CMO; Brand Manager; Product Marketing Manager;
      PMM; Digital Marketing Manager; Growth Marketing Manager; Demand Generation Manager;
      Field Marketing Manager; Regional Marketing Manager; Ecommerce Manager;
      Marketing Communications Manager; Growth Manager; Lifecycle Marketing Manager; Category Manager;
      Marketing Program Manager; Product Line Manager; Channel Marketing Manager`,
    skills: `
      Marketing strategy; Brand positioning; Go-to-market planning; Demand generation; Marketing budgets;
      Customer segmentation; Marketing automation; HubSpot; Campaign management; Competitive analysis;
      Product launches; Pricing strategy`,
    related: '11-2011 13-1161 11-2022 11-2032',
  },
  {
    soc: '11-2022',
    name: 'Sales Managers',
    titles: `
      Sales Manager; Sales Director; Director of Sales; Regional Sales Manager; VP of Sales;
      Vice President of Sales; Head of Sales; National Sales Manager; District Sales Manager;
      Territory Sales Manager; Area Sales Manager; Chief Revenue Officer; CRO; Inside Sales Manager;
      Sales Operations Manager; Business Development Director; Director of Business Development;
      Sales Team Lead; Retail Sales Manager; Automotive Sales Manager; Channel Sales Manager;
      Revenue Manager`,
    skills: `
      Sales forecasting; Quota setting; Pipeline management; Sales coaching; Salesforce; Territory planning;
      Contract negotiation; Sales compensation plans; Revenue growth; Key account strategy;
      Channel development`,
    related: '41-1012 11-2021 41-4012',
  },
  {
    soc: '11-2032',
    name: 'Public Relations Managers',
    titles: `
      Public Relations Manager; PR Manager; PR Director; Communications Director;
      Director of Communications; Communications Manager; Corporate Communications Manager;
      Chief Communications Officer; Head of Communications; Media Relations Manager;
      External Affairs Manager; Public Affairs Director; Public Affairs Manager;
      Internal Communications Manager; VP of Communications; Public Information Director`,
    skills: `
      Crisis communications; Media relations; Press strategy; Reputation management; Speechwriting;
      Executive communications; Message development; Internal communications; Spokesperson training;
      Earned media measurement`,
    related: '27-3031 11-2033 11-2021',
  },
  {
    soc: '11-2033',
    name: 'Fundraising Managers',
    titles: `
      Fundraising Manager; Director of Development; Development Director; Development Manager;
      Major Gifts Officer; Chief Development Officer; Director of Advancement; Annual Fund Director;
      Director of Philanthropy; Capital Campaign Director; Donor Relations Manager; VP of Advancement;
      Planned Giving Officer; Corporate Relations Director; Director of Annual Giving; Fundraising Director`,
    skills: `
      Donor cultivation; Major gifts; Capital campaigns; Planned giving; Raiser's Edge; Grant strategy;
      Stewardship plans; Annual fund; Donor segmentation; Gala planning`,
    related: '13-1131 11-2032 11-9151',
  },
  {
    soc: '11-3012',
    name: 'Administrative Services Managers',
    titles: `
      Administrative Services Manager; Administrative Manager; Administration Manager;
      Director of Administration; Business Office Manager; Administrative Director; Records Manager;
      Records and Information Manager; Mailroom Manager; Workplace Manager; Workplace Experience Manager;
      Corporate Services Manager; Office Administration Manager; Administrative Operations Manager;
      Unit Administrator; Shared Services Manager`,
    skills: `
      Records retention; Office administration; Space planning; Purchasing approvals; Administrative policy;
      Travel management; Document control; Contract administration; Workplace services; Supply budgeting`,
    related: '11-3013 43-1011 43-6011',
  },
  {
    soc: '11-3013',
    name: 'Facilities Managers',
    titles: `
      Facilities Manager; Facility Manager; Director of Facilities; Facilities Director; Building Manager;
      Facilities Operations Manager; Facilities Coordinator; Building Operations Manager;
      Plant Operations Director; Physical Plant Director; Facilities Supervisor;
      Facility Operations Director; Campus Facilities Manager; Facilities Services Manager;
      Director of Plant Operations; Chief Building Engineer`,
    skills: `
      Building systems; Preventive maintenance programs; CMMS; Energy management; Lease administration;
      Facility inspections; Contractor oversight; OSHA compliance; Capital projects; Emergency preparedness;
      Space utilization`,
    related: '11-3012 11-9141 49-1011',
  },
  {
    soc: '11-3013.01',
    name: 'Security Managers',
    titles: `
      Security Manager; Security Director; Director of Security; Corporate Security Manager;
      Physical Security Manager; Chief Security Officer; Head of Physical Security; Site Security Manager;
      Loss Prevention Manager; Asset Protection Manager; Global Security Manager;
      Security Operations Manager; Regional Loss Prevention Manager; Campus Security Director;
      Security Program Manager; Hospital Security Director`,
    skills: `
      Physical security; Access control systems; Threat assessment; Security audits; Executive protection;
      Incident investigations; CCTV systems; Security staffing; Workplace violence prevention;
      Travel risk management`,
    related: '33-1091 33-9032 11-3013',
  },
  {
    soc: '11-3021',
    name: 'Computer and Information Systems Managers',
    titles: `
      IT Manager; Information Technology Manager; IT Director; Director of IT; Chief Information Officer;
      CIO; Chief Technology Officer; CTO; Engineering Manager; Software Engineering Manager;
      Software Development Manager; Director of Engineering; VP of Engineering; Head of Engineering;
      Information Systems Manager; Data Center Manager; IT Operations Manager; Infrastructure Manager;
      Development Manager; Data Engineering Manager; Technology Director;
      Chief Information Security Officer; CISO; Application Development Manager; Technical Manager;
      IT Service Manager; Analytics Engineering Manager`,
    skills: `
      IT strategy; ITIL; Technology roadmaps; Engineering leadership; Agile delivery;
      Cloud migration strategy; Budget forecasting; IT governance; Vendor negotiation;
      Disaster recovery planning; Technical hiring; Service level agreements`,
    related: '15-1299.09 15-1252 15-1244 13-1082',
  },
  {
    soc: '11-3021.01',
    name: 'Product Managers',
    titles: `
      Product Manager; Digital Product Manager; Technical Product Manager; Software Product Manager;
      Product Owner; Director of Product; Director of Product Management; Head of Product; VP of Product;
      Chief Product Officer; Group Product Manager; Associate Product Manager; Platform Product Manager;
      AI Product Manager; Data Product Manager; Mobile Product Manager; Product Management Lead;
      Growth Product Manager; Product Development Manager`,
    skills: `
      Product roadmaps; User stories; Backlog prioritization; Product discovery; A/B testing;
      Product analytics; Amplitude; Feature specification; Minimum viable product; OKRs;
      Customer interviews; Jira`,
    related: '13-1082 15-1299.09 11-2021 15-1255',
  },
  {
    soc: '11-3031',
    name: 'Financial Managers',
    titles: `
      Finance Manager; Financial Manager; Finance Director; Director of Finance; Controller;
      Corporate Controller; Assistant Controller; Comptroller; Chief Financial Officer; CFO; VP of Finance;
      Head of Finance; FP&A Manager; Accounting Director; Credit Manager; Banking Center Manager;
      Bank Branch Manager; Bank Manager; Risk Manager; Finance Business Partner; Fund Controller;
      Plant Controller; Collections Manager; Director of Revenue Cycle`,
    skills: `
      Financial reporting; Month-end close; GAAP; Financial planning and analysis; Cash management;
      Internal controls; Audit coordination; Budget consolidation; SOX compliance; Financial strategy;
      Debt covenants; Board reporting`,
    related: '13-2011 13-2051 11-1011 11-3031.01',
  },
  {
    soc: '11-3031.01',
    name: 'Treasurers',
    titles: `
      Treasurer; Treasury Manager; Corporate Treasurer; Assistant Treasurer; Director of Treasury;
      Treasury Director; Treasury Operations Manager; VP Treasury; Head of Treasury; Cash Manager;
      Treasury Supervisor; Global Treasury Manager; County Treasurer; City Treasurer;
      Cash Operations Manager`,
    skills: `
      Treasury operations; Cash forecasting; Foreign exchange hedging; Liquidity management;
      Bank relationship management; Debt issuance; Treasury workstations; Interest rate risk;
      Investment policy; Letters of credit`,
    related: '11-3031 13-2051',
  },
  {
    soc: '11-3051',
    name: 'Industrial Production Managers',
    titles: `
      Production Manager; Plant Manager; Manufacturing Manager; Factory Manager; Director of Manufacturing;
      Manufacturing Operations Manager; Plant Superintendent; Production Superintendent;
      Operations Manager Manufacturing; VP of Manufacturing; Value Stream Manager; Assembly Manager;
      Mill Manager; Manufacturing Director; Fabrication Manager; Plant Director; Shop Manager;
      Production Control Manager`,
    skills: `
      Production planning; Lean manufacturing; Kaizen; Manufacturing throughput; Safety leadership;
      Overall equipment effectiveness; Labor planning; Bill of materials; Six Sigma Black Belt;
      Capacity planning; MRP systems`,
    related: '51-1011 17-2112 11-3071',
  },
  {
    soc: '11-3051.01',
    name: 'Quality Control Systems Managers',
    titles: `
      Quality Manager; QA Manager; Quality Assurance Manager; Quality Control Manager; QC Manager;
      Director of Quality; Quality Director; Quality Systems Manager; Supplier Quality Manager;
      Head of Quality; Quality Engineering Manager; QA Director; Plant Quality Manager;
      Laboratory Quality Manager; VP of Quality; Food Safety Manager`,
    skills: `
      Quality management systems; ISO 9001; Corrective and preventive action; Supplier audits;
      Root cause analysis; Statistical process control; GMP; Nonconformance management; FDA inspections;
      HACCP`,
    related: '51-9061 17-2112 15-1253',
  },
  {
    soc: '11-3061',
    name: 'Purchasing Managers',
    titles: `
      Purchasing Manager; Procurement Manager; Director of Procurement; Sourcing Manager;
      Strategic Sourcing Manager; Head of Procurement; Chief Procurement Officer; Purchasing Director;
      Supply Manager; Category Manager Procurement; Contracts and Procurement Manager; Materials Manager;
      Purchasing Supervisor; Indirect Procurement Manager; Vendor Manager; Global Sourcing Manager`,
    skills: `
      Strategic sourcing; Spend analysis; Supplier negotiation; Request for proposal; Purchase agreements;
      SAP Ariba; Category management; Supplier scorecards; Cost reduction; Procurement policy; Coupa`,
    related: '13-1023 11-3071 13-1081',
  },
  {
    soc: '11-3071',
    name: 'Transportation, Storage, and Distribution Managers',
    titles: `
      Warehouse Manager; Distribution Manager; Logistics Manager; Transportation Manager;
      Distribution Center Manager; Supply Chain Manager; Director of Logistics; Fleet Manager;
      Fulfillment Manager; Fulfillment Center Manager; Warehouse Operations Manager; Shipping Manager;
      Terminal Manager; Director of Supply Chain; VP Supply Chain; Supply Chain Director; Inventory Manager;
      Import Export Manager; Traffic Manager; Dispatch Manager; Port Operations Manager;
      Area Manager Fulfillment; Inbound Operations Manager`,
    skills: `
      Warehouse management systems; Freight management; Route optimization; Inventory control;
      DOT compliance; Third-party logistics; Dock scheduling; Transportation management systems;
      Carrier negotiation; Labor management systems; Slotting`,
    related: '13-1081 53-1047 11-1021 11-3061',
  },
  {
    soc: '11-3111',
    name: 'Compensation and Benefits Managers',
    titles: `
      Compensation Manager; Benefits Manager; Compensation and Benefits Manager; Total Rewards Manager;
      Director of Total Rewards; Director of Compensation; Benefits Director; Head of Total Rewards;
      Compensation Director; Global Benefits Manager; Payroll and Benefits Manager;
      Executive Compensation Manager; Benefits Program Manager; Total Compensation Manager;
      Retirement Plans Manager`,
    skills: `
      Total rewards; Salary structures; Market pricing; Executive compensation; Plan design; ERISA;
      Open enrollment; Incentive plans; Pay equity analysis; Benefits vendor management`,
    related: '13-1141 11-3121',
  },
  {
    soc: '11-3121',
    name: 'Human Resources Managers',
    titles: `
      Human Resources Manager; HR Manager; HR Director; Director of Human Resources;
      Human Resources Director; Chief People Officer; Chief Human Resources Officer; CHRO; Head of People;
      People Operations Manager; VP of Human Resources; Talent Acquisition Manager; Recruiting Manager;
      Director of Talent Acquisition; People Manager; People and Culture Manager;
      Employee Relations Manager; Labor Relations Manager; HR Operations Manager; Regional HR Manager;
      Plant HR Manager`,
    skills: `
      HR strategy; Employee relations; Workforce planning; Talent management; HR policy;
      Succession planning; Workday HCM; Labor negotiations; Performance management; HR compliance; SHRM-SCP`,
    related: '13-1071 11-3131 11-3111 13-1075',
  },
  {
    soc: '11-3131',
    name: 'Training and Development Managers',
    titles: `
      Training Manager; Learning and Development Manager; L&D Manager; Director of Training;
      Training Director; Director of Learning and Development; Head of Learning; Talent Development Manager;
      Leadership Development Manager; Sales Enablement Manager; Training Program Manager;
      Chief Learning Officer; Education and Training Manager; Organizational Development Manager;
      Learning Manager; Technical Training Manager; Sales Training Manager`,
    skills: `
      Learning strategy; Needs assessment; Leadership development; Kirkpatrick evaluation;
      Learning management systems; Training budgets; Onboarding programs; Competency models;
      Coaching programs; Blended learning`,
    related: '13-1151 11-3121 25-9031',
  },
  {
    soc: '11-9013',
    name: 'Farmers, Ranchers, and Agricultural Managers',
    titles: `
      Farm Manager; Ranch Manager; Farmer; Rancher; Agricultural Manager; Dairy Farm Manager; Crop Manager;
      Vineyard Manager; Orchard Manager; Greenhouse Manager; Nursery Manager; Hatchery Manager;
      Poultry Farm Manager; Livestock Manager; Farm Operator; Grower; Head Grower;
      Cannabis Cultivation Manager; Harvest Manager; Farm Operations Manager`,
    skills: `
      Crop planning; Herd management; Irrigation scheduling; Farm budgeting; Commodity marketing;
      Soil testing; Pesticide applicator license; Farm equipment management; Crop insurance;
      Livestock nutrition; Seasonal labor management`,
    related: '45-1011 45-2092 19-1013',
  },
  {
    soc: '11-9021',
    name: 'Construction Managers',
    titles: `
      Construction Manager; Construction Superintendent; Construction Project Manager;
      General Superintendent; Construction Site Manager; Project Superintendent; Director of Construction;
      Assistant Superintendent; Job Superintendent; Residential Construction Manager;
      Commercial Construction Manager; Construction Operations Manager; VP of Construction;
      General Contractor; Home Builder; Preconstruction Manager; Field Superintendent;
      Building Superintendent Construction; Owner's Representative`,
    skills: `
      Construction scheduling; Procore; Subcontractor management; Primavera P6; Change orders;
      Building codes; Site logistics; Blueprint reading; RFI management; Submittals; OSHA 30; Punch lists`,
    related: '47-1011 13-1051 17-2051 13-1082',
  },
  {
    soc: '11-9031',
    name: 'Education and Childcare Administrators, Preschool and Daycare',
    titles: `
      Childcare Director; Child Care Center Director; Preschool Director; Daycare Director;
      Early Childhood Director; Head Start Director; Early Learning Center Director;
      Assistant Childcare Director; Child Development Center Director; Preschool Administrator;
      Director of Early Education; Montessori Director; After School Program Director;
      School Age Program Director; Child Care Administrator`,
    skills: `
      Childcare licensing; Early childhood curriculum; NAEYC accreditation; Parent communication;
      Staff ratios; Enrollment management; Child safety policies; CACFP meal program; Tuition billing;
      Head Start standards`,
    related: '25-2011 11-9032 39-9011',
  },
  {
    soc: '11-9032',
    name: 'Education Administrators, Kindergarten through Secondary',
    titles: `
      Principal; School Principal; Assistant Principal; Vice Principal; Elementary School Principal;
      High School Principal; Middle School Principal; Dean of Students; Head of School; School Director;
      Athletic Director; School Administrator; Director of Special Education; Headmaster; Dean of Academics;
      Charter School Leader; Assistant Superintendent of Schools; Director of Curriculum`,
    skills: `
      Instructional leadership; Teacher evaluation; School budgeting; Student discipline; Master scheduling;
      School improvement plans; Principal certification; Family engagement; Education law; IEP compliance`,
    related: '25-2031 11-9033 25-9031 11-9031',
  },
  {
    soc: '11-9033',
    name: 'Education Administrators, Postsecondary',
    titles: `
      Dean; Academic Dean; Provost; Registrar; Director of Admissions; Admissions Director;
      Department Chair; University Administrator; Associate Dean; Dean of Student Affairs;
      Director of Student Life; Director of Financial Aid; Vice Provost; Academic Program Director;
      Director of Residence Life; College President; Enrollment Manager; Director of Institutional Research;
      Academic Affairs Director; Student Services Director`,
    skills: `
      Academic program management; Accreditation reporting; Enrollment strategy; Faculty affairs;
      Student conduct; FERPA; Banner; Institutional research; Curriculum approval; Commencement planning`,
    related: '21-1012 11-9032 25-1081',
  },
  {
    soc: '11-9041',
    name: 'Architectural and Engineering Managers',
    titles: `
      Engineering Director; Chief Engineer; Director of Engineering Operations; Project Engineering Manager;
      Mechanical Engineering Manager; Electrical Engineering Manager; Civil Engineering Manager;
      Manufacturing Engineering Manager; Hardware Engineering Manager; Process Engineering Manager;
      R&D Manager; Director of Architecture; Design Engineering Manager; Plant Engineering Manager;
      Principal Architect; Systems Engineering Manager; Test Engineering Manager; Architecture Manager;
      Research and Development Director; Biofuels Production Manager`,
    skills: `
      Design reviews; Engineering budgets; Technical leadership; Stage-gate process; Engineering standards;
      Resource planning; Product lifecycle management; Value engineering; Risk assessment;
      Professional Engineer license`,
    related: '17-2141 17-2051 11-9021 17-1011',
  },
  {
    soc: '11-9051',
    name: 'Food Service Managers',
    titles: `
      Restaurant Manager; Food Service Manager; Restaurant General Manager; Assistant Restaurant Manager;
      Bar Manager; Cafe Manager; Food and Beverage Manager; F&B Manager; Kitchen Manager;
      Dining Services Manager; Catering Manager; Cafeteria Manager; Fast Food Manager;
      Director of Food and Beverage; Banquet Manager; Coffee Shop Manager; Food Service Director;
      Dining Room Manager; Front of House Manager; Nutrition Services Manager; QSR Manager;
      Food Court Manager`,
    skills: `
      Restaurant operations; Food cost control; ServSafe Manager; Menu pricing; Liquor license compliance;
      POS systems; Guest recovery; Inventory ordering; Labor cost control; Toast POS; Health code compliance`,
    related: '35-1012 35-1011 11-9081',
  },
  {
    soc: '11-9071',
    name: 'Gambling Managers',
    titles: `
      Casino Manager; Gaming Manager; Casino Shift Manager; Slot Manager; Table Games Manager;
      Poker Room Manager; Casino Operations Manager; Director of Gaming; Director of Table Games;
      Slot Operations Manager; Casino Director; Bingo Manager; Sportsbook Manager; Cage Manager;
      Casino General Manager; Gaming Operations Manager`,
    skills: `
      Gaming regulations; Casino floor operations; Title 31 compliance; Player tracking systems;
      Table game rules; Comp policies; Surveillance coordination; Gaming license; Credit extension;
      Jackpot procedures`,
    related: '39-1013 39-3011 11-9081',
  },
  {
    soc: '11-9072',
    name: 'Entertainment and Recreation Managers',
    titles: `
      Recreation Manager; Parks and Recreation Director; Golf Course Manager; Gym Manager;
      Fitness Center Manager; Fitness Director; Theater Manager; Movie Theater Manager; Club Manager;
      Country Club Manager; Aquatics Director; Aquatics Manager; Amusement Park Manager; Venue Manager;
      Camp Director; Recreation Director; Bowling Center Manager; YMCA Program Director; Ski Area Manager;
      Sports Complex Manager`,
    skills: `
      Recreation programming; Membership sales; Facility rental; Pool operations; Risk management plans;
      Program budgeting; Special event permits; Youth sports leagues; Concessions; Lifeguard staffing`,
    related: '39-1014 39-9032 11-9081',
  },
  {
    soc: '11-9081',
    name: 'Lodging Managers',
    titles: `
      Hotel Manager; Hotel General Manager; Front Office Manager; Lodging Manager; Innkeeper;
      Resort Manager; Rooms Division Manager; Director of Rooms; Guest Services Manager; Motel Manager;
      Assistant Hotel Manager; Front Desk Manager; Night Manager; Bed and Breakfast Manager; Hostel Manager;
      Hospitality Manager; Director of Hospitality; Campground Manager; Property General Manager`,
    skills: `
      Revenue per available room; Opera PMS; Yield management; Guest satisfaction scores; Hotel budgeting;
      Rooms division; Brand standards; Group sales; Night audit; Housekeeping oversight`,
    related: '43-4081 11-9051 37-1011',
  },
  {
    soc: '11-9111',
    name: 'Medical and Health Services Managers',
    titles: `
      Healthcare Administrator; Hospital Administrator; Clinic Manager; Practice Manager;
      Medical Practice Manager; Health Services Manager; Director of Health Services; Clinical Manager;
      Healthcare Manager; Health Information Manager; Medical Office Manager; Nursing Home Administrator;
      Assisted Living Administrator; Home Health Administrator; Medical Director Administration;
      Director of Clinical Operations; Clinical Operations Manager; Patient Access Manager;
      Radiology Manager; Laboratory Manager; Pharmacy Director; Rehab Director; Behavioral Health Director;
      Ambulatory Services Director`,
    skills: `
      Healthcare administration; Joint Commission standards; HIPAA compliance; Revenue cycle management;
      Clinical staffing; Medicare regulations; Patient satisfaction; Electronic health records; Epic;
      Quality improvement; Licensed nursing home administrator`,
    related: '11-9111.01 29-9021 43-6013',
  },
  {
    soc: '11-9111.01',
    name: 'Nurse Managers and Nursing Directors',
    titles: `
      Nurse Manager; Director of Nursing; DON; Assistant Director of Nursing; ADON; Chief Nursing Officer;
      CNO; Nursing Director; Nursing Manager; Nursing Supervisor; House Supervisor; Clinical Nurse Manager;
      Nurse Supervisor; RN Supervisor; RN Manager; Director of Patient Care Services; Unit Manager Nursing;
      Director of Clinical Services; Nursing Administrator; Assistant Nurse Manager`,
    skills: `
      Nurse staffing; Nursing leadership; Patient throughput; Nursing quality indicators;
      Magnet recognition; Survey readiness; Shared governance; MDS oversight; Staffing grids;
      Nursing competency validation`,
    related: '29-1141 11-9111 29-1141.04',
  },
  {
    soc: '11-9121',
    name: 'Natural Sciences Managers',
    titles: `
      Research Manager; Laboratory Director; Lab Director; Director of Research; Scientific Director;
      Research Director; R&D Director Science; Clinical Research Manager; Clinical Trial Manager;
      Environmental Program Manager; Principal Investigator; Chief Scientific Officer; Head of Research;
      Natural Resources Manager; Clinical Development Director; Director of Clinical Research;
      Water Resources Manager; Biology Laboratory Manager`,
    skills: `
      Research portfolio management; Grant management; Laboratory operations; Good laboratory practice;
      Clinical trial oversight; Protocol development; Scientific publications; Institutional review board;
      Good clinical practice; Intellectual property strategy`,
    related: '19-1042 19-2041 11-9041',
  },
  {
    soc: '11-9131',
    name: 'Postmasters and Mail Superintendents',
    titles: `
      Postmaster; Officer in Charge Post Office; Post Office Manager; Postal Manager; Mail Superintendent;
      Postal Operations Manager; Mail Processing Manager; Station Manager Postal; Postal Supervisor;
      Supervisor of Customer Services USPS; Postmaster Relief; Manager of Post Office Operations;
      Mail Operations Manager; Supervisor Distribution Operations; Mail Center Manager`,
    skills: `
      Postal regulations; Mail processing operations; Carrier route management; Postal window operations;
      Delivery performance; Union grievance handling; Mail volume forecasting; Rural delivery rules;
      Mail security`,
    related: '43-5051 43-5052 11-3071',
  },
  {
    soc: '11-9141',
    name: 'Property, Real Estate, and Community Association Managers',
    titles: `
      Property Manager; Apartment Manager; Community Manager Apartments; Assistant Property Manager;
      Leasing Manager; Real Estate Manager; Real Estate Asset Manager; HOA Manager;
      Community Association Manager; Regional Property Manager; Residential Property Manager;
      Commercial Property Manager; Resident Manager; Condominium Manager; Portfolio Manager Real Estate;
      Housing Manager; Real Estate Development Manager; Building Superintendent; On-Site Manager;
      Affordable Housing Manager; Land Manager; Self Storage Manager`,
    skills: `
      Lease administration and renewals; Yardi; AppFolio; Fair housing; Rent collection; Tenant relations;
      CAM reconciliation; Property inspections; LIHTC compliance; Vendor bids; Eviction process;
      Certified Property Manager`,
    related: '41-9022 11-3013 41-9021',
  },
  {
    soc: '11-9151',
    name: 'Social and Community Service Managers',
    titles: `
      Program Manager Social Services; Social Services Director; Director of Social Services;
      Community Services Manager; Nonprofit Program Manager; Program Director Nonprofit;
      Case Management Supervisor; Shelter Manager; Outreach Manager; Residential Program Manager;
      Volunteer Manager; Director of Volunteer Services; Community Outreach Director; Group Home Manager;
      Youth Program Director; Family Services Director; Senior Center Director; Homeless Services Manager;
      Residential Manager; Community Programs Director`,
    skills: `
      Program evaluation; Grant compliance; Community partnerships; Case supervision; Trauma-informed care;
      Volunteer management; Contract reporting; Needs assessments; Crisis response planning;
      Funder relations`,
    related: '21-1021 21-1094 11-2033',
  },
  {
    soc: '11-9161',
    name: 'Emergency Management Directors',
    titles: `
      Emergency Management Director; Emergency Manager; Emergency Management Coordinator;
      Emergency Preparedness Manager; Emergency Preparedness Coordinator; Disaster Recovery Manager;
      Emergency Management Specialist; Emergency Services Director; Homeland Security Director;
      Disaster Response Coordinator; Crisis Management Director; Emergency Operations Manager;
      Public Safety Director; Civil Preparedness Officer; Hospital Emergency Preparedness Coordinator`,
    skills: `
      FEMA ICS; Hazard mitigation; Emergency operations plans; Incident command; Disaster exercises;
      National Incident Management System; Mass notification systems; Recovery grants; Evacuation planning;
      Continuity of operations`,
    related: '13-1199.04 33-1021 11-3013.01',
  },
  {
    soc: '11-9171',
    name: 'Funeral Home Managers',
    titles: `
      Funeral Home Manager; Funeral Services Manager; Funeral Home Director; Cemetery Manager;
      Managing Funeral Director; Mortuary Manager; Cemetery Superintendent; Memorial Park Manager;
      Location Manager Funeral; Crematory Manager; Funeral Home Operator; Cemetery Administrator;
      Funeral Home Owner; Death Care Manager; Mortuary Operations Manager`,
    skills: `
      Funeral home operations; Preneed sales; Cemetery records; FTC Funeral Rule;
      Family bereavement support; Mortuary licensing; Cremation operations; Trust fund accounting;
      Memorialization products`,
    related: '39-4031 11-9141',
  },
  {
    soc: '11-9179.01',
    name: 'Spa, Salon, and Personal Service Managers',
    titles: `
      Salon Manager; Spa Manager; Spa Director; Fitness and Wellness Manager; Barbershop Manager;
      Wellness Center Manager; Med Spa Manager; Laundry Manager; Beauty Salon Manager;
      Tanning Salon Manager; Studio Manager Fitness; Nail Salon Manager; Pet Grooming Salon Manager;
      Kennel Manager; Dry Cleaning Manager`,
    skills: `
      Salon operations; Booking software; Retail product sales; Spa treatments; Membership retention;
      Therapist scheduling; Sanitation standards; Mindbody; Local marketing`,
    related: '39-5012 39-1022 11-9072',
  },
  {
    soc: '11-9199.01',
    name: 'Regulatory Affairs Managers',
    titles: `
      Regulatory Affairs Manager; Director of Regulatory Affairs; Regulatory Manager;
      Head of Regulatory Affairs; VP Regulatory Affairs; Regulatory Affairs Director;
      Regulatory Strategy Manager; Regulatory Operations Manager; Global Regulatory Lead;
      Regulatory Submissions Manager; Regulatory Compliance Director; Drug Regulatory Affairs Manager;
      CMC Regulatory Manager; Medical Device Regulatory Manager; Regulatory Program Manager`,
    skills: `
      Regulatory strategy; FDA submissions; 510(k) clearance; New drug applications; EU MDR;
      Regulatory intelligence; Labeling review; Investigational new drug applications; ISO 13485;
      eCTD publishing`,
    related: '13-1041.07 11-9199.02 11-9121',
  },
  {
    soc: '11-9199.02',
    name: 'Compliance Managers',
    titles: `
      Compliance Manager; Compliance Director; Director of Compliance; Chief Compliance Officer; CCO;
      Head of Compliance; Corporate Compliance Manager; AML Compliance Manager; BSA Officer;
      Healthcare Compliance Manager; Ethics and Compliance Manager; Risk and Compliance Manager;
      Privacy Officer; Trade Compliance Manager; GRC Manager; Environmental Compliance Manager`,
    skills: `
      Compliance programs; Risk assessments; Policy development; Internal investigations; Bank Secrecy Act;
      Ethics hotline; Regulatory exams; Data privacy; Third-party risk;
      Certified compliance and ethics professional`,
    related: '13-1041 11-9199.01 23-1011',
  },
  {
    soc: '11-9199.03',
    name: 'Supply Chain and Wind, Solar, and Energy Site Managers',
    titles: `
      Solar Operations Manager; Wind Farm Manager; Wind Site Manager; Solar Site Manager;
      Power Plant Manager; Energy Manager; Sustainability Manager; Director of Sustainability;
      Chief Sustainability Officer; Renewable Energy Manager; Solar Project Manager;
      Wind Operations Manager; Geothermal Production Manager; Hydroelectric Plant Manager;
      Energy Program Manager; ESG Manager; Utility Manager`,
    skills: `
      Renewable energy operations; Power purchase agreements; Energy audits; ESG reporting;
      Carbon accounting; Grid interconnection; SCADA monitoring; NERC compliance; LEED;
      Sustainability strategy`,
    related: '51-8013 13-1199.05 11-9041',
  },
];
