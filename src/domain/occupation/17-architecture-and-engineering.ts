import type { OccupationSource } from './occupation.ts';

export const architectureAndEngineering: OccupationSource[] = [
  {
    soc: '17-1011',
    name: 'Architects, Except Landscape and Naval',
    titles: `
      Architect; Project Architect; Architectural Designer; Design Architect; Licensed Architect;
      Residential Architect; Commercial Architect; Healthcare Architect; Architectural Project Manager;
      Job Captain; Architectural Associate; Registered Architect; Restoration Architect; Staff Architect;
      Architecture Intern; Building Architect`,
    skills: `
      Revit; Architectural design; Construction documents; AIA contracts; SketchUp; Rhino;
      Space programming; International Building Code; LEED AP; Schematic design; Enscape`,
    related: '17-1012 17-3011 11-9041 27-1025',
  },
  {
    soc: '17-1012',
    name: 'Landscape Architects',
    titles: `
      Landscape Architect; Landscape Designer; Site Planner; Landscape Architectural Designer; Park Planner;
      Land Planner; Garden Designer; Golf Course Architect; Landscape Project Designer; Planting Designer;
      Urban Landscape Designer; Irrigation Designer; Licensed Landscape Architect;
      Landscape Architecture Intern; Environmental Designer`,
    skills: `
      Landscape design; Planting plans; Grading plans; Site planning; Lumion; Land F/X; Hardscape detailing;
      Stormwater design; Native plants; LARE license`,
    related: '17-1011 19-3051 37-1012',
  },
  {
    soc: '17-1021',
    name: 'Cartographers and Photogrammetrists',
    titles: `
      Cartographer; Photogrammetrist; Mapping Specialist; Mapping Technician; Map Maker;
      Photogrammetric Technician; Cartographic Technician; Digital Cartographer; Mapping Supervisor;
      Stereo Compiler; Cartographic Designer; Photogrammetry Specialist; Aerial Mapping Technician;
      Topographer; Hydrographic Cartographer`,
    skills: `
      Photogrammetry; Map design; Aerial imagery; Orthophotos; Coordinate systems; Pix4D; Drone mapping;
      Topographic mapping; Map projections`,
    related: '15-1299.02 17-1022 17-3031',
  },
  {
    soc: '17-1022',
    name: 'Surveyors',
    titles: `
      Land Surveyor; Surveyor; Professional Land Surveyor; PLS; Licensed Surveyor; Survey Project Manager;
      Boundary Surveyor; Registered Land Surveyor; Mine Surveyor; Geodetic Surveyor; Hydrographic Surveyor;
      Construction Surveyor; City Surveyor; Survey Manager; County Surveyor; Geodesist`,
    skills: `
      Boundary surveys; Legal descriptions; Total station; GPS surveying; Civil 3D surveying; ALTA surveys;
      Plat preparation; Deed research; Geodesy; Construction staking`,
    related: '17-3031 17-1021 17-2051',
  },
  {
    soc: '17-2011',
    name: 'Aerospace Engineers',
    titles: `
      Aerospace Engineer; Aeronautical Engineer; Propulsion Engineer; Flight Test Engineer;
      Aircraft Design Engineer; Spacecraft Engineer; Avionics Engineer; Aerodynamics Engineer;
      Satellite Systems Engineer; Flight Systems Engineer; Astronautical Engineer; Aircraft Stress Engineer;
      GNC Engineer; Rocket Engineer; Airframe Engineer; Stress Analyst; Launch Engineer`,
    skills: `
      Computational fluid dynamics; Finite element analysis; NASTRAN; Aerodynamics; Flight dynamics; CATIA;
      Propulsion systems; DO-178C; Guidance navigation and control; Composite structures`,
    related: '17-2141 17-3021 17-2199.08',
  },
  {
    soc: '17-2031',
    name: 'Bioengineers and Biomedical Engineers',
    titles: `
      Biomedical Engineer; Medical Device Engineer; Bioengineer; Biomaterials Engineer; Tissue Engineer;
      Biomechanical Engineer; Clinical Engineer; Medical Device R&D Engineer; Biomedical Research Engineer;
      Prosthetics Engineer; Bioprocess Engineer; Biomedical Design Engineer; Rehabilitation Engineer;
      Neural Engineer; Biomedical Systems Engineer`,
    skills: `
      Medical device design; Biomaterials; Design controls; SolidWorks; Design verification; ISO 14971;
      Biomechanics; Bench testing; Signal processing; Cell culture engineering`,
    related: '49-9062 17-2141 19-1042',
  },
  {
    soc: '17-2041',
    name: 'Chemical Engineers',
    titles: `
      Chemical Engineer; Process Engineer; Chemical Process Engineer; Process Development Engineer;
      Refinery Engineer; Polymer Engineer; Process Safety Engineer; Plant Process Engineer;
      Process Design Engineer; Reaction Engineer; Petrochemical Engineer; Plastics Engineer;
      Process Control Engineer; Production Engineer Chemical; Chemical Plant Engineer; Food Process Engineer`,
    skills: `
      Aspen HYSYS; Process simulation; P&ID; Mass and energy balances; Process hazard analysis;
      Distillation; Heat exchangers; Scale-up; Reactor design; Process control`,
    related: '17-2131 19-2031 17-2171',
  },
  {
    soc: '17-2051',
    name: 'Civil Engineers',
    titles: `
      Civil Engineer; Structural Engineer; Civil Design Engineer; Project Engineer Construction;
      Transportation Engineer; Geotechnical Engineer; Water Resources Engineer; Bridge Engineer;
      Highway Engineer; Traffic Engineer; Site Civil Engineer; Land Development Engineer;
      Hydraulic Engineer; City Engineer; Construction Engineer; Roadway Engineer;
      Field Engineer Construction; EIT; Engineer in Training; Municipal Engineer; Drainage Engineer;
      Pavement Engineer; Tunnel Engineer; Transportation Planner Engineer; Office Engineer; County Engineer;
      Railway Engineer`,
    skills: `
      AutoCAD Civil 3D; Structural analysis; MicroStation; Site grading; Hydrology; STAAD; SAP2000;
      Geotechnical investigation; Roadway design; Stormwater management; PE license;
      Reinforced concrete design`,
    related: '11-9021 17-3022 17-2081 17-1022',
  },
  {
    soc: '17-2061',
    name: 'Computer Hardware Engineers',
    titles: `
      Hardware Engineer; Computer Hardware Engineer; ASIC Design Engineer; FPGA Engineer;
      Verification Engineer; VLSI Engineer; Silicon Engineer; PCB Design Engineer; Digital Design Engineer;
      Hardware Design Engineer; RTL Design Engineer; Chip Designer; Physical Design Engineer; SoC Engineer;
      Board Design Engineer; Design Verification Engineer; Semiconductor Design Engineer; IC Design Engineer`,
    skills: `
      Verilog; VHDL; SystemVerilog; UVM; FPGA; Altium Designer; Logic synthesis; Timing closure; PCB layout;
      Cadence Virtuoso; Computer architecture`,
    related: '17-2072 17-2071 15-1252',
  },
  {
    soc: '17-2071',
    name: 'Electrical Engineers',
    titles: `
      Electrical Engineer; Power Systems Engineer; Electrical Design Engineer; Power Engineer;
      Controls Engineer; Substation Engineer; Electrical Project Engineer; Protection Engineer;
      Transmission Engineer; Distribution Engineer; Lighting Engineer; Electrical Controls Engineer;
      Power Electronics Engineer; Relay Engineer; Electrical Systems Engineer; Motor Design Engineer;
      Solar Design Engineer; Instrumentation Engineer; PLC Engineer; Utility Engineer;
      Photovoltaic Engineer; Battery Engineer`,
    skills: `
      Power distribution; AutoCAD Electrical; ETAP; National Electrical Code; Arc flash studies;
      Protective relays; PLC programming; Short circuit analysis; Motor controls; Single-line diagrams;
      Switchgear`,
    related: '17-2072 17-3023 47-2111',
  },
  {
    soc: '17-2072',
    name: 'Electronics Engineers, Except Computer',
    titles: `
      Electronics Engineer; RF Engineer; Analog Design Engineer; Circuit Design Engineer;
      Radio Frequency Engineer; Communications Engineer; Signal Processing Engineer; Microwave Engineer;
      Antenna Engineer; Electronics Design Engineer; Radar Engineer; EMC Engineer; Optical Network Engineer;
      Electronic Systems Engineer; Broadcast Engineer Design; RFID Engineer;
      Satellite Communications Engineer; Test Engineer Electronics`,
    skills: `
      RF design; Analog circuits; SPICE simulation; Oscilloscopes; Antenna design;
      Digital signal processing; EMI/EMC testing; Spectrum analyzers; Mixed-signal design; HFSS`,
    related: '17-2071 17-2061 17-3023',
  },
  {
    soc: '17-2081',
    name: 'Environmental Engineers',
    titles: `
      Environmental Engineer; Water Engineer; Wastewater Engineer; Remediation Engineer;
      Air Quality Engineer; Environmental Project Engineer; Sanitary Engineer; Water Treatment Engineer;
      Environmental Compliance Engineer; Solid Waste Engineer; Air Pollution Control Engineer;
      Hazardous Waste Engineer; Environmental Remediation Specialist; Pollution Control Engineer;
      Landfill Engineer; Stormwater Engineer`,
    skills: `
      Remediation systems; Air permitting; Wastewater treatment design; Title V permits;
      Groundwater modeling; EPA regulations; SPCC plans; NPDES permits; Environmental impact assessment;
      AERMOD`,
    related: '19-2041 17-2051 17-3025',
  },
  {
    soc: '17-2111',
    name: 'Health and Safety Engineers',
    titles: `
      Safety Engineer; Health and Safety Engineer; Fire Protection Engineer; Product Safety Engineer;
      System Safety Engineer; EHS Engineer; Industrial Safety Engineer; Fire Engineer;
      Loss Control Engineer; Process Safety Manager; Environmental Health and Safety Engineer;
      Occupational Safety Engineer; Risk Control Engineer; Industrial Hygiene Engineer; Ergonomics Engineer`,
    skills: `
      Hazard analysis; Fire protection design; NFPA codes; Process safety management; Machine guarding;
      Safety audits; Sprinkler hydraulics; Failure mode analysis; Ergonomic assessment;
      Certified Safety Professional`,
    related: '19-5011 17-2112 33-2021',
  },
  {
    soc: '17-2112',
    name: 'Industrial Engineers',
    titles: `
      Industrial Engineer; Manufacturing Engineer; Quality Engineer; Process Improvement Engineer;
      Continuous Improvement Engineer; Production Engineer; Lean Engineer; Manufacturing Process Engineer;
      Supplier Quality Engineer; Efficiency Engineer; Plant Engineer; Packaging Engineer;
      Time Study Engineer; Methods Engineer; Assembly Engineer; Reliability Engineer;
      Quality Assurance Engineer Manufacturing; Operations Engineer; Validation Engineer;
      Human Factors Engineer; Facilities Engineer; Tooling Engineer; Manufacturing Technologist`,
    skills: `
      Time studies; Lean Six Sigma; Value stream mapping; Line balancing; Process capability; PFMEA;
      Minitab; 5S; Facility layout; Process validation; PPAP; Gage R&R`,
    related: '11-3051 17-3026 51-9061 17-2141',
  },
  {
    soc: '17-2121',
    name: 'Marine Engineers and Naval Architects',
    titles: `
      Naval Architect; Marine Engineer; Ship Designer; Marine Design Engineer; Naval Engineer;
      Marine Structural Engineer; Ship Systems Engineer; Marine Surveyor; Offshore Engineer; Yacht Designer;
      Hull Engineer; Marine Project Engineer; Subsea Engineer; Port Engineer; Ocean Engineer`,
    skills: `
      Hull design; Ship stability; ABS class rules; Rhino Marine; Marine propulsion; MAXSURF; Dry docking;
      Ship systems integration; Offshore structures`,
    related: '17-2141 53-5031 17-2051',
  },
  {
    soc: '17-2131',
    name: 'Materials Engineers',
    titles: `
      Materials Engineer; Metallurgist; Metallurgical Engineer; Welding Engineer; Ceramics Engineer;
      Composites Engineer; Corrosion Engineer; Materials Scientist Engineer; Failure Analysis Engineer;
      Materials and Process Engineer; Coatings Engineer; Materials Development Engineer; Foundry Engineer;
      Heat Treat Engineer; Glass Engineer; Materials Test Engineer`,
    skills: `
      Metallurgy; Scanning electron microscopy; Failure analysis; Heat treatment; Corrosion testing;
      ASTM standards; Composite layup; Tensile testing; X-ray diffraction; Weld procedure specifications`,
    related: '17-2041 19-2032 51-4121',
  },
  {
    soc: '17-2141',
    name: 'Mechanical Engineers',
    titles: `
      Mechanical Engineer; Mechanical Design Engineer; Design Engineer; HVAC Engineer;
      Product Design Engineer; Mechanical Project Engineer; R&D Engineer; Automotive Engineer;
      Thermal Engineer; MEP Engineer; Fuel Cell Engineer; Product Development Engineer; CAD Engineer;
      Machine Design Engineer; Piping Engineer; Mechanical Systems Engineer; Engine Design Engineer;
      Development Engineer; Equipment Engineer; Vehicle Engineer; Turbine Engineer; Stress Engineer;
      Project Engineer; Test Engineer; Plumbing Engineer; Field Service Engineer; Sustaining Engineer`,
    skills: `
      SolidWorks CAD; ANSYS; GD&T; Machine design; Creo; Thermodynamics; 3D printing; HVAC design;
      Tolerance analysis; DFMEA; Siemens NX; Prototype testing`,
    related: '17-3027 17-2112 17-2199.05 17-3013',
  },
  {
    soc: '17-2151',
    name: 'Mining and Geological Engineers',
    titles: `
      Mining Engineer; Geological Engineer; Mine Engineer; Mine Safety Engineer; Mine Planning Engineer;
      Drill and Blast Engineer; Mineral Engineer; Ventilation Engineer Mine; Rock Mechanics Engineer;
      Mine Design Engineer; Mineral Processing Engineer; Mine Planner; Short Range Mine Planner;
      Geotechnical Mining Engineer; Quarry Engineer`,
    skills: `
      Mine planning; Vulcan software; Blasting design; MSHA regulations; Ore reserve estimation;
      Mine ventilation; Slope stability; Mineral processing; Deswik`,
    related: '17-2171 19-2042 47-5041',
  },
  {
    soc: '17-2161',
    name: 'Nuclear Engineers',
    titles: `
      Nuclear Engineer; Reactor Engineer; Nuclear Design Engineer; Nuclear Safety Engineer;
      Nuclear Process Engineer; Criticality Safety Engineer; Radiation Engineer; Nuclear Fuels Engineer;
      Nuclear Licensing Engineer; Nuclear Systems Engineer; Core Design Engineer; Nuclear Project Engineer;
      Radiological Engineer; Health Physics Engineer; Nuclear Test Engineer`,
    skills: `
      Reactor physics; MCNP; Probabilistic risk assessment; NRC regulations; Radiation shielding;
      Nuclear fuel management; Thermal hydraulics; Criticality safety; RELAP5`,
    related: '51-8011 19-2012 19-4051',
  },
  {
    soc: '17-2171',
    name: 'Petroleum Engineers',
    titles: `
      Petroleum Engineer; Drilling Engineer; Reservoir Engineer; Completions Engineer;
      Production Engineer Oil and Gas; Oil and Gas Engineer; Well Engineer; Drilling Supervisor;
      Frac Engineer; Field Engineer Oilfield; Reservoir Simulation Engineer; Mud Engineer;
      Pipeline Engineer; Facilities Engineer Oil and Gas; Natural Gas Engineer; Subsurface Engineer`,
    skills: `
      Well design; Reservoir simulation; Hydraulic fracturing; Petrel; Decline curve analysis;
      Artificial lift; Well completions; Drilling fluids; Production optimization; Well logs`,
    related: '17-2151 19-2042 47-5012',
  },
  {
    soc: '17-2199.05',
    name: 'Mechatronics and Robotics Engineers',
    titles: `
      Robotics Engineer; Mechatronics Engineer; Automation Engineer; Robotics Software Engineer;
      Automation Controls Engineer; Industrial Automation Engineer; Robotics Systems Engineer;
      Manufacturing Automation Engineer; Autonomous Systems Engineer; Machine Vision Engineer;
      Robot Programmer; Motion Control Engineer; Robotics Integration Engineer; Robotic Process Engineer;
      Autonomous Vehicle Engineer; Automation Systems Engineer`,
    skills: `
      ROS; Robot kinematics; FANUC robots; Motion control; Machine vision; Servo systems; Sensor fusion;
      HMI design; Mechatronic systems; Allen-Bradley`,
    related: '17-2141 17-3024 17-2071',
  },
  {
    soc: '17-2199.08',
    name: 'Systems, Photonics, and Other Specialty Engineers',
    titles: `
      Systems Engineer; Photonics Engineer; Optical Engineer; Engineer; Nanosystems Engineer;
      Wind Energy Engineer; Solar Energy Engineer; Energy Engineer; Renewable Energy Engineer;
      Biosystems Engineer; Agricultural Engineer; Acoustical Engineer; Model-Based Systems Engineer;
      Requirements Engineer; Optics Engineer; Laser Engineer; Commissioning Engineer; Integration Engineer;
      Configuration Manager; Semiconductor Process Engineer; Nanotechnology Engineer`,
    skills: `
      MBSE; DOORS; Systems integration testing; Zemax; Optical alignment; Laser systems;
      Requirements traceability; Energy modeling; Commissioning; SysML; Cleanroom processes`,
    related: '17-2112 17-2072 17-2141',
  },
  {
    soc: '17-3011',
    name: 'Architectural and Civil Drafters',
    titles: `
      Architectural Drafter; CAD Drafter; Civil Drafter; CAD Technician; AutoCAD Drafter; Drafter;
      Draftsman; Structural Drafter; BIM Modeler; CAD Designer; Revit Drafter; BIM Coordinator;
      Civil CAD Technician; Drafting Technician; BIM Manager; Steel Detailer; CAD Operator;
      Architectural Draftsperson; Landscape Drafter; Fire Sprinkler Designer; Kitchen Designer CAD`,
    skills: `
      AutoCAD; Drafting standards; Building information modeling; Navisworks; Steel detailing; Plan sets;
      Redlines; Detail drawings; Revit MEP; Tekla Structures`,
    related: '17-1011 17-3022 17-3013',
  },
  {
    soc: '17-3012',
    name: 'Electrical and Electronics Drafters',
    titles: `
      Electrical Drafter; Electrical Designer; PCB Designer; Electronics Drafter; Electrical CAD Designer;
      Substation Designer; Schematic Designer; Wiring Designer; Electrical CAD Drafter;
      Printed Circuit Board Designer; PCB Layout Designer; Fiber Design Technician; OSP Designer;
      Outside Plant Designer; Distribution Designer; Lighting Designer Electrical`,
    skills: `
      Electrical schematics; Wiring diagrams; OrCAD; Panel layout; EPLAN; Conduit layout; Harness drawings;
      Fiber route design; Schematic capture`,
    related: '17-3023 17-2071 17-3011',
  },
  {
    soc: '17-3013',
    name: 'Mechanical Drafters',
    titles: `
      Mechanical Drafter; Mechanical Designer; Piping Designer; HVAC Designer; Tool Designer;
      SolidWorks Designer; Mechanical CAD Designer; Die Designer; Mold Designer; Product Drafter;
      Design Drafter; Sheet Metal Designer; Machine Designer; Pipe Drafter; Inventor Drafter; Duct Detailer;
      Fixture Designer; Design Technician`,
    skills: `
      Autodesk Inventor; Mechanical drawings; Assembly drawings; Piping layouts; Sheet metal design;
      Tool design; 3D modeling; Drawing revision control; Bill of material drafting`,
    related: '17-2141 17-3027 51-4111',
  },
  {
    soc: '17-3021',
    name: 'Aerospace Engineering Technologists and Technicians',
    titles: `
      Aerospace Technician; Aerospace Engineering Technician; Flight Test Technician;
      Avionics Test Technician; Wind Tunnel Technician; Spacecraft Technician; Aerospace Test Technician;
      Propulsion Technician; Satellite Technician; Systems Test Technician Aerospace; Rocket Technician;
      Launch Technician; Aerospace Assembly Technician; Instrumentation Technician Aerospace;
      Payload Technician`,
    skills: `
      Aircraft instrumentation; Vibration testing; Cleanroom assembly; Test stands;
      NASA soldering standards; Thermal vacuum testing; Data acquisition systems; Composite repair`,
    related: '17-2011 49-2091 51-2011',
  },
  {
    soc: '17-3022',
    name: 'Civil Engineering Technologists and Technicians',
    titles: `
      Civil Engineering Technician; Construction Materials Tester; Materials Testing Technician;
      Geotechnical Technician; Engineering Technician Civil; Soils Technician; Concrete Testing Technician;
      Traffic Technician; Civil Technician; Field Technician Construction Materials; CMT Technician;
      Asphalt Technician; Highway Technician; Public Works Technician; Construction Inspector Technician;
      Structural Technician`,
    skills: `
      Concrete testing; ACI certification; Nuclear density gauge; Soil compaction testing; Proctor tests;
      Asphalt mix testing; Traffic counts; Plan review; Field sampling`,
    related: '17-2051 47-4011 17-3031',
  },
  {
    soc: '17-3023',
    name: 'Electrical and Electronic Engineering Technologists and Technicians',
    titles: `
      Electronics Technician; Electrical Technician; Electrical Engineering Technician;
      Electronics Test Technician; Test Technician; Engineering Technician Electrical; Controls Technician;
      Instrumentation and Controls Technician; Electronic Technician; Bench Technician;
      Calibration Technician; RF Technician; Electronics Engineering Technician; Metrology Technician;
      Electronic Repair Technician; Lab Technician Electronics; Semiconductor Technician;
      Process Technician Semiconductor`,
    skills: `
      Electronic troubleshooting; Soldering; Multimeters; Circuit testing; IPC-A-610; Calibration;
      Schematic reading; Signal generators; Component-level repair; LabVIEW`,
    related: '17-2072 49-2094 51-2028',
  },
  {
    soc: '17-3024',
    name: 'Electro-Mechanical and Mechatronics Technologists and Technicians',
    titles: `
      Electromechanical Technician; Mechatronics Technician; Robotics Technician; Automation Technician;
      Electro-Mechanical Technician; Controls and Automation Technician; PLC Technician;
      Equipment Technician; Electromechanical Assembler Technician; Robotics Maintenance Technician;
      Automated Equipment Technician; Engineering Technician Robotics; Reliability Maintenance Technician;
      Servo Technician; Automation Maintenance Technician`,
    skills: `
      PLC troubleshooting; Robot maintenance; Pneumatics; Hydraulics; Servo motors; Ladder logic;
      Sensors and actuators; Variable frequency drives; Conveyor systems`,
    related: '49-9041 17-3023 17-2199.05',
  },
  {
    soc: '17-3025',
    name: 'Environmental Engineering Technologists and Technicians',
    titles: `
      Environmental Engineering Technician; Environmental Field Technician; Air Quality Technician;
      Water Quality Technician; Remediation Technician; Environmental Technician; Stack Tester;
      Groundwater Technician; Environmental Sampling Technician; Environmental Field Scientist;
      Asbestos Inspector; Emissions Technician; Wastewater Technician; Stormwater Technician;
      Environmental Monitoring Technician`,
    skills: `
      Groundwater sampling; Stack testing; Air monitoring; HAZWOPER 40; Soil sampling;
      Remediation system maintenance; Field data collection; Lead inspection; Asbestos sampling`,
    related: '19-4042 17-2081 51-8031',
  },
  {
    soc: '17-3026',
    name: 'Industrial Engineering Technologists and Technicians',
    titles: `
      Industrial Engineering Technician; Manufacturing Technician; Manufacturing Engineering Technician;
      Quality Technician; Process Technician; Production Technician; Engineering Technician;
      Quality Engineering Technician; Lean Technician; Validation Technician; Production Planner Technician;
      Nanofabrication Technician; Process Engineering Technician; Industrial Technician;
      Time Study Technician`,
    skills: `
      Production data collection; Work instructions; Process documentation; Statistical sampling;
      First article inspection; Equipment qualification; Shop floor layout; Cycle time analysis`,
    related: '17-2112 51-9061 17-3027',
  },
  {
    soc: '17-3027',
    name: 'Mechanical Engineering Technologists and Technicians',
    titles: `
      Mechanical Engineering Technician; Mechanical Technician; R&D Technician; Prototype Technician;
      Mechanical Test Technician; Product Development Technician; Automotive Engineering Technician;
      Lab Technician Mechanical; Mechanical Engineering Technologist; Design Technician Mechanical;
      Engine Test Technician; HVAC Test Technician; Test Lab Technician; Model Maker Engineering;
      Vehicle Test Technician`,
    skills: `
      Prototype fabrication; Test fixtures; Strain gauges; Dynamometer testing; Mechanical assembly;
      Fatigue testing; Machine shop skills; Thermocouples`,
    related: '17-2141 17-3013 51-4041',
  },
  {
    soc: '17-3031',
    name: 'Surveying and Mapping Technicians',
    titles: `
      Survey Technician; Surveying Technician; Survey Crew Chief; Party Chief; Instrument Operator Survey;
      Survey Assistant; Rodman; Land Survey Technician; Chainman; Field Survey Technician;
      Survey Field Technician; Survey CAD Technician; Utility Locator; Mapping Aide; Line Locator;
      Drone Survey Pilot; Instrument Person`,
    skills: `
      Robotic total station; GNSS receivers; Survey field notes; Trimble Access; Utility locating; Leveling;
      Topographic surveys; Carlson Survey; Stakeout`,
    related: '17-1022 15-1299.02 17-3022',
  },
];
