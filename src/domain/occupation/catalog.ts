import management from './data/11-management.json' with { type: 'json' };
import businessAndFinance from './data/13-business-and-finance.json' with { type: 'json' };
import computingAndMathematics from './data/15-computing-and-mathematics.json' with { type: 'json' };
import architectureAndEngineering from './data/17-architecture-and-engineering.json' with { type: 'json' };
import science from './data/19-science.json' with { type: 'json' };
import communityAndSocialService from './data/21-community-and-social-service.json' with { type: 'json' };
import law from './data/23-law.json' with { type: 'json' };
import education from './data/25-education.json' with { type: 'json' };
import artsAndMedia from './data/27-arts-and-media.json' with { type: 'json' };
import healthcare from './data/29-healthcare.json' with { type: 'json' };
import healthcareSupport from './data/31-healthcare-support.json' with { type: 'json' };
import protectiveService from './data/33-protective-service.json' with { type: 'json' };
import foodService from './data/35-food-service.json' with { type: 'json' };
import buildingAndGrounds from './data/37-building-and-grounds.json' with { type: 'json' };
import personalCare from './data/39-personal-care.json' with { type: 'json' };
import sales from './data/41-sales.json' with { type: 'json' };
import officeSupport from './data/43-office-support.json' with { type: 'json' };
import farmingFishingForestry from './data/45-farming-fishing-forestry.json' with { type: 'json' };
import construction from './data/47-construction.json' with { type: 'json' };
import installationAndRepair from './data/49-installation-and-repair.json' with { type: 'json' };
import production from './data/51-production.json' with { type: 'json' };
import transportation from './data/53-transportation.json' with { type: 'json' };
import military from './data/55-military.json' with { type: 'json' };
import { categorizeOccupation, type Occupation } from './occupation.ts';

/** Our own catalog of the US labor market, in the order of its SOC codes. */
export const occupations: readonly Occupation[] = [
  management,
  businessAndFinance,
  computingAndMathematics,
  architectureAndEngineering,
  science,
  communityAndSocialService,
  law,
  education,
  artsAndMedia,
  healthcare,
  healthcareSupport,
  protectiveService,
  foodService,
  buildingAndGrounds,
  personalCare,
  sales,
  officeSupport,
  farmingFishingForestry,
  construction,
  installationAndRepair,
  production,
  transportation,
  military,
].flatMap((group) => group.map(categorizeOccupation));
