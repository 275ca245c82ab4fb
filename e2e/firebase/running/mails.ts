import { type Emulator, PROJECT } from "./start-emulator.ts";

export type Mail = { email: string; requestType: "PASSWORD_RESET" | "VERIFY_EMAIL"; oobCode: string };

/** The mails that Firebase would have sent to this address, newest last. */
export async function readMails({ url }: Emulator, email: string): Promise<Mail[]> {
  const response = await fetch(`${url}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((mail) => mail.email === email);
}

export async function readResetCode(emulator: Emulator, email: string): Promise<string> {
  const code = (await readMails(emulator, email)).findLast(({ requestType }) => requestType === "PASSWORD_RESET")?.oobCode;
  if (code === undefined) throw new Error(`no mail to ${email}`);
  return code;
}
