/** What a look into a file before a run can refuse it for. */
export const INSPECTION_CODES = ["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_SCANNED", "FILE_TOO_LARGE", "FILE_UNREADABLE"] as const;
export type InspectionCode = (typeof INSPECTION_CODES)[number];

/** What it found: errors refuse the file, warnings are told. */
export interface Inspection {
	readonly errors: ReadonlyArray<{ readonly code: InspectionCode; readonly message: string }>;
	readonly warnings: readonly string[];
}
