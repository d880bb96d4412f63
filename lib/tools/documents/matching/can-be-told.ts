import type { PointEvidence } from "./schemas";

/** Longer ones are texts of their own. */
const LONGEST_FACT = 90;
const ENDS_CUT =
	/(?<!\p{L})(?:der|die|das|den|dem|des|und|oder|mit|von|für|im|in|of|the|and|or|a|an|to|with|for|at|de|du|des|la|le|les|et|ou|el|los|las|y|o|con|di|della|e|per)$/iu;

/** Whether a line reads as a whole: what begins in lower case or ends in a little word is half of a wrapped one. */
const isWhole = (text: string): boolean => !/^\p{Ll}/u.test(text) && !ENDS_CUT.test(text.trimEnd());

/** Whether a letter can tell a piece of evidence in its words: whole lines of work, and facts that are no texts. */
export function canBeTold({ kind, text }: PointEvidence): boolean {
	if (kind === "position") return false;
	if (kind === "line") return isWhole(text);
	return kind !== "note" || (text.length <= LONGEST_FACT && !/[.!?]\s|\s·\s/u.test(text) && isWhole(text));
}
