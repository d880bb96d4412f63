import type { SurveyDocument } from "@/components/surveys/builder/document/survey-document";

/** Which question of the server a key of the page stands for. A question that came from the server has its id as its key. */
export class KeyBook {
	readonly #ids: Map<string, string>;

	constructor(pairs: ReadonlyArray<readonly [key: string, id: string]> = []) {
		this.#ids = new Map(pairs);
	}

	idOf(key: string): string {
		return this.#ids.get(key) ?? key;
	}

	keyOf(id: string): string {
		for (const [key, known] of this.#ids) if (known === id) return key;
		return id;
	}

	learn(key: string, id: string): void {
		this.#ids.set(key, id);
	}

	/** A document of the server, whose keys are ids, in the keys of the page. */
	inKeys(document: SurveyDocument): SurveyDocument {
		return { ...document, questions: document.questions.map((question) => ({ ...question, key: this.keyOf(question.key) })) };
	}

	pairs(): Array<[string, string]> {
		return [...this.#ids];
	}
}
