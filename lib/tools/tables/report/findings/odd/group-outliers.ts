import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { groupPlaces, groupsOf, sortedGroups } from "@/lib/tools/tables/report/findings/grouped";
import { quoted, Sentence } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import type { Study } from "@/lib/tools/tables/report/study";
import { oddFences } from "./odd-fences";

const MOST_MEASURES = 6;
const MOST_CATEGORIES = 4;
const MOST_GROUPS = 50;
/** As for Dixon's ratio of the gap to the whole: with fewer values it is not sure. */
const FEWEST = 12;
/** More of them than this are how the groups are spread. */
const MOST_ODD = 5;

interface Odd {
	readonly word: string;
	readonly value: number;
	/** The nearest of the group's others, and the one furthest from it. */
	readonly nearest: number;
	readonly furthest: number;
	readonly isHigh: boolean;
}

const gapOf = ({ value, nearest }: Odd): number => Math.abs(value - nearest);

/** The one value of a group that lies further from all its others than these lie apart. */
function oddIn(word: string, values: Float64Array): Odd[] {
	if (values.length < FEWEST) return [];
	const at = (place: number) => values[place] ?? 0;
	const last = values.length - 1;
	const ends: Odd[] = [
		{ word, value: at(last), nearest: at(last - 1), furthest: at(0), isHigh: true },
		{ word, value: at(0), nearest: at(1), furthest: at(last), isHigh: false },
	];
	return ends.filter((odd) => odd.nearest !== odd.furthest && gapOf(odd) > Math.abs(odd.nearest - odd.furthest));
}

/** Where a value of a group stands, counted from 1. */
function rowOf(measure: FrameColumn, category: FrameColumn, { word, value }: Odd): number {
	const { words, places } = groupPlaces(category);
	const { numbers, codes } = measure.numbers && category.codes ? { numbers: measure.numbers, codes: category.codes } : { numbers: [], codes: [] };
	for (let row = 0; row < codes.length; row += 1) if (numbers[row] === value && words[places[codes[row] ?? 0] ?? -1] === word) return row + 1;
	return 0;
}

function findingOf(measure: FrameColumn, category: FrameColumn, odd: readonly Odd[]): Draft[] {
	const [first] = odd;
	if (!first) return [];
	const say = new Sentence();
	const { word, value, nearest, isHigh } = first;
	const group = { column: category.name, equals: word };
	const end: Measure["op"] = isHigh ? "max" : "min";
	const told = say.number("Odd value of its group", value, { op: end, column: measure.name, where: [group] });
	const others: Measure = { op: end, column: measure.name, where: [group, { column: measure.name, ...(isHigh ? { below: value } : { above: value }) }] };
	const edge = say.number("Nearest of the group's others", nearest, others);
	const more = odd.length > 1 ? " So are the others that are listed, each in its group." : "";
	return [
		{
			kind: "outliers",
			area: "quality",
			severity: "medium",
			strength: 1 - Math.abs(first.nearest - first.furthest) / Math.abs(first.value - first.furthest),
			title: `${quoted(measure.name)} has ${odd.length === 1 ? "a value that is" : "values that are"} odd for ${quoted(category.name)}`,
			text: `Where ${quoted(category.name)} is ${quoted(word)}, ${quoted(measure.name)} is ${told} once, while all others there ${isHigh ? "go up to" : "go down to"} ${edge} at most. Over all rows it is nothing unusual.${more} Look whether it is right.`,
			method: `A value of a group of at least ${FEWEST} that lies further from all others of it than these lie apart, as Dixon's test of a gap does, and not far from the values of all groups together.`,
			figures: say.figures,
			columns: [measure.name, category.name],
			rows: odd.map((one) => ({ row: rowOf(measure, category, one), text: `${numberWords(one.value)} (${one.word})` })),
		},
	];
}

/** Values that are usual over all rows and far from all others of their own group: high for a kiosk, low for a bakery. */
export function groupOutlierFindings({ measures, categories }: Study): Draft[] {
	const told = new Set<string>();
	return measures.slice(0, MOST_MEASURES).flatMap((measure) => {
		const { numbers } = measure;
		if (!numbers) return [];
		// Where values stand out among all rows they are told there, and the others of the column are no news beside them.
		if (oddFences(measure.sorted()) !== null) return [];
		return categories
			.slice(0, MOST_CATEGORIES)
			.filter((category) => category.spellings().length <= MOST_GROUPS)
			.flatMap((category) => {
				const odd = sortedGroups(measure, category, groupsOf(numbers, category))
					.flatMap(({ word, values }) => oddIn(word, values))
					.sort((one, other) => gapOf(other) / Math.abs(other.nearest - other.furthest) - gapOf(one) / Math.abs(one.nearest - one.furthest));
				const fresh = odd.filter(({ value }) => !told.has(`${measure.index} ${value}`));
				for (const { value } of fresh) told.add(`${measure.index} ${value}`);
				return odd.length > MOST_ODD ? [] : findingOf(measure, category, fresh);
			});
	});
}
