/** Jobs that one call changes. */
export const MOST_AT_ONCE = 100;
