import { datesOf } from "@/lib/tools/documents/language/evidence";
import { resultStrength } from "@/lib/tools/documents/language/results";
import { findVerbByGerund, findVerbByPast } from "@/lib/tools/documents/language/verbs";
import type { PointEvidence } from "@/lib/tools/documents/matching/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { ToldEvidence } from "./schemas";

interface Parts {
	readonly task: string | null;
	readonly action: string | null;
	readonly result: string | null;
}

const WHOLE = (text: string): Parts => ({ task: null, action: text, result: null });
/** Verbs whose object is what came of the work, in the past tense. */
const RESULT_VERBS = new Set("cut reduced raised increased brought saved improved lowered doubled halved grew boosted shortened".split(" "));
/** After these a line tells what its work was for. */
const PURPOSES = [" so that ", " in order to ", " um ", " afin de ", " para que ", " zodat "];

const GERUND = /^[a-z]{2,}ing$/iu;

const hasResult = (text: string): boolean => resultStrength(text) > 0 || /\d/u.test(text);

/** A figure alone may be of the task: "timetables of 62 teachers". What came of it is a share, a change from one to another, or a verb of results. */
const CHANGE =
	/%|‰|\d[^\n]{0,12} (?:to|auf|à|a|naar|op) \d|(?<!\p{L})(?:fell|rose|sank|sanken|stieg|stiegen|gesenkt|gesteigert|senkung|steigerung|réduit|réduite|baisse|hausse|reducción|aumento|bajó|subió|riduzione|redução)(?!\p{L})/iu;
const tellsChange = (text: string): boolean => CHANGE.test(text) || text.split(/\s+/).some((word) => RESULT_VERBS.has(word.toLowerCase()));

/** "Cut latency from 240 ms to 95 ms by moving hot reads" leads with the result. */
function resultBeforeBy(text: string): Parts | null {
	const at = text.indexOf(" by ");
	if (at < 3) return null;
	const [first = ""] = text.slice(at + 4).split(" ", 1);
	const [result, action] = [text.slice(0, at), text.slice(at + 1)];
	return GERUND.test(first) && hasResult(result) ? { task: null, action, result } : null;
}

/** What follows a semicolon, a comma with a gerund, or "and" with a verb of results tells what came of it, where it has a figure. */
function resultAfter(text: string): Parts | null {
	const marks: readonly (readonly [string, (word: string, rest: string) => boolean])[] = [
		["; ", (_word, rest) => tellsChange(rest)],
		[": ", (_word, rest) => tellsChange(rest)],
		[", which ", (word) => RESULT_VERBS.has(word)],
		[", ", (word) => findVerbByGerund(word) !== null],
		[", and ", (word) => RESULT_VERBS.has(word)],
		[" and ", (word) => RESULT_VERBS.has(word) && findVerbByPast(word) !== null],
	];
	for (const [mark, opensResult] of marks) {
		const at = text.indexOf(mark);
		if (at < 3) continue;
		const result = text.slice(at + mark.length);
		const [word = ""] = result.split(" ", 1);
		if (opensResult(word.toLowerCase(), result) && hasResult(result)) return { task: null, action: text.slice(0, at), result };
	}
	return null;
}

/** A line in its own words as task, action and result, as far as its grammar tells them apart. */
export function partsOf(line: string): Parts {
	const text = line.replace(/[.;]$/u, "");
	const parts = resultBeforeBy(text) ?? resultAfter(text) ?? WHOLE(text);
	if (parts.action === null) return parts;
	const { action } = parts;
	// "um 18 %" tells by how much, not what for.
	const purpose = PURPOSES.map((words) => action.indexOf(words)).find((at) => at > 3 && !/^ um \d/u.test(action.slice(at)));
	return purpose === undefined ? parts : { ...parts, action: action.slice(0, purpose), task: action.slice(purpose + 1) };
}

/** Evidence as it is told: where and when, what for, what was done, and what came of it. */
export function toldEvidence(piece: PointEvidence, profile: ResumeProfile): ToldEvidence {
	if (piece.kind !== "line") return { ...piece, situation: null, task: null, action: null, result: null };
	const job = profile.experience.find(({ experienceId }) => experienceId === piece.experienceId);
	const situation = [piece.where, job ? datesOf(job) : null].filter(Boolean).join(", ");
	return { ...piece, situation: situation || null, ...partsOf(piece.text) };
}
