import type { OccupationSource } from './occupation.ts';

export const farmingFishingForestry: OccupationSource[] = [
  {
    soc: '45-1011',
    name: 'First-Line Supervisors of Farming, Fishing, and Forestry Workers',
    titles: `
      Farm Supervisor; Farm Foreman; Crew Leader Farm; Harvest Supervisor; Logging Supervisor;
      Ranch Foreman; Greenhouse Supervisor; Nursery Supervisor; Field Supervisor Agriculture;
      Dairy Supervisor; Fish Hatchery Supervisor; Packing Shed Supervisor; Logging Foreman;
      Feedlot Supervisor; Vineyard Foreman; Dairy Herdsman; Herd Manager; Orchard Supervisor;
      Cultivation Supervisor; Forestry Crew Supervisor`,
    skills: `
      Farm crew leadership; Harvest logistics planning; Spray schedules; Livestock records; Logging safety;
      Worker protection standard; Field quality checks; Farm equipment dispatch`,
    related: '11-9013 45-2092 45-4022',
  },
  {
    soc: '45-2011',
    name: 'Agricultural Inspectors',
    titles: `
      Agricultural Inspector; Produce Inspector; Grain Inspector; Meat Inspector; USDA Inspector;
      Food Safety Inspector; Plant Inspector; Poultry Inspector; Egg Inspector; Consumer Safety Inspector;
      Livestock Inspector; Plant Protection Technician; Plant Health Safeguarding Specialist;
      Dairy Inspector; Cotton Classer; Seed Inspector`,
    skills: `
      Meat inspection; USDA grade standards; Phytosanitary certificates; Quarantine rules;
      Sanitation audits on farms; Produce grading; Humane slaughter rules`,
    related: '13-1041.04 45-2041 19-1013',
  },
  {
    soc: '45-2041',
    name: 'Graders and Sorters, Agricultural Products',
    titles: `
      Produce Sorter; Egg Grader; Fruit Grader; Agricultural Sorter; Potato Grader; Tobacco Grader;
      Grader Produce; Fruit Sorter; Packing Line Sorter; Apple Sorter; Cotton Grader; Log Grader;
      Seed Sorter; Cherry Sorter; Produce Grader; Vegetable Sorter; Packinghouse Worker; Fruit Packer`,
    skills: `
      Produce sorting; Quality grading by sight; Packing line work; Defect removal; Size grading;
      Food safety in packinghouses; Box packing of fruit`,
    related: '45-2092 53-7064 45-2011',
  },
  {
    soc: '45-2091',
    name: 'Agricultural Equipment Operators',
    titles: `
      Farm Equipment Operator; Tractor Operator; Combine Operator; Tractor Driver;
      Agricultural Equipment Operator; Harvester Operator; Farm Machinery Operator; Sprayer Operator Farm;
      Hay Baler Operator; Cotton Picker Operator; Irrigation Operator; Grain Cart Operator;
      Feed Truck Driver Farm; Grain Elevator Operator; Custom Harvest Operator; Swather Operator;
      Forage Chopper Operator`,
    skills: `
      Tractor operation; Combine harvesting; GPS auto-steer; Planter setup; Baling; Tillage;
      Grain handling equipment; Center pivot irrigation`,
    related: '53-7062 45-2092 49-3041',
  },
  {
    soc: '45-2092',
    name: 'Farmworkers and Laborers, Crop, Nursery, and Greenhouse',
    titles: `
      Farm Worker; Farmworker; Farm Laborer; Field Worker; Nursery Worker; Greenhouse Worker; Fruit Picker;
      Harvest Worker; Crop Worker; Vineyard Worker; Farm Hand; Picker Farm; Field Laborer; Irrigator;
      Trimmer Cannabis; Cannabis Trimmer; Orchard Worker; Greenhouse Assistant; Berry Picker;
      Garden Center Laborer; Harvester Worker; Plant Nursery Associate; Farm Intern; Agricultural Worker;
      Crop Technician; Vegetable Harvester; Bud Trimmer; Greenhouse Grower Assistant; Farm Crew Member`,
    skills: `
      Hand harvesting; Planting seedlings; Weeding; Pruning vines; Greenhouse watering; Transplanting;
      Produce packing in field; Hand hoeing; Plant propagation`,
    related: '37-3011 45-2093 45-2041',
  },
  {
    soc: '45-2093',
    name: 'Farmworkers, Farm, Ranch, and Aquacultural Animals',
    titles: `
      Ranch Hand; Farmhand Livestock; Dairy Worker; Milker; Livestock Worker; Poultry Worker; Cowboy;
      Dairy Farm Worker; Animal Farm Worker; Stable Worker; Shepherd; Hog Farm Worker; Swine Technician;
      Feedlot Worker; Pen Rider; Aquaculture Technician; Fish Hatchery Worker; Calf Feeder; Beekeeper;
      Poultry Farm Worker; Fish Farm Worker; Herdsman; Cattle Hand; Sheep Herder; Dairy Milker;
      Farrowing Technician; Poultry Catcher; Cowhand; Goat Herder`,
    skills: `
      Milking; Cattle handling; Fence repair; Animal vaccination on farms; Calving; Feeding livestock;
      Horseback riding; Egg collection; Fish feeding`,
    related: '45-2092 39-2021 45-1011',
  },
  {
    soc: '45-3031',
    name: 'Fishing and Hunting Workers',
    titles: `
      Commercial Fisherman; Fisherman; Deckhand Fishing; Crab Fisherman; Lobsterman; Oyster Harvester;
      Shrimp Boat Deckhand; Fur Trapper; Trapper; Fishing Boat Captain; Hunter; Clam Digger;
      Fishing Vessel Deckhand; Fish Processor Deckhand; Shellfish Harvester; Salmon Fisherman;
      Diver Harvester`,
    skills: `
      Net mending; Longline fishing; Crab pots; Catch sorting; Vessel deck work; Fishing permits; Trapping;
      Icing fish`,
    related: '53-5011 45-2093 51-3022',
  },
  {
    soc: '45-4011',
    name: 'Forest and Conservation Workers',
    titles: `
      Forest Worker; Forestry Worker; Tree Planter; Conservation Worker; Forestry Laborer; Trail Builder;
      Reforestation Worker; Christmas Tree Farm Worker; Brush Cutter; Seedling Planter;
      Forestry Crew Member; Forest Thinning Worker; Conservation Laborer; Pine Straw Baler;
      Silviculture Laborer; Conservation Field Worker`,
    skills: `
      Reforestation planting; Brush clearing; Thinning; Seedling handling; Chainsaw safety;
      Firebreak maintenance; Hand tools in forests`,
    related: '19-4071 45-4021 37-3013',
  },
  {
    soc: '45-4021',
    name: 'Logging Workers and Fallers',
    titles: `
      Logger; Lumberjack; Timber Faller; Logging Worker; Tree Feller; Timber Cutter; Sawyer Logging;
      Choker Setter; Log Cutter; Tree Faller; Faller; Logging Crew Member; Wood Cutter; Chaser Logging;
      Rigging Slinger; Bucker`,
    skills: `
      Timber felling; Bucking logs; Limbing; Choker setting; Directional felling; Rigging for logging;
      Hand signals in logging`,
    related: '45-4022 37-3013 45-4011',
  },
  {
    soc: '45-4022',
    name: 'Logging Equipment Operators',
    titles: `
      Logging Equipment Operator; Skidder Operator; Feller Buncher Operator; Log Loader Operator;
      Forwarder Operator; Yarder Operator; Logging Machine Operator; Harvester Operator Logging;
      Timber Harvester Operator; Delimber Operator; Log Processor Operator; Shovel Logger;
      Knuckleboom Operator; Logging Tractor Operator; Grapple Skidder Operator`,
    skills: `
      Skidders; Feller bunchers; Log loading; Hydraulic grapples; Steep slope logging; Equipment greasing;
      Forwarders`,
    related: '45-4021 47-2073 53-7032',
  },
];
