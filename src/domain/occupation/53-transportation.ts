import type { OccupationSource } from './occupation.ts';

export const transportation: OccupationSource[] = [
  {
    soc: '53-1047',
    name: 'First-Line Supervisors of Transportation and Material-Moving Workers',
    titles: `
      Warehouse Supervisor; Shipping Supervisor; Logistics Supervisor; Transportation Supervisor;
      Warehouse Lead; Warehouse Team Lead; Dock Supervisor; Distribution Supervisor; Receiving Supervisor;
      Warehouse Shift Supervisor; Fleet Supervisor; Fulfillment Supervisor; Inventory Supervisor;
      Assistant Warehouse Manager; Ramp Supervisor; Delivery Supervisor; Driver Supervisor; Yard Supervisor;
      Material Handling Supervisor; Loading Dock Supervisor; Package Handler Supervisor; Warehouse Foreman;
      Terminal Supervisor; Route Supervisor; Shipping Manager Assistant; Inventory Control Supervisor;
      Bus Operations Supervisor; Driver Trainer; Delivery Manager; Airport Operations Supervisor;
      Inbound Supervisor; Outbound Supervisor; Cargo Supervisor; Driver Coach`,
    skills: `
      Dock operations; Warehouse staffing; Shift productivity; Load planning; Driver coaching;
      Inventory accuracy; Forklift safety; Trailer loading plans; Pick rates`,
    related: '11-3071 53-7062 43-5071',
  },
  {
    soc: '53-2011',
    name: 'Airline Pilots and Commercial Pilots',
    titles: `
      Pilot; Airline Pilot; Commercial Pilot; First Officer; Captain Airline; Helicopter Pilot;
      Corporate Pilot; Flight Instructor; Charter Pilot; Cargo Pilot; Certified Flight Instructor; CFI;
      Test Pilot; Medevac Pilot; Agricultural Pilot; Drone Pilot; UAV Pilot; UAS Operator; Flight Engineer;
      Private Jet Pilot; Ferry Pilot; Copilot; Airplane Pilot; Air Ambulance Pilot; Crop Duster;
      Fixed Wing Pilot; Drone Operator; Chief Pilot; Tour Pilot; Seaplane Pilot`,
    skills: `
      ATP certificate; Instrument rating; Flight planning; Type ratings; Crew resource management;
      FAA medical; Multi-engine rating; Flight instruction; Drone flight; Preflight inspection`,
    related: '53-2021 53-2031 17-2011',
  },
  {
    soc: '53-2021',
    name: 'Air Traffic Controllers and Airfield Operations Specialists',
    titles: `
      Air Traffic Controller; Air Traffic Control Specialist; ATC; Tower Controller;
      Airfield Operations Specialist; Airport Operations Specialist; Airport Operations Officer;
      Airport Operations Agent; Radar Controller; Enroute Controller; Airside Operations Specialist;
      Airport Operations Manager; Airport Operations Coordinator; Air Traffic Assistant; Airfield Manager;
      Terminal Controller; Airport Manager; Flight Operations Specialist; Air Traffic Control Trainee`,
    skills: `
      Radar separation; Phraseology; Aircraft sequencing; Part 139 inspections; NOTAMs; Airfield safety;
      Tower operations; Wildlife hazard management`,
    related: '53-2011 43-5032',
  },
  {
    soc: '53-2031',
    name: 'Flight Attendants',
    titles: `
      Flight Attendant; Cabin Crew; Airline Steward; Stewardess; Corporate Flight Attendant; In-Flight Crew;
      Cabin Attendant; Airline Flight Attendant; Purser; Cabin Crew Member; Inflight Crewmember;
      Lead Flight Attendant; VIP Flight Attendant; Private Jet Flight Attendant; Air Hostess;
      Inflight Service Attendant; Flight Steward`,
    skills: `
      Cabin safety; In-flight service; Emergency evacuation; Passenger announcements; Galley operations;
      First aid in flight; Safety demonstrations; Unruly passenger handling`,
    related: '43-4181 35-3031 53-6099',
  },
  {
    soc: '53-3011',
    name: 'Ambulance Drivers and Attendants',
    titles: `
      Ambulance Driver; Wheelchair Van Driver; NEMT Driver; Medical Transport Driver;
      Non-Emergency Medical Transportation Driver; Paratransit Driver; Patient Transport Driver;
      Ambulette Driver; Medical Van Driver; Stretcher Van Driver; Non-Emergency Medical Driver;
      Medical Transportation Specialist; Wheelchair Driver; Patient Driver; Paratransit Operator;
      Dialysis Transport Driver`,
    skills: `
      Wheelchair securement; Passenger assistance; Stretcher loading; Defensive driving for patients;
      Trip logs; CPR for drivers; ADA transport`,
    related: '29-2042 53-3053 53-3054',
  },
  {
    soc: '53-3031',
    name: 'Driver/Sales Workers',
    titles: `
      Route Driver; Route Sales Driver; Delivery Driver Food; Pizza Delivery Driver; Driver Salesperson;
      Route Salesman; Vending Route Driver; Bread Route Driver; Food Delivery Driver;
      Newspaper Delivery Driver; Beverage Delivery Driver; Uniform Route Driver; Pizza Driver;
      Newspaper Carrier; Route Service Representative; Restaurant Delivery Driver; Milk Delivery Driver;
      Linen Route Driver; Paper Carrier; Snack Route Driver; Route Sales Associate; Merchandiser Driver;
      Grocery Delivery Driver; Ice Cream Truck Driver; Water Delivery Driver; DoorDash Driver;
      Uber Eats Driver; Instacart Driver; Catering Delivery Driver; Bottled Water Route Driver;
      Driver Merchandiser; Delivery Merchandiser; Route Service Technician`,
    skills: `
      Route sales; Customer stops; Merchandise rotation; Collecting payments; Hand truck use;
      Food delivery apps; Vending restock; Route settlement`,
    related: '53-3033 41-4012 53-7065',
  },
  {
    soc: '53-3032',
    name: 'Heavy and Tractor-Trailer Truck Drivers',
    titles: `
      Truck Driver; CDL Driver; CDL A Driver; Class A Driver; OTR Driver; Tractor Trailer Driver;
      Over the Road Truck Driver; Semi Truck Driver; Local CDL Driver; Regional Truck Driver;
      CDL Class A Truck Driver; Owner Operator; Flatbed Driver; Tanker Driver; Dump Truck Driver;
      Long Haul Truck Driver; Hazmat Driver; Team Driver; CDL B Driver; Heavy Truck Driver; Fuel Driver;
      Yard Driver; Yard Jockey; Yard Spotter; Reefer Driver; Concrete Mixer Driver; LTL Driver;
      Line Haul Driver; Car Hauler; Tow Truck Driver; Logging Truck Driver; Hostler; Fuel Tanker Driver;
      Tow Truck Operator; Roll Off Driver; Ready Mix Driver; Class B Driver; Commercial Truck Driver;
      Intermodal Driver; Hot Shot Driver; Roll-Off Truck Driver; Company Driver; Shuttle Driver CDL;
      Wrecker Operator; Propane Driver; Heavy Haul Driver; Oilfield Truck Driver; CDL Delivery Driver;
      Route Driver CDL; Livestock Hauler; Yard Hostler; Truck Operator; Semi Driver; Concrete Truck Driver;
      Drayage Driver; Transport Driver; Box Truck Driver CDL; Truckload Driver; Grain Truck Driver;
      Auto Transport Driver`,
    skills: `
      CDL Class A; Hazmat endorsement; Pre-trip inspection; Electronic logging devices; Backing and docking;
      Load securement; Tanker endorsement; Doubles and triples; Flatbed tarping; Hours of service;
      Air brake endorsement`,
    related: '53-3033 43-5032 53-3052',
  },
  {
    soc: '53-3033',
    name: 'Light Truck and Delivery Drivers',
    titles: `
      Delivery Driver; Driver; Delivery Driver Non-CDL; Box Truck Driver; Package Delivery Driver;
      Amazon Delivery Driver; FedEx Driver; UPS Driver; Van Driver Delivery; Parcel Delivery Driver;
      Local Delivery Driver; Light Truck Driver; Straight Truck Driver; Delivery Associate;
      Auto Parts Delivery Driver; Furniture Delivery Driver; Delivery Helper; Delivery Person;
      Package Car Driver; Pharmacy Delivery Driver; Non-CDL Driver; Warehouse Driver; Parts Delivery Driver;
      Cargo Van Driver; Parts Driver; Delivery Truck Driver; Seasonal Delivery Driver;
      Flower Delivery Driver; Last Mile Delivery Driver; Delivery Specialist; Sprinter Van Driver;
      Amazon Flex Driver; Driver Helper; Non CDL Truck Driver; Appliance Delivery Driver;
      Home Delivery Driver; Medical Delivery Driver; Material Delivery Driver; Truck Driver Non-CDL;
      Delivery and Installation Driver; Delivery Technician; Independent Contractor Driver; Delivery Man;
      Dealer Trade Driver`,
    skills: `
      Package delivery; Route navigation; Proof of delivery scanning; Lifting packages; Liftgate;
      Customer doorstep service; Van loading; Clean MVR; Time-critical delivery; Furniture moving`,
    related: '53-3032 43-5021 53-3031',
  },
  {
    soc: '53-3051',
    name: 'Bus Drivers, School',
    titles: `
      School Bus Driver; Bus Driver School; Substitute School Bus Driver; School Van Driver;
      School Bus Operator; Student Transportation Driver; School Bus Driver Trainee;
      Special Needs Bus Driver; Activity Bus Driver; School Transportation Driver;
      Charter School Bus Driver; Head Start Bus Driver; CDL School Bus Driver; Yellow Bus Driver;
      Route School Bus Driver; Field Trip Bus Driver`,
    skills: `
      CDL with S endorsement; Student loading safety; Student behavior on buses;
      Railroad crossing procedures; Bus evacuation drills; Route sheets; Wheelchair lift operation`,
    related: '53-3052 53-6099 53-3053',
  },
  {
    soc: '53-3052',
    name: 'Bus Drivers, Transit and Intercity',
    titles: `
      Bus Driver; Transit Bus Operator; Bus Operator; Coach Driver; City Bus Driver; Motorcoach Operator;
      Transit Operator; Charter Bus Driver; Motor Coach Driver; Shuttle Bus Driver; Motorcoach Driver;
      Public Transit Driver; Tour Bus Driver; Coach Operator; Intercity Bus Driver; Transit Driver;
      Fixed Route Operator; Commercial Bus Driver; Trolley Driver; Airport Shuttle Bus Driver;
      Employee Shuttle Bus Driver; Bus Operator Trainee`,
    skills: `
      CDL Class B passenger endorsement; Fare collection; Fixed route driving;
      Passenger assistance on transit; ADA announcements; Motorcoach driving; Schedule adherence`,
    related: '53-3051 53-3053 53-4041',
  },
  {
    soc: '53-3053',
    name: 'Shuttle Drivers and Chauffeurs',
    titles: `
      Shuttle Driver; Chauffeur; Limo Driver; Limousine Driver; Van Driver; Hotel Shuttle Driver;
      Airport Shuttle Driver; Private Driver; Personal Driver; Courtesy Van Driver; Black Car Driver;
      Courtesy Driver; Shuttle Van Driver; Executive Driver; Transportation Driver; Valet Shuttle Driver;
      Passenger Van Driver; Courtesy Shuttle Driver; Senior Transportation Driver; Crew Van Driver;
      Resident Transport Driver; Livery Driver; Activity Van Driver; Executive Chauffeur`,
    skills: `
      Passenger transport; Luxury vehicle driving; Airport pickups; Chauffeur license; Luggage loading;
      Route timing; Vehicle cleanliness; Discretion`,
    related: '53-3054 53-3052 53-3011',
  },
  {
    soc: '53-3054',
    name: 'Taxi and Rideshare Drivers',
    titles: `
      Taxi Driver; Cab Driver; Rideshare Driver; Uber Driver; Lyft Driver; Taxi Cab Driver; Cabbie;
      Taxicab Driver; Uber Lyft Driver; Independent Rideshare Driver; Taxi Operator; Rideshare Operator;
      Pedicab Driver; On-Demand Driver; Taxi Chauffeur; Robotaxi Safety Operator;
      Autonomous Vehicle Safety Driver`,
    skills: `
      Rideshare apps; City navigation; Taxi meter; Passenger ratings; Fare handling; Hackney license;
      Autonomous vehicle monitoring`,
    related: '53-3053 53-3033',
  },
  {
    soc: '53-4013',
    name: 'Rail Yard Engineers, Conductors, and Locomotive Workers',
    titles: `
      Train Conductor; Locomotive Engineer; Train Engineer; Freight Conductor; Railroad Conductor;
      Train Driver; Rail Yard Engineer; Brakeman; Switchman; Railroad Engineer; Yardmaster;
      Conductor Trainee; Railroad Switchman; Train Operator Freight; Railcar Switcher; Railroad Brakeman;
      Hostler Rail; Trainman; Assistant Conductor; Rail Operator; Train Crew Member; Railcar Mover Operator;
      Signal Operator Rail; Locomotive Operator; Amtrak Conductor; Switch Engineer; Train Master`,
    skills: `
      Locomotive operation; Air brake tests; Switching cars; GCOR rules; Track warrants; Train makeup;
      Hand brakes; FRA certification; Radio procedures on railroads`,
    related: '53-4041 47-4061 49-3043',
  },
  {
    soc: '53-4041',
    name: 'Subway and Streetcar Operators',
    titles: `
      Subway Operator; Train Operator; Light Rail Operator; Streetcar Operator; Rail Transit Operator;
      Tram Operator; Subway Train Operator; Trolley Operator; Metro Train Operator; Monorail Operator;
      Rapid Transit Operator; Subway Conductor; Light Rail Train Operator; Cable Car Operator;
      Train Operator Transit; People Mover Operator`,
    skills: `
      Light rail operation; Signal compliance; Door operations; Transit announcements; Third rail safety;
      Platform safety; Rail rulebooks`,
    related: '53-4013 53-3052',
  },
  {
    soc: '53-5011',
    name: 'Sailors and Marine Oilers',
    titles: `
      Deckhand; Sailor; Able Seaman; Able Bodied Seaman; Ordinary Seaman; AB Seaman; Marine Oiler;
      Merchant Mariner; Deck Hand; Towboat Deckhand; Bosun; Seaman; Wiper Marine; Ferry Deckhand;
      Yacht Deckhand; Tankerman; Barge Deckhand; Mariner; Boatswain; Tugboat Deckhand; Crew Member Vessel;
      Motorman Marine; Marine Deckhand; Yacht Stewardess; Ship Crew Member`,
    skills: `
      Line handling; TWIC card; Deck maintenance; Lookout watch; Merchant Mariner Credential; Mooring;
      Tankerman PIC; Chipping and painting; STCW`,
    related: '53-5021 53-5031 45-3031',
  },
  {
    soc: '53-5021',
    name: 'Captains, Mates, and Pilots of Water Vessels',
    titles: `
      Boat Captain; Ship Captain; Tugboat Captain; Mate; Ferry Captain; Yacht Captain; First Mate;
      Towboat Pilot; Vessel Captain; Ship Pilot; Charter Boat Captain; Chief Mate; Harbor Pilot;
      Master Mariner; Tug Captain; Deck Officer; River Pilot; Third Mate; Second Mate; Vessel Master;
      Launch Operator; Marine Pilot; Boat Operator; Tour Boat Captain; Water Taxi Captain; Ship Officer;
      Dredge Captain; Barge Captain; Port Captain`,
    skills: `
      Vessel navigation; USCG master license; Radar plotting; Ship handling; Voyage planning;
      Towing endorsement; COLREGS; Bridge watch; Docking vessels`,
    related: '53-5011 53-5031',
  },
  {
    soc: '53-5031',
    name: 'Ship Engineers',
    titles: `
      Ship Engineer; Marine Chief Engineer; Engine Room Engineer; Ship's Engineer; Tugboat Engineer;
      Chief Engineer Marine; First Assistant Engineer; Third Assistant Engineer; Second Assistant Engineer;
      Vessel Engineer; QMED; Designated Duty Engineer; Yacht Engineer; Ferry Engineer;
      Marine Engine Room Technician; Towboat Engineer; Assistant Engineer Marine`,
    skills: `
      Marine diesel engines; Engine room watch; Bilge systems; USCG engineer license; Fuel transfers;
      Marine generators; Shipboard electrical`,
    related: '53-5021 17-2121 51-8021',
  },
  {
    soc: '53-6021',
    name: 'Parking Attendants',
    titles: `
      Valet; Parking Attendant; Valet Attendant; Valet Parking Attendant; Parking Lot Attendant;
      Valet Driver; Parking Garage Attendant; Valet Runner; Hotel Valet; Car Valet; Valet Parker;
      Parking Booth Attendant; Garage Attendant; Lot Attendant; Car Lot Attendant; Auto Porter; Lot Porter;
      Parking Valet; Event Parking Attendant; Valet Cashier; Parking Ramp Attendant; Car Porter;
      Dealership Porter`,
    skills: `
      Vehicle parking; Manual transmission driving; Ticket validation; Key control; Guest arrival greeting;
      Cash handling for parking; Lot organization`,
    related: '33-3041 39-6011 53-7061',
  },
  {
    soc: '53-6031',
    name: 'Automotive and Watercraft Service Attendants',
    titles: `
      Gas Station Attendant; Fuel Attendant; Service Station Attendant; Lube Attendant; Fuel Pump Attendant;
      Marina Dock Attendant; Dock Hand Marina; Car Wash Greeter; Pump Attendant; Gas Attendant;
      Dockhand Marina; Fueling Attendant; Full Service Gas Attendant; Marina Worker; Truck Stop Attendant;
      Fueler; Fuel Island Attendant; Battery Changer Attendant`,
    skills: `
      Fueling vehicles; Windshield washing; Tire pressure checks; Dock line handling; Pump-out service;
      Fuel spill response; Fluids topping`,
    related: '53-7061 41-2011 49-3023',
  },
  {
    soc: '53-6051',
    name: 'Transportation Inspectors',
    titles: `
      Transportation Inspector; Aviation Inspector; Vehicle Safety Inspector; Railroad Inspector;
      FAA Inspector; Freight Inspector; Motor Carrier Inspector; DOT Inspector; Cargo Inspector;
      Marine Cargo Surveyor; Aviation Safety Inspector; Commercial Vehicle Inspector; School Bus Inspector;
      Container Inspector; Transit Vehicle Inspector; Damage Inspector; Motor Vehicle Inspector;
      Dangerous Goods Inspector`,
    skills: `
      FMCSA regulations; Cargo surveys; Vehicle safety inspections; Rail inspections; FAA airworthiness;
      Inspection documentation; Roadside inspections`,
    related: '13-1041 49-3031 49-3043',
  },
  {
    soc: '53-6099',
    name: 'Transportation Workers and Attendants, All Other',
    titles: `
      School Bus Monitor; Bus Aide; Bus Attendant; Bus Monitor; Transportation Aide; School Bus Aide;
      Wheelchair Attendant Airport; Passenger Attendant; Bridge Tender; Lock Operator; Bridge Operator;
      Transit Ambassador; Airport Wheelchair Agent; Wheelchair Assistant; Transportation Attendant;
      Train Attendant; Onboard Attendant; Special Needs Bus Monitor; Lead Service Attendant Rail;
      Passenger Assistance Agent; Airport Customer Assistant`,
    skills: `
      Student seating; Wheelchair pushing; Drawbridge operation; Child safety restraints;
      Passenger boarding help; Lock operation; Airport terminal escort`,
    related: '53-3051 33-9093 53-2031',
  },
  {
    soc: '53-7021',
    name: 'Crane, Hoist, and Tower Operators',
    titles: `
      Crane Operator; Tower Crane Operator; Mobile Crane Operator; Overhead Crane Operator;
      Certified Crane Operator; Boom Truck Operator; Hoist Operator; NCCCO Crane Operator;
      Bridge Crane Operator; Gantry Crane Operator; Crawler Crane Operator; Container Crane Operator;
      Crane Operator Apprentice; Crane Truck Operator; Lattice Boom Crane Operator;
      Construction Hoist Operator; Port Crane Operator; Pedestal Crane Operator; Derrick Operator;
      Winch Operator; Knuckle Boom Operator; Rough Terrain Crane Operator; Crane Driver; Elevator Operator`,
    skills: `
      NCCCO certification; Load charts; Mobile cranes; Overhead cranes; Rigging inspection; Signal reading;
      Critical lifts; Outrigger setup`,
    related: '49-9096 47-2073 53-7051',
  },
  {
    soc: '53-7032',
    name: 'Excavating, Loading, and Conveyor Machine Operators',
    titles: `
      Conveyor Operator; Conveyor Belt Operator; Loading Machine Operator; Dredge Operator; Shovel Operator;
      Conveyor Tender; Reclaimer Operator; Loader Operator Warehouse; Train Loader Operator;
      Dredge Deckhand; Materials Loader; Bulk Loader; Leverman; Truck Loader Operator; Silo Operator;
      Shiploader Operator; Sorter Operator Conveyor; Car Dumper Operator`,
    skills: `
      Conveyor controls; Bulk loading; Dredging; Belt tracking; Stacker reclaimer; Ship loading;
      Dust control`,
    related: '47-2073 47-5041 53-7062',
  },
  {
    soc: '53-7051',
    name: 'Industrial Truck and Tractor Operators',
    titles: `
      Forklift Operator; Forklift Driver; Reach Truck Operator; Lift Truck Operator;
      Stand Up Forklift Operator; Fork Lift Operator; Order Picker Operator; Sit Down Forklift Operator;
      Clamp Truck Operator; Industrial Truck Operator; Warehouse Forklift Operator;
      Material Handler Forklift; Tow Motor Operator; Lumber Forklift Operator; Cherry Picker Operator;
      Forklift Material Handler; Certified Forklift Operator; Reach Lift Operator; Turret Truck Operator;
      Pallet Jack Operator; Forklift Loader; Tugger Operator; Forklift Warehouse Associate;
      Powered Industrial Truck Operator; Sideloader Operator; Straddle Carrier Operator;
      Yard Forklift Operator; Reach Forklift Operator; Electric Pallet Jack Operator; Tugger Driver;
      Double Reach Operator`,
    skills: `
      Forklift operation; Reach trucks; Pallet jacks; OSHA forklift certification; Trailer loading;
      High rack storage; Clamp trucks; Battery charging for lifts; RF scanning`,
    related: '53-7062 53-7021 43-5071',
  },
  {
    soc: '53-7061',
    name: 'Cleaners of Vehicles and Equipment',
    titles: `
      Car Detailer; Auto Detailer; Car Wash Attendant; Vehicle Cleaner; Detailer; Car Washer;
      Aircraft Cleaner; Car Wash Worker; Bus Washer; Equipment Washer; Vehicle Detailer; Auto Reconditioner;
      Truck Washer; Mobile Detailer; Cabin Cleaner; Automotive Detailer; Car Wash Team Member;
      Service Agent Car Rental; Fleet Washer; Pressure Washer Technician; Power Washer; Tunnel Attendant;
      RV Detailer; Boat Detailer; Vehicle Service Attendant; Wash Bay Attendant; Car Prep;
      Aircraft Detailer; Trailer Washer; Car Wash Associate; Aircraft Cabin Cleaner; Railcar Cleaner;
      Rental Car Cleaner; Return to Lot Agent`,
    skills: `
      Auto detailing; Interior shampooing; Paint buffing; Pressure washing vehicles; Waxing cars;
      Upholstery cleaning for cars; Clay bar; Aircraft cabin cleaning; Ceramic coating`,
    related: '53-6021 37-2011 53-6031',
  },
  {
    soc: '53-7062',
    name: 'Laborers and Freight, Stock, and Material Movers',
    titles: `
      Warehouse Associate; Warehouse Worker; Material Handler; Package Handler; Freight Handler; Loader;
      Warehouse Laborer; Mover; Dock Worker; Lumper; Baggage Handler; Ramp Agent; Unloader;
      Warehouse Team Member; Truck Loader; Truck Unloader; Freight Loader; Furniture Mover; Parcel Handler;
      Distribution Associate; Fulfillment Center Associate; Longshoreman; Stevedore; Warehouse Operator;
      Cargo Handler; Loader Unloader; Freight Associate; Freight Team Associate; Warehouse Operative;
      Warehouse Person; Cross Dock Worker; Amazon Warehouse Worker; Amazon Warehouse Associate;
      Moving Helper; Shuttle Loader; Ramp Worker; Ground Handler; Warehouse General Labor; Sort Associate;
      Material Mover; Airport Ramp Agent; Warehouse Helper; Distribution Center Associate; Dock Hand;
      Dock Associate; Cargo Agent Ramp; Movers Helper; Distribution Worker; Material Handling Associate;
      Inbound Associate; Outbound Associate; Package Sorter; Warehouse Technician; Mail Loader;
      Logistics Associate; Freight Unloader; Distribution Center Worker; Yard Laborer; Lumber Yard Worker;
      Yard Associate; Stock Mover; Ramp Service Agent; Warehouseman; Yard Worker Materials;
      Distribution Specialist; Cargo Ramp Agent; Freight Mover; Line Loader; Logistics Technician;
      Manual Laborer; Airline Baggage Handler; Professional Mover; Receiving Warehouse Worker;
      Warehouse Handler; Field Laborer Moving; Logistics Worker; Packer Mover`,
    skills: `
      Manual lifting; Order picking; Truck loading; Pallet building; Handheld scanners; Hand trucks;
      Baggage loading; Furniture wrapping; Warehouse safety; Sorting packages; Steel-toe work`,
    related: '53-7065 53-7051 53-7064 43-5071',
  },
  {
    soc: '53-7063',
    name: 'Machine Feeders and Offbearers',
    titles: `
      Machine Feeder; Offbearer; Line Feeder; Machine Loader; Feeder Operator; Stacker; Off Bearer;
      Catcher Production; Hopper Loader; Lumber Off Bearer; Material Feeder; Press Catcher; Line Stacker;
      Infeed Operator; Palletizer Stacker; Machine Off-Bearer; Feeder Catcher`,
    skills: `
      Feeding materials; Off-bearing; Stacking parts; Conveyor feeding; Jam clearing; Skid building;
      Paper jogging`,
    related: '51-9198 53-7064 51-4081',
  },
  {
    soc: '53-7064',
    name: 'Packers and Packagers, Hand',
    titles: `
      Packer; Packager; Hand Packer; Hand Packager; Warehouse Packer; Picker Packer; Order Packer; Bagger;
      Grocery Bagger; Packaging Associate; Pick Packer; Production Packer; Packing Associate;
      Shipping Packer; Gift Wrapper; Pick and Pack Associate; Packaging Worker; Crater; Line Packer;
      Candy Packer; Packing Clerk; Crate Builder; Kitter; Packing Worker; Food Packer; Meal Kit Packer;
      Box Packer; Bagger Courtesy Clerk; Packout Operator; Carton Packer; Hand Wrapper; Export Packer;
      Poly Bagger; Pack Out Worker`,
    skills: `
      Hand packaging; Box building; Bubble wrapping; Labeling packages; Bagging groceries; Kit packing;
      Crating; Weight checks; Packing tape guns`,
    related: '53-7065 53-7062 51-9111',
  },
  {
    soc: '53-7065',
    name: 'Stockers and Order Fillers',
    titles: `
      Stocker; Stock Clerk; Order Picker; Order Filler; Overnight Stocker; Stock Associate; Order Selector;
      Picker; Merchandise Stocker; Grocery Stocker; Warehouse Picker; Night Stocker; Shelf Stocker;
      Order Puller; Personal Shopper; Grocery Clerk; Produce Clerk; Stocking Associate; Grocery Selector;
      Replenishment Associate; Stockroom Associate; Stock Person; Online Grocery Shopper;
      Order Fulfillment Associate; Inventory Stocker; Night Crew Clerk; Fulfillment Associate;
      Warehouse Order Picker; Grocery Associate; Stock Handler; Dairy Clerk; Frozen Food Clerk;
      Warehouse Selector; Replenishment Specialist; Stock Team Member; Instacart Shopper;
      Digital Personal Shopper; Curbside Associate; Backroom Associate; Grocery Store Worker; Shopper;
      Freight Stocker; Overnight Replenishment Associate; Fulfillment Specialist; Fulfillment Team Member;
      Produce Associate; In-Store Shopper; Unload and Stock Associate; Stock Worker; Truck Unload Associate;
      Dairy Stocker; Supply Attendant; Shelver; General Merchandise Clerk; Lot Associate; Cart Attendant;
      Stocking Clerk; Pricing Associate; E-Commerce Order Filler; Product Stocker; Beverage Merchandiser;
      Cart Pusher; Fulfillment Expert; Inbound Stocker; Vendor Stocker; Ecommerce Fulfillment Associate;
      Hardware Stocker; Curbside Pickup Associate`,
    skills: `
      Shelf stocking; Facing shelves; Voice picking; Rotating stock; Box cutters; Pallet jacks in stores;
      Order filling; Price tagging; Backroom organization; Curbside orders`,
    related: '53-7062 41-2031 43-5071',
  },
  {
    soc: '53-7073',
    name: 'Wellhead Pumpers and Pump Operators',
    titles: `
      Pumper; Lease Pumper; Oilfield Pumper; Wellhead Pumper; Oil Field Pumper; Well Tender; Pump Operator;
      Relief Pumper; Gas Well Operator; Pump Station Operator; Oil Pumper; Production Operator Oilfield;
      Well Operator; Contract Pumper; Frac Pump Operator; Switcher Oilfield; Salt Water Disposal Operator;
      SWD Operator`,
    skills: `
      Pump jacks; Tank strapping; Separator operation; Chemical injection; Production reports for wells;
      Plunger lift; Gas lift`,
    related: '51-8093 47-5012 51-8092',
  },
  {
    soc: '53-7081',
    name: 'Refuse and Recyclable Material Collectors',
    titles: `
      Garbage Collector; Sanitation Worker; Trash Collector; Refuse Collector; Garbage Truck Driver;
      Recycling Collector; Sanitation Driver; Waste Collector; Garbage Man; Refuse Driver;
      Residential Waste Driver; Trash Truck Helper; Recycling Sorter; Recycling Worker;
      Solid Waste Collector; Waste Management Driver; Front Load Driver; Junk Removal Specialist;
      Junk Hauler; Sanitation Truck Driver; Side Load Driver; Refuse Truck Driver; Trash Truck Driver;
      Sanitation Laborer; Recycle Driver; Junk Removal Driver; Scrap Sorter; Scrap Yard Worker;
      Waste Handler; Recycling Center Attendant; Recycling Technician`,
    skills: `
      Refuse collection; Rear loader; Automated side loader; Recycling sorting; Route safety for refuse;
      Bulk pickup; Compactor operation; Landfill dumping`,
    related: '53-3032 37-2011 47-4051',
  },
];
