import type { OccupationSource } from './occupation.ts';

export const protectiveService: OccupationSource[] = [
  {
    soc: '33-1011',
    name: 'First-Line Supervisors of Correctional Officers',
    titles: `
      Correctional Supervisor; Correctional Sergeant; Corrections Sergeant; Corrections Lieutenant;
      Correctional Lieutenant; Correctional Captain; Jail Supervisor; Detention Supervisor; Prison Captain;
      Shift Supervisor Corrections; Warden; Jail Administrator; Deputy Warden; Detention Sergeant;
      Corrections Captain; Correctional Facility Administrator`,
    skills: `
      Inmate management; Shift command; Use of force review; Jail standards; Emergency response teams;
      Officer scheduling; Incident reports for corrections; Facility counts`,
    related: '33-3012 33-1012',
  },
  {
    soc: '33-1012',
    name: 'First-Line Supervisors of Police and Detectives',
    titles: `
      Police Sergeant; Police Lieutenant; Police Captain; Police Chief; Chief of Police; Patrol Sergeant;
      Detective Sergeant; Sheriff; Undersheriff; Police Commander; Deputy Chief of Police;
      Shift Commander Police; Patrol Supervisor; State Police Sergeant; Campus Police Chief;
      Public Safety Supervisor`,
    skills: `
      Patrol supervision; Police command; Internal affairs; CompStat; Critical incident command;
      Community policing; Police policy; Evidence review`,
    related: '33-3051 33-3021 33-1011',
  },
  {
    soc: '33-1021',
    name: 'First-Line Supervisors of Firefighting Workers',
    titles: `
      Fire Captain; Fire Lieutenant; Fire Chief; Battalion Chief; Deputy Fire Chief; Fire Officer;
      Assistant Fire Chief; Engine Captain; Fire Marshal Chief; Fire Crew Supervisor;
      Wildland Fire Supervisor; Forest Fire Captain; Fire Division Chief; Fire Company Officer;
      Fire Supervisor; Engine Boss`,
    skills: `
      Fireground command; Fire officer certification; Crew training drills; Apparatus readiness;
      Strategy and tactics on fires; Fire prevention programs; Incident reports for fire`,
    related: '33-2011 33-2021 11-9161',
  },
  {
    soc: '33-1091',
    name: 'First-Line Supervisors of Security Workers',
    titles: `
      Security Supervisor; Security Shift Supervisor; Security Site Supervisor; Security Captain;
      Security Sergeant; Guard Supervisor; Security Lead; Security Team Lead;
      Security Operations Supervisor; Security Account Manager; Protective Services Supervisor;
      Security Guard Supervisor; Security Lieutenant; Field Supervisor Security; Loss Prevention Supervisor;
      Asset Protection Team Lead`,
    skills: `
      Guard scheduling; Post orders; Security patrol oversight; Officer training for security;
      Client site relations; Security reports; Alarm response coordination`,
    related: '33-9032 11-3013.01',
  },
  {
    soc: '33-2011',
    name: 'Firefighters',
    titles: `
      Firefighter; Fire Fighter; Firefighter EMT; Fireman; Municipal Firefighter; Structural Firefighter;
      Airport Firefighter; Fire Engineer Apparatus; Driver Engineer Fire; Volunteer Firefighter;
      Probationary Firefighter; Fire Apparatus Operator; Industrial Firefighter; Marine Firefighter;
      Firefighter Recruit; Hazmat Firefighter; ARFF Firefighter`,
    skills: `
      Fire suppression; SCBA; Hose operations; Vehicle extrication; Firefighter I and II; Search and rescue;
      Ladder operations; Pump operations; Hazmat operations`,
    related: '33-2011.01 29-2042 33-2021',
  },
  {
    soc: '33-2011.01',
    name: 'Wildland Firefighters',
    titles: `
      Wildland Firefighter; Forest Firefighter; Hotshot; Smokejumper; Hotshot Crew Member;
      Helitack Crew Member; Wildland Fire Crew Member; Fire Line Crew; Hand Crew Firefighter;
      Wildland Engine Crew Member; Fuels Technician; Seasonal Wildland Firefighter; Forestry Firefighter;
      Wildfire Fighter; Wildland Engine Operator`,
    skills: `
      Fireline digging; Red card; Prescribed burns; Sawyer skills; Fire behavior S-190; Backfiring;
      Pack test; Mop-up`,
    related: '33-2011 19-4071',
  },
  {
    soc: '33-2021',
    name: 'Fire Inspectors and Investigators',
    titles: `
      Fire Inspector; Fire Investigator; Fire Marshal; Arson Investigator; Fire Prevention Officer;
      Fire Safety Inspector; Deputy Fire Marshal; Fire Code Inspector; Fire Prevention Inspector;
      Fire Protection Inspector; Fire Plans Examiner; Forest Fire Inspector; Fire Cause Investigator;
      Fire Safety Officer; Fire and Explosion Investigator`,
    skills: `
      Fire code inspection; Origin and cause investigation; NFPA 921; Arson evidence; Sprinkler plan review;
      Fire alarm inspection; Occupancy limits; Public fire education`,
    related: '33-2011 47-4011 17-2111',
  },
  {
    soc: '33-3012',
    name: 'Correctional Officers and Bailiffs',
    titles: `
      Correctional Officer; Corrections Officer; Detention Officer; Prison Guard; Jailer; Bailiff;
      Jail Officer; Detention Deputy; Court Bailiff; Corrections Deputy; Court Security Officer;
      Juvenile Detention Officer; Correction Officer; Prison Officer; Court Officer; Detention Specialist;
      Juvenile Correctional Officer; Custody Officer; Jail Deputy`,
    skills: `
      Inmate supervision; Cell searches; Prisoner transport; Defensive tactics; Courtroom security;
      Contraband detection; Headcounts; Restraint application; Report writing for corrections`,
    related: '33-3051 33-9032 21-1092',
  },
  {
    soc: '33-3021',
    name: 'Detectives and Criminal Investigators',
    titles: `
      Detective; Criminal Investigator; Special Agent; FBI Agent; Police Detective; Homicide Detective;
      Federal Agent; Investigator; Narcotics Detective; DEA Agent; ATF Agent; Secret Service Agent;
      Crime Analyst; Intelligence Analyst; Intelligence Specialist; Criminal Intelligence Analyst;
      Counterintelligence Agent; Detective Investigator; Investigative Specialist; Background Investigator`,
    skills: `
      Criminal investigations; Suspect interviews; Search warrants; Surveillance; Case building;
      Intelligence analysis; Informant handling; Undercover operations; i2 Analyst's Notebook; Link analysis`,
    related: '33-3051 33-9021 19-4092',
  },
  {
    soc: '33-3031',
    name: 'Fish and Game Wardens',
    titles: `
      Game Warden; Fish and Game Warden; Conservation Officer; Wildlife Officer;
      Natural Resources Police Officer; Conservation Police Officer; Fish and Wildlife Officer;
      Wildlife Enforcement Officer; Fisheries Enforcement Officer; Marine Patrol Officer; Park Ranger;
      Law Enforcement Ranger; State Park Ranger; Wildlife Trooper; Wildlife Control Agent;
      Environmental Conservation Officer`,
    skills: `
      Hunting regulations; Boat patrol; Wildlife law enforcement; License checks; Backcountry patrol;
      Poaching investigations; Visitor safety in parks; Search operations`,
    related: '33-3051 19-1023 19-1031',
  },
  {
    soc: '33-3041',
    name: 'Parking Enforcement Workers',
    titles: `
      Parking Enforcement Officer; Parking Officer; Meter Reader Parking; Meter Maid;
      Parking Control Officer; Parking Ticket Officer; Parking Enforcement Agent;
      Parking Compliance Officer; Parking Monitor; Traffic Enforcement Agent; Campus Parking Officer;
      Parking Ambassador; Parking Enforcement Specialist; Parking Patrol Officer; Parking Control Technician`,
    skills: `
      Citation writing; Parking ordinances; License plate readers; Vehicle booting; Meter checks;
      Radio dispatch communication; Public contact in the field`,
    related: '53-6021 33-9091 33-9032',
  },
  {
    soc: '33-3051',
    name: "Police and Sheriff's Patrol Officers",
    titles: `
      Police Officer; Sheriff's Deputy; Deputy Sheriff; Patrol Officer; State Trooper; Cop;
      Border Patrol Agent; Law Enforcement Officer; Campus Police Officer; Highway Patrol Officer;
      Police Cadet; Customs and Border Protection Officer; Constable; School Resource Officer;
      Transit Police Officer; Motorcycle Officer; K-9 Officer; State Police Officer; Police Recruit;
      Reserve Police Officer; Public Safety Officer; Military Police Officer; Harbor Patrol Officer;
      US Marshal; Deputy Marshal; Trooper; Community Service Officer; Capitol Police Officer`,
    skills: `
      Patrol; Arrest procedures; Traffic enforcement; Firearms qualification; POST certification;
      Crisis intervention team training; Accident investigation; Report writing for police;
      Emergency vehicle operation; Taser certification`,
    related: '33-3021 33-3012 33-1012',
  },
  {
    soc: '33-9011',
    name: 'Animal Control Workers',
    titles: `
      Animal Control Officer; Animal Control Worker; Dog Catcher; Animal Services Officer; Humane Officer;
      Animal Cruelty Investigator; Animal Warden; Dog Warden; Animal Protection Officer;
      Animal Care and Control Officer; Humane Investigator; Wildlife Control Operator;
      Animal Enforcement Officer; Animal Regulation Officer; Animal Field Services Officer`,
    skills: `
      Animal capture; Cruelty investigations; Rabies protocols; Catch poles; Animal ordinances;
      Stray impoundment; Animal first aid; Wildlife removal`,
    related: '39-2021 33-3031 37-2021',
  },
  {
    soc: '33-9021',
    name: 'Private Detectives and Investigators',
    titles: `
      Private Investigator; Private Detective; Surveillance Investigator; Corporate Investigator; PI;
      Insurance Investigator; Skip Tracer; Loss Prevention Detective; Licensed Private Investigator;
      Undercover Investigator; Claims Surveillance Investigator; Store Detective; Asset Investigator;
      Workplace Investigator; Due Diligence Investigator; Field Investigator`,
    skills: `
      Covert surveillance; Background checks; Skip tracing; Private investigator license; Database research;
      Photographic evidence; Witness interviews; Open source intelligence`,
    related: '33-3021 33-9099.02 13-2099.04',
  },
  {
    soc: '33-9031',
    name: 'Gambling Surveillance Officers',
    titles: `
      Casino Surveillance Officer; Surveillance Agent; Gaming Surveillance Officer;
      Casino Surveillance Operator; Surveillance Operator; Surveillance Observer;
      Surveillance Investigator Casino; Eye in the Sky Operator; Gaming Surveillance Agent; CCTV Operator;
      Surveillance Monitor; Surveillance Supervisor; Surveillance Technician Casino; Casino Investigator;
      Video Surveillance Officer`,
    skills: `
      Casino video monitoring; Card cheating detection; PTZ cameras; Game protection; Incident video review;
      Cage observation; Surveillance logs`,
    related: '33-9032 39-3011 11-9071',
  },
  {
    soc: '33-9032',
    name: 'Security Guards',
    titles: `
      Security Guard; Security Officer; Unarmed Security Guard; Armed Security Officer;
      Armed Security Guard; Bouncer; Patrol Guard; Night Watchman; Hospital Security Officer; Gate Guard;
      Security Patrol Officer; Mobile Patrol Officer; Bodyguard; Event Security; Watchman;
      Campus Security Officer; Executive Protection Agent; School Security Officer; Security Agent;
      Access Control Officer; Protection Officer; Unarmed Guard; Security Specialist;
      Overnight Security Guard; Armored Guard; Doorman Security; Safety Patrol Officer;
      Concierge Security Officer; Retail Security Guard; Flex Security Officer`,
    skills: `
      Access control; Foot patrol; Guard card; CCTV monitoring; Incident reporting; Visitor screening;
      Crowd control; Conflict de-escalation; Armed guard license; Fire watch patrol`,
    related: '33-1091 33-9099.02 33-9093',
  },
  {
    soc: '33-9091',
    name: 'Crossing Guards and Flaggers',
    titles: `
      Crossing Guard; School Crossing Guard; Flagger; Traffic Control Flagger; Traffic Flagger;
      Construction Flagger; Traffic Controller; Certified Flagger; Traffic Control Technician; Road Flagger;
      Adult Crossing Guard; Flag Person; Traffic Control Specialist; School Traffic Guard;
      Traffic Control Person; Pilot Car Driver`,
    skills: `
      Stop/slow paddle; Flagger certification; Lane closures; Work zone safety; Pedestrian safety;
      Two-way radio; Traffic cone setup; High-visibility gear`,
    related: '33-3041 47-2061 47-4051',
  },
  {
    soc: '33-9092',
    name: 'Lifeguards, Ski Patrol, and Recreational Protective Workers',
    titles: `
      Lifeguard; Pool Lifeguard; Beach Lifeguard; Ski Patroller; Head Lifeguard; Waterpark Lifeguard;
      Ocean Lifeguard; Ski Patrol; Water Safety Guard; Waterfront Lifeguard; Lifeguard Supervisor;
      Pool Attendant Lifeguard; Surf Lifeguard; Lifeguard Captain; Swim Guard; Deep Water Lifeguard;
      Shallow Water Lifeguard; Bike Patrol Ski Area`,
    skills: `
      Water rescue; Lifeguard certification; CPR for the professional rescuer; Pool chemical testing;
      Spinal injury management in water; Avalanche control; Toboggan handling; Swim tests`,
    related: '39-9032 29-2042 25-3021',
  },
  {
    soc: '33-9093',
    name: 'Transportation Security Screeners',
    titles: `
      Transportation Security Officer; TSA Officer; TSA Agent; Airport Security Screener; TSO; TSA Screener;
      Security Screener; Baggage Screener; Transportation Security Screener; Airport Screener;
      Passenger Screener; Cargo Screener; Lead Transportation Security Officer; Checkpoint Screener;
      Federal Security Screener; Supervisory TSO`,
    skills: `
      X-ray baggage screening; Pat-down procedures; Explosive trace detection;
      Passenger identification checks; TSA procedures; Prohibited items; Checkpoint operations`,
    related: '33-9032 53-6099',
  },
  {
    soc: '33-9099.02',
    name: 'Retail Loss Prevention Specialists',
    titles: `
      Loss Prevention Specialist; Loss Prevention Officer; Asset Protection Specialist;
      Loss Prevention Associate; Asset Protection Associate; Loss Prevention Agent;
      Loss Prevention Investigator; Retail Loss Prevention; Asset Protection Officer;
      Loss Prevention Detective Retail; Asset Protection Investigator; Plain Clothes Loss Prevention;
      Shrink Specialist; Retail Asset Protection; Asset Protection Customer Host; LP Associate;
      Store Protection Specialist`,
    skills: `
      Shoplifting apprehension; Retail surveillance; Shrink reduction; Exception-based reporting;
      Internal theft interviews; Wicklander-Zulawski; EAS tags; Store audits`,
    related: '33-9032 33-9021 41-2031',
  },
];
