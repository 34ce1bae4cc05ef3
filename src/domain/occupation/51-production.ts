import type { OccupationSource } from './occupation.ts';

export const production: OccupationSource[] = [
  {
    soc: '51-1011',
    name: 'First-Line Supervisors of Production and Operating Workers',
    titles: `
      Production Supervisor; Manufacturing Supervisor; Production Lead; Shift Supervisor Manufacturing;
      Line Supervisor; Plant Supervisor; Assembly Supervisor; Production Team Lead; Shift Supervisor;
      Machine Shop Supervisor; Group Leader Manufacturing; Line Lead; Manufacturing Team Lead;
      Team Leader Production; Fabrication Supervisor; Welding Supervisor; Packaging Supervisor;
      Quality Supervisor; Area Supervisor Manufacturing; Production Foreman; Production Shift Lead;
      Department Supervisor Manufacturing; Assembly Lead; Cell Leader; Quality Control Supervisor;
      Production Manager Assistant; Sanitation Supervisor; Machining Supervisor; Process Supervisor;
      Bakery Production Supervisor; Operations Supervisor; Print Shop Manager; Shift Leader Production;
      Plant Foreman; Operations Supervisor Manufacturing; Tool Room Supervisor; Paint Supervisor`,
    skills: `
      Production supervision; Shift handover; Lean 5S; Line staffing; Downtime tracking;
      Safety observations; Quality checks on line; Gemba walks; Standard work; Scrap reduction`,
    related: '11-3051 51-2092 17-2112',
  },
  {
    soc: '51-2011',
    name: 'Aircraft Structure, Surfaces, Rigging, and Systems Assemblers',
    titles: `
      Aircraft Assembler; Aircraft Structures Assembler; Aerospace Assembler; Aircraft Structural Assembler;
      Aircraft Riveter; Aircraft Fabricator; Aircraft Systems Assembler; Composite Technician;
      Composite Fabricator; Structures Mechanic; Aircraft Sheet Metal Assembler; Aircraft Wing Assembler;
      Aerospace Composite Technician; Sealer Aircraft; Aircraft Assembly Mechanic; Fuselage Assembler;
      Aircraft Rigger; Aerospace Structures Mechanic`,
    skills: `
      Riveting; Drilling and countersinking; Aircraft blueprints; Composite layup for aircraft; Sealants;
      Torque tools; Fastener installation; Bucking rivets`,
    related: '49-3011 51-2092 51-2051',
  },
  {
    soc: '51-2028',
    name: 'Electrical, Electronic, and Electromechanical Assemblers',
    titles: `
      Electronics Assembler; Electronic Assembler; Electrical Assembler; PCB Assembler;
      Circuit Board Assembler; Solderer; Wire Harness Assembler; Electromechanical Assembler;
      Cable Assembler; Panel Builder; SMT Operator; Harness Assembler; Control Panel Wirer;
      Electrical Panel Builder; Coil Winder; Solder Technician; Semiconductor Assembler;
      Surface Mount Operator; Transformer Builder; Panel Wireman; Electronic Technician Assembler;
      Motor Winder; Control Panel Builder; Battery Assembler; Electro-Mechanical Assembler`,
    skills: `
      Hand soldering; IPC J-STD-001; Wire crimping; Panel wiring; Surface mount technology;
      Cable harness routing; ESD control; Microscope assembly; Coil winding`,
    related: '51-2092 17-3023 47-2111',
  },
  {
    soc: '51-2041',
    name: 'Structural Metal Fabricators and Fitters',
    titles: `
      Metal Fabricator; Fabricator; Steel Fabricator; Fitter; Structural Fitter; Fitter Welder;
      Metal Fabrication Technician; Fabricator Welder; Structural Steel Fitter; Steel Fitter; Ship Fitter;
      Shipfitter; Iron Fabricator; Fabrication Technician; Structural Fabricator; Metal Fitter;
      Layout Fabricator; Structural Steel Fabricator; Fabrication Specialist; Stainless Steel Fabricator;
      Trailer Fabricator`,
    skills: `
      Fit-up; Layout for fabrication; Plasma cutting; Fabrication drawings; Structural steel;
      Ironworker machine; Grinding; Tack welding; Ship blueprint reading`,
    related: '51-4121 51-4031 47-2221',
  },
  {
    soc: '51-2051',
    name: 'Fiberglass Laminators and Fabricators',
    titles: `
      Fiberglass Laminator; Fiberglass Fabricator; Fiberglass Technician; Laminator; Boat Builder;
      Gel Coater; Fiberglass Repair Technician; Fiberglass Worker; Gelcoat Technician; Chopper Gun Operator;
      Fiberglass Roller; Boat Laminator; Gel Coat Sprayer; Composite Laminator; Surfboard Shaper;
      Fiberglass Finisher; Lamination Technician`,
    skills: `
      Fiberglass layup; Gel coat spraying; Resin mixing; Mold release; Chopper gun; Vacuum bagging;
      Fiberglass sanding; Boat hull repair`,
    related: '51-2011 51-9195 51-9124',
  },
  {
    soc: '51-2092',
    name: 'Assemblers and Fabricators, General',
    titles: `
      Assembler; Production Assembler; Assembly Line Worker; Assembly Worker; Assembly Technician;
      Assembly Operator; Mechanical Assembler; Manufacturing Assembler; Product Assembler; Line Worker;
      Factory Worker; Team Assembler; Furniture Assembler; Assembly Associate; General Assembler;
      Production Line Worker; Window Assembler; Line Assembler; Engine Assembler; Assembly Line Operator;
      Auto Assembly Worker; Light Assembly; Machine Builder; Final Assembler; Assembly Team Member;
      Bench Assembler; Door Assembler; Bike Builder; Toy Assembler; Medical Device Assembler;
      Mechanical Assembly Technician; Kitting Assembler; Truss Builder; Truss Assembler;
      Manufacturing Assembly Technician; Trailer Assembler; Gear Assembler; Production Technician Assembly;
      Merchandise Assembler; Clean Room Assembler; Timing Device Assembler; Cabinet Assembler;
      Pump Assembler; Turbine Assembler`,
    skills: `
      Hand tools; Pneumatic tools; Assembly drawings reading; Torque wrench use; Line production;
      Sub-assembly; Fastening; Quality self-checks; Kitting; Ergonomic lifting`,
    related: '51-9198 51-2028 51-9111',
  },
  {
    soc: '51-3011',
    name: 'Bakers',
    titles: `
      Baker; Bakery Worker; Pastry Baker; Cake Decorator; Bread Baker; Bakery Assistant; Bakery Clerk;
      Pastry Cook; Head Baker; Bakery Associate; Donut Maker; Pastry Assistant; Production Baker;
      Mixer Baker; Assistant Baker; Cake Decorator Baker; Overnight Baker; Dough Mixer; Bagel Baker;
      Pastry Artist; Baker's Helper; Doughnut Fryer; Artisan Baker; Pastry Sous Chef; Dough Maker;
      Cookie Baker; Tortilla Maker; Oven Operator Bakery; Bakery Decorator; Bakery Production Worker`,
    skills: `
      Bread baking; Dough mixing; Cake decorating; Proofing dough; Laminated doughs; Oven operation; Icing;
      Recipe scaling; Sourdough; Fondant`,
    related: '35-1011 51-3092 35-2021',
  },
  {
    soc: '51-3021',
    name: 'Butchers and Meat Cutters',
    titles: `
      Butcher; Meat Cutter; Meat Clerk; Meat Wrapper; Meat Department Associate; Head Meat Cutter;
      Meat Associate; Apprentice Meat Cutter; Seafood Clerk; Fishmonger; Meat Seafood Clerk;
      Meat Cutter Apprentice; Seafood Associate; Halal Butcher; Fish Cutter Retail; Meat Room Associate;
      Deli Meat Cutter; Custom Meat Cutter; Kosher Butcher; Meat Counter Associate; Seafood Cutter`,
    skills: `
      Meat cutting; Band saw; Primal cuts; Meat wrapping; Knife sharpening; Sausage making; Fish filleting;
      Case merchandising for meat; Deboning by hand`,
    related: '51-3022 35-2021 41-2031',
  },
  {
    soc: '51-3022',
    name: 'Meat, Poultry, and Fish Processing Workers',
    titles: `
      Meat Trimmer; Poultry Processor; Fish Processor; Meat Packer; Deboner; Slaughterer;
      Meat Processing Worker; Fish Cutter; Poultry Worker Processing; Meatpacker; Fish Filleter;
      Seafood Processor; Meat Processor; Chicken Deboner; Poultry Plant Worker; Trimmer Meat;
      Slaughterhouse Worker; Seafood Processing Worker; Crab Picker; Poultry Hanger; Evisceration Worker;
      Boner Trimmer; Live Hang Worker; Beef Processing Worker; Pork Processing Worker; Kill Floor Worker;
      Shrimp Peeler`,
    skills: `
      Poultry deboning; Meat trimming; Evisceration; Fish cleaning; Cold environment work; Whizard knife;
      Slaughter line; Sanitation in meat plants`,
    related: '51-3021 51-3092 53-7064',
  },
  {
    soc: '51-3092',
    name: 'Food Processing and Batchmaking Workers',
    titles: `
      Food Production Worker; Batch Maker; Food Processor; Food Batchmaker; Mixer Operator Food;
      Food Processing Worker; Candy Maker; Cheese Maker; Cheesemaker; Food Machine Operator; Brewer;
      Batch Mixer; Chocolatier; Brewery Worker; Food Manufacturing Worker; Winemaker;
      Dairy Processing Operator; Ice Cream Maker; Coffee Roaster; Pasteurizer; Distiller;
      Food Production Operator; Cellar Worker; Food Production Associate; Cellarman; Snack Food Operator;
      Blender Food; Kettle Cook; Wine Cellar Hand; Fruit Processing Worker; Brewmaster; Assistant Brewer;
      Confectioner; Juice Processor; Tortilla Machine Operator; Milk Processor; Roaster Operator;
      Frozen Food Worker; Assistant Winemaker; Cook Food Manufacturing; Food Packaging Operator;
      Pet Food Operator`,
    skills: `
      Batch mixing; Pasteurization; Fermentation; GMPs in food plants; Recipe batching; CIP cleaning;
      Allergen control; Roasting; Brewing; Blending food ingredients; Cheese making`,
    related: '51-3011 51-9111 19-4013',
  },
  {
    soc: '51-4031',
    name: 'Metal Cutting, Punching, and Press Machine Operators',
    titles: `
      Press Operator Metal; Press Brake Operator; Punch Press Operator; Stamping Press Operator;
      Laser Operator; Shear Operator; Metal Press Operator; Brake Operator; Laser Cutter Operator;
      Turret Press Operator; Brake Press Operator; Saw Operator Metal; Press Brake Technician;
      Stamping Operator; Laser Cutting Operator; Plasma Cutter Operator; Hydraulic Press Operator;
      Ironworker Machine Operator; Waterjet Operator; Cutting Machine Operator; Metal Stamper;
      Power Press Operator; Slitter Operator Metal; CNC Plasma Operator; Band Saw Operator;
      Press Set-Up Operator; CNC Laser Operator; Tube Bender; Roll Former Operator;
      Laser Technician Manufacturing`,
    skills: `
      Press brake setup; Die changes; Laser cutting; Punch press; Calipers; Bend allowance;
      Sheet metal gauges; Coil feeding; Amada machines`,
    related: '51-4041 47-2211 51-4081',
  },
  {
    soc: '51-4041',
    name: 'Machinists',
    titles: `
      Machinist; Manual Machinist; Lathe Operator; Setup Machinist; Swiss Machinist;
      Milling Machine Operator; General Machinist; Precision Machinist; Grinder Operator;
      Prototype Machinist; Automotive Machinist; Mill Operator; Turning Operator; EDM Operator;
      Journeyman Machinist; Machinist Apprentice; Screw Machine Operator; Surface Grinder;
      Boring Mill Operator; Deburr Operator; Drill Press Operator; Horizontal Mill Operator;
      Honing Machine Operator; Maintenance Machinist Shop; Gear Cutter; Jig Boring Machinist`,
    skills: `
      Manual milling; Engine lathe; Blueprint interpretation; Micrometers; Lathe setup; Surface grinding;
      Wire EDM; Bridgeport mills; Thread cutting; Metal tolerances; Shop math`,
    related: '51-9161 51-4111 51-4031',
  },
  {
    soc: '51-4051',
    name: 'Furnace, Kiln, and Metal Pourer Operators',
    titles: `
      Furnace Operator; Foundry Worker; Heat Treat Operator; Melt Operator; Metal Pourer; Kiln Operator;
      Caster; Heat Treater; Molder Foundry; Die Caster; Die Cast Operator; Melter; Foundry Laborer;
      Core Maker; Casting Operator; Furnace Technician; Steel Mill Worker; Foundry Molder; Ladle Operator;
      Rolling Mill Operator; Die Casting Machine Operator; Heat Treat Technician; Dryer Operator;
      Steelworker Mill; Forge Operator; Forging Press Operator; Hammer Operator Forge; Annealing Operator;
      Blacksmith; Farrier; Horseshoer; Extrusion Press Operator Metal`,
    skills: `
      Molten metal handling; Heat treating; Sand molding; Die casting; Furnace controls; Ladle pouring;
      Forging; Kiln loading; Quenching; Horseshoeing`,
    related: '51-4031 51-4081 51-8091',
  },
  {
    soc: '51-4072',
    name: 'Plastics and Rubber Molding Machine Operators',
    titles: `
      Injection Molding Operator; Molding Machine Operator; Injection Mold Technician;
      Plastic Injection Operator; Mold Technician; Extruder Operator; Plastic Extrusion Operator;
      Injection Molding Technician; Blow Molding Operator; Mold Setter; Extrusion Operator;
      Process Technician Molding; Mold Operator; Injection Mold Operator; Thermoforming Operator;
      Extrusion Technician; Rubber Molder; Compression Molder; Plastics Machine Operator;
      Press Operator Rubber; Mold Setup Technician; Blow Mold Technician; Tire Builder; Rotational Molder;
      Plastic Molder; Molding Process Technician; Plastic Fabricator; Vacuum Form Operator; Mold Changer`,
    skills: `
      Injection molding; Mold changeovers; Extrusion; Resin drying; Part trimming; Cycle time adjustment;
      Blow molding; Scientific molding; Tire building`,
    related: '51-4081 51-9196 51-4111',
  },
  {
    soc: '51-4081',
    name: 'Machine Operators and Setters, Multiple and General',
    titles: `
      Machine Operator; Production Machine Operator; Machine Setter; Manufacturing Machine Operator;
      Operator Machine; Setup Operator; Set-Up Technician; Machine Technician; Machine Setup Technician;
      Automatic Machine Operator; Factory Machine Operator; Production Operator; Manufacturing Operator;
      Machine Tender; Plant Operator; Machine Operator Trainee; Industrial Machine Operator;
      Automation Operator; Equipment Operator Manufacturing; Manufacturing Production Operator;
      Process Operator; Line Operator; Line Technician; Line Operator Technician; Machine Line Operator;
      Robot Operator; Entry Level Machine Operator; Fabrication Operator; Tooling Setter;
      Production Equipment Operator; Operator Technician`,
    skills: `
      Machine setup; Machine operation; Production counts; Basic machine maintenance; Changeovers;
      Gauge reading; Control panels; Raw material loading; Reject sorting`,
    related: '51-2092 51-9111 51-4041',
  },
  {
    soc: '51-4111',
    name: 'Tool and Die Makers',
    titles: `
      Tool and Die Maker; Die Maker; Toolmaker; Tool Maker; Mold Maker; Tool and Die Technician; Die Setter;
      Tool Room Machinist; Journeyman Tool and Die Maker; Die Repair Technician;
      Apprentice Tool and Die Maker; Die Technician; Gauge Maker; Mold Repair Technician;
      Jig and Fixture Builder; Tool Grinder; Tool and Cutter Grinder; Patternmaker Metal;
      Die Tryout Technician; Pattern Maker Foundry; Toolroom Technician; Die Barber; Tool Sharpener;
      Metal Model Maker`,
    skills: `
      Die building; Tool grinding; Mold repair; Jig and fixture making; Precision fitting; Die spotting;
      EDM sinker; Toolroom machining; Progressive dies`,
    related: '51-4041 17-3013 51-4072',
  },
  {
    soc: '51-4121',
    name: 'Welders, Cutters, Solderers, and Brazers',
    titles: `
      Welder; MIG Welder; TIG Welder; Pipe Welder; Structural Welder; Welder Fabricator; Welding Technician;
      Combination Welder; Production Welder; Certified Welder; Arc Welder; Stick Welder; Robotic Welder;
      Welder Fitter; Fabrication Welder; Aluminum Welder; Robotic Welding Operator; Flux Core Welder;
      Rig Welder; Welding Operator; Welder Helper; Apprentice Welder; Spot Welder; Stainless Steel Welder;
      Maintenance Welder; Welding Machine Operator; Brazer; Journeyman Welder; Torch Cutter;
      Pipeline Welder; Orbital Welder; Mobile Welder; Shipyard Welder; Robotic Weld Technician;
      Laser Welder; Welding Specialist; Ornamental Welder; Metal Welder; Weld Technician;
      Fusion Technician Pipe`,
    skills: `
      MIG welding; TIG welding; Stick welding; Flux-cored arc welding; Oxy-fuel cutting; AWS certification;
      Weld symbols; Pipe welding 6G; Robotic welding; Aluminum welding; Brazing joints`,
    related: '51-2041 47-2221 47-2152',
  },
  {
    soc: '51-4193',
    name: 'Plating, Coating, and Metal Finishing Workers',
    titles: `
      Plater; Anodizer; Plating Operator; Powder Coater; Metal Finisher; Metal Polisher; Plating Technician;
      Polisher; Buffer; Powder Coat Operator; Electroplater; Galvanizer; Chrome Plater;
      Powder Coating Technician; Grinder and Polisher; Metal Grinder; Plating Line Operator;
      Chemical Processor Plating; Deburrer; Grinding Operator; Metal Finishing Technician; Sandblaster;
      Shot Blast Operator; Abrasive Blaster; Sander; Anodizing Operator; Galvanizing Line Worker;
      Media Blaster; E-Coat Operator`,
    skills: `
      Electroplating; Anodizing; Powder coating; Buffing; Deburring; Sandblasting; Masking parts;
      Bath chemistry; Polishing stainless`,
    related: '51-9124 51-4041 51-2041',
  },
  {
    soc: '51-5111',
    name: 'Prepress Technicians and Workers',
    titles: `
      Prepress Technician; Prepress Operator; Pre-Press Technician; Plate Maker; Prepress Specialist;
      Color Specialist Print; Imaging Technician Prepress; Digital Prepress Operator; Platemaker;
      Prepress Artist; Electronic Prepress Operator; Preflight Technician; Graphic Prepress Technician;
      Film Stripper; Flexo Plate Maker; Prepress Coordinator`,
    skills: `
      Preflighting; Color separation; Trapping; Plate making; RIP workflow; Imposition; Proofing for print;
      Esko ArtPro`,
    related: '51-5112 27-1024 43-9031',
  },
  {
    soc: '51-5112',
    name: 'Printing Press Operators',
    titles: `
      Press Operator; Printing Press Operator; Print Operator; Offset Press Operator;
      Flexographic Press Operator; Digital Press Operator; Screen Printer; Pressman; Flexo Operator;
      Print Technician; Digital Printer Operator; Large Format Printer Operator;
      Lithographic Press Operator; Wide Format Print Operator; Printer; Print Production Technician;
      Offset Printer; Web Press Operator; Print Shop Operator; Screen Printing Operator; T-Shirt Printer;
      Print Production Specialist; Print Shop Technician; Flexo Press Operator; Gravure Press Operator;
      Heidelberg Operator; Embroidery Machine Operator; Sign Maker; Digital Print Operator; Second Pressman;
      Press Assistant; Press Feeder; 3D Printer Operator; Large Format Print Technician`,
    skills: `
      Offset printing; Flexography; Screen printing; Ink mixing; Color registration; Heidelberg presses;
      Wide format printing; Print finishing; Web press; Heat press; Additive manufacturing operation`,
    related: '51-5113 51-5111 43-9071',
  },
  {
    soc: '51-5113',
    name: 'Print Binding and Finishing Workers',
    titles: `
      Bindery Worker; Bindery Operator; Bookbinder; Bindery Technician; Print Finisher;
      Cutter Operator Print; Folder Operator; Bindery Assistant; Finishing Operator Print;
      Die Cutter Operator Print; Saddle Stitch Operator; Bindery Associate; Print Finishing Operator;
      Finishing Associate; Paper Cutter Operator; Guillotine Operator; Book Binder; Gluer Operator;
      Bindery Helper`,
    skills: `
      Folding machines; Perfect binding; Saddle stitching; Guillotine cutting; Die cutting; Collating;
      Shrink wrapping; Book repair`,
    related: '51-5112 51-9196 43-9071',
  },
  {
    soc: '51-6011',
    name: 'Laundry and Dry-Cleaning Workers',
    titles: `
      Laundry Attendant; Laundry Worker; Dry Cleaner; Laundry Aide; Laundromat Attendant; Presser;
      Washer Laundry; Laundry Operator; Laundry Associate; Dry Cleaning Presser; Laundry Assistant;
      Linen Attendant; Spotter Dry Cleaning; Laundry Production Worker; Linen Worker; Laundry Technician;
      Hospital Laundry Worker; Hotel Laundry Attendant; Shirt Presser; Soil Sorter;
      Industrial Laundry Worker; Garment Presser; Laundry Folder; Wash Floor Operator; Linen Room Attendant;
      Laundress; Steamer Presser`,
    skills: `
      Industrial washers; Garment pressing; Stain removal; Linen folding; Dry cleaning solvents;
      Soil sorting; Ironing; Linen distribution`,
    related: '37-2012 51-6031 41-2021',
  },
  {
    soc: '51-6031',
    name: 'Sewing Machine Operators and Textile Workers',
    titles: `
      Sewing Machine Operator; Seamstress Production; Industrial Sewer; Sewer; Sewing Operator; Stitcher;
      Garment Worker; Textile Worker; Industrial Sewing Machine Operator; Sewing Technician;
      Textile Machine Operator; Cut and Sew Operator; Knitting Machine Operator; Loom Operator;
      Fabric Cutter; Serger Operator; Weaver Operator; Yarn Spinner; Quilting Machine Operator;
      Production Sewer; Embroidery Operator; Textile Operator; Apparel Sewer; Leather Stitcher;
      Shoe Stitcher; Spinning Machine Operator; Dye Machine Operator; Dyer Textile; Shoe Maker;
      Shoe Repairer; Cobbler; Shoe Machine Operator; Leather Worker; Saddle Maker; Canvas Worker;
      Sail Maker; Textile Cutter; Gerber Cutter Operator; Warper Tender`,
    skills: `
      Industrial sewing; Overlock; Pattern following; Thread tension; Fabric cutting; Loom operation;
      Leather stitching; Piecework; Shoe repair; Textile dyeing`,
    related: '51-6052 51-6093 51-2092',
  },
  {
    soc: '51-6052',
    name: 'Tailors, Dressmakers, and Custom Sewers',
    titles: `
      Tailor; Seamstress; Alterations Specialist; Dressmaker; Alterations Tailor; Custom Sewer;
      Bridal Seamstress; Alterations Seamstress; Fitter Alterations; Bespoke Tailor; Costume Maker;
      Costumer; Drapery Seamstress; Hand Sewer; Menswear Tailor; Bridal Alterations Specialist;
      Wardrobe Stitcher; Sewing Specialist; Master Tailor; Milliner; Costume Attendant; Wardrobe Attendant;
      Dresser; Costume Technician`,
    skills: `
      Alterations; Hemming; Hand sewing; Garment fitting; Bridal alterations; Suit tailoring;
      Drapery sewing; Costume construction; Pattern adjustment`,
    related: '51-6031 27-1022 51-6092',
  },
  {
    soc: '51-6092',
    name: 'Fabric and Apparel Patternmakers',
    titles: `
      Pattern Maker; Patternmaker; Apparel Patternmaker; Pattern Grader; Technical Pattern Maker;
      Sample Maker; Pattern Cutter; Garment Patternmaker; First Pattern Maker; Fashion Pattern Maker;
      Marker Maker; Digital Patternmaker; Pattern Drafter; Production Patternmaker;
      Upholstery Pattern Maker; Sample Sewer`,
    skills: `
      Pattern drafting; Grading patterns; Gerber AccuMark; Marker making; Muslin fitting; Optitex;
      Sample making`,
    related: '27-1022 51-6052 51-6031',
  },
  {
    soc: '51-6093',
    name: 'Upholsterers',
    titles: `
      Upholsterer; Furniture Upholsterer; Auto Upholsterer; Automotive Upholsterer; Upholstery Technician;
      Upholstery Worker; Boat Upholsterer; Aircraft Upholsterer; Custom Upholsterer;
      Trim Technician Upholstery; Upholstery Sewer; Industrial Upholsterer; Marine Upholsterer;
      Furniture Restorer; Upholstery Repairer; Upholstery Apprentice; Mattress Maker`,
    skills: `
      Upholstery; Tufting; Foam cutting; Spring tying; Fabric measuring; Staple guns; Vinyl repair;
      Furniture frame repair`,
    related: '51-6031 51-7011 51-6052',
  },
  {
    soc: '51-7011',
    name: 'Cabinetmakers and Bench Carpenters',
    titles: `
      Cabinet Maker; Cabinetmaker; Woodworker; Furniture Maker; Millworker; Bench Carpenter;
      Wood Shop Worker; Custom Woodworker; Cabinet Builder; Custom Furniture Maker;
      Architectural Woodworker; Millwork Fabricator; Bench Cabinet Maker; Countertop Fabricator;
      Shop Carpenter; Wood Finisher; Cabinet Finisher; Furniture Finisher; Furniture Builder; Casket Maker;
      Cabinet Shop Worker; Joiner; Wood Turner; Display Builder`,
    skills: `
      Cabinetmaking; Joinery; Table saws and planers; Veneering; Wood finishing; Cabinet Vision;
      Edge banding; Furniture restoration; Laminate countertops`,
    related: '47-2031 51-7042 51-6093',
  },
  {
    soc: '51-7042',
    name: 'Woodworking and Sawmill Machine Operators',
    titles: `
      Sawmill Worker; Woodworking Machine Operator; Saw Operator; Lumber Grader; Planer Operator; Sawyer;
      Head Sawyer; Lumber Stacker; Wood Machine Operator; Router Operator Wood; Molder Operator Wood;
      Lumber Handler; Lumber Mill Worker; Sawmill Operator; Edger Operator; Panel Saw Operator;
      Planer Mill Operator; Veneer Operator; Sander Operator Wood; Kiln Dryer Operator Lumber;
      Dry Kiln Operator; Pallet Builder; Pallet Repair Worker; Debarker Operator; Wood Lathe Operator;
      CNC Router Operator Wood; Plywood Worker; Lumber Puller; Resaw Operator`,
    skills: `
      Sawmill equipment; Lumber grading; Planers; CNC routers; Log sawing; Edging; Moulders;
      Kiln drying lumber; Pallet nailing`,
    related: '51-7011 45-4022 53-7062',
  },
  {
    soc: '51-8011',
    name: 'Nuclear Power Reactor and Power Distribution Operators',
    titles: `
      Reactor Operator; Nuclear Reactor Operator; Nuclear Operator; Power Dispatcher; System Operator;
      Load Dispatcher Power; Nuclear Plant Operator; Grid Operator; Nuclear Control Room Operator;
      Power System Operator; Transmission System Operator; Power Distributor; Non-Licensed Nuclear Operator;
      Distribution System Operator; Nuclear Station Operator; Control Room Operator Power;
      Energy Dispatcher; NERC Certified System Operator; Licensed Reactor Operator`,
    skills: `
      Reactor operations; NERC certification; Grid switching; Load balancing of power; EMS SCADA;
      NRC license; Outage coordination; Emergency operating procedures`,
    related: '51-8013 19-4051 17-2161',
  },
  {
    soc: '51-8013',
    name: 'Power Plant Operators',
    titles: `
      Power Plant Operator; Plant Operator Power; Control Room Operator Plant; Power Plant Technician;
      Auxiliary Operator; Power Plant Control Operator; Combined Cycle Operator; Hydroelectric Operator;
      Hydro Plant Operator; Power Generation Operator; Turbine Operator; Biomass Plant Operator;
      Operations and Maintenance Technician; Cogeneration Operator; Powerhouse Operator;
      Generation Technician; Solar Plant Operator; Battery Storage Technician; O&M Technician;
      Switchboard Operator Power; Plant Equipment Operator; Power Station Operator; Waste to Energy Operator`,
    skills: `
      Turbine operation; DCS control; Generator synchronization; Boiler chemistry; Lockout tagout in plants;
      Plant rounds; Water treatment for boilers; Emissions monitoring`,
    related: '51-8021 51-8011 11-9199.03',
  },
  {
    soc: '51-8021',
    name: 'Stationary Engineers and Boiler Operators',
    titles: `
      Boiler Operator; Stationary Engineer; Boiler Engineer; Boiler Plant Operator;
      Chief Stationary Engineer; Operating Engineer Stationary; Licensed Boiler Operator;
      Stationary Operating Engineer; Central Plant Operator; Power Engineer Boiler; Utilities Operator;
      Steam Plant Operator; Fireman Boiler; Refrigeration Operator; Refrigeration Plant Operator;
      HVAC Stationary Engineer; Central Utility Plant Operator; Ammonia Operator;
      Building Operating Engineer; Utility Plant Operator; High Pressure Boiler Operator;
      Third Class Engineer`,
    skills: `
      High-pressure boilers; Boiler license; Chiller plant operation; Steam distribution;
      Boiler water testing; Cooling towers; Ammonia refrigeration; Logs and rounds`,
    related: '49-9021 51-8013 49-9071',
  },
  {
    soc: '51-8031',
    name: 'Water and Wastewater Treatment Plant Operators',
    titles: `
      Water Treatment Operator; Wastewater Treatment Operator; Wastewater Operator; Water Plant Operator;
      Water Operator; Wastewater Plant Operator; Treatment Plant Operator; Sewage Plant Operator;
      Water Treatment Plant Operator; Water Distribution Operator; Wastewater Treatment Plant Operator;
      Water Treatment Technician; Water System Operator; Wastewater Treatment Technician;
      Water Treatment Specialist; Sewage Treatment Operator; Utility Operator Water;
      Operator in Training Wastewater; Collection System Operator; Water Service Technician;
      Water Utility Worker; Water Maintenance Technician; Lift Station Operator; Reclamation Plant Operator;
      Water Distribution Technician; Utility Worker; Utilities Technician; Water Utility Operator`,
    skills: `
      Chlorination; Activated sludge; Water sampling for plants; Class C operator license;
      Lab testing of water; Pump stations; Sludge dewatering; SCADA for water; Jar testing`,
    related: '47-4071 19-4042 51-8021',
  },
  {
    soc: '51-8091',
    name: 'Chemical Plant and System Operators',
    titles: `
      Chemical Operator; Chemical Plant Operator; Chemical Process Operator; Board Operator;
      Process Operator Chemical; Chemical Process Technician; Control Room Operator Chemical;
      Chemical Production Operator; Process Technician Chemical; Ethanol Plant Operator; Console Operator;
      Biodiesel Plant Operator; Production Operator Chemical; Outside Operator; Unit Operator Chemical;
      Chemical Manufacturing Operator; Ethanol Operator; Fermentation Operator; Pharmaceutical Operator;
      Plant Technician Chemical; Biofuels Processing Technician; Hydrogen Plant Operator;
      Lead Chemical Operator; Pharmaceutical Manufacturing Technician; Bioprocess Technician;
      Biotechnology Manufacturing Associate; Manufacturing Associate Biotech`,
    skills: `
      Distributed control systems; Reactor charging; Batch records; Process safety; Chemical sampling;
      Column operation; Pump lineups; Bioreactors; cGMP`,
    related: '51-8093 51-9011 19-4031',
  },
  {
    soc: '51-8092',
    name: 'Gas Plant Operators',
    titles: `
      Gas Plant Operator; Gas Compressor Operator; Natural Gas Plant Operator; Compressor Station Operator;
      Gas Controller; Pipeline Controller; Gas Operator; LNG Operator; Gas Pipeline Operator;
      Compressor Operator; Pipeline Technician; Gas Processing Technician; Midstream Operator;
      Measurement Technician Gas; Natural Gas Technician; Pipeline Operator; Gas Control Operator;
      Gas Plant Technician; Air Separation Plant Operator; Gas Field Operator; Compression Technician;
      Compressor Mechanic`,
    skills: `
      Compressor stations; Gas measurement; Pipeline SCADA; Amine treating; DOT pipeline qualification;
      Gas chromatograph checks; Pigging; LNG handling`,
    related: '51-8093 53-7073 49-9012',
  },
  {
    soc: '51-8093',
    name: 'Petroleum Pump System Operators, Refinery Operators, and Gaugers',
    titles: `
      Refinery Operator; Petroleum Refinery Operator; Gauger; Pumper Gauger; Oil Refinery Operator;
      Terminal Operator Petroleum; Tank Farm Operator; Crude Oil Gauger; Refinery Process Operator;
      Petroleum Operator; Pumper Refinery; Refinery Technician; Terminal Operator; Petroleum Inspector;
      Refinery Board Operator; Lube Oil Blender; Refinery Unit Operator; Hydrocracker Operator;
      Oil Terminal Operator; Bulk Plant Operator; Petroleum Gauger; Cargo Inspector Petroleum`,
    skills: `
      Refinery units; Tank gauging; Crude sampling; Fuel blending; Distillation towers; Flare operations;
      Product transfers; API gravity testing`,
    related: '51-8091 51-8092 53-7073',
  },
  {
    soc: '51-9011',
    name: 'Chemical and Mixing Equipment Operators',
    titles: `
      Chemical Mixer; Mixing Machine Operator; Blending Operator; Mixer Operator;
      Chemical Equipment Operator; Compounder; Batch Operator; Chemical Blender; Blender Operator;
      Crusher Operator; Grinding Machine Operator; Mixer; Mill Operator Chemical; Compounding Operator;
      Paint Mixer; Concrete Batch Plant Operator; Batch Plant Operator; Chemical Compounder;
      Separator Operator; Filter Operator; Centrifuge Operator; Pulverizer Operator; Soap Maker Industrial;
      Cosmetics Compounder; Fertilizer Plant Operator; Rock Crusher Operator; Aggregate Plant Operator;
      Asphalt Batch Operator; Feed Mill Operator; Feed Mixer; Grain Mill Operator; Still Operator;
      Tumbler Operator`,
    skills: `
      Batch weighing; Mixing tanks; Viscosity adjustment; Formula sheets; Drum handling; Grinding mills;
      Filtration; Crushing equipment; Batch plant controls`,
    related: '51-8091 51-9111 51-4081',
  },
  {
    soc: '51-9061',
    name: 'Inspectors, Testers, Sorters, Samplers, and Weighers',
    titles: `
      Quality Inspector; Quality Control Inspector; QC Inspector; Inspector; Quality Control Technician;
      QA Inspector; Quality Assurance Inspector; Quality Assurance Technician; QC Technician;
      Quality Control; Final Inspector; Receiving Inspector; Quality Associate; Test Operator; CMM Operator;
      CMM Programmer; Product Inspector; Sorter; Welding Inspector; Visual Inspector; In-Process Inspector;
      Quality Auditor; QA Technician; Quality Control Analyst; Quality Analyst Manufacturing;
      Quality Assurance Specialist; Quality Specialist; NDT Technician; Nondestructive Testing Technician;
      Quality Control Specialist; QC Analyst; QA Specialist; Quality Tester; Quality Lab Technician;
      Certified Welding Inspector; CWI; First Article Inspector; Mechanical Inspector Quality;
      Quality Control Lab Technician; Quality Checker; Quality Coordinator; Quality Control Associate;
      Dimensional Inspector; Layout Inspector; Radiographic Inspector; Vehicle Quality Inspector;
      Ultrasonic Testing Technician; Garment Inspector; Supplier Quality Inspector;
      Quality Assurance Associate; Quality Assurance Auditor; QA Associate; Source Inspector;
      Parts Inspector; Quality Systems Specialist; Document Control Quality Specialist`,
    skills: `
      Dimensional inspection; CMM programming; Visual inspection; Inspection plans; Nonconformance reports;
      Gauges; Sampling plans; Ultrasonic testing; Magnetic particle testing;
      First article inspection reports; AS9102; Quality records`,
    related: '17-2112 17-3026 11-3051.01',
  },
  {
    soc: '51-9071',
    name: 'Jewelers and Precious Stone and Metal Workers',
    titles: `
      Jeweler; Bench Jeweler; Goldsmith; Stone Setter Jewelry; Jewelry Repairer; Silversmith;
      Diamond Setter; Jewelry Maker; Master Jeweler; Gem Cutter; Watch and Jewelry Repairer;
      Jewelry Polisher; Engraver Jewelry; Diamond Cutter; Jewelry Designer Bench; Jewelry CAD Designer;
      Jewelry Caster; Lapidary; Jewelry Technician`,
    skills: `
      Stone setting; Ring sizing; Jewelry soldering; Lost wax casting; Prong repair; Gem identification;
      Hand engraving; Matrix jewelry CAD`,
    related: '27-1012 49-9063 13-2022',
  },
  {
    soc: '51-9081',
    name: 'Dental Laboratory Technicians',
    titles: `
      Dental Lab Technician; Dental Laboratory Technician; Dental Technician; Dental Ceramist;
      Denture Technician; Crown and Bridge Technician; Orthodontic Lab Technician;
      Dental CAD/CAM Technician; CAD/CAM Dental Designer; Dental Waxer; Certified Dental Technician;
      Removable Technician; Dental Model Technician; Dental Porcelain Technician; Dental Lab Assistant;
      Dental Milling Technician; Denture Setup Technician`,
    skills: `
      Dental ceramics; 3Shape; exocad; Denture setup; Waxing; Crown milling; Model pouring;
      Porcelain stacking`,
    related: '51-9082 31-9091 29-1021',
  },
  {
    soc: '51-9082',
    name: 'Medical Appliance Technicians',
    titles: `
      Medical Appliance Technician; Orthopedic Appliance Maker; Hearing Aid Assembler; Brace Maker;
      Artificial Limb Maker; Orthotic Technician; Prosthetic Technician; Orthotic Fabricator;
      Prosthetic Fabricator; Orthopedic Brace Maker; Medical Appliance Maker; Orthotics Lab Technician;
      Prosthetic Lab Technician; Arch Support Technician; Orthopedic Bench Technician;
      Orthotic Lab Technician`,
    skills: `
      Brace fabrication; Thermoplastics; Plaster modification; Carbon fiber layup; Socket lamination;
      Bench alignment; Leather work for braces; Measuring limbs`,
    related: '29-2091 29-2081 51-9081',
  },
  {
    soc: '51-9083',
    name: 'Ophthalmic Laboratory, Optics, and Glass Technicians',
    titles: `
      Optical Lab Technician; Ophthalmic Laboratory Technician; Lens Grinder; Optical Technician;
      Lens Technician; Finishing Technician Optical; Surfacing Technician; Edger Optical;
      Lens Lab Technician; Optical Lab Assistant; Lab Optician; Ophthalmic Lab Technician;
      Optical Fabrication Technician; Optician Manufacturing; Precision Optics Technician; Glass Worker;
      Glass Cutter; Glass Fabricator; Optical Polisher; Glass Production Worker; Lens Polisher;
      Glass Tempering Operator; Optical Assembler; Glass Machine Operator; Glass Edger;
      Insulated Glass Unit Assembler; Glass Bender; Neon Sign Maker; Glass Handler; Mirror Fabricator`,
    skills: `
      Lens edging; Lens surfacing; Lensmeter; Prescription verification for lenses; Lens coating;
      Glass tempering; Optical polishing; Glass edging; Lens centering; IGU assembly; Interferometry;
      Glass handling`,
    related: '51-9082 47-2121 51-9195',
  },
  {
    soc: '51-9111',
    name: 'Packaging and Filling Machine Operators',
    titles: `
      Packaging Machine Operator; Packaging Operator; Filler Operator; Packaging Technician;
      Filling Machine Operator; Bottling Line Operator; Packing Machine Operator; Packaging Line Operator;
      Machine Packer; Palletizer Operator; Labeling Machine Operator; Canning Line Operator;
      Packaging Line Technician; Pouch Machine Operator; Bottling Operator; Packaging Line Worker; Filler;
      Case Packer Operator; Capper Operator; Form Fill Seal Operator; Blister Pack Operator;
      Bag Machine Operator; Packaging Mechanic Operator; Wrapping Machine Operator; Bottler;
      Line Operator Packaging; Packaging Associate Machine; Cartoner Operator; Packager Machine`,
    skills: `
      Packaging lines; Bottling; Labelers; Shrink wrap machines; Date coding; Fill weights; Case sealing;
      Palletizing; Line clearance`,
    related: '53-7064 51-4081 51-3092',
  },
  {
    soc: '51-9124',
    name: 'Coating, Painting, and Spraying Machine Operators',
    titles: `
      Spray Painter; Industrial Spray Painter; Paint Technician; Painting Machine Operator;
      Coating Operator; Paint Line Operator; Production Painter; Paint Sprayer; Coating Machine Operator;
      Coating Technician; Aircraft Painter; Spray Gun Operator; Lacquer Sprayer; Painter Manufacturing;
      Finish Sprayer; Coater; Equipment Painter; Paint Line Technician; Furniture Sprayer; Robotic Painter;
      Spray Finisher; Paint Booth Operator; Truck Painter; Trailer Painter; Wood Finishing Sprayer;
      Thermal Spray Technician`,
    skills: `
      HVLP spray guns; Paint booths; Two-part coatings; Masking for paint; Mil thickness checks;
      Sanding between coats; Coating line setup; Color mixing`,
    related: '49-3021 51-4193 47-2141',
  },
  {
    soc: '51-9141',
    name: 'Semiconductor Processing Technicians',
    titles: `
      Semiconductor Processing Technician; Wafer Fab Operator; Fab Technician; Wafer Fabrication Technician;
      Cleanroom Technician; Clean Room Technician; Clean Room Operator; Semiconductor Operator;
      Etch Operator; Photolithography Technician; Semiconductor Manufacturing Technician;
      Wafer Fab Technician; Semiconductor Equipment Technician; Diffusion Operator; Thin Film Technician;
      Fab Operator; Probe Operator; Wafer Technician; Cleanroom Operator; Wafer Process Technician`,
    skills: `
      Photolithography; Wet etch; Wafer handling; Cleanroom gowning; Plasma etch; Chemical vapor deposition;
      Wafer inspection; Statistical control in fabs`,
    related: '17-3023 51-2028 17-3026',
  },
  {
    soc: '51-9151',
    name: 'Photographic Process Workers',
    titles: `
      Photo Lab Technician; Photo Technician; Photo Processor; Film Developer; Photo Lab Associate;
      Photo Lab Specialist; Digital Imaging Specialist; Photo Specialist; Photo Printer;
      Darkroom Technician; Photographic Processor; Photo Center Associate; Imaging Associate;
      Film Lab Technician; Photo Finisher`,
    skills: `
      Film developing; Photo printing; Color correction; Minilab operation; Photo restoration;
      Darkroom chemistry; Photo gifts production`,
    related: '27-4021 51-5112',
  },
  {
    soc: '51-9161',
    name: 'Computer Numerically Controlled Tool Operators and Programmers',
    titles: `
      CNC Machinist; CNC Operator; CNC Programmer; CNC Machine Operator; CNC Lathe Operator;
      CNC Mill Operator; CNC Setup Operator; CNC Technician; CNC Lathe Machinist; CNC Milling Operator;
      CNC Machinist Programmer; CNC Set-Up Technician; CNC Router Operator; 5-Axis Machinist;
      Computer Numerical Control Operator; CNC Tool Programmer; Swiss CNC Operator; CAM Programmer`,
    skills: `
      CNC machining; Mastercam; G-code; Fanuc controls; Haas mills; Tool offsets; Micrometers;
      Swiss turning; Fusion 360 CAM; Fixture setup; In-process gauging`,
    related: '51-4041 51-4081 51-4111',
  },
  {
    soc: '51-9192',
    name: 'Cleaning, Tending, and Tire, Rubber, and Composite Production Workers',
    titles: `
      Production Cleaner; Sanitation Worker Plant; Sanitation Technician; Industrial Cleaner; Parts Washer;
      Equipment Cleaner; Sanitation Associate; Food Plant Sanitation Worker; Pickler Operator;
      Degreaser Operator; Plant Sanitation Worker; Sanitor; Sanitation Operator; Washer Operator;
      Tank Washer; CIP Technician; Cleaning Equipment Operator; Tote Washer; Sanitation Crew Member;
      Trailer Washout Technician`,
    skills: `
      Foam cleaning; Sanitation chemicals; Equipment teardown cleaning; ATP swabs;
      Pressure washers in plants; Master sanitation schedule; Parts washing`,
    related: '37-2011 51-3092 51-9198',
  },
  {
    soc: '51-9195',
    name: 'Molders, Carvers, Engravers, and Casters',
    titles: `
      Engraver; Stone Carver; Mold Maker Ceramic; Sculpture Fabricator; Etcher; Laser Engraver;
      Concrete Caster; Precast Worker; Stone Cutter; Granite Fabricator; Stone Fabricator;
      Countertop Templater; Precast Concrete Worker; Glass Etcher; Monument Engraver; Sandblast Engraver;
      Pottery Production Worker; Candle Production Worker; Marble Cutter; Plaster Caster;
      Stone Polisher Fabricator; Sandblast Carver; Trophy Engraver; Concrete Product Maker; Slip Caster`,
    skills: `
      Laser engraving; Stone fabrication; Precast molds; Bridge saw; Stone polishing machines; Hand carving;
      Slip casting; Etching`,
    related: '47-2044 51-9071 27-1012',
  },
  {
    soc: '51-9196',
    name: 'Paper, Converting, and Other Machine Operators',
    titles: `
      Paper Machine Operator; Converting Operator; Corrugator Operator; Slitter Operator; Rewinder Operator;
      Paper Mill Operator; Die Cut Operator; Folder Gluer Operator; Corrugated Machine Operator;
      Paper Maker; Winder Operator; Bag Maker Operator; Box Maker; Laminator Operator;
      Converting Machine Operator; Paper Mill Worker; Adhesive Bonding Operator;
      Flexo Folder Gluer Operator; Pulp Mill Operator; Back Tender; Slitter Rewinder Operator;
      Sheeter Operator; Cutting Operator; Tube Winder; Gluing Machine Operator; Bander`,
    skills: `
      Paper machines; Slitting; Corrugating; Rewinding; Die cutting boxes; Gluing; Web tension;
      Roll handling`,
    related: '51-9111 51-5113 51-4081',
  },
  {
    soc: '51-9198',
    name: 'Helpers of Production Workers',
    titles: `
      Production Worker; Production Helper; Production Associate; Manufacturing Associate; General Laborer;
      Factory Helper; Plant Worker; Manufacturing Worker; General Production; Production Laborer;
      Warehouse Production Worker; Machine Operator Helper; Production Team Member; Plant Laborer;
      General Labor; Production Assistant Manufacturing; Production Technician Helper; Manufacturing Helper;
      Manufacturing Team Member; Entry Level Production; Machine Helper; Press Helper; Factory Laborer;
      Industrial Worker; Mill Worker; Plant Helper; Manufacturing Production Associate; Utility Operator;
      Production Operator Trainee; Production Support Worker; Manufacturing Laborer;
      Utility Person Manufacturing; Production Specialist; Light Industrial Worker; Line Helper;
      Manufacturing Associate Production; Manufacturing Specialist; Production Operator Assistant;
      Factory Associate`,
    skills: `
      Material loading; Feeding machines; Line sweeping; Stacking product; Counting and labeling;
      Following work instructions; Hand packing; Standing for long shifts; Personal protective equipment`,
    related: '51-2092 53-7062 53-7064',
  },
];
