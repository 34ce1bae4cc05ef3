import type { OccupationSource } from './occupation.ts';

export const computingAndMathematics: OccupationSource[] = [
  {
    soc: '15-1211',
    name: 'Computer Systems Analysts',
    titles: `
      Systems Analyst; Computer Systems Analyst; Business Systems Analyst; IT Business Analyst;
      Business Analyst; IT Analyst; Technical Business Analyst; ERP Analyst; SAP Analyst; SAP Consultant;
      Salesforce Administrator; Application Analyst; CRM Administrator; Information Systems Analyst;
      Functional Analyst; Workday Analyst; Technical Analyst; Requirements Analyst;
      ServiceNow Administrator; Oracle Functional Consultant; Solutions Consultant IT; ERP Consultant;
      IT Consultant; SAP Functional Consultant; Salesforce Consultant; NetSuite Administrator;
      Applications Specialist`,
    skills: `
      Requirements gathering; Use cases; Systems analysis; User acceptance testing; Process modeling;
      SAP S/4HANA; Salesforce administration; Gap analysis documents; SQL; ServiceNow;
      Business process modeling; Functional specifications`,
    related: '15-1252 13-1111 15-1299.09 15-1211.01',
  },
  {
    soc: '15-1211.01',
    name: 'Health Informatics Specialists',
    titles: `
      Health Informatics Specialist; Clinical Informatics Specialist; Epic Analyst; Clinical Informaticist;
      Clinical Systems Analyst; EHR Analyst; EMR Analyst; Healthcare Informatics Analyst;
      Clinical Applications Analyst; Epic Application Analyst; Cerner Analyst; Health IT Analyst;
      EHR Implementation Specialist; Epic Consultant; Nursing Informatics Analyst;
      Health Informatics Analyst; EMR Specialist; Informatics Specialist`,
    skills: `
      Clinical workflows; Epic certification; Cerner Millennium; HL7; FHIR; Clinical decision support;
      EHR build; Interoperability; Order sets; Meaningful use`,
    related: '15-1211 29-9021 29-1141.04',
  },
  {
    soc: '15-1212',
    name: 'Information Security Analysts',
    titles: `
      Information Security Analyst; Cybersecurity Analyst; Security Analyst; SOC Analyst;
      Cyber Security Analyst; Infosec Analyst; IT Security Analyst; Information Security Specialist;
      Threat Analyst; Threat Intelligence Analyst; Incident Response Analyst; Vulnerability Analyst;
      GRC Analyst; Information Assurance Analyst; Cyber Analyst; Security Operations Analyst;
      Information Systems Security Officer; ISSO; Cybersecurity Specialist; IT Security Specialist;
      IAM Analyst; Identity and Access Management Analyst; Cyber Threat Hunter; Security Administrator;
      Information Security Officer; Cyber Defense Analyst`,
    skills: `
      SIEM; Splunk; Incident response; Vulnerability scanning; NIST 800-53; Threat hunting;
      CompTIA Security+; Endpoint detection; Phishing analysis; Log analysis; Risk management framework;
      Nessus`,
    related: '15-1299.05 15-1299.04 15-1244 13-2011.01',
  },
  {
    soc: '15-1221',
    name: 'Computer and Information Research Scientists',
    titles: `
      Computer Scientist; Research Scientist Computing; AI Research Scientist; Machine Learning Researcher;
      AI Researcher; Computer Vision Scientist; Applied Scientist; Machine Learning Scientist;
      Research Scientist AI; NLP Scientist; Natural Language Processing Scientist; Research Engineer AI;
      Deep Learning Researcher; Robotics Researcher; Computational Scientist; Applied Research Scientist;
      Information Scientist; HCI Researcher`,
    skills: `
      Deep learning; PyTorch; Reinforcement learning; Computer vision; Natural language processing;
      Research publications; Algorithm design; CUDA; Transformer models; Experimental design`,
    related: '15-2051 15-2051.03 15-1252',
  },
  {
    soc: '15-1231',
    name: 'Computer Network Support Specialists',
    titles: `
      Network Technician; Network Support Specialist; Network Support Technician; NOC Technician;
      Network Operations Center Technician; NOC Analyst; Network Support Engineer; Network Analyst Support;
      Network Specialist; Field Network Technician; Network Support Analyst; NOC Engineer;
      Wireless Network Technician; LAN Technician; Network Installation Technician; WAN Support Technician;
      Network Operations Technician`,
    skills: `
      Network troubleshooting; Cisco IOS; CompTIA Network+; Cable testing; Wi-Fi surveys;
      Network monitoring; SolarWinds; DHCP; DNS; VLAN configuration`,
    related: '15-1244 15-1232 49-2022',
  },
  {
    soc: '15-1232',
    name: 'Computer User Support Specialists',
    titles: `
      Help Desk Technician; Help Desk Specialist; IT Support Specialist; Desktop Support Technician;
      Technical Support Specialist; Computer Support Specialist; IT Technician; Desktop Support Specialist;
      Service Desk Analyst; Help Desk Analyst; IT Support Technician; Technical Support Representative;
      Tech Support; Desktop Support Analyst; IT Support Analyst; PC Technician; Desktop Technician;
      Technical Support Engineer; Support Engineer; Service Desk Technician; Helpdesk Support;
      End User Support Specialist; Deskside Support; Information Technology Specialist; IT Specialist;
      Computer Technician; Application Support Analyst; Product Support Specialist;
      Computer Support Technician; Technical Support Analyst`,
    skills: `
      Help desk; Active Directory; Windows 11; Office 365; Ticketing systems; Remote desktop support;
      Hardware troubleshooting; CompTIA A+; Password resets; PC imaging; Microsoft Intune; macOS support`,
    related: '15-1231 15-1244 49-2011 43-4051',
  },
  {
    soc: '15-1241',
    name: 'Computer Network Architects',
    titles: `
      Network Engineer; Network Architect; Network Design Engineer; Computer Network Architect;
      Senior Network Architect; Wireless Engineer; Network Solutions Architect;
      Data Center Network Engineer; Network Planner; Telecommunications Engineer; Network Security Engineer;
      Unified Communications Engineer; VoIP Engineer; Telecommunications Engineering Specialist;
      Network Consultant; SD-WAN Engineer; Cisco Engineer; Collaboration Engineer`,
    skills: `
      BGP; OSPF; CCNP; Network design; SD-WAN; Palo Alto firewalls; MPLS; Juniper; Load balancing;
      Network automation; CCIE; VoIP`,
    related: '15-1244 15-1299.08 17-2061',
  },
  {
    soc: '15-1242',
    name: 'Database Administrators',
    titles: `
      Database Administrator; DBA; SQL Server DBA; Oracle DBA; Database Manager; Database Analyst;
      PostgreSQL DBA; Database Administration Manager; MySQL DBA; Database Specialist; SQL DBA; Cloud DBA;
      Database Coordinator; Database Support Engineer; MongoDB Administrator; DB2 DBA;
      Database Operations Engineer`,
    skills: `
      Database administration; SQL Server; Oracle Database; Database backup and recovery; Query tuning;
      Replication; PostgreSQL; High availability clustering; Database security; MySQL; PL/SQL`,
    related: '15-1243 15-1244 15-1252',
  },
  {
    soc: '15-1243',
    name: 'Database Architects',
    titles: `
      Database Architect; Data Architect; Data Engineer; ETL Developer; Database Engineer;
      Big Data Engineer; Data Warehouse Engineer; Data Modeler; Database Developer; SQL Developer;
      Data Warehouse Developer; Cloud Data Engineer; Data Platform Engineer; Analytics Engineer;
      Data Pipeline Engineer; Big Data Architect; Snowflake Developer; Databricks Engineer;
      Data Warehouse Architect; ETL Engineer; Hadoop Developer; Azure Data Engineer; AWS Data Engineer;
      Data Integration Developer; Informatica Developer`,
    skills: `
      Data modeling; ETL; Apache Spark; Snowflake; Data warehousing; Airflow; dbt; Kafka; Databricks;
      Data pipelines; Redshift; Dimensional modeling`,
    related: '15-2051 15-1242 15-1252 15-2051.01',
  },
  {
    soc: '15-1244',
    name: 'Network and Computer Systems Administrators',
    titles: `
      Systems Administrator; System Administrator; Sysadmin; Network Administrator; Linux Administrator;
      Windows Administrator; IT Administrator; Server Administrator; Linux Systems Administrator;
      Windows Systems Administrator; Network Systems Administrator; Infrastructure Administrator;
      VMware Administrator; Microsoft 365 Administrator; IT Systems Administrator; Unix Administrator;
      Information Systems Administrator; LAN Administrator; Systems Support Engineer; Citrix Administrator;
      Exchange Administrator; Virtualization Engineer; Storage Administrator; Systems Specialist;
      Infrastructure Engineer`,
    skills: `
      Linux administration; Windows Server; VMware vSphere; Group Policy; PowerShell; Patch management;
      Backup administration; Azure AD; Red Hat Enterprise Linux; Storage area networks; Hyper-V;
      Bash scripting`,
    related: '15-1232 15-1241 15-1299.08 15-1252.02',
  },
  {
    soc: '15-1251',
    name: 'Computer Programmers',
    titles: `
      Computer Programmer; Programmer; Programmer Analyst; COBOL Programmer; Mainframe Developer;
      Mainframe Programmer; Application Programmer; RPG Programmer; AS400 Programmer; SAS Programmer;
      ABAP Developer; SAP ABAP Developer; Coder Software; VBA Developer; Legacy Systems Programmer;
      PL/SQL Developer; Cobol Developer; Systems Programmer`,
    skills: `
      COBOL; JCL; RPG; ABAP; VBA; Legacy code maintenance; CICS; DB2; Code documentation; Fortran;
      Batch processing`,
    related: '15-1252 15-1211',
  },
  {
    soc: '15-1252',
    name: 'Software Developers',
    titles: `
      Software Engineer; Software Developer; SWE; SDE; Software Development Engineer; Backend Developer;
      Backend Engineer; Back End Developer; Full Stack Developer; Full Stack Engineer; Fullstack Developer;
      Java Developer; Python Developer; .NET Developer; C# Developer; C++ Developer; Application Developer;
      Mobile Developer; iOS Developer; Android Developer; Golang Developer; Ruby on Rails Developer;
      Embedded Software Engineer; Firmware Engineer; Software Architect; Developer; iOS Engineer;
      Android Engineer; Mobile App Developer; Application Engineer Software; Salesforce Developer;
      API Developer; Node.js Developer; Platform Engineer; Systems Software Developer;
      React Native Developer; Flutter Developer; Member of Technical Staff; Product Engineer Software;
      Embedded Systems Engineer; Blockchain Developer; Microservices Developer; Software Programmer;
      Scala Developer; Rust Developer; ServiceNow Developer; Forward Deployed Engineer`,
    skills: `
      Java; Python; C#; Spring Boot; Microservices; REST APIs; Git; Object-oriented design; Node.js; Kotlin;
      Swift; Unit testing; Go; Docker; Data structures`,
    related: '15-1254 15-1252.02 15-1253 15-1211 11-3021',
  },
  {
    soc: '15-1252.02',
    name: 'DevOps and Site Reliability Engineers',
    titles: `
      DevOps Engineer; Site Reliability Engineer; SRE; Cloud Engineer; DevSecOps Engineer; Release Engineer;
      Build Engineer; Cloud Infrastructure Engineer; AWS Engineer; Azure Engineer; Kubernetes Engineer;
      Cloud Operations Engineer; CI/CD Engineer; Infrastructure Automation Engineer;
      Reliability Engineer Software; Production Engineer Software; Azure DevOps Engineer;
      AWS DevOps Engineer; Cloud Administrator; Cloud DevOps Engineer; Release Manager;
      Build and Release Engineer; MLOps Engineer`,
    skills: `
      Kubernetes; Terraform; AWS; CI/CD pipelines; Ansible; Jenkins; Prometheus; Infrastructure as code;
      Google Cloud Platform; GitLab CI; Observability; Helm`,
    related: '15-1252 15-1244 15-1299.08',
  },
  {
    soc: '15-1253',
    name: 'Software Quality Assurance Analysts and Testers',
    titles: `
      QA Engineer; QA Analyst; Software Tester; Quality Assurance Analyst; Test Engineer Software;
      QA Tester; Software Test Engineer; SDET; Software Development Engineer in Test; Automation Tester;
      QA Automation Engineer; Test Automation Engineer; Manual Tester; Test Analyst;
      Quality Assurance Engineer; Software QA Engineer; Game Tester; QA Lead; Performance Tester; Test Lead;
      Quality Engineer Software; Mobile QA Tester; UAT Tester; Test Manager; QA Specialist Software;
      Selenium Tester; Quality Assurance Tester`,
    skills: `
      Test automation; Selenium; Test cases; Regression testing; Cypress; Playwright; Bug tracking;
      API testing; Postman; Performance testing; JMeter; Test plans`,
    related: '15-1252 15-1211 11-3051.01',
  },
  {
    soc: '15-1254',
    name: 'Web Developers',
    titles: `
      Web Developer; Front End Developer; Frontend Developer; Front End Engineer; Frontend Engineer;
      WordPress Developer; PHP Developer; JavaScript Developer; React Developer; Angular Developer;
      UI Developer; Web Application Developer; Website Developer; Drupal Developer; Shopify Developer;
      Laravel Developer; Web Programmer; HTML Developer; Vue Developer; React Engineer;
      TypeScript Developer; Magento Developer; Web Engineer; Webflow Developer; Full Stack Web Developer;
      Ecommerce Developer`,
    skills: `
      HTML; CSS; JavaScript; React; TypeScript; WordPress; PHP; Responsive design; Vue.js; Angular; Sass;
      Web accessibility`,
    related: '15-1252 15-1255 15-1299.01',
  },
  {
    soc: '15-1255',
    name: 'Web and Digital Interface Designers',
    titles: `
      UX Designer; UI Designer; UI/UX Designer; UX/UI Designer; User Experience Designer; Product Designer;
      Interaction Designer; User Interface Designer; Web Designer; UX Researcher; User Researcher;
      Visual Designer UI; Digital Designer UX; Digital Product Designer; UX Design Lead;
      Experience Designer; Information Architect; Usability Analyst; Service Designer; UX Architect;
      User Experience Researcher; Mobile App Designer; UX Strategist; Website Designer; App Designer;
      Usability Specialist; Human Factors Designer; Head of Design Product; UX Manager;
      Design Systems Designer`,
    skills: `
      Figma; Wireframing; Prototyping; User research; Usability testing; Design systems; Sketch; Adobe XD;
      Information architecture; Journey mapping; Interaction design; User personas`,
    related: '15-1254 27-1024 11-3021.01',
  },
  {
    soc: '15-1255.01',
    name: 'Video Game Designers',
    titles: `
      Game Designer; Video Game Designer; Level Designer; Game Developer; Gameplay Programmer;
      Game Programmer; Unity Developer; Unreal Developer; Gameplay Engineer; Narrative Designer;
      Systems Designer Games; Game Producer; Technical Game Designer; Combat Designer;
      Game Engine Programmer; UI Designer Games; Quest Designer`,
    skills: `
      Unity; Unreal Engine; Game mechanics; Level design; Game design documents; Playtesting;
      Blueprint scripting; Lua; Game balancing; Virtual reality development`,
    related: '15-1252 27-1014 15-1255',
  },
  {
    soc: '15-1299.01',
    name: 'Web Administrators',
    titles: `
      Web Administrator; Webmaster; Website Administrator; Web Content Manager; Website Manager;
      Web Manager; CMS Administrator; Web Coordinator; Site Administrator; SharePoint Administrator;
      Web Content Specialist; Digital Content Administrator; Website Coordinator; Intranet Administrator;
      Web Operations Manager; Web Services Manager`,
    skills: `
      Content management systems; Web hosting; SharePoint; DNS management; Site analytics; SSL certificates;
      Drupal; Adobe Experience Manager; Website maintenance; Broken link auditing`,
    related: '15-1254 15-1244 27-3043',
  },
  {
    soc: '15-1299.02',
    name: 'Geographic Information Systems Technologists',
    titles: `
      GIS Analyst; GIS Specialist; GIS Technician; GIS Developer; Geospatial Analyst; GIS Coordinator;
      GIS Manager; GIS Administrator; GIS Engineer; Geospatial Developer;
      Geographic Information Systems Analyst; Geospatial Data Scientist; GIS Mapping Technician;
      Geospatial Engineer; GIS Data Analyst; Geographic Information Systems Specialist;
      Geospatial Intelligence Analyst`,
    skills: `
      ArcGIS Pro; QGIS; Spatial analysis; Geodatabases; Remote sensing; Cartography;
      Python scripting for GIS; LiDAR processing; Esri; Georeferencing`,
    related: '17-1021 19-3092 17-3031',
  },
  {
    soc: '15-1299.03',
    name: 'Document Management Specialists',
    titles: `
      Document Management Specialist; Document Control Specialist; Document Controller;
      Records Management Specialist; Document Specialist; Document Control Coordinator; Records Analyst;
      Content Management Specialist; Document Manager; Electronic Records Specialist;
      Information Governance Analyst; Records Specialist; Document Administrator;
      Engineering Document Controller; Document Coordinator; eDiscovery Specialist`,
    skills: `
      Document control; Version control of documents; Electronic document management;
      Records classification; Metadata tagging; OpenText; Documentum; Retention schedules;
      Controlled copies; Redaction`,
    related: '43-4071 11-3012 25-4011',
  },
  {
    soc: '15-1299.04',
    name: 'Penetration Testers',
    titles: `
      Penetration Tester; Ethical Hacker; Red Team Operator; Pen Tester; Offensive Security Engineer;
      Vulnerability Researcher; Red Team Engineer; Application Security Tester; Security Researcher;
      Offensive Security Consultant; Pentester; White Hat Hacker; Exploit Developer;
      Web Application Penetration Tester; Bug Bounty Hunter; Cyber Operator`,
    skills: `
      Penetration testing; Burp Suite; Metasploit; OSCP; Kali Linux; OWASP Top 10; Exploit development;
      Social engineering assessments; Red teaming; Reverse engineering`,
    related: '15-1212 15-1299.05',
  },
  {
    soc: '15-1299.05',
    name: 'Information Security Engineers',
    titles: `
      Security Engineer; Information Security Engineer; Cybersecurity Engineer; Cloud Security Engineer;
      Security Architect; Application Security Engineer; AppSec Engineer; Product Security Engineer;
      Cyber Security Engineer; Security Consultant Cyber; Information Systems Security Engineer;
      IT Security Engineer; Identity Engineer; Cryptographer; Cybersecurity Architect; Detection Engineer;
      IAM Engineer; Systems Security Engineer; Infrastructure Security Engineer`,
    skills: `
      Firewall engineering; Cloud security; Zero trust; Identity management; CISSP; Threat modeling;
      Encryption; Security architecture; Secure code review; Okta`,
    related: '15-1212 15-1299.04 15-1241',
  },
  {
    soc: '15-1299.06',
    name: 'Digital Forensics Analysts',
    titles: `
      Digital Forensics Analyst; Computer Forensics Analyst; Digital Forensic Examiner;
      Computer Forensic Examiner; Cyber Forensics Analyst; Malware Analyst; Digital Forensics Investigator;
      Forensic Computer Analyst; Mobile Forensics Examiner; Cyber Crime Investigator;
      Digital Evidence Technician; Forensic Technology Consultant; Computer Crime Investigator;
      DFIR Analyst; Cyber Forensic Specialist`,
    skills: `
      EnCase; FTK; Cellebrite; Malware analysis; Memory forensics; Digital evidence handling; Disk imaging;
      Autopsy forensics; Expert witness testimony`,
    related: '15-1212 33-3021 19-4092',
  },
  {
    soc: '15-1299.08',
    name: 'Computer Systems Engineers and Architects',
    titles: `
      Solutions Architect; Systems Engineer IT; Cloud Architect; Enterprise Architect; Systems Architect;
      IT Architect; Technical Architect; AWS Solutions Architect; Solution Architect;
      Cloud Solutions Architect; Infrastructure Architect; Computer Systems Engineer; Integration Architect;
      Azure Architect; Application Architect; Salesforce Architect; Systems Integration Engineer;
      Solutions Engineer; Enterprise Solutions Architect; SAP Architect; Computer Systems Architect;
      Systems Integrator`,
    skills: `
      Solution architecture; TOGAF; AWS Certified Solutions Architect; Enterprise architecture;
      System integration; Cloud architecture; API design; Scalability; MuleSoft; Technical documentation`,
    related: '15-1252 15-1241 15-1252.02 17-2061',
  },
  {
    soc: '15-1299.09',
    name: 'Information Technology Project Managers',
    titles: `
      IT Project Manager; Technical Project Manager; Information Technology Project Manager; Scrum Master;
      Agile Coach; Software Project Manager; IT Program Manager; Agile Project Manager;
      IT Project Coordinator; ERP Project Manager; Agile Delivery Lead; Release Train Engineer;
      Infrastructure Project Manager; Digital Project Manager; Web Project Manager; IT Project Lead;
      Iteration Manager; Technology Project Manager; IT PMO Manager; Cybersecurity Project Manager`,
    skills: `
      Scrum; Agile; Certified ScrumMaster; SAFe; Sprint planning; Kanban; Software development life cycle;
      Confluence; Release planning; Cross-functional coordination; Azure DevOps boards`,
    related: '13-1082 11-3021 15-1211',
  },
  {
    soc: '15-2011',
    name: 'Actuaries',
    titles: `
      Actuary; Actuarial Analyst; Actuarial Associate; Pricing Actuary; Health Actuary; Life Actuary;
      Reserving Actuary; Actuarial Consultant; Actuarial Assistant; Pension Actuary;
      Property and Casualty Actuary; Consulting Actuary; Chief Actuary; Actuarial Intern; Actuarial Manager;
      Actuarial Science Analyst; Actuarial Director`,
    skills: `
      Actuarial science; Loss reserving; Ratemaking; SOA exams; CAS exams; Prophet software;
      Mortality tables; Predictive modeling; Statutory valuation; Excel VBA`,
    related: '15-2041 13-2053 13-2054',
  },
  {
    soc: '15-2021',
    name: 'Mathematicians',
    titles: `
      Mathematician; Applied Mathematician; Computational Mathematician; Research Mathematician;
      Cryptanalyst; Mathematical Modeler; Algorithm Developer; Mathematics Researcher;
      Industrial Mathematician; Cryptologic Mathematician; Mathematical Scientist; Computational Modeler;
      Numerical Analyst; Algorithm Scientist; Algorithms Engineer`,
    skills: `
      Linear algebra; Differential equations; Mathematical modeling; Numerical methods; Graph theory;
      Mathematica; LaTeX; Cryptanalysis; Proof writing`,
    related: '15-2041 15-2031 25-1022',
  },
  {
    soc: '15-2031',
    name: 'Operations Research Analysts',
    titles: `
      Operations Research Analyst; Operations Research Scientist; Decision Scientist; Optimization Analyst;
      Operations Research Engineer; ORSA Analyst; Operational Research Analyst; Simulation Analyst;
      Decision Analyst; Optimization Scientist; Analytics Consultant; Workforce Management Analyst;
      Workforce Analyst; Optimization Engineer; Revenue Management Analyst; Operations Analytics Manager`,
    skills: `
      Linear programming; Mathematical optimization; Discrete event simulation; Gurobi; CPLEX;
      Decision analysis; Queueing theory; Arena simulation; Erlang forecasting; Scheduling models`,
    related: '15-2051 15-2041 13-1081',
  },
  {
    soc: '15-2041',
    name: 'Statisticians',
    titles: `
      Statistician; Biostatistician; Statistical Analyst; Survey Statistician; Mathematical Statistician;
      Statistical Programmer; Statistical Consultant; Applied Statistician; Econometrician;
      Clinical Statistician; Statistical Scientist; Research Statistician; Sports Statistician;
      Biostatistics Manager; Statistics Analyst; Clinical SAS Programmer; Psychometrician`,
    skills: `
      SAS; R programming; Regression analysis; Experimental statistics; Survival analysis; Sampling design;
      Bayesian statistics; Clinical trial statistics; Hypothesis testing; Stata`,
    related: '15-2051 19-1041 15-2011',
  },
  {
    soc: '15-2051',
    name: 'Data Scientists',
    titles: `
      Data Scientist; Data Science Analyst; Data Science Manager; Applied Data Scientist;
      Principal Data Scientist; Data Science Consultant; Product Data Scientist; Data Science Engineer;
      Marketing Data Scientist; Head of Data Science; Director of Data Science; Predictive Modeler;
      Data Mining Analyst; Data Miner; Healthcare Data Scientist; Data Science Lead; Chief Data Officer;
      Data Science Intern; Quantitative Data Scientist`,
    skills: `
      Machine learning; pandas; scikit-learn; Statistical modeling; Feature engineering; Jupyter;
      Data mining; Causal inference; TensorFlow; Data visualization; Exploratory data analysis; XGBoost`,
    related: '15-2051.01 15-2051.03 15-2041 15-1243',
  },
  {
    soc: '15-2051.01',
    name: 'Business Intelligence and Data Analysts',
    titles: `
      Data Analyst; Business Intelligence Analyst; BI Analyst; Business Intelligence Developer;
      BI Developer; Reporting Analyst; Analytics Manager; Analytics Analyst; Tableau Developer;
      Power BI Developer; Data Analytics Specialist; Business Data Analyst; Insights Analyst;
      Data Visualization Specialist; Product Analyst; BI Engineer; Business Intelligence Engineer;
      Data Reporting Analyst; Healthcare Data Analyst; SQL Analyst; Business Intelligence Manager;
      Data and Reporting Analyst; Web Analyst; Digital Analyst; Data Specialist; Data Analytics Manager;
      People Analytics Analyst; Data Quality Analyst; Data Governance Analyst; Director of Analytics`,
    skills: `
      Tableau; Power BI; SQL queries; Dashboards; Looker; Excel modeling; Data cleaning; Ad hoc reporting;
      DAX; KPI reporting; Data storytelling; Alteryx`,
    related: '15-2051 15-1243 13-1111 13-1161',
  },
  {
    soc: '15-2051.02',
    name: 'Clinical Data Managers',
    titles: `
      Clinical Data Manager; Clinical Data Coordinator; Clinical Data Analyst; Clinical Data Associate;
      Clinical Data Specialist; Data Manager Clinical Trials; Clinical Database Programmer;
      Clinical Data Management Lead; Research Data Manager; Clinical Data Reviewer;
      Research Data Coordinator; Data Coordinator Clinical; Clinical Data Programmer;
      Clinical Data Scientist; Clinical Research Data Specialist`,
    skills: `
      Medidata Rave; CDISC standards; Case report forms; REDCap; Query resolution; Data management plans;
      Clinical database lock; Electronic data capture; SDTM mapping`,
    related: '15-2041 11-9121 13-1041.07',
  },
  {
    soc: '15-2051.03',
    name: 'Machine Learning and AI Engineers',
    titles: `
      Machine Learning Engineer; ML Engineer; AI Engineer; Artificial Intelligence Engineer;
      Deep Learning Engineer; NLP Engineer; Computer Vision Engineer; Generative AI Engineer; LLM Engineer;
      AI Developer; AI/ML Engineer; Applied ML Engineer; Prompt Engineer; Machine Learning Developer;
      Conversational AI Engineer; AI Specialist; Machine Learning Specialist; AI Architect; AI Consultant;
      Recommendation Systems Engineer`,
    skills: `
      Model deployment; Large language models; MLOps; LangChain; Retrieval-augmented generation;
      Vector databases; Model fine-tuning; Hugging Face; Amazon SageMaker; OpenCV; Prompt engineering`,
    related: '15-2051 15-1221 15-1252',
  },
];
