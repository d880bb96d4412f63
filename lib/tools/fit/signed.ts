/** Points with their sign: `−12`. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
