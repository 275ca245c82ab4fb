const LANCZOS_G = 7;
// Lanczos approximation of the gamma function with g = 7 and nine terms: 15 digits.
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
const DIGITS = 1e-16;
const LEAST = 1e-300;
const STEPS = 10_000;

/** Natural logarithm of the gamma function, for x > 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const z = x - 1;
  const t = z + LANCZOS_G + 0.5;
  let sum = LANCZOS[0] as number;
  for (let i = 1; i < LANCZOS.length; i++) sum += (LANCZOS[i] as number) / (z + i);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** Regularised incomplete beta function I_x(a, b), by its continued fraction (DLMF 8.17.22). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
  const coefficient = (n: number) => {
    const m = n >> 1;
    if (n % 2 === 0) return (m * (b - m) * x) / ((a + n - 1) * (a + n));
    return (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
  };
  return front * toFraction(coefficient);
}

/** Probability that a chi-square of `degrees` is larger than `x`: the regularised upper incomplete gamma function (DLMF 8.7.1, 8.9.2). */
export function upperChiSquare(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const [a, half] = [degrees / 2, x / 2];
  const front = Math.exp(a * Math.log(half) - half - logGamma(a));
  if (half < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < STEPS && term > sum * DIGITS; n++) {
      term *= half / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  // Even part of the fraction: 1 / (z + 1 - a - 1(1-a) / (z + 3 - a - 2(2-a) / …)).
  let value = half + 2 * 200 + 1 - a;
  for (let n = 200; n >= 1; n--) value = half + 2 * n - 1 - a - (n * (n - a)) / value;
  return front / value;
}

/** 1 / (1 + d1 / (1 + d2 / (1 + …))), from the front (Lentz). */
function toFraction(coefficient: (n: number) => number): number {
  let value = 1;
  let above = 1;
  let below = 0;
  for (let n = 1; n <= STEPS; n++) {
    const d = coefficient(n);
    below = 1 / away(1 + d * below);
    above = away(1 + d / above);
    const change = above * below;
    value *= change;
    if (Math.abs(change - 1) < DIGITS) break;
  }
  return 1 / value;
}

/** A divisor never becomes zero. */
const away = (value: number): number => (Math.abs(value) < LEAST ? LEAST : value);
