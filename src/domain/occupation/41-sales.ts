import type { OccupationSource } from './occupation.ts';

export const sales: OccupationSource[] = [
  {
    soc: '41-1011',
    name: 'First-Line Supervisors of Retail Sales Workers',
    titles: `
      Store Manager; Retail Store Manager; Assistant Store Manager; Retail Manager; Retail Supervisor;
      Department Manager; Assistant Manager Retail; Department Supervisor; Key Holder;
      Shift Supervisor Retail; Front End Manager; Grocery Manager; Retail Team Lead; Sales Floor Supervisor;
      Produce Manager; Head Cashier; Customer Service Manager Retail; Co-Manager; Boutique Manager;
      Convenience Store Manager; Meat Department Manager; Deli Manager; Bakery Manager; Gas Station Manager;
      Retail Operations Manager; Team Leader Retail; Dispensary Manager; Front End Supervisor; Keyholder;
      Store Supervisor; Assistant Manager; Store Leader; Shift Lead Retail; Dollar Store Manager;
      Customer Service Supervisor Retail; Store Director; Pro Shop Manager; Parts Manager`,
    skills: `
      Store operations; Retail scheduling; Merchandise standards; Loss control; Sales floor leadership;
      Cash office; Opening and closing the store; Retail hiring; Comparable store sales; Inventory counts`,
    related: '41-2031 11-1021 41-1012 13-1022',
  },
  {
    soc: '41-1012',
    name: 'First-Line Supervisors of Non-Retail Sales Workers',
    titles: `
      Sales Supervisor; Inside Sales Supervisor; Sales Team Leader; Call Center Sales Manager;
      Field Sales Supervisor; Telemarketing Supervisor; Telemarketing Manager; Route Sales Supervisor;
      Outside Sales Manager; SDR Manager; Sales Development Manager; Business Development Team Lead;
      Sales Lead; Wholesale Sales Supervisor; Insurance Sales Manager; Sales Floor Manager Call Center;
      Account Management Team Lead; Sales Effectiveness Manager; Membership Sales Manager`,
    skills: `
      Sales floor coaching; Call monitoring for sales; Daily sales huddles; Quota tracking; Ride-alongs;
      Sales scripts; Team incentive contests; Pipeline reviews`,
    related: '11-2022 41-3091 41-9041',
  },
  {
    soc: '41-2011',
    name: 'Cashiers',
    titles: `
      Cashier; Retail Cashier; Front End Cashier; Checker; Grocery Cashier; Store Cashier;
      Cashier Associate; Checkout Clerk; Gas Station Attendant Cashier; Convenience Store Clerk;
      Toll Collector; Cashier Customer Service; Gas Station Cashier; Box Office Cashier;
      Self Checkout Attendant; Courtesy Clerk; Checkout Operator; Ticket Seller; Grocery Checker;
      Supermarket Cashier; Box Office Attendant; Ticket Agent Box Office; Restaurant Cashier;
      Cafeteria Cashier; Front End Associate; Cashier Stocker; Gift Shop Cashier; Parking Cashier;
      Front End Service Clerk`,
    skills: `
      Cash register operation; Credit card processing; Change making; Barcode scanning; Bagging;
      Cash drawer balancing; Age verification; Returns and exchanges; WIC and EBT transactions`,
    related: '41-2031 35-3023 43-3071',
  },
  {
    soc: '41-2012',
    name: 'Gambling Change Persons and Booth Cashiers',
    titles: `
      Casino Cashier; Cage Cashier; Casino Cage Cashier; Change Attendant; Booth Cashier; Slot Cashier;
      Casino Change Person; Gaming Cashier; Main Bank Cashier; Count Team Member; Soft Count Attendant;
      Hard Count Attendant; Casino Vault Cashier; Drop Team Member; Poker Cage Cashier;
      Casino Count Room Attendant`,
    skills: `
      Chip exchange; Marker processing; Cage balancing; Currency counting machines;
      Currency transaction reports; Fill slips; Drop box handling`,
    related: '41-2011 43-3041 39-3011',
  },
  {
    soc: '41-2021',
    name: 'Counter and Rental Clerks',
    titles: `
      Rental Agent; Counter Clerk; Car Rental Agent; Rental Sales Agent; Rental Clerk;
      Equipment Rental Clerk; Rental Counter Associate; Dry Cleaning Counter Clerk; Rental Associate;
      Ski Rental Technician; Tool Rental Associate; Rental Sales Representative; Storage Consultant;
      Self Storage Associate; Vehicle Rental Agent; Boat Rental Attendant; Counter Attendant Laundry;
      Service Advisor; Service Writer; Automotive Service Advisor; Rental Coordinator; Lube Advisor;
      Service Advisor Automotive; Furniture Rental Associate; Formalwear Consultant;
      Customer Service Advisor Automotive`,
    skills: `
      Rental agreements; Damage waivers; Repair order writing; Reservation systems;
      Equipment demonstrations for renters; Fleet check-in; Deposit collection; CDK Global; Menu selling;
      Garment tagging`,
    related: '41-2031 41-2022 43-4051',
  },
  {
    soc: '41-2022',
    name: 'Parts Salespersons',
    titles: `
      Parts Counter Person; Auto Parts Sales; Parts Associate; Parts Specialist; Auto Parts Specialist;
      Parts Sales Representative; Parts Counterman; Parts Salesperson; Parts Clerk; Parts Advisor;
      Auto Parts Delivery Specialist; Parts Professional; Parts Coordinator; Auto Parts Counter Person;
      Parts Consultant; Commercial Parts Pro; Tire Salesperson; Heavy Equipment Parts Sales;
      Parts Sales Associate; Parts Counter Associate; Parts Runner; Diesel Parts Specialist`,
    skills: `
      Electronic parts catalogs; Parts lookup; VIN decoding; Core returns; Parts inventory; Counter sales;
      Special orders; Mitchell 1; Wholesale parts delivery`,
    related: '41-2031 49-3023 43-5071',
  },
  {
    soc: '41-2031',
    name: 'Retail Salespersons',
    titles: `
      Sales Associate; Retail Sales Associate; Retail Associate; Salesperson; Retail Salesperson;
      Store Associate; Car Salesman; Clothing Sales Associate; Furniture Salesperson;
      Automotive Sales Consultant; Sales Consultant; Jewelry Sales Associate; Beauty Advisor;
      Cosmetics Sales Associate; Wireless Sales Consultant; Car Sales Consultant; Retail Sales Consultant;
      Shoe Salesperson; Retail Clerk; Product Specialist Automotive; Retail Sales Specialist; Sales Clerk;
      Bridal Consultant; Floor Sales Associate; Mattress Salesperson; Electronics Sales Associate;
      Budtender; Flooring Sales Associate; Sales Floor Associate; Fashion Consultant; Client Advisor;
      Team Member Retail; Retail Specialist; Personal Stylist; Retail Sales Representative;
      Auto Sales Associate; Internet Sales Consultant; Boutique Associate; Apple Specialist;
      Brand Associate; Bookseller; Paint Sales Associate; Seasonal Sales Associate; Garden Center Associate;
      Piercer; RV Sales Consultant; Appliance Sales Associate; Dispensary Associate; Store Clerk;
      Fragrance Advisor`,
    skills: `
      Product knowledge; Clienteling; Up-selling; Fitting room service; Point of sale; Closing techniques;
      Store displays; Product demonstrations in store; Loyalty program sign-ups; Add-on sales;
      Commission sales`,
    related: '41-2011 41-1011 53-7065 41-4012',
  },
  {
    soc: '41-3011',
    name: 'Advertising Sales Agents',
    titles: `
      Advertising Sales Representative; Advertising Account Executive; Media Sales Representative;
      Ad Sales Executive; Advertising Sales Agent; Media Account Executive; Digital Advertising Sales;
      Radio Sales Representative; Advertising Consultant; Media Consultant; Advertising Sales Manager;
      Newspaper Ad Sales; Sponsorship Sales Manager; Media Sales Executive; Multimedia Account Executive;
      Digital Media Sales Executive; Outdoor Advertising Sales; Ad Sales Representative;
      Programmatic Sales Manager; Television Account Executive; Local Sales Manager Media;
      Sponsorship Sales Executive; Yellow Pages Sales Representative`,
    skills: `
      Media sales; Rate cards; Ad proposals; Sponsorship packages; Nielsen ratings; Advertiser prospecting;
      Digital ad packages; Media kits; Insertion orders`,
    related: '41-3091 11-2011 13-1161',
  },
  {
    soc: '41-3021',
    name: 'Insurance Sales Agents',
    titles: `
      Insurance Agent; Insurance Sales Agent; Life Insurance Agent; Insurance Producer; Insurance Broker;
      Licensed Insurance Agent; Health Insurance Agent; Insurance Sales Representative;
      Property and Casualty Agent; Insurance Account Manager; Insurance Advisor;
      Commercial Lines Account Manager; Medicare Sales Agent; Personal Lines Agent; Captive Insurance Agent;
      Insurance Consultant; Insurance Account Executive; Final Expense Agent; Benefits Sales Consultant;
      Insurance Specialist Sales; Crop Insurance Agent; Personal Lines Account Manager;
      Licensed Insurance Sales Representative; Producer Insurance; Commercial Insurance Broker;
      Field Underwriter; Bail Bond Agent`,
    skills: `
      Life and health license; Property and casualty license; Insurance quoting; Policy reviews;
      Cross-selling policies; Applied Epic; Medicare Advantage; Needs-based selling; EZLynx`,
    related: '13-2052 43-9041 13-2053',
  },
  {
    soc: '41-3031',
    name: 'Securities, Commodities, and Financial Services Sales Agents',
    titles: `
      Stockbroker; Securities Broker; Financial Services Representative; Trader; Commodities Broker;
      Registered Representative; Stock Trader; Investment Representative; Financial Sales Consultant;
      Bond Trader; Securities Trader; Personal Banker; Institutional Sales Trader;
      Financial Services Sales Agent; Relationship Banker; Energy Trader; Universal Banker;
      Investment Sales Associate; Broker Dealer Representative; Day Trader; Licensed Banker; Equity Trader;
      Commodity Trader; FX Trader; Wholesaler Investments; Business Development Officer Bank;
      Derivatives Trader; Client Relationship Banker; Private Client Banker;
      Financial Center Relationship Banker; Merchant Services Representative`,
    skills: `
      Series 7; Series 63; Equity trading; Trade execution; Account opening; Bank product sales;
      Commodity futures; Options trading; Retail banking; Client portfolios; FINRA rules`,
    related: '13-2052 43-3071 13-2051',
  },
  {
    soc: '41-3041',
    name: 'Travel Agents',
    titles: `
      Travel Agent; Travel Consultant; Travel Advisor; Corporate Travel Agent; Vacation Planner;
      Travel Specialist; Travel Counselor; Cruise Specialist; Travel Planner; Travel Coordinator;
      Tour Operator; Booking Specialist Travel; Cruise Consultant; Luxury Travel Advisor;
      Leisure Travel Consultant; Corporate Travel Consultant; Destination Specialist;
      Group Travel Coordinator; Destination Wedding Specialist`,
    skills: `
      Sabre GDS; Amadeus; Itinerary planning; Cruise booking; Travel insurance; Destination knowledge;
      Airline ticketing; Visa requirements; Group travel`,
    related: '43-4181 39-7011 39-6012',
  },
  {
    soc: '41-3091',
    name: 'Sales Representatives of Services',
    titles: `
      Sales Representative; Account Executive; Account Manager; Business Development Representative; BDR;
      Sales Development Representative; SDR; Inside Sales Representative; Business Development Manager;
      Business Development Executive; Sales Executive; Enterprise Account Executive; Key Account Manager;
      B2B Sales Representative; Software Sales Representative; SaaS Account Executive; Client Executive;
      Territory Account Executive; Strategic Account Manager; Payroll Sales Representative;
      Inside Sales Executive; Customer Success Manager; Client Success Manager;
      Home Improvement Sales Representative; Staffing Sales Representative; Solar Sales Representative;
      Telecom Sales Representative; Membership Sales Representative; Client Relationship Manager;
      Business Developer; National Account Manager; Merchant Sales Representative;
      Roofing Sales Representative; Commercial Sales Representative; Sales Specialist; Renewals Manager;
      Partnership Manager; Partner Manager; Sales Advisor; Alliance Manager; Client Partner;
      Solar Sales Consultant; Security Sales Representative; Logistics Sales Representative;
      Home Health Sales Representative; Healthcare Marketing Liaison; In-Home Sales Consultant;
      Customer Success Specialist; Account Director; Lead Generation Specialist; Solutions Sales Executive;
      Hospice Liaison`,
    skills: `
      Cold calling; CRM; Prospecting; B2B sales; Solution selling; Account management; Sales presentations;
      Outreach; Quota attainment; Discovery calls; Customer retention; LinkedIn Sales Navigator;
      Proposal pricing`,
    related: '41-4012 11-2022 41-9031 41-1012',
  },
  {
    soc: '41-4011',
    name: 'Sales Representatives, Technical and Scientific Products',
    titles: `
      Medical Sales Representative; Pharmaceutical Sales Representative;
      Medical Device Sales Representative; Pharmaceutical Sales; Technical Sales Representative;
      Surgical Sales Representative; Pharma Rep; Lab Equipment Sales; Biotech Sales Representative;
      Territory Manager Medical; Clinical Sales Specialist; Medical Device Sales;
      Specialty Sales Representative; Orthopedic Sales Representative; Chemical Sales Representative;
      Diagnostic Sales Representative; Dental Sales Representative; Technical Sales Specialist;
      Scientific Sales Representative; Solar Equipment Sales Representative; Capital Equipment Sales;
      Instrument Sales Representative; Animal Health Sales Representative; Industrial Chemical Sales`,
    skills: `
      Medical device sales; Physician detailing; Operating room sales support; Product in-servicing;
      Territory growth; Formulary access; Technical demonstrations; Clinical evidence presentation;
      Sample compliance`,
    related: '41-4012 41-9031 41-3091',
  },
  {
    soc: '41-4012',
    name: 'Sales Representatives, Wholesale and Manufacturing',
    titles: `
      Outside Sales Representative; Wholesale Sales Representative; Territory Sales Representative;
      Territory Manager; Manufacturers Representative; Field Sales Representative; Sales Rep;
      Route Sales Representative; Industrial Sales Representative; Distributor Sales Representative;
      Food Sales Representative; Regional Sales Representative; Foodservice Sales Representative;
      Wine Sales Representative; Beer Sales Representative; Outside Sales; Building Materials Sales;
      Account Representative; Beverage Sales Representative; Area Sales Representative;
      Agricultural Sales Representative; Equipment Sales Representative; Steel Sales Representative;
      Packaging Sales Representative; Seed Salesman; Flooring Sales Representative;
      Counter Sales Representative; Branch Sales Representative; Wholesale Account Manager;
      Truck Salesperson; HVAC Sales Representative; Sales Agent; Independent Sales Representative;
      Export Sales Manager; Heavy Equipment Sales Representative; Liquor Sales Representative;
      Merchandising Sales Representative`,
    skills: `
      Territory management; Distributor relationships; Product line knowledge; Sales calls; Order writing;
      Trade promotions; Route planning for sales; Price negotiation; Account penetration;
      New account acquisition`,
    related: '41-3091 41-4011 11-2022',
  },
  {
    soc: '41-9011',
    name: 'Demonstrators and Product Promoters',
    titles: `
      Brand Ambassador; Product Demonstrator; Demonstrator; Promotional Model; Event Specialist;
      Product Promoter; In-Store Demonstrator; Sampling Specialist; Sample Demonstrator; Street Team Member;
      Food Demonstrator; Trade Show Model; Promoter; Event Brand Ambassador; Field Brand Ambassador;
      Store Demonstrator; Taste Test Ambassador; Promotions Assistant; Food Sampler;
      Live Product Specialist; Event Ambassador`,
    skills: `
      Product sampling; Live demonstrations; Consumer engagement; Booth setup; Brand messaging in person;
      Promotional giveaways; Food safe sampling; Foot traffic engagement`,
    related: '41-2031 41-9091 13-1161',
  },
  {
    soc: '41-9012',
    name: 'Models',
    titles: `
      Model; Fashion Model; Fit Model; Runway Model; Commercial Model; Hand Model; Plus Size Model;
      Print Model; Catalog Model; Swimsuit Model; Art Model; Freelance Model; Showroom Model;
      Editorial Model; Figure Model; Hair Model`,
    skills: `
      Runway walking; Posing; Go-sees; Fit sessions for garments; Portfolio building;
      Makeup and wardrobe prep; Model release forms`,
    related: '27-2011 41-9011',
  },
  {
    soc: '41-9021',
    name: 'Real Estate Brokers',
    titles: `
      Real Estate Broker; Managing Broker; Commercial Real Estate Broker; Designated Broker;
      Broker Associate; Broker Owner; Leasing Broker; Business Broker; Principal Broker;
      Real Estate Brokerage Manager; Associate Broker; Commercial Broker; Tenant Representation Broker;
      Broker in Charge; Land Broker; Investment Sales Broker`,
    skills: `
      Brokerage management; Commercial leasing; Broker license; Transaction review; Agent recruiting;
      Trust account management; Investment property analysis; CoStar; Purchase agreements for real estate`,
    related: '41-9022 11-9141 13-2023',
  },
  {
    soc: '41-9022',
    name: 'Real Estate Sales Agents',
    titles: `
      Real Estate Agent; Realtor; Leasing Agent; Leasing Consultant; Real Estate Sales Agent;
      Leasing Specialist; Apartment Leasing Agent; New Home Sales Consultant; Buyer's Agent; Listing Agent;
      Licensed Real Estate Agent; Leasing Professional; Residential Real Estate Agent;
      Real Estate Assistant; Timeshare Sales Representative; Commercial Leasing Agent;
      Real Estate Salesperson; Real Estate Associate; Rental Agent Apartments;
      Real Estate Acquisition Specialist; Real Estate Investor; Transaction Coordinator;
      Real Estate Transaction Coordinator; Showing Agent; New Home Sales Counselor;
      Inside Sales Agent Real Estate; Land Acquisition Specialist; Leasing Associate; Timeshare Salesperson`,
    skills: `
      Listing presentations; MLS; Open houses; Apartment tours; Purchase contracts; Real estate license;
      Comparative market analysis; Buyer representation; Lease signing; Closing coordination`,
    related: '41-9021 11-9141 13-2072',
  },
  {
    soc: '41-9031',
    name: 'Sales Engineers',
    titles: `
      Sales Engineer; Technical Sales Engineer; Solutions Consultant; Pre-Sales Engineer;
      Presales Consultant; Field Sales Engineer; Pre-Sales Solutions Engineer; Systems Sales Engineer;
      Solution Consultant; Application Engineer; Applications Engineer; Field Application Engineer;
      Industrial Sales Engineer; HVAC Sales Engineer; Inside Sales Engineer; Regional Sales Engineer;
      Technical Account Manager; Technical Solutions Consultant; Solution Engineer;
      Sales Solutions Architect; Product Applications Engineer`,
    skills: `
      Technical presentations; Proof of concept; RFP technical responses; Product configuration;
      Demo environments; Pre-sales discovery; Technical product training; Quote engineering`,
    related: '41-4011 41-3091 15-1299.08',
  },
  {
    soc: '41-9041',
    name: 'Telemarketers',
    titles: `
      Telemarketer; Telesales Representative; Outbound Sales Representative; Telephone Sales Representative;
      Call Center Sales Representative; Appointment Setter; Telefundraiser; Telemarketing Representative;
      Inside Sales Caller; Outbound Call Center Agent; Telesales Agent; Phone Sales Representative;
      Lead Qualifier; Telephone Solicitor; Telesales Executive; Cold Caller; Outbound Telemarketer;
      Appointment Scheduler Sales; Remote Appointment Setter; Virtual Sales Agent`,
    skills: `
      Outbound calling; Auto dialers; Call scripts; Objection handling; Do Not Call rules;
      Lead qualification; Telephone sales; Appointment setting`,
    related: '43-4051 41-3091 43-4111',
  },
  {
    soc: '41-9091',
    name: 'Door-to-Door Sales Workers, Street Vendors, and Related Workers',
    titles: `
      Door-to-Door Sales Representative; Street Vendor; Canvasser; Field Canvasser; Door to Door Salesman;
      Direct Sales Representative; Food Truck Vendor; Newspaper Vendor; Stadium Vendor;
      Independent Distributor; Independent Consultant Direct Sales; Peddler; Flower Vendor; Door Knocker;
      Event Marketer Canvasser; Kiosk Sales Associate; Hawker; Direct Selling Consultant; Canvass Manager;
      Residential Sales Canvasser`,
    skills: `
      Door-to-door canvassing; Street vending; Neighborhood territory walking; Direct sales pitch;
      Vendor permits; Vending cart operation; Party plan selling`,
    related: '41-3091 41-9041 41-9011',
  },
];
