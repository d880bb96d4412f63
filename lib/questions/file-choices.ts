import type { Question, Slot } from "./schemas";

type Choices = Readonly<Record<string, readonly string[]>>;

const kindOf = ({ config }: Pick<Question, "config">): string | null => (typeof config.choicesFrom === "string" ? config.choicesFrom : null);

/** Whether a question chooses among what is in the files, and there is nothing to choose: `config.onlyOfSeveral` says that it is then not asked. */
export function isNeedless(question: Pick<Question, "config">, choices: Choices): boolean {
	const kind = kindOf(question);
	const found = kind === null ? undefined : choices[kind];
	return question.config.onlyOfSeveral === true && found !== undefined && found.length < 2;
}

/** The default of each question that need not be asked. */
export function needless(questions: readonly Question[], choices: Choices): Record<string, unknown> {
	return Object.fromEntries(questions.filter((question) => isNeedless(question, choices)).map(({ slotId, default: usual }) => [slotId, usual ?? null]));
}

/**
 * A question with what is in the files to choose from; anything else may still be written. One that has a list of its own keeps it: what the files say
 * is proposed (`config.proposed`), and is no answer before somebody takes it.
 */
export function withFileChoices(slot: Slot, choices: Choices): Slot {
	const kind = kindOf(slot);
	if (kind === null) return slot;
	const found = choices[kind] ?? [];
	if (slot.slotType !== "select") return { ...slot, options: [...found] };
	return { ...slot, config: { ...slot.config, proposed: found.filter((option) => slot.options.includes(option)) } };
}
