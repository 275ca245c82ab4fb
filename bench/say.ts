export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
export const say = (name: string, value: string) => console.log(`${name.padEnd(70)} ${value}`);
