import type { Handler } from "../../http/index.ts";
import { readWording } from "./read-wording.ts";

export const checkBias: Handler<"checkBias"> = ({ services, body }) => readWording(services, body.description);
