// language models that an operator may connect: asked in order, bounded, and never needed
export { type Answer, type Models, openModels, type Question, type Refusal } from "./open-models.ts";
