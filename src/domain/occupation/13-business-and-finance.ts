import type { OccupationSource } from './occupation.ts';

export const businessAndFinance: OccupationSource[] = [
  {
    soc: '13-1011',
    name: 'Agents and Business Managers of Artists, Performers, and Athletes',
    titles: `
      Talent Agent; Sports Agent; Booking Agent; Literary Agent; Artist Manager; Talent Manager;
      Music Manager; Modeling Agent; Theatrical Agent; Business Manager Entertainment; Band Manager;
      Athlete Representative; Tour Booker; Influencer Manager; Speakers Bureau Agent;
      Commercial Agent Talent`,
    skills: `
      Talent representation; Contract deals; Tour booking; Royalty agreements; Endorsement deals;
      Artist development; Casting submissions; Entertainment law basics; Fan engagement`,
    related: '27-2012 11-2021 41-3091',
  },
  {
    soc: '13-1021',
    name: 'Buyers and Purchasing Agents, Farm Products',
    titles: `
      Grain Buyer; Livestock Buyer; Cattle Buyer; Produce Buyer; Grain Merchandiser; Tobacco Buyer;
      Timber Buyer; Cotton Buyer; Grain Elevator Agent; Commodity Buyer; Milk Procurement Agent;
      Fruit Buyer; Log Buyer; Farm Products Purchasing Agent; Coffee Buyer; Agricultural Buyer`,
    skills: `
      Commodity pricing; Grain grading; Crop contracts; Futures hedging; Livestock evaluation;
      Harvest logistics; Basis trading; Grower relations; USDA grading standards`,
    related: '13-1023 13-1022 11-9013',
  },
  {
    soc: '13-1022',
    name: 'Wholesale and Retail Buyers',
    titles: `
      Buyer; Retail Buyer; Assistant Buyer; Merchandise Buyer; Fashion Buyer; Merchandise Planner;
      Merchandise Manager; Apparel Buyer; Grocery Buyer; Wholesale Buyer; Divisional Merchandise Manager;
      Ecommerce Buyer; Wine Buyer; Planner Allocator; Allocation Analyst; Merchant; Assortment Planner;
      Category Buyer; Footwear Buyer`,
    skills: `
      Assortment planning; Open-to-buy; Retail math; Vendor selection; Trend forecasting; Markdown planning;
      Private label; Line reviews; Sell-through analysis; Trade shows`,
    related: '13-1023 41-1011 27-1026',
  },
  {
    soc: '13-1023',
    name: 'Purchasing Agents',
    titles: `
      Purchasing Agent; Procurement Specialist; Purchasing Specialist; Procurement Analyst;
      Purchasing Coordinator; Procurement Coordinator; Buyer Planner; Strategic Buyer; Sourcing Specialist;
      Contract Specialist; Contracts Administrator; Procurement Agent; Materials Buyer; MRO Buyer;
      Technical Buyer; Subcontract Administrator; Government Contract Specialist; Purchasing Associate;
      Sourcing Analyst; Commodity Manager; Procurement Officer`,
    skills: `
      Purchase orders; Supplier evaluation; Oracle Procurement; Request for quotation;
      Federal Acquisition Regulation; Contract terms; Expediting; SAP MM; Cost analysis;
      Inventory replenishment`,
    related: '11-3061 43-3061 13-1081 13-1022',
  },
  {
    soc: '13-1031',
    name: 'Claims Adjusters, Examiners, and Investigators',
    titles: `
      Claims Adjuster; Claims Examiner; Insurance Adjuster; Claims Representative; Auto Claims Adjuster;
      Property Claims Adjuster; Catastrophe Adjuster; Claims Specialist; Claims Investigator;
      Workers Compensation Adjuster; Bodily Injury Adjuster; Liability Adjuster; Field Adjuster;
      Claims Analyst; SIU Investigator; Public Adjuster; Desk Adjuster; Casualty Adjuster;
      Disability Claims Examiner; Medical Claims Examiner; Claims Consultant; Total Loss Adjuster`,
    skills: `
      Claims investigation; Xactimate; Coverage analysis; Adjuster license; Settlement negotiation;
      Recorded statements; Reserve setting; Subrogation; Fraud detection; Liability determination;
      Loss estimation`,
    related: '43-9041 13-2053 13-1032',
  },
  {
    soc: '13-1032',
    name: 'Insurance Appraisers, Auto Damage',
    titles: `
      Auto Damage Appraiser; Auto Appraiser; Vehicle Damage Appraiser; Auto Damage Adjuster; Auto Estimator;
      Collision Estimator; Material Damage Appraiser; Auto Physical Damage Appraiser; Body Shop Estimator;
      Field Auto Appraiser; Virtual Appraiser; Damage Evaluator; Heavy Equipment Appraiser; Photo Estimator;
      Insurance Auto Inspector`,
    skills: `
      CCC ONE; Mitchell Estimating; Audatex; Collision damage assessment; Supplement review;
      Total loss valuation; Parts pricing; Repair procedures; Direct repair programs`,
    related: '13-1031 49-3021',
  },
  {
    soc: '13-1041',
    name: 'Compliance Officers',
    titles: `
      Compliance Officer; Compliance Analyst; Compliance Specialist; Regulatory Compliance Specialist;
      Compliance Coordinator; Compliance Associate; AML Analyst; KYC Analyst; Anti-Money Laundering Analyst;
      BSA Analyst; License Inspector; Compliance Auditor; Privacy Analyst; Compliance Consultant;
      Trade Compliance Specialist; Licensing Specialist; EEO Officer; Environmental Compliance Inspector;
      Risk and Compliance Analyst; Financial Crimes Analyst; Sanctions Analyst; Compliance Investigator`,
    skills: `
      Compliance monitoring; Know Your Customer; Transaction monitoring; Suspicious activity reports;
      Compliance testing; Regulatory research; OFAC screening; Policy review;
      Certified Anti-Money Laundering Specialist; Audit response`,
    related: '11-9199.02 13-1041.07 13-2061',
  },
  {
    soc: '13-1041.04',
    name: 'Government Property and Code Inspectors',
    titles: `
      Code Enforcement Officer; Code Compliance Officer; Zoning Inspector; Property Inspector Government;
      Housing Inspector; Code Inspector; Zoning Enforcement Officer; Environmental Health Inspector;
      Health Inspector; Food Inspector; Weights and Measures Inspector; Sanitarian;
      Property Maintenance Inspector; Rental Housing Inspector; Neighborhood Preservation Officer;
      Public Health Inspector`,
    skills: `
      Code enforcement; Zoning ordinances; Notice of violation; Food safety inspection; Field inspections;
      Case documentation; Court testimony; Permit review; Nuisance abatement`,
    related: '47-4011 13-1041 19-5011',
  },
  {
    soc: '13-1041.06',
    name: 'Coroners',
    titles: `
      Coroner; Deputy Coroner; Medicolegal Death Investigator; Death Investigator;
      Forensic Death Investigator; Chief Deputy Coroner; Medical Examiner Investigator; Elected Coroner;
      County Coroner; Autopsy Investigator; Deputy Medical Examiner; Coroner Investigator;
      Field Death Investigator; Morgue Supervisor; Coroner Officer`,
    skills: `
      Death investigation; Scene documentation; Next-of-kin notification; Toxicology review;
      Chain of custody; Autopsy coordination; Death certification; ABMDI certification; Inquest testimony`,
    related: '33-3021 19-4092 29-9099',
  },
  {
    soc: '13-1041.07',
    name: 'Regulatory Affairs Specialists',
    titles: `
      Regulatory Affairs Specialist; Regulatory Affairs Associate; Regulatory Specialist;
      Regulatory Affairs Coordinator; Regulatory Associate; Regulatory Affairs Analyst;
      Regulatory Affairs Consultant; Regulatory Submissions Specialist; Regulatory Coordinator;
      Regulatory Scientist; Regulatory Document Specialist; Labeling Specialist;
      Regulatory Operations Associate; Regulatory Labeling Specialist; Drug Safety Specialist;
      Pharmacovigilance Specialist`,
    skills: `
      Regulatory submissions; Premarket notification; Technical files; CE marking; Product registration;
      Adverse event reporting; Regulatory Affairs Certification; Veeva Vault; Change assessments;
      Labeling compliance`,
    related: '11-9199.01 13-1041 19-1042',
  },
  {
    soc: '13-1041.08',
    name: 'Customs Brokers',
    titles: `
      Customs Broker; Licensed Customs Broker; Customs Entry Writer; Import Specialist;
      Customs Compliance Specialist; Entry Writer; Import Coordinator; Import Export Specialist;
      Customs Specialist; Customs Agent; Customs House Broker; Import Broker; Customs Brokerage Agent;
      Entry Specialist Customs; Customs Analyst; Import Compliance Specialist;
      Tariff Classification Specialist; Import Manager; Customs Clearance Specialist`,
    skills: `
      Harmonized Tariff Schedule; Customs clearance; Automated Commercial Environment; Duty drawback;
      Import documentation; Customs broker license; Tariff classification; ISF filing; Free trade agreements`,
    related: '43-5011 13-1081 13-1041',
  },
  {
    soc: '13-1051',
    name: 'Cost Estimators',
    titles: `
      Estimator; Cost Estimator; Construction Estimator; Project Estimator; Electrical Estimator;
      Mechanical Estimator; Plumbing Estimator; Preconstruction Estimator; Roofing Estimator; Cost Engineer;
      Takeoff Specialist; Bid Estimator; Civil Estimator; Quantity Surveyor; Manufacturing Estimator;
      Chief Estimator; Drywall Estimator; Painting Estimator; Printing Estimator; Restoration Estimator`,
    skills: `
      Quantity takeoffs; Bluebeam; On-Screen Takeoff; RSMeans; Bid preparation; Subcontractor bids;
      Cost databases; Plan reading; Value engineering proposals; Unit pricing`,
    related: '11-9021 13-1082 47-1011',
  },
  {
    soc: '13-1071',
    name: 'Human Resources Specialists',
    titles: `
      Human Resources Specialist; HR Specialist; HR Generalist; Human Resources Generalist;
      HR Business Partner; HRBP; HR Coordinator; Human Resources Coordinator; People Operations Specialist;
      HR Representative; Human Resources Representative; HR Advisor; HRIS Analyst; HR Consultant;
      People Partner; Onboarding Specialist; HR Analyst; EEO Specialist; People Operations Coordinator;
      HR Administrator; Human Resources Administrator; HR Associate`,
    skills: `
      HRIS; Onboarding; Employment law; FMLA; Employee records; I-9 verification; ADP Workforce Now;
      BambooHR; HR reporting; Employee engagement; SHRM-CP; PHR`,
    related: '11-3121 13-1071.01 43-4161 13-1141',
  },
  {
    soc: '13-1071.01',
    name: 'Recruiters and Talent Acquisition Specialists',
    titles: `
      Recruiter; Corporate Recruiter; Technical Recruiter; IT Recruiter; Talent Acquisition Specialist;
      Talent Acquisition Partner; Talent Acquisition Coordinator; Recruiting Coordinator;
      Staffing Specialist; Staffing Coordinator Recruiting; Sourcer; Talent Sourcer; Executive Recruiter;
      Headhunter; Healthcare Recruiter; Campus Recruiter; Staffing Recruiter; Recruitment Consultant;
      Nurse Recruiter; Recruitment Specialist; Employment Specialist; Personnel Recruiter;
      Recruitment Coordinator; Talent Partner; Hiring Specialist`,
    skills: `
      Full-cycle recruiting; Candidate sourcing; LinkedIn Recruiter; Applicant tracking systems;
      Behavioral interviewing; Boolean search; Job fairs; Offer negotiation; Greenhouse ATS;
      Candidate experience`,
    related: '13-1071 11-3121 43-4161',
  },
  {
    soc: '13-1074',
    name: 'Farm Labor Contractors',
    titles: `
      Farm Labor Contractor; Crew Leader Farm Labor; Labor Contractor; Harvest Contractor; H-2A Coordinator;
      Farm Crew Contractor; Agricultural Labor Recruiter; Field Labor Contractor; Migrant Labor Contractor;
      Harvest Crew Leader; H-2A Program Manager; Seasonal Labor Contractor; Farmworker Recruiter;
      Agricultural Labor Coordinator; Custom Harvester`,
    skills: `
      H-2A visa program; Farm labor contractor license; Crew transportation; Field sanitation rules;
      Piece-rate payroll; Migrant worker housing; Harvest scheduling; Bilingual Spanish`,
    related: '45-1011 45-2092',
  },
  {
    soc: '13-1075',
    name: 'Labor Relations Specialists',
    titles: `
      Labor Relations Specialist; Employee Relations Specialist; Labor Relations Representative;
      Employee Relations Consultant; Union Representative; Business Agent Union; Labor Relations Consultant;
      Union Organizer; Labor Specialist; Grievance Representative; Employee Relations Partner;
      Employee Relations Advisor; Field Representative Union; Labor Organizer; Shop Steward;
      Industrial Relations Specialist`,
    skills: `
      Collective bargaining; Grievance arbitration; Labor law; Union contracts; Workplace investigations;
      Mediation; Unfair labor practice charges; Contract interpretation; NLRB procedures`,
    related: '13-1071 11-3121 23-1022',
  },
  {
    soc: '13-1081',
    name: 'Logisticians',
    titles: `
      Logistics Coordinator; Logistics Specialist; Supply Chain Analyst; Logistician; Supply Chain Planner;
      Demand Planner; Supply Chain Specialist; Logistics Analyst; Logistics Planner; Supply Planner;
      Supply Chain Coordinator; Inventory Analyst; Materials Planner; Transportation Analyst;
      Inventory Planner; Distribution Analyst; Export Coordinator; Global Logistics Specialist;
      Replenishment Analyst; Supply Chain Associate; Logistics Engineer; Freight Analyst;
      Reverse Logistics Coordinator; S&OP Analyst`,
    skills: `
      Demand forecasting; Inventory optimization; SAP APO; Freight tracking; Safety stock; Incoterms;
      Supply chain modeling; APICS CSCP; Load planning; Sales and operations planning; Oracle SCM`,
    related: '11-3071 43-5011 13-1023 43-5061',
  },
  {
    soc: '13-1082',
    name: 'Project Management Specialists',
    titles: `
      Project Manager; Project Coordinator; Project Management Specialist; Program Manager;
      Program Coordinator Projects; Project Lead; PMO Analyst; PMO Manager; Project Administrator;
      Project Scheduler; Project Controls Specialist; Project Planner; Implementation Manager;
      Implementation Project Manager; Project Specialist; Technical Program Manager; TPM;
      Project Portfolio Manager; Project Management Officer; Project Analyst; Project Associate;
      Delivery Manager; PMP; Project Director; Program Director PMO; Transformation Manager`,
    skills: `
      Project management; PMP certification; Microsoft Project; Project scheduling; Risk register;
      Scope management; Work breakdown structure; Gantt charts; Smartsheet; Stakeholder communication;
      Earned value management; Project charters`,
    related: '15-1299.09 11-3021.01 13-1111 11-9021',
  },
  {
    soc: '13-1111',
    name: 'Management Analysts',
    titles: `
      Management Consultant; Business Analyst Consulting; Management Analyst; Strategy Consultant;
      Business Consultant; Operations Analyst; Process Improvement Specialist; Strategy Analyst;
      Business Process Analyst; Program Analyst; Consultant; Operations Consultant;
      Change Management Consultant; Business Transformation Consultant; Strategy Manager;
      Organizational Consultant; Lean Consultant; Continuous Improvement Manager;
      Strategy and Operations Associate; Business Operations Analyst; Change Manager; Six Sigma Black Belt;
      Policy and Management Analyst; Engagement Manager`,
    skills: `
      Business analysis; Process mapping; Gap analysis; Change management; Management consulting;
      Business cases; Prosci ADKAR; Benchmarking; PowerPoint; Workshop facilitation; Six Sigma; Visio`,
    related: '13-1082 15-1211 13-2051 11-1021',
  },
  {
    soc: '13-1121',
    name: 'Meeting, Convention, and Event Planners',
    titles: `
      Event Planner; Event Coordinator; Event Manager; Meeting Planner; Wedding Planner; Conference Planner;
      Conference Coordinator; Events Specialist; Corporate Event Planner; Wedding Coordinator;
      Convention Services Manager; Event Producer; Catering Sales Manager; Party Planner;
      Special Events Coordinator; Special Events Manager; Meeting and Events Manager;
      Trade Show Coordinator; Event Director; Event Marketing Coordinator; Banquet Coordinator`,
    skills: `
      Event planning; Venue sourcing; Cvent; Event budgets; Run of show; Vendor contracts;
      Room block management; Event registration; Floor plans; Certified Meeting Professional;
      Audio visual coordination`,
    related: '11-2011 43-4181 27-3031',
  },
  {
    soc: '13-1131',
    name: 'Fundraisers',
    titles: `
      Fundraiser; Development Officer; Development Associate; Fundraising Coordinator;
      Development Coordinator; Grant Writer; Gift Officer; Annual Giving Officer;
      Donor Relations Coordinator; Advancement Officer; Fundraising Specialist; Prospect Researcher;
      Grants Specialist; Alumni Relations Officer; Membership Coordinator;
      Corporate Sponsorship Coordinator; Canvasser Fundraising; Grants Coordinator; Advancement Associate;
      Stewardship Coordinator`,
    skills: `
      Grant writing; Prospect research; Donor databases; Fundraising events; Gift processing;
      Salesforce NPSP; Direct mail appeals; Peer-to-peer fundraising; Proposal writing; Donor stewardship`,
    related: '11-2033 27-3031 27-3043',
  },
  {
    soc: '13-1141',
    name: 'Compensation, Benefits, and Job Analysis Specialists',
    titles: `
      Compensation Analyst; Benefits Specialist; Benefits Analyst; Compensation Specialist;
      Benefits Administrator; Benefits Coordinator; Total Rewards Analyst; Total Rewards Specialist;
      Compensation Consultant; Leave Specialist; Leave of Absence Specialist; Retirement Plan Specialist;
      Job Analyst; Classification Analyst; Benefits Consultant; 401k Administrator;
      Employee Benefits Consultant; Pension Administrator; Position Classification Specialist`,
    skills: `
      Benefits administration; Salary surveys; Job evaluation; COBRA; 401(k) plans;
      Affordable Care Act reporting; Leave administration; Pay bands; Open enrollment support;
      Excel pivot tables`,
    related: '11-3111 13-1071 43-3051',
  },
  {
    soc: '13-1151',
    name: 'Training and Development Specialists',
    titles: `
      Trainer; Corporate Trainer; Training Specialist; Learning and Development Specialist;
      Training Coordinator; Learning Specialist; L&D Specialist; Sales Trainer; Technical Trainer;
      Software Trainer; Staff Development Specialist; Training Facilitator; Learning Consultant;
      Training and Development Coordinator; Enablement Specialist; Onboarding Trainer; Training Consultant;
      Employee Development Specialist; Call Center Trainer; Learning Facilitator; Safety Trainer;
      EHR Trainer`,
    skills: `
      Training delivery; Facilitation; Articulate 360; Virtual instructor-led training; Training materials;
      Adult learning theory; Knowledge assessments; Train the trainer; Needs analysis; LMS administration`,
    related: '11-3131 25-9031 13-1071',
  },
  {
    soc: '13-1161',
    name: 'Market Research Analysts and Marketing Specialists',
    titles: `
      Market Research Analyst; Marketing Specialist; Marketing Coordinator; Marketing Analyst;
      Marketing Associate; Marketing Assistant; Market Research Specialist; Consumer Insights Analyst;
      Market Analyst; Digital Marketing Specialist; Email Marketing Specialist;
      Brand Ambassador Coordinator; Brand Specialist; Product Marketing Specialist; Marketing Executive;
      Marketing Consultant; Marketing Operations Specialist; Marketing Generalist; Digital Marketer;
      Marketing Representative; Consumer Researcher; Growth Marketer; Event Marketing Specialist;
      CRM Specialist; Marketing Automation Specialist; Insights Manager; Affiliate Marketing Specialist;
      Influencer Marketing Specialist`,
    skills: `
      Market research; Survey design; Google Analytics; Mailchimp; Email marketing; Marketo; Focus groups;
      Lead generation; Campaign reporting; Consumer insights; Qualtrics; Content calendars`,
    related: '11-2021 13-1161.01 13-1161.02 27-3031',
  },
  {
    soc: '13-1161.01',
    name: 'Search Marketing Strategists',
    titles: `
      SEO Specialist; SEM Specialist; Search Engine Optimization Specialist; PPC Specialist; SEO Manager;
      SEO Analyst; Paid Search Specialist; Search Marketing Strategist; Google Ads Specialist;
      SEO Strategist; PPC Manager; Search Engine Marketing Manager; Paid Media Specialist;
      Performance Marketing Specialist; Performance Marketing Manager; Paid Search Manager; SEO Consultant;
      Media Buyer Digital; Programmatic Specialist; Digital Advertising Specialist;
      Conversion Rate Optimization Specialist`,
    skills: `
      Search engine optimization; Google Ads; Keyword research; Link building; Technical SEO; Pay-per-click;
      Google Search Console; Ahrefs; SEMrush; Landing page optimization; Bid management; Conversion tracking`,
    related: '13-1161 13-1161.02 15-1254',
  },
  {
    soc: '13-1161.02',
    name: 'Social Media Specialists',
    titles: `
      Social Media Manager; Social Media Specialist; Social Media Coordinator; Social Media Strategist;
      Community Manager Social; Social Media Marketing Manager; Social Media Director;
      Social Media Associate; Social Media Assistant; Social Media Analyst; Social Media Content Creator;
      Social Media Marketer; Head of Social Media; Online Community Manager; Paid Social Specialist;
      Paid Social Manager; Social Media Community Manager; TikTok Manager; Instagram Manager;
      Social Content Producer; Content Creator; Influencer`,
    skills: `
      Social media strategy; Hootsuite; Sprout Social; Instagram; TikTok; Facebook Ads;
      Community management; Social listening; Short-form video; Editorial calendar; Meta Business Suite;
      Social analytics`,
    related: '13-1161 27-3031 27-3043',
  },
  {
    soc: '13-1199.04',
    name: 'Business Continuity Planners',
    titles: `
      Business Continuity Planner; Business Continuity Manager; Business Continuity Analyst;
      Disaster Recovery Planner; Disaster Recovery Coordinator; Business Continuity Specialist;
      Resilience Manager; Operational Resilience Analyst; Disaster Recovery Specialist;
      Continuity of Operations Planner; Business Resiliency Manager; Crisis Management Specialist;
      Business Continuity Consultant; IT Disaster Recovery Analyst; Resiliency Analyst`,
    skills: `
      Business impact analysis; Business continuity plans; Tabletop exercises; ISO 22301;
      Recovery time objectives; Crisis management; CBCP certification; Fusion Risk Management;
      Resilience testing`,
    related: '11-9161 15-1212 13-1111',
  },
  {
    soc: '13-1199.05',
    name: 'Sustainability Specialists',
    titles: `
      Sustainability Specialist; Sustainability Analyst; Sustainability Coordinator; ESG Analyst;
      Sustainability Consultant; Corporate Responsibility Specialist; Energy Analyst; Energy Auditor;
      Home Energy Rater; Carbon Analyst; Climate Analyst; Recycling Coordinator; Zero Waste Coordinator;
      Green Building Consultant; CSR Specialist; Environmental Sustainability Specialist`,
    skills: `
      Greenhouse gas inventory; GRI reporting; Life cycle assessment; Energy benchmarking;
      BPI certification; Waste diversion; LEED Green Associate; CDP disclosure; Blower door testing;
      Sustainability reporting`,
    related: '11-9199.03 19-2041 17-2081',
  },
  {
    soc: '13-1199.06',
    name: 'Online Merchants and E-Commerce Specialists',
    titles: `
      Online Merchant; Ecommerce Specialist; Amazon Seller; Ecommerce Coordinator; Online Seller;
      Marketplace Specialist; Amazon Marketplace Manager; Ecommerce Associate; eBay Seller;
      Online Store Manager; Etsy Seller; Dropshipper; Online Retailer; Ecommerce Assistant;
      Ecommerce Analyst; Ecommerce Merchandiser; Ecommerce Operations Specialist; Online Merchandiser;
      Product Listing Specialist`,
    skills: `
      Product listings; Amazon Seller Central; Shopify; Order fulfillment; Marketplace pricing;
      Product photography basics; WooCommerce; Inventory feeds; Customer reviews management`,
    related: '13-1022 13-1161 13-1161.01',
  },
  {
    soc: '13-2011',
    name: 'Accountants and Auditors',
    titles: `
      Accountant; Staff Accountant; Auditor; Internal Auditor; Certified Public Accountant; CPA;
      Cost Accountant; General Ledger Accountant; Accounting Analyst; External Auditor; Audit Associate;
      Tax Accountant; Accounting Manager; Fund Accountant; Public Accountant; Forensic Accountant;
      Project Accountant; Property Accountant; Audit Manager; Revenue Accountant; Corporate Accountant;
      Accounting Associate; Payroll Accountant; Grant Accountant; Fixed Asset Accountant;
      Governmental Accountant; Plant Accountant; SOX Auditor; Accounts Manager Finance`,
    skills: `
      General ledger; Account reconciliation; Journal entries; Financial statements; QuickBooks; NetSuite;
      Internal audit; Accruals; Variance analysis; Sarbanes-Oxley; CPA license; Excel; Fixed assets`,
    related: '13-2082 43-3031 13-2051 11-3031',
  },
  {
    soc: '13-2011.01',
    name: 'IT Auditors',
    titles: `
      IT Auditor; Information Systems Auditor; IT Audit Manager; Technology Auditor; IT Audit Associate;
      Information Technology Auditor; SOC 2 Auditor; IS Auditor; Cybersecurity Auditor;
      IT Compliance Auditor; IT Risk Auditor; Systems Auditor; IT Internal Auditor;
      Technology Risk Consultant; IT Assurance Associate; EDP Auditor`,
    skills: `
      CISA; IT general controls; COBIT; SOC 2; Access reviews; Control testing; Audit workpapers;
      Segregation of duties; Data analytics for audit; Risk-based auditing`,
    related: '13-2011 15-1212 13-1041',
  },
  {
    soc: '13-2022',
    name: 'Appraisers of Personal and Business Property',
    titles: `
      Personal Property Appraiser; Jewelry Appraiser; Art Appraiser; Antiques Appraiser; Business Appraiser;
      Equipment Appraiser; Business Valuation Analyst; Estate Appraiser; Gemologist; Valuation Analyst;
      Fine Art Appraiser; Machinery Appraiser; Auction Specialist; Collectibles Appraiser; Coin Grader;
      Business Valuation Consultant`,
    skills: `
      Asset valuation; Gemology; Provenance research; Auction comparables; Business valuation;
      Discounted cash flow; Accredited Senior Appraiser; Condition reports; Estate inventories`,
    related: '13-2023 13-2051 51-9071',
  },
  {
    soc: '13-2023',
    name: 'Appraisers and Assessors of Real Estate',
    titles: `
      Real Estate Appraiser; Residential Appraiser; Property Appraiser; Commercial Appraiser; Tax Assessor;
      Property Assessor; Certified Residential Appraiser; Appraiser Trainee; County Assessor; Assessor;
      Appraisal Analyst; Review Appraiser; Land Appraiser; Valuation Specialist Real Estate;
      Appraisal Reviewer; Staff Appraiser; Deputy Assessor`,
    skills: `
      Real estate appraisal; USPAP; Comparable sales analysis; Income capitalization; Site inspections;
      Mass appraisal; MLS data; Certified general appraiser; Highest and best use; Property tax assessment`,
    related: '41-9021 13-2022 13-2041',
  },
  {
    soc: '13-2031',
    name: 'Budget Analysts',
    titles: `
      Budget Analyst; Budget Officer; Budget Manager; Budget Coordinator; Budget Specialist;
      Budget Examiner; Budget and Policy Analyst; Cost Analyst; Fiscal Analyst; Budget Director;
      Program Budget Analyst; Fiscal Officer; Budget Accountant; Operating Budget Analyst;
      Appropriations Analyst; Financial Management Analyst`,
    skills: `
      Budget preparation; Appropriations; Fiscal impact analysis; Budget variance; Fund accounting;
      Expenditure tracking; Cost projections; Hyperion Planning; Public sector budgeting`,
    related: '13-2051 13-2011 11-3031',
  },
  {
    soc: '13-2041',
    name: 'Credit Analysts',
    titles: `
      Credit Analyst; Credit Risk Analyst; Commercial Credit Analyst; Credit Officer; Credit Underwriter;
      Credit Manager Analyst; Loan Analyst; Credit Administrator; Credit Specialist;
      Portfolio Analyst Credit; Corporate Credit Analyst; Credit Review Analyst; Credit Risk Manager;
      Underwriting Analyst; Ratings Analyst; Factoring Analyst`,
    skills: `
      Credit analysis; Financial spreading; Debt service coverage; Credit memos; Moody's RiskAnalyst;
      Cash flow lending; Collateral analysis; Credit scoring; Covenant monitoring; Portfolio risk`,
    related: '13-2072 13-2051 43-4041',
  },
  {
    soc: '13-2051',
    name: 'Financial and Investment Analysts',
    titles: `
      Financial Analyst; Investment Analyst; Finance Analyst; FP&A Analyst; Equity Research Analyst;
      Investment Banking Analyst; Investment Banker; Portfolio Analyst; Securities Analyst;
      Private Equity Associate; Corporate Finance Analyst; Pricing Analyst; Treasury Analyst; M&A Analyst;
      Venture Capital Associate; Equity Analyst; Research Analyst Finance; Real Estate Analyst;
      Revenue Analyst; Financial Planning Analyst; Business Finance Analyst; Portfolio Manager;
      Fund Manager; Hedge Fund Analyst; Investment Associate; Acquisitions Analyst; Valuation Associate`,
    skills: `
      Financial modeling; Valuation; Bloomberg Terminal; Forecasting; Discounted cash flow analysis; CFA;
      Budgeting; Capital IQ; Pitch books; Comparable company analysis; Hyperion; Adaptive Planning`,
    related: '13-2052 13-2011 13-2031 13-2054',
  },
  {
    soc: '13-2052',
    name: 'Personal Financial Advisors',
    titles: `
      Financial Advisor; Financial Planner; Certified Financial Planner; CFP; Wealth Manager;
      Wealth Advisor; Investment Advisor; Private Banker; Financial Consultant; Wealth Management Advisor;
      Estate Planner; Personal Financial Advisor; Financial Representative; Retirement Planner;
      Financial Adviser; Relationship Manager Wealth; Paraplanner; Wealth Management Associate;
      Client Advisor Wealth; Financial Coach; Retirement Counselor; Trust Officer`,
    skills: `
      Financial planning; Retirement planning; Series 65; Series 66; Asset allocation; Estate planning;
      Client prospecting; eMoney; MoneyGuidePro; Investment management; Tax-efficient investing`,
    related: '41-3031 13-2051 41-3021',
  },
  {
    soc: '13-2053',
    name: 'Insurance Underwriters',
    titles: `
      Underwriter; Insurance Underwriter; Commercial Underwriter; Commercial Lines Underwriter;
      Personal Lines Underwriter; Life Underwriter; Underwriting Associate; Underwriting Assistant;
      Underwriting Specialist; Property Underwriter; Casualty Underwriter; Health Underwriter;
      Underwriting Manager; Surety Underwriter; Bond Underwriter; Group Underwriter;
      Underwriting Consultant; Reinsurance Underwriter; Cyber Underwriter`,
    skills: `
      Risk selection; Insurance rating; Policy forms; Loss runs; CPCU; Premium pricing;
      Underwriting guidelines; Renewal analysis; Broker relations; Treaty reinsurance`,
    related: '13-1031 41-3021 15-2011',
  },
  {
    soc: '13-2054',
    name: 'Financial Risk Specialists',
    titles: `
      Risk Analyst; Financial Risk Analyst; Market Risk Analyst; Operational Risk Analyst;
      Enterprise Risk Analyst; Risk Management Specialist; Model Risk Analyst; Risk Specialist;
      Risk Management Analyst; Risk Officer; Quantitative Risk Analyst; Counterparty Risk Analyst;
      Model Validation Analyst; Risk Consultant; Liquidity Risk Analyst; Risk Associate`,
    skills: `
      Value at risk; Stress testing; Basel III; Model validation; Risk modeling; SAS programming;
      Financial Risk Manager certification; Enterprise risk management; Key risk indicators;
      Monte Carlo simulation`,
    related: '13-2051 13-2041 13-2099.01',
  },
  {
    soc: '13-2061',
    name: 'Financial Examiners',
    titles: `
      Financial Examiner; Bank Examiner; Insurance Examiner; Securities Examiner; Credit Union Examiner;
      Compliance Examiner; Bank Compliance Officer; Financial Institution Examiner; Examiner in Charge;
      Regulatory Examiner; Examiner; Loan Review Officer; Loan Review Analyst; Federal Reserve Examiner;
      Mortgage Examiner; Pension Examiner`,
    skills: `
      CAMELS ratings; Bank examination; Consumer protection laws; Asset quality review; Examination reports;
      FDIC regulations; Loan file review; Capital adequacy; Safety and soundness`,
    related: '13-1041 13-2011 13-2041',
  },
  {
    soc: '13-2071',
    name: 'Credit Counselors',
    titles: `
      Credit Counselor; Loan Counselor; Housing Counselor; Debt Counselor; Financial Counselor;
      Credit Repair Specialist; HUD Housing Counselor; Debt Management Counselor;
      Foreclosure Prevention Counselor; Budget Counselor; Consumer Credit Counselor;
      Homeownership Counselor; Money Coach; Certified Credit Counselor; Bankruptcy Counselor;
      Student Loan Counselor; Patient Financial Counselor`,
    skills: `
      Debt management plans; Budget counseling; Credit reports; Foreclosure prevention;
      Creditor negotiation; Homebuyer education; HUD certification; Bankruptcy counseling;
      Financial literacy`,
    related: '13-2072 21-1093 13-2052',
  },
  {
    soc: '13-2072',
    name: 'Loan Officers',
    titles: `
      Loan Officer; Mortgage Loan Officer; MLO; Mortgage Loan Originator; Mortgage Banker; Mortgage Broker;
      Commercial Loan Officer; Mortgage Consultant; Consumer Loan Officer; Loan Originator;
      Commercial Lender; Business Banker; Commercial Banker; Lending Officer; Mortgage Underwriter;
      Loan Underwriter; Agricultural Loan Officer; Home Loan Specialist; SBA Loan Officer;
      Relationship Banker Commercial; Lending Specialist; Auto Loan Officer`,
    skills: `
      Mortgage origination; NMLS license; FHA loans; Encompass; Loan structuring; Desktop Underwriter;
      TILA-RESPA; VA loans; Referral networks; Income verification; SBA lending`,
    related: '43-4131 13-2041 13-2071',
  },
  {
    soc: '13-2081',
    name: 'Tax Examiners and Collectors, and Revenue Agents',
    titles: `
      Revenue Agent; Tax Examiner; Tax Collector; Revenue Officer; Tax Auditor; IRS Agent;
      IRS Revenue Agent; Tax Compliance Officer; Internal Revenue Agent; State Tax Auditor;
      Sales Tax Auditor; Tax Compliance Representative; Tax Investigator; Revenue Examiner;
      Income Tax Auditor; Delinquent Tax Collector`,
    skills: `
      Tax audits; Internal Revenue Code; Tax levies; Taxpayer interviews; Delinquent account collection;
      Tax liens; Return examination; Penalty assessment; Sales and use tax`,
    related: '13-2082 13-2011 13-2061',
  },
  {
    soc: '13-2082',
    name: 'Tax Preparers',
    titles: `
      Tax Preparer; Tax Associate; Enrolled Agent; Income Tax Preparer; Tax Specialist; Tax Professional;
      Tax Analyst; Tax Consultant; Tax Advisor; Tax Manager; Corporate Tax Analyst; Seasonal Tax Preparer;
      Tax Senior; Tax Return Preparer; Sales Tax Analyst; Indirect Tax Analyst; Individual Tax Preparer;
      Tax Reviewer; Tax Director; State and Local Tax Consultant`,
    skills: `
      Individual tax returns; Form 1040; Lacerte; ProSeries; UltraTax; Tax research; PTIN; Tax planning;
      Partnership returns; Tax provision; Drake Tax`,
    related: '13-2011 13-2081 43-3031',
  },
  {
    soc: '13-2099.01',
    name: 'Financial Quantitative Analysts',
    titles: `
      Quantitative Analyst; Quant; Quantitative Researcher; Quantitative Trader; Quant Developer;
      Quantitative Developer; Quantitative Strategist; Algorithmic Trader; Quantitative Modeler;
      Quant Analyst; Quantitative Finance Analyst; Derivatives Analyst; Quantitative Research Analyst;
      Financial Engineer; Systematic Trader; Quantitative Portfolio Analyst`,
    skills: `
      Stochastic calculus; Derivatives pricing; Algorithmic trading; C++; Time series analysis;
      Fixed income analytics; MATLAB; kdb+; Backtesting; Portfolio optimization`,
    related: '13-2054 15-2031 13-2051',
  },
  {
    soc: '13-2099.04',
    name: 'Fraud Examiners, Investigators and Analysts',
    titles: `
      Fraud Analyst; Fraud Investigator; Certified Fraud Examiner; Fraud Examiner; Fraud Specialist;
      Fraud Prevention Analyst; Fraud Detection Analyst; Fraud Operations Analyst; Chargeback Analyst;
      Fraud Manager; Fraud Prevention Specialist; Payment Fraud Analyst; Insurance Fraud Investigator;
      Healthcare Fraud Investigator; Trust and Safety Analyst; Identity Theft Investigator; Dispute Analyst`,
    skills: `
      Fraud investigation; Certified Fraud Examiner credential; Chargebacks; Fraud detection rules;
      Interview techniques; Actimize; Identity verification; Evidence analysis; Account takeover prevention;
      Loss recovery`,
    related: '13-1041 13-1031 33-9021',
  },
];
