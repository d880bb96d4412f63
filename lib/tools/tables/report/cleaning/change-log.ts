import type { Cleaning, CleaningReport } from "@/lib/tools/tables/report/schemas";

/** So many changes are listed one by one; all are counted. */
export const MOST_LISTED = 20_000;
const LETTERS = 200;

export interface Change {
	/** In the table as it was, from 1. */
	readonly row: number;
	readonly column: string | null;
	readonly kind: Cleaning;
	readonly before: string;
	readonly after: string;
}

/** What cleaning did, change by change. */
export class ChangeLog {
	readonly listed: Change[] = [];
	total = 0;

	/** @param rowsBefore rows of the file before the table: what is listed is numbered as in the file. */
	constructor(private readonly rowsBefore = 0) {}

	private readonly counts = new Map<string, { kind: Cleaning; column: string | null; count: number }>();

	note(change: Change): void {
		this.total += 1;
		const key = `${change.kind} ${change.column ?? ""}`;
		const counted = this.counts.get(key);
		if (counted) counted.count += 1;
		else this.counts.set(key, { kind: change.kind, column: change.column, count: 1 });
		if (this.listed.length < MOST_LISTED)
			this.listed.push({ ...change, row: change.row + this.rowsBefore, before: change.before.slice(0, LETTERS), after: change.after.slice(0, LETTERS) });
	}

	counted(): CleaningReport["changes"] {
		return [...this.counts.values()];
	}
}
