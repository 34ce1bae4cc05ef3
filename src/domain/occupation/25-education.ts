import type { OccupationSource } from './occupation.ts';

export const education: OccupationSource[] = [
  {
    soc: '25-1011',
    name: 'Business Teachers, Postsecondary',
    titles: `
      Business Professor; Accounting Professor; Marketing Professor; Finance Professor;
      Business Instructor College; Adjunct Business Instructor; Management Professor; Professor of Business;
      Assistant Professor of Accounting; Business Faculty; MBA Instructor; Lecturer in Business;
      Adjunct Professor of Marketing; Business Administration Instructor; Entrepreneurship Professor`,
    skills: `
      Business case teaching; AACSB accreditation; Course design in business;
      Academic research in management; Syllabus development; Canvas LMS; Student mentoring`,
    related: '25-1081 25-1022 13-1111',
  },
  {
    soc: '25-1021',
    name: 'Computer Science Teachers, Postsecondary',
    titles: `
      Computer Science Professor; Computer Science Instructor; Computer Science Lecturer;
      IT Instructor College; Adjunct Computer Science Instructor; Information Systems Professor;
      Cybersecurity Instructor; Programming Instructor; Professor of Computer Science;
      Computer Science Faculty; Data Science Professor; Coding Bootcamp Instructor;
      Web Development Instructor; Software Engineering Instructor; Information Technology Faculty`,
    skills: `
      Programming instruction; Algorithm courses; Computing curriculum; Autograding tools;
      Lab course supervision; Research supervision; Code review teaching`,
    related: '25-1022 15-1221 25-1081',
  },
  {
    soc: '25-1022',
    name: 'Mathematics and Science Teachers, Postsecondary',
    titles: `
      Math Professor; Biology Professor; Chemistry Professor; Physics Professor;
      Mathematics Instructor College; Adjunct Math Instructor; Professor of Biology;
      Assistant Professor of Chemistry; Mathematics Lecturer; Statistics Professor;
      Anatomy and Physiology Instructor; Biology Lecturer; Science Faculty; Environmental Science Professor;
      Engineering Professor; Math Faculty; Geology Professor`,
    skills: `
      Calculus instruction; Laboratory teaching; STEM curriculum; Grant-funded research; Student assessment;
      Peer-reviewed publishing; Office hours mentoring`,
    related: '25-1081 15-2021 25-2031',
  },
  {
    soc: '25-1071',
    name: 'Health Specialties and Nursing Teachers, Postsecondary',
    titles: `
      Nursing Instructor; Nursing Professor; Clinical Nursing Instructor; Nursing Faculty;
      Clinical Instructor; Nurse Educator Faculty; Health Sciences Professor; Medical Professor;
      Pharmacy Professor; Dental Hygiene Instructor; Public Health Professor; Adjunct Nursing Instructor;
      Clinical Faculty; Radiography Program Director; Physical Therapy Professor;
      Medical Assistant Instructor; Allied Health Instructor; Phlebotomy Instructor; Professor of Medicine`,
    skills: `
      Clinical instruction; Simulation labs; NCLEX preparation; Nursing curriculum;
      Clinical site coordination; Health professions accreditation; Skills checkoffs;
      Evidence-based practice teaching`,
    related: '29-1141 25-1081 29-1141.04',
  },
  {
    soc: '25-1081',
    name: 'Postsecondary Teachers, General',
    titles: `
      Professor; Assistant Professor; Associate Professor; Adjunct Professor; College Instructor; Lecturer;
      University Professor; Adjunct Instructor; Adjunct Faculty; Faculty Member; Tenure Track Professor;
      Visiting Professor; Community College Instructor; Education Professor; Instructor;
      University Lecturer; Adjunct Lecturer; Online Instructor; Part-Time Faculty; Postsecondary Teacher;
      Faculty; Law Professor; Teaching Professor; Visiting Assistant Professor`,
    skills: `
      Higher education teaching; Curriculum development; Academic research; Blackboard; Lecturing;
      Thesis supervision; Online course facilitation; Grading; Faculty committees; Moodle`,
    related: '25-1123 25-1011 25-9044 11-9033',
  },
  {
    soc: '25-1123',
    name: 'Humanities, Arts, and Social Science Teachers, Postsecondary',
    titles: `
      English Professor; History Professor; Psychology Professor; Art Professor; Music Professor;
      Communications Professor; English Instructor College; Philosophy Professor; Sociology Professor;
      Political Science Professor; Spanish Professor; Composition Instructor; Economics Professor;
      Theater Professor; Foreign Language Lecturer; Writing Instructor; Adjunct English Instructor;
      Criminal Justice Instructor; Psychology Instructor; Dance Professor`,
    skills: `
      Composition teaching; Literature seminars; Critical theory; Essay grading; Studio art instruction;
      Language pedagogy; Social science methods; Humanities research`,
    related: '25-1081 25-2031 27-3043',
  },
  {
    soc: '25-1194',
    name: 'Career and Technical Education Teachers, Postsecondary',
    titles: `
      Vocational Instructor; CTE Instructor College; Welding Instructor; Automotive Instructor;
      HVAC Instructor; Cosmetology Instructor; Culinary Instructor; Electrical Instructor;
      Trade School Instructor; Technical Instructor; Truck Driving Instructor; CDL Instructor;
      Barbering Instructor; Construction Trades Instructor; Machining Instructor;
      Massage Therapy Instructor; Vocational Teacher; Diesel Instructor; Plumbing Instructor;
      Aviation Maintenance Instructor; Flight Ground Instructor`,
    skills: `
      Hands-on shop instruction; Industry certifications; Competency-based training; Lab safety training;
      Apprenticeship coordination; Trade curriculum; Equipment demonstrations`,
    related: '25-2032 25-3021 25-1081',
  },
  {
    soc: '25-2011',
    name: 'Preschool Teachers',
    titles: `
      Preschool Teacher; Pre-K Teacher; Early Childhood Teacher; Lead Preschool Teacher; Daycare Teacher;
      Toddler Teacher; Assistant Preschool Teacher; Head Start Teacher; Early Childhood Educator;
      Infant Teacher; Montessori Teacher; Nursery School Teacher; Pre-Kindergarten Teacher;
      Early Learning Teacher; Infant Toddler Teacher; Child Development Teacher; VPK Teacher;
      Childcare Teacher; ECE Teacher; Early Head Start Teacher; Lead Infant Teacher`,
    skills: `
      Early childhood education; Lesson planning for preschool; Creative Curriculum; CDA credential;
      Child development; Classroom management; Circle time; Developmental screening; Play-based learning;
      Teaching Strategies GOLD`,
    related: '39-9011 25-2012 25-9042 11-9031',
  },
  {
    soc: '25-2012',
    name: 'Kindergarten Teachers',
    titles: `
      Kindergarten Teacher; Kinder Teacher; Transitional Kindergarten Teacher; TK Teacher;
      Lead Kindergarten Teacher; Kindergarten Classroom Teacher; Bilingual Kindergarten Teacher;
      Kindergarten Educator; Dual Language Kindergarten Teacher; Kindergarten Instructor;
      Kindergarten Immersion Teacher; Full Day Kindergarten Teacher; Kindergarten ESL Teacher;
      Kindergarten Lead; K Teacher; Elementary Teacher Kindergarten`,
    skills: `
      Phonics instruction; Early literacy; Number sense; DIBELS; Guided reading; Social emotional learning;
      Handwriting Without Tears; Learning centers`,
    related: '25-2021 25-2011 25-9042',
  },
  {
    soc: '25-2021',
    name: 'Elementary School Teachers',
    titles: `
      Elementary School Teacher; Elementary Teacher; Grade School Teacher; Primary School Teacher;
      First Grade Teacher; Second Grade Teacher; Third Grade Teacher; Fourth Grade Teacher;
      Fifth Grade Teacher; Elementary Education Teacher; Elementary Music Teacher; Elementary Art Teacher;
      Elementary PE Teacher; Classroom Teacher; Reading Teacher; Elementary Math Teacher;
      Elementary Educator; Bilingual Elementary Teacher; 2nd Grade Teacher; 3rd Grade Teacher;
      1st Grade Teacher; 4th Grade Teacher; 5th Grade Teacher; Intervention Teacher; Reading Specialist`,
    skills: `
      Elementary education; Lesson plans; Differentiated instruction; Common Core; Balanced literacy;
      Classroom behavior management; Parent-teacher conferences; State teaching license; Google Classroom;
      Formative assessment`,
    related: '25-2012 25-2022 25-2056 25-9042',
  },
  {
    soc: '25-2022',
    name: 'Middle School Teachers',
    titles: `
      Middle School Teacher; Middle School Math Teacher; Middle School Science Teacher;
      Middle School English Teacher; Junior High Teacher; Sixth Grade Teacher; Seventh Grade Teacher;
      Eighth Grade Teacher; Middle School Social Studies Teacher; Middle School ELA Teacher;
      6th Grade Teacher; 7th Grade Teacher; 8th Grade Teacher; Junior High School Teacher;
      Middle School Language Arts Teacher; Intermediate School Teacher; Middle School Band Director;
      Middle Grades Teacher; Middle School PE Teacher`,
    skills: `
      Middle grades curriculum; Adolescent development; Project-based learning; Pre-algebra; Unit planning;
      Standards-based grading; Advisory periods; Parent outreach`,
    related: '25-2031 25-2021 25-2057',
  },
  {
    soc: '25-2031',
    name: 'Secondary School Teachers',
    titles: `
      High School Teacher; Secondary School Teacher; High School Math Teacher; High School English Teacher;
      High School Science Teacher; Math Teacher; English Teacher; Science Teacher; History Teacher;
      Spanish Teacher; Social Studies Teacher; Biology Teacher; Chemistry Teacher; Physics Teacher;
      Physical Education Teacher; PE Teacher; Art Teacher; Music Teacher School; Teacher; School Teacher;
      Secondary Teacher; Language Arts Teacher; French Teacher; AP Teacher; Band Director;
      Choir Director School; Drama Teacher; Computer Science Teacher; Health Teacher;
      World Language Teacher; Orchestra Director; Licensed Teacher; Secondary Education Teacher`,
    skills: `
      Secondary education; Subject matter expertise; Advanced Placement; Classroom discipline; Algebra;
      Curriculum alignment; Student engagement; Teaching credential; PowerSchool; Test preparation`,
    related: '25-2022 25-2032 25-2058 25-3031',
  },
  {
    soc: '25-2032',
    name: 'Career and Technical Education Teachers, Secondary',
    titles: `
      CTE Teacher; Career and Technical Education Teacher; Vocational Education Teacher;
      Agriculture Teacher; Business Education Teacher; Shop Teacher; Family and Consumer Sciences Teacher;
      Technology Education Teacher; Industrial Arts Teacher; Culinary Arts Teacher; Health Science Teacher;
      Woodshop Teacher; Automotive Technology Teacher; Engineering Teacher; Home Economics Teacher;
      FFA Advisor; Construction Trades Teacher; STEM Teacher`,
    skills: `
      Career pathways; Work-based learning; Shop safety; Project Lead the Way; SkillsUSA; FFA advising;
      Industry credential exams; CTE license`,
    related: '25-1194 25-2031 25-2022',
  },
  {
    soc: '25-2056',
    name: 'Special Education Teachers, Kindergarten and Elementary',
    titles: `
      Special Education Teacher Elementary; Elementary Special Education Teacher; Resource Teacher;
      Resource Room Teacher; Learning Support Teacher; Special Education Resource Teacher;
      Early Intervention Teacher; Preschool Special Education Teacher;
      Early Childhood Special Education Teacher; Autism Teacher; Elementary Special Ed Teacher;
      Early Interventionist; Inclusion Teacher; Special Education Kindergarten Teacher;
      Developmental Teacher; ECSE Teacher`,
    skills: `
      Individualized education programs; Early intervention; Applied behavior analysis in classrooms;
      Progress monitoring; Visual supports; Co-teaching; Sensory strategies; Autism spectrum support`,
    related: '25-2058 25-9043 25-2021',
  },
  {
    soc: '25-2057',
    name: 'Special Education Teachers, Middle School',
    titles: `
      Middle School Special Education Teacher; Special Education Teacher Middle School;
      Middle School Resource Teacher; Special Ed Teacher Middle School; Middle School SPED Teacher;
      Middle School Intervention Specialist; Junior High Special Education Teacher;
      Middle School Inclusion Teacher; Middle School Learning Specialist; Middle School Life Skills Teacher;
      Middle School Resource Specialist; Middle School Autism Teacher; Middle School Behavior Teacher;
      Middle School EBD Teacher; Middle School Exceptional Children Teacher`,
    skills: `
      Accommodations and modifications; Executive function coaching; Behavior support plans;
      Inclusion support; IEP case management; Assistive reading technology; Transition goals`,
    related: '25-2058 25-2056 25-2022',
  },
  {
    soc: '25-2058',
    name: 'Special Education Teachers, Secondary and General',
    titles: `
      Special Education Teacher; Special Ed Teacher; SPED Teacher; High School Special Education Teacher;
      Intervention Specialist; Exceptional Student Education Teacher; ESE Teacher; Life Skills Teacher;
      Learning Specialist; Special Educator; Exceptional Children Teacher; Special Day Class Teacher;
      Adapted Physical Education Teacher; Teacher of the Deaf; Teacher of the Visually Impaired;
      Transition Specialist Special Education; Emotional Support Teacher; Special Needs Teacher;
      SDC Teacher; Education Specialist Mild Moderate; Special Education Coordinator;
      Behavior Interventionist Teacher; Resource Specialist Teacher`,
    skills: `
      Special education law; IEP writing; IDEA compliance; Modified curriculum; Life skills instruction;
      Behavior management; Specially designed instruction; Transition planning;
      Crisis prevention intervention; Braille`,
    related: '25-2056 25-2057 25-9043 19-3034',
  },
  {
    soc: '25-3011',
    name: 'Adult Basic Education, ESL, and GED Instructors',
    titles: `
      ESL Teacher; ESL Instructor; GED Instructor; Adult Education Teacher; ELL Teacher;
      English Language Instructor; ESOL Teacher; TESOL Teacher; Adult Literacy Teacher;
      Adult Basic Education Instructor; English as a Second Language Teacher; Adult Education Instructor;
      EFL Teacher; Online English Teacher; HSE Instructor; Bilingual Teacher;
      English Language Learner Teacher; Citizenship Teacher; TEFL Teacher;
      English Language Development Teacher; Multilingual Teacher`,
    skills: `
      TESOL certification; English language development; GED preparation; CASAS testing;
      Sheltered instruction; Conversation practice; Adult learners; WIDA standards`,
    related: '25-3021 25-3031 25-2031',
  },
  {
    soc: '25-3021',
    name: 'Self-Enrichment and Private Teachers',
    titles: `
      Music Teacher; Piano Teacher; Dance Teacher; Private Music Teacher; Guitar Teacher; Art Instructor;
      Dance Instructor; Swim Instructor; Driving Instructor; Martial Arts Instructor; Voice Teacher;
      Gymnastics Coach; Music Instructor; Violin Teacher; Cooking Instructor; Flight Instructor CFI;
      Driver Education Instructor; Language Instructor; Ballet Teacher; Enrichment Teacher;
      Riding Instructor; Karate Instructor; Craft Instructor; Swim Teacher; Gymnastics Instructor;
      Photography Instructor; Tennis Instructor; Surf Instructor; Piano Instructor; Sign Language Instructor`,
    skills: `
      Piano; Private lessons; Recital preparation; Choreography teaching; Water safety instructor;
      Lesson scheduling; Music theory; Student motivation; Studio management`,
    related: '25-3041 27-2042 39-9031',
  },
  {
    soc: '25-3031',
    name: 'Substitute Teachers',
    titles: `
      Substitute Teacher; Sub Teacher; Long-Term Substitute Teacher; Guest Teacher; Relief Teacher;
      Day-to-Day Substitute; Building Substitute; Permanent Substitute Teacher; Substitute;
      Substitute Educator; Short-Term Substitute Teacher; Supply Teacher; Fill-In Teacher;
      Substitute Instructor; On-Call Teacher; Emergency Substitute Teacher; K-12 Substitute`,
    skills: `
      Substitute teaching permit; Following lesson plans; Flexible classroom coverage; Student supervision;
      Attendance taking; Behavior redirection; Frontline Absence Management`,
    related: '25-9042 25-2031 25-2021',
  },
  {
    soc: '25-3041',
    name: 'Tutors',
    titles: `
      Tutor; Math Tutor; Reading Tutor; Academic Tutor; Online Tutor; SAT Tutor; English Tutor;
      Private Tutor; Science Tutor; Test Prep Tutor; Writing Tutor; Peer Tutor; Homework Helper;
      Literacy Tutor; In-Home Tutor; ACT Tutor; Chemistry Tutor; Test Prep Instructor;
      Learning Center Tutor; Elementary Tutor; Language Tutor; Spanish Tutor; College Tutor`,
    skills: `
      One-on-one tutoring; SAT preparation; Homework help; Study skills; Math remediation;
      Reading intervention; Virtual whiteboards; Progress reports`,
    related: '25-9042 25-3021 25-2021',
  },
  {
    soc: '25-4011',
    name: 'Archivists',
    titles: `
      Archivist; Digital Archivist; Archives Technician Specialist; University Archivist; Records Archivist;
      Processing Archivist; Corporate Archivist; Manuscripts Curator; Archives Manager; Film Archivist;
      Reference Archivist; Special Collections Archivist; State Archivist; Archives Specialist;
      Audiovisual Archivist; Project Archivist`,
    skills: `
      Archival processing; Finding aids; Encoded archival description; Digital preservation; ArchivesSpace;
      Collection appraisal; DACS; Rare book handling`,
    related: '25-4022 25-4012 19-3093',
  },
  {
    soc: '25-4012',
    name: 'Curators and Museum Workers',
    titles: `
      Curator; Museum Curator; Museum Technician; Museum Registrar; Art Handler; Collections Manager;
      Exhibit Specialist; Conservator; Preparator; Gallery Director; Museum Director; Art Conservator;
      Assistant Curator; Curatorial Assistant; Collections Specialist; Museum Specialist; Museum Educator;
      Exhibition Manager; Gallery Manager; Collections Assistant; Registrar Museum; Exhibit Technician`,
    skills: `
      Collections care; Exhibition planning; Object handling; TMS collections software; Art conservation;
      Provenance; Museum interpretation; Loan agreements; Art installation; PastPerfect`,
    related: '25-4011 27-1027 19-3093',
  },
  {
    soc: '25-4022',
    name: 'Librarians and Media Collections Specialists',
    titles: `
      Librarian; School Librarian; Reference Librarian; Library Media Specialist; Children's Librarian;
      Public Librarian; Academic Librarian; Teen Librarian; Youth Services Librarian; Cataloging Librarian;
      Law Librarian; Library Director; Medical Librarian; Systems Librarian; Library Manager;
      Media Specialist School; Digital Services Librarian; Collection Development Librarian;
      Teacher Librarian; Electronic Resources Librarian; Branch Librarian; Adult Services Librarian;
      Media Center Specialist`,
    skills: `
      Library science; Cataloging; Collection development; Reference services; Integrated library systems;
      Storytime programming; MLIS; Information literacy; Dewey Decimal System; Database searching`,
    related: '25-4031 25-4011 43-4121',
  },
  {
    soc: '25-4031',
    name: 'Library Technicians',
    titles: `
      Library Technician; Library Associate; Library Specialist; Library Technical Assistant;
      Circulation Supervisor; Cataloging Technician; Library Services Associate;
      Interlibrary Loan Technician; Acquisitions Technician Library; Library Media Technician;
      Circulation Technician; Library Services Assistant; Serials Technician;
      Library Circulation Specialist; Library Support Specialist`,
    skills: `
      Circulation desk; MARC records; Interlibrary loan; Book processing; Shelving systems; Patron accounts;
      Koha; Copy cataloging`,
    related: '43-4121 25-4022',
  },
  {
    soc: '25-9031',
    name: 'Instructional Coordinators and Designers',
    titles: `
      Instructional Designer; Instructional Coordinator; Curriculum Developer; Curriculum Specialist;
      Instructional Coach; E-Learning Developer; Curriculum Coordinator; Curriculum Designer;
      Learning Designer; Instructional Specialist; Educational Consultant; Instructional Technologist;
      Literacy Coach; eLearning Designer; Curriculum Director; Learning Experience Designer; Math Coach;
      Instructional Systems Designer; Educational Technologist; Education Specialist; Curriculum Writer;
      Academic Coordinator; Program Specialist Education; Instructional Technology Specialist;
      Education Coordinator; Education Program Specialist`,
    skills: `
      Instructional design; ADDIE model; Articulate Storyline; Adobe Captivate; Curriculum mapping;
      Learning objectives; SCORM; Camtasia; Teacher coaching; Assessment design; Bloom's taxonomy`,
    related: '13-1151 11-3131 25-2031',
  },
  {
    soc: '25-9042',
    name: 'Teaching Assistants, Preschool through Secondary',
    titles: `
      Teacher Assistant; Teaching Assistant; Teacher Aide; Teacher's Aide; Paraprofessional;
      Instructional Assistant; Instructional Aide; Classroom Assistant; Classroom Aide; Paraeducator;
      Educational Assistant; Education Assistant; Teacher's Assistant; Preschool Aide; Assistant Teacher;
      School Aide; Lunchroom Monitor; Recess Aide; Library Aide School; Preschool Assistant;
      Kindergarten Aide; Bilingual Aide; Instructional Paraprofessional; Substitute Teacher Aide;
      Noon Duty Aide`,
    skills: `
      Classroom support; Small group instruction; Playground supervision; Student assistance;
      Reading support; Copying and filing; Behavior reinforcement; ParaPro assessment; Bulletin boards`,
    related: '25-9043 25-2011 25-3031',
  },
  {
    soc: '25-9043',
    name: 'Teaching Assistants, Special Education',
    titles: `
      Special Education Paraprofessional; Special Education Aide; Special Education Assistant;
      Special Education Teacher Assistant; One-on-One Aide; 1:1 Paraprofessional; Special Needs Aide;
      Inclusion Aide; SPED Paraprofessional; Special Ed Aide; Special Education Instructional Assistant;
      Personal Care Paraprofessional; Behavior Paraprofessional; Special Education Paraeducator;
      Special Needs Assistant; Student Support Aide; Behavior Aide School`,
    skills: `
      Toileting assistance; One-on-one student support; Behavior data collection; De-escalation;
      Adaptive equipment; Communication boards; Feeding assistance; CPI training`,
    related: '25-9042 25-2058 29-1299.01',
  },
  {
    soc: '25-9044',
    name: 'Teaching Assistants, Postsecondary',
    titles: `
      Graduate Teaching Assistant; College Teaching Assistant; University Teaching Assistant;
      Graduate Assistant; Lab Instructor Assistant; Course Assistant; Teaching Fellow; GTA;
      Graduate Student Instructor; Undergraduate Teaching Assistant; Supplemental Instruction Leader;
      Recitation Instructor; Discussion Leader; Grader; Laboratory Teaching Assistant; Exam Proctor;
      Test Proctor`,
    skills: `
      Leading discussion sections; Exam grading; Lab supervision; Office hours; Proctoring; Course websites;
      Undergraduate mentoring`,
    related: '25-1081 25-3041 19-4061',
  },
];
