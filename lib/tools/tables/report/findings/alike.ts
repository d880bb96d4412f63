import { replaceBracketed } from "@/lib/platform/language/brackets";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import type { Spelling } from "@/lib/tools/tables/report/frame/words";
import type { Draft } from "./finding";
import { quoted, Sentence } from "./sentence";

const EXAMPLES = 3;
const MOST_WORDS = 500;
const SHORTEST = 3;
const QUOTED = /["“”„«»][^"“”„«»]{0,60}["“”„«»]/gu;
const OTHER_SIGNS = /[^\p{L}\p{N}]+/gu;

/** What values have in common that differ in accents, signs, or something in quotes or brackets; empty for what says nothing without them. */
function likeKey(word: string): string {
	const bare = replaceBracketed(word.replace(QUOTED, " "), "([", () => " ");
	const letters = bare.normalize("NFD").replace(/\p{M}/gu, "").replace(OTHER_SIGNS, "").toLowerCase();
	return letters.length < SHORTEST || /^\p{N}+$/u.test(letters) ? "" : letters;
}

/** Values that are perhaps the same, though more than case and spaces tells them apart. They are counted apart until somebody says so. */
export function alikeFindings(column: FrameColumn): Draft[] {
	const spellings = column.spellings();
	if (spellings.length > MOST_WORDS) return [];
	const groups = new Map<string, Spelling[]>();
	for (const spelling of spellings) {
		const key = likeKey(spelling.word);
		if (key !== "") groups.set(key, [...(groups.get(key) ?? []), spelling]);
	}
	const alike = [...groups.values()].filter((group) => group.length > 1).map((group) => group.sort((one, other) => other.count - one.count));
	if (alike.length === 0) return [];
	const say = new Sentence();
	const count = ({ word, count: times }: Spelling) =>
		`${quoted(word)} (${say.count(`Rows with ${word}`, times, { op: "rows", where: [{ column: column.name, equals: word }] })})`;
	const told = alike.slice(0, EXAMPLES).map(([usual, ...others]) => `${usual ? count(usual) : ""} and ${others.slice(0, EXAMPLES).map(count).join(", ")}`);
	const rare = alike.flatMap(([, ...others]) => others).reduce((sum, { count: times }) => sum + times, 0);
	return [
		{
			kind: "alike",
			area: "quality",
			severity: "medium",
			strength: rare / column.filled,
			title: `${quoted(column.name)} has values that are perhaps the same`,
			text: `In ${quoted(column.name)} ${told.join("; ")} ${alike.length === 1 ? "look" : "each look"} like one value written in several ways. They are counted apart here: make them one in the table if they are.`,
			method: "Values that are equal without accents, signs, and what stands in quotes or brackets.",
			figures: say.figures,
			columns: [column.name],
			rows: [],
		},
	];
}
