export type Strength = 0 | 1 | 2 | 3;

/** A rough measure that rewards length above all: nothing, weak, fair, strong. It advises and refuses nothing. */
export function toStrength(password: string, minPassword: number): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const points = Math.min(password.length, different * 2) + kinds * 2;
  if (password.length < minPassword) return 0;
  if (points < 14) return 1;
  return points < 20 ? 2 : 3;
}
