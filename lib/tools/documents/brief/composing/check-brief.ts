import { type Brief, type BriefCheck, citationWords, everySentence } from "@/lib/tools/documents/brief/schemas";
import type { ReadSource } from "@/lib/tools/documents/brief/sources/read-source";
import { headsAndFeet } from "@/lib/tools/documents/brief/sources/sentences";

/** Letters and digits alone: how lines were joined and words parted at their ends makes no difference. */
function bare(text: string): string {
	return (text.normalize("NFKC").match(/[\p{L}\p{N}]/gu) ?? []).join("");
}

const SHOWN = 10;

/** Opens each citation of a brief in its document, read anew, and compares. A sentence may go on on the next page. */
export function checkBrief(brief: Pick<Brief, "sections" | "contradictions" | "sources">, documents: readonly ReadSource[]): BriefCheck {
	const wrong: BriefCheck["wrong"] = [];
	// A sentence may go on behind the foot of its page and the head of the next one.
	const furniture = documents.map(({ lines }) => headsAndFeet(lines));
	let checked = 0;
	for (const { text, citations } of everySentence(brief)) {
		for (const citation of citations) {
			checked += 1;
			const { source, page, line } = citation;
			const own = documents[source]?.lines.filter((one) => one.page === page + 1 || (one.page === page && one.line >= line)) ?? [];
			const between = own.filter((one) => !furniture[source]?.has(one));
			if (![own, between].some((lines) => bare(lines.map((one) => one.text).join("")).includes(bare(text))))
				wrong.push({ text: text.slice(0, 300), reason: `It does not stand in ${citationWords(citation, brief.sources)}.` });
		}
	}
	return { isFaithful: wrong.length === 0, checked, wrong: wrong.slice(0, SHOWN) };
}
