function folded(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase();
}

function scoreOf(name: string, wanted: string): number {
	const at = folded(name).indexOf(wanted);
	if (at < 0) return 0;
	if (at === 0) return name.length === wanted.length ? 1 : 0.9;
	return /\p{L}/u.test(folded(name).charAt(at - 1)) ? 0.3 : 0.6;
}

/** How well an option answers to what was typed, 0 to 1: its name counts more than its other names, a beginning more than a place inside. */
export function matchOption(name: string, typed: string, otherNames: readonly string[] = []): number {
	const wanted = folded(typed.trim());
	if (wanted === "") return 1;
	return Math.max(scoreOf(name, wanted), ...otherNames.map((other) => scoreOf(other, wanted) * 0.95));
}
