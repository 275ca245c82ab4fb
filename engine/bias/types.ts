export type { BiasFinding, BiasType, WordingReport } from "@fairlead/contracts";
