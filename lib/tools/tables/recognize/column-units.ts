import { type Dressed, PERCENT, undressed } from "@/lib/tools/tables/cells/dressing";

const MARK = /^\d+$/;

/** A number in parentheses or with a minus behind it, and nothing else that makes it an amount: it may as well be a mark, as of a footnote. */
function isMark(text: string, { body, unit }: Dressed): boolean {
	return unit === null && !text.startsWith("-") && MARK.test(body);
}

/** Nothing is nothing in every unit. */
function isZero(text: string): boolean {
	return text.charCodeAt(0) === 48 && /^0(?:[.,]0*)?$/.test(text);
}

/** What the numbers of a text say they count. */
export interface UnitsSeen {
	/** The one unit of nearly all; null where none is named. */
	readonly unit: string | null;
	/** Numbers of another unit, and bare ones beside shares in a hundred. */
	readonly others: number;
	/** The units, most frequent first. */
	readonly named: readonly string[];
}

/** Gathers the units of a column's numbers. */
export class ColumnUnits {
	private readonly counts = new Map<string, number>();
	private bare = 0;
	private marks = 0;

	take(text: string): void {
		const dressed = undressed(text);
		if (!dressed || dressed.unit === null) {
			if (dressed && isMark(text, dressed)) this.marks += 1;
			if (!isZero(text)) this.bare += 1;
		} else this.counts.set(dressed.unit, (this.counts.get(dressed.unit) ?? 0) + 1);
	}

	/** Whether all numbers are no more than marks. */
	get areMarks(): boolean {
		return this.counts.size === 0 && this.marks > 0 && this.marks === this.bare;
	}

	seen(): UnitsSeen {
		const ordered = [...this.counts].sort(([, one], [, other]) => other - one);
		const [unit = null, count = 0] = ordered[0] ?? [];
		const named = ordered.map(([name]) => name);
		const rest = ordered.reduce((sum, [, times]) => sum + times, 0) - count;
		return { unit, others: rest + (unit === PERCENT ? this.bare : 0), named };
	}
}

/** Whether a cell counts something else than its column does: 5 is no share in a hundred, and €5 no dollars. */
export function isOtherUnit(text: string, unit: string | undefined): boolean {
	const found = undressed(text)?.unit ?? null;
	if (found === null) return unit === PERCENT && !isZero(text);
	return unit !== undefined && found !== unit;
}
