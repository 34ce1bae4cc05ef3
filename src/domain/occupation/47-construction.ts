import type { OccupationSource } from './occupation.ts';

export const construction: OccupationSource[] = [
  {
    soc: '47-1011',
    name: 'First-Line Supervisors of Construction Trades and Extraction Workers',
    titles: `
      Construction Foreman; Foreman; Construction Supervisor; Job Foreman; Electrical Foreman; Crew Foreman;
      Site Supervisor; Concrete Foreman; Carpenter Foreman; Plumbing Foreman; Labor Foreman; Superintendent;
      Site Superintendent; General Foreman; Roofing Foreman; Paving Foreman; Pipe Foreman;
      Drilling Supervisor Rig; Mine Foreman; Field Supervisor; Framing Foreman; Working Foreman;
      Utility Foreman; Excavation Foreman; Tool Pusher; Lead Carpenter Foreman; Ironworker Foreman;
      Highway Maintenance Supervisor; Quarry Supervisor; Drywall Foreman; Mine Supervisor;
      Crew Supervisor Construction; Mechanical Superintendent`,
    skills: `
      Crew supervision; Daily reports; Toolbox meetings; Layout; Construction plans; Material ordering;
      OSHA 10; Time sheets for crews; Site safety enforcement; Production tracking`,
    related: '11-9021 47-2031 47-2061',
  },
  {
    soc: '47-2011',
    name: 'Boilermakers',
    titles: `
      Boilermaker; Boiler Mechanic; Boiler Installer; Boiler Repairman; Boilermaker Welder;
      Pressure Vessel Fabricator; Boiler Technician; Journeyman Boilermaker; Boiler Fitter; Tank Builder;
      Apprentice Boilermaker; Boiler Tube Welder; Boiler Service Technician; Shipyard Boilermaker;
      Boiler Erector`,
    skills: `
      Pressure vessel repair; Tube rolling; Boiler assembly; Rigging heavy sections; ASME code welding;
      Hydrostatic testing; Refractory removal`,
    related: '51-4121 47-2152 51-8021',
  },
  {
    soc: '47-2021',
    name: 'Brickmasons, Blockmasons, and Stonemasons',
    titles: `
      Bricklayer; Mason; Brick Mason; Stonemason; Block Mason; Stone Mason; Masonry Worker;
      Journeyman Bricklayer; Block Layer; Chimney Mason; Brick Layer; Masonry Technician; Refractory Mason;
      Restoration Mason; Tuckpointer; Apprentice Bricklayer; Paver Mason; Masonry Foreman; Marble Setter;
      Monument Setter; Stone Setter; Pointer Caulker Cleaner`,
    skills: `
      Bricklaying; Mortar mixing; Block setting; Tuckpointing; Stone cutting; Masonry scaffolding;
      Plumb and level; Flashing for masonry; Arch construction`,
    related: '47-3011 47-2051 47-2044',
  },
  {
    soc: '47-2031',
    name: 'Carpenters',
    titles: `
      Carpenter; Finish Carpenter; Framing Carpenter; Journeyman Carpenter; Framer; Trim Carpenter;
      Rough Carpenter; Carpenter Apprentice; Form Carpenter; Lead Carpenter; Commercial Carpenter;
      Residential Carpenter; Deck Builder; Door Installer; Cabinet Installer; Concrete Form Carpenter;
      Construction Carpenter; Remodeling Carpenter; Maintenance Carpenter; Millwork Installer;
      Union Carpenter; Scaffold Builder; House Framer; Fixture Installer; Window Installer;
      Siding Installer; Kitchen Installer; Scaffold Carpenter; Trim Installer; Bridge Carpenter;
      Countertop Installer; Garage Door Installer Carpenter; Stair Builder`,
    skills: `
      Framing; Finish carpentry; Trim installation; Power tools; Concrete forms; Measuring and cutting;
      Cabinet installation; Door hanging; Deck building; Table saw; Scaffolding`,
    related: '47-3012 51-7011 47-1011',
  },
  {
    soc: '47-2042',
    name: 'Carpet and Floor Layers',
    titles: `
      Flooring Installer; Carpet Installer; Floor Layer; Hardwood Floor Installer; Vinyl Floor Installer;
      Carpet Layer; Floor Sander; Flooring Technician; Floor Installer; Laminate Installer;
      Wood Floor Refinisher; Flooring Contractor; LVP Installer; Floor Covering Installer;
      Epoxy Floor Installer; Hardwood Floor Refinisher; Resilient Floor Installer; Carpet Installer Helper;
      Flooring Mechanic; Floor Refinisher`,
    skills: `
      Carpet stretching; Hardwood installation; Floor sanding; Subfloor preparation; Vinyl plank;
      Seam sealing; Floor leveling; Heat welding of vinyl`,
    related: '47-2044 47-2031 37-2011',
  },
  {
    soc: '47-2044',
    name: 'Tile and Stone Setters',
    titles: `
      Tile Setter; Tile Installer; Tile Layer; Tile Mechanic; Marble Installer; Stone Installer;
      Ceramic Tile Installer; Tiler; Granite Installer; Tile Finisher; Tile Setter Apprentice;
      Countertop Fabricator Installer; Tile and Marble Setter; Bathroom Tile Installer;
      Stone Countertop Installer; Terrazzo Worker; Terrazzo Finisher; Backsplash Installer; Tile Helper`,
    skills: `
      Tile setting; Grouting; Thinset application; Wet saw; Waterproofing membranes; Shower pans;
      Tile layout; Stone polishing; Terrazzo grinding`,
    related: '47-2042 47-2021 47-3011',
  },
  {
    soc: '47-2051',
    name: 'Cement Masons and Concrete Finishers',
    titles: `
      Concrete Finisher; Cement Mason; Concrete Worker; Concrete Laborer; Cement Finisher; Concrete Mason;
      Concrete Technician; Flatwork Finisher; Decorative Concrete Finisher; Concrete Pourer;
      Curb and Gutter Finisher; Concrete Form Setter; Concrete Placer; Stamped Concrete Installer;
      Concrete Crew Member; Sidewalk Finisher; Journeyman Cement Mason; Concrete Polisher;
      Foundation Worker; Concrete Repair Technician`,
    skills: `
      Concrete finishing; Troweling; Screeding; Form setting; Power trowel; Concrete curing;
      Stamped concrete; Bull float; Expansion joints`,
    related: '47-2061 47-2021 47-2071',
  },
  {
    soc: '47-2061',
    name: 'Construction Laborers',
    titles: `
      Construction Laborer; Laborer; Construction Worker; General Laborer Construction; Demolition Worker;
      Demolition Laborer; Skilled Laborer; Pipelayer Laborer; Site Laborer; Labourer; Construction Helper;
      Concrete Pump Laborer; Cleanup Laborer; Road Crew Laborer; Construction Crew Member; Utility Laborer;
      Day Laborer; Unskilled Laborer; Excavation Laborer; Scaffold Laborer; Jackhammer Operator;
      Pipeline Laborer; Construction Apprentice; Fiber Optic Laborer; Masonry Laborer; Union Laborer;
      Remodeling Laborer; Concrete Cutter; Concrete Saw Operator; Grade Checker; Drywall Laborer;
      Construction Associate; Landscape Construction Laborer; Hod Carrier; Blaster Helper;
      General Construction Worker; Interior Demolition Worker; Sandblaster Construction; Tank Cleaner;
      Environmental Laborer`,
    skills: `
      Site cleanup; Material handling on site; Trenching; Demolition; Jackhammers; Hand digging; Compactors;
      Loading and unloading trucks; Traffic control on site; Confined space entry`,
    related: '47-3012 47-2073 53-7062 47-2051',
  },
  {
    soc: '47-2071',
    name: 'Paving, Surfacing, and Tamping Equipment Operators',
    titles: `
      Paver Operator; Asphalt Paver Operator; Roller Operator; Paving Equipment Operator; Asphalt Worker;
      Screed Operator; Asphalt Laborer; Paving Laborer; Asphalt Raker; Milling Machine Operator Paving;
      Asphalt Roller Operator; Blacktop Worker; Paving Crew Member; Sealcoating Technician;
      Curb Machine Operator; Asphalt Plant Operator; Asphalt Lute Man; Chip Spreader Operator;
      Concrete Paver Operator; Seal Coater; Pavement Technician`,
    skills: `
      Asphalt paving; Screed adjustment; Roller compaction; Asphalt raking; Milling; Sealcoating;
      Joint construction; Paver grade control`,
    related: '47-2073 47-2061 47-4051',
  },
  {
    soc: '47-2073',
    name: 'Operating Engineers and Construction Equipment Operators',
    titles: `
      Heavy Equipment Operator; Equipment Operator; Excavator Operator; Backhoe Operator;
      Bulldozer Operator; Loader Operator; Operating Engineer; Grader Operator; Dozer Operator;
      Skid Steer Operator; Construction Equipment Operator; Motor Grader Operator;
      Front End Loader Operator; Heavy Machine Operator; Scraper Operator; Earthmoving Operator;
      Heavy Equipment Operator Apprentice; Trackhoe Operator; Blade Operator; Landfill Equipment Operator;
      Pile Driver Operator; Trencher Operator; Heavy Machinery Operator; Directional Drill Operator;
      HDD Operator; Pile Driver; Bobcat Operator; Haul Truck Operator; Concrete Pump Operator;
      Telehandler Operator; Water Truck Operator; Boring Machine Operator`,
    skills: `
      Excavators; Bulldozers; Backhoes; Grading; GPS machine control; Trench safety; Loaders; Earthmoving;
      Equipment inspections; Horizontal directional drilling; Topcon`,
    related: '53-7021 47-2071 47-2061',
  },
  {
    soc: '47-2081',
    name: 'Drywall and Ceiling Tile Installers and Tapers',
    titles: `
      Drywall Installer; Drywall Hanger; Drywall Finisher; Drywaller; Taper; Drywall Taper;
      Ceiling Tile Installer; Acoustical Ceiling Installer; Drywall Mechanic; Sheetrock Hanger;
      Drywall Carpenter; Metal Stud Framer; Drywall Worker; Sheetrock Installer; Drywall Repair Technician;
      Interior Systems Carpenter; Drywall Apprentice; Lather; Acoustical Carpenter; Drywall Patcher`,
    skills: `
      Drywall hanging; Taping and mudding; Skim coating; Metal stud framing; Ceiling grid; Texture matching;
      Joint compound; Drywall stilts; Corner bead`,
    related: '47-2161 47-2031 47-2141',
  },
  {
    soc: '47-2111',
    name: 'Electricians',
    titles: `
      Electrician; Journeyman Electrician; Residential Electrician; Commercial Electrician;
      Master Electrician; Apprentice Electrician; Industrial Electrician; Electrical Apprentice;
      Maintenance Electrician; Electrician Helper; Licensed Electrician; Service Electrician; Wireman;
      Electrical Contractor; Low Voltage Technician; Construction Electrician; Inside Wireman;
      Electrical Maintenance Technician; Master Electrician Foreman; Plant Electrician; Lighting Installer;
      Electrical Installer; Solar Electrician; Electrical Service Technician; Residential Wireman;
      Marine Electrician; Lead Electrician; Sign Electrician; Traffic Signal Technician;
      Low Voltage Installer; Mine Electrician; EV Charger Installer; Generator Technician; Electrical Lead`,
    skills: `
      Electrical wiring; Conduit bending; NEC; Panel installation; Electrical troubleshooting;
      Circuit breakers; Journeyman license; Lighting installation; Motor control wiring; Fire alarm wiring;
      Transformers`,
    related: '49-9051 47-3013 47-2231 49-2094',
  },
  {
    soc: '47-2121',
    name: 'Glaziers',
    titles: `
      Glazier; Glass Installer; Glazing Technician; Glass Cutter Installer; Auto Glass Installer;
      Commercial Glazier; Window Glazier; Storefront Installer; Curtain Wall Installer; Glass Technician;
      Apprentice Glazier; Shower Door Installer; Glazier Foreman; Residential Glazier; Mirror Installer;
      Glass and Mirror Installer; Window and Door Glazier; Glazing Installer`,
    skills: `
      Glass cutting; Storefront framing; Curtain wall systems; Glazing compound; Suction cups; Caulking;
      Mirror installation; Shower enclosures; Window sealing`,
    related: '47-2031 49-3022 51-9195',
  },
  {
    soc: '47-2131',
    name: 'Insulation Workers',
    titles: `
      Insulation Installer; Insulator; Spray Foam Technician; Insulation Technician; Mechanical Insulator;
      Insulation Worker; Blown Insulation Installer; Pipe Insulator; Insulation Mechanic;
      Spray Foam Installer; Heat and Frost Insulator; Industrial Insulator; HVAC Insulator;
      Weatherization Technician; Weatherization Installer; Fireproofing Applicator; Firestop Installer;
      Duct Insulator; Foam Insulation Installer`,
    skills: `
      Batt insulation; Spray foam; Pipe covering; Blown-in insulation; Vapor barriers; Air sealing;
      Fireproofing; Attic work; Weatherization`,
    related: '47-2081 47-4041 47-2152',
  },
  {
    soc: '47-2141',
    name: 'Painters, Construction and Maintenance',
    titles: `
      Painter; House Painter; Commercial Painter; Residential Painter; Interior Painter; Exterior Painter;
      Maintenance Painter; Industrial Painter; Journeyman Painter; Apartment Painter; Drywall Painter;
      Painter Helper; Painting Contractor; Bridge Painter; Apprentice Painter; Wallpaper Hanger;
      Painting Technician; Painter Foreman; Line Striper; Paperhanger; Sandblaster Painter;
      Striping Technician; Building Painter; Paint Crew Lead; Faux Finisher; Parking Lot Striper;
      Wallcovering Installer; Construction Painter`,
    skills: `
      Brush and roller painting; Airless sprayer; Surface preparation; Caulking and patching;
      Color matching; Wallpapering; Pressure washing; Lead-safe painting; Staining wood; Ladder safety`,
    related: '47-2081 51-9124 47-2161',
  },
  {
    soc: '47-2152',
    name: 'Plumbers, Pipefitters, and Steamfitters',
    titles: `
      Plumber; Pipefitter; Journeyman Plumber; Plumber Apprentice; Steamfitter; Service Plumber;
      Master Plumber; Pipe Fitter; Residential Plumber; Commercial Plumber; Licensed Plumber;
      Plumbing Technician; Gas Fitter; Sprinkler Fitter; Sprinkler Installer; Plumber Helper;
      Fire Sprinkler Fitter; Drain Technician; Plumbing Installer; Plumbing Service Technician;
      Drain Cleaner; Apprentice Pipefitter; Plumbing Contractor; Pipe Welder Fitter; Pipelayer;
      Maintenance Plumber; Process Pipefitter; Backflow Tester; Water Heater Installer;
      Medical Gas Installer; Pipe Layer; Irrigation Plumber; Industrial Pipefitter;
      Fire Sprinkler Installer; Steam Fitter; Sewer Technician`,
    skills: `
      Pipe fitting; Soldering copper; PEX; Drain cleaning; Fixture installation; Plumbing code;
      Water heaters; Pipe threading; Backflow testing; Gas lines; Sewer camera; Fire sprinkler systems`,
    related: '49-9021 47-3015 47-4071 51-4121',
  },
  {
    soc: '47-2161',
    name: 'Plasterers and Stucco Masons',
    titles: `
      Plasterer; Stucco Mason; Stucco Worker; Stucco Installer; EIFS Installer; Plaster Mason;
      Stucco Applicator; Stucco Finisher; Ornamental Plasterer; Journeyman Plasterer; Venetian Plasterer;
      Pool Plasterer; Lath and Plaster Worker; Stucco Foreman; Plaster Technician; Swimming Pool Plasterer`,
    skills: `
      Plaster application; Stucco; EIFS; Lath installation; Trowel texture; Scratch coat; Decorative plaster`,
    related: '47-2081 47-2051 47-2141',
  },
  {
    soc: '47-2171',
    name: 'Reinforcing Iron and Rebar Workers',
    titles: `
      Rebar Installer; Rod Buster; Reinforcing Ironworker; Rodbuster; Rebar Worker; Rebar Placer;
      Rebar Fabricator; Post Tension Ironworker; Reinforcing Iron Worker; Rebar Foreman; Rebar Tier;
      Reinforcing Steel Worker; Rebar Ironworker Apprentice; Post Tensioning Technician; Steel Placer;
      Rebar Shop Worker`,
    skills: `
      Rebar tying; Rebar bending; Placing drawings; Post-tensioning; Rebar splicing; Mesh placement;
      Rebar cutting`,
    related: '47-2221 47-2051 47-2061',
  },
  {
    soc: '47-2181',
    name: 'Roofers',
    titles: `
      Roofer; Roofing Technician; Commercial Roofer; Residential Roofer; Roofing Installer; Shingler;
      Metal Roofer; Roof Repair Technician; Roofing Laborer; Roofer Helper; Journeyman Roofer;
      Apprentice Roofer; Flat Roofer; Roofing Service Technician; Roofing Contractor; Slate Roofer;
      TPO Roofer; Roof Mechanic; Tile Roofer; Roofing Crew Member; Gutter Installer; Waterproofer;
      Roof Inspector`,
    skills: `
      Shingle installation; TPO roofing; Roof tear-off; Flashing; Fall protection; EPDM membranes;
      Metal roofing; Hot tar; Roof leak repair; Gutters`,
    related: '47-2211 47-3015 47-2031',
  },
  {
    soc: '47-2211',
    name: 'Sheet Metal Workers',
    titles: `
      Sheet Metal Worker; Sheet Metal Mechanic; HVAC Sheet Metal Installer; Duct Installer;
      Sheet Metal Fabricator; Ductwork Installer; Journeyman Sheet Metal Worker; Sheet Metal Installer;
      Sheet Metal Apprentice; Duct Fabricator; Tin Knocker; Architectural Sheet Metal Worker;
      Sheet Metal Technician; Sheet Metal Foreman; Metal Roof Panel Fabricator;
      Aircraft Sheet Metal Mechanic; Sheet Metal Layout Mechanic; Flashing Fabricator`,
    skills: `
      Ductwork; Sheet metal layout; Brake press; Shears; Duct sealing; Spot welding; Spiral duct;
      SMACNA standards; Metal flashing`,
    related: '49-9021 51-4031 47-2221',
  },
  {
    soc: '47-2221',
    name: 'Structural Iron and Steel Workers',
    titles: `
      Ironworker; Structural Ironworker; Steel Erector; Iron Worker; Structural Steel Worker; Steel Worker;
      Journeyman Ironworker; Ornamental Ironworker; Connector Ironworker; Structural Steel Erector;
      Apprentice Ironworker; Bridge Ironworker; Metal Building Erector; Ironworker Welder;
      Rigger Ironworker; Steel Erection Foreman; Decking Installer Steel; Tower Erector`,
    skills: `
      Steel erection; Bolting up; Connecting; Rigging; Metal decking; Harness work; Torque wrenches;
      Crane signaling; Structural welding`,
    related: '47-2171 51-4121 53-7021',
  },
  {
    soc: '47-2231',
    name: 'Solar Photovoltaic Installers',
    titles: `
      Solar Installer; Solar Panel Installer; PV Installer; Solar Technician; Photovoltaic Installer;
      Solar PV Technician; Solar Roof Installer; Solar Crew Lead; Solar Installation Technician;
      Solar Service Technician; Solar Laborer; Rooftop Solar Installer; Solar Lead Installer;
      Solar Field Technician; Solar Energy Technician; PV Technician; Solar Site Surveyor;
      Solar Thermal Installer; Commercial Solar Installer`,
    skills: `
      Solar panel mounting; Racking systems; Inverter wiring; NABCEP; Roof attachments; String sizing;
      DC wiring; Site surveys for solar; Battery storage installation`,
    related: '47-2111 47-2181 49-9081',
  },
  {
    soc: '47-3011',
    name: 'Helpers of Brickmasons, Stonemasons, and Tile Setters',
    titles: `
      Mason Tender; Mason Helper; Brick Tender; Bricklayer Helper; Masonry Helper; Hod Tender;
      Tile Setter Helper; Stone Mason Helper; Brickmason Helper; Masonry Tender; Block Mason Helper;
      Tile Installer Helper; Mortar Mixer; Marble Setter Helper; Masonry Apprentice Helper; Terrazzo Helper`,
    skills: `
      Mortar mixing by hand; Scaffold stocking; Brick carrying; Grout mixing; Cleaning masonry;
      Forklift loading of block; Tool cleanup`,
    related: '47-2021 47-2061 47-2044',
  },
  {
    soc: '47-3012',
    name: 'Helpers of Carpenters',
    titles: `
      Carpenter Helper; Carpenter's Helper; Carpenter Assistant; Framing Helper; Cabinet Installer Helper;
      Trim Carpenter Helper; Form Carpenter Helper; Carpentry Helper; Carpenter Laborer; Framer Helper;
      Carpentry Assistant; Finish Carpenter Helper; Remodeling Helper; Carpentry Laborer;
      Deck Builder Helper`,
    skills: `
      Lumber carrying; Nail guns; Cutting to mark; Tool setup; Site sweeping; Holding and fastening;
      Basic measuring`,
    related: '47-2031 47-2061',
  },
  {
    soc: '47-3013',
    name: 'Helpers of Electricians',
    titles: `
      Electrical Helper; Electrician's Helper; Electrical Laborer; Electrician Trainee;
      Electrician Assistant; Electrical Assistant; Electrical Trainee; Construction Wireman Helper;
      Helper Electrician; Cable Puller; Wire Puller; Low Voltage Helper; Solar Electrical Helper;
      Material Handler Electrical; Electrical Pre-Apprentice`,
    skills: `
      Wire pulling; Conduit carrying; Trench digging for conduit; Drilling holes; Fixture unpacking;
      Hand tool use; Material staging`,
    related: '47-2111 47-2061',
  },
  {
    soc: '47-3015',
    name: 'Helpers of Plumbers, Roofers, Painters, and Other Trades',
    titles: `
      Plumber's Helper; Pipefitter Helper; Roofer's Helper; Painter's Helper; Plumbing Helper; HVAC Helper;
      Roofing Helper; Trades Helper; Drywall Helper; Pipe Fitter Helper; Plumbing Apprentice Helper;
      Construction Trades Helper; Sheet Metal Helper; Welder Helper Construction; Insulation Helper;
      Flooring Helper; Plumbers Assistant; Helper; Glazier Helper; Fence Helper; Installer Helper`,
    skills: `
      Pipe carrying; Cleaning work areas; Masking and taping; Shingle hauling; Fitting cleanup;
      Ladder holding; Tool handing`,
    related: '47-2152 47-2181 47-2141 47-2061',
  },
  {
    soc: '47-4011',
    name: 'Construction and Building Inspectors',
    titles: `
      Building Inspector; Construction Inspector; Home Inspector; Electrical Inspector; Plumbing Inspector;
      Special Inspector; Combination Inspector; Building Official; Code Official; Plans Examiner;
      Welding Inspector Construction; Certified Home Inspector; Residential Inspector; Structural Inspector;
      Roadway Inspector; Bridge Inspector; Public Works Inspector; Field Inspector Construction;
      Elevator Inspector; Mechanical Inspector; Property Condition Inspector; Utility Inspector;
      Municipal Inspector; Pipeline Inspector; Building Code Inspector; Engineering Inspector;
      Concrete Inspector`,
    skills: `
      Building inspection; ICC certification; Inspection reports; Home inspection; Code compliance;
      Plan review for permits; Concrete field inspection; Structural observation; InterNACHI`,
    related: '13-1041.04 17-3022 47-1011',
  },
  {
    soc: '47-4021',
    name: 'Elevator and Escalator Installers and Repairers',
    titles: `
      Elevator Mechanic; Elevator Technician; Elevator Constructor; Elevator Installer; Escalator Mechanic;
      Elevator Repairman; Elevator Apprentice; Elevator Service Technician; Elevator Adjuster;
      Stairlift Technician; Stairlift Installer; Elevator Helper; Escalator Technician;
      Home Elevator Installer; Lift Technician; Elevator Troubleshooter; Elevator Maintenance Mechanic`,
    skills: `
      Elevator controllers; Hoistway work; Elevator codes; Door operators; Hydraulic elevators;
      Cable replacement; Escalator step repair; NEIEP`,
    related: '47-2111 49-9041 47-2221',
  },
  {
    soc: '47-4031',
    name: 'Fence Erectors',
    titles: `
      Fence Installer; Fence Erector; Fence Builder; Fencing Contractor; Fence Technician;
      Chain Link Installer; Fence Foreman; Fence Laborer; Gate Installer; Wood Fence Builder;
      Vinyl Fence Installer; Guardrail Installer; Fence Crew Member; Ornamental Fence Installer;
      Fencing Installer; Gate Operator Technician`,
    skills: `
      Post hole digging; Chain link stretching; Wood fence building; Gate hanging; Concrete footings;
      Auger use; Vinyl fencing; Gate operators`,
    related: '47-2061 47-2031 37-3011',
  },
  {
    soc: '47-4041',
    name: 'Hazardous Materials Removal Workers',
    titles: `
      Asbestos Abatement Worker; Hazmat Worker; Asbestos Worker; Lead Abatement Worker;
      Environmental Technician Abatement; Abatement Worker; Remediation Worker; Mold Remediation Technician;
      Hazardous Waste Technician; Decontamination Worker; Hazardous Materials Technician;
      Abatement Technician; Asbestos Supervisor; Hazardous Waste Handler; Spill Response Technician;
      Biohazard Cleanup Technician; Crime Scene Cleaner; Mold Technician; Water Damage Technician;
      Water Mitigation Technician; Emergency Response Technician Environmental; Nuclear Waste Handler;
      Tank Cleaning Technician`,
    skills: `
      Asbestos abatement; Lead removal; HAZWOPER; Respirators; Containment setup; Hazardous waste packaging;
      Mold remediation; Decontamination; IICRC certification; Water extraction`,
    related: '47-2061 47-2131 19-5012',
  },
  {
    soc: '47-4051',
    name: 'Highway Maintenance Workers',
    titles: `
      Highway Maintenance Worker; Road Maintenance Worker; Street Maintenance Worker; Public Works Laborer;
      Highway Maintainer; Road Worker; Transportation Maintenance Worker; Street Laborer;
      Public Works Maintenance Worker; Highway Worker; Snowplow Driver; Snow Plow Driver;
      Roads Maintenance Technician; Highway Maintenance Technician; Equipment Operator Public Works;
      Street Sweeper Operator; Guardrail Repair Worker; County Road Worker; Pothole Repair Crew;
      Municipal Maintenance Worker; Street Worker; Public Works Crew Member; DOT Maintenance Worker;
      Streets Technician; Sign Technician Highway`,
    skills: `
      Pothole patching; Snow plowing; Guardrail repair; Road sign installation; Mowing rights-of-way;
      Crack sealing; Street sweeping; Culvert cleaning; Dump truck driving`,
    related: '47-2071 47-2061 53-3032',
  },
  {
    soc: '47-4061',
    name: 'Rail-Track Laying and Maintenance Equipment Operators',
    titles: `
      Track Worker; Railroad Track Laborer; Track Laborer; Track Maintenance Worker; Railroad Worker;
      Trackman; Maintenance of Way Worker; Track Inspector; Railroad Laborer; Track Foreman; Rail Welder;
      Railroad Maintenance Worker; Track Equipment Operator; Railroad Construction Laborer;
      Tamper Operator Rail; Track Mechanic`,
    skills: `
      Track inspection; Spike driving; Tie replacement; Ballast tamping; Rail grinding;
      Roadway worker protection; Thermite welding; Track gauge`,
    related: '53-4013 47-2073 47-2061',
  },
  {
    soc: '47-4071',
    name: 'Septic Tank Servicers and Sewer Pipe Cleaners',
    titles: `
      Septic Technician; Septic Tank Servicer; Sewer Cleaner; Septic Pumper; Sewer Pipe Cleaner;
      Septic Service Technician; Hydro Jet Operator; Vac Truck Operator; Septic Truck Driver;
      Portable Toilet Technician; Vactor Operator; Sewer Line Technician;
      Pipeline Rehabilitation Technician; CCTV Sewer Inspector; CIPP Technician; Septic Installer;
      Wastewater Collections Operator; Sewer Maintenance Worker; Hydrovac Operator;
      Portable Restroom Driver; Industrial Vacuum Truck Operator`,
    skills: `
      Septic pumping; Hydro jetting; Sewer camera inspection; Vacuum trucks; Manhole entry; Pipe lining;
      Grease trap pumping; NASSCO PACP`,
    related: '47-2152 53-3032 51-8031',
  },
  {
    soc: '47-4099',
    name: 'Pool, Sign, and Other Construction Trades Workers',
    titles: `
      Pool Builder; Swimming Pool Installer; Sign Installer; Construction Specialist; Awning Installer;
      Home Remodeler; Playground Installer; Solar Pool Installer; Closet Installer; Blinds Installer;
      Window Blind Installer; Modular Furniture Installer; Furniture Installer; Office Furniture Installer;
      Window Tinter; Window Tint Installer; Sign Hanger; Aluminum Installer; Screen Enclosure Installer;
      Graphics Installer; Vinyl Graphics Installer; Tent Installer; Shutter Installer; Billboard Installer;
      Bathroom Remodeler; Home Improvement Contractor`,
    skills: `
      Gunite application; Pool construction; Sign mounting; Cubicle installation; Window tinting;
      Vinyl wrap application; Blinds measuring; Home remodeling; Tent rigging`,
    related: '47-2031 47-2061 49-9071',
  },
  {
    soc: '47-5012',
    name: 'Oil, Gas, and Mining Drillers and Rig Workers',
    titles: `
      Roustabout; Roughneck; Floorhand; Rig Hand; Derrickhand; Driller; Drilling Rig Operator;
      Rotary Driller; Well Driller; Oil Field Worker; Oilfield Roustabout; Rig Worker; Derrick Hand;
      Frac Operator; Oil Rig Worker; Oil Field Operator; Water Well Driller; Service Rig Operator;
      Wireline Operator; Lease Operator; Coiled Tubing Operator; Derrickman; Geothermal Driller; Motorhand;
      Pump Hand; Frac Hand; Workover Rig Operator; Drill Operator; Blast Hole Driller; Swamper Oilfield;
      Pressure Pumping Operator; Environmental Driller; Geotechnical Driller; Flowback Operator;
      Cementer Oilfield; Drillers Helper; Foundation Drill Operator`,
    skills: `
      Drilling rigs; Pipe tripping; Mud pumps; Blowout preventers; H2S Alive; Well servicing;
      Tongs operation; Hydraulic fracturing equipment; Wireline; Rig maintenance; Core drilling`,
    related: '47-5041 53-7073 17-2171',
  },
  {
    soc: '47-5041',
    name: 'Mining Machine Operators and Miners',
    titles: `
      Miner; Underground Miner; Coal Miner; Continuous Mining Machine Operator; Roof Bolter;
      Mining Equipment Operator; Mine Worker; Mine Laborer; Shuttle Car Operator; Blaster;
      Explosives Worker; Quarry Worker; Longwall Operator; Surface Miner; Mining Machine Operator;
      Shotfirer; Blasting Technician; Crusher Operator Mine; Quarry Operator; Dragline Operator;
      Rock Splitter; Plant Operator Aggregate; Mine Operator; Mining Technician; Gold Miner; Scoop Operator;
      Blaster in Charge; Mucker; Loading Machine Operator Mine; Mobile Mining Equipment Operator`,
    skills: `
      Underground mining; Roof bolting; Blasting; MSHA Part 46; MSHA Part 48; Continuous miners;
      Explosives handling; Rock crushing; Mine gas detection`,
    related: '47-5012 47-2073 17-2151',
  },
];
