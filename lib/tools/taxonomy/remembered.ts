/** A pure function that remembers its answers; its memory is emptied when it holds `limit` of them. */
export function remembered<Answer>(answer: (text: string) => Answer, limit: number): (text: string) => Answer {
	const memory = new Map<string, Answer>();
	return (text) => {
		const known = memory.get(text);
		if (known !== undefined) return known;
		if (memory.size >= limit) memory.clear();
		const fresh = answer(text);
		memory.set(text, fresh);
		return fresh;
	};
}
