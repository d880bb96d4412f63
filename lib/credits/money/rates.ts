/** What a run costs us is insured at this many hundredths: a reserve against overruns and failed runs. */
export const INSURED_PERCENT = 115;
/** What is charged for it, in hundredths of the insured cost. */
export const CHARGED_PERCENT = 130;
/** No run is charged less: one US cent, which is one credit. */
export const RUN_FLOOR_MICRO_U = 10_000;
/** A quoted price may be this far from the fresh one, in hundredths of the fresh one. */
export const TOLERANCE_PERCENT = 20;

/** What a calendar month (UTC) has free. */
export const FREE_MONTH_MICRO_U = { user: 5_000_000, guest: 1_000_000 } as const;

/** What one top-up may buy. */
export const TOP_UP_MICRO_U = { min: 5_000_000, max: 500_000_000 } as const;
