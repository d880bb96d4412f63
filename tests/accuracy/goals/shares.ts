/** By name, shares from 0 to 1. */
export type Measured = Readonly<Record<string, number>>;

export const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
