import agentsAndLaw from "../../data/match/tellings/agents-and-law.json";
import buildingAndMetalCrafts from "../../data/match/tellings/building-and-metal-crafts.json";
import buildingAndPlant from "../../data/match/tellings/building-and-plant.json";
import careAndSchool from "../../data/match/tellings/care-and-school.json";
import cleanersAndLabourers from "../../data/match/tellings/cleaners-and-labourers.json";
import clerksAndServices from "../../data/match/tellings/clerks-and-services.json";
import computing from "../../data/match/tellings/computing.json";
import crafts from "../../data/match/tellings/crafts.json";
import culture from "../../data/match/tellings/culture.json";
import dataAndNetworks from "../../data/match/tellings/data-and-networks.json";
import everyday from "../../data/match/tellings/everyday.json";
import fieldsAndLabour from "../../data/match/tellings/fields-and-labour.json";
import financeAndMarketing from "../../data/match/tellings/finance-and-marketing.json";
import health from "../../data/match/tellings/health.json";
import healthProfessions from "../../data/match/tellings/health-professions.json";
import healthSupport from "../../data/match/tellings/health-support.json";
import hospitality from "../../data/match/tellings/hospitality.json";
import landAndTransport from "../../data/match/tellings/land-and-transport.json";
import lawAndOffice from "../../data/match/tellings/law-and-office.json";
import managementAndPolicy from "../../data/match/tellings/management-and-policy.json";
import office from "../../data/match/tellings/office.json";
import people from "../../data/match/tellings/people.json";
import plant from "../../data/match/tellings/plant.json";
import scienceAndEngineering from "../../data/match/tellings/science-and-engineering.json";
import service from "../../data/match/tellings/service.json";
import shopAndPublic from "../../data/match/tellings/shop-and-public.json";
import shopsAndProtection from "../../data/match/tellings/shops-and-protection.json";
import software from "../../data/match/tellings/software.json";
import sportAndStage from "../../data/match/tellings/sport-and-stage.json";
import teachingAndWelfare from "../../data/match/tellings/teaching-and-welfare.json";
import techniciansAndControllers from "../../data/match/tellings/technicians-and-controllers.json";
import trades from "../../data/match/tellings/trades.json";
import vehiclesForcesAndEnergy from "../../data/match/tellings/vehicles-forces-and-energy.json";
import asAdvertised from "../../data/match/tellings-by-occupation/as-advertised.json";
import clerksSalesAndServices from "../../data/match/tellings-by-occupation/clerks-sales-and-services.json";
import farmsBuildingAndMachines from "../../data/match/tellings-by-occupation/farms-building-and-machines.json";
import healthAndCare from "../../data/match/tellings-by-occupation/health-and-care.json";
import makersAndDrivers from "../../data/match/tellings-by-occupation/makers-and-drivers.json";
import managersAndOffice from "../../data/match/tellings-by-occupation/managers-and-office.json";
import scienceAndEngineeringByWish from "../../data/match/tellings-by-occupation/science-and-engineering.json";
import teachingLawAndCulture from "../../data/match/tellings-by-occupation/teaching-law-and-culture.json";
import techniciansAndAgents from "../../data/match/tellings-by-occupation/technicians-and-agents.json";

/** Rows "names of a wish = what is done / to what", of all families of work: what vectors and judge learn from. The match reads them packed. */
export const LEARNED: readonly string[] = [
  agentsAndLaw,
  buildingAndMetalCrafts,
  buildingAndPlant,
  careAndSchool,
  cleanersAndLabourers,
  clerksAndServices,
  computing,
  crafts,
  culture,
  dataAndNetworks,
  everyday,
  fieldsAndLabour,
  financeAndMarketing,
  health,
  healthProfessions,
  healthSupport,
  hospitality,
  landAndTransport,
  lawAndOffice,
  managementAndPolicy,
  office,
  people,
  plant,
  scienceAndEngineering,
  service,
  shopAndPublic,
  shopsAndProtection,
  software,
  sportAndStage,
  teachingAndWelfare,
  techniciansAndControllers,
  trades,
  vehiclesForcesAndEnergy,
].flatMap(({ tellings }) => tellings);

/** And those of 373 occupations and of many advertisements, wish by wish: vectors and judge do not learn from them. */
export const TELLINGS: readonly string[] = [
  LEARNED,
  asAdvertised.tellings,
  clerksSalesAndServices.tellings,
  farmsBuildingAndMachines.tellings,
  healthAndCare.tellings,
  makersAndDrivers.tellings,
  managersAndOffice.tellings,
  scienceAndEngineeringByWish.tellings,
  teachingLawAndCulture.tellings,
  techniciansAndAgents.tellings,
].flat();
