import { management } from './11-management.ts';
import { businessAndFinance } from './13-business-and-finance.ts';
import { computingAndMathematics } from './15-computing-and-mathematics.ts';
import { architectureAndEngineering } from './17-architecture-and-engineering.ts';
import { science } from './19-science.ts';
import { communityAndSocialService } from './21-community-and-social-service.ts';
import { law } from './23-law.ts';
import { education } from './25-education.ts';
import { artsAndMedia } from './27-arts-and-media.ts';
import { healthcare } from './29-healthcare.ts';
import { healthcareSupport } from './31-healthcare-support.ts';
import { protectiveService } from './33-protective-service.ts';
import { foodService } from './35-food-service.ts';
import { buildingAndGrounds } from './37-building-and-grounds.ts';
import { personalCare } from './39-personal-care.ts';
import { sales } from './41-sales.ts';
import { officeSupport } from './43-office-support.ts';
import { farmingFishingForestry } from './45-farming-fishing-forestry.ts';
import { construction } from './47-construction.ts';
import { installationAndRepair } from './49-installation-and-repair.ts';
import { production } from './51-production.ts';
import { transportation } from './53-transportation.ts';
import { military } from './55-military.ts';
import { type Occupation, readOccupation } from './occupation.ts';

/** Our own catalogue of the US labour market, in the order of its SOC codes. */
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
].flatMap((group) => group.map(readOccupation));
