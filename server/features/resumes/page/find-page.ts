import { AppError, type ResumePage } from "@fairlead/contracts";
import type { OwnerId } from "../../../db/index.ts";
import type { Services } from "../../../http/index.ts";
import { findReadings } from "../store.ts";
import { findStorageKey } from "./store.ts";

type Asked = { resumeId: string; number: number };

/** A page of the stored file as it is printed; under blind review with every personal word covered. */
export async function findPage(ownerId: OwnerId, services: Services, asked: Asked, blind: boolean): Promise<ResumePage> {
  const [reading] = await findReadings(ownerId, services.db, [asked.resumeId]);
  const key = await findStorageKey(ownerId, services.db, asked.resumeId);
  // Word and text files have no layout of their own that could be shown.
  if (reading?.document.kind !== "pdf" || key === undefined) throw new AppError("absent");
  const { document, personal } = reading;
  const cover = blind ? personal : null;
  const page = await services.readers.run("page", await services.files.read(key), { document, number: asked.number, cover });
  if (page === null) throw new AppError("absent");
  return { ...page, blind };
}
