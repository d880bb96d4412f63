import type { OutlineBlock, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { withTexts } from "@/lib/tools/drawing/marks";

const UNDRAWN = "?";

/** The outline with a sign in place of each letter that no font draws: a report with gaps is better than none. */
export function withoutUndrawn(outline: ResumeOutline, undrawn: readonly string[]): ResumeOutline {
	if (undrawn.length === 0) return outline;
	const lacking = new Set(undrawn);
	const drawn = (text: string) => [...text.normalize("NFC")].map((letter) => (lacking.has(letter) ? UNDRAWN : letter)).join("");
	const drawnBlock = (block: OutlineBlock): OutlineBlock => {
		if (block.type === "figure") return { ...block, alt: drawn(block.alt), drawing: withTexts(block.drawing, drawn) };
		if (block.type === "quote") return { ...block, text: drawn(block.text), asides: block.asides.map((aside) => ({ ...aside, text: drawn(aside.text) })) };
		if (block.type !== "entry") return { ...block, text: drawn(block.text) };
		const { title, organisation, bullets } = block;
		return { ...block, title: drawn(title), organisation: drawn(organisation), bullets: bullets.map(drawn) };
	};
	const note: OutlineBlock = {
		type: "bullet",
		text: `Some letters of your file can't be printed here and stand as ${UNDRAWN}. The data beside this report have them.`,
	};
	const sections = outline.sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(drawnBlock) }));
	const last = sections.pop();
	return {
		...outline,
		headline: outline.headline === null ? null : drawn(outline.headline),
		contact: outline.contact.map((entry) => ({ ...entry, text: drawn(entry.text) })),
		sections: [...sections, ...(last ? [{ ...last, blocks: [...last.blocks, note] }] : [])],
	};
}
