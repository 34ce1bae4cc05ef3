import type { OccupationSource } from './occupation.ts';

export const communityAndSocialService: OccupationSource[] = [
  {
    soc: '21-1012',
    name: 'Educational, Guidance, and Career Counselors and Advisors',
    titles: `
      School Counselor; Guidance Counselor; Academic Advisor; Career Counselor; College Counselor;
      Career Advisor; Career Coach; Admissions Counselor; Student Advisor; Career Services Coordinator;
      Student Success Coach; Academic Counselor; College Advisor; Enrollment Advisor; Enrollment Counselor;
      International Student Advisor; High School Counselor; Job Coach Education; Financial Aid Advisor;
      Student Success Advisor; Elementary School Counselor; College Admissions Advisor; Academic Coach;
      Admissions Representative; Student Services Coordinator`,
    skills: `
      Academic advising; Career assessment; College applications; Student retention; Degree audits;
      School counseling license; Crisis counseling in schools; Resume coaching; Financial aid guidance;
      Naviance; FAFSA`,
    related: '21-1014 19-3034 25-1081 11-9033',
  },
  {
    soc: '21-1013',
    name: 'Marriage and Family Therapists',
    titles: `
      Marriage and Family Therapist; MFT; LMFT; Family Therapist; Couples Therapist;
      Associate Marriage and Family Therapist; Relationship Counselor; Marriage Counselor;
      Child and Family Therapist; Family Counselor; Licensed Marriage and Family Therapist;
      In-Home Family Therapist; Sex Therapist; Couples Counselor; MFT Intern`,
    skills: `
      Family systems therapy; Couples counseling; Gottman method; Emotionally focused therapy;
      Treatment planning for families; LMFT license; Genograms; Play therapy`,
    related: '21-1014 21-1022 19-3033',
  },
  {
    soc: '21-1014',
    name: 'Mental Health and Substance Abuse Counselors',
    titles: `
      Mental Health Counselor; Therapist; Licensed Professional Counselor; LPC; LMHC;
      Substance Abuse Counselor; Addiction Counselor; Behavioral Health Counselor; Psychotherapist;
      Mental Health Therapist; Drug and Alcohol Counselor; Outpatient Therapist; Clinical Therapist;
      Crisis Counselor; LCPC; Chemical Dependency Counselor; Behavioral Health Therapist; CADC;
      Behavior Therapist Counselor; Addictions Therapist; Child Therapist; Trauma Therapist;
      Grief Counselor; Residential Counselor Mental Health; Teletherapist; Counselor; Clinical Counselor;
      Behavioral Health Clinician; Mental Health Clinician; Crisis Clinician; Recovery Counselor`,
    skills: `
      Individual therapy; Group therapy; Motivational interviewing; Dialectical behavior therapy;
      Biopsychosocial assessment; ASAM criteria; Relapse prevention; EMDR; Crisis intervention;
      Treatment plans; LPC license`,
    related: '21-1022 21-1013 19-3033 29-2053',
  },
  {
    soc: '21-1015',
    name: 'Rehabilitation Counselors',
    titles: `
      Rehabilitation Counselor; Vocational Rehabilitation Counselor; Vocational Counselor; Rehab Counselor;
      Disability Counselor; Certified Rehabilitation Counselor; Employment Counselor Disability; Job Coach;
      Vocational Specialist; Rehabilitation Specialist; Supported Employment Specialist;
      Independent Living Specialist; Job Developer; Vocational Case Manager; Employment Consultant;
      Disability Services Coordinator`,
    skills: `
      Vocational assessment; Job placement; Disability accommodations; Supported employment;
      Individualized plan for employment; Assistive technology; CRC credential; Job coaching;
      Transition services`,
    related: '21-1012 21-1093 29-1122',
  },
  {
    soc: '21-1021',
    name: 'Child, Family, and School Social Workers',
    titles: `
      Social Worker; School Social Worker; Child Welfare Worker; Child Protective Services Worker;
      CPS Worker; Family Social Worker; Foster Care Worker; Child Protective Services Investigator;
      Adoption Social Worker; Family Support Worker; Foster Care Case Manager; Family Services Worker;
      Caseworker Child Welfare; Children's Social Worker; Family Advocate; Adoption Specialist;
      Child Welfare Case Manager; Family Preservation Specialist; Licensed Master Social Worker; LMSW;
      Foster Care Social Worker; Permanency Specialist`,
    skills: `
      Child protection investigations; Case management; Family assessments; Foster care licensing;
      Mandated reporting; Home visits; Court reports; Permanency planning; Parenting education; MSW`,
    related: '21-1022 21-1029 21-1093',
  },
  {
    soc: '21-1022',
    name: 'Healthcare and Clinical Social Workers',
    titles: `
      Medical Social Worker; Clinical Social Worker; LCSW; Hospital Social Worker; Hospice Social Worker;
      Licensed Clinical Social Worker; Healthcare Social Worker; Oncology Social Worker;
      Dialysis Social Worker; Psychiatric Social Worker; Mental Health Social Worker; LICSW;
      Discharge Planner; Social Work Case Manager; Behavioral Health Social Worker;
      Palliative Care Social Worker; Renal Social Worker; Emergency Department Social Worker;
      Home Health Social Worker`,
    skills: `
      Discharge planning; Psychosocial assessment; LCSW license; Advance care planning; Patient advocacy;
      Medicaid applications; Grief support; Care coordination; Community referrals`,
    related: '21-1014 21-1021 29-1141.05',
  },
  {
    soc: '21-1029',
    name: 'Social Workers, All Other',
    titles: `
      Geriatric Social Worker; Adult Protective Services Worker; Forensic Social Worker;
      Veterans Social Worker; Community Social Worker; Gerontology Social Worker; Military Social Worker;
      Homeless Social Worker; Court Social Worker; Adult Protective Services Investigator;
      Victim Services Social Worker; Aging Services Social Worker; Street Outreach Social Worker;
      Macro Social Worker; Refugee Social Worker`,
    skills: `
      Elder abuse investigation; Guardianship; Veterans benefits; Capacity assessment;
      Forensic interviewing; Mitigation reports; Resettlement services; Older Americans Act programs`,
    related: '21-1022 21-1021 21-1093',
  },
  {
    soc: '21-1091',
    name: 'Health Education Specialists',
    titles: `
      Health Educator; Health Education Specialist; Community Health Educator; Wellness Coordinator;
      Public Health Educator; Patient Educator; Wellness Coach; Health Coach; Health Promotion Specialist;
      Diabetes Educator; Public Health Specialist; Wellness Specialist;
      Certified Health Education Specialist; CHES; Prevention Specialist; Health Education Coordinator;
      Tobacco Cessation Specialist; Workplace Wellness Manager; Public Health Advisor;
      Health Promotion Coordinator`,
    skills: `
      Health promotion; CHES certification; Community health assessment; Health literacy;
      Chronic disease self-management; Wellness programs; Health screenings; Behavior change models;
      Prevention education`,
    related: '21-1094 19-1041 29-1031',
  },
  {
    soc: '21-1092',
    name: 'Probation Officers and Correctional Treatment Specialists',
    titles: `
      Probation Officer; Parole Officer; Correctional Treatment Specialist; Juvenile Probation Officer;
      Community Supervision Officer; Pretrial Services Officer; Parole Agent; Adult Probation Officer;
      Correctional Counselor; Probation and Parole Officer; Reentry Specialist; Juvenile Counselor;
      Correctional Case Manager; Pretrial Officer; Deputy Probation Officer; Reentry Case Manager`,
    skills: `
      Community supervision; Presentence investigation; Risk needs assessment; Drug testing;
      Electronic monitoring; Offender rehabilitation; LSI-R; Violation reports; Reentry planning`,
    related: '33-3012 21-1014 33-3051',
  },
  {
    soc: '21-1093',
    name: 'Social and Human Service Assistants',
    titles: `
      Case Manager; Human Services Assistant; Social Services Assistant; Case Aide; Case Worker;
      Social Service Specialist; Human Services Worker; Family Service Assistant; Client Advocate;
      Outreach Worker; Social Services Coordinator; Intake Specialist; Direct Support Professional; DSP;
      Housing Specialist; Resource Coordinator; Victim Advocate; Shelter Worker; Youth Worker;
      Care Coordinator Social Services; Community Support Specialist; Housing Navigator;
      Case Management Assistant; Intake Coordinator; Life Skills Coach; Support Coordinator;
      Service Coordinator; Eligibility Specialist Social Services; Domestic Violence Advocate;
      Community Support Worker; Mental Health Case Manager; Youth Counselor; Benefits Navigator`,
    skills: `
      Client intake; Resource referral; Benefits applications; HMIS; Crisis de-escalation; Service plans;
      Person-centered planning; Documentation of case notes; Community resources;
      Medication administration training; CPR and first aid`,
    related: '21-1094 21-1021 31-1122',
  },
  {
    soc: '21-1094',
    name: 'Community Health Workers',
    titles: `
      Community Health Worker; CHW; Patient Navigator; Community Health Advocate; Promotora;
      Peer Support Specialist; Peer Specialist; Outreach Specialist Health; Community Outreach Worker;
      Health Navigator; Certified Peer Specialist; Recovery Coach; Community Health Representative;
      Health Outreach Worker; Peer Recovery Specialist; Peer Advocate; Lay Health Worker;
      HIV Outreach Specialist; Care Navigator`,
    skills: `
      Community outreach; Health insurance enrollment; Peer support; Cultural competency;
      Health system navigation; Social determinants of health; Harm reduction; Naloxone training;
      Spanish interpretation`,
    related: '21-1093 21-1091 31-9092',
  },
  {
    soc: '21-2011',
    name: 'Clergy',
    titles: `
      Pastor; Minister; Priest; Chaplain; Rabbi; Associate Pastor; Youth Pastor; Reverend;
      Hospital Chaplain; Hospice Chaplain; Imam; Executive Pastor; Worship Pastor; Military Chaplain;
      Missionary; Clergy Member; Spiritual Care Provider; Deacon; Evangelist; Campus Minister;
      Parochial Vicar; Vicar`,
    skills: `
      Pastoral care; Preaching; Sermon preparation; Clinical pastoral education; Worship planning;
      Spiritual counseling; Theology; Wedding and funeral services; Ordination`,
    related: '21-2021 21-1014 21-2099',
  },
  {
    soc: '21-2021',
    name: 'Directors, Religious Activities and Education',
    titles: `
      Director of Religious Education; Youth Minister; Children's Ministry Director;
      Religious Education Director; Youth Director Church; Director of Christian Education;
      Faith Formation Director; Worship Leader; Children's Pastor; Student Ministry Director;
      Religious Activities Director; Ministry Coordinator; Parish Life Director; Sunday School Director;
      Director of Family Ministry; Next Gen Director`,
    skills: `
      Religious curriculum; Youth ministry; Volunteer recruitment; Faith formation; Vacation Bible School;
      Retreat planning; Small group ministry; Sacramental preparation`,
    related: '21-2011 25-3021 21-2099',
  },
  {
    soc: '21-2099',
    name: 'Religious Workers, All Other',
    titles: `
      Religious Worker; Parish Administrator; Church Administrator; Church Secretary Ministry;
      Ministry Assistant; Music Minister; Bible Worker; Missions Coordinator; Verger; Sexton;
      Pastoral Assistant; Lay Minister; Church Planter; Cantor; Liturgist; Bible Teacher`,
    skills: `
      Liturgical planning; Church management software; Congregation outreach; Mission trips;
      Prayer leadership; Hymn leading; Parish bulletins; Altar preparation`,
    related: '21-2011 21-2021 43-6014',
  },
];
