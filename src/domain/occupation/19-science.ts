import type { OccupationSource } from './occupation.ts';

export const science: OccupationSource[] = [
  {
    soc: '19-1012',
    name: 'Food Scientists and Technologists',
    titles: `
      Food Scientist; Food Technologist; Product Developer Food; Flavor Chemist; Flavorist;
      Food Product Development Scientist; Research Chef; Food Safety Specialist; Sensory Scientist;
      R&D Food Scientist; Dairy Scientist; Food Chemist; Food Microbiologist; Beverage Scientist;
      Brewing Scientist; Cereal Chemist`,
    skills: `
      Food chemistry; Sensory evaluation; Product formulation; Shelf-life studies; Food microbiology;
      Nutrition labeling; Pilot plant trials; Thermal processing; Preventive Controls Qualified Individual`,
    related: '19-4013 29-1031 51-3092',
  },
  {
    soc: '19-1013',
    name: 'Soil, Plant, and Animal Scientists',
    titles: `
      Agronomist; Soil Scientist; Plant Scientist; Animal Scientist; Crop Scientist; Horticulturist;
      Plant Breeder; Crop Consultant; Animal Nutritionist; Agricultural Scientist; Crop Advisor;
      Entomologist; Plant Pathologist; Poultry Scientist; Weed Scientist; Agricultural Researcher;
      Arborist Consultant; Seed Scientist; Animal Breeder Scientist`,
    skills: `
      Agronomy; Soil analysis; Plant breeding; Field trials; Crop protection; Animal nutrition;
      Integrated pest management; Certified Crop Adviser; Entomology; Greenhouse trials`,
    related: '19-4012 11-9013 19-1031',
  },
  {
    soc: '19-1021',
    name: 'Biochemists and Biophysicists',
    titles: `
      Biochemist; Biophysicist; Protein Scientist; Research Biochemist; Structural Biologist; Enzymologist;
      Protein Biochemist; Physical Biochemist; Scientist Biochemistry; Clinical Biochemist;
      Analytical Biochemist; Protein Purification Scientist; Biophysical Scientist;
      Assay Development Scientist; Scientist`,
    skills: `
      Protein purification; HPLC; Mass spectrometry; Enzyme assays; Western blot; Crystallography;
      Chromatography; ELISA; Cryo-EM; Assay development`,
    related: '19-1029 19-2031 19-4021',
  },
  {
    soc: '19-1023',
    name: 'Zoologists and Wildlife Biologists',
    titles: `
      Wildlife Biologist; Zoologist; Marine Biologist; Fisheries Biologist; Fish Biologist;
      Wildlife Scientist; Ornithologist; Aquatic Biologist; Herpetologist; Wildlife Technician Biologist;
      Field Biologist; Wildlife Ecologist; Mammalogist; Habitat Biologist; Wildlife Researcher;
      Wetland Biologist; Ichthyologist`,
    skills: `
      Wildlife surveys; Radio telemetry; Habitat assessment; Endangered Species Act; Population modeling;
      Mark-recapture; Bird banding; Electrofishing; Species identification`,
    related: '19-1031 19-4071 19-1029',
  },
  {
    soc: '19-1029',
    name: 'Biologists, Microbiologists, and Geneticists',
    titles: `
      Biologist; Microbiologist; Molecular Biologist; Geneticist; Cell Biologist; Bioinformatics Scientist;
      Bioinformatician; Virologist; Research Biologist; Immunologist; Research Scientist; Bacteriologist;
      Computational Biologist; Genomics Scientist; Research Scientist Biology; Toxicologist; Physiologist;
      Neuroscientist; Clinical Microbiologist; Botanist; Ecologist; Bioinformatics Analyst;
      Associate Scientist`,
    skills: `
      PCR; DNA sequencing; CRISPR; Cell culture; Flow cytometry; Molecular cloning; Bioinformatics;
      Microbial identification; Next-generation sequencing; Microscopy; Biopython`,
    related: '19-1021 19-4021 19-1042',
  },
  {
    soc: '19-1031',
    name: 'Conservation Scientists and Foresters',
    titles: `
      Forester; Conservation Scientist; Soil Conservationist; Range Manager; Natural Resource Specialist;
      Park Naturalist; Rangeland Management Specialist; Conservation Planner; Conservation Specialist;
      Forest Ecologist; Urban Forester; Resource Conservationist; Consulting Forester; Land Steward;
      Natural Resource Manager; Park Ranger Interpretation; Interpretive Naturalist; Watershed Specialist;
      Conservationist`,
    skills: `
      Forest inventory; Silviculture; Timber cruising; Conservation planning; Prescribed fire;
      Range management; Erosion control; Land stewardship; Environmental education; Watershed restoration`,
    related: '19-4071 19-2041 45-4011',
  },
  {
    soc: '19-1041',
    name: 'Epidemiologists',
    titles: `
      Epidemiologist; Public Health Epidemiologist; Infection Preventionist; Infection Control Practitioner;
      Disease Intervention Specialist; Research Epidemiologist; Chronic Disease Epidemiologist;
      Field Epidemiologist; Environmental Epidemiologist; Clinical Epidemiologist; Epidemiology Specialist;
      Public Health Analyst; Hospital Epidemiologist; State Epidemiologist; Contact Tracer;
      Epidemiology Investigator`,
    skills: `
      Disease surveillance; Outbreak investigation; Epi Info; Infection control; Contact tracing;
      NHSN reporting; Public health informatics; Study design; SAS for epidemiology; CIC certification`,
    related: '15-2041 21-1091 19-1042',
  },
  {
    soc: '19-1042',
    name: 'Medical Scientists, Except Epidemiologists',
    titles: `
      Medical Scientist; Clinical Research Scientist; Clinical Scientist; Research Scientist Medical;
      Pharmacologist; Medical Researcher; Clinical Pharmacologist; Cancer Researcher;
      Medical Science Liaison; MSL; Drug Discovery Scientist; Translational Scientist; Biomedical Scientist;
      Postdoctoral Fellow; Postdoctoral Researcher; Gene Therapy Scientist; Vaccine Scientist;
      Clinical Investigator; Pharmaceutical Scientist; Formulation Scientist; Stem Cell Scientist;
      Oncology Scientist`,
    skills: `
      Clinical trials; Drug discovery; In vivo studies; Immunoassays; Biomarker analysis; Pharmacokinetics;
      Medical writing for research; Translational research; Animal models; GraphPad Prism`,
    related: '19-1029 11-9121 19-1021',
  },
  {
    soc: '19-2012',
    name: 'Physicists and Astronomers',
    titles: `
      Physicist; Astronomer; Astrophysicist; Research Physicist; Medical Physicist; Health Physicist;
      Nuclear Physicist; Optical Physicist; Plasma Physicist; Theoretical Physicist; Experimental Physicist;
      Quantum Scientist; Laser Physicist; Particle Physicist; Quantum Physicist; Accelerator Physicist;
      Radiation Physicist`,
    skills: `
      Quantum mechanics; Optics; Radiation dosimetry; Vacuum systems; Data reduction; Laser spectroscopy;
      Geant4; Telescope instrumentation; Cryogenics; Treatment planning physics`,
    related: '17-2161 15-2021 19-2021',
  },
  {
    soc: '19-2021',
    name: 'Atmospheric and Space Scientists',
    titles: `
      Meteorologist; Atmospheric Scientist; Climatologist; Weather Forecaster; Climate Scientist;
      Broadcast Meteorologist; Weather Analyst; Space Weather Scientist; Air Quality Meteorologist;
      Research Meteorologist; Forecaster; Operational Meteorologist; Hydrometeorologist; Storm Chaser;
      Climate Modeler`,
    skills: `
      Weather forecasting; Numerical weather models; Doppler radar; GRIB data; Climate modeling; AWIPS;
      Satellite imagery interpretation; WRF model; Severe weather warnings`,
    related: '19-2042 19-2041 19-2012',
  },
  {
    soc: '19-2031',
    name: 'Chemists',
    titles: `
      Chemist; Analytical Chemist; Quality Control Chemist; QC Chemist; Organic Chemist;
      Formulation Chemist; Research Chemist; Medicinal Chemist; R&D Chemist; Polymer Chemist;
      Process Chemist; Synthetic Chemist; Cosmetic Chemist; Lab Chemist; Environmental Chemist;
      Water Chemist; Inorganic Chemist; Development Chemist; Stability Chemist; Paint Chemist;
      Quality Chemist`,
    skills: `
      Analytical chemistry; Gas chromatography; Method validation; Wet chemistry; NMR; Organic synthesis;
      FTIR; USP methods; Titration; Empower software; LIMS`,
    related: '19-4031 19-1021 17-2041',
  },
  {
    soc: '19-2032',
    name: 'Materials Scientists',
    titles: `
      Materials Scientist; Polymer Scientist; Surface Scientist; Nanomaterials Scientist; Battery Scientist;
      Thin Film Scientist; Metallurgical Scientist; Materials Research Scientist; Ceramic Scientist;
      Adhesives Scientist; Materials Chemist; Coatings Scientist; Semiconductor Materials Scientist;
      Composite Materials Scientist; Polymer Materials Scientist`,
    skills: `
      Polymer characterization; Thin film deposition; Electron microscopy; Rheology; Nanomaterials;
      Thermal analysis; Battery materials; Surface chemistry; Atomic force microscopy`,
    related: '17-2131 19-2031 19-2012',
  },
  {
    soc: '19-2041',
    name: 'Environmental Scientists and Specialists',
    titles: `
      Environmental Scientist; Environmental Specialist; Environmental Consultant; Environmental Analyst;
      Environmental Coordinator; Environmental Planner; Environmental Health Scientist;
      Environmental Protection Specialist; Environmental Project Manager; Wetland Scientist;
      Restoration Ecologist; Water Quality Specialist; Environmental Manager;
      Hazardous Materials Specialist; Air Quality Specialist; Climate Change Policy Analyst;
      NEPA Specialist; Environmental Health Specialist; Wetlands Delineator; Stormwater Specialist`,
    skills: `
      Phase I ESA; NEPA; Wetland delineation; Environmental permitting; Water sampling; Site assessment;
      Hazardous waste management; RCRA; Clean Water Act; Ecological restoration`,
    related: '17-2081 19-5011 19-4042 19-1031',
  },
  {
    soc: '19-2042',
    name: 'Geoscientists and Hydrologists',
    titles: `
      Geologist; Geoscientist; Geophysicist; Hydrologist; Hydrogeologist; Petroleum Geologist;
      Exploration Geologist; Engineering Geologist; Mine Geologist; Staff Geologist; Seismologist;
      Oceanographer; Environmental Geologist; Project Geologist; Geochemist; Volcanologist; Mudlogger;
      Paleontologist; Wellsite Geologist; Professional Geologist; Groundwater Hydrologist`,
    skills: `
      Geologic mapping; Core logging; Seismic interpretation; Groundwater modeling with MODFLOW;
      Well logging; Aquifer testing; Geochemistry; Drilling oversight; Stratigraphy; Stream gauging`,
    related: '17-2151 19-2041 19-4043',
  },
  {
    soc: '19-3011',
    name: 'Economists',
    titles: `
      Economist; Economic Analyst; Labor Economist; Research Economist; Economic Consultant;
      Policy Economist; Health Economist; Agricultural Economist; Environmental Economist; Chief Economist;
      Economics Researcher; Regional Economist; Economic Research Analyst; International Economist;
      Antitrust Economist; Economic Development Analyst; HEOR Manager`,
    skills: `
      Econometrics; Economic modeling; Cost-benefit analysis; Stata programming; Economic forecasting;
      Panel data; Input-output models; IMPLAN; Labor market analysis; Policy briefs`,
    related: '15-2041 13-2051 19-3094',
  },
  {
    soc: '19-3022',
    name: 'Survey Researchers',
    titles: `
      Survey Researcher; Pollster; Survey Methodologist; Survey Research Analyst;
      Survey Project Manager Research; Public Opinion Researcher; Survey Director; Survey Analyst;
      Research Analyst Survey; Survey Manager Research; Polling Analyst; Questionnaire Designer;
      Opinion Research Manager; Survey Specialist; Research Methodologist`,
    skills: `
      Questionnaire design; Survey sampling; SPSS; Weighting adjustments; Cognitive interviewing;
      Public opinion polling; CATI systems; Response rate analysis; Codebooks`,
    related: '13-1161 15-2041 19-4061',
  },
  {
    soc: '19-3032',
    name: 'Industrial-Organizational Psychologists',
    titles: `
      Industrial Organizational Psychologist; I/O Psychologist; Organizational Psychologist;
      Talent Assessment Consultant; Organizational Development Consultant; People Scientist;
      Organizational Effectiveness Consultant; Personnel Psychologist; Talent Management Consultant;
      Assessment Specialist; Research Psychologist; Selection Specialist;
      Organizational Development Specialist; Leadership Consultant; Workforce Psychologist`,
    skills: `
      Job analysis; Selection tests; Employee surveys; Organizational development; Psychometrics;
      360-degree feedback; Executive assessment; Adverse impact analysis; Test validation`,
    related: '13-1071 11-3131 19-3033',
  },
  {
    soc: '19-3033',
    name: 'Clinical and Counseling Psychologists',
    titles: `
      Clinical Psychologist; Psychologist; Counseling Psychologist; Licensed Psychologist;
      Neuropsychologist; Forensic Psychologist; Child Psychologist; Health Psychologist;
      Psychology Postdoctoral Fellow; Staff Psychologist; Pediatric Psychologist;
      Rehabilitation Psychologist; Clinical Neuropsychologist; Psychological Examiner; Psychologist PsyD;
      Sports Psychologist; Correctional Psychologist`,
    skills: `
      Psychological assessment; Psychotherapy; Cognitive behavioral therapy; Neuropsychological testing;
      WAIS; MMPI; Diagnostic interviews; Trauma treatment; Licensed psychologist; Report writing`,
    related: '21-1014 19-3034 29-1223',
  },
  {
    soc: '19-3034',
    name: 'School Psychologists',
    titles: `
      School Psychologist; Educational Psychologist; Licensed School Psychologist;
      Certified School Psychologist; Bilingual School Psychologist; School Psychology Intern; NCSP;
      Lead School Psychologist; District Psychologist; School Diagnostician; Educational Diagnostician;
      School Psychological Examiner; Learning Disability Evaluator; Itinerant School Psychologist;
      School Psychology Specialist`,
    skills: `
      Psychoeducational evaluation; WISC-V; Behavior intervention plans; Special education eligibility;
      IEP meetings; Functional behavior assessment; Threat assessment in schools; Response to intervention;
      Woodcock-Johnson`,
    related: '19-3033 21-1012 25-2058',
  },
  {
    soc: '19-3041',
    name: 'Sociologists and Anthropologists',
    titles: `
      Sociologist; Anthropologist; Archaeologist; Archeologist; Cultural Resource Specialist;
      Field Archaeologist; Social Scientist; Cultural Anthropologist; Ethnographer;
      Archaeological Technician; Forensic Anthropologist; Demographer; Criminologist; Social Researcher;
      Crew Chief Archaeology; Principal Investigator Archaeology; Rural Sociologist`,
    skills: `
      Ethnography; Archaeological excavation; Section 106 compliance; Artifact analysis;
      Qualitative interviews; NVivo; Cultural resource surveys; Demographic analysis; Social theory`,
    related: '19-4061 19-3093 19-3022',
  },
  {
    soc: '19-3051',
    name: 'Urban and Regional Planners',
    titles: `
      Urban Planner; City Planner; Regional Planner; Transportation Planner; Community Planner;
      Land Use Planner; Town Planner; Planning Director; Zoning Administrator; Planner; Planning Technician;
      Community Development Planner; Associate Planner; Housing Planner; Urban Designer; Planning Manager;
      County Planner; Economic Development Specialist; Economic Development Manager`,
    skills: `
      Comprehensive plans; Zoning codes; Land use planning; AICP; Public hearings; Site plan review;
      Community engagement; Transportation modeling; Census data`,
    related: '17-1012 19-3092 17-2051',
  },
  {
    soc: '19-3092',
    name: 'Geographers',
    titles: `
      Geographer; Human Geographer; Physical Geographer; Remote Sensing Analyst; Remote Sensing Scientist;
      Imagery Analyst; Geographic Analyst; Remote Sensing Specialist; Spatial Scientist; Medical Geographer;
      Location Analyst; Environmental Geographer; Geography Researcher; Imagery Scientist;
      Regional Geographer`,
    skills: `
      Image classification; Spatial statistics; ERDAS Imagine; Land cover mapping; Google Earth Engine;
      Field mapping; Geographic research; Thematic mapping`,
    related: '15-1299.02 17-1021 19-3051',
  },
  {
    soc: '19-3093',
    name: 'Historians',
    titles: `
      Historian; Public Historian; Historic Preservation Specialist; Architectural Historian;
      Research Historian; Oral Historian; Historic Preservation Planner; Genealogist; Military Historian;
      Staff Historian; Historical Researcher; Historic Site Manager; Local History Specialist;
      Preservation Consultant; Historical Interpreter`,
    skills: `
      Archival research; Oral history interviews; Historic preservation; National Register nominations;
      Primary source analysis; Genealogical research; Historical writing; Exhibit research`,
    related: '25-4011 19-3041 19-3094',
  },
  {
    soc: '19-3094',
    name: 'Political Scientists and Policy Analysts',
    titles: `
      Policy Analyst; Political Scientist; Political Analyst; Public Policy Analyst;
      Government Affairs Specialist; Policy Advisor; Legislative Analyst; Intelligence Analyst Policy;
      Policy Researcher; Legislative Aide; Political Consultant; Foreign Policy Analyst; Policy Associate;
      Legislative Director; Policy Manager; Lobbyist; Government Relations Manager; Legislative Assistant;
      Political Campaign Manager; Political Organizer; Field Organizer`,
    skills: `
      Policy analysis; Legislative tracking; Policy memos; Government relations; Public policy research;
      Coalition building; Regulatory comments; Congressional testimony; Election analysis`,
    related: '19-3011 27-3031 23-1011',
  },
  {
    soc: '19-4012',
    name: 'Agricultural Technicians',
    titles: `
      Agricultural Technician; Crop Research Technician; Seed Analyst; Field Research Assistant Agriculture;
      Agronomy Technician; Greenhouse Technician; Precision Agriculture Technician;
      Plant Science Technician; Soil Technician; Ag Technician; Precision Ag Specialist; Dairy Technician;
      Agriculture Research Technician; Crop Scout; Hydroponics Technician; Cannabis Cultivation Technician`,
    skills: `
      Crop scouting; Soil sampling kits; Yield monitors; GPS guidance; Plot trials; Seed testing;
      Hydroponics; John Deere Operations Center; Pesticide handling`,
    related: '19-1013 45-2092 19-4013',
  },
  {
    soc: '19-4013',
    name: 'Food Science Technicians',
    titles: `
      Food Science Technician; Food Lab Technician; Food Quality Technician; Food Technician;
      Sensory Technician; Dairy Lab Technician; QA Technician Food; Food Safety Technician;
      Food Quality Assurance Technician; Test Kitchen Assistant; Brewery Lab Technician;
      Flavor Lab Technician; Food Testing Technician; Milk Tester; Food Laboratory Analyst`,
    skills: `
      Food sampling; Brix measurement; Microbial plating; pH testing; Environmental swabbing; SQF;
      Moisture analysis; Good manufacturing practice in food; Label verification`,
    related: '19-1012 51-9061 51-3092',
  },
  {
    soc: '19-4021',
    name: 'Biological Technicians',
    titles: `
      Biological Technician; Research Technician; Laboratory Technician Biology; Research Assistant Biology;
      Lab Assistant; Laboratory Assistant; Biology Lab Technician; Research Associate; Vivarium Technician;
      Microbiology Technician; Cell Culture Technician; Biotech Technician; Animal Research Technician;
      Wildlife Technician; Laboratory Technician; Lab Technician; Laboratory Research Assistant;
      Research Laboratory Technician; Biomanufacturing Technician; Fisheries Technician; Research Assistant`,
    skills: `
      Pipetting; Gel electrophoresis; Media preparation; Aseptic technique; Lab notebooks;
      Specimen collection; Autoclave operation; Animal handling; DNA extraction; Sample processing`,
    related: '29-2012 19-1029 19-4031',
  },
  {
    soc: '19-4031',
    name: 'Chemical Technicians',
    titles: `
      Chemical Technician; Chemistry Technician; Chemical Lab Technician; QC Lab Technician;
      Quality Control Technician Chemistry; Lab Analyst; Laboratory Analyst; Chemical Laboratory Technician;
      Paint Technician Laboratory; Polymer Technician; Analytical Technician; Formulation Technician;
      Petroleum Lab Technician; Ink Technician; Wet Lab Technician; Water Lab Analyst`,
    skills: `
      Chemical analysis; Lab safety; Viscosity testing; Sample preparation; UV-Vis spectroscopy;
      Karl Fischer titration; Instrument calibration; Batch testing; Reagent preparation`,
    related: '19-2031 51-9011 19-4021',
  },
  {
    soc: '19-4042',
    name: 'Environmental Science and Protection Technicians',
    titles: `
      Environmental Science Technician; Environmental Health Technician; Water Sampler;
      Pollution Control Technician; Public Health Technician; Environmental Lab Technician;
      Hazmat Technician; Industrial Hygiene Technician; Water Quality Analyst;
      Environmental Laboratory Analyst; Vector Control Technician; Ecological Field Technician;
      Restoration Technician; Wetland Technician; Mosquito Control Technician`,
    skills: `
      Water quality testing; Noise sampling; Hazardous waste handling; Chain of custody forms; Field meters;
      Larvicide application; Lab data entry; Invasive species removal`,
    related: '19-2041 17-3025 19-5012',
  },
  {
    soc: '19-4043',
    name: 'Geological and Hydrologic Technicians',
    titles: `
      Geological Technician; Hydrologic Technician; Geotech Lab Technician; Seismic Technician;
      Core Lab Technician; Geophysical Technician; Petroleum Technician; Well Logging Technician;
      Hydrographer; Soil Lab Technician; Geoscience Technician; Drilling Technician;
      Field Geology Technician; Stream Gauge Technician; Mud Logger`,
    skills: `
      Well logging tools; Core handling; Seismic survey equipment; Streamflow measurement; Sieve analysis;
      Geologic sampling; Drill cuttings description; Water level monitoring`,
    related: '19-2042 17-3022 47-5012',
  },
  {
    soc: '19-4051',
    name: 'Nuclear Technicians',
    titles: `
      Nuclear Technician; Radiation Protection Technician; Health Physics Technician;
      Radiological Control Technician; Nuclear Monitoring Technician; Radiation Safety Technician;
      Nuclear Chemistry Technician; Reactor Technician; Radiation Control Technician;
      Nuclear Equipment Technician; Radiochemistry Technician; Nuclear Instrumentation Technician;
      Hot Cell Technician; Decontamination Technician; Radiation Monitor`,
    skills: `
      Radiation surveys; Dosimetry; Contamination control; Geiger counters; NRRPT; ALARA;
      Radioactive waste handling; Nuclear plant procedures`,
    related: '17-2161 51-8011 29-2033',
  },
  {
    soc: '19-4061',
    name: 'Social Science Research Assistants',
    titles: `
      Social Science Research Assistant; Research Assistant Social Science;
      Research Coordinator Social Science; Field Interviewer Research; Psychology Research Assistant;
      Policy Research Assistant; Economic Research Assistant; Survey Assistant Research;
      Human Subjects Research Assistant; Education Research Assistant; Economics Research Assistant;
      Political Research Assistant; Research Aide; Behavioral Research Assistant; City Planning Aide;
      Graduate Research Assistant`,
    skills: `
      Literature reviews; Data coding; Participant recruitment; Interview transcription; IRB protocols;
      Survey administration; Zotero; Qualitative coding`,
    related: '19-3022 19-3041 43-4111',
  },
  {
    soc: '19-4071',
    name: 'Forest and Conservation Technicians',
    titles: `
      Forestry Technician; Forest Technician; Conservation Technician; Wildland Forestry Technician;
      Natural Resources Technician; Timber Cruiser; Soil Conservation Technician; Range Technician;
      Trail Crew Member; Forestry Aide; Conservation Crew Member; Park Technician;
      Biological Science Technician Forestry; Trail Worker; Land Management Technician;
      Conservation Corps Member`,
    skills: `
      Tree measurement; Chainsaw operation; Trail maintenance; Herbicide application; Compass navigation;
      Fire line construction; Tree planting; Boundary marking`,
    related: '19-1031 45-4011 33-2011.01',
  },
  {
    soc: '19-4092',
    name: 'Forensic Science Technicians',
    titles: `
      Forensic Scientist; Crime Scene Investigator; CSI; Forensic Technician; Crime Lab Analyst;
      Forensic Analyst; Evidence Technician; Latent Print Examiner; Fingerprint Analyst; DNA Analyst;
      Forensic Chemist; Ballistics Expert; Crime Scene Technician; Firearms Examiner; Forensic Biologist;
      Forensic Toxicologist; Trace Evidence Analyst; Property and Evidence Technician`,
    skills: `
      Crime scene processing; Latent prints; AFIS; DNA profiling; Bloodstain pattern analysis;
      Evidence packaging; Ballistics; CODIS; Forensic photography; Courtroom testimony`,
    related: '33-3021 13-1041.06 15-1299.06',
  },
  {
    soc: '19-5011',
    name: 'Occupational Health and Safety Specialists',
    titles: `
      Safety Specialist; EHS Specialist; Safety Manager; EHS Manager;
      Occupational Health and Safety Specialist; Safety Coordinator; Safety Officer; Industrial Hygienist;
      HSE Manager; Safety Director; Health and Safety Manager; Site Safety Manager;
      Environmental Health and Safety Manager; EHS Coordinator; Construction Safety Manager;
      Safety Consultant; Loss Control Consultant; Safety Advisor; Risk Control Consultant; Ergonomist;
      HSE Advisor; Health and Safety Coordinator`,
    skills: `
      OSHA regulations; Job hazard analysis; Incident investigation; Safety training; Industrial hygiene;
      Lockout/tagout; CSP certification; Toolbox talks; Safety inspections; Workers compensation claims`,
    related: '17-2111 19-5012 13-1041',
  },
  {
    soc: '19-5012',
    name: 'Occupational Health and Safety Technicians',
    titles: `
      Safety Technician; EHS Technician; Occupational Health and Safety Technician; Site Safety Technician;
      Safety Attendant; Confined Space Attendant; Hole Watch; Fire Watch; Health and Safety Technician;
      Safety Representative; Safety Assistant; Field Safety Representative; Industrial Safety Technician;
      HSE Technician; Safety Inspector; Audiometric Technician`,
    skills: `
      Air sampling pumps; Gas monitoring; Permit to work; Fit testing; Safety data sheets;
      Fire extinguisher inspection; Noise dosimetry; Hazard communication`,
    related: '19-5011 19-4042 17-3025',
  },
];
