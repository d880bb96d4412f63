import { TYPE_WORDS } from "@/lib/surveys/importing/type-words";
import { QUESTION_TYPES, type QuestionType } from "./survey-document";

/** The types whose name or other words begin with what is typed, best first; all of them for nothing. */
export function typesFor(typed: string): QuestionType[] {
	const wanted = typed.trim().toLowerCase();
	if (wanted === "") return [...QUESTION_TYPES];
	const rankOf = (type: QuestionType) => {
		const { label, words } = TYPE_WORDS[type];
		const names = [label.toLowerCase(), ...words];
		if (names.includes(wanted)) return 0;
		if (names.some((name) => name.startsWith(wanted))) return 1;
		return label.toLowerCase().includes(wanted) ? 2 : null;
	};
	return QUESTION_TYPES.map((type) => ({ type, rank: rankOf(type) }))
		.filter((entry): entry is { type: QuestionType; rank: 0 | 1 | 2 } => entry.rank !== null)
		.sort((one, other) => one.rank - other.rank)
		.map(({ type }) => type);
}

/** The type command that is being typed at the end of a text: what stands before the slash and after it; null where there is none. */
export function slashIn(text: string): { readonly before: string; readonly typed: string } | null {
	const at = text.lastIndexOf("/");
	if (at < 0) return null;
	const before = text.slice(0, at);
	const typed = text.slice(at + 1);
	// A slash inside of a word ("and/or", "24/7") is only a slash.
	const isCommand = (before === "" || /\s$/.test(before)) && typed.length <= 20 && !/[^\p{L} _-]/u.test(typed);
	return isCommand ? { before: before.trimEnd(), typed } : null;
}
