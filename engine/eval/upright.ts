/** Rows of length one at right angles to each other, made of the given ones in their order (Gram-Schmidt). */
export function toUpright(rows: readonly Float64Array[]): Float64Array[] {
  const upright: Float64Array[] = [];
  for (const row of rows) {
    let left = row;
    for (const other of upright) {
      const shared = dot(left, other);
      left = left.map((value, k) => value - shared * (other[k] as number));
    }
    const length = Math.sqrt(dot(left, left)) || 1;
    upright.push(left.map((value) => value / length));
  }
  return upright;
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] as number);
  return sum;
}
