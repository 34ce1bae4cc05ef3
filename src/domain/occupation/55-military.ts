import type { OccupationSource } from './occupation.ts';

export const military: OccupationSource[] = [
  {
    soc: '55-1016',
    name: 'Military Officers and Commanders',
    titles: `
      Military Officer; Infantry Officer; Platoon Leader; Company Commander; Army Officer; Army Captain;
      Marine Corps Officer; Naval Officer; Air Force Officer; Commissioned Officer;
      Executive Officer Military; Battalion Commander; Surface Warfare Officer; Operations Officer Military;
      Army Lieutenant; Intelligence Officer; Battalion Executive Officer; Logistics Officer Military;
      Field Artillery Officer; Special Forces Officer; Aviation Officer`,
    skills: `
      Military leadership; Operations orders; Mission planning; Security clearance; Personnel readiness;
      Combined arms; Joint operations; After action reviews`,
    related: '55-2011 11-1021 11-9161',
  },
  {
    soc: '55-2011',
    name: 'First-Line Enlisted Military Supervisors',
    titles: `
      Squad Leader; Platoon Sergeant; First Sergeant; Noncommissioned Officer; NCO; Staff Sergeant;
      Sergeant; Army Sergeant; Gunnery Sergeant; Chief Petty Officer; Petty Officer; Sergeant Major;
      Team Leader Army; NCOIC; Section Chief Military; Drill Sergeant; Drill Instructor; Training NCO;
      Supply Sergeant; Operations NCO; Military Recruiter; Army Recruiter; Master Sergeant`,
    skills: `
      Squad leadership; Soldier training; Equipment accountability; Counseling of soldiers;
      Drill and ceremony; Risk assessment worksheets; Marksmanship instruction`,
    related: '55-1016 55-3016 33-1012',
  },
  {
    soc: '55-3016',
    name: 'Infantry, Special Forces, and Enlisted Combat Specialists',
    titles: `
      Infantryman; Soldier; Rifleman; Marine Infantry; Army Infantryman; Special Forces Soldier;
      Combat Engineer; Cavalry Scout; Army Ranger; Navy SEAL; Machine Gunner; Mortarman; Tank Crewman;
      Artilleryman; Marine; Paratrooper; Combat Medic; Army Medic; Field Artillery Cannon Crewmember;
      Airman; Enlisted Soldier; Corpsman; Navy Corpsman; EOD Technician;
      Explosive Ordnance Disposal Technician`,
    skills: `
      Weapons handling; Land navigation; Combat first aid; Patrolling; Radio operation in field;
      Physical fitness test; Demolitions; Night vision equipment`,
    related: '55-2011 33-9032 33-3051',
  },
  {
    soc: '55-3019',
    name: 'Military Technical and Support Specialists',
    titles: `
      Military Police; Army Logistics Specialist; Unit Supply Specialist; Signal Support Specialist;
      Aviation Ordnanceman; Boatswain's Mate; Motor Transport Operator Military; Culinary Specialist Navy;
      Intelligence Specialist Military; Human Resources Specialist Army; Wheeled Vehicle Mechanic Army;
      Radar Operator Military; Military Intelligence Analyst; Cryptologic Technician;
      Aerospace Ground Equipment Technician; Air Defense Operator; Automated Logistical Specialist;
      Sonar Technician; Petroleum Supply Specialist; Fire Control Technician; Operations Specialist Navy;
      Missile Technician; Yeoman`,
    skills: `
      Military logistics; Tactical communications; COMSEC; GCSS-Army; Radar operation;
      Vehicle dispatch in units; Classified material handling; Property book accountability`,
    related: '55-3016 43-5071 33-3021',
  },
];
