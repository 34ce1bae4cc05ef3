/** Names and descriptions for each kind of employer. Each operates in several states, so a job may be anywhere. */
export const employerTexts: Record<string, { names: string[]; abouts: string[] }> = {
  business: {
    names: ['Financial', 'Insurance', 'Advisors', 'Mutual', 'Business Services', 'Capital'],
    abouts: [
      '{company} helps small and mid-sized businesses with accounting, payroll, and insurance. Our {size} employees serve clients in {states} states.',
      'Founded in {year}, {company} is an employee-owned firm with {sites} offices in {states} states.',
    ],
  },
  technology: {
    names: ['Software', 'Labs', 'Systems', 'Data', 'Networks', 'Cloud', 'Digital', 'Technologies'],
    abouts: [
      '{company} builds scheduling and records software for clinics, ports, and utilities. We are {size} people and have been profitable since {year}.',
      '{company} makes planning tools that {size}0 companies use every week. We ship small changes daily and document our decisions.',
    ],
  },
  industry: {
    names: ['Manufacturing', 'Industries', 'Materials', 'Engineering', 'Fabrication', 'Controls'],
    abouts: [
      '{company} has made parts for pumps, tractors, and medical devices since {year}. We run {sites} plants in {states} states, and safety comes first in all of them.',
      '{company} designs, builds, and services industrial equipment. More than {size} people work at our {sites} sites.',
    ],
  },
  science: {
    names: ['Biosciences', 'Research', 'Laboratories', 'Diagnostics', 'Environmental'],
    abouts: [
      '{company} operates {sites} independent laboratories. Hospitals, farms, and water utilities rely on our results.',
      '{company} is a contract research organization founded in {year}, with {size} scientists and technicians.',
    ],
  },
  nonprofit: {
    names: ['Community Services', 'Family Center', 'Outreach', 'Foundation', 'Alliance'],
    abouts: [
      '{company} is a nonprofit that has helped families with housing, food, and job training since {year}. We have {sites} locations in {states} states.',
    ],
  },
  education: {
    names: ['Schools', 'Academy', 'Learning', 'Charter Schools', 'Early Learning'],
    abouts: [
      '{company} is a network of {sites} public charter schools and learning centers. Our classes are small, and planning time is protected.',
      '{company} has educated students since {year}. Today {size} teachers and staff work at our {sites} campuses.',
    ],
  },
  college: {
    names: ['College', 'University', 'Community College'],
    abouts: [
      '{company} has taught students since {year}. We offer {sites} degree and certificate programs on campus and online.',
    ],
  },
  media: {
    names: ['Media', 'Studio', 'Creative', 'Press', 'Productions', 'Marketing'],
    abouts: [
      '{company} creates campaigns, films, and websites for museums, public radio, and consumer brands. We are a team of {size}.',
    ],
  },
  health: {
    names: ['Health', 'Medical Group', 'Clinics', 'Care', 'Physicians', 'Home Health'],
    abouts: [
      '{company} cares for patients at {sites} hospitals and clinics in {states} states. We publish our staffing ratios every month.',
      '{company} is a nonprofit health system founded in {year}. We reinvest what we earn in our people and equipment.',
    ],
  },
  law: {
    names: ['Law Group', 'Legal', '& Partners LLP', 'Law Offices'],
    abouts: [
      '{company} represents families, workers, and small businesses from {sites} offices. Our attorneys have tried cases in {states} states since {year}.',
    ],
  },
  security: {
    names: ['Security', 'Protective Services', 'Safety Group'],
    abouts: [
      '{company} protects hospitals, campuses, and events in {states} states. Training is paid and continues throughout your career.',
    ],
  },
  hospitality: {
    names: ['Hospitality', 'Kitchen', 'Restaurants', 'Grill', 'Cafe'],
    abouts: [
      '{company} operates {sites} restaurants. Schedules are posted two weeks in advance.',
      'Guests have come back to {company} since {year}. We promote from within at all {sites} locations.',
    ],
  },
  hotels: {
    names: ['Hotels', 'Resorts', 'Inns', 'Lodging'],
    abouts: ['{company} has welcomed guests since {year}. We operate {sites} hotels in {states} states.'],
  },
  foods: {
    names: ['Foods', 'Bakery', 'Provisions', 'Dairy'],
    abouts: ['{company} has made bread, cheese, and prepared meals since {year} at {sites} plants.'],
  },
  salons: {
    names: ['Salon & Spa', 'Hair Studio', 'Day Spa'],
    abouts: [
      '{company} has {sites} salons in {states} states, with paid training every quarter and a loyal clientele.',
    ],
  },
  fitness: {
    names: ['Fitness', 'Athletic Club', 'Wellness'],
    abouts: ['{company} runs {sites} gyms and wellness centers with members of every age and fitness level.'],
  },
  pets: {
    names: ['Animal Hospital', 'Pet Resort', 'Veterinary Care'],
    abouts: ['{company} cares for dogs, cats, and the people who love them at {sites} locations.'],
  },
  retail: {
    names: ['Supply', 'Outfitters', 'Market', 'Home Goods', 'Hardware', 'Wholesale'],
    abouts: [
      '{company} has {sites} stores in {states} states and a growing online business. {size} people work here.',
      'Customers have trusted {company} for honest advice since {year}.',
    ],
  },
  vehicles: {
    names: ['Motors', 'Auto Group', 'Truck & Trailer'],
    abouts: [
      '{company} sells and services cars and trucks at {sites} locations. Technicians get paid manufacturer training.',
    ],
  },
  construction: {
    names: ['Builders', 'Construction', 'Electric', 'Mechanical', 'Contractors'],
    abouts: [
      '{company} builds schools, clinics, and homes in {states} states. The company has been family-owned since {year}.',
    ],
  },
  facilities: {
    names: ['Facility Services', 'Building Care', 'Property Services'],
    abouts: [
      '{company} cleans and maintains offices, schools, and parks for {size} customers in {states} states.',
    ],
  },
  realEstate: {
    names: ['Realty', 'Properties', 'Property Management'],
    abouts: ['{company} manages {size}0 apartments and offices in {states} states.'],
  },
  utilities: {
    names: ['Energy', 'Power & Light', 'Fiber', 'Water'],
    abouts: ['{company} keeps power, water, and internet running for customers in {states} states.'],
  },
  farming: {
    names: ['Farms', 'Orchards', 'Growers', 'Nursery'],
    abouts: ['{company} has grown fruit, vegetables, and trees since {year}. We farm in {states} states.'],
  },
  logistics: {
    names: ['Logistics', 'Freight', 'Transport', 'Distribution', 'Delivery'],
    abouts: [
      '{company} moves food, medicine, and parts through {states} states with {size} drivers, loaders, and planners. Our trucks are new, and our routes get people home.',
    ],
  },
  government: {
    names: [],
    abouts: [
      '{company} serves its residents with public safety, parks, libraries, and permits. City employees receive a pension and full benefits.',
    ],
  },
};
