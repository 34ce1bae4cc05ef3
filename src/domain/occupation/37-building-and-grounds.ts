import type { OccupationSource } from './occupation.ts';

export const buildingAndGrounds: OccupationSource[] = [
  {
    soc: '37-1011',
    name: 'First-Line Supervisors of Housekeeping and Janitorial Workers',
    titles: `
      Housekeeping Supervisor; Custodial Supervisor; Executive Housekeeper; Janitorial Supervisor;
      Housekeeping Manager; EVS Supervisor; Environmental Services Supervisor; Head Custodian;
      Cleaning Supervisor; Director of Housekeeping; EVS Manager; Environmental Services Manager;
      Lead Custodian; Director of Environmental Services; Custodial Manager; Assistant Housekeeping Manager;
      Janitorial Manager; Cleaning Crew Leader; Rooms Inspector; Housekeeping Inspector`,
    skills: `
      Room inspections; Cleaning schedules; Linen inventory; Chemical safety training; Floor care programs;
      Staff assignment sheets; Infection control cleaning; Supply ordering for cleaning`,
    related: '37-2012 37-2011 11-9081',
  },
  {
    soc: '37-1012',
    name: 'First-Line Supervisors of Landscaping and Groundskeeping Workers',
    titles: `
      Landscape Supervisor; Grounds Supervisor; Landscape Foreman; Grounds Manager; Landscape Crew Leader;
      Lawn Care Supervisor; Golf Course Superintendent; Groundskeeping Supervisor; Landscape Manager;
      Landscape Operations Manager; Assistant Golf Course Superintendent; Grounds Foreman;
      Irrigation Supervisor; Landscape Account Manager; Tree Crew Foreman; Head Groundskeeper;
      Park Maintenance Supervisor; Landscape Construction Foreman; Snow Removal Supervisor`,
    skills: `
      Landscape crew management; Turf management; Job site estimates; Irrigation system oversight;
      Equipment scheduling; Snow removal planning; Plant health care; Fertility programs`,
    related: '37-3011 17-1012 45-1011',
  },
  {
    soc: '37-2011',
    name: 'Janitors and Cleaners',
    titles: `
      Janitor; Custodian; Cleaner; Porter; Office Cleaner; Building Cleaner; Day Porter; Commercial Cleaner;
      School Custodian; Night Custodian; Janitorial Cleaner; Sanitation Worker Cleaning; Window Cleaner;
      Floor Technician; Floor Tech; Custodial Worker; Window Washer; Facility Cleaner; Night Janitor;
      Church Custodian; Carpet Cleaner; Cleaning Technician; Lobby Porter; Restroom Attendant;
      Custodial Technician; General Cleaner; Evening Cleaner; Building Custodian; Janitorial Worker;
      Carpet Cleaning Technician; Floor Care Specialist; Custodial Engineer; Post Construction Cleaner;
      Building Service Worker; Chimney Sweep; Restoration Technician`,
    skills: `
      Floor buffing; Floor stripping and waxing; Restroom cleaning; Vacuuming; Trash collection;
      Window washing; Carpet extraction; Disinfecting; Janitorial chemicals; Auto scrubber`,
    related: '37-2012 37-1011 49-9071',
  },
  {
    soc: '37-2012',
    name: 'Maids and Housekeeping Cleaners',
    titles: `
      Housekeeper; Room Attendant; Hotel Housekeeper; Maid; House Cleaner; Housekeeping Attendant;
      Guest Room Attendant; Residential Cleaner; Hospital Housekeeper; Environmental Services Technician;
      EVS Technician; EVS Tech; Housekeeping Aide; Houseman; EVS Worker; Environmental Services Worker;
      Private Housekeeper; Room Cleaner; Houseperson; House Person; Environmental Services Aide;
      Domestic Cleaner; Live-In Housekeeper; Environmental Service Technician; Public Area Attendant;
      Housekeeping Associate; Vacation Rental Cleaner; Estate Housekeeper; Chambermaid; Turndown Attendant;
      Cleaning Lady; Airbnb Cleaner`,
    skills: `
      Bed making for guest rooms; Guest room cleaning; Linen change; Dusting; Bathroom sanitizing;
      Terminal cleaning; Biohazard waste removal; Housekeeping cart stocking; Deep cleaning;
      Bloodborne pathogens training`,
    related: '37-2011 37-1011 51-6011',
  },
  {
    soc: '37-2021',
    name: 'Pest Control Workers',
    titles: `
      Pest Control Technician; Exterminator; Pest Technician; Pest Control Specialist; Termite Technician;
      Pest Management Technician; Pest Control Operator; Fumigator; Pest Control Service Technician;
      Bed Bug Technician; Pest Management Professional; Termite Inspector; Pest Control Route Technician;
      Mosquito Technician; Wildlife Control Technician; Rodent Control Technician; Termite Treater;
      Lawn and Pest Technician`,
    skills: `
      Pesticide application; Termite treatment; Rodent exclusion; Pesticide license; Pest identification;
      Bait stations; Fumigation; Heat treatment for bed bugs; Route service`,
    related: '37-3012 33-9011 19-4042',
  },
  {
    soc: '37-3011',
    name: 'Landscaping and Groundskeeping Workers',
    titles: `
      Landscaper; Groundskeeper; Landscape Laborer; Lawn Care Technician; Gardener;
      Grounds Maintenance Worker; Lawn Mower Operator; Landscape Technician; Golf Course Maintenance Worker;
      Yard Worker; Lawn Maintenance Worker; Greenskeeper; Irrigation Technician; Landscape Crew Member;
      Grounds Worker; Landscape Maintenance Worker; Park Maintenance Worker; Groundsman;
      Landscape Installer; Landscape Gardener; Hardscape Installer; Snow Removal Worker;
      Lawn Service Worker; Grounds Technician; Sprinkler Technician; Paver Installer; Mower;
      Snow Plow Operator; Hardscaper; Landscaping Worker; Parks Worker`,
    skills: `
      Mowing; Edging; Hedge trimming; Planting; Mulching; Irrigation repair; String trimmers; Leaf blowing;
      Sod installation; Paver installation; Snow shoveling`,
    related: '37-3013 45-2092 37-1012',
  },
  {
    soc: '37-3012',
    name: 'Pesticide Handlers, Sprayers, and Applicators, Vegetation',
    titles: `
      Lawn Spray Technician; Pesticide Applicator; Chemical Applicator; Spray Technician;
      Weed Control Technician; Lawn Specialist; Fertilizer Applicator; Herbicide Applicator;
      Vegetation Management Technician; Tree Spray Technician; Turf Applicator; Lawn Care Specialist;
      Custom Applicator; Certified Pesticide Applicator; Right-of-Way Sprayer; Plant Health Care Technician;
      Ag Sprayer Operator; Chemical Lawn Technician`,
    skills: `
      Herbicide mixing; Backpack sprayers; Fertilizer spreading; Commercial applicator license;
      Weed identification; Turf disease identification; Spray records; Calibration of sprayers`,
    related: '37-2021 37-3011 45-2091',
  },
  {
    soc: '37-3013',
    name: 'Tree Trimmers and Pruners',
    titles: `
      Tree Trimmer; Arborist; Tree Climber; Tree Pruner; Certified Arborist; Tree Surgeon;
      Line Clearance Tree Trimmer; Tree Worker; Tree Service Worker; Tree Groundsman; Utility Arborist;
      Bucket Truck Tree Trimmer; Climber Arborist; ISA Certified Arborist; Line Clearance Arborist;
      Tree Care Specialist; Tree Crew Member; Climbing Arborist; Stump Grinder Operator; Vegetation Arborist`,
    skills: `
      Tree climbing; Pruning; Tree felling; Rope and saddle; Wood chipper; ISA certification;
      Bucket truck operation; Tree risk assessment; Line clearance; Stump grinding`,
    related: '37-3011 45-4021 37-1012',
  },
];
