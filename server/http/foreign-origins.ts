import type { AuthConfig } from "../identity/index.ts";

export type ForeignOrigins = { connect: string[]; frame: string[]; script: string[]; img: string[] };

const PHOTOS = "https://lh3.googleusercontent.com";
const FIREBASE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
/** Opens the pop-up of Firebase and hears its answer. */
const OPENER = "https://apis.google.com";

/** What pages may reach besides this server: exactly what the configured way to sign in needs. */
export function toForeignOrigins({ google, firebase }: AuthConfig): ForeignOrigins {
  const img = google ? [PHOTOS] : [];
  if (firebase === null) return { connect: [], frame: [], script: [], img };
  const emulator = firebase.emulatorUrl === null ? [] : [firebase.emulatorUrl];
  return { connect: [...FIREBASE, ...emulator], frame: [`https://${firebase.authDomain}`, ...emulator], script: [OPENER], img };
}
