import { LRUCache } from "lru-cache";

/** A pure function that remembers its latest `limit` answers. */
export function remembered<Answer extends object>(answer: (text: string) => Answer, limit: number): (text: string) => Answer {
	const memory = new LRUCache<string, Answer>({ max: limit });
	return (text) => {
		const known = memory.get(text);
		if (known !== undefined) return known;
		const fresh = answer(text);
		memory.set(text, fresh);
		return fresh;
	};
}
