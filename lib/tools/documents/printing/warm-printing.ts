import "server-only";
import type { OutlineBlock, ResumeOutline } from "./outline/resume-outline";
import { paperFor } from "./paper";
import { chooseFonts } from "./pdf-fonts";
import { writeDocx } from "./write-docx";
import { writePdf } from "./write-pdf";

const TEXT = "The quick brown fox jumps over the lazy dog, 0123456789 times (over 98 %): “well”, it said – and left.";
const BULLETS = Array.from({ length: 6 }, (_, at) => `${at}. ${TEXT} ${TEXT.toUpperCase()}`);
const ENTRY: OutlineBlock = { type: "entry", title: "Fox", organisation: "Field & Co", place: "Meadow", dates: "2001 – 2002", bullets: BULLETS };

const SPECIMEN: ResumeOutline = {
	name: "Specimen",
	headline: TEXT,
	contact: [{ text: "example.com", url: "https://example.com" }],
	sections: [
		{ heading: "Paragraph", blocks: [{ type: "paragraph", text: TEXT }] },
		{ heading: "Entries", blocks: Array.from({ length: 4 }, () => ENTRY) },
	],
	pageWord: "Page",
	language: "en",
};

/** Prints a page for nobody: reads the fonts, and has the engine compile what the first resume would otherwise wait for. */
export async function warmPrinting(): Promise<void> {
	const { fonts } = await chooseFonts(TEXT);
	const options = { paper: paperFor(null), title: SPECIMEN.name, writtenAt: new Date(0) };
	await writeDocx(SPECIMEN, options);
	await writePdf(SPECIMEN, { ...options, fonts });
}
