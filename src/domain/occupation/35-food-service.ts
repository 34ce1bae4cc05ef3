import type { OccupationSource } from './occupation.ts';

export const foodService: OccupationSource[] = [
  {
    soc: '35-1011',
    name: 'Chefs and Head Cooks',
    titles: `
      Chef; Executive Chef; Sous Chef; Head Chef; Pastry Chef; Chef de Cuisine; Head Cook; Private Chef;
      Personal Chef; Banquet Chef; Sushi Chef; Kitchen Chef; Executive Sous Chef; Chef de Partie;
      Culinary Director; Corporate Chef; Catering Chef; Lead Cook; Chef Instructor Kitchen;
      Culinary Manager; Restaurant Chef; Hotel Chef; Chef Manager; Pizza Chef; Junior Sous Chef;
      Banquet Sous Chef`,
    skills: `
      Menu development; Kitchen management; Food costing; Plating; Culinary arts; Recipe development;
      Sauce making; Butchery; Pastry; Kitchen staff training; Sushi preparation`,
    related: '35-1012 35-2014 11-9051',
  },
  {
    soc: '35-1012',
    name: 'First-Line Supervisors of Food Preparation and Serving Workers',
    titles: `
      Restaurant Supervisor; Shift Supervisor Restaurant; Food Service Supervisor; Shift Leader;
      Restaurant Shift Leader; Kitchen Supervisor; Shift Manager Fast Food; Banquet Captain;
      Fast Food Supervisor; Dining Room Supervisor; Cafeteria Supervisor; Crew Leader Restaurant;
      Head Waiter; Dietary Supervisor; Catering Supervisor; Banquet Supervisor; Bar Supervisor;
      Starbucks Shift Supervisor; Food and Beverage Supervisor; Assistant Manager Fast Food; Maitre D;
      Floor Supervisor Restaurant; Coffee Shop Shift Supervisor; Cook Supervisor; Concessions Supervisor`,
    skills: `
      Shift supervision; Opening and closing procedures; Cash counts; Crew training;
      Food safety supervision; Line checks; Guest complaint handling; Prep lists; Side work assignment`,
    related: '11-9051 35-1011 35-3023',
  },
  {
    soc: '35-2011',
    name: 'Cooks, Fast Food',
    titles: `
      Fast Food Cook; Fry Cook; Burger Cook; Grill Operator Fast Food; Pizza Cook; Pizza Maker;
      Short Order Fast Food Cook; Pizzaiolo; Sandwich Cook; Fryer; Kitchen Crew Member; Fast Food Line Cook;
      Back of House Team Member; Chicken Cook; Grill Team Member; Taco Cook`,
    skills: `
      Deep frying; Flat top grilling; Order screens; Portion packaging; Pizza dough stretching;
      Speed of service; Fryer cleaning; Burger assembly`,
    related: '35-3023 35-2014 35-2021',
  },
  {
    soc: '35-2012',
    name: 'Cooks, Institution and Cafeteria',
    titles: `
      Cook; School Cook; Cafeteria Cook; Hospital Cook; Institutional Cook; Camp Cook; Dietary Cook;
      Nursing Home Cook; School Cafeteria Cook; Jail Cook; Prison Cook; Church Cook; Ship Cook;
      Assisted Living Cook; Food Service Cook; Production Cook; Daycare Cook; Galley Cook; Mess Cook;
      Senior Living Cook; Head Start Cook`,
    skills: `
      Batch cooking; Large quantity recipes; Special diets; Steam kettles; Cycle menus; USDA meal patterns;
      Texture modified food; Tray line; Thermometer logs`,
    related: '35-2014 35-2021 35-1011',
  },
  {
    soc: '35-2014',
    name: 'Cooks, Restaurant and Short Order',
    titles: `
      Line Cook; Restaurant Cook; Grill Cook; Prep Cook; Breakfast Cook; Saute Cook; Short Order Cook;
      Broiler Cook; Banquet Cook; Hibachi Chef; Brunch Cook; Pantry Cook; Garde Manger; Kitchen Cook;
      Cook I; Cook II; Wok Cook; Hot Line Cook; Commis Chef; Catering Cook; Hotel Cook; Diner Cook;
      Sushi Cook; Pasta Cook; Barbecue Cook; Pit Master`,
    skills: `
      Line cooking; Grilling; Sauteing; Knife skills; Mise en place; Food handler card; Broiling;
      Egg cookery; Station setup; Ticket times; Smoking meats`,
    related: '35-1011 35-2021 35-2011',
  },
  {
    soc: '35-2021',
    name: 'Food Preparation Workers',
    titles: `
      Food Prep Worker; Kitchen Helper; Food Preparation Worker; Salad Maker; Deli Clerk; Sandwich Maker;
      Deli Associate; Kitchen Assistant; Food Prep; Kitchen Aide; Kitchen Porter; Kitchen Staff;
      Deli Worker; Kitchen Hand; Fruit Cutter; Sandwich Artist; Kitchen Team Member; Prep Person;
      Food Preparer; Catering Assistant; Commissary Worker; Kitchen Worker; Culinary Aide`,
    skills: `
      Vegetable prep; Slicer operation; Food labeling and dating; Salad assembly; Deli slicing;
      Cold holding; Walk-in organization; Kitchen sanitation`,
    related: '35-2014 35-3023 35-9021',
  },
  {
    soc: '35-3011',
    name: 'Bartenders',
    titles: `
      Bartender; Mixologist; Barkeep; Bar Staff; Head Bartender; Cocktail Bartender; Barkeeper;
      Banquet Bartender; Bar Attendant; Beertender; Taproom Bartender; Bar Lead; Lead Bartender;
      Nightclub Bartender; Service Bartender; Hotel Bartender; Brewery Bartender; Craft Bartender;
      Bar Back Bartender; Tasting Room Associate; Sommelier`,
    skills: `
      Mixology; Cocktail recipes; Beer pouring; TIPS certification; Wine knowledge; Tab management;
      ID checking; Bar inventory; Upselling drinks`,
    related: '35-3031 35-9011 35-1012',
  },
  {
    soc: '35-3023',
    name: 'Fast Food and Counter Workers',
    titles: `
      Barista; Fast Food Worker; Crew Member; Team Member Restaurant; Counter Server; Cafeteria Worker;
      Food Service Worker; Counter Attendant; Fast Food Crew Member; Restaurant Team Member;
      Concession Worker; Ice Cream Server; Coffee Barista; Food Service Associate; Lunch Lady;
      Cafe Attendant; Drive Thru Attendant; Concessions Attendant; Snack Bar Attendant; Cafe Worker;
      Food Runner Counter; Cafeteria Server; Restaurant Crew; Smoothie Maker; School Nutrition Worker;
      Child Nutrition Worker; Food Service Assistant; Concession Stand Attendant; Ice Cream Scooper;
      Fast Food Cashier; Drive Thru Cashier; Bakery Cafe Associate; Coffee Shop Worker; Boba Barista;
      Juice Bar Attendant; Lunch Aide; Food and Beverage Attendant`,
    skills: `
      Espresso machine; Latte art; Drive-thru service; Cash handling; Order taking; Milk steaming;
      Counter service; Food assembly; Headset communication; Suggestive selling`,
    related: '35-2011 41-2011 35-3031',
  },
  {
    soc: '35-3031',
    name: 'Waiters and Waitresses',
    titles: `
      Server; Waiter; Waitress; Restaurant Server; Banquet Server; Cocktail Server; Food Server;
      Cocktail Waitress; Wait Staff; Dining Server; Catering Server; Fine Dining Server; Wine Steward;
      Waitstaff; Dining Room Server; Bottle Server; Carhop; Breakfast Server; Head Server; Captain Server;
      Service Captain; Lunch Server; Event Server; Room Service Waiter; Senior Living Server; Banquet Waiter`,
    skills: `
      Table service; Menu knowledge; Wine service; POS order entry; Tray carrying; Upselling menu items;
      Allergy awareness; Check presentation; Fine dining etiquette; Banquet service`,
    related: '35-3011 35-9031 35-3041',
  },
  {
    soc: '35-3041',
    name: 'Food Servers, Nonrestaurant',
    titles: `
      Room Service Attendant; Dietary Aide; Food Service Aide; Tray Line Worker; Dietary Server;
      Hospital Food Server; Food Tray Assembler; Nutrition Aide; Room Service Server;
      Patient Dining Associate; In-Room Dining Server; Hospital Tray Aide; Dietary Assistant;
      Food Service Attendant; Nutrition Host; Dining Aide; Dining Services Aide; Patient Services Host Food;
      Minibar Attendant; Tray Passer; Flight Caterer; Catering Attendant`,
    skills: `
      Tray delivery; Diet cards; Meal carts; Patient menu assistance; Nourishment stocking;
      Diet texture awareness; Dish room sanitation; Hand hygiene`,
    related: '35-3023 35-3031 29-2051',
  },
  {
    soc: '35-9011',
    name: 'Dining Room and Cafeteria Attendants and Bartender Helpers',
    titles: `
      Busser; Busboy; Barback; Dining Room Attendant; Food Runner; Bus Person; Bar Back; Dining Attendant;
      Cafeteria Attendant; Table Busser; Bartender Helper; Server Assistant; Runner Restaurant;
      Banquet Setup; Banquet Houseman; Buffet Attendant; Salad Bar Attendant; Lobby Attendant Restaurant;
      Server Helper; Banquet Porter; Expo; Expediter Restaurant`,
    skills: `
      Table clearing; Table setting; Ice restocking; Glassware restocking; Buffet setup; Running food;
      Bar restocking; Banquet room setup`,
    related: '35-3031 35-9021 35-3011',
  },
  {
    soc: '35-9021',
    name: 'Dishwashers',
    titles: `
      Dishwasher; Steward; Kitchen Steward; Dish Machine Operator; Pot Washer; Dish Room Attendant;
      Utility Dishwasher; Pot and Pan Washer; Ware Washer; Dish Washer; Kitchen Cleaner;
      Kitchen Utility Worker; Stewarding Attendant; Scullery Worker; Dishroom Worker; Dishperson;
      Utility Steward`,
    skills: `
      Commercial dish machine; Three-compartment sink; Chemical sanitizer; Trash removal; Floor mopping;
      Pot scrubbing; Glass washing; Grease trap cleaning`,
    related: '35-2021 35-9011 37-2011',
  },
  {
    soc: '35-9031',
    name: 'Hosts and Hostesses, Restaurant',
    titles: `
      Host; Hostess; Restaurant Host; Restaurant Hostess; Greeter Restaurant; Host Hostess;
      Dining Room Host; Front of House Host; Lead Host; Reservationist Restaurant; Seating Host;
      Lounge Hostess; Cafe Host; Door Host; Restaurant Greeter; Guest Greeter; Head Hostess`,
    skills: `
      Guest seating; OpenTable; Wait list management; Reservation calls; Greeting guests; Table rotation;
      Resy; Menu presentation`,
    related: '35-3031 43-4171 43-4081',
  },
];
