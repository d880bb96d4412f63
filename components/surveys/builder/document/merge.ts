import { sameValue } from "./edit-document";
import type { DraftQuestion, SurveyDocument } from "./survey-document";

/** Something that was changed here and elsewhere since both had the same: what stands here stays, and `theirs` can be taken instead. */
export interface Clash {
	/** A question's key; null for the survey itself. */
	readonly key: string | null;
	readonly field: string;
	readonly theirs: unknown;
}

export interface Merged {
	readonly document: SurveyDocument;
	readonly clashes: readonly Clash[];
}

/** Brings together two documents that both come from `base`. Whatever only one side touched is as that side has it; nothing that was written is lost. */
export function mergeDocuments(base: SurveyDocument, mine: SurveyDocument, theirs: SurveyDocument): Merged {
	const clashes: Clash[] = [];
	const { questions: baseQuestions, ...baseFields } = base;
	const { questions: mineQuestions, ...mineFields } = mine;
	const { questions: theirQuestions, ...theirFields } = theirs;
	const fields = mergedFields(baseFields, mineFields, theirFields, (field, value) => clashes.push({ key: null, field, theirs: value }));
	const byKey = (questions: readonly DraftQuestion[]) => new Map(questions.map((question) => [question.key, question]));
	const [inBase, inMine, inTheirs] = [byKey(baseQuestions), byKey(mineQuestions), byKey(theirQuestions)];
	const kept = new Map<string, DraftQuestion>();
	for (const key of new Set([...inMine.keys(), ...inTheirs.keys()])) {
		const question = mergedQuestion(inBase.get(key), inMine.get(key), inTheirs.get(key), clashes);
		if (question) kept.set(key, question);
	}
	const keysOf = (questions: readonly DraftQuestion[]) => questions.map(({ key }) => key);
	const order = mergedOrder(keysOf(baseQuestions), keysOf(mineQuestions), keysOf(theirQuestions));
	return { document: { ...fields, questions: order.flatMap((key) => kept.get(key) ?? []) }, clashes };
}

function mergedQuestion(
	base: DraftQuestion | undefined,
	mine: DraftQuestion | undefined,
	theirs: DraftQuestion | undefined,
	clashes: Clash[],
): DraftQuestion | undefined {
	if (!base) return mine ?? theirs;
	// What one side deleted while the other worked on it stays: a deletion is quickly done again, lost words are not.
	if (!mine) return theirs && !sameValue(theirs, base) ? theirs : undefined;
	if (!theirs) return sameValue(mine, base) ? undefined : mine;
	return mergedFields(base, mine, theirs, (field, value) => clashes.push({ key: mine.key, field, theirs: value }));
}

function mergedFields<T extends object>(base: T, mine: T, theirs: T, clash: (field: string, theirs: unknown) => void): T {
	const merged: T = { ...mine };
	for (const field of Object.keys(mine) as Array<keyof T & string>) {
		if (sameValue(mine[field], base[field])) merged[field] = theirs[field];
		else if (!sameValue(theirs[field], base[field]) && !sameValue(theirs[field], mine[field])) clash(field, theirs[field]);
	}
	return merged;
}

/** The order of whoever moved something, mine when both did; what the other side has more comes after what stands before it there. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
	const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
	const sharedIn = (keys: readonly string[]) => keys.filter((key) => inBase.has(key) && inMine.has(key) && inTheirs.has(key));
	const isMineMoved = !sameValue(sharedIn(base), sharedIn(mine));
	const [lead, other] = isMineMoved ? [mine, theirs] : [theirs, mine];
	const order = [...lead];
	for (const [index, key] of other.entries()) {
		if (order.includes(key)) continue;
		const before = other.slice(0, index).findLast((earlier) => order.includes(earlier));
		order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
	}
	return order;
}

/** The document with the other side's words for one clash. */
export function withTheirs(document: SurveyDocument, { key, field, theirs }: Clash): SurveyDocument {
	if (key === null) return { ...document, [field]: theirs };
	return { ...document, questions: document.questions.map((question) => (question.key === key ? { ...question, [field]: theirs } : question)) };
}
