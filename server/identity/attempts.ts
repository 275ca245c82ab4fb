import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AuthError } from "./auth-error.ts";

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** How often one may try; counted per process. Points in a span of seconds. */
const ATTEMPTS = {
  /** One account from one address: so that a stranger who guesses does not shut the owner out. */
  accountFromAddress: { points: 10, duration: QUARTER },
  /** After those, one more a minute. */
  slow: { points: 1, duration: MINUTE },
  /** One account from anywhere. */
  account: { points: 100, duration: QUARTER },
  proof: { points: 10, duration: QUARTER },
  /** Mails that reset a password: to one account, asked for from one address. */
  resetMail: { points: 3, duration: HOUR },
  resetMailAddress: { points: 20, duration: HOUR },
  /** Mails that ask a signed-in person whether the address is theirs. */
  confirmationMail: { points: 3, duration: HOUR },
  /** Codes of mails that are tried from one address. */
  code: { points: 20, duration: HOUR },
  address: { points: 50, duration: QUARTER },
};
export type Attempts = ReturnType<typeof createAttempts>;

/** Counts failed sign-ins and all sign-ups. A sign-in that succeeds is given back. */
export function createAttempts({ signUpsPerHour }: { signUpsPerHour: number }) {
  const make = (name: keyof typeof ATTEMPTS) => new RateLimiterMemory({ keyPrefix: name, ...ATTEMPTS[name] });
  const pair = make("accountFromAddress");
  const slow = make("slow");
  const account = make("account");
  const address = make("address");
  const resetMail = make("resetMail");
  const resetMailAddress = make("resetMailAddress");
  const confirmationMail = make("confirmationMail");
  const codes = make("code");
  const proofs = make("proof");
  const signUps = new RateLimiterMemory({ keyPrefix: "signUp", points: signUpsPerHour, duration: HOUR });
  return {
    async takeSignIn(email: string, from: string): Promise<() => Promise<void>> {
      const place = toNetwork(from);
      const both = `${email} ${place}`;
      await take(address, place);
      const taken = await pair.consume(both).then(
        () => pair,
        () => take(slow, both).then(() => slow),
      );
      await take(account, email);
      return async () => {
        await Promise.all([address.reward(place), taken.reward(both), account.reward(email)]);
      };
    },
    /** A password that a signed-in person types again; given back when it is right. */
    async takeProof(uid: string): Promise<() => Promise<void>> {
      await take(proofs, uid);
      return async () => void (await proofs.reward(uid));
    },
    /** False: no mail goes out, and nobody is told. */
    async takeResetMail(email: string, from: string): Promise<boolean> {
      const isTaken = (limiter: RateLimiterMemory, key: string) =>
        take(limiter, key).then(
          () => true,
          (error) => {
            if (error instanceof AuthError) return false;
            throw error;
          },
        );
      return (await isTaken(resetMailAddress, toNetwork(from))) && (await isTaken(resetMail, email));
    },
    takeConfirmationMail: (uid: string): Promise<void> => take(confirmationMail, uid),
    takeCode: (from: string): Promise<void> => take(codes, toNetwork(from)),
    takeSignUp: (from: string): Promise<void> => take(signUps, toNetwork(from)),
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AuthError("too-many-requests", { waitSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}

/** One household counts as one: an IPv6 customer holds a whole /64. */
export function toNetwork(address: string): string {
  const mapped = address.replace(/^::ffff:/i, "");
  if (!mapped.includes(":")) return mapped;
  const [head = "", tail = ""] = mapped.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const filled = mapped.includes("::") ? [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last] : first;
  return `${filled.slice(0, 4).join(":")}::/64`;
}
