import type { OccupationSource } from './occupation.ts';

export const healthcare: OccupationSource[] = [
  {
    soc: '29-1011',
    name: 'Chiropractors',
    titles: `
      Chiropractor; Chiropractic Physician; Doctor of Chiropractic; Associate Chiropractor;
      Chiropractic Doctor; DC; Sports Chiropractor; Pediatric Chiropractor; Chiropractic Associate;
      Clinic Director Chiropractic; Locum Chiropractor; Wellness Chiropractor;
      Chiropractic Physician Associate; Chiropractic Clinician; Upper Cervical Chiropractor`,
    skills: `
      Spinal adjustments; Chiropractic techniques; Activator method; X-ray interpretation;
      Soft tissue therapy; Patient education on posture; SOAP notes; Chiropractic license`,
    related: '29-1123 31-9011 29-1299.02',
  },
  {
    soc: '29-1021',
    name: 'Dentists and Dental Specialists',
    titles: `
      Dentist; General Dentist; Associate Dentist; Dental Associate; Orthodontist; Oral Surgeon;
      Pediatric Dentist; Periodontist; Endodontist; Prosthodontist; DDS; DMD; Dental Director;
      Family Dentist; Oral and Maxillofacial Surgeon; Staff Dentist; Public Health Dentist; Cosmetic Dentist`,
    skills: `
      Restorative dentistry; Root canals; Tooth extraction; Invisalign; Dental implants; Dentrix;
      Oral surgery; Crown and bridge; Digital radiography; DEA license`,
    related: '29-1292 31-9091 51-9081',
  },
  {
    soc: '29-1031',
    name: 'Dietitians and Nutritionists',
    titles: `
      Dietitian; Registered Dietitian; RD; Nutritionist; Clinical Dietitian; RDN;
      Registered Dietitian Nutritionist; Dietician; Outpatient Dietitian; Renal Dietitian; WIC Nutritionist;
      Sports Dietitian; Nutrition Educator; Pediatric Dietitian; Community Nutritionist;
      Clinical Nutrition Manager; Dietary Manager; Nutrition Specialist; Certified Dietary Manager;
      Nutrition Counselor; Clinical Nutritionist; Bariatric Dietitian`,
    skills: `
      Medical nutrition therapy; Nutrition counseling; Enteral nutrition; Diet orders;
      Menu planning for therapeutic diets; Carbohydrate counting; Nutrition screening; CDR registration`,
    related: '29-2051 21-1091 19-1012',
  },
  {
    soc: '29-1041',
    name: 'Optometrists',
    titles: `
      Optometrist; Doctor of Optometry; OD; Associate Optometrist; Optometric Physician; Staff Optometrist;
      Pediatric Optometrist; Low Vision Optometrist; Eye Doctor; Locum Optometrist;
      Vision Therapy Optometrist; Clinical Optometrist; Fill-In Optometrist; Corporate Optometrist;
      Lead Optometrist`,
    skills: `
      Refraction; Contact lens fitting; Ocular disease management; Slit lamp exam; Glaucoma screening;
      Retinal imaging; Optometry license; Binocular vision testing`,
    related: '29-2057 29-2081 29-1241',
  },
  {
    soc: '29-1051',
    name: 'Pharmacists',
    titles: `
      Pharmacist; Staff Pharmacist; Clinical Pharmacist; Retail Pharmacist; Hospital Pharmacist;
      Pharmacy Manager; PharmD; Registered Pharmacist; RPh; Pharmacist in Charge; PIC;
      Ambulatory Care Pharmacist; Oncology Pharmacist; Community Pharmacist; Consultant Pharmacist;
      Nuclear Pharmacist; Float Pharmacist; Relief Pharmacist; Pharmacy Resident; Specialty Pharmacist;
      Informatics Pharmacist; Compounding Pharmacist; Overnight Pharmacist`,
    skills: `
      Medication therapy management; Drug interactions; Sterile compounding; Immunization delivery;
      Pharmacy law; Prescription verification; PioneerRx; Anticoagulation management; Formulary management;
      Patient counseling`,
    related: '29-2052 29-1229 19-1042',
  },
  {
    soc: '29-1071',
    name: 'Physician Assistants',
    titles: `
      Physician Assistant; PA-C; Physician Associate; Certified Physician Assistant;
      Surgical Physician Assistant; Orthopedic Physician Assistant; Emergency Medicine Physician Assistant;
      Urgent Care PA; Family Practice Physician Assistant; Dermatology Physician Assistant;
      Emergency Medicine PA; Surgical PA; Cardiology Physician Assistant; Hospitalist PA;
      Primary Care Physician Assistant; Advanced Practice Provider; APP; Physician Assistant Orthopedics;
      Psychiatric Physician Assistant`,
    skills: `
      Patient examination; Differential diagnosis; Suturing; Prescribing; NCCPA certification;
      First assist in surgery; Casting and splinting; Diagnostic test ordering; Urgent care procedures`,
    related: '29-1171 29-1215 31-9092',
  },
  {
    soc: '29-1081',
    name: 'Podiatrists',
    titles: `
      Podiatrist; Podiatric Physician; DPM; Foot Doctor; Doctor of Podiatric Medicine;
      Foot and Ankle Surgeon; Associate Podiatrist; Mobile Podiatrist; Wound Care Podiatrist;
      Podiatry Associate; Foot and Ankle Specialist; Podiatry Resident; Nursing Home Podiatrist;
      Foot Surgeon; Staff Podiatrist`,
    skills: `
      Foot surgery; Diabetic foot care; Orthotics casting; Nail procedures; Gait analysis; Bunionectomy;
      Podiatry license`,
    related: '29-1249 29-2091 29-1123',
  },
  {
    soc: '29-1122',
    name: 'Occupational Therapists',
    titles: `
      Occupational Therapist; OT; OTR; Registered Occupational Therapist; OTR/L;
      Pediatric Occupational Therapist; School Occupational Therapist; Home Health Occupational Therapist;
      Hand Therapist; Acute Care Occupational Therapist; Occupational Therapist SNF;
      Travel Occupational Therapist; Certified Hand Therapist; Outpatient Occupational Therapist;
      Inpatient Rehab Occupational Therapist; Geriatric Occupational Therapist;
      Driver Rehabilitation Specialist`,
    skills: `
      Activities of daily living training; Sensory integration; Splint fabrication; Fine motor skills;
      Home safety evaluation; Occupational therapy license; Adaptive equipment training;
      Cognitive rehabilitation; NBCOT`,
    related: '31-2011 29-1123 29-1127',
  },
  {
    soc: '29-1123',
    name: 'Physical Therapists',
    titles: `
      Physical Therapist; PT; DPT; Licensed Physical Therapist; Outpatient Physical Therapist;
      Home Health Physical Therapist; Pediatric Physical Therapist; Staff Physical Therapist;
      Orthopedic Physical Therapist; Physiotherapist; Doctor of Physical Therapy; Travel Physical Therapist;
      Acute Care Physical Therapist; Sports Physical Therapist; Pelvic Floor Physical Therapist;
      Physical Therapist SNF; Inpatient Physical Therapist; Neuro Physical Therapist;
      School Physical Therapist; PRN Physical Therapist`,
    skills: `
      Manual therapy; Gait training; Therapeutic exercise; Range of motion; Dry needling; Balance training;
      Orthopedic evaluation; Modalities; Plan of care; Vestibular rehabilitation`,
    related: '31-2021 29-1122 29-9091 29-1128',
  },
  {
    soc: '29-1124',
    name: 'Radiation Therapists',
    titles: `
      Radiation Therapist; Radiation Therapy Technologist; Registered Radiation Therapist; RTT;
      Medical Radiation Therapist; Chief Radiation Therapist; Medical Dosimetrist;
      Radiation Oncology Therapist; Travel Radiation Therapist; Dosimetrist; Radiation Therapy Tech;
      Staff Radiation Therapist; Proton Therapist; Brachytherapy Therapist; Simulation Therapist`,
    skills: `
      Linear accelerator; Radiation treatment planning; Patient immobilization; CT simulation; ARRT(T);
      Image-guided radiation therapy; Eclipse planning; Dose verification`,
    related: '29-2034 29-2033 19-2012',
  },
  {
    soc: '29-1125',
    name: 'Recreational Therapists',
    titles: `
      Recreational Therapist; Recreation Therapist; Certified Therapeutic Recreation Specialist; CTRS;
      Therapeutic Recreation Specialist; Activity Therapist; Rehabilitation Recreation Therapist;
      Therapeutic Recreation Coordinator; Adaptive Recreation Specialist; Expressive Therapist;
      Psychiatric Recreation Therapist; Therapeutic Recreation Assistant; Recreation Therapy Manager;
      Drama Therapist; Equine Therapist`,
    skills: `
      Therapeutic recreation; Leisure assessment; Adaptive sports; Group activity facilitation;
      Coping skills; Sensory activities; Community reintegration; CTRS credential`,
    related: '29-1129 39-9032 29-1122',
  },
  {
    soc: '29-1126',
    name: 'Respiratory Therapists',
    titles: `
      Respiratory Therapist; Registered Respiratory Therapist; RRT; Certified Respiratory Therapist; CRT;
      Respiratory Care Practitioner; Respiratory Care Therapist; Neonatal Respiratory Therapist; RCP;
      Respiratory Therapist PRN; Pulmonary Function Technologist; Travel Respiratory Therapist;
      Respiratory Therapy Technician; Home Care Respiratory Therapist; Pulmonary Rehab Therapist;
      Pediatric Respiratory Therapist; Respiratory Clinical Specialist`,
    skills: `
      Ventilator management; Arterial blood gases; Airway management; Nebulizer treatments; BiPAP and CPAP;
      Pulmonary function testing; Oxygen therapy; Intubation assistance; NBRC credential;
      Neonatal ventilation`,
    related: '29-2099.01 29-1141.03 29-2042',
  },
  {
    soc: '29-1127',
    name: 'Speech-Language Pathologists',
    titles: `
      Speech Language Pathologist; SLP; Speech Therapist; Speech Pathologist; CCC-SLP;
      School Speech Language Pathologist; Speech-Language Therapist; Clinical Fellow SLP;
      Pediatric Speech Therapist; Medical SLP; School SLP; Bilingual Speech Language Pathologist;
      Speech Clinician; Home Health Speech Therapist; Speech Pathology Assistant;
      Speech Language Pathology Assistant; SLPA; Speech Therapy Assistant; Travel Speech Therapist; CF-SLP`,
    skills: `
      Articulation therapy; Dysphagia treatment; Augmentative communication; Language assessment;
      Modified barium swallow; Voice therapy; Stuttering treatment; Speech teletherapy; ASHA certification`,
    related: '29-1181 29-1122 25-2058',
  },
  {
    soc: '29-1128',
    name: 'Exercise Physiologists',
    titles: `
      Exercise Physiologist; Clinical Exercise Physiologist; Cardiac Rehab Specialist; Exercise Specialist;
      Kinesiologist; Kinesiotherapist; Cardiac Rehabilitation Exercise Physiologist; Exercise Scientist;
      Applied Exercise Physiologist; Stress Test Technician; Exercise Therapist;
      Human Performance Specialist; Wellness Exercise Physiologist; Cardiopulmonary Rehab Specialist;
      Fitness Specialist Clinical`,
    skills: `
      Exercise stress testing; Cardiac rehabilitation; Exercise prescription; VO2 max testing;
      ACSM certification; ECG monitoring; Body composition analysis; Pulmonary rehabilitation`,
    related: '39-9031 29-9091 29-1123',
  },
  {
    soc: '29-1129',
    name: 'Art, Music, and Other Therapists',
    titles: `
      Art Therapist; Music Therapist; Board Certified Music Therapist; Dance Movement Therapist;
      Creative Arts Therapist; Art Psychotherapist; Registered Art Therapist; Hydrotherapist;
      Horticultural Therapist; Play Therapist; Music Therapy Intern; Dance Therapist; Movement Therapist;
      Animal Assisted Therapist; Expressive Arts Therapist`,
    skills: `
      Art therapy; Music therapy; Creative expression; MT-BC credential; Group improvisation;
      Nonverbal assessment; Therapeutic songwriting; Mindfulness`,
    related: '29-1125 21-1014 29-1122',
  },
  {
    soc: '29-1131',
    name: 'Veterinarians',
    titles: `
      Veterinarian; Associate Veterinarian; DVM; Vet; Emergency Veterinarian; Doctor of Veterinary Medicine;
      Small Animal Veterinarian; Equine Veterinarian; Relief Veterinarian; Large Animal Veterinarian;
      Veterinary Surgeon; Shelter Veterinarian; Exotic Animal Veterinarian; Chief of Staff Veterinarian;
      Veterinary Medical Officer; Veterinary Pathologist; Zoo Veterinarian; Medical Director Veterinary;
      Public Health Veterinarian; Veterinary Oncologist`,
    skills: `
      Veterinary surgery; Animal diagnostics; Small animal medicine; Spay and neuter; Veterinary dentistry;
      Client communication about pets; Radiograph reading for animals; USDA accreditation; Euthanasia`,
    related: '29-2056 31-9096 19-1013',
  },
  {
    soc: '29-1141',
    name: 'Registered Nurses',
    titles: `
      Registered Nurse; RN; Staff Nurse; Nurse; Staff RN; Home Health Nurse; Home Health RN; School Nurse;
      Travel Nurse; Travel RN; Clinic Nurse; Hospice Nurse; Hospice RN; Pediatric Nurse;
      Operating Room Nurse; OR Nurse; Circulating Nurse; Labor and Delivery Nurse; L&D Nurse;
      Dialysis Nurse; Oncology Nurse; Public Health Nurse; PACU Nurse; Med Surg Nurse; Medical Surgical RN;
      Telemetry Nurse; Telemetry RN; Infusion Nurse; Triage Nurse; Telephone Triage Nurse;
      Psychiatric Nurse; Behavioral Health RN; Occupational Health Nurse; Ambulatory RN; Floor Nurse;
      Perioperative Nurse; Rehab Nurse; Float Pool RN; Postpartum RN; Emergency Room Nurse; ER Nurse;
      Emergency Department RN; Camp Nurse; Wound Care Nurse; Mother Baby Nurse; Bedside Nurse;
      Surgical Nurse; Cath Lab RN; Endoscopy RN; New Grad RN; Graduate Nurse; BSN RN; Flight Nurse;
      Forensic Nurse`,
    skills: `
      Patient assessment; Medication administration; IV therapy; BLS certification; ACLS certification;
      Wound care; Care plans; Epic charting; Patient education; Vital signs; Telemetry monitoring; Triage;
      RN license`,
    related: '29-1141.03 29-1171 29-2061 11-9111.01 29-1141.05',
  },
  {
    soc: '29-1141.03',
    name: 'Critical Care Nurses',
    titles: `
      ICU Nurse; ICU RN; Critical Care Nurse; CCU Nurse; NICU Nurse; NICU RN; PICU Nurse;
      Intensive Care Nurse; CVICU Nurse; Critical Care RN; Neonatal Nurse; Trauma Nurse;
      Intensive Care Unit Registered Nurse; Step Down Nurse; Neuro ICU Nurse; CVICU RN; Surgical ICU RN;
      Burn Unit Nurse; Medical ICU RN; PCU Nurse; Progressive Care Nurse; Rapid Response Nurse`,
    skills: `
      Hemodynamic monitoring; CCRN; Vasoactive drips; Ventilated patient care; Arterial lines;
      Continuous renal replacement therapy; PALS certification; Code blue response; NIHSS`,
    related: '29-1141 29-1171 29-1126',
  },
  {
    soc: '29-1141.04',
    name: 'Clinical Nurse Specialists and Nurse Educators',
    titles: `
      Clinical Nurse Specialist; CNS Nurse; Nurse Educator; Clinical Nurse Educator; Clinical Educator;
      Staff Development Nurse; Nursing Professional Development Specialist; Nurse Specialist;
      Clinical Nurse Leader; CNL; Nursing Education Specialist; RN Educator; Charge Nurse; Charge RN;
      Nursing Informatics Specialist; Clinical Nurse Coordinator; Clinical Practice Specialist Nursing;
      Infection Control Nurse; Nurse Preceptor; Stroke Coordinator`,
    skills: `
      Evidence-based practice; Nurse residency programs; Staff education; Precepting;
      Clinical practice guidelines; Competency assessment; Nursing research; Charge nurse duties`,
    related: '29-1141 25-1071 11-9111.01',
  },
  {
    soc: '29-1141.05',
    name: 'Nurse Case Managers and Utilization Review Nurses',
    titles: `
      Nurse Case Manager; RN Case Manager; Utilization Review Nurse; Utilization Management Nurse;
      Case Manager RN; Care Manager RN; Utilization Review RN; Nurse Navigator; RN Care Coordinator;
      Nurse Care Manager; Clinical Review Nurse; Case Management Nurse; Telephonic Nurse Case Manager;
      MDS Coordinator; MDS Nurse; Legal Nurse Consultant; Clinical Documentation Specialist RN;
      Nurse Reviewer; Care Coordinator RN; Transitional Care Nurse; Clinical Research Nurse;
      Medical Case Manager; Oncology Nurse Navigator; Nurse Auditor; Disease Management Nurse; Nurse Liaison`,
    skills: `
      Utilization management; InterQual; MCG guidelines; Prior authorization review; Care transitions;
      MDS 3.0; Certified case manager; Discharge coordination; Chronic care management;
      Medical record review`,
    related: '29-1141 21-1022 29-9021',
  },
  {
    soc: '29-1151',
    name: 'Nurse Anesthetists',
    titles: `
      Nurse Anesthetist; CRNA; Certified Registered Nurse Anesthetist; Staff CRNA; Chief CRNA; Locum CRNA;
      Anesthesia Nurse; Nurse Anesthesiologist; SRNA; Pediatric CRNA; CRNA Manager; Travel CRNA;
      Anesthetist; Independent CRNA; Nurse Anesthesia Provider; Student Registered Nurse Anesthetist`,
    skills: `
      General anesthesia; Regional anesthesia blocks; Endotracheal intubation; Anesthesia machine checks;
      Sedation; Preanesthesia evaluation; Epidurals; NBCRNA certification`,
    related: '29-1211 29-1171 29-1141.03',
  },
  {
    soc: '29-1161',
    name: 'Nurse Midwives',
    titles: `
      Nurse Midwife; Certified Nurse Midwife; CNM; Midwife; Staff Midwife; Certified Midwife;
      Midwifery Director; Hospital Midwife; Birth Center Midwife; Community Midwife; Home Birth Midwife;
      Licensed Midwife; Women's Health Midwife; Certified Professional Midwife; CPM Midwife`,
    skills: `
      Prenatal care; Labor management; Vaginal delivery; Postpartum care; Well-woman exams;
      Fetal monitoring; Newborn assessment; Birth plans; AMCB certification`,
    related: '29-1171 29-1218 29-1141',
  },
  {
    soc: '29-1171',
    name: 'Nurse Practitioners',
    titles: `
      Nurse Practitioner; NP; Family Nurse Practitioner; FNP; APRN; Psychiatric Nurse Practitioner; PMHNP;
      Advanced Practice Registered Nurse; Pediatric Nurse Practitioner; Acute Care Nurse Practitioner; ARNP;
      Adult Nurse Practitioner; Women's Health Nurse Practitioner; Primary Care Nurse Practitioner; CRNP;
      Hospice Nurse Practitioner; Neonatal Nurse Practitioner; Aesthetic Nurse Practitioner;
      Urgent Care Nurse Practitioner; Psychiatric Mental Health Nurse Practitioner;
      Geriatric Nurse Practitioner; FNP-C; Advanced Practice Nurse; House Call Nurse Practitioner;
      Telehealth Nurse Practitioner; Emergency Nurse Practitioner; AGNP`,
    skills: `
      Primary care; Prescriptive authority; Chronic disease management; Physical exams;
      Diagnostic interpretation; Psychiatric medication management; Telehealth; ANCC certification;
      Well-child visits; eClinicalWorks`,
    related: '29-1141 29-1071 29-1215 29-1151',
  },
  {
    soc: '29-1181',
    name: 'Audiologists',
    titles: `
      Audiologist; Clinical Audiologist; Pediatric Audiologist; Doctor of Audiology; AuD;
      Educational Audiologist; Dispensing Audiologist; Hospital Audiologist; Cochlear Implant Audiologist;
      Audiology Extern; Industrial Audiologist; Hearing Care Professional; Research Audiologist;
      Hearing Healthcare Provider; ENT Audiologist`,
    skills: `
      Audiometry; Hearing aid fitting; Cochlear implant programming; Vestibular testing;
      Auditory brainstem response; Tinnitus management; Otoscopy; CCC-A`,
    related: '29-1127 29-2092 29-1299.02',
  },
  {
    soc: '29-1211',
    name: 'Anesthesiologists and Anesthesiologist Assistants',
    titles: `
      Anesthesiologist; Anesthesiologist Assistant; Pediatric Anesthesiologist; Cardiac Anesthesiologist;
      Certified Anesthesiologist Assistant; CAA; Pain Management Physician; Obstetric Anesthesiologist;
      Anesthesia Physician; Staff Anesthesiologist; Chief of Anesthesia; Locum Anesthesiologist;
      Anesthesiology Resident; Attending Anesthesiologist; Interventional Pain Physician`,
    skills: `
      Anesthesia administration; Nerve blocks; Perioperative medicine; Pain management;
      Transesophageal echo; Critical airway management; Anesthesiology board certification`,
    related: '29-1151 29-1249 29-1071',
  },
  {
    soc: '29-1215',
    name: 'Family and General Internal Medicine Physicians',
    titles: `
      Physician; Family Medicine Physician; Family Physician; Primary Care Physician; PCP; Internist;
      Internal Medicine Physician; General Practitioner; Doctor; MD; Medical Doctor; Hospitalist;
      Urgent Care Physician; DO Physician; Family Practice Physician; Medical Director; Attending Physician;
      Resident Physician; Nocturnist; Medical Resident; Geriatrician; Locum Tenens Physician;
      Telemedicine Physician; Staff Physician; Osteopathic Physician; Concierge Physician;
      Internal Medicine Doctor; House Physician; Medical Officer`,
    skills: `
      Family medicine; Internal medicine; Preventive care; Patient diagnosis;
      Board certification in family medicine; Hospital rounding; Chronic disease care; Annual physicals;
      Medical license; Geriatric care`,
    related: '29-1229 29-1071 29-1171 29-1221',
  },
  {
    soc: '29-1218',
    name: 'Obstetricians and Gynecologists',
    titles: `
      Obstetrician; OB/GYN; Gynecologist; OB/GYN Physician; Obstetrician Gynecologist; OB Hospitalist;
      Laborist; Maternal Fetal Medicine Physician; Gynecologic Oncologist; Reproductive Endocrinologist;
      Perinatologist; Urogynecologist; Fertility Specialist Physician; Women's Health Physician; OBGYN`,
    skills: `
      Obstetrics; Gynecologic surgery; Cesarean sections; Colposcopy; High-risk pregnancy; Laparoscopy;
      Infertility treatment; Pelvic ultrasound`,
    related: '29-1161 29-1215 29-1249',
  },
  {
    soc: '29-1221',
    name: 'Pediatricians',
    titles: `
      Pediatrician; Pediatric Physician; General Pediatrician; Pediatric Hospitalist; Neonatologist;
      Primary Care Pediatrician; Pediatric Cardiologist; Developmental Pediatrician; Pediatrics Physician;
      Adolescent Medicine Physician; Pediatric Oncologist; Pediatric Neurologist; Outpatient Pediatrician;
      Pediatric Resident; Pediatric Intensivist; Pediatric Urgent Care Physician`,
    skills: `
      Pediatrics; Childhood immunizations; Growth monitoring; Neonatal care; Newborn rounds;
      Developmental milestones; Pediatric advanced life support; Adolescent health`,
    related: '29-1215 29-1229 29-1171',
  },
  {
    soc: '29-1223',
    name: 'Psychiatrists',
    titles: `
      Psychiatrist; Child Psychiatrist; Adult Psychiatrist; Inpatient Psychiatrist; Telepsychiatrist;
      Addiction Psychiatrist; Forensic Psychiatrist; Geriatric Psychiatrist; Staff Psychiatrist;
      Child and Adolescent Psychiatrist; Outpatient Psychiatrist; Psychiatry Physician;
      Medical Director Psychiatry; Locum Psychiatrist; Correctional Psychiatrist; Psychiatry Resident`,
    skills: `
      Psychopharmacology; Psychiatric evaluation; Suboxone treatment; Transcranial magnetic stimulation;
      Involuntary holds; Mental status exam; Telepsychiatry; Electroconvulsive therapy`,
    related: '19-3033 29-1171 21-1014',
  },
  {
    soc: '29-1229',
    name: 'Specialist Physicians',
    titles: `
      Cardiologist; Dermatologist; Neurologist; Oncologist; Emergency Medicine Physician; Radiologist;
      Pathologist; Gastroenterologist; Endocrinologist; Pulmonologist; Nephrologist; Rheumatologist;
      Hematologist; Infectious Disease Physician; ER Doctor; Physiatrist; Allergist;
      Critical Care Physician; Intensivist; Emergency Physician; Urologist; Radiation Oncologist;
      Hematologist Oncologist; Occupational Medicine Physician; Medical Examiner; Sports Medicine Physician;
      Interventional Radiologist; Preventive Medicine Physician; Palliative Care Physician; ER Physician;
      Interventional Cardiologist; Nuclear Medicine Physician; Sleep Medicine Physician`,
    skills: `
      Cardiology; Dermatology; Neurology; Oncology; Emergency medicine; Radiology reporting;
      Endoscopic procedures; Specialty consultations; Subspecialty fellowship; Pathology;
      Cardiac catheterization`,
    related: '29-1215 29-1249 29-1071',
  },
  {
    soc: '29-1241',
    name: 'Ophthalmologists',
    titles: `
      Ophthalmologist; Retina Specialist; Eye Surgeon; Cataract Surgeon; Pediatric Ophthalmologist;
      Glaucoma Specialist; Cornea Specialist; Oculoplastic Surgeon; Ophthalmic Surgeon;
      General Ophthalmologist; Medical Ophthalmologist; Neuro-Ophthalmologist; LASIK Surgeon;
      Comprehensive Ophthalmologist; Vitreoretinal Surgeon`,
    skills: `
      Cataract surgery; LASIK; Retinal injections; Phacoemulsification; Optical coherence tomography;
      Glaucoma surgery; Eye trauma care`,
    related: '29-1041 29-1249 29-2057',
  },
  {
    soc: '29-1249',
    name: 'Surgeons',
    titles: `
      Surgeon; General Surgeon; Orthopedic Surgeon; Neurosurgeon; Plastic Surgeon; Cardiothoracic Surgeon;
      Vascular Surgeon; Trauma Surgeon; Transplant Surgeon; Colorectal Surgeon; Bariatric Surgeon;
      Cardiac Surgeon; Pediatric Surgeon; Spine Surgeon; ENT Surgeon; Otolaryngologist; Surgical Oncologist;
      Surgical Resident; Podiatric Surgeon; Breast Surgeon; Hand Surgeon; Thoracic Surgeon;
      Acute Care Surgeon; Orthopaedic Surgeon`,
    skills: `
      General surgery; Laparoscopic surgery; Orthopedic surgery; Robotic surgery; Joint replacement;
      Operating room leadership; Surgical board certification; Microsurgery; Trauma surgery`,
    related: '29-1229 29-2055 29-1071',
  },
  {
    soc: '29-1292',
    name: 'Dental Hygienists',
    titles: `
      Dental Hygienist; Registered Dental Hygienist; RDH; Hygienist; Dental Hygiene Coordinator;
      Pediatric Dental Hygienist; Mobile Dental Hygienist; Public Health Dental Hygienist;
      Periodontal Hygienist; Lead Dental Hygienist; Temporary Dental Hygienist; Licensed Dental Hygienist;
      School Dental Hygienist; Expanded Function Dental Hygienist; Hygiene Coordinator;
      Traveling Dental Hygienist`,
    skills: `
      Prophylaxis; Scaling and root planing; Periodontal charting; Dental X-rays; Local anesthesia;
      Fluoride treatment; Oral cancer screening; Eaglesoft; Dental sealants`,
    related: '31-9091 29-1021',
  },
  {
    soc: '29-1299.01',
    name: 'Behavior Analysts and Behavior Technicians',
    titles: `
      Behavior Technician; RBT; Registered Behavior Technician; ABA Therapist; BCBA;
      Board Certified Behavior Analyst; Behavior Analyst; Behavioral Technician; ABA Technician;
      Applied Behavior Analysis Therapist; Autism Therapist; Behavior Therapist; Behavior Interventionist;
      Behavior Specialist; BCaBA; Assistant Behavior Analyst; Clinical Supervisor ABA; Autism Specialist;
      Behavioral Interventionist; Behavior Consultant; ABA Tutor; Behavioral Therapist;
      Behavioral Specialist`,
    skills: `
      Applied behavior analysis; Discrete trial training; RBT certification; Behavior plans;
      Data collection on behavior; Reinforcement strategies; Natural environment teaching; CentralReach;
      VB-MAPP`,
    related: '25-9043 29-2053 21-1014',
  },
  {
    soc: '29-1299.02',
    name: 'Acupuncturists, Naturopaths, and Genetic Counselors',
    titles: `
      Acupuncturist; Licensed Acupuncturist; Naturopathic Physician; Naturopathic Doctor; Naturopath;
      Genetic Counselor; Certified Genetic Counselor; Orthoptist; Herbalist;
      Traditional Chinese Medicine Practitioner; Homeopath; Prenatal Genetic Counselor;
      Cancer Genetic Counselor; Functional Medicine Practitioner; Holistic Health Practitioner;
      Lactation Consultant; IBCLC`,
    skills: `
      Acupuncture; Herbal medicine; Genetic risk assessment; Pedigree analysis; Cupping;
      Naturopathic medicine; Genetic test interpretation; Breastfeeding support; NCCAOM`,
    related: '29-1011 29-1229 21-1091',
  },
  {
    soc: '29-2012',
    name: 'Medical and Clinical Laboratory Technologists and Technicians',
    titles: `
      Medical Technologist; Medical Laboratory Technician; MLT; Clinical Laboratory Scientist; CLS;
      Medical Laboratory Scientist; MLS; Medical Lab Technician; Clinical Laboratory Technician;
      Histotechnologist; Histology Technician; Cytotechnologist; Blood Bank Technologist; Lab Technologist;
      Histotechnician; Microbiology Technologist; Clinical Lab Technician; Laboratory Technologist;
      Cytogenetic Technologist; Lab Tech; Clinical Lab Scientist; Molecular Technologist;
      Pathology Technician; Hematology Technologist; Toxicology Technician; Grossing Technician;
      Med Tech Laboratory`,
    skills: `
      Hematology; Urinalysis; Blood bank testing; Microbiology cultures; ASCP certification;
      Chemistry analyzers; Histology slides; Specimen processing; CLIA; Sunquest;
      Quality control in laboratory`,
    related: '31-9097 19-4021 29-1229',
  },
  {
    soc: '29-2031',
    name: 'Cardiovascular Technologists and Technicians',
    titles: `
      Cardiovascular Technologist; EKG Technician; Cath Lab Technologist; Cardiac Sonographer;
      Telemetry Technician; Monitor Technician; Echocardiographer; Cardiac Monitor Technician; Echo Tech;
      ECG Technician; Vascular Technologist; Cardiac Technician; Electrophysiology Technologist;
      Cardiology Technician; Cardiovascular Invasive Specialist; Holter Technician; Echo Technician;
      Cardiac Device Technician; EP Technologist; Monitor Tech`,
    skills: `
      EKG; Echocardiography; Cardiac catheterization support; Telemetry rhythm recognition;
      Holter monitoring; RCIS; Stress testing support; Vascular ultrasound; Pacemaker checks`,
    related: '29-2032 29-2034 29-1128',
  },
  {
    soc: '29-2032',
    name: 'Diagnostic Medical Sonographers',
    titles: `
      Sonographer; Ultrasound Technologist; Diagnostic Medical Sonographer; Ultrasound Tech;
      Ultrasound Technician; Ultrasonographer; Vascular Sonographer; OB Sonographer; RDMS;
      General Sonographer; Registered Diagnostic Medical Sonographer; Travel Sonographer;
      Breast Sonographer; Mobile Sonographer; Maternal Fetal Sonographer; Ultrasound Sonographer`,
    skills: `
      Abdominal ultrasound; Obstetric ultrasound; ARDMS; Doppler imaging; Transducer operation;
      Thyroid ultrasound; Image optimization; Sonographic reports; PACS`,
    related: '29-2034 29-2031 29-2033',
  },
  {
    soc: '29-2033',
    name: 'Nuclear Medicine Technologists',
    titles: `
      Nuclear Medicine Technologist; Nuclear Medicine Technician; PET Technologist; PET/CT Technologist;
      CNMT; Nuclear Cardiology Technologist; Nuclear Med Tech; Nuclear Medicine Tech;
      Radioisotope Technologist; Nuclear Medicine Supervisor; Staff Nuclear Medicine Technologist;
      Travel Nuclear Medicine Technologist; Nuclear Pharmacy Technician; PET CT Tech;
      Molecular Imaging Technologist`,
    skills: `
      Radiopharmaceuticals; SPECT imaging; PET imaging; Gamma camera; Radiation safety; NMTCB;
      Myocardial perfusion imaging; Dose calibration`,
    related: '29-2034 29-1124 29-2032',
  },
  {
    soc: '29-2034',
    name: 'Radiologic Technologists, MRI and CT Technologists',
    titles: `
      Radiologic Technologist; X-Ray Technician; Radiology Technician; X-Ray Tech; MRI Technologist;
      CT Technologist; Rad Tech; MRI Technician; Mammographer; Mammography Technologist; CT Tech;
      Radiographer; Radiology Technologist; MRI Tech; CT Scan Technologist;
      Interventional Radiology Technologist; Imaging Technologist; Limited X-Ray Technician;
      Diagnostic Imaging Technologist; IR Technologist; Radiologic Technician; Mammo Tech;
      Magnetic Resonance Imaging Technologist; Bone Density Technologist; Medical Imaging Technologist;
      Imaging Manager; X-Ray Technologist`,
    skills: `
      X-ray imaging; MRI; CT scanning; ARRT; Contrast administration; Patient positioning;
      Radiation protection; Mammography; Fluoroscopy; C-arm operation; MRI safety screening`,
    related: '29-2032 29-2033 29-1124',
  },
  {
    soc: '29-2042',
    name: 'Emergency Medical Technicians',
    titles: `
      Emergency Medical Technician; EMT; EMT-B; EMT Basic; Ambulance Technician; Emergency Room Technician;
      ER Technician; ER Tech; Advanced EMT; AEMT; EMT Driver; Event EMT; Emergency Department Technician;
      First Responder; Ambulance Attendant; ED Tech; Emergency Medical Responder; EMT Firefighter`,
    skills: `
      Basic life support; Patient transport; NREMT; CPR; Splinting; Oxygen administration; AED use;
      Ambulance operations; Spinal immobilization; Trauma bandaging`,
    related: '29-2043 33-2011 53-3011',
  },
  {
    soc: '29-2043',
    name: 'Paramedics',
    titles: `
      Paramedic; EMT Paramedic; Flight Paramedic; Critical Care Paramedic; EMT-P; NRP; Community Paramedic;
      Firefighter Paramedic; Paramedic Supervisor; Field Paramedic; Mobile Intensive Care Paramedic;
      Tactical Paramedic; Ambulance Paramedic; Emergency Paramedic; Paramedic Field Training Officer;
      Offshore Medic; Medic`,
    skills: `
      Advanced life support; 12-lead ECG; Cardiac drug administration; Field intubation; Paramedic license;
      Prehospital trauma care; Needle decompression; Intraosseous access; Paramedic protocols`,
    related: '29-2042 29-1141 33-2011',
  },
  {
    soc: '29-2051',
    name: 'Dietetic Technicians',
    titles: `
      Dietetic Technician; Diet Technician; Dietary Technician; Diet Aide Technician; Nutrition Technician;
      DTR; NDTR; Dietetic Technician Registered; Diet Clerk; Nutrition Assistant; Diet Office Clerk;
      Nutrition Services Technician; Diet Tech; Nutrition Associate; WIC Nutrition Assistant`,
    skills: `
      Diet histories; Calorie counts; Therapeutic menus; Tray accuracy; Food allergy tracking; CBORD;
      Patient meal rounds`,
    related: '29-1031 35-2012 35-3041',
  },
  {
    soc: '29-2052',
    name: 'Pharmacy Technicians',
    titles: `
      Pharmacy Technician; Pharm Tech; Certified Pharmacy Technician; CPhT; Pharmacy Tech;
      IV Pharmacy Technician; Hospital Pharmacy Technician; Pharmacy Technician Trainee;
      Compounding Technician; Retail Pharmacy Technician; Pharmacy Technician Lead;
      Inpatient Pharmacy Technician; Medication Reconciliation Technician; Pharmacy Buyer;
      Mail Order Pharmacy Technician; Sterile Compounding Technician; Pharmacy Data Entry Technician;
      Pharmacy Benefits Specialist; Central Fill Technician`,
    skills: `
      Prescription filling; PTCB certification; Insurance adjudication; Pill counting; IV admixture; Pyxis;
      Pharmacy inventory; Controlled substance logs; Medication labeling`,
    related: '29-1051 31-9095 31-9092',
  },
  {
    soc: '29-2053',
    name: 'Psychiatric Technicians',
    titles: `
      Psychiatric Technician; Mental Health Technician; MHT; Psych Tech; Behavioral Health Technician; BHT;
      Licensed Psychiatric Technician; Mental Health Worker; Behavioral Health Tech; Mental Health Tech;
      Residential Treatment Technician; Recovery Technician; Substance Abuse Technician; Psychiatric Tech;
      Mental Health Associate; Detox Technician; Behavioral Health Associate`,
    skills: `
      Therapeutic milieu; Patient observation rounds; Restraint and seclusion; Suicide precautions;
      Verbal de-escalation; Group activities; Behavioral charting; Handle With Care training`,
    related: '31-1133 21-1014 29-1299.01',
  },
  {
    soc: '29-2055',
    name: 'Surgical Technologists and Assistants',
    titles: `
      Surgical Technologist; Surgical Technician; Surgical Tech; Scrub Tech; Operating Room Technician; CST;
      Certified Surgical Technologist; OR Tech; Surgical First Assistant; First Assistant; Scrub Technician;
      Certified Surgical First Assistant; Surgical Assistant; Labor and Delivery Scrub Tech;
      Travel Surgical Tech; OR Technician; CSFA; Cardiovascular Surgical Technologist; Operating Room Tech`,
    skills: `
      Sterile field; Surgical instruments; Scrubbing; Instrument counts; Case carts;
      Aseptic surgical technique; Robotic surgery setup; Draping patients; Suture passing`,
    related: '31-9093 29-1249 29-1141',
  },
  {
    soc: '29-2056',
    name: 'Veterinary Technologists and Technicians',
    titles: `
      Veterinary Technician; Vet Tech; Licensed Veterinary Technician; LVT;
      Registered Veterinary Technician; RVT; CVT; Certified Veterinary Technician; Veterinary Nurse;
      Emergency Veterinary Technician; Veterinary Technologist; Laboratory Animal Technician;
      Animal Health Technician; Surgical Veterinary Technician; Veterinary Technician Specialist;
      Lab Animal Technologist; Credentialed Veterinary Technician`,
    skills: `
      Animal restraint; Veterinary anesthesia monitoring; Animal blood draws; Dental cleaning for pets;
      Animal radiography; VTNE; Cytology; Catheter placement in animals; Cornerstone software`,
    related: '31-9096 29-1131 39-2021',
  },
  {
    soc: '29-2057',
    name: 'Ophthalmic Medical Technicians',
    titles: `
      Ophthalmic Technician; Ophthalmic Assistant; COA; Certified Ophthalmic Technician;
      Ophthalmic Medical Technician; Certified Ophthalmic Assistant; Eye Technician;
      Ophthalmic Photographer; Optometric Technician; Optometric Assistant; Eye Care Technician;
      Ophthalmology Technician; Ophthalmic Scribe; COMT; Vision Technician; Ophthalmic Tech;
      Ophthalmology Scribe`,
    skills: `
      Visual acuity testing; Tonometry; Visual field testing; Ophthalmic photography; Pupil dilation;
      Lensometry; Eye history taking; JCAHPO certification`,
    related: '29-2081 29-1041 31-9092',
  },
  {
    soc: '29-2061',
    name: 'Licensed Practical and Licensed Vocational Nurses',
    titles: `
      Licensed Practical Nurse; LPN; Licensed Vocational Nurse; LVN; Practical Nurse; LPN Charge Nurse;
      Clinic LPN; Home Health LPN; LPN/LVN; Private Duty Nurse; Pediatric LPN; Private Duty LPN;
      Long Term Care Nurse; Nursing Home LPN; Vocational Nurse; Hospice LPN; Correctional LPN; Travel LPN;
      LPN Supervisor; Wellness Nurse LPN; Treatment Nurse; Skilled Nursing LPN; School LPN; Medication Nurse`,
    skills: `
      Medication pass; Wound dressing; Tracheostomy care; G-tube feeding; Blood glucose monitoring;
      LPN license; PointClickCare; Catheter care; Long-term care; Injections`,
    related: '29-1141 31-1131 31-9092',
  },
  {
    soc: '29-2072',
    name: 'Medical Records Specialists and Coders',
    titles: `
      Medical Coder; Medical Records Specialist; Medical Records Technician; Health Information Technician;
      Medical Records Clerk; Certified Professional Coder; CPC; Coding Specialist; HIM Specialist;
      Medical Coding Specialist; Inpatient Coder; Outpatient Coder; Clinical Coder;
      Health Information Specialist; RHIT; Medical Billing and Coding Specialist;
      Release of Information Specialist; Coding Auditor; HCC Coder; Risk Adjustment Coder;
      Medical Record Technician; HIM Technician; Cancer Registrar; Tumor Registrar;
      Medical Records Coordinator; Coder Medical; Surgical Coder; HIM Clerk; CDI Specialist;
      Clinical Documentation Improvement Specialist`,
    skills: `
      ICD-10-CM; CPT coding; HCPCS; Medical terminology; 3M Encoder; Chart auditing; Release of information;
      DRG assignment; CCS certification; HCC coding; Health information management`,
    related: '43-3021.01 29-9021 31-9094',
  },
  {
    soc: '29-2081',
    name: 'Opticians, Dispensing',
    titles: `
      Optician; Dispensing Optician; Licensed Optician; Optical Sales Associate; Eyewear Consultant;
      ABO Certified Optician; Optical Associate; Optical Manager; Eyewear Specialist;
      Contact Lens Technician; Apprentice Optician; Vision Center Associate; Optical Technician Dispensing;
      Optical Assistant; Contact Lens Fitter; Frame Stylist; Optical Retail Manager`,
    skills: `
      Frame selection; Lens fitting; Pupillary distance measurement; Eyeglass adjustments;
      ABO certification; Lens materials; Vision insurance billing; Contact lens training`,
    related: '29-2057 51-9083 41-2031',
  },
  {
    soc: '29-2091',
    name: 'Orthotists and Prosthetists',
    titles: `
      Orthotist; Prosthetist; Certified Prosthetist; Prosthetist Orthotist; CPO; Certified Orthotist;
      Orthotic Fitter; Pedorthist; Orthotics Technician; Prosthetics Technician; Prosthetic Resident;
      Orthotic Practitioner; Orthotic and Prosthetic Technician; O&P Technician; Certified Pedorthist;
      Mastectomy Fitter; Orthopedic Technician; Cast Technician; Ortho Tech`,
    skills: `
      Prosthetic fitting; Orthotic fabrication; Plaster casting; Socket design; Gait observation;
      ABC certification; Lower limb prosthetics; Scoliosis bracing; Cast application`,
    related: '51-9082 29-1123 29-1081',
  },
  {
    soc: '29-2092',
    name: 'Hearing Aid Specialists',
    titles: `
      Hearing Aid Specialist; Hearing Instrument Specialist; Hearing Aid Dispenser;
      Hearing Aid Practitioner; Hearing Specialist; Hearing Aid Technician; Hearing Instrument Dispenser;
      Licensed Hearing Aid Specialist; Hearing Care Specialist; Audiology Assistant; Hearing Aid Consultant;
      Hearing Center Manager; HIS Provider; Hearing Screener; Newborn Hearing Screener; Audiometrist`,
    skills: `
      Hearing tests; Ear impressions; Hearing aid programming; Hearing aid repair; Hearing consultations;
      State dispensing license; Otoscopic inspection`,
    related: '29-1181 29-2081 41-2031',
  },
  {
    soc: '29-2099.01',
    name: 'Neurodiagnostic, Sleep, Dialysis, and Other Health Technologists',
    titles: `
      Polysomnographic Technologist; Sleep Technologist; EEG Technologist; Sleep Technician;
      Dialysis Technician; Hemodialysis Technician; Patient Care Technician Dialysis;
      Neurodiagnostic Technologist; Perfusionist; Intraoperative Neuromonitoring Technologist;
      Patient Care Tech Dialysis; EEG Tech; RPSGT; EEG Technician; Anesthesia Technician; Anesthesia Tech;
      Surgical Neurophysiologist; Sleep Tech; CCHT; Certified Clinical Hemodialysis Technician;
      Perfusion Technologist; Dialysis Tech; Endoscopy Technician; GI Technician; Hyperbaric Technician;
      Medication Technician; Med Tech; Certified Medication Aide`,
    skills: `
      Polysomnography; Electroencephalography; Hemodialysis; CPAP titration; Cannulation;
      Cardiopulmonary bypass; Evoked potentials; Dialysis machine setup; Endoscope reprocessing;
      Medication aide certification`,
    related: '29-1126 29-2031 31-1131',
  },
  {
    soc: '29-9021',
    name: 'Health Information Technologists and Medical Registrars',
    titles: `
      Health Information Technologist; Health Information Management Director;
      Clinical Documentation Analyst; Health Data Analyst; RHIA; Medical Registrar; Trauma Registrar;
      HIM Manager; Health Information Analyst; Healthcare Data Coordinator; Registry Specialist;
      Clinical Data Abstractor; HIM Coordinator; Cancer Data Specialist; Quality Data Abstractor;
      Health Records Administrator; Medical Data Analyst; Clinical Quality Analyst`,
    skills: `
      Data abstraction; Registry databases; RHIA credential; Health data quality; Trauma registry;
      CTR credential; Core measures; Health data governance`,
    related: '29-2072 15-1211.01 11-9111',
  },
  {
    soc: '29-9091',
    name: 'Athletic Trainers',
    titles: `
      Athletic Trainer; Certified Athletic Trainer; ATC; Head Athletic Trainer; Assistant Athletic Trainer;
      Sports Medicine Athletic Trainer; High School Athletic Trainer; Licensed Athletic Trainer;
      Industrial Athletic Trainer; College Athletic Trainer; Outreach Athletic Trainer;
      Sports Medicine Specialist; Clinical Athletic Trainer; Injury Prevention Specialist;
      Graduate Assistant Athletic Trainer`,
    skills: `
      Injury evaluation; Taping and bracing; Concussion protocols; Sports rehabilitation;
      Emergency action plans; BOC certification; Return-to-play decisions; Preseason screening`,
    related: '29-1123 39-9031 27-2022',
  },
  {
    soc: '29-9099',
    name: 'Healthcare Practitioners and Clinical Research Coordinators, All Other',
    titles: `
      Clinical Research Coordinator; CRC; Clinical Research Associate; CRA; Clinical Trials Coordinator;
      Clinical Research Assistant; Study Coordinator; Clinical Trial Associate; Transplant Coordinator;
      Clinical Coordinator; Organ Procurement Coordinator; Research Coordinator; Clinical Study Manager;
      Clinical Research Specialist; Clinical Research Monitor; Donation Coordinator;
      Tissue Recovery Technician; Clinical Specialist; Patient Recruitment Specialist; Clinical Site Manager`,
    skills: `
      Clinical trial coordination; Informed consent; ICH-GCP; Site monitoring; Regulatory binders;
      IRB submissions; Subject recruitment; Study visits; Source documentation; Organ recovery`,
    related: '15-2051.02 11-9121 19-1042',
  },
];
