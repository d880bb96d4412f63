import { countWords, numberWords, shareWords } from "@/lib/tools/tables/report/number-words";
import type { Figure, Measure } from "@/lib/tools/tables/report/schemas";

const CHANCE = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });

function chanceWords(value: number): string {
	return value < 0.001 ? "p < 0.001" : `p = ${CHANCE.format(value)}`;
}

/** A name or value in a sentence, cut where it goes on. */
export function quoted(name: string): string {
	return `“${name.length > 60 ? `${name.slice(0, 59)}…` : name}”`;
}

/** Writes sentences whose every number is kept as a figure, with what it is. */
export class Sentence {
	readonly figures: Figure[] = [];

	private keep(label: string, value: number, text: string, measure: Measure): string {
		this.figures.push({ label, value, text, measure });
		return text;
	}

	/** A count with the word for what is counted. */
	count(label: string, value: number, measure: Measure, [one, many]: readonly [string, string] = ["", ""]): string {
		const text = this.keep(label, value, countWords(value), measure);
		const word = value === 1 ? one : many;
		return word ? `${text} ${word}` : text;
	}

	number(label: string, value: number, measure: Measure): string {
		return this.keep(label, value, numberWords(value), measure);
	}

	share(label: string, value: number, measure: Measure): string {
		return this.keep(label, value, shareWords(value), measure);
	}

	chance(label: string, value: number, measure: Measure): string {
		return this.keep(label, value, chanceWords(value), measure);
	}
}

export function shareOf(part: Measure, whole: Measure): Measure {
	return { op: "share", of: [part, whole] };
}

export const ROWS: Measure = { op: "rows" };
