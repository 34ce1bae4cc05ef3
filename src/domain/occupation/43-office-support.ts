import type { OccupationSource } from './occupation.ts';

export const officeSupport: OccupationSource[] = [
  {
    soc: '43-1011',
    name: 'First-Line Supervisors of Office and Administrative Support Workers',
    titles: `
      Office Manager; Office Supervisor; Administrative Supervisor; Call Center Supervisor;
      Customer Service Supervisor; Customer Service Manager; Call Center Manager;
      Customer Service Team Lead; Customer Support Manager; Contact Center Manager;
      Office Coordinator Supervisor; Accounting Supervisor; Billing Supervisor; Billing Manager;
      Payroll Supervisor; Payroll Manager; Call Center Team Lead; Contact Center Supervisor;
      Customer Experience Manager; Customer Care Manager; Data Entry Supervisor;
      Accounts Payable Supervisor; Accounts Payable Manager; Mailroom Supervisor; Front Office Supervisor;
      Teller Supervisor; Head Teller; Front Desk Supervisor; Customer Support Team Lead;
      Director of Customer Service; Accounts Receivable Manager; Patient Access Supervisor;
      Director of Customer Experience; Records Supervisor; Dental Office Manager; Medical Billing Manager;
      Law Office Manager`,
    skills: `
      Staff supervision; Office procedures; Call quality monitoring; Workflow management;
      Shift scheduling for offices; Service level targets; Employee coaching; Office budgeting;
      Workforce management; Escalation handling`,
    related: '43-6014 43-4051 11-3012',
  },
  {
    soc: '43-2011',
    name: 'Switchboard Operators and Answering Service',
    titles: `
      Switchboard Operator; Telephone Operator; Answering Service Operator; PBX Operator; Phone Operator;
      Call Center Operator; Hotel Operator; Hospital Operator; Communications Operator;
      Telephone Receptionist; Virtual Receptionist; Answering Service Agent; Operator;
      Console Operator Telephone; Directory Assistance Operator; Relay Operator;
      Telecommunications Operator; Unit Communication Operator`,
    skills: `
      Multi-line phone system; Call routing; Paging; Message taking; Emergency codes;
      Overhead announcements; Directory lookup`,
    related: '43-4171 43-4051 43-5032',
  },
  {
    soc: '43-3011',
    name: 'Bill and Account Collectors',
    titles: `
      Collections Specialist; Bill Collector; Debt Collector; Collections Representative; Collection Agent;
      Collector; Collections Agent; Credit and Collections Specialist; Medical Collections Specialist;
      Account Collector; Collections Analyst; Accounts Receivable Collector; Collections Associate;
      Recovery Specialist; Credit Collector; Collection Specialist; Loss Mitigation Specialist;
      Default Specialist; Early Stage Collector; Legal Collections Specialist; Repossession Agent;
      Account Resolution Specialist; Collections Clerk; Student Loan Collector`,
    skills: `
      FDCPA; Payment arrangements; Delinquent accounts; Skip tracing for collections; Dunning letters;
      Collections calls; Aging reports; Settlement offers; Credit bureau reporting`,
    related: '43-3021 43-4051 43-4041',
  },
  {
    soc: '43-3021',
    name: 'Billing and Posting Clerks',
    titles: `
      Billing Specialist; Billing Clerk; Billing Coordinator; Invoice Clerk; Billing Analyst;
      Billing Representative; Billing Associate; Posting Clerk; Billing Administrator; Invoicing Specialist;
      Legal Billing Specialist; Legal Biller; Billing Assistant; Accounts Billing Clerk; Invoice Specialist;
      Freight Billing Clerk; Rate Clerk; Payment Posting Specialist; Billing Technician; Biller;
      Freight Bill Auditor; Utility Billing Clerk; Statement Clerk; Order to Cash Specialist;
      Billing Operations Specialist`,
    skills: `
      Invoicing; Billing systems; Payment posting; Account adjustments; Billing disputes; Ebilling;
      Rate calculation; Statement preparation; Billing reconciliation`,
    related: '43-3031 43-3021.01 43-3011',
  },
  {
    soc: '43-3021.01',
    name: 'Medical Billing Specialists',
    titles: `
      Medical Biller; Medical Billing Specialist; Medical Billing Clerk; Patient Account Representative;
      Patient Accounts Specialist; Insurance Billing Specialist; Patient Financial Services Representative;
      Dental Biller; Medical Billing Representative; Revenue Cycle Specialist;
      Medical Accounts Receivable Specialist; Insurance Follow Up Representative; Denials Specialist;
      Medical Billing Coordinator; Physician Billing Specialist; Hospital Biller;
      Insurance Follow-Up Specialist; Medical Claims Biller; Revenue Cycle Analyst;
      Patient Billing Specialist; Healthcare Billing Specialist; Revenue Integrity Analyst;
      Claims Denial Specialist; Dental Insurance Coordinator`,
    skills: `
      Medical billing; Claims submission; Denial management; Explanation of benefits; Clearinghouses;
      Insurance verification; Kareo; UB-04 forms; CMS-1500; Medicare billing; Appeals letters`,
    related: '29-2072 43-3021 43-9041',
  },
  {
    soc: '43-3031',
    name: 'Bookkeeping, Accounting, and Auditing Clerks',
    titles: `
      Bookkeeper; Accounts Payable Specialist; Accounts Receivable Specialist; Accounting Clerk;
      Accounts Payable Clerk; AP Specialist; AR Specialist; Accounts Receivable Clerk; Accounting Assistant;
      Full Charge Bookkeeper; Accounting Specialist; AP Clerk; Accounts Clerk; Accounting Technician;
      AR Clerk; Audit Clerk; Accounts Payable Coordinator; Accounts Payable Analyst;
      Accounts Receivable Analyst; Accounts Receivable Coordinator; AP/AR Clerk; Bookkeeping Clerk;
      Accounting Coordinator; Finance Assistant; Finance Clerk; Fiscal Assistant; Accounts Assistant;
      Fiscal Technician; Night Auditor; Accounting Support Specialist; Cash Application Specialist;
      Finance Coordinator; Office Bookkeeper; Virtual Bookkeeper; Accounting Administrator;
      Fiscal Specialist; AP Associate; Inventory Accounting Clerk; Reconciliation Specialist;
      Accounting Intern`,
    skills: `
      Accounts payable; Accounts receivable; Bookkeeping; QuickBooks Online; Bank reconciliation;
      Data entry; Invoice processing; Check runs; Expense reports; Sage; Xero; Ten-key; 1099 preparation`,
    related: '13-2011 43-3051 43-3021',
  },
  {
    soc: '43-3041',
    name: 'Gambling Cage Workers',
    titles: `
      Cage Worker; Casino Cage Worker; Cage Supervisor; Casino Cage Supervisor; Casino Credit Clerk;
      Cage and Credit Clerk; Casino Vault Clerk; Vault Cashier; Casino Banker; Cage Shift Manager;
      Casino Credit Representative; Cage Clerk; Vault Teller Casino; Casino Accounting Clerk;
      Gaming Cage Worker`,
    skills: `
      Casino credit applications; Vault counts; Check cashing approvals; Gaming chips inventory;
      Bank deposits from casino; Markers and front money; Anti-money laundering in casinos`,
    related: '41-2012 43-3071 39-3011',
  },
  {
    soc: '43-3051',
    name: 'Payroll and Timekeeping Clerks',
    titles: `
      Payroll Specialist; Payroll Clerk; Payroll Administrator; Payroll Coordinator; Timekeeper;
      Payroll Analyst; Payroll Processor; Payroll Technician; Payroll Associate; Payroll Assistant;
      Payroll Accounting Clerk; Payroll Representative; Certified Payroll Clerk;
      Payroll Implementation Specialist; Time and Attendance Coordinator; Crew Timekeeper;
      Payroll and Benefits Coordinator; Payroll Tax Specialist; Payroll Bookkeeper; Payroll Officer`,
    skills: `
      Payroll processing; ADP; Garnishments; Payroll taxes; Timecards; Paychex; Certified payroll reports;
      Kronos; W-2 processing; Direct deposit; Multi-state payroll`,
    related: '43-3031 13-1141 43-4161',
  },
  {
    soc: '43-3061',
    name: 'Procurement Clerks',
    titles: `
      Procurement Clerk; Purchasing Clerk; Purchasing Assistant; Procurement Assistant; Buyer Assistant;
      Order Placer; Purchase Order Clerk; Purchasing Administrator; Procurement Technician;
      Purchasing Technician; Supply Clerk; Award Clerk; Bid Clerk; Procurement Administrator;
      Purchasing Support Specialist; Material Procurement Clerk`,
    skills: `
      Requisitions; Purchase order entry; Price quotes; Vendor files; Order tracking; Receiving reports;
      Supply catalogs; Bid tabulation`,
    related: '13-1023 43-5061 43-5071',
  },
  {
    soc: '43-3071',
    name: 'Tellers',
    titles: `
      Bank Teller; Teller; Customer Service Teller; Credit Union Teller; Vault Teller;
      Member Service Representative; Bank Associate; Part-Time Teller; Financial Services Teller;
      Drive-Up Teller; Bank Clerk; Float Teller; Member Services Representative; Branch Associate;
      Foreign Exchange Teller; Universal Teller; Retail Banking Associate; Teller Banker; Money Counter;
      Member Services Specialist; Branch Service Representative; Client Services Teller; Teller Lead;
      Customer Service Associate Bank`,
    skills: `
      Cash counting; Deposits and withdrawals; Check processing; Bank referrals; Teller balancing;
      ATM balancing; Cashier's checks; Regulation CC; Safe deposit boxes`,
    related: '43-4141 41-3031 41-2011',
  },
  {
    soc: '43-4011',
    name: 'Brokerage Clerks',
    titles: `
      Brokerage Clerk; Trade Support Analyst; Securities Clerk; Brokerage Operations Associate;
      Trading Assistant; Operations Analyst Securities; Trade Settlement Specialist; Settlement Clerk;
      Transfer Agent Clerk; Margin Clerk; Securities Operations Specialist; Investment Operations Analyst;
      Fund Operations Analyst; Dividend Clerk; Sales Assistant Brokerage;
      Client Service Associate Brokerage; Registered Client Associate; Wire Operator;
      Investment Operations Associate; Trade Operations Associate`,
    skills: `
      Trade settlement; Corporate actions; Trade reconciliation; Account transfers; DTCC; Margin calls;
      Securities processing; Trade confirmations`,
    related: '41-3031 43-4141 13-2051',
  },
  {
    soc: '43-4031',
    name: 'Court, Municipal, and License Clerks',
    titles: `
      Court Clerk; Deputy Clerk; Municipal Clerk; City Clerk; License Clerk; DMV Clerk; County Clerk;
      Clerk of Court; Courtroom Clerk; Town Clerk; Permit Technician; Motor Vehicle Clerk; Court Assistant;
      Village Clerk; Permit Clerk; Traffic Court Clerk; Election Clerk; Judicial Secretary Clerk;
      Deputy Court Clerk; Court Services Specialist; Motor Vehicle Representative;
      Court Operations Specialist; Vital Records Clerk; Deputy City Clerk; Court Administrator;
      Docket Clerk; Marriage License Clerk; Voter Registration Clerk; Poll Worker`,
    skills: `
      Court docketing; Case filing; Records certification; License issuance; Meeting minutes;
      Public counter service; Fee collection; Odyssey case management; Notary; Election procedures`,
    related: '43-4199.01 23-2011 43-4071',
  },
  {
    soc: '43-4041',
    name: 'Credit Authorizers, Checkers, and Clerks',
    titles: `
      Credit Clerk; Credit Authorizer; Credit Checker; Credit Processor; Credit Reference Clerk;
      Credit Representative; Credit Investigator; Credit Associate; Credit Coordinator;
      Credit Approval Clerk; Authorization Clerk; Charge Account Clerk; Credit Assistant;
      Credit Verification Clerk; Credit Application Processor; Funding Specialist`,
    skills: `
      Credit applications; Credit bureau reports; Credit limit review; Application verification;
      Reference checks for credit; Account approvals; Trade references`,
    related: '13-2041 43-4131 43-3011',
  },
  {
    soc: '43-4051',
    name: 'Customer Service Representatives',
    titles: `
      Customer Service Representative; CSR; Customer Service Associate; Call Center Representative;
      Call Center Agent; Customer Support Representative; Customer Service Agent;
      Customer Service Specialist; Customer Care Representative; Client Services Representative;
      Customer Support Specialist; Customer Support Agent; Contact Center Representative;
      Customer Experience Representative; Customer Service Advisor;
      Bilingual Customer Service Representative; Client Service Specialist;
      Customer Relations Representative; Inbound Customer Service Representative; Chat Support Agent;
      Customer Service Clerk; Client Support Specialist; Customer Service Coordinator;
      Customer Experience Specialist; Remote Customer Service Representative; Customer Care Specialist;
      Customer Happiness Specialist; Customer Advocate; Guest Services Representative;
      Service Representative; Call Center Associate; Customer Care Associate; Customer Service Rep;
      Patient Service Representative Call Center; Claims Customer Service Representative;
      Work From Home Customer Service; Contact Center Agent; Support Representative;
      Client Services Coordinator; Customer Service Assistant; Email Support Specialist;
      Warranty Administrator; Customer Account Representative; Customer Solutions Specialist;
      Client Care Specialist; Technical Customer Service Representative; Escalation Specialist;
      Complaint Specialist; Customer Operations Associate; Member Advocate; Call Taker;
      Dispatcher Customer Service; Client Service Associate`,
    skills: `
      Customer service; Zendesk; Call handling; Complaint resolution; CRM data entry; Live chat support;
      Phone etiquette; Order status; De-escalation on calls; First call resolution; Freshdesk;
      Average handle time`,
    related: '43-4171 43-1011 41-3091 43-4151',
  },
  {
    soc: '43-4061',
    name: 'Eligibility Interviewers, Government Programs',
    titles: `
      Eligibility Specialist; Eligibility Worker; Benefits Eligibility Specialist; Eligibility Technician;
      Medicaid Specialist; Income Maintenance Caseworker; Eligibility Interviewer;
      Public Assistance Caseworker; Eligibility Caseworker; Social Security Claims Specialist;
      Human Services Eligibility Specialist; Medicaid Eligibility Specialist;
      Unemployment Claims Interviewer; Benefits Counselor; Claims Specialist Social Security;
      Family Independence Specialist; Veterans Service Representative; Veterans Service Officer;
      SNAP Eligibility Worker; Financial Assistance Worker; Section 8 Specialist;
      Workforce Services Specialist; Economic Support Specialist`,
    skills: `
      Medicaid eligibility; SNAP benefits; Income verification for benefits; Public assistance interviews;
      TANF; Social Security programs; Case determinations; Unemployment insurance`,
    related: '21-1093 43-4111 13-1041',
  },
  {
    soc: '43-4071',
    name: 'File Clerks',
    titles: `
      File Clerk; Filing Clerk; Records Clerk; Document Clerk; Records Technician; Document Scanner;
      Scanning Clerk; Records Assistant; Document Imaging Specialist; Records Coordinator; File Room Clerk;
      Document Processor; Legal File Clerk; Police Records Clerk; Imaging Clerk; Archives Clerk;
      Records Associate; Document Imaging Clerk; Police Records Specialist; Scan Operator;
      Document Prep Clerk; Filing Assistant`,
    skills: `
      Filing systems; Document scanning; Alphabetical filing; Record retrieval; Document imaging; Indexing;
      Confidential records handling; Shredding schedules`,
    related: '43-9061 15-1299.03 43-9021',
  },
  {
    soc: '43-4081',
    name: 'Hotel, Motel, and Resort Desk Clerks',
    titles: `
      Front Desk Agent; Hotel Front Desk Clerk; Front Desk Clerk; Guest Service Agent;
      Guest Service Representative; Hotel Receptionist; Night Audit Clerk; Hotel Desk Clerk;
      Front Office Agent; Front Desk Associate; Hotel Clerk; Guest Services Agent; Hotel Front Desk Agent;
      Resort Desk Clerk; Front Desk Representative; Front Desk Attendant; Guest Services Associate;
      Motel Clerk; Front Desk Host; Hotel Guest Services; Reservations and Front Desk Agent; Night Audit;
      Front Office Associate; Guest Relations Agent; Overnight Front Desk Agent; Campground Host;
      Guest Experience Agent`,
    skills: `
      Guest check-in; Hotel reservations; Property management systems; Room assignments; Key cards;
      Guest complaints; OnQ; Night audit reports; Cash drop procedures`,
    related: '43-4171 39-6012 43-4181',
  },
  {
    soc: '43-4111',
    name: 'Interviewers, Except Eligibility and Loan',
    titles: `
      Telephone Interviewer; Field Interviewer; Survey Interviewer; Market Research Interviewer;
      Patient Intake Representative; Interviewer; Census Enumerator; Census Taker; Enumerator; Survey Taker;
      Patient Registrar; Patient Registration Specialist; Patient Access Representative;
      Hospital Admitting Clerk; Admitting Representative; Patient Access Specialist;
      Admissions Clerk Hospital; Registration Clerk Hospital; Patient Registration Representative;
      Admitting Clerk; Patient Access Associate; Patient Registration Clerk; Mystery Shopper;
      Emergency Department Registrar; Patient Representative; Admissions Coordinator; Research Interviewer;
      Focus Group Recruiter`,
    skills: `
      Patient registration; Insurance eligibility checks; Survey scripts; Structured interviewing;
      Demographic data capture; Copay collection; Field enumeration; Admission paperwork; Consent forms`,
    related: '43-4171.01 43-4051 19-3022',
  },
  {
    soc: '43-4121',
    name: 'Library Assistants, Clerical',
    titles: `
      Library Assistant; Library Clerk; Library Aide; Library Page; Circulation Clerk;
      Circulation Assistant; Library Page Shelver; Library Circulation Clerk; Library Shelver;
      Student Library Assistant; Library Attendant; Book Shelver; Library Circulation Assistant;
      Bookmobile Driver; Library Customer Service Assistant; Childrens Library Assistant`,
    skills: `
      Book shelving; Patron check-out; Library card registration; Holds processing; Book mending;
      Fines handling; Shelf reading`,
    related: '25-4031 25-4022 43-9061',
  },
  {
    soc: '43-4131',
    name: 'Loan Interviewers and Clerks',
    titles: `
      Loan Processor; Mortgage Loan Processor; Mortgage Processor; Loan Clerk; Loan Closer; Mortgage Closer;
      Loan Servicing Specialist; Loan Assistant; Loan Interviewer; Mortgage Loan Closer; Loan Coordinator;
      Loan Administrator; Loan Operations Specialist; Loan Servicing Representative; Mortgage Post Closer;
      Loan Documentation Specialist; Mortgage Servicing Specialist; Loan Specialist; Loan Officer Assistant;
      Commercial Loan Processor; Loan Support Specialist; Loan Setup Specialist; Post Closing Specialist;
      Escrow Analyst; Loan Funder; Credit and Loan Clerk; Mortgage Coordinator`,
    skills: `
      Loan processing; Loan closing documents; Encompass360; Escrow analysis; Loan file setup;
      Disclosure preparation; Title ordering; Loan boarding; Condition clearing`,
    related: '13-2072 43-4041 43-4141',
  },
  {
    soc: '43-4141',
    name: 'New Accounts Clerks',
    titles: `
      New Accounts Clerk; New Accounts Representative; Account Opening Specialist; New Account Specialist;
      Account Services Representative; Bank Service Representative; New Accounts Specialist;
      Banking Services Representative; Account Services Specialist; Customer Account Opening Clerk;
      Deposit Operations Specialist; Deposit Operations Clerk; Bank Operations Specialist;
      Financial Service Representative Bank; New Client Onboarding Specialist;
      Credit Union Service Representative; Bank Customer Service Representative`,
    skills: `
      New account opening; CIP verification; Deposit account maintenance; Signature cards; ACH processing;
      Certificate of deposit; Debit card issuance; Account disclosures`,
    related: '43-3071 41-3031 43-4051',
  },
  {
    soc: '43-4151',
    name: 'Order Clerks',
    titles: `
      Order Clerk; Order Entry Clerk; Order Processor; Order Entry Specialist; Order Management Specialist;
      Order Taker; Sales Order Processor; Order Coordinator; Order Processing Clerk; Order Desk Clerk;
      Order Fulfillment Coordinator; Order Administrator; Sales Order Clerk; Catalog Order Clerk;
      Customer Order Specialist; Order Entry Representative; Order Analyst; Order Processing Specialist;
      Subscription Clerk; Order Specialist; Order Management Coordinator`,
    skills: `
      Order entry; Order management systems; Backorder tracking; Order acknowledgment; Pricing verification;
      EDI orders; Product availability checks; Sales order processing`,
    related: '43-4051 43-5071 43-6014',
  },
  {
    soc: '43-4161',
    name: 'Human Resources Assistants',
    titles: `
      HR Assistant; Human Resources Assistant; Human Resources Clerk; HR Clerk; Personnel Assistant;
      HR Administrative Assistant; Personnel Clerk; HR Support Specialist; Recruiting Assistant;
      Human Resources Technician; Personnel Technician; HR Technician; HR Intern; Human Resources Support;
      Staffing Assistant; HR Office Assistant; Personnel Coordinator; Human Resources Aide`,
    skills: `
      Personnel files; New hire paperwork; Employment verification; Interview scheduling; HR data entry;
      Background check processing; Badge issuance; Benefits paperwork`,
    related: '13-1071 43-6014 43-3051',
  },
  {
    soc: '43-4171',
    name: 'Receptionists and Information Clerks',
    titles: `
      Receptionist; Front Desk Receptionist; Office Receptionist; Front Desk Coordinator; Information Clerk;
      Front Desk Assistant; Corporate Receptionist; Greeter; Salon Receptionist; Spa Receptionist;
      Front Office Receptionist; Desk Attendant; Gym Receptionist; Front Desk Staff;
      Receptionist Administrative Assistant; Law Firm Receptionist; Information Desk Clerk;
      Appointment Scheduler; Veterinary Receptionist; Client Service Coordinator Salon;
      Bilingual Receptionist; Scheduling Coordinator; Visitor Services Associate; Spa Coordinator;
      Reception Clerk; Information Specialist Desk; Appointment Clerk; Salon Coordinator;
      Welcome Desk Associate; Visitor Center Attendant; Veterinary Client Service Representative;
      Client Care Coordinator; Fitness Front Desk Associate; School Receptionist;
      Member Services Desk Attendant; Scheduler; Medical Scheduler; Patient Scheduler`,
    skills: `
      Greeting visitors; Phone answering; Appointment scheduling; Visitor badges; Mail sorting at desk;
      Front desk; Calendar booking; Conference room scheduling; Message relay`,
    related: '43-6014 43-4171.01 43-4081 43-4051',
  },
  {
    soc: '43-4171.01',
    name: 'Medical and Dental Receptionists',
    titles: `
      Medical Receptionist; Dental Receptionist; Patient Service Representative;
      Patient Services Representative; Medical Office Receptionist; Front Desk Medical Receptionist;
      Patient Care Coordinator; Dental Front Desk; Patient Services Coordinator; Medical Front Desk;
      Patient Coordinator; Dental Office Receptionist; Dental Treatment Coordinator; Treatment Coordinator;
      Front Office Medical Assistant; Patient Service Coordinator; Front Desk Receptionist Medical Office;
      Patient Services Specialist; Doctor's Office Receptionist; Clinic Receptionist;
      Patient Service Specialist; Dental Scheduling Coordinator; Patient Representative Front Desk;
      Optical Receptionist; Orthodontic Receptionist; Referral Coordinator; Referral Specialist;
      Prior Authorization Specialist; Clinic Coordinator`,
    skills: `
      Patient check-in; Copayments; Referral processing; Appointment reminders; Dental treatment plans;
      Patient portal; Insurance cards; Athenahealth; Open Dental; Recall scheduling`,
    related: '43-6013 43-4171 31-9092 43-4111',
  },
  {
    soc: '43-4181',
    name: 'Reservation and Transportation Ticket Agents and Travel Clerks',
    titles: `
      Reservation Agent; Reservations Agent; Ticket Agent; Airline Customer Service Agent; Gate Agent;
      Airport Ticket Agent; Airline Ticket Agent; Reservationist; Reservation Sales Agent;
      Passenger Service Agent; Hotel Reservations Agent; Station Agent; Travel Clerk; Airline Gate Agent;
      Airport Customer Service Agent; Reservations Coordinator; Rail Ticket Agent; Bus Ticket Agent;
      Reservation Specialist; Airline Reservation Agent; Airport Agent; Reservations Specialist;
      Passenger Service Representative; Check-In Agent; Guest Service Agent Airline;
      Cruise Reservation Agent; Rental Car Reservation Agent`,
    skills: `
      Airline reservations; Boarding procedures; Baggage check; Ticketing; Seat assignments;
      Flight irregularities; Sabre; Reservation databases; Group bookings`,
    related: '41-3041 43-4081 53-2031',
  },
  {
    soc: '43-4199.01',
    name: 'Government and Information Clerks, All Other',
    titles: `
      Administrative Clerk; Information Officer Clerk; Postal Information Clerk; Passport Specialist;
      Passport Clerk; Tax Clerk; Zoning Clerk; Benefits Clerk; Program Support Assistant; Voucher Examiner;
      Public Service Clerk; Program Clerk; Government Clerk; Social Insurance Clerk; Office Services Clerk;
      Financial Aid Assistant; Financial Aid Clerk; Registrar Assistant; Registration Clerk;
      Student Services Assistant; Registrar's Office Clerk; Title Clerk; DMV Title Clerk;
      Automotive Title Clerk`,
    skills: `
      Government forms; Passport applications; Public inquiries; Title and registration paperwork;
      Student records; Financial aid processing; Program intake desk`,
    related: '43-4031 43-9061 43-6014',
  },
  {
    soc: '43-5011',
    name: 'Cargo and Freight Agents',
    titles: `
      Freight Broker; Freight Forwarder; Cargo Agent; Freight Agent; Freight Coordinator;
      Freight Forwarding Agent; Air Freight Agent; Shipping Agent; Ocean Export Agent;
      Carrier Sales Representative; Load Planner; Import Export Coordinator; Logistics Account Executive;
      Freight Broker Agent; Cargo Coordinator; Ocean Import Agent; Transportation Coordinator;
      Transportation Broker; Freight Specialist; Air Import Coordinator; Carrier Representative;
      Freight Dispatcher Broker; Export Documentation Specialist; Freight Rate Specialist;
      Track and Trace Coordinator`,
    skills: `
      Freight brokerage; Bills of lading; Freight rates; DAT load board; Export documentation;
      Carrier relations; Air waybills; Customs paperwork; Shipment tracing; Ocean freight`,
    related: '13-1081 43-5032 43-5071',
  },
  {
    soc: '43-5021',
    name: 'Couriers and Messengers',
    titles: `
      Courier; Messenger; Delivery Courier; Medical Courier; Bike Messenger; Office Runner; Courier Driver;
      Document Courier; Bicycle Courier; Same Day Courier; Legal Messenger; Legal Runner; Specimen Courier;
      Lab Courier; Inter-Office Messenger; Bank Courier; On-Demand Courier; Runner; Independent Courier;
      Mail Courier`,
    skills: `
      Timed deliveries; Route knowledge in cities; Specimen transport; Proof of delivery; Bicycle riding;
      Chain of custody delivery; Clean driving record`,
    related: '53-3031 43-5052 53-3033',
  },
  {
    soc: '43-5031',
    name: 'Public Safety Telecommunicators',
    titles: `
      911 Dispatcher; Emergency Dispatcher; 911 Operator; Police Dispatcher; Public Safety Dispatcher;
      Fire Dispatcher; Emergency Communications Officer; Public Safety Telecommunicator; Telecommunicator;
      Emergency Medical Dispatcher; Communications Officer 911; EMS Dispatcher; Emergency Call Taker;
      Communications Dispatcher; 911 Call Taker; Emergency Telecommunicator; Ambulance Dispatcher;
      Sheriff Dispatcher; Emergency Communications Specialist; Campus Police Dispatcher;
      Police Communications Operator; 911 Telecommunicator; Emergency Communications Dispatcher`,
    skills: `
      Computer-aided dispatch; Emergency call taking; EMD certification; Radio communications; NCIC;
      CAD systems; Caller triage; Multi-tasking under stress`,
    related: '43-5032 33-3051 43-2011',
  },
  {
    soc: '43-5032',
    name: 'Dispatchers, Except Police, Fire, and Ambulance',
    titles: `
      Dispatcher; Truck Dispatcher; Transportation Dispatcher; Service Dispatcher; Fleet Dispatcher;
      Freight Dispatcher; Taxi Dispatcher; Dispatch Coordinator; Logistics Dispatcher; Tow Truck Dispatcher;
      Operations Dispatcher; HVAC Dispatcher; Trucking Dispatcher; Bus Dispatcher; Aircraft Dispatcher;
      Flight Dispatcher; Service Coordinator Dispatch; Driver Manager; Fleet Coordinator; Crew Scheduler;
      Concrete Dispatcher; Dispatch Clerk; Train Dispatcher; Courier Dispatcher; Route Coordinator;
      Field Service Dispatcher; School Bus Dispatcher; Dispatch Supervisor; Load Dispatcher;
      Fuel Dispatcher; Night Dispatcher; Dispatch Specialist; Field Service Coordinator`,
    skills: `
      Driver assignment; Hours of service rules; Route scheduling; Two-way radio dispatch; Load assignment;
      McLeod software; Samsara; Service call scheduling; GPS tracking`,
    related: '43-5011 43-5031 53-1047',
  },
  {
    soc: '43-5041',
    name: 'Meter Readers, Utilities',
    titles: `
      Meter Reader; Utility Meter Reader; Water Meter Reader; Gas Meter Reader; Electric Meter Reader;
      Meter Technician Reader; Field Meter Reader; Utility Field Representative; Water Meter Technician;
      AMR Technician; Meter Service Worker; Utility Service Representative Field; Meter Checker;
      Meter Field Technician; Water Service Representative`,
    skills: `
      Meter reading devices; Walking routes; Meter tampering detection; Handheld data collectors;
      Shut-off and turn-on; Leak detection; Dog safety`,
    related: '49-9012 53-3031 51-8031',
  },
  {
    soc: '43-5051',
    name: 'Postal Service Clerks',
    titles: `
      Postal Clerk; Postal Service Clerk; Post Office Clerk; Window Clerk; USPS Clerk;
      Postal Support Employee; PSE Clerk; Mail Sorter Postal; Sales and Services Distribution Associate;
      Distribution Clerk Postal; Postal Window Clerk; Mail Processing Clerk; Mail Handler;
      Mail Handler Assistant; Postal Worker; Mail Sorter; Postal Mail Sorter; Mail Processor;
      Parcel Sorter Postal`,
    skills: `
      Postage sales; Mail sorting; Parcel acceptance; Money orders; Zip code schemes;
      Mail processing equipment; Window service; Certified mail`,
    related: '43-5052 43-9051 11-9131',
  },
  {
    soc: '43-5052',
    name: 'Postal Service Mail Carriers',
    titles: `
      Mail Carrier; Letter Carrier; City Carrier Assistant; CCA; Rural Carrier Associate; RCA;
      Postal Carrier; Mailman; Rural Mail Carrier; USPS Mail Carrier; Postal Delivery Worker;
      City Letter Carrier; Assistant Rural Carrier; Mail Deliverer; Rural Carrier; Postman;
      Highway Contract Route Driver; Postal Delivery Driver; City Carrier`,
    skills: `
      Mail delivery; Mail casing; Route driving; Satchel carrying; Parcel scanning; Delivery sequence;
      Safe driving of mail vehicles`,
    related: '43-5051 43-5021 53-3033',
  },
  {
    soc: '43-5061',
    name: 'Production, Planning, and Expediting Clerks',
    titles: `
      Production Planner; Production Scheduler; Production Coordinator; Expeditor; Planning Clerk;
      Production Control Clerk; Production Clerk; Expediter; Master Scheduler; Material Planner;
      Materials Coordinator; Manufacturing Scheduler; Production Planning Clerk;
      Production Control Coordinator; Material Expediter; Schedule Coordinator; Production Expeditor;
      Material Controller; Traffic Coordinator Production; Maintenance Planner; Maintenance Scheduler;
      Material Control Specialist; Print Production Coordinator; Production Control Planner;
      Production Administrator; Planner Scheduler`,
    skills: `
      Master production schedule; MRP; Work orders; Shop order release; Material shortages;
      Lead time tracking; Production reports; ERP scheduling; Expediting shipments`,
    related: '13-1081 43-5071 11-3051',
  },
  {
    soc: '43-5071',
    name: 'Shipping, Receiving, and Inventory Clerks',
    titles: `
      Shipping and Receiving Clerk; Shipping Clerk; Receiving Clerk; Inventory Clerk; Warehouse Clerk;
      Shipping Associate; Shipping Coordinator; Receiving Associate; Inventory Control Specialist;
      Inventory Specialist; Warehouse Specialist; Shipping Specialist; Materials Clerk; Stockroom Clerk;
      Inventory Control Clerk; Warehouse Coordinator; Receiver; Traffic Clerk; Inventory Associate;
      Shipping Receiving Associate; Cycle Counter; Inventory Auditor; Inventory Coordinator;
      Warehouse Administrator; Tool Crib Attendant; Parts Room Clerk; Material Coordinator Warehouse;
      Shipping Lead; Inventory Control Associate; Receiving Specialist; Receiving Lead;
      Inventory Technician; Dock Clerk; Supply Technician; Inventory Control Analyst; Supply Specialist;
      Logistics Clerk; Storekeeper; Stockkeeper; Yard Clerk; Storeroom Clerk`,
    skills: `
      Shipping documents; Receiving inspection; Cycle counts; UPS WorldShip; RF scanners; Inventory records;
      Packing slips; FedEx Ship Manager; Hazmat shipping; Freight counts; Stock rotation`,
    related: '53-7065 53-7062 43-5061',
  },
  {
    soc: '43-5111',
    name: 'Weighers, Measurers, Checkers, and Samplers',
    titles: `
      Scale Operator; Weighmaster; Scale House Operator; Sampler; Scale Clerk; Weigher;
      Checker Recordkeeping; Grain Sampler; Truck Scale Operator; Landfill Scale Attendant;
      Material Weigher; Weighbridge Operator; Sample Clerk; Scalehouse Attendant; Quality Sampler;
      Scaler Logs; Grain Inspector Sampler; Batch Weigher`,
    skills: `
      Truck scales; Weight tickets; Load verification; Sampling probes; Tare weights; Material records;
      Moisture meters`,
    related: '43-5071 51-9061 43-5061',
  },
  {
    soc: '43-6011',
    name: 'Executive Secretaries and Executive Administrative Assistants',
    titles: `
      Executive Assistant; EA; Executive Administrative Assistant; Executive Secretary; Assistant to CEO;
      C-Suite Executive Assistant; Executive Coordinator; Executive Assistant to the CEO;
      Assistant to the President; Executive Support Specialist; Office of the CEO Coordinator;
      Executive Personal Assistant; Personal Assistant; Celebrity Personal Assistant; Board Secretary;
      Virtual Executive Assistant; Executive Business Partner; Administrative Assistant to the Director;
      Senior Executive Secretary; Private Secretary`,
    skills: `
      Calendar management; Travel arrangements; Board meeting preparation; Expense reporting;
      Confidential correspondence; Concur; Executive support; Meeting agendas; Gatekeeping`,
    related: '43-6014 11-3012 43-1011',
  },
  {
    soc: '43-6012',
    name: 'Legal Secretaries and Administrative Assistants',
    titles: `
      Legal Secretary; Legal Administrative Assistant; Litigation Secretary; Legal Office Assistant;
      Judicial Secretary; Law Secretary; Legal Practice Assistant; Legal Executive Assistant;
      Law Office Secretary; Legal Admin; Legal Support Assistant; Legal Word Processor; Legal Receptionist;
      Law Clerk Secretary; Trademark Legal Secretary; Litigation Legal Secretary; Docketing Specialist;
      Docketing Clerk; Legal Intake Specialist`,
    skills: `
      Legal correspondence; Court e-filing; Pleadings formatting; Docketing; Legal dictation; Client files;
      Attorney calendars; Legal billing entry`,
    related: '23-2011 43-6014 43-6011',
  },
  {
    soc: '43-6013',
    name: 'Medical Secretaries and Administrative Assistants',
    titles: `
      Medical Secretary; Medical Administrative Assistant; Medical Office Specialist; Unit Secretary;
      Ward Clerk; Health Unit Coordinator; Unit Clerk; Medical Office Coordinator;
      Medical Administrative Specialist; Hospital Secretary; Medical Office Secretary; Health Unit Clerk;
      Unit Coordinator Hospital; Physician Office Assistant; Medical Staff Coordinator; Ward Secretary;
      Surgery Scheduler; Surgical Scheduler; Surgical Coordinator; Credentialing Specialist;
      Credentialing Coordinator; Medical Office Administrator; Nursing Unit Clerk; HUC;
      Provider Enrollment Specialist; Medical Clerk; Hospital Unit Clerk; Clinic Secretary;
      Clinical Secretary`,
    skills: `
      Medical scheduling; Chart preparation; Physician orders transcription; Provider credentialing; CAQH;
      Hospital admissions paperwork; Surgery scheduling; Medical correspondence; Fax and referral management`,
    related: '43-4171.01 43-6014 31-9092',
  },
  {
    soc: '43-6014',
    name: 'Secretaries and Administrative Assistants',
    titles: `
      Administrative Assistant; Admin Assistant; Secretary; Office Administrator;
      Administrative Coordinator; Office Coordinator; Administrative Specialist; Administrative Associate;
      School Secretary; Department Secretary; Administrator; Virtual Assistant; Office Secretary;
      Administrative Professional; Admin; Church Secretary; Administrative Secretary; Program Assistant;
      Administrative Support Assistant; Staff Assistant; Project Assistant; Administrative Aide;
      Administrative Officer; Administrative Support Specialist; Department Assistant; Sales Assistant;
      School Office Assistant; Faculty Assistant; Administrative Technician; Sales Coordinator;
      Department Coordinator; Construction Administrative Assistant; Marketing Administrative Assistant;
      Program Coordinator; Program Administrator; Team Assistant; Sales Administrator;
      Sales Support Specialist; Department Administrator; Support Specialist Administrative;
      Front Office Administrator; School Administrative Assistant; Real Estate Administrative Assistant;
      Recording Secretary; Operations Assistant; Operations Coordinator; Operations Administrator;
      Academic Secretary; Construction Office Assistant; Site Administrator; Administrative Analyst;
      Business Administrator; Operations Associate; Operations Specialist; Business Support Specialist;
      Sales Support Representative`,
    skills: `
      Microsoft Office; Typing; Scheduling; Office supplies; Correspondence; Meeting coordination; Outlook;
      Travel booking; Filing; Minute taking; Google Workspace; Database maintenance`,
    related: '43-6011 43-9061 43-4171 43-6013',
  },
  {
    soc: '43-9021',
    name: 'Data Entry Keyers',
    titles: `
      Data Entry Clerk; Data Entry Operator; Data Entry Specialist; Data Entry; Data Entry Keyer;
      Data Processor; Data Entry Associate; Keyer; Data Entry Technician; Data Clerk;
      Remote Data Entry Clerk; Data Input Clerk; Keypunch Operator; Data Capture Specialist;
      Data Entry Representative; Data Typist; Data Entry Administrator; Data Processing Clerk;
      Data Verification Clerk; Data Conversion Operator; Data Annotator; Data Labeler; Data Entry Assistant`,
    skills: `
      Alphanumeric data entry; 10-key by touch; Data verification; Keystrokes per hour; Spreadsheet entry;
      Data accuracy checks; Form transcription; Data annotation`,
    related: '43-9061 43-4071 43-9022',
  },
  {
    soc: '43-9022',
    name: 'Word Processors and Typists',
    titles: `
      Typist; Word Processor; Transcriptionist; Clerk Typist; Word Processing Specialist; Transcriber;
      Audio Transcriptionist; Word Processing Operator; General Transcriptionist; Transcription Specialist;
      Dictation Typist; Police Transcriptionist; Document Typist; Report Typist; Secretary Typist;
      Transcription Typist; Word Processing Technician`,
    skills: `
      Touch typing; Transcription; Document formatting; Audio transcription; Express Scribe; Mail merge;
      Dictation; Proofing typed documents`,
    related: '43-9021 31-9094 27-3092',
  },
  {
    soc: '43-9031',
    name: 'Desktop Publishers',
    titles: `
      Desktop Publisher; Desktop Publishing Specialist; Prepress Designer; Typesetter;
      Publications Specialist; Electronic Publishing Specialist; Desktop Publishing Operator;
      Layout Technician; Publishing Specialist; Document Designer; Compositor Publishing;
      Advertising Layout Specialist; Page Designer; Magazine Layout Artist; Formatting Specialist;
      Newspaper Page Designer; eBook Formatter`,
    skills: `
      Page layout; QuarkXPress; Typesetting; Prepress files; InDesign layout; PDF production;
      Book formatting; Print specifications; Ebook formatting`,
    related: '27-1024 51-5111 27-3041',
  },
  {
    soc: '43-9041',
    name: 'Insurance Claims and Policy Processing Clerks',
    titles: `
      Claims Processor; Insurance Clerk; Claims Clerk; Policy Processor; Insurance Processor;
      Medical Claims Processor; Claims Assistant; Policy Service Representative;
      Insurance Verification Specialist; Insurance Coordinator; Claims Processing Specialist;
      Insurance Assistant; Policy Services Specialist; Insurance Service Representative;
      Policy Administrator; Claims Coordinator; Underwriting Clerk;
      Insurance Customer Service Representative; Claims Associate; Insurance Specialist;
      Claims Service Representative; Insurance Verification Representative;
      Benefits Verification Specialist; Insurance Processing Clerk; Underwriting Support Specialist;
      Claims Administrator; Policy Issue Clerk; Insurance Account Representative; Policy Analyst Insurance;
      Enrollment Specialist Insurance; Certificate Specialist Insurance`,
    skills: `
      Claims data entry; Policy endorsements; Insurance benefits verification; Claims adjudication;
      Certificates of insurance; Policy renewals; Claim file setup; AMS360; Premium audits`,
    related: '13-1031 43-3021.01 41-3021',
  },
  {
    soc: '43-9051',
    name: 'Mail Clerks and Mail Machine Operators',
    titles: `
      Mail Clerk; Mailroom Clerk; Mailroom Associate; Mail Machine Operator; Inserter Operator;
      Mailroom Assistant; Mail Room Clerk; Mail Services Clerk; Mail Room Associate;
      Mailing Machine Operator; Mailroom Specialist; Bindery Mail Operator; Mail Distribution Clerk;
      Mailroom Technician; Mail Inserter Operator; Mailroom Attendant; Direct Mail Specialist;
      Package Room Attendant; Mail Coordinator; Mail Technician`,
    skills: `
      Mail metering; Inserting machines; Bulk mail preparation; Pitney Bowes; Interoffice mail;
      Package logging; Presort; Certified mail handling`,
    related: '43-5051 43-9061 43-5071',
  },
  {
    soc: '43-9061',
    name: 'Office Clerks, General',
    titles: `
      Office Clerk; Office Assistant; General Clerk; Clerk; General Office Clerk; Clerical Assistant;
      Office Associate; Office Support Assistant; Clerical Worker; Office Aide; Clerical Support;
      Office Support Specialist; Office Technician; Office Specialist; Office Helper; Clerical Specialist;
      Office Staff; Clerical Associate; Office Worker; Student Office Assistant; Front Office Clerk;
      General Office Assistant; Department Clerk; Administrative Intern; Back Office Assistant;
      Back Office Clerk; Office Services Assistant; Office Services Associate; Clerical Aide; Support Clerk`,
    skills: `
      Photocopying; General filing; Data input; Answering phones; Envelope stuffing; Office equipment;
      Sorting mail; Basic bookkeeping; Form processing`,
    related: '43-6014 43-9021 43-4071',
  },
  {
    soc: '43-9071',
    name: 'Office Machine Operators',
    titles: `
      Copy Center Operator; Copy Machine Operator; Duplicating Machine Operator; Copy Center Specialist;
      Reprographics Technician; Copy Operator; Reprographic Operator; Print Shop Clerk; Scanner Operator;
      Microfilm Operator; Check Processing Operator; Office Machine Operator; Print Center Associate;
      Print and Copy Associate; Duplicating Technician; Copy and Print Associate; Print Associate;
      Document Production Specialist`,
    skills: `
      High-speed copiers; Binding documents; Wide format scanning; Paper stock loading; Print job tickets;
      Laminating; Microfilm; Finishing equipment`,
    related: '51-5112 43-9061 43-9051',
  },
  {
    soc: '43-9081',
    name: 'Proofreaders and Copy Markers',
    titles: `
      Proofreader; Copy Marker; Editorial Proofreader; Proofreading Specialist; Legal Proofreader;
      Copy Reader; Freelance Proofreader; Marketing Proofreader; Proof Reader; Proofreader Copy Editor;
      Quality Proofreader; Pharmaceutical Proofreader; Transcript Proofreader; Advertising Proofreader;
      Braille Proofreader`,
    skills: `
      Proofreading marks; Grammar; Galley proofs; Spelling and punctuation; Style sheet compliance;
      Comparison proofing; AMA style; Acrobat markup`,
    related: '27-3041 43-9022 27-3043',
  },
  {
    soc: '43-9111',
    name: 'Statistical Assistants',
    titles: `
      Statistical Assistant; Statistical Clerk; Data Assistant; Research Data Assistant;
      Statistical Technician; Data Technician; Actuarial Clerk; Statistics Clerk; Data Coordinator;
      Compiler Statistics; Institutional Research Assistant; Survey Data Clerk; Statistical Aide;
      Data Control Clerk; Data Management Assistant`,
    skills: `
      Data tabulation; Coding survey responses; Descriptive statistics; Data validation;
      Chart preparation in Excel; Data file maintenance; SPSS data entry`,
    related: '15-2041 43-9021 19-4061',
  },
];
