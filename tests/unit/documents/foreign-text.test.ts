import { strToU8 } from "fflate";
import { it } from "vitest";
import { checkSummary } from "@/lib/tools/documents/checking/summary-gate";
import { roleOf } from "@/lib/tools/documents/language/title-alignment";
import { docxBytes } from "@/lib/tools/documents/printing/docx-bytes";
import { asciiFileName, documentBaseName } from "@/lib/tools/documents/printing/file-names";
import { expectNearLinear } from "@/tests/setup/growth";

const SIZE = 25_000;
const PIECES = ["\t", " ", ".", "-", "(", "[", "(m/", "0", "5 years ", "<w:hyperlink ", "<dcterms:created ", '<w:hyperlink r:id="'];
const repeated = (piece: string) => (size: number) => `${piece.repeat(Math.ceil(size / piece.length))}x`;

it.each(PIECES)("a title, a name, a summary or a Word file full of %j is worked on in linear time", async (piece) => {
	const make = repeated(piece);
	await expectNearLinear(SIZE, make, roleOf);
	await expectNearLinear(SIZE, make, (text) => documentBaseName(text, text, text));
	await expectNearLinear(SIZE, make, asciiFileName);
	await expectNearLinear(SIZE, make, (text) =>
		checkSummary({ text, sourceIds: ["L1"] }, new Map(), { titles: ["Cook"], skills: ["Baking"], added: [], years: 5 }),
	);
	const parts = (size: number) => ({ "word/document.xml": strToU8(make(size)), "docProps/core.xml": strToU8(make(size)) });
	await expectNearLinear(SIZE, parts, (made) => docxBytes(made, new Date(0)));
});
