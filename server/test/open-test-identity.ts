import { type Identity, type IdentityOptions, openIdentity } from "../identity/index.ts";
import { openMail } from "../mail/index.ts";

type Given = Pick<IdentityOptions, "database" | "dataFolder" | "log"> & Partial<IdentityOptions>;

/** Embedded accounts as they come, with limits that no test meets by chance and mails in a folder. */
export async function openTestIdentity(given: Given): Promise<Identity> {
  const { dataFolder, log } = given;
  return openIdentity({
    driver: "embedded",
    publicUrl: "http://localhost:4000",
    minPassword: 6,
    signUpsPerHour: 1000,
    hideAccounts: false,
    tokenSync: false,
    google: null,
    firebase: { provider: { apiKey: "", authDomain: "", projectId: "", appId: "" }, emulatorHost: null, isProduction: false },
    mail: given.mail ?? (await openMail({ smtpUrl: null, from: "Fairlead <no-reply@example.com>", dataFolder, log })),
    ...given,
  });
}
