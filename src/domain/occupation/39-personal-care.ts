import type { OccupationSource } from './occupation.ts';

export const personalCare: OccupationSource[] = [
  {
    soc: '39-1013',
    name: 'First-Line Supervisors of Gambling Services Workers',
    titles: `
      Casino Floor Supervisor; Pit Boss; Table Games Supervisor; Slot Supervisor; Pit Manager;
      Poker Room Supervisor; Gaming Supervisor; Casino Supervisor; Floor Person Casino;
      Slot Shift Supervisor; Games Supervisor; Casino Floor Manager; Dual Rate Supervisor; Keno Supervisor;
      Casino Pit Supervisor`,
    skills: `
      Table game supervision; Player ratings; Dispute resolution in gaming; Chip fills and credits;
      Dealer supervision; Internal control standards; High-limit play`,
    related: '11-9071 39-3011',
  },
  {
    soc: '39-1014',
    name: 'First-Line Supervisors of Entertainment and Recreation Workers',
    titles: `
      Recreation Supervisor; Activities Director; Activity Director; Aquatics Supervisor;
      Recreation Coordinator Supervisor; Activities Manager; Pool Manager; Amusement Supervisor;
      Ride Supervisor; Attractions Supervisor; Guest Services Supervisor Attractions;
      Life Enrichment Director; Life Enrichment Manager; Fitness Supervisor; Head Counselor Camp;
      Ice Rink Supervisor; Program Supervisor Recreation; Camp Supervisor; Entertainment Supervisor`,
    skills: `
      Activity calendars; Recreation staffing; Resident engagement; Ride safety checks;
      Swim program oversight; Volunteer supervision; Special event staffing`,
    related: '39-9032 11-9072 39-3091',
  },
  {
    soc: '39-1022',
    name: 'First-Line Supervisors of Personal Service Workers',
    titles: `
      Salon Supervisor; Spa Supervisor; Concierge Supervisor; Head Butler; Lead Stylist; Chef Concierge;
      Childcare Supervisor; Pet Care Supervisor; Guest Experience Supervisor; Bell Captain; Head Concierge;
      Kennel Supervisor; Childcare Team Lead; Valet Supervisor; Wardrobe Supervisor; Butler; House Manager;
      Estate Manager; Household Manager`,
    skills: `
      Household management; Service standards; Concierge team oversight; Formal service; Wardrobe care;
      Guest recognition; Appointment book oversight`,
    related: '11-9179.01 39-6011 39-6012',
  },
  {
    soc: '39-2011',
    name: 'Animal Trainers',
    titles: `
      Dog Trainer; Animal Trainer; Horse Trainer; K9 Trainer; Service Dog Trainer; Animal Behaviorist;
      Marine Mammal Trainer; Guide Dog Trainer; Obedience Trainer; Puppy Trainer; Racehorse Trainer;
      Canine Trainer; Dog Handler; Canine Handler; Dog Behavior Consultant; Equine Trainer; Pet Trainer;
      Horse Exerciser`,
    skills: `
      Positive reinforcement training; Obedience classes; Clicker training; Horse handling; Animal behavior;
      Leash manners; Agility training; CPDT-KA`,
    related: '39-2021 29-2056',
  },
  {
    soc: '39-2021',
    name: 'Animal Caretakers',
    titles: `
      Animal Caretaker; Kennel Technician; Dog Groomer; Pet Groomer; Zookeeper; Animal Care Attendant;
      Dog Walker; Kennel Attendant; Pet Sitter; Groomer; Animal Keeper; Animal Care Specialist; Stable Hand;
      Dog Daycare Attendant; Pet Bather; Animal Shelter Worker; Horse Groom; Barn Worker; Aquarist;
      Dog Bather; Animal Care Worker; Zoo Keeper; Kennel Worker; Bather; Pet Stylist; Animal Attendant;
      Pet Care Specialist; Doggie Daycare Attendant; Barn Manager; Shelter Attendant; Pet Resort Attendant;
      Exercise Rider`,
    skills: `
      Dog grooming; Nail trimming for pets; Kennel cleaning; Dog walking; Animal enclosures;
      Feeding schedules; Dog body language; Stall mucking; Aquarium maintenance; Pet CPR`,
    related: '39-2011 31-9096 33-9011',
  },
  {
    soc: '39-3011',
    name: 'Gambling Dealers and Service Workers',
    titles: `
      Casino Dealer; Blackjack Dealer; Table Games Dealer; Poker Dealer; Dealer Casino; Craps Dealer;
      Roulette Dealer; Sportsbook Writer; Slot Attendant; Baccarat Dealer; Croupier; Slot Host; Casino Host;
      Keno Writer; Bingo Caller; Race and Sports Book Writer; Sports Book Writer; Ticket Writer Sportsbook;
      Casino Player Services Representative; Slot Ambassador; Players Club Representative; Casino Attendant`,
    skills: `
      Card dealing; Chip handling; Payout calculation; Blackjack; Roulette; Slot machine jackpots;
      Player club enrollment; Game pace`,
    related: '39-1013 43-3041 33-9031',
  },
  {
    soc: '39-3031',
    name: 'Ushers, Lobby Attendants, and Ticket Takers',
    titles: `
      Usher; Ticket Taker; Lobby Attendant; Event Staff; Theater Usher; Stadium Usher;
      Movie Theater Attendant; Guest Services Attendant; Gate Attendant; Event Usher; Front of House Staff;
      Ticket Collector; Guest Services Usher; Ballpark Usher; Door Attendant; Venue Attendant;
      Fan Services Representative; Event Day Staff; Museum Attendant; Gallery Attendant`,
    skills: `
      Ticket scanning; Seating guests; Crowd direction; Emergency exits; Lost and found; Venue wayfinding;
      Accessible seating assistance`,
    related: '39-3091 41-2011 39-9032',
  },
  {
    soc: '39-3091',
    name: 'Amusement and Recreation Attendants',
    titles: `
      Amusement Park Attendant; Ride Operator; Recreation Attendant; Ski Lift Operator;
      Golf Course Attendant; Arcade Attendant; Bowling Alley Attendant; Attractions Attendant;
      Cart Attendant Golf; Ride Attendant; Theme Park Attendant; Lift Operator; Pool Attendant;
      Game Attendant; Golf Cart Attendant; Water Park Attendant; Ice Rink Attendant; Zip Line Operator;
      Gym Attendant; Fitness Attendant; Party Host; Caddie; Golf Caddy; Trampoline Park Attendant;
      Marina Attendant; Ski Technician; Beach Attendant`,
    skills: `
      Ride operation; Equipment rental; Guest safety briefings; Height checks; Lift loading;
      Birthday party hosting; Golf cart staging; Prize redemption`,
    related: '39-3031 33-9092 39-9032',
  },
  {
    soc: '39-4011',
    name: 'Embalmers and Crematory Operators',
    titles: `
      Embalmer; Crematory Operator; Licensed Embalmer; Cremationist; Crematory Technician;
      Apprentice Embalmer; Mortuary Technician; Crematory Manager Operator; Embalming Technician;
      Restorative Artist Mortuary; Trade Embalmer; Care Center Technician Funeral; Crematorist;
      Mortuary Embalmer; Anatomical Embalmer`,
    skills: `
      Embalming; Restorative art; Cosmetizing; Crematory operation; Body preparation; Embalming chemicals;
      Refrigeration logs`,
    related: '39-4031 39-4021',
  },
  {
    soc: '39-4021',
    name: 'Funeral Attendants',
    titles: `
      Funeral Attendant; Funeral Assistant; Pallbearer; Hearse Driver; Mortuary Assistant;
      Funeral Service Assistant; Removal Technician; Funeral Home Attendant; Transfer Technician Funeral;
      Funeral Home Assistant; Visitation Attendant; Mortuary Driver; Body Removal Technician;
      Decedent Transporter; Funeral Greeter`,
    skills: `
      Decedent transport; Chapel setup; Procession coordination; Flower placement; Guest book handling;
      Casket placement; First call removals`,
    related: '39-4031 39-4011',
  },
  {
    soc: '39-4031',
    name: 'Morticians, Undertakers, and Funeral Arrangers',
    titles: `
      Funeral Director; Mortician; Undertaker; Funeral Arranger; Licensed Funeral Director;
      Apprentice Funeral Director; Funeral Counselor; Funeral Director Embalmer; Funeral Service Director;
      Mortuary Science Intern; Family Service Counselor; Pre-Need Counselor; Funeral Planner;
      Funeral Practitioner; Funeral Apprentice; Advance Planning Specialist`,
    skills: `
      Funeral arrangements; Death certificates; Obituary writing; Burial coordination; Mortuary science;
      Grief sensitivity; Visitation services; Preneed contracts`,
    related: '39-4011 11-9171 39-4021',
  },
  {
    soc: '39-5011',
    name: 'Barbers',
    titles: `
      Barber; Master Barber; Barber Stylist; Licensed Barber; Men's Barber; Apprentice Barber;
      Mobile Barber; Barber Shop Stylist; Hair Cutter Men's; Fade Barber; Military Barber;
      Barbershop Professional; Hospital Barber; Base Exchange Barber; Barber Assistant`,
    skills: `
      Fades; Straight razor shave; Beard trimming; Clipper cutting; Hot towel shaves; Barber license;
      Line-ups; Scissor over comb`,
    related: '39-5012 39-5094',
  },
  {
    soc: '39-5012',
    name: 'Hairdressers, Hairstylists, and Cosmetologists',
    titles: `
      Hair Stylist; Hairdresser; Cosmetologist; Hairstylist; Stylist; Beautician; Salon Stylist;
      Colorist Hair; Licensed Cosmetologist; Makeup Artist; Hair Colorist; Bridal Hair Stylist;
      Salon Assistant; Hair Braider; Beauty Operator; Blowout Stylist; Wig Stylist; Shampoo Assistant;
      Makeup Artist Film; Hair Designer; Lash Technician; Lash Artist; Shampoo Technician;
      Eyelash Extension Technician; Balayage Specialist; Kids Hair Stylist; Theatrical Makeup Artist;
      Cosmetology Apprentice; Hair Extension Specialist`,
    skills: `
      Haircutting; Hair coloring; Balayage; Blow drying; Cosmetology license; Hair extensions; Perms;
      Makeup application; Updos; Keratin treatments; Lash extensions; Braiding`,
    related: '39-5011 39-5092 39-5094',
  },
  {
    soc: '39-5092',
    name: 'Manicurists and Pedicurists',
    titles: `
      Nail Technician; Manicurist; Nail Tech; Pedicurist; Nail Artist; Nail Stylist;
      Licensed Nail Technician; Nail Specialist; Nail Care Technician; Acrylic Nail Technician;
      Gel Nail Technician; Spa Nail Technician; Licensed Manicurist; Fingernail Technician;
      Manicure Specialist`,
    skills: `
      Manicures; Pedicures; Gel nails; Acrylic nails; Nail art; Dip powder; Tool sterilization; Cuticle care`,
    related: '39-5012 39-5094',
  },
  {
    soc: '39-5094',
    name: 'Skincare Specialists',
    titles: `
      Esthetician; Aesthetician; Skincare Specialist; Medical Esthetician; Facialist; Waxing Specialist;
      Spa Therapist; Laser Technician; Laser Hair Removal Technician; Electrologist; Licensed Esthetician;
      Master Esthetician; Brow Artist; Permanent Makeup Artist; Medical Aesthetician; Eyebrow Technician;
      Waxer; Skin Care Consultant; Skin Care Therapist; Brow Specialist; Spray Tan Technician;
      Microblading Artist; Body Contouring Technician`,
    skills: `
      Facials; Waxing; Chemical peels; Microdermabrasion; Laser hair removal; Skin analysis; Microneedling;
      Dermaplaning; Esthetician license; Microblading`,
    related: '39-5012 31-9011 39-5092',
  },
  {
    soc: '39-6011',
    name: 'Baggage Porters and Bellhops',
    titles: `
      Bellhop; Bellman; Bell Attendant; Baggage Porter; Bell Person; Hotel Porter; Skycap; Bellperson;
      Baggage Attendant; Doorman; Door Person; Luggage Porter; Bell Staff; Guest Service Attendant;
      Bell Service Attendant; Redcap; Doorperson`,
    skills: `
      Luggage handling; Room escorts; Guest greeting at arrival; Valet coordination; Shuttle directions;
      Baggage tagging; Local directions`,
    related: '39-6012 53-6021 43-4081',
  },
  {
    soc: '39-6012',
    name: 'Concierges',
    titles: `
      Concierge; Hotel Concierge; Residential Concierge; Lobby Concierge; Guest Concierge;
      Front Desk Concierge; Apartment Concierge; Club Concierge; Medical Concierge; Virtual Concierge;
      Hospital Concierge; Luxury Concierge; Lifestyle Manager; Building Concierge; Travel Concierge;
      Resident Services Concierge`,
    skills: `
      Restaurant reservations; Local attractions knowledge; Ticket procurement; VIP services;
      Package management; Guest requests; Les Clefs d'Or`,
    related: '43-4081 39-6011 41-3041',
  },
  {
    soc: '39-7011',
    name: 'Tour Guides and Escorts',
    titles: `
      Tour Guide; Tour Director; Tour Escort; Museum Docent; Docent; Travel Guide; Adventure Guide;
      Tour Leader; Fishing Guide; River Guide; Rafting Guide; Hunting Guide; City Tour Guide; Outdoor Guide;
      Historical Tour Guide; Campus Tour Guide; Trip Leader; Mountain Guide; Interpreter Guide Park;
      Hiking Guide; Kayak Guide; Bus Tour Guide; Ghost Tour Guide; Walking Tour Guide`,
    skills: `
      Tour narration; Wilderness First Responder; Itinerary leadership; Whitewater rafting;
      Group management on tours; Storytelling for visitors; Outdoor safety; Local history knowledge`,
    related: '39-9032 41-3041 25-4012',
  },
  {
    soc: '39-9011',
    name: 'Childcare Workers',
    titles: `
      Nanny; Childcare Worker; Babysitter; Child Care Provider; Daycare Worker; Daycare Provider;
      Child Care Worker; Au Pair; Childcare Assistant; Daycare Assistant; Childcare Provider;
      After School Worker; Nursery Worker; Child Caregiver; Before and After School Aide; Live-In Nanny;
      Mother's Helper; Family Child Care Provider; Governess; Child Care Attendant; Church Nursery Worker;
      School Age Child Care Worker; Nursery Attendant; Day Care Aide; Newborn Care Specialist;
      Kids Club Attendant; Childcare Attendant; Family Assistant; Night Nanny; Houseparent`,
    skills: `
      Child supervision; Infant care; Diapering; Meal times with children; Potty training;
      Pediatric first aid; Bottle feeding; Nap routines; Arts and crafts with children; School pickup`,
    related: '25-2011 25-9042 39-9032',
  },
  {
    soc: '39-9031',
    name: 'Exercise Trainers and Group Fitness Instructors',
    titles: `
      Personal Trainer; Fitness Instructor; Group Fitness Instructor; Yoga Instructor; Pilates Instructor;
      Fitness Trainer; Yoga Teacher; Certified Personal Trainer; Spin Instructor; Zumba Instructor;
      Fitness Coach; Aerobics Instructor; CrossFit Coach; Barre Instructor; Cycling Instructor;
      Fitness Specialist; Gym Trainer; Water Aerobics Instructor; Bootcamp Instructor;
      Group Exercise Instructor; Fitness Consultant; Online Fitness Coach; Kickboxing Instructor;
      Boxing Trainer; Health Fitness Instructor; Performance Coach Fitness; Strength Trainer;
      Reformer Pilates Instructor`,
    skills: `
      Personal training; Group fitness classes; NASM certification; ACE certification; Fitness assessments;
      Workout programming; Yoga; Pilates; Indoor cycling; Client motivation; Nutrition guidance for fitness`,
    related: '29-1128 27-2022 39-9032',
  },
  {
    soc: '39-9032',
    name: 'Recreation Workers',
    titles: `
      Recreation Worker; Camp Counselor; Activities Assistant; Recreation Leader; Recreation Assistant;
      Activity Assistant; Activities Coordinator; Recreation Specialist; Summer Camp Counselor;
      Recreation Aide; Playground Leader; Activity Aide; Recreation Coordinator; Cruise Director;
      Activity Leader; Youth Program Coordinator; After School Program Leader; After School Counselor;
      Day Camp Counselor; Parks and Recreation Worker; Life Enrichment Assistant; Activities Aide;
      Recreation Programmer; Ropes Course Facilitator; Youth Development Worker; Boys and Girls Club Staff;
      Activity Coordinator; Life Enrichment Coordinator; Memory Care Activities Assistant; Youth Leader`,
    skills: `
      Activity planning; Arts and crafts; Team games; Summer camp leadership; Senior activities;
      Bingo and games leading; Outdoor recreation; Youth mentoring; Field trips`,
    related: '39-1014 39-9011 29-1125',
  },
  {
    soc: '39-9041',
    name: 'Residential Advisors',
    titles: `
      Resident Advisor; Residential Advisor; Resident Assistant; Hall Director; Residence Hall Director; RA;
      Dorm Parent; Residence Director; House Parent; Residence Life Coordinator; Dormitory Supervisor;
      Resident Director; Residence Hall Coordinator; Residential Life Advisor; Community Assistant Housing;
      Sorority House Director; Student Housing Assistant; Residential Supervisor Youth; House Mother;
      Area Coordinator Residence Life`,
    skills: `
      Residence hall programming; Roommate mediation; Student conduct referral; On-call duty rotation;
      Community building; Room inspections in dorms; Crisis referral`,
    related: '21-1012 39-9032 21-1093',
  },
];
