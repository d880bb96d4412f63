import type { Run } from "@/lib/tools/documents/converting/model/blocks";

/** How text looks and where it leads. */
export type Look = Omit<Run, "text">;

/** Runs without blanks at the ends and around new lines, those of one look joined; tabs stay where they lead somewhere. */
export function tidyRuns(runs: readonly Run[], keepsTabs = false): Run[] {
	const blanks = keepsTabs ? / *\t *|[ \r\f]+/g : /[ \t\r\f]+/g;
	const tidy: { text: string; look: Look }[] = [];
	let endsBlank = true;
	for (const { text, ...look } of runs) {
		let clean = look.code ? text : text.replace(blanks, (blank) => (keepsTabs && blank.includes("\t") ? "\t" : " ")).replace(/ ?\n ?/g, "\n");
		if (endsBlank && clean.startsWith(" ")) clean = clean.slice(1);
		if (clean === "") continue;
		endsBlank = clean.endsWith(" ") || clean.endsWith("\n");
		const last = tidy.at(-1);
		if (last && sameLook(last.look, look)) last.text += clean;
		else tidy.push({ text: clean, look });
	}
	while (tidy.length > 0) {
		const last = tidy[tidy.length - 1];
		if (!last) break;
		last.text = last.text.trimEnd();
		if (last.text !== "") break;
		tidy.pop();
	}
	return tidy.map(({ text, look }) => ({ ...look, text }));
}

function sameLook(one: Look, other: Look): boolean {
	const keys = ["bold", "italic", "underline", "struck", "code", "script", "url", "isDoubtful", "sizePt", "ink"] as const;
	return keys.every((key) => (one[key] ?? false) === (other[key] ?? false));
}
