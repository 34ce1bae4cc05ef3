import type { OccupationSource } from './occupation.ts';

export const installationAndRepair: OccupationSource[] = [
  {
    soc: '49-1011',
    name: 'First-Line Supervisors of Mechanics, Installers, and Repairers',
    titles: `
      Maintenance Supervisor; Maintenance Manager; Service Manager; Shop Foreman; Auto Service Manager;
      Maintenance Foreman; Maintenance Lead; Mechanic Supervisor; Fleet Maintenance Manager;
      Shop Supervisor; HVAC Service Manager; Maintenance Director; Automotive Service Manager;
      Field Service Manager; Facilities Maintenance Supervisor; Fleet Maintenance Supervisor;
      Director of Maintenance; Apartment Maintenance Supervisor; Service Supervisor;
      Maintenance Superintendent; Garage Supervisor; Body Shop Manager; Collision Center Manager;
      Lead Mechanic; Auto Shop Manager; Plant Maintenance Manager; Installation Manager;
      Maintenance Team Lead; Auto Repair Manager; Fixed Operations Director`,
    skills: `
      Maintenance planning; Technician supervision; Preventive maintenance schedules; Parts budgeting;
      Work order systems; Shop efficiency; Warranty administration; Safety lockout programs`,
    related: '11-3013 49-9041 49-3023',
  },
  {
    soc: '49-2011',
    name: 'Computer, Automated Teller, and Office Machine Repairers',
    titles: `
      Computer Repair Technician; ATM Technician; Copier Technician; Printer Technician;
      Office Equipment Technician; Computer Hardware Technician; Computer Repairman; ATM Service Technician;
      Field Technician Computers; POS Technician; Printer Repair Technician; Point of Sale Technician;
      Copier Repair Technician; Laptop Repair Technician; Data Center Technician;
      Field Service Technician IT; Server Technician; Cash Register Repairer; Repair Technician Electronics;
      Cell Phone Repair Technician; Phone Repair Technician; iPhone Repair Technician; Kiosk Technician;
      Data Center Operations Technician; Rack and Stack Technician; Break Fix Technician`,
    skills: `
      PC hardware repair; Printer repair; Copier maintenance; ATM servicing; Microsoldering;
      Screen replacement; Server racking; Firmware updates; Structured cabling in data centers`,
    related: '15-1232 49-2097 49-2022',
  },
  {
    soc: '49-2021',
    name: 'Radio, Cellular, and Tower Equipment Installers and Repairers',
    titles: `
      Tower Technician; Cell Tower Technician; Tower Climber; Radio Technician; Telecom Tower Technician;
      Tower Hand; Wireless Technician; RF Field Technician; Two-Way Radio Technician; Radio Mechanic;
      Cell Site Technician; Tower Crew Lead; Antenna Installer; Tower Foreman; Microwave Technician;
      Radio Installer; Small Cell Technician; 5G Technician; Tower Top Hand`,
    skills: `
      Tower climbing; Antenna installation; Coax sweeps; PIM testing; RF safety; Radio programming;
      Tower rescue; Grounding; Line and antenna work`,
    related: '49-2022 49-9052 17-3023',
  },
  {
    soc: '49-2022',
    name: 'Telecommunications Equipment Installers and Repairers',
    titles: `
      Telecommunications Technician; Cable Technician; Telecom Technician; Cable Installer;
      Fiber Optic Technician; Field Technician Telecom; Fiber Technician; Telephone Technician;
      Broadband Technician; Installation Technician; Cable Guy; Satellite Installer;
      Network Cabling Technician; Low Voltage Cabling Technician; Communications Technician;
      Central Office Technician; Fiber Splicer; VoIP Technician; Structured Cabling Technician;
      Satellite Dish Installer; Internet Installer; Cable TV Installer; Data Cabling Technician;
      Premise Technician; Voice and Data Technician; Fiber Installer; Telecommunications Installer;
      Outside Plant Technician; Broadband Installer; Fiber Optic Splicer; Telephone Installer;
      Network Cable Installer; Home Internet Installer`,
    skills: `
      Fiber splicing; Cable termination; OTDR; Coax installation; Customer premises equipment; DSL;
      Telephone systems; Structured cabling; Signal level meters; Cat6`,
    related: '49-9052 15-1231 49-2098',
  },
  {
    soc: '49-2091',
    name: 'Avionics Technicians',
    titles: `
      Avionics Technician; Avionics Mechanic; Aircraft Electrician; Avionics Installer;
      Avionics Repair Technician; Aviation Electronics Technician; Avionics Bench Technician;
      Aircraft Electronics Technician; Avionics Specialist; Avionics Lead; Aircraft Electrical Technician;
      Avionics Inspector; Avionics Systems Technician; Aviation Electrician; Drone Technician;
      UAV Technician; Avionics Field Technician; Avionics Integration Technician`,
    skills: `
      Aircraft wiring; Avionics troubleshooting; Pitot static testing; FCC GROL; Autopilot systems;
      Navigation systems repair; Transponder checks; Wire crimping for aircraft`,
    related: '49-3011 17-3023 17-3021',
  },
  {
    soc: '49-2094',
    name: 'Electrical and Electronics Repairers, Industrial and Utility',
    titles: `
      Instrument Technician; Industrial Electronics Technician; I&C Technician; Instrumentation Technician;
      Substation Technician; Relay Technician; E&I Technician; Electrical and Instrumentation Technician;
      Field Service Technician Electronics; Electronic Equipment Repairer; Motor Repair Technician;
      Generator Field Technician; UPS Technician; Switchgear Technician; Electric Motor Repairer;
      Armature Winder; Industrial Instrument Technician; Power Systems Technician; Battery Technician;
      Substation Electrician; Control Systems Technician; Electric Motor Technician;
      High Voltage Technician; Testing Technician Electrical; NETA Technician;
      Electronics Repair Technician; Powerhouse Electrician; Protective Relay Technician`,
    skills: `
      Instrument calibration in plants; Relay testing; 4-20 mA loops; Transmitters; Motor rewinding;
      Substation maintenance; DCS systems; Megger testing; HART communicators`,
    related: '17-3023 47-2111 49-9041',
  },
  {
    soc: '49-2096',
    name: 'Electronic Equipment Installers and Repairers, Motor Vehicles',
    titles: `
      Car Audio Installer; Mobile Electronics Installer; Remote Start Installer; 12 Volt Technician;
      Car Stereo Installer; Vehicle Upfitter; Emergency Vehicle Technician Upfit;
      Automotive Electronics Installer; GPS Installer; Upfitter; Auto Electrician; Telematics Installer;
      Dash Cam Installer; Ignition Interlock Technician; Vehicle Accessory Installer; Accessory Installer;
      Automotive Accessory Installer`,
    skills: `
      Car stereo wiring; Remote starters; Vehicle alarms; Subwoofer installation; Lightbar installation;
      Dash removal; 12-volt systems; CAN bus`,
    related: '49-3023 49-2098',
  },
  {
    soc: '49-2097',
    name: 'Audiovisual Equipment Installers and Repairers',
    titles: `
      TV Technician; Home Theater Installer; Electronics Repairer; Television Repairer;
      Home Audio Installer; AV Installation Technician; Home Automation Technician; Smart Home Technician;
      Smart Home Installer; Residential AV Installer; Stereo Repair Technician; TV Mounting Technician;
      TV Installer; Camera Repair Technician; Audiovisual Installer; Home Entertainment Installer;
      Video Game Console Repair Technician; Commercial AV Installer; Home Technology Technician`,
    skills: `
      TV mounting; Home automation; Speaker installation; Control4; AV racks; Circuit board repair;
      Projector alignment; Network setup at home`,
    related: '27-4011 49-2098 49-2022',
  },
  {
    soc: '49-2098',
    name: 'Security and Fire Alarm Systems Installers',
    titles: `
      Alarm Technician; Security System Installer; Fire Alarm Technician; Alarm Installer;
      Security Technician; Access Control Technician; Fire Alarm Installer; CCTV Installer;
      Security Systems Technician; Burglar Alarm Installer; Fire Alarm Inspector;
      Security Installation Technician; Low Voltage Security Technician; Alarm Service Technician;
      Camera Installer; Fire Life Safety Technician; Security Service Technician; Fire Systems Technician;
      Security Alarm Installer; Home Security Installer; Fire Protection Technician;
      Life Safety Systems Technician; Fire Extinguisher Technician`,
    skills: `
      Alarm panel programming; NICET; Fire alarm systems; CCTV installation; Access control wiring;
      Motion sensors; Fire extinguisher service; Smoke detector testing; Lenel`,
    related: '47-2111 49-2022 49-2097',
  },
  {
    soc: '49-3011',
    name: 'Aircraft Mechanics and Service Technicians',
    titles: `
      Aircraft Mechanic; A&P Mechanic; Aircraft Maintenance Technician; Aviation Mechanic;
      Airframe and Powerplant Mechanic; Aircraft Technician; Helicopter Mechanic; AMT;
      Aviation Maintenance Technician; Airplane Mechanic; A&P Technician; Aircraft Engine Mechanic;
      Aircraft Inspector; Line Maintenance Technician; Jet Engine Mechanic; Aircraft Structures Technician;
      Aircraft Structural Mechanic; Aircraft Maintenance Mechanic; Flight Line Mechanic;
      Director of Maintenance Aviation; Airframe Mechanic; Crew Chief Aircraft; Turbine Engine Technician;
      Aircraft Fueler Mechanic; General Aviation Mechanic; Aviation Structural Mechanic;
      Aircraft Interior Technician`,
    skills: `
      Airframe and Powerplant license; Aircraft inspections; Turbine engines; Aircraft sheet metal;
      FAA regulations; Borescope; Logbook entries; Safety wire; Landing gear; Composite structures repair`,
    related: '49-2091 17-3021 49-3031',
  },
  {
    soc: '49-3021',
    name: 'Automotive Body and Related Repairers',
    titles: `
      Auto Body Technician; Auto Body Repairer; Collision Repair Technician; Body Shop Technician;
      Auto Body Painter; Body Man; Collision Technician; Paintless Dent Repair Technician; PDR Technician;
      Auto Body Repair Technician; Automotive Painter; Auto Painter; Frame Technician; Auto Body Prep;
      Body Technician; Car Painter; Auto Body Helper; Collision Repairer; Refinish Technician;
      Paint Prep Technician; Collision Body Technician; Dent Technician; Truck Body Repairer`,
    skills: `
      Dent repair; Frame straightening; I-CAR; Panel replacement; Auto refinishing; Body filler;
      MIG welding on vehicles; Paint mixing for autos; Bumper repair; ADAS calibration`,
    related: '49-3023 51-9124 49-3022',
  },
  {
    soc: '49-3022',
    name: 'Automotive Glass Installers and Repairers',
    titles: `
      Auto Glass Technician; Windshield Technician; Windshield Repair Technician; Windshield Installer;
      Automotive Glass Installer; Auto Glass Repair Technician; Auto Glass Specialist;
      Mobile Auto Glass Technician; Auto Glass Replacement Technician; Glass Repair Technician;
      Auto Glass Trainee; Calibration Technician Auto Glass; Windshield Replacement Technician;
      Auto Glass Tech; Vehicle Glass Technician`,
    skills: `
      Windshield replacement; Urethane adhesive; Chip repair; ADAS camera calibration; Glass removal tools;
      Mobile service routes; Moldings`,
    related: '49-3021 47-2121',
  },
  {
    soc: '49-3023',
    name: 'Automotive Service Technicians and Mechanics',
    titles: `
      Automotive Technician; Auto Mechanic; Mechanic; Automotive Mechanic; Automotive Service Technician;
      Lube Technician; Tire Technician; ASE Certified Technician; Auto Technician; Brake Technician;
      Oil Change Technician; Car Mechanic; Transmission Technician; Lube Tech; Automotive Tech;
      Tire Changer; Quick Lube Technician; Service Technician Automotive; Alignment Technician;
      Express Technician; Diagnostic Technician; Vehicle Technician; Master Technician;
      Dealership Technician; Automotive Repair Technician; Maintenance Technician Automotive;
      Tune Up Technician; Hybrid Technician; EV Technician; Fleet Mechanic; General Service Technician;
      Tire Installer; Auto Tech; Automobile Mechanic; Engine Mechanic; Transmission Mechanic;
      Tire and Lube Technician; Vehicle Inspector; Tire Service Technician; Smog Technician;
      Automotive Apprentice; Fleet Technician; Mobile Mechanic; Emissions Inspector; Tire Repairer`,
    skills: `
      Brake repair; Engine diagnostics; ASE certification; Oil changes; Wheel alignment; OBD-II scanners;
      Suspension repair; Tire mounting; Electrical diagnosis; Transmission repair; State inspection license;
      Multi-point inspection`,
    related: '49-3031 49-3021 41-2021',
  },
  {
    soc: '49-3031',
    name: 'Bus and Truck Mechanics and Diesel Engine Specialists',
    titles: `
      Diesel Mechanic; Diesel Technician; Truck Mechanic; Heavy Duty Mechanic; Diesel Truck Mechanic;
      Bus Mechanic; Fleet Diesel Mechanic; Trailer Mechanic; Heavy Truck Technician; Diesel Tech;
      Diesel Engine Mechanic; Transit Mechanic; School Bus Mechanic; Trailer Technician; Truck Technician;
      Diesel Service Technician; Mobile Diesel Mechanic; Semi Truck Mechanic; Heavy Duty Truck Mechanic;
      Fleet Maintenance Technician; Diesel Engine Technician; Road Service Technician;
      Fire Apparatus Mechanic; Reefer Technician; Diesel Engine Specialist; Heavy Duty Diesel Technician;
      Refuse Truck Mechanic; Power Generation Technician`,
    skills: `
      Diesel engine repair; Air brakes; Cummins INSITE; DOT inspections; Aftertreatment systems;
      Heavy truck electrical; Trailer repair; Reefer units; Detroit Diesel; Clutch replacement`,
    related: '49-3042 49-3023 49-3041',
  },
  {
    soc: '49-3041',
    name: 'Farm Equipment Mechanics and Service Technicians',
    titles: `
      Farm Equipment Mechanic; Agricultural Equipment Technician; Tractor Mechanic; Ag Mechanic;
      Ag Service Technician; Farm Mechanic; Agricultural Mechanic; Farm Machinery Mechanic;
      Combine Technician; John Deere Technician; Ag Technician Equipment; Farm Implement Mechanic;
      Irrigation System Mechanic; Dairy Equipment Technician; Field Technician Agriculture;
      Agricultural Service Technician; Milking Machine Mechanic`,
    skills: `
      Tractor repair; Combine repair; Hydraulic systems; Service ADVISOR; Precision farming systems;
      PTO repair; Planter maintenance; Hay equipment repair`,
    related: '49-3042 49-3031 45-2091',
  },
  {
    soc: '49-3042',
    name: 'Mobile Heavy Equipment Mechanics',
    titles: `
      Heavy Equipment Mechanic; Heavy Equipment Technician; Construction Equipment Mechanic;
      Forklift Mechanic; Forklift Technician; Equipment Mechanic; Field Mechanic;
      Heavy Equipment Field Mechanic; Crane Mechanic; Mobile Equipment Mechanic; Hydraulic Technician;
      Hydraulic Mechanic; Mining Equipment Mechanic; Material Handling Technician; Lift Truck Technician;
      Caterpillar Technician; Heavy Machinery Mechanic; Construction Equipment Technician;
      Equipment Service Technician; Aerial Lift Mechanic; Mine Mechanic; Rental Equipment Mechanic;
      Field Service Mechanic; Diesel Equipment Mechanic; Military Vehicle Mechanic;
      Paving Equipment Mechanic; Undercarriage Mechanic`,
    skills: `
      Heavy equipment repair; Hydraulic troubleshooting; Forklift repair; Undercarriage; Cat ET;
      Track repair; Field service truck; Boom lift repair; Welding for equipment repair`,
    related: '49-3031 49-3041 49-9041',
  },
  {
    soc: '49-3043',
    name: 'Rail Car Repairers',
    titles: `
      Rail Car Repairer; Railcar Mechanic; Carman; Railroad Mechanic; Freight Car Repairer;
      Railroad Car Inspector; Locomotive Mechanic; Car Inspector Railroad; Railcar Technician;
      Locomotive Electrician; Diesel Locomotive Mechanic; Rail Mechanic; Railroad Carman;
      Rail Vehicle Technician; Light Rail Mechanic; Transit Railcar Technician`,
    skills: `
      Railcar inspection; Air brake testing on rail; AAR rules; Coupler repair; Wheelset replacement;
      Locomotive diagnostics; Railcar welding`,
    related: '49-3042 53-4013 51-4121',
  },
  {
    soc: '49-3051',
    name: 'Motorboat, Motorcycle, and Small Engine Mechanics',
    titles: `
      Marine Mechanic; Motorcycle Mechanic; Small Engine Mechanic; Boat Mechanic; Marine Technician;
      Motorcycle Technician; Outdoor Power Equipment Technician; Small Engine Technician;
      Powersports Technician; Outboard Mechanic; Lawn Mower Mechanic; ATV Mechanic; Boat Rigger;
      Harley Technician; Golf Cart Mechanic; Golf Cart Technician; Yacht Technician;
      Marine Service Technician; Lawn Equipment Mechanic; Outboard Motor Technician; Motorboat Mechanic;
      Power Equipment Technician; Snowmobile Mechanic; Powersports Mechanic; Marine Engine Mechanic;
      Personal Watercraft Technician; Fiberglass Boat Repairer`,
    skills: `
      Outboard engines; Carburetor repair; Two-stroke engines; Motorcycle tune-up; Boat winterization;
      Mercury Marine; Chainsaw repair; ATV repair; Lower unit service`,
    related: '49-3023 49-3091 49-3042',
  },
  {
    soc: '49-3091',
    name: 'Bicycle and Recreational Vehicle Repairers',
    titles: `
      Bicycle Mechanic; RV Technician; Bike Mechanic; RV Repair Technician; Bicycle Repair Technician;
      RV Service Technician; Bike Technician; Bicycle Technician; Mobile RV Technician;
      Recreational Vehicle Technician; Bicycle Assembler; Camper Repair Technician; Ebike Technician;
      Scooter Mechanic; RV Mechanic; Trailer Repair Technician; Ski and Bike Technician;
      RVIA Certified Technician`,
    skills: `
      Wheel truing; Derailleur adjustment; RV appliances; RV electrical; Slide-out repair; Bike assembly;
      Suspension fork service; RV roof sealing`,
    related: '49-3051 49-3023 49-9031',
  },
  {
    soc: '49-9012',
    name: 'Control and Valve Installers and Repairers',
    titles: `
      Valve Technician; Gas Service Technician; Gas Technician; Meter Technician; HVAC Controls Technician;
      Building Automation Technician; Backflow Technician; Control Valve Technician; Garage Door Technician;
      Garage Door Installer; Overhead Door Technician; Automatic Door Technician; Gas Meter Technician;
      Gas Utility Worker; BAS Technician; Regulator Technician; Valve Mechanic; Water Meter Installer;
      Meter Installer; Propane Service Technician; Gas Service Representative; Building Controls Technician;
      Propane Technician; Smart Meter Installer; DDC Controls Technician; Gas Appliance Technician;
      Dock and Door Technician; Garage Door Repair Technician`,
    skills: `
      Valve repair; Gas leak investigation; Building automation systems; Niagara Framework; BACnet;
      Regulator maintenance; Garage door springs; Meter setting; Door operators repair`,
    related: '49-9021 49-2094 51-8092',
  },
  {
    soc: '49-9021',
    name: 'Heating, Air Conditioning, and Refrigeration Mechanics',
    titles: `
      HVAC Technician; HVAC Service Technician; HVAC Installer; HVAC Mechanic; Refrigeration Technician;
      Air Conditioning Technician; HVAC Tech; HVAC/R Technician; Commercial HVAC Technician;
      Heating Technician; HVAC Maintenance Technician; Refrigeration Mechanic; Furnace Installer;
      Residential HVAC Technician; AC Technician; Commercial Refrigeration Technician; HVAC Apprentice;
      Chiller Technician; HVAC Lead Installer; Oil Burner Technician; HVACR Mechanic;
      Heating and Air Technician; Air Conditioning Installer; HVAC Specialist; Ice Machine Technician;
      Industrial Refrigeration Technician; Ammonia Refrigeration Technician; Heat Pump Installer;
      Heating and Cooling Technician; Furnace Technician; HVAC Field Technician; Geothermal Technician;
      Air Conditioning Mechanic; Duct Cleaning Technician; Boiler and HVAC Mechanic; HVAC Foreman;
      Refrigeration Engineer`,
    skills: `
      EPA 608 certification; Refrigerant charging; HVAC troubleshooting; Furnace repair; Heat pumps;
      Chillers; Thermostats; Brazing; Compressors; Mini-split installation; NATE certification`,
    related: '47-2211 47-2152 49-9012',
  },
  {
    soc: '49-9031',
    name: 'Home Appliance Repairers',
    titles: `
      Appliance Repair Technician; Appliance Technician; Appliance Installer; Appliance Repairer;
      Appliance Service Technician; Washer Repair Technician; Refrigerator Repair Technician;
      In-Home Appliance Technician; Vacuum Repairer; Home Appliance Technician; Appliance Repairman;
      Major Appliance Technician; Gas Appliance Repairer; Appliance Delivery Installer;
      Sewing Machine Repair Technician; Commercial Appliance Technician; Appliance Tech;
      Home Service Technician`,
    skills: `
      Washer and dryer repair; Refrigerator diagnostics; Dishwasher repair; Sealed system repair;
      Oven calibration; Customer home service; Appliance installation`,
    related: '49-9021 49-9071 49-9099',
  },
  {
    soc: '49-9041',
    name: 'Industrial Machinery Mechanics',
    titles: `
      Industrial Maintenance Technician; Industrial Mechanic; Maintenance Mechanic;
      Industrial Maintenance Mechanic; Machine Mechanic; Plant Mechanic; Industrial Machinery Mechanic;
      Maintenance Technician Manufacturing; Factory Maintenance Technician; Multicraft Technician;
      Machine Repair Technician; Packaging Mechanic; Plant Maintenance Technician; Conveyor Technician;
      Mechanical Maintenance Technician; Multi-Craft Maintenance Technician; Reliability Technician;
      Equipment Maintenance Technician; Machinery Mechanic; Facility Maintenance Mechanic;
      Production Maintenance Technician; Pump Mechanic; CNC Repair Technician; Loom Fixer;
      Machine Maintenance Mechanic; Maintenance Machinist; Hydraulic Press Mechanic;
      Manufacturing Maintenance Technician; Pump Technician; Warehouse Maintenance Technician;
      Field Service Technician; Industrial Service Technician; Line Mechanic; Plant Engineer Mechanic;
      Machinery Repairer; Compressor Technician; Refinery Mechanic; Mechanical Service Technician`,
    skills: `
      Machine troubleshooting; Hydraulic and pneumatic repair; Bearing replacement; Preventive maintenance;
      Gearboxes; Mechanical drives; Conveyors; Vibration analysis; PLC diagnostics; Predictive maintenance;
      Pump repair`,
    related: '49-9044 17-3024 49-9071',
  },
  {
    soc: '49-9044',
    name: 'Millwrights',
    titles: `
      Millwright; Industrial Millwright; Journeyman Millwright; Apprentice Millwright; Machinery Mover;
      Millwright Welder; Construction Millwright; Maintenance Millwright; Turbine Millwright;
      Machine Erector; Machinery Erector; Millwright Foreman; Sawmill Millwright;
      Equipment Installer Industrial; Millwright Mechanic; Turbine Mechanic`,
    skills: `
      Laser alignment; Machinery installation; Shaft alignment; Precision leveling; Rigging machinery;
      Turbine assembly; Optical alignment for machines; Foundation grouting`,
    related: '49-9041 47-2221 49-9096',
  },
  {
    soc: '49-9051',
    name: 'Electrical Power-Line Installers and Repairers',
    titles: `
      Lineman; Lineworker; Power Lineman; Journeyman Lineman; Electrical Lineman; Line Worker;
      Apprentice Lineman; Overhead Lineman; Transmission Lineman; Cable Splicer; Groundman;
      Power Line Technician; Utility Lineman; Line Technician; Line Erector; Underground Lineman;
      Distribution Lineman; Substation Lineman; Lineman Apprentice; Storm Lineman; Line Foreman;
      High Voltage Cable Splicer; Utility Line Worker; Troubleman; Power Line Worker; Groundhand;
      Streetlight Technician`,
    skills: `
      Pole climbing; High voltage line work; Bucket truck work; Hot stick; Transformer installation;
      Overhead lines; Underground distribution; Storm restoration; Pole setting; CDL Class A for line crews`,
    related: '49-9052 47-2111 49-2094',
  },
  {
    soc: '49-9052',
    name: 'Telecommunications Line Installers and Repairers',
    titles: `
      Telecommunications Lineman; Fiber Lineman; Cable Lineman; Aerial Lineman Telecom;
      Cable Line Technician; Telecom Lineman; OSP Technician; Cable Splicing Technician;
      Fiber Optic Lineman; Fiber Construction Technician; Telephone Lineman; Outside Plant Lineman;
      Aerial Fiber Technician; Broadband Lineman; Line Technician Telecom; Cable Maintenance Technician;
      Strand and Lash Technician; Utility Fiber Foreman`,
    skills: `
      Aerial strand placement; Fiber lashing; Pole attachments; Underground conduit; Cable splicing;
      Bucket trucks for telecom; Drop bury`,
    related: '49-2022 49-9051 49-2021',
  },
  {
    soc: '49-9062',
    name: 'Medical Equipment Repairers',
    titles: `
      Biomedical Equipment Technician; BMET; Biomedical Technician; Medical Equipment Technician;
      Biomed Technician; Medical Equipment Repairer; Field Service Engineer Medical;
      Imaging Service Engineer; Biomedical Equipment Specialist; Clinical Engineering Technician;
      Biomedical Equipment Repair Technician; X-Ray Service Engineer; Imaging Engineer; Biomed Tech;
      Biomedical Electronics Technician; CBET; Dialysis Equipment Technician; Wheelchair Technician;
      Medical Imaging Service Engineer; Biomedical Engineering Technician; Medical Device Repair Technician;
      Endoscope Repair Technician; Dental Equipment Technician`,
    skills: `
      Medical device repair; Infusion pump testing; Electrical safety testing for devices;
      Defibrillator maintenance; Imaging equipment repair; Preventive maintenance on devices;
      CBET certification; Ventilator service`,
    related: '17-2031 17-3023 49-2094',
  },
  {
    soc: '49-9063',
    name: 'Musical Instrument and Precision Repairers',
    titles: `
      Piano Tuner; Instrument Repair Technician; Watch Repairer; Watchmaker; Guitar Repair Technician;
      Luthier; Piano Technician; Band Instrument Repair Technician; Clock Repairer;
      Musical Instrument Repairer; Violin Repairer; Camera Repairer; Horologist; Guitar Technician;
      Organ Tuner; Precision Instrument Repairer; Optical Instrument Repairer; Guitar Builder`,
    skills: `
      Piano tuning; Fret work; Watch movement repair; Brass instrument repair; Pad replacement;
      Micrometer use; Clock servicing; Woodwind repair`,
    related: '51-9071 27-2042 51-9195',
  },
  {
    soc: '49-9071',
    name: 'Maintenance and Repair Workers, General',
    titles: `
      Maintenance Technician; Maintenance Worker; Handyman; Building Maintenance Technician;
      Apartment Maintenance Technician; Maintenance Man; Facilities Technician;
      Facility Maintenance Technician; General Maintenance Worker; Building Maintenance Worker;
      Facilities Maintenance Technician; Hotel Maintenance Technician; Maintenance Engineer;
      Property Maintenance Technician; Make Ready Technician; Maintenance Repairer; Building Engineer;
      Maintenance Tech; Hotel Engineer; Maintenance Person; Apartment Maintenance;
      Building Maintenance Mechanic; School Maintenance Worker; Groundsman Maintenance;
      Home Repair Technician; Facilities Mechanic; Maintenance Associate; Plant Maintenance Worker;
      Hotel Maintenance; Park Maintenance Technician; Maintenance Assistant; Maintenance Helper;
      Building Technician; Maintenance Generalist; Facilities Maintenance Worker; Maintenance Specialist;
      Facilities Assistant; Hospital Maintenance Technician; Service Technician Apartments;
      Residential Maintenance Technician; Handyperson; Engineer Hotel; Apartment Turn Technician;
      Church Maintenance Worker; Repairman; Maintenance Custodian; Maintenance Mechanic General;
      Plant Operations Technician; Facilities Specialist; Stationary Maintenance; Maintenance Porter;
      Water Park Maintenance Technician; Pool Technician; Pool Maintenance Technician;
      Pool Service Technician`,
    skills: `
      General repairs; Plumbing repairs; Drywall repair; Basic electrical; Apartment turns;
      HVAC filter changes; Painting touch-up; Work orders in maintenance; Appliance repair basics;
      Key and lock changes; Pool chemicals`,
    related: '49-9041 37-2011 49-9021 49-9098',
  },
  {
    soc: '49-9081',
    name: 'Wind Turbine Service Technicians',
    titles: `
      Wind Turbine Technician; Wind Technician; Wind Tech; Wind Turbine Service Technician;
      Wind Energy Technician; Wind Turbine Mechanic; Blade Repair Technician; Traveling Wind Technician;
      Wind Field Technician; Wind Farm Technician; Wind Turbine Installer; Wind Service Technician;
      Offshore Wind Technician; Composite Blade Technician; Wind Blade Technician;
      Wind Turbine Troubleshooter`,
    skills: `
      Turbine climbing; Tower torque and tensioning; GWO training; Pitch systems; Converter troubleshooting;
      Blade repair; Gear oil changes; Rope access`,
    related: '49-9041 47-2231 49-9051',
  },
  {
    soc: '49-9094',
    name: 'Locksmiths and Safe Repairers',
    titles: `
      Locksmith; Automotive Locksmith; Safe Technician; Mobile Locksmith; Lock Technician;
      Institutional Locksmith; Locksmith Technician; Door Hardware Technician; Apprentice Locksmith;
      Commercial Locksmith; Residential Locksmith; Safe and Vault Technician; Locksmith Apprentice;
      Vault Technician; Campus Locksmith; Door and Hardware Installer`,
    skills: `
      Lock picking; Key cutting; Rekeying; Master key systems; Safe opening; Transponder programming;
      Door closers; Electronic locks`,
    related: '49-2098 49-9071',
  },
  {
    soc: '49-9096',
    name: 'Riggers',
    titles: `
      Rigger; Industrial Rigger; Crane Rigger; Signal Person; Rigging Technician; Entertainment Rigger;
      Stage Rigger; Marine Rigger; Heavy Rigger; Shipyard Rigger; Rigger Helper; Machinery Rigger;
      Rigger Signalman; Advanced Rigger; Master Rigger; Yacht Rigger; Rigging Foreman; Arena Rigger`,
    skills: `
      Load calculations; Slings and shackles; Crane hand signals; NCCER rigging; Lift plans; Chain hoists;
      Truss rigging; Wire rope inspection`,
    related: '53-7021 47-2221 49-9044',
  },
  {
    soc: '49-9098',
    name: 'Helpers of Installation, Maintenance, and Repair Workers',
    titles: `
      Mechanic Helper; Maintenance Helper Trades; Installer Assistant; HVAC Installer Helper;
      Technician Helper; Diesel Mechanic Helper; Auto Mechanic Helper; Service Helper; Helper Mechanic;
      Cable Installer Helper; Apprentice Mechanic; Technician Trainee; Mechanic Assistant;
      Millwright Helper; Lineman Helper; Appliance Repair Helper; Body Shop Helper; Mechanic Apprentice;
      Maintenance Trainee; Entry Level Technician; Service Technician Trainee; Installation Helper;
      Mechanic Trainee`,
    skills: `
      Tool passing; Parts cleaning; Shop cleanup; Greasing; Parts retrieval; Assisting technicians;
      Lifting equipment; Vehicle washing in shop`,
    related: '49-9071 49-3023 49-9041',
  },
  {
    soc: '49-9099',
    name: 'Vending, Gaming, Commercial Diver, and Other Repair Workers',
    titles: `
      Vending Machine Technician; Slot Technician; Commercial Diver; Arcade Technician; Vending Technician;
      Gaming Technician; Slot Machine Technician; Coin Machine Repairer; Underwater Welder;
      Vending Machine Repairer; Diver; Diver Tender; Hot Tub Technician; Spa Technician Repair;
      Fabric Mender; Parachute Rigger; Ship Repairer; Gunsmith; Armorer; Playground Maintenance Technician;
      Amusement Ride Mechanic; Ride Mechanic; Ride Maintenance Technician; Beverage Equipment Technician;
      Draft Beer Technician; Scale Technician; Mobile Home Repairer; Manufactured Home Service Technician;
      Coffee Machine Technician; Fitness Equipment Technician; Restaurant Equipment Technician;
      Commercial Kitchen Equipment Technician; Food Equipment Technician; Fuel Systems Technician;
      Petroleum Equipment Technician; Car Wash Technician`,
    skills: `
      Vending machine repair; Bill validators; Slot machine repair; Underwater welding;
      Surface-supplied diving; Gunsmithing; Ride mechanical inspection; Beer line cleaning;
      Kitchen equipment repair; Treadmill repair; Fuel dispenser repair`,
    related: '49-9071 49-2011 49-9031',
  },
];
