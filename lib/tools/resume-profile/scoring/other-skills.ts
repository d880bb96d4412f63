/** A skill that the vocabulary does not know, looked for as words. */
export interface OtherSkill {
	readonly name: string;
	readonly pattern: RegExp;
	/** Without these letters the pattern can't match a text of usual letters. */
	readonly lower: string;
}

/** Letters that a pattern without case takes for others though their lower case differs: `ſ` for `s`, `ς` for `σ`. */
const FOLDED_OTHERWISE = /[\u0345\u00b5\u017f\u0370-\u03ff\u13a0-\u13fd\u1c80-\u1c88\u1e9b\u1f00-\u1fff\u2126\uab70-\uabbf\ufb05\ufb06]/;

/** How to look for a skill by its name. */
export function otherSkill(name: string): OtherSkill {
	const own = name.trim();
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${own.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "iu");
	const lower = own.toLowerCase();
	return { name, pattern, lower: FOLDED_OTHERWISE.test(lower) ? "" : lower };
}

/** The names of the skills that a posting names. Looking for the bare letters first spares most patterns. */
export function namedIn({ title, description }: { readonly title: string; readonly description: string }, skills: readonly OtherSkill[]): string[] {
	if (skills.length === 0) return [];
	const lower = `${title}\n${description}`.toLowerCase();
	const isPlain = !FOLDED_OTHERWISE.test(lower);
	return skills
		.filter((skill) => (isPlain ? lower.includes(skill.lower) : true) && (skill.pattern.test(title) || skill.pattern.test(description)))
		.map(({ name }) => name);
}
