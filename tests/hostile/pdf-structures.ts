import { deflateSync } from "node:zlib";
import { filesOf } from "./hostile-file";
import { HELVETICA, onePage, packed, READABLE, stream, writePdf, writing } from "./pdf-writer";

const CATALOG = "<</Type/Catalog/Pages 2 0 R>>";
const readable = stream(READABLE);

/** Many pages of one content. */
function pages(amount: number, content: Buffer): Uint8Array {
	const kids = Array.from({ length: amount }, (_, at) => `${5 + at} 0 R`).join(" ");
	const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 4 0 R>>";
	return writePdf([CATALOG, `<</Type/Pages/Count ${amount}/Kids[${kids}]>>`, HELVETICA, content, ...Array.from({ length: amount }, () => page)]);
}

function treeOf(tree: string, page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>") {
	return () => writePdf([CATALOG, tree, HELVETICA, page, readable]);
}

/** A tree of pages that is one long branch. */
function deepTree(levels: number): Uint8Array {
	const branch = Array.from({ length: levels }, (_, at) => `<</Type/Pages/Count 1/Parent ${at === 0 ? 2 : 4 + at} 0 R/Kids[${6 + at} 0 R]>>`);
	const last = `<</Type/Page/Parent ${4 + levels} 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 4 0 R>>`;
	return writePdf([CATALOG, "<</Type/Pages/Count 1/Kids[5 0 R]>>", HELVETICA, readable, ...branch, last]);
}

/** Replaces where the table of objects is said to begin. */
function startingAt(position: (pdf: string) => number): () => Uint8Array {
	return () => {
		const pdf = onePage({ content: readable }).toString("latin1");
		return Buffer.from(pdf.replace(/startxref\n\d+/, `startxref\n${position(pdf)}`), "latin1");
	};
}

function loopingTables(): Uint8Array {
	const pdf = onePage({ content: readable }).toString("latin1");
	const start = pdf.lastIndexOf("xref\n0");
	return Buffer.from(pdf.replace("/Root 1 0 R", `/Root 1 0 R/Prev ${start}/XRefStm ${start}`), "latin1");
}

function tableStream(entries: string, rows: Buffer): Uint8Array {
	const body = onePage({ content: readable }).toString("latin1");
	const head = body.slice(0, body.lastIndexOf("xref\n0"));
	const table = stream(deflateSync(rows), `/Type/XRef/Filter/FlateDecode/Root 1 0 R${entries}`).toString("latin1");
	return Buffer.from(`${head}9 0 obj\n${table}\nendobj\nstartxref\n${head.length}\n%%EOF`, "latin1");
}

const objectStream = (entries: string) => () => onePage({ content: readable, extra: [packed("1 0 2 5 <</A 1>>", 1, `/Type/ObjStm${entries}`), "6 0 R"] });

