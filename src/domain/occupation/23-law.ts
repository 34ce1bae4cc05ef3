import type { OccupationSource } from './occupation.ts';

export const law: OccupationSource[] = [
  {
    soc: '23-1011',
    name: 'Lawyers',
    titles: `
      Attorney; Lawyer; Associate Attorney; Corporate Counsel; General Counsel; Staff Attorney;
      Litigation Attorney; Assistant District Attorney; Public Defender; In-House Counsel;
      Litigation Associate; Patent Attorney; Family Law Attorney; Trial Attorney; Immigration Attorney;
      Counsel; Prosecutor; Real Estate Attorney; Personal Injury Attorney; Criminal Defense Attorney;
      Chief Legal Officer; Associate General Counsel; Assistant Attorney General; Employment Attorney;
      Legal Counsel; Legal Director; Estate Planning Attorney; City Attorney; Barrister; Tax Attorney;
      Contract Attorney; Law Partner; Document Review Attorney; Workers Compensation Attorney`,
    skills: `
      Legal research; Litigation; Legal writing; Westlaw; LexisNexis; Depositions; Contract drafting;
      Motion practice; Bar admission; Discovery; Due diligence; Trial advocacy`,
    related: '23-1012 23-2011 23-1022',
  },
  {
    soc: '23-1012',
    name: 'Judicial Law Clerks',
    titles: `
      Judicial Law Clerk; Law Clerk; Term Law Clerk; Career Law Clerk; Judicial Clerk; Staff Attorney Court;
      Appellate Law Clerk; Federal Law Clerk; Summer Law Clerk; Legal Clerk to Judge; Judicial Assistant;
      Bench Clerk; Judge's Clerk; Law Clerk to Judge; Legal Extern`,
    skills: `
      Bench memoranda; Opinion drafting; Bluebook citation; Case law research; Cite checking; Docket review;
      Appellate procedure; Oral argument preparation`,
    related: '23-1011 23-2011 23-1023',
  },
  {
    soc: '23-1021',
    name: 'Administrative Law Judges, Adjudicators, and Hearing Officers',
    titles: `
      Administrative Law Judge; Hearing Officer; Adjudicator; Hearing Examiner; Appeals Officer;
      Appeals Examiner; Claims Adjudicator; Referee Unemployment; Administrative Judge;
      Disability Adjudicator; Appeals Referee; Immigration Judge; Disability Examiner; Adjudication Officer;
      Immigration Services Officer; Workers Compensation Judge`,
    skills: `
      Administrative hearings; Findings of fact; Adjudication; Administrative procedure act;
      Evidence evaluation; Disability determinations; Hearing records; Written decisions`,
    related: '23-1023 23-1022 23-1011',
  },
  {
    soc: '23-1022',
    name: 'Arbitrators, Mediators, and Conciliators',
    titles: `
      Mediator; Arbitrator; Conciliator; Dispute Resolution Specialist; Ombudsman; Ombudsperson;
      Family Mediator; Labor Mediator; ADR Specialist; Commercial Mediator; Conflict Resolution Specialist;
      Divorce Mediator; Mediation Coordinator; Dispute Resolution Coordinator; Labor Arbitrator;
      Court Mediator; Restorative Justice Facilitator`,
    skills: `
      Alternative dispute resolution; Mediation techniques; Conflict resolution; Settlement agreements;
      Neutral facilitation; Arbitration awards; Active listening; Restorative practices`,
    related: '13-1075 23-1021 23-1011',
  },
  {
    soc: '23-1023',
    name: 'Judges, Magistrate Judges, and Magistrates',
    titles: `
      Judge; Magistrate; Magistrate Judge; Municipal Judge; District Judge; Circuit Judge;
      Justice of the Peace; Family Court Judge; Trial Court Judge; Superior Court Judge; Judge Pro Tem;
      Probate Judge; County Judge; Bankruptcy Judge; Appellate Judge; Supreme Court Justice;
      Court Commissioner; Traffic Court Judge`,
    skills: `
      Judicial rulings; Sentencing; Courtroom management; Jury instructions; Evidence rules;
      Constitutional law; Bench trials; Arraignments`,
    related: '23-1021 23-1011 23-1012',
  },
  {
    soc: '23-2011',
    name: 'Paralegals and Legal Assistants',
    titles: `
      Paralegal; Legal Assistant; Litigation Paralegal; Corporate Paralegal; Certified Paralegal;
      Immigration Paralegal; Family Law Paralegal; Real Estate Paralegal; Personal Injury Paralegal;
      Paralegal Specialist; Intellectual Property Paralegal; Legal Aide; Legal Specialist;
      Legal Coordinator; Case Manager Legal; Estate Planning Paralegal; Contract Paralegal;
      Law Firm Assistant; Legal Analyst; Litigation Assistant; Trial Paralegal; Legal Operations Specialist;
      Bankruptcy Paralegal; Litigation Support Specialist; Legal Intern; Contracts Specialist;
      Patent Paralegal`,
    skills: `
      Case files; Document review; E-filing; Discovery responses; Clio; Relativity; Trial preparation;
      Legal drafting; Medical records requests; Calendaring deadlines; Notary public`,
    related: '23-1011 43-6012 23-2093',
  },
  {
    soc: '23-2093',
    name: 'Title Examiners, Abstractors, and Searchers',
    titles: `
      Title Examiner; Title Abstractor; Title Searcher; Landman; Abstractor; Title Officer; Escrow Officer;
      Title Processor; Escrow Assistant; Lease Analyst; Title Agent; Closing Officer; Title Specialist;
      Title Clerk Real Estate; Real Estate Title Analyst; Oil and Gas Landman; Closing Coordinator;
      Right of Way Agent; Settlement Officer; Land Agent`,
    skills: `
      Title searches; Chain of title; Title commitments; County land records; Escrow closings;
      Mineral rights; Lien searches; ALTA settlement statements; Curative documents`,
    related: '23-2011 41-9021 43-4131',
  },
  {
    soc: '23-2099',
    name: 'Legal Support Workers, All Other',
    titles: `
      Legal Videographer; Legal Investigator; Patent Agent; Process Server; Victim Witness Coordinator;
      Jury Consultant; Legal Transcriptionist; Contract Administrator Legal; Court Advocate;
      Jury Coordinator; Trial Consultant; Legal Document Preparer; Legal Technician;
      Court Interpreter Coordinator; Trademark Specialist; Patent Searcher; Legal Nurse Reviewer`,
    skills: `
      Patent prosecution; Service of process; Deposition video; Patent searching; Witness support;
      Exhibit preparation; Jury research; Trademark filings`,
    related: '23-2011 27-3092 43-4031',
  },
];
