import { AppError } from "@fairlead/contracts";
import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default). 64 MiB each: two at once is what a small machine can spare. */
const COST = { memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 50;

export type PasswordHasher = { hash(password: string): Promise<string>; verify(hashed: string, password: string): Promise<boolean> };

/** Hashes a few passwords at once and keeps a short line waiting; the rest is told that we are busy. */
export function createPasswordHasher({ atOnce = AT_ONCE, waiting = WAITING } = {}): PasswordHasher {
  const line: (() => void)[] = [];
  let free = atOnce;
  const takeTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else if (line.length >= waiting) throw new AppError("unavailable");
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free++;
    }
  };
  return {
    hash: (password) => takeTurn(() => hash(password, COST)),
    verify: (hashed, password) => takeTurn(() => verify(hashed, password).catch(() => false)),
  };
}
