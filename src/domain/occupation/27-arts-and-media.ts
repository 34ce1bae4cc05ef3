import type { OccupationSource } from './occupation.ts';

export const artsAndMedia: OccupationSource[] = [
  {
    soc: '27-1011',
    name: 'Art Directors',
    titles: `
      Art Director; Creative Director; Associate Creative Director; Design Director; Senior Art Director;
      Digital Art Director; Head of Creative; Executive Creative Director; Creative Lead; Visual Director;
      Brand Creative Director; Advertising Art Director; Creative Manager; Film Art Director; VP Creative;
      Chief Creative Officer`,
    skills: `
      Art direction; Creative concepting; Photo shoots direction; Brand identity systems; Creative briefs;
      Storyboards; Creative team leadership; Client presentations; Layout oversight`,
    related: '27-1024 11-2011 27-1014',
  },
  {
    soc: '27-1012',
    name: 'Craft Artists',
    titles: `
      Craft Artist; Potter; Ceramic Artist; Glass Blower; Ceramicist; Weaver; Quilter; Glass Artist;
      Wood Carver; Jewelry Artist; Basket Maker; Leather Artisan; Artisan; Candle Maker; Soap Maker;
      Stained Glass Artist; Textile Artist; Blacksmith Artist; Silversmith Artist`,
    skills: `
      Wheel throwing; Kiln firing; Glassblowing; Hand weaving; Leather tooling; Craft fairs; Glaze mixing;
      Etsy shop management; Wood carving`,
    related: '27-1013 51-9071 51-9195',
  },
  {
    soc: '27-1013',
    name: 'Fine Artists, Painters, Sculptors, and Illustrators',
    titles: `
      Illustrator; Artist; Painter Artist; Fine Artist; Sculptor; Muralist; Cartoonist;
      Children's Book Illustrator; Comic Artist; Portrait Artist; Medical Illustrator; Sketch Artist;
      Storyboard Artist; Printmaker; Tattoo Artist; Freelance Illustrator; Scientific Illustrator;
      Caricature Artist; Digital Illustrator; Visual Artist; Mural Painter; Concept Illustrator`,
    skills: `
      Illustration; Oil painting; Procreate; Figure drawing; Sculpture; Color theory; Watercolor;
      Character illustration; Tattooing; Murals; Editorial illustration`,
    related: '27-1014 27-1024 27-1012',
  },
  {
    soc: '27-1014',
    name: 'Special Effects Artists and Animators',
    titles: `
      Animator; 3D Artist; Motion Graphics Designer; VFX Artist; 3D Animator; Visual Effects Artist;
      Motion Designer; Character Animator; 3D Modeler; Concept Artist; 2D Animator; Game Artist;
      Environment Artist; Technical Artist; Compositor; Motion Graphics Artist; Lighting Artist;
      Rigger Animation; Character Artist; Multimedia Artist; Texture Artist; CG Artist; Animation Director;
      Motion Graphics Animator; Digital Sculptor; 3D Generalist`,
    skills: `
      Maya; After Effects; Blender; Cinema 4D; ZBrush; Character rigging; Compositing; Nuke; Houdini;
      Keyframe animation; Substance Painter; Storyboarding`,
    related: '27-1024 27-1013 15-1255.01',
  },
  {
    soc: '27-1021',
    name: 'Commercial and Industrial Designers',
    titles: `
      Industrial Designer; Product Designer Industrial; Furniture Designer; Automotive Designer;
      Toy Designer; Packaging Designer; Transportation Designer; Consumer Product Designer;
      Footwear Designer; Jewelry Designer; Design Engineer Industrial; Commercial Designer; CMF Designer;
      Soft Goods Designer; Package Designer; Product Development Designer; Handbag Designer;
      Lighting Product Designer`,
    skills: `
      Industrial design; Concept sketching; Rhino 3D; KeyShot; Model making; Design for manufacturing;
      Packaging dielines; Color material finish; Ergonomics`,
    related: '27-1024 17-2141 27-1022',
  },
  {
    soc: '27-1022',
    name: 'Fashion Designers',
    titles: `
      Fashion Designer; Apparel Designer; Clothing Designer; Costume Designer; Technical Designer Apparel;
      Textile Designer; Assistant Fashion Designer; Knitwear Designer; Accessories Designer; Shoe Designer;
      Sportswear Designer; Menswear Designer; Womenswear Designer; Bridal Designer;
      Fashion Design Assistant; Denim Designer; Technical Designer`,
    skills: `
      Fashion sketching; Garment construction; Tech packs; Fabric sourcing; Draping; Line sheets; CLO 3D;
      Fit sessions; Trend boards`,
    related: '51-6092 27-1021 13-1022',
  },
  {
    soc: '27-1023',
    name: 'Floral Designers',
    titles: `
      Florist; Floral Designer; Flower Arranger; Floral Manager; Floral Clerk; Flower Shop Manager;
      Wedding Florist; Floral Associate; Floral Decorator; Floral Arranger; Floral Department Manager;
      Event Florist; Silk Flower Designer; Flower Designer; Floral Assistant`,
    skills: `
      Flower arranging; Wedding florals; Corsages; Plant care; Floral pricing; Flower processing;
      Seasonal displays; Wire service orders`,
    related: '27-1026 41-2031 45-2092',
  },
  {
    soc: '27-1024',
    name: 'Graphic Designers',
    titles: `
      Graphic Designer; Graphic Artist; Visual Designer; Production Artist; Brand Designer;
      Creative Designer; Digital Designer; Layout Artist; Print Designer; Logo Designer; Marketing Designer;
      Layout Designer; Publication Designer; Freelance Graphic Designer; Graphics Specialist;
      Communication Designer; Presentation Designer; Advertising Designer; Graphic Production Artist;
      Production Designer Print; Multimedia Designer; Graphic Design Intern; Catalog Designer; Ad Designer;
      Infographic Designer; Junior Designer; Sign Designer; Visual Communications Designer;
      Design Specialist; Graphics Coordinator`,
    skills: `
      Adobe Photoshop; Adobe Illustrator; InDesign; Typography; Logo design; Branding; Print production;
      Layout design; Adobe Creative Suite; Canva; Vector graphics; Packaging design`,
    related: '15-1255 27-1011 27-1014 43-9031',
  },
  {
    soc: '27-1025',
    name: 'Interior Designers',
    titles: `
      Interior Designer; Interior Decorator; Residential Interior Designer; Commercial Interior Designer;
      Kitchen Designer; Kitchen and Bath Designer; Design Consultant; Home Stager; Interior Architect;
      Space Planner; Interior Design Assistant; Lighting Designer; Furniture Consultant;
      Healthcare Interior Designer; Hospitality Designer; Design Studio Consultant; FF&E Designer`,
    skills: `
      Space planning layouts; Furniture selection; Finish schedules; 2020 Design; NCIDQ; Mood boards;
      Window treatments; FF&E specification; Kitchen layouts; Textile selection`,
    related: '17-1011 27-1027 27-1026',
  },
  {
    soc: '27-1026',
    name: 'Merchandise Displayers and Window Trimmers',
    titles: `
      Visual Merchandiser; Merchandiser; Window Dresser; Visual Merchandising Manager; Display Designer;
      Display Specialist; Visual Stylist; Retail Merchandiser; Merchandising Specialist;
      Visual Merchandising Specialist; Store Merchandiser; Display Coordinator; Visual Manager;
      Merchandising Associate; Window Trimmer; Reset Merchandiser; Field Merchandiser;
      Visual Merchandising Coordinator; Merchandising Representative`,
    skills: `
      Visual merchandising; Planograms; Window displays; Mannequin styling; Store resets; Signage placement;
      Floor sets; Prop building; Product presentation`,
    related: '53-7065 13-1022 27-1023',
  },
  {
    soc: '27-1027',
    name: 'Set and Exhibit Designers',
    titles: `
      Set Designer; Exhibit Designer; Production Designer; Scenic Designer; Museum Exhibit Designer;
      Stage Designer; Trade Show Designer; Set Decorator; Environmental Graphic Designer;
      Experiential Designer; Scenic Artist; Props Master; Event Designer; Prop Stylist; Theatrical Designer;
      Property Master`,
    skills: `
      Scenic design; Vectorworks; Exhibit fabrication; Scale models; Stage lighting plots; Prop sourcing;
      Theatrical drafting; Experiential design`,
    related: '27-1011 27-4011 25-4012',
  },
  {
    soc: '27-2011',
    name: 'Actors',
    titles: `
      Actor; Actress; Voice Actor; Performer; Voice Over Artist; Stage Actor; Film Actor; Theater Actor;
      Background Actor; Stunt Performer; Extra; Character Actor; Comedian; Voice Talent; Commercial Actor;
      Voiceover Artist; Theme Park Performer; Stunt Double; Puppeteer; Clown; Entertainer; Magician`,
    skills: `
      Acting; Improvisation; Script memorization; Voice acting; Stage combat; Auditioning; Dialects;
      On-camera performance; SAG-AFTRA membership`,
    related: '27-2012 27-2031 27-2042',
  },
  {
    soc: '27-2012',
    name: 'Producers and Directors',
    titles: `
      Producer; Film Director; Director Film; Video Producer; Executive Producer; News Producer;
      Television Producer; Creative Producer; Stage Manager; Production Manager Film; Content Producer;
      Director of Photography Production; Casting Director; Podcast Producer; Line Producer;
      Broadcast Producer; Stage Director; Theater Director; Associate Producer; Music Director;
      Program Director Radio; Radio Producer; Field Producer; TV Producer; Media Producer;
      Commercial Producer; Assistant Director; Artistic Director; Production Coordinator Film;
      Production Assistant Film`,
    skills: `
      Video production; Production budgets; Shot lists; Call sheets; Casting; Live broadcast production;
      Script breakdown; Post-production oversight; Talent direction; Movie Magic Scheduling`,
    related: '27-4032 27-4031 27-1011',
  },
  {
    soc: '27-2022',
    name: 'Coaches and Scouts',
    titles: `
      Coach; Head Coach; Assistant Coach; Basketball Coach; Soccer Coach; Football Coach; Athletic Coach;
      Swim Coach; Sports Coach; Track Coach; Scout; Baseball Coach; Tennis Coach; Volleyball Coach;
      Strength and Conditioning Coach; Softball Coach; High School Coach; Cheer Coach; Youth Sports Coach;
      Golf Coach; Esports Coach; Strength Coach; Athletic Scout; Cross Country Coach; Tennis Pro;
      Golf Professional; Wrestling Coach`,
    skills: `
      Athlete development; Game strategy; Practice planning; Player recruitment; Strength training programs;
      NCAA compliance; Film review; Team motivation; Sports safety certification; CSCS`,
    related: '39-9031 27-2023 29-9091',
  },
  {
    soc: '27-2023',
    name: 'Athletes and Sports Officials',
    titles: `
      Umpire; Referee; Sports Official; Professional Athlete; Sports Referee; Basketball Referee;
      Soccer Referee; Baseball Umpire; Athlete; Jockey; Football Official; Professional Golfer;
      Race Car Driver; Scorekeeper; Track Official; Youth Sports Official; Sports Judge; Esports Player;
      Line Judge`,
    skills: `
      Officiating; Rules interpretation; Game management; Physical conditioning; Instant replay review;
      Scorekeeping; Conflict handling on field; Competition travel`,
    related: '27-2022 39-9032',
  },
  {
    soc: '27-2031',
    name: 'Dancers and Choreographers',
    titles: `
      Dancer; Choreographer; Ballet Dancer; Professional Dancer; Dance Choreographer; Backup Dancer;
      Ballroom Dancer; Dance Captain; Contemporary Dancer; Company Dancer; Dance Director; Show Dancer;
      Cruise Ship Dancer; Hip Hop Dancer; Movement Director`,
    skills: `
      Ballet technique; Choreography; Contemporary dance; Rehearsal discipline; Partnering; Jazz dance;
      Dance notation; Performance stamina`,
    related: '25-3021 27-2011 27-2042',
  },
  {
    soc: '27-2042',
    name: 'Musicians, Singers, and Music Directors',
    titles: `
      Musician; Singer; Music Composer; Composer; Pianist; Conductor; Vocalist; Guitarist; Organist;
      Church Musician; Choir Director; Songwriter; Music Arranger; Drummer; Violinist; Church Organist;
      Session Musician; Accompanist; Choral Director; Bandleader; Orchestra Musician; Opera Singer;
      Worship Musician; Orchestra Conductor; Minister of Music; Bassist; Music Producer; DJ; Disc Jockey;
      Wedding DJ; Club DJ`,
    skills: `
      Sight reading; Music composition; Ensemble performance; Conducting; Ableton Live; Vocal technique;
      Orchestration; Improvisational music; Logic Pro; Beatmatching; Organ`,
    related: '25-3021 27-4014 27-2011',
  },
  {
    soc: '27-3011',
    name: 'Broadcast Announcers and Hosts',
    titles: `
      Radio Announcer; Broadcaster; Radio Host; News Anchor Announcer; Sports Announcer; Radio DJ;
      Podcast Host; Public Address Announcer; TV Host; On-Air Personality; Play-by-Play Announcer;
      Sportscaster; Announcer; Talk Show Host; Radio Personality; Emcee; Morning Show Host;
      Traffic Reporter; On-Air Talent; Live Streamer; Event Host; Game Show Host`,
    skills: `
      On-air presence; Live commentary; Radio automation; Show prep; Interviewing guests; Voice tracking;
      Audience engagement; Podcasting`,
    related: '27-3023 27-2011 27-4012',
  },
  {
    soc: '27-3023',
    name: 'News Analysts, Reporters, and Journalists',
    titles: `
      Journalist; Reporter; News Reporter; News Anchor; Correspondent; Multimedia Journalist; MMJ;
      Newspaper Reporter; Sports Reporter; Columnist; Staff Reporter; Investigative Reporter; Sportswriter;
      Freelance Journalist; Business Reporter; TV Reporter; Broadcast Journalist; News Correspondent;
      Photojournalist Reporter; Commentator; News Writer; Anchor; Foreign Correspondent; Digital Journalist;
      General Assignment Reporter`,
    skills: `
      News reporting; AP style; Investigative journalism; Interviewing sources; Fact-checking;
      Deadline writing; Broadcast writing; Public records requests; Mobile journalism; Ethics in journalism`,
    related: '27-3041 27-3043 27-3011',
  },
  {
    soc: '27-3031',
    name: 'Public Relations Specialists',
    titles: `
      Public Relations Specialist; PR Specialist; Communications Specialist; Communications Coordinator;
      Public Information Officer; Publicist; PR Coordinator; Media Relations Specialist;
      Public Affairs Specialist; Communications Associate; PR Account Executive;
      Public Relations Coordinator; Press Secretary; PR Manager Agency; Public Affairs Officer;
      Public Relations Representative; Corporate Communications Specialist; Communications Officer;
      Media Coordinator; PR Assistant; Outreach Coordinator; Community Relations Specialist;
      Communications Assistant; Public Relations Account Manager; Community Outreach Coordinator;
      Community Relations Coordinator`,
    skills: `
      Press releases; Media pitching; Cision; Media lists; Event publicity; Newsletter writing;
      Public speaking; Media monitoring; Brand messaging; Community relations`,
    related: '11-2032 13-1161.02 27-3043 13-1161',
  },
  {
    soc: '27-3041',
    name: 'Editors',
    titles: `
      Editor; Copy Editor; Managing Editor; Editorial Assistant; Content Editor; News Editor;
      Associate Editor; Editor in Chief; Assistant Editor; Proofreading Editor; Book Editor; Web Editor;
      Magazine Editor; Acquisitions Editor; Technical Editor; Copyeditor; Developmental Editor;
      Editorial Director; Executive Editor; Newspaper Editor; Medical Editor; Fashion Editor; Sports Editor;
      Digital Editor; Freelance Editor; Editorial Manager; Production Editor; Features Editor;
      Editorial Coordinator`,
    skills: `
      Copy editing; Chicago Manual of Style; Editorial planning; Manuscript review; Substantive editing;
      Style guides; Line editing; Editorial workflow; Headline writing; Fact checking`,
    related: '27-3043 43-9081 27-3023',
  },
  {
    soc: '27-3042',
    name: 'Technical Writers',
    titles: `
      Technical Writer; Documentation Specialist; Technical Author; Documentation Writer; API Writer;
      Technical Communicator; Information Developer; Documentation Manager; Software Technical Writer;
      Technical Documentation Specialist; Proposal Writer; Scientific Writer; Regulatory Writer;
      User Guide Writer; Technical Publications Writer; Medical Writer; Procedure Writer;
      Technical Content Writer; Policy and Procedure Writer; Developer Documentation Writer;
      Proposal Manager; Proposal Coordinator; Documentation Engineer`,
    skills: `
      Technical writing; User manuals; MadCap Flare; API documentation; DITA; Markdown;
      Structured authoring; Standard operating procedures; Online help; Adobe FrameMaker; RFP responses`,
    related: '27-3043 27-3041 25-9031',
  },
  {
    soc: '27-3043',
    name: 'Writers and Authors',
    titles: `
      Writer; Copywriter; Content Writer; Author; Freelance Writer; Blogger; Staff Writer; Screenwriter;
      Content Strategist; Marketing Copywriter; Web Content Writer; Creative Writer; Novelist; Playwright;
      Ghostwriter; UX Writer; Advertising Copywriter; SEO Content Writer; Speechwriter; Script Writer;
      Digital Copywriter; Content Marketing Writer; Food Writer; Content Specialist; Poet; Resume Writer;
      Travel Writer; Content Designer; Email Copywriter; Lyricist; Blog Writer; Article Writer;
      Content Developer; Content Marketing Manager; Content Manager; Content Marketing Specialist;
      Biographer`,
    skills: `
      Copywriting; Creative writing; Blog writing; SEO writing; Storytelling; Content strategy;
      Long-form writing; Brand voice; Scriptwriting; Content marketing; Headline testing; AP Stylebook`,
    related: '27-3041 27-3042 27-3031 13-1161.02',
  },
  {
    soc: '27-3091',
    name: 'Interpreters and Translators',
    titles: `
      Interpreter; Translator; Spanish Interpreter; Medical Interpreter; Court Interpreter;
      Sign Language Interpreter; ASL Interpreter; Bilingual Interpreter; Spanish Translator;
      Language Specialist; Localization Specialist; Freelance Translator; Educational Interpreter;
      Conference Interpreter; Linguist; Remote Interpreter; Over the Phone Interpreter;
      Video Remote Interpreter; Translation Project Coordinator; Localization Manager;
      Healthcare Interpreter; Mandarin Translator; Arabic Linguist; Subtitler`,
    skills: `
      Consecutive interpreting; Simultaneous interpreting; Spanish fluency; American Sign Language;
      Medical terminology interpretation; SDL Trados; Localization; CMI certification; Sight translation;
      Subtitling`,
    related: '27-3092 25-3011 43-9022',
  },
  {
    soc: '27-3092',
    name: 'Court Reporters and Simultaneous Captioners',
    titles: `
      Court Reporter; Stenographer; Digital Court Reporter; Scopist; Realtime Captioner; Stenocaptioner;
      Deposition Reporter; CART Provider; Official Court Reporter; Freelance Court Reporter;
      Closed Captioner; Captioner; Voice Writer Court Reporter; Court Stenographer; Captioning Specialist;
      Steno Reporter`,
    skills: `
      Stenography; Realtime captioning; CAT software; Transcript production; RPR certification; Read-backs;
      Deposition reporting; Case CATalyst`,
    related: '23-2099 43-9022 27-3091',
  },
  {
    soc: '27-4011',
    name: 'Audio and Video Technicians',
    titles: `
      Audio Visual Technician; AV Technician; Audio Technician; Video Technician; AV Specialist;
      Event Technician; Lighting Technician; Stagehand; Stage Technician; AV Installer; A/V Engineer;
      Live Sound Technician; Multimedia Technician; Projectionist; AV Operator; Stage Lighting Technician;
      Theater Technician; Light Board Operator; Event AV Technician; Production Technician Events;
      Media Technician; Grip; Gaffer; Lighting Designer Stage; AV Support Specialist`,
    skills: `
      Live event audio; Projector setup; Crestron; Stage rigging; Lighting consoles; Microphone setup;
      Video conferencing systems; Cable management; LED walls; Dante networking`,
    related: '27-4014 27-4012 49-2098',
  },
  {
    soc: '27-4012',
    name: 'Broadcast Technicians',
    titles: `
      Broadcast Technician; Broadcast Engineer; Master Control Operator; Transmitter Engineer;
      Television Engineer; Studio Technician; Broadcast Operations Technician; Radio Engineer;
      Broadcast Maintenance Engineer; Technical Director Broadcast; Video Engineer Broadcast;
      Satellite Truck Operator; TV Master Control; News Technician; Control Room Operator; Playout Operator;
      Traffic Coordinator Broadcast`,
    skills: `
      Master control; Broadcast transmitters; Video switchers; FCC regulations; Satellite uplink;
      Signal routing; Automation playout; Studio cameras`,
    related: '27-4011 27-4031 27-4014',
  },
  {
    soc: '27-4014',
    name: 'Sound Engineering Technicians',
    titles: `
      Sound Engineer; Audio Engineer; Recording Engineer; Sound Technician; Mixing Engineer; Sound Designer;
      Audio Producer; Mastering Engineer; Sound Mixer; Boom Operator; Foley Artist; Sound Editor;
      FOH Engineer; Monitor Engineer; Studio Engineer; Audio Editor; Podcast Editor;
      Recording Studio Engineer`,
    skills: `
      Pro Tools; Audio mixing; Sound design; Mastering; Acoustics; Foley recording; Signal flow;
      Field recording; Audio restoration`,
    related: '27-4011 27-2042 27-4032',
  },
  {
    soc: '27-4021',
    name: 'Photographers',
    titles: `
      Photographer; Portrait Photographer; Wedding Photographer; Commercial Photographer; Photojournalist;
      Staff Photographer; Studio Photographer; Product Photographer; Real Estate Photographer;
      Event Photographer; School Photographer; Photo Assistant; Freelance Photographer;
      Fashion Photographer; Aerial Photographer; Newborn Photographer; Food Photographer;
      Sports Photographer; Ecommerce Photographer; Forensic Photographer; Retoucher; Photo Editor;
      Digital Imaging Technician; Photo Retoucher`,
    skills: `
      Photography; Adobe Lightroom; Studio lighting; Photo retouching; Portrait posing; DSLR cameras;
      Product photography; Capture One; Image culling; Drone photography`,
    related: '27-4031 27-1024 51-9151',
  },
  {
    soc: '27-4031',
    name: 'Camera Operators, Television, Video, and Film',
    titles: `
      Camera Operator; Videographer; Cinematographer; Cameraman; Director of Photography; News Photographer;
      Video Camera Operator; TV Camera Operator; Wedding Videographer; Steadicam Operator; Camera Assistant;
      Studio Camera Operator; Drone Operator Video; Videojournalist; Freelance Videographer;
      First Assistant Camera; Multimedia Videographer; Corporate Videographer`,
    skills: `
      Videography; Camera operation; Cinematic lighting; Gimbal operation; DSLR video; RED cameras;
      Live multi-camera; Shot composition; FAA Part 107`,
    related: '27-4032 27-4021 27-2012',
  },
  {
    soc: '27-4032',
    name: 'Film and Video Editors',
    titles: `
      Video Editor; Film Editor; Post Production Editor; Multimedia Editor; Video Production Specialist;
      Video Specialist; Editor Video; Post Production Specialist; Digital Video Editor; News Video Editor;
      Assistant Video Editor; YouTube Editor; Colorist; Offline Editor; Freelance Video Editor;
      Trailer Editor; Motion Picture Editor; Video Content Editor; Videographer Editor;
      Video Production Editor; Multimedia Specialist; Multimedia Producer`,
    skills: `
      Adobe Premiere Pro; Final Cut Pro; DaVinci Resolve; Color grading; Avid Media Composer;
      Video storytelling; Rough cuts; Sound syncing; Video compression`,
    related: '27-4031 27-1014 27-2012',
  },
];