/** How the objects of a file may be bound together so that who follows them comes to no end. */
export const PDF_STRUCTURES = filesOf("pdf", {
	"three thousand pages": () => pages(3_000, packed(writing("a").repeat(400))),
	"thirty thousand pages": () => pages(30_000, readable),
	"thirty pages of twenty thousand items": () =>
		pages(30, packed(`BT /F1 8 Tf ${Array.from({ length: 19_000 }, (_, at) => `1 0 0 1 ${(at * 7) % 600} ${(at * 13) % 780} Tm (Desk) Tj`).join(" ")} ET`)),
	"a billion pages by its word": treeOf("<</Type/Pages/Count 1000000000/Kids[4 0 R]>>"),
	"fewer than no pages": treeOf("<</Type/Pages/Count -5/Kids[4 0 R]>>"),
	"pages counted by a name": treeOf("<</Type/Pages/Count/Many/Kids[4 0 R]>>"),
	"a page tree that holds itself": treeOf("<</Type/Pages/Count 3/Kids[2 0 R 2 0 R 4 0 R]>>"),
	"a page that is its own parent": treeOf("<</Type/Pages/Count 1/Kids[4 0 R]>>", "<</Type/Page/Parent 4 0 R/Contents 5 0 R>>"),
	"the same page a hundred thousand times": treeOf(`<</Type/Pages/Count 100000/Kids[${"4 0 R ".repeat(100_000)}]>>`),
	"a tree of twenty thousand levels": () => deepTree(20_000),
	"no pages at all": treeOf("<</Type/Pages/Count 0/Kids[]>>"),
	"no catalog": () => writePdf(["null"]),
	"a catalog of the wrong kind": () => writePdf(["[1 2 3]"]),
	"contents of a hundred thousand parts": treeOf(
		"<</Type/Pages/Count 1/Kids[4 0 R]>>",
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents[${"5 0 R ".repeat(100_000)}]>>`,
	),
	"contents that are the page": treeOf("<</Type/Pages/Count 1/Kids[4 0 R]>>", "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>"),
	"a page of no size": treeOf(
		"<</Type/Pages/Count 1/Kids[4 0 R]>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 0 0]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>",
	),
	"a page of every size": treeOf(
		"<</Type/Pages/Count 1/Kids[4 0 R]>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[-1e38 -1e38 1e38 1e38]/Rotate 37/UserUnit 1e30/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>",
	),
	"a length that names itself": () =>
		writePdf([CATALOG, "<</Type/Pages/Count 1/Kids[4 0 R]>>", HELVETICA, "<</Type/Page/Parent 2 0 R/Contents 5 0 R>>", stream(READABLE, "/Length 5 0 R")]),
	"a length of a thousand GB": () => onePage({ content: stream(READABLE, "/Length 1000000000000") }),
	"references in a ring": () => onePage({ content: readable, page: "/Annots 6 0 R", extra: ["7 0 R", "8 0 R", "6 0 R"] }),
	"a table that follows itself": loopingTables,
	"a table behind the end": startingAt((pdf) => pdf.length * 1_000),
	"a table at the head": startingAt(() => 0),
	"a table where the text is": startingAt((pdf) => pdf.indexOf("stream")),
	"a table of two billion objects": () => tableStream("/W[1 4 2]/Size 2000000000/Index[0 2000000000]", Buffer.alloc(7_000)),
	"a table of wide numbers": () => tableStream("/W[80 80 80]/Size 50", Buffer.alloc(240 * 50, 0xff)),
	"a table of narrow numbers": () => tableStream("/W[0 0 0]/Size 1000000000", Buffer.alloc(10)),
	"no table, and a hundred thousand objects": () =>
		Buffer.from(`%PDF-1.7\n${Array.from({ length: 100_000 }, (_, at) => `${at} 0 obj<</Type/Catalog/Pages ${at} 0 R>>endobj\n`).join("")}`),
	"no table, and a million trailers": () => Buffer.from(`%PDF-1.7\n${"trailer<</Root 1 0 R>>\n".repeat(300_000)}`),
	"objects packed in themselves": objectStream("/N 2/First 8/Extends 6 0 R"),
	"a billion packed objects": objectStream("/N 1000000000/First 8"),
	"arrays within arrays": () => onePage({ content: readable, page: `/Annots ${"[".repeat(500_000)}`, extra: [] }),
	"dictionaries within dictionaries": () => onePage({ content: readable, page: `/A${"<</A".repeat(200_000)}` }),
	"eight MB of remarks": () => Buffer.concat([Buffer.from(`%PDF-1.7\n${"%remark\n".repeat(1_000_000)}`), onePage({ content: readable })]),
	"a thousand heads": () => Buffer.concat([Buffer.from("%PDF-1.7\n".repeat(100)), onePage({ content: readable })]),
	"a hundred thousand notes": () =>
		onePage({ content: readable, page: `/Annots[${"<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(a)>> ".repeat(80_000)}]` }),
	"fields that are their own kids": () =>
		onePage({
			content: readable,
			page: "/Annots[6 0 R]",
			catalog: "/AcroForm<</Fields[6 0 R]>>",
			extra: ["<</FT/Tx/T(a)/Subtype/Widget/Kids[6 0 R]/Parent 6 0 R/Rect[0 0 9 9]>>"],
		}),
	"a program, a launch and a form of another kind": () =>
		onePage({
			content: readable,
			catalog: "/OpenAction<</S/JavaScript/JS(for\\(;;\\);)>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>/NeedsRendering true/AcroForm<</XFA(<x/>)>>",
		}),
	"layers within layers": () =>
		onePage({
			content: stream(`/OC /L BDC ${READABLE} EMC`),
			resources: "/Properties<</L 6 0 R>>",
			extra: ["<</Type/OCMD/OCGs[6 0 R]/VE[/And 6 0 R 7 0 R]>>", "[/Not 7 0 R]"],
		}),
	"a password of a kind that nobody knows": () =>
		writePdf([CATALOG, "<</Type/Pages/Count 0/Kids[]>>", "<</Filter/Standard/V 9/R 99/O(a)/U(b)/P -1/Length 99999999>>"], "/Encrypt 3 0 R/ID[(a)(b)]"),
	"a password that nobody told": () =>
		writePdf(
			[CATALOG, "<</Type/Pages/Count 1/Kids[]>>", `<</Filter/Standard/V 2/R 3/Length 128/P -1/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`],
			"/Encrypt 3 0 R/ID[<41><41>]",
		),
	"a password whose key is made for ever": () =>
		writePdf(
			[
				CATALOG,
				"<</Type/Pages/Count 1/Kids[]>>",
				`<</Filter/Standard/V 5/R 6/Length 256/P -1/O<${"41".repeat(48)}>/U<${"42".repeat(48)}>/OE<${"43".repeat(32)}>/UE<${"44".repeat(32)}>/Perms<${"45".repeat(16)}>>>`,
			],
			"/Encrypt 3 0 R/ID[<41><41>]",
		),
});
