import type { OccupationSource } from './occupation.ts';

export const healthcareSupport: OccupationSource[] = [
  {
    soc: '31-1121',
    name: 'Home Health Aides',
    titles: `
      Home Health Aide; HHA; Certified Home Health Aide; Home Care Aide; Home Health Care Worker;
      Hospice Aide; Home Attendant; Home Health Caregiver; Home Care Worker; Home Health Assistant;
      Live-In Home Health Aide; Hospice Home Health Aide; Visiting Aide; Home Health Care Aide;
      Home Health Attendant; Homemaker Home Health Aide`,
    skills: `
      Bathing assistance; Meal preparation for clients; Transfers with Hoyer lift;
      Light housekeeping for clients; Medication reminders; HHA certificate; Vital sign checks at home;
      Companionship; Bedside care`,
    related: '31-1122 31-1131 39-9011',
  },
  {
    soc: '31-1122',
    name: 'Personal Care Aides',
    titles: `
      Caregiver; Personal Care Aide; PCA; Personal Care Attendant; Personal Care Assistant; Companion;
      Personal Care Worker; Live-In Caregiver; Senior Caregiver; Elder Caregiver; Personal Attendant;
      In-Home Caregiver; Respite Care Worker; Direct Care Worker; Home Care Provider; Elderly Companion;
      Companion Caregiver; Direct Care Staff; Residential Aide; Senior Companion;
      Resident Assistant Assisted Living; Direct Care Aide; In-Home Care Provider; IHSS Provider;
      Home Support Worker; Family Caregiver; Assisted Living Caregiver; Resident Aide; Dementia Caregiver;
      Care Partner; Direct Care Professional; Respite Provider; Group Home Worker; Residential Counselor;
      Habilitation Aide`,
    skills: `
      Activities of daily living; Personal hygiene assistance; Dementia care; Errands and shopping;
      Mobility assistance; Incontinence care; Transportation of clients; Fall prevention; Respite care`,
    related: '31-1121 31-1131 21-1093',
  },
  {
    soc: '31-1131',
    name: 'Nursing Assistants',
    titles: `
      Certified Nursing Assistant; CNA; Nursing Assistant; Nurse Aide; Nursing Aide;
      Patient Care Technician; PCT; Patient Care Assistant; STNA; Geriatric Nursing Assistant; GNA;
      State Tested Nursing Assistant; Nurse Tech; Nurse Technician; Patient Care Tech; Certified Nurse Aide;
      Nurse Assistant; Patient Care Associate; Restorative Aide; Hospital CNA; CNA Long Term Care;
      Patient Sitter; Travel CNA; Certified Nurse Assistant; Unlicensed Assistive Personnel; Nurse Extern;
      Patient Safety Attendant; LNA; Licensed Nursing Assistant; Hospice CNA; Restorative Nursing Assistant;
      Medication Aide; Certified Medication Technician`,
    skills: `
      Patient bathing; Vital signs measurement; Turning and positioning; Feeding patients;
      CNA certification; Intake and output; Infection prevention; Ambulation; Bed making; Gait belts;
      Specimen collection by nursing staff`,
    related: '31-1121 29-2061 31-1132',
  },
  {
    soc: '31-1132',
    name: 'Orderlies and Patient Transporters',
    titles: `
      Patient Transporter; Orderly; Hospital Orderly; Transporter; Patient Escort; Patient Transport Aide;
      Surgical Orderly; Transport Aide; Patient Transport Technician; Hospital Transporter; OR Orderly;
      Perioperative Aide; Operating Room Attendant; OR Assistant; Radiology Transporter;
      Patient Transport Specialist`,
    skills: `
      Stretcher transport; Wheelchair transport; Patient identification; Room turnover; Body mechanics;
      Specimen delivery; Oxygen tank handling; Surgical suite cleaning`,
    related: '31-1131 37-2012 31-9093',
  },
  {
    soc: '31-1133',
    name: 'Psychiatric Aides',
    titles: `
      Psychiatric Aide; Mental Health Aide; Psychiatric Nursing Assistant; Psychiatric Attendant;
      Mental Health Assistant; Behavioral Health Aide; Psychiatric Orderly; Forensic Attendant;
      Psychiatric Care Assistant; Behavioral Aide; Residential Aide Psychiatric; Psychiatric Ward Attendant;
      Security Aide Hospital; Mental Health Care Aide; Therapeutic Support Staff`,
    skills: `
      Behavior observation; Ward safety checks; Patient escorts in psychiatric units;
      Nonviolent crisis intervention; Daily living support for patients; Contraband searches;
      Recreation with patients`,
    related: '29-2053 31-1131 31-1122',
  },
  {
    soc: '31-2011',
    name: 'Occupational Therapy Assistants and Aides',
    titles: `
      Occupational Therapy Assistant; COTA; OTA; Certified Occupational Therapy Assistant; COTA/L;
      Occupational Therapy Aide; OT Assistant; OT Aide; Pediatric COTA; Travel COTA; School COTA;
      Home Health COTA; Licensed Occupational Therapy Assistant; SNF COTA; Occupational Therapist Assistant;
      Rehab Aide OT`,
    skills: `
      Therapeutic activities; ADL retraining; Sensory play; Handwriting support; Adaptive tools;
      Treatment documentation; Upper extremity exercises; COTA license`,
    related: '29-1122 31-2021 29-1125',
  },
  {
    soc: '31-2021',
    name: 'Physical Therapist Assistants and Aides',
    titles: `
      Physical Therapist Assistant; PTA; Physical Therapy Assistant; Physical Therapy Aide; PT Aide;
      Rehab Technician; Rehab Aide; Physical Therapy Technician; PT Tech;
      Licensed Physical Therapist Assistant; Home Health PTA; Outpatient PTA; Therapy Technician;
      Rehabilitation Aide; Travel PTA; Physical Therapy Tech; Rehabilitation Technician; Therapy Aide;
      SNF PTA; PRN PTA; Rehab Tech`,
    skills: `
      Exercise supervision; Ultrasound therapy; Electrical stimulation; Ambulation training;
      Hot and cold packs; Equipment cleaning in rehab; PTA license; Patient transfers; Aquatic therapy`,
    related: '29-1123 31-2011 29-9091',
  },
  {
    soc: '31-9011',
    name: 'Massage Therapists',
    titles: `
      Massage Therapist; Licensed Massage Therapist; LMT; Massage Practitioner; Medical Massage Therapist;
      Sports Massage Therapist; Deep Tissue Massage Therapist; Spa Massage Therapist;
      Certified Massage Therapist; CMT; Bodyworker; Registered Massage Therapist; Massage Specialist;
      Neuromuscular Massage Therapist; Reflexologist; Chair Massage Therapist; Prenatal Massage Therapist`,
    skills: `
      Swedish massage; Deep tissue massage; Trigger point therapy; Hot stone massage; Myofascial release;
      Client intake forms; Massage license; Lymphatic drainage; Prenatal massage`,
    related: '29-1123 39-5094 29-1011',
  },
  {
    soc: '31-9091',
    name: 'Dental Assistants',
    titles: `
      Dental Assistant; DA; Registered Dental Assistant; RDA; Certified Dental Assistant; CDA;
      Orthodontic Assistant; Expanded Functions Dental Assistant; EFDA; Oral Surgery Assistant;
      Chairside Assistant; Surgical Dental Assistant; Pediatric Dental Assistant; Dental Aide;
      Lead Dental Assistant; Orthodontic Technician; Dental Sterilization Technician;
      Sterilization Assistant Dental; Chairside Dental Assistant; Endodontic Assistant`,
    skills: `
      Four-handed dentistry; Dental impressions; Dental sterilization; Suction; Digital dental X-rays;
      Temporary crowns; Tray setup; DANB certification; Coronal polishing`,
    related: '29-1292 43-4171.01 31-9092',
  },
  {
    soc: '31-9092',
    name: 'Medical Assistants',
    titles: `
      Medical Assistant; MA; Certified Medical Assistant; CMA; Clinical Medical Assistant; RMA;
      Registered Medical Assistant; Medical Office Assistant; Back Office Medical Assistant; CCMA;
      Clinical Assistant; Medical Technician Clinic; Podiatry Assistant; Dermatology Medical Assistant;
      Front and Back Office Medical Assistant; Pediatric Medical Assistant; Urgent Care Medical Assistant;
      Bilingual Medical Assistant; Chiropractic Assistant; Chiropractic Technician; Medical Assistant Float;
      Orthopedic Medical Assistant; Care Team Assistant; Ophthalmic Medical Assistant; Clinic Assistant;
      Health Assistant; Medical Assistant Extern`,
    skills: `
      Rooming patients; Phlebotomy; Injections by medical assistants; EKG testing; EHR documentation;
      Patient scheduling; Prior authorizations; Medical office procedures; Immunization administration;
      Specimen labeling; AAMA certification`,
    related: '31-9097 43-6013 31-9091 29-2061',
  },
  {
    soc: '31-9093',
    name: 'Medical Equipment Preparers',
    titles: `
      Sterile Processing Technician; Central Sterile Technician; Central Service Technician; CRCST;
      Sterile Processing Tech; Sterilization Technician; Instrument Technician; Medical Equipment Preparer;
      SPD Technician; Certified Sterile Processing Technician; Central Supply Technician;
      Endoscope Technician; Surgical Instrument Technician; Central Supply Clerk Hospital;
      Sterile Processing Supervisor; Sterile Tech; Durable Medical Equipment Technician; DME Technician`,
    skills: `
      Instrument decontamination; Steam sterilization; Surgical tray assembly; Biological indicators;
      AAMI standards; Ultrasonic cleaners; Loaner tray tracking; DME delivery; CensiTrac`,
    related: '29-2055 31-1132 53-7061',
  },
  {
    soc: '31-9094',
    name: 'Medical Transcriptionists',
    titles: `
      Medical Transcriptionist; Medical Scribe; Scribe; Transcriptionist Medical;
      Emergency Department Scribe; Virtual Medical Scribe; Clinical Scribe; Medical Language Specialist;
      Healthcare Documentation Specialist; Remote Medical Scribe; Medical Transcription Editor;
      Emergency Room Scribe; Radiology Transcriptionist; Pathology Transcriptionist;
      Speech Recognition Editor; ER Scribe`,
    skills: `
      Medical dictation; Chart documentation; Dragon Medical; HPI notes; Transcription foot pedal;
      Medical spelling; Speech recognition editing; Typing speed`,
    related: '43-9022 29-2072 43-6013',
  },
  {
    soc: '31-9095',
    name: 'Pharmacy Aides',
    titles: `
      Pharmacy Aide; Pharmacy Clerk; Pharmacy Cashier; Pharmacy Assistant; Drug Clerk; Pharmacy Helper;
      Pharmacy Customer Service Associate; Prescription Clerk; Pharmacy Sales Associate;
      Dispensary Technician Pharmacy; Pharmacy Delivery Aide; Pharmacy Order Entry Clerk;
      Pharmacy Stock Clerk; Pharmacy Service Associate; Pharmacy Counter Clerk`,
    skills: `
      Pharmacy cash register; Prescription drop-off; Shelf restocking in pharmacy; Prescription pickup;
      Insurance card entry; Drive-thru pharmacy; Will-call organization`,
    related: '29-2052 41-2011 31-9092',
  },
  {
    soc: '31-9096',
    name: 'Veterinary Assistants and Laboratory Animal Caretakers',
    titles: `
      Veterinary Assistant; Vet Assistant; Animal Care Technician; Kennel Assistant;
      Laboratory Animal Caretaker; Veterinary Aide; Animal Hospital Assistant; Vet Aide;
      Veterinary Kennel Attendant; Animal Care Assistant Veterinary; Veterinary Hospital Assistant;
      Surgery Assistant Veterinary; Laboratory Animal Attendant; Husbandry Technician;
      Veterinary Care Assistant; Certified Veterinary Assistant`,
    skills: `
      Holding animals; Kennel sanitation; Exam room prep; Pet vaccinations assistance; Lab animal husbandry;
      Cage washing; Animal feeding; Pet owner communication`,
    related: '29-2056 39-2021 29-1131',
  },
  {
    soc: '31-9097',
    name: 'Phlebotomists',
    titles: `
      Phlebotomist; Phlebotomy Technician; Certified Phlebotomist; Phlebotomy Tech; Mobile Phlebotomist;
      Blood Draw Technician; Lab Assistant Phlebotomist; CPT Phlebotomy; Plasma Center Technician;
      Donor Phlebotomist; Hospital Phlebotomist; Plasma Phlebotomist; Specimen Collector;
      Float Phlebotomist; Phlebotomy Services Representative; Blood Bank Phlebotomist;
      Plasma Processing Technician; Donor Care Specialist; Drug Test Collector;
      Patient Services Technician Lab; Insurance Medical Examiner; Paramedical Examiner`,
    skills: `
      Venipuncture; Capillary puncture; Blood collection; Tube labeling; Butterfly needles; Donor screening;
      Centrifuge operation; Order of draw; Pediatric draws`,
    related: '31-9092 29-2012 31-9099',
  },
  {
    soc: '31-9099',
    name: 'Healthcare Support Workers, All Other',
    titles: `
      Endoscopy Assistant; Radiology Aide; Hospital Aide; Telesitter; Hospital Volunteer Aide; Speech Aide;
      Health Aide; School Health Aide; Doula; Birth Doula; Postpartum Doula; End of Life Doula;
      Blood Donor Recruiter Aide; Lab Aide; Clinic Aide; Feeding Assistant; Health Room Aide;
      Sonography Aide; Hospital Attendant; Care Attendant; Pharmacy Runner`,
    skills: `
      Labor support; Equipment setup in clinics; Room stocking; Birth education; First aid for students;
      Linen handling; Patient comfort rounds; Health screening assistance`,
    related: '31-1131 31-9092 29-1161',
  },
];
