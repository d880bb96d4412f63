import { unfolding } from "./bombs";
import { filesOf, PLAIN_TEXT } from "./hostile-file";
import { HELVETICA, onePage, packed, READABLE, stream, writing } from "./pdf-writer";

const fontOf =
	(font: string, extra: readonly (string | Buffer)[] = [], text = `(${PLAIN_TEXT})`) =>
	() =>
		onePage({ content: packed(`${READABLE}BT /F2 9 Tf 40 600 Td ${text} Tj ET`), resources: "/Font<</F1 3 0 R/F2 6 0 R>>", extra: [font, ...extra] });

const imageOf = (entries: string, content: Buffer | string) => () =>
	onePage({ content: stream(`${READABLE}/I Do`), resources: "/XObject<</I 6 0 R>>", extra: [stream(content, `/Type/XObject/Subtype/Image${entries}`)] });

const WIDE = "/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB";
const cmap = (body: string) => packed(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${body} endcmap end end`);
const type0 = (more: string) => `<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding/Identity-H/DescendantFonts[7 0 R]${more}>>`;
const descendant = (more = "") => `<</Type/Font/Subtype/CIDFontType2/BaseFont/Odd/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${more}>>`;
const described = (file: string) =>
	`<</Type/Font/Subtype/TrueType/BaseFont/Odd/FirstChar 0/LastChar 255/FontDescriptor<</Type/FontDescriptor/FontName/Odd/Flags 4/FontBBox[0 0 9 9]${file}>>>>`;

function manyFonts(amount: number): Uint8Array {
	const names = Array.from({ length: amount }, (_, at) => `/G${at} ${6 + at} 0 R`).join("");
	const uses = Array.from({ length: amount }, (_, at) => `/G${at} 9 Tf (a) Tj `).join("");
	const fonts = Array.from({ length: amount }, (_, at) => `<</Type/Font/Subtype/Type1/BaseFont/Own${at}>>`);
	return onePage({ content: packed(`BT ${uses}ET ${READABLE}`), resources: `/Font<</F1 3 0 R${names}>>`, extra: fonts });
}

function oneFontByManyNames(amount: number): Uint8Array {
	const names = Array.from({ length: amount }, (_, at) => `/G${at} 3 0 R`).join("");
	return onePage({
		content: packed(`${READABLE}BT ${Array.from({ length: amount }, (_, at) => `/G${at} 9 Tf (a) Tj `).join("")}ET`),
		resources: `/Font<</F1 3 0 R${names}>>`,
	});
}

/** A font file of this many tables, each of which claims the whole address space. */
function trueType(tables: number): Buffer {
	const head = Buffer.from([0, 1, 0, 0, tables >> 8, tables & 255, 0, 0, 0, 0, 0, 0]);
	const rows = ["cmap", "glyf", "loca", "head", "hhea", "hmtx", "maxp", "name", "post"].map((name) =>
		Buffer.concat([Buffer.from(name), Buffer.alloc(4), Buffer.from([0, 0, 0, 12]), Buffer.alloc(4, 0xff)]),
	);
	return Buffer.concat([head, ...Array.from({ length: tables }, (_, at) => rows[at % rows.length] ?? Buffer.alloc(16)), Buffer.alloc(5_000, 0xff)]);
}

/** A JPEG header that promises a picture of the largest size there is, and nothing else. */
export const WIDE_JPEG = Buffer.from([
	0xff,
	0xd8,
	0xff,
	0xe0,
	0,
	16,
	0x4a,
	0x46,
	0x49,
	0x46,
	0,
	1,
	1,
	0,
	0,
	1,
	0,
	1,
	0,
	0,
	0xff,
	0xc0,
	0,
	17,
	8,
	0xff,
	0xff,
	0xff,
	0xff,
	3,
	1,
	0x22,
	0,
	2,
	0x11,
	1,
	3,
	0x11,
	1,
	0xff,
	0xda,
	0,
	12,
	3,
	1,
	0,
	2,
	0x11,
	3,
	0x11,
	0,
	63,
	0,
	...Array.from({ length: 400 }, (_, at) => (at * 37) % 250),
]);

/** Fonts, pictures, colours and functions that a page may ask for. */
export const PDF_RESOURCES = filesOf("pdf", {
	"thirty thousand fonts": () => manyFonts(30_000),
	"one font by a hundred thousand names": () => oneFontByManyNames(100_000),
	"a font whose letters paint themselves": fontOf(
		"<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 98/Widths[9 9]/Encoding<</Differences[97/a/b]>>/CharProcs<</a 7 0 R/b 7 0 R>>/Resources<</Font<</F2 6 0 R>>>>>>",
		[stream("9 0 0 0 9 9 d1 BT /F2 9 Tf (abab) Tj ET")],
		"(abab)",
	),
	"a font whose letters are a million operators": fontOf(
		"<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 7 0 R>>>>",
		[packed(`9 0 0 0 9 9 d1 ${"0 0 m 1 1 l S ".repeat(1_000_000)}`)],
		"(a)",
	),
	"a map of letters to a thousand letters each": fontOf(
		type0("/ToUnicode 8 0 R"),
		[descendant(), cmap(`65535 beginbfrange <0000> <ffff> <${"0041".repeat(1_000)}> endbfrange`)],
		`<${"0041".repeat(20_000)}>`,
	),
	"a map of a million ranges": fontOf(type0("/ToUnicode 8 0 R"), [descendant(), cmap(`${"1 beginbfrange <0000> <ffff> <0000> endbfrange ".repeat(3_000)}`)]),
	"a map that uses itself": fontOf("<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding 8 0 R/DescendantFonts[7 0 R]>>", [
		descendant(),
		packed(
			"/CIDInit begincmap 1 begincodespacerange <00> <ffffffff> endcodespacerange 1 begincidrange <00000000> <ffffffff> 0 endcidrange endcmap",
			1,
			"/Type/CMap/CMapName/Odd/UseCMap 8 0 R",
		),
	]),
	"widths for four billion letters": fontOf(type0(""), [descendant(`/W[0 4294967295 500 ${"0 65535 9 ".repeat(10_000)}]`)]),
	"a font that is its own descendant": fontOf("<</Type/Font/Subtype/Type0/BaseFont/Odd/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 6 0 R>>"),
	"a font file of a thousand tables": fontOf(described("/FontFile2 7 0 R"), [packed(trueType(1_000))]),
	"a font file of noise": fontOf(described("/FontFile3 7 0 R"), [
		packed(Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * at * 31 + at) % 251)), 1, "/Subtype/Type1C"),
	]),
	"a font program that never returns": fontOf(described("/FontFile 7 0 R"), [
		packed(
			`%!PS-AdobeFont-1.0: Odd\n/FontMatrix [0.001 0 0 0.001 0 0] def {loop} loop currentfile eexec ${"/Subrs 65535 array dup 0 9 RD ".repeat(20_000)}`,
			1,
			"/Length1 60/Length2 500000/Length3 0",
		),
	]),
	"an encoding of a million differences": fontOf(`<</Type/Font/Subtype/Type1/BaseFont/Odd/Encoding<</Differences[${"0/a ".repeat(300_000)}]>>>>`),
	"a fax of 60000 by 60000": imageOf(
		"/Width 60000/Height 60000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>",
		Buffer.alloc(1_000_000),
	),
	"a fax of no columns": imageOf(
		"/Width 9/Height 60000/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K 0/Columns 0/Rows 2000000000/EndOfBlock false>>",
		Buffer.alloc(100_000, 0x55),
	),
	"text that is a fax": () =>
		onePage({ content: stream(Buffer.alloc(3_000_000, 0x9a), "/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 2000000/Rows 2000000/EndOfBlock false>>") }),
	"run lengths of 30000 by 30000": imageOf(
		"/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/RunLengthDecode",
		Buffer.alloc(6_000_000, Buffer.from([0x81, 0x20])),
	),
	"two levels of 60000 by 60000 (JBIG2)": imageOf(
		"/Width 60000/Height 60000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode",
		Buffer.concat([Buffer.from([0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19, 0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]), Buffer.alloc(20_000)]),
	),
	"a picture of 65535 by 65535 (JPEG)": imageOf(`${WIDE}/Filter/DCTDecode`, WIDE_JPEG),
	"a picture of waves (JPEG 2000)": imageOf(
		`${WIDE}/Filter/JPXDecode`,
		Buffer.concat([Buffer.from([0xff, 0x4f, 0xff, 0x51, 0, 47, 0, 0]), Buffer.alloc(39, 0x7f), Buffer.alloc(20_000, 0xff)]),
	),
	"a picture of 400 MB, packed": () =>
		onePage({
			content: stream(`${READABLE}/I Do`),
			resources: "/XObject<</I 6 0 R>>",
			extra: [packed(unfolding(400), 1, `/Type/XObject/Subtype/Image${WIDE}`, "/FlateDecode")],
		}),
	"a picture painted a hundred thousand times": () =>
		onePage({
			content: packed(`${READABLE}${"/I Do ".repeat(100_000)}`),
			resources: "/XObject<</I 6 0 R>>",
			extra: [packed(Buffer.alloc(3_000_000, 7), 1, "/Type/XObject/Subtype/Image/Width 1000/Height 1000/BitsPerComponent 8/ColorSpace/DeviceRGB")],
		}),
	"masks of masks": () =>
		onePage({
			content: stream(`${READABLE}/I Do`),
			resources: "/XObject<</I 6 0 R>>",
			extra: [stream("abc", "/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 6 0 R/Mask 6 0 R/Alternates[6 0 R]")],
		}),
	"a colour of ten thousand colours": imageOf(`/Width 500/Height 500/BitsPerComponent 8/ColorSpace[/DeviceN[${"/C ".repeat(10_000)}]/DeviceRGB 3 0 R]`, "abc"),
	"a colour that is made of itself": () =>
		onePage({ content: stream(`/C cs 1 sc ${READABLE}`), resources: "/ColorSpace<</C 6 0 R>>", extra: ["[/Indexed 6 0 R 255 7 0 R]", "[/ICCBased 7 0 R]"] }),
	"a function of a hundred thousand squared": () =>
		onePage({
			content: stream(`/S sh ${READABLE}`),
			resources: "/Shading<</S 6 0 R>>",
			extra: [
				"<</ShadingType 1/ColorSpace/DeviceRGB/Function 7 0 R>>",
				stream("abc", "/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[100000 100000]/BitsPerSample 32"),
			],
		}),
	"functions stitched of themselves": () =>
		onePage({
			content: stream(`/S sh ${READABLE}`),
			resources: "/Shading<</S 6 0 R>>",
			extra: [
				"<</ShadingType 2/Coords[0 0 9 9]/ColorSpace/DeviceRGB/Function 7 0 R>>",
				"<</FunctionType 3/Domain[0 1]/Functions[7 0 R 7 0 R]/Bounds[.5]/Encode[0 1 0 1]>>",
			],
		}),
	"a program of brackets as a function": () =>
		onePage({
			content: stream(`/S sh ${READABLE}`),
			resources: "/Shading<</S 6 0 R>>",
			extra: [
				"<</ShadingType 2/Coords[0 0 9 9]/ColorSpace/DeviceRGB/Function 7 0 R>>",
				packed("{".repeat(1_000_000), 1, "/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]"),
			],
		}),
	"a mesh of a million triangles": () =>
		onePage({
			content: stream(`/S sh ${READABLE}`),
			resources: "/Shading<</S 6 0 R>>",
			extra: [
				packed(
					Buffer.alloc(9_000_000, 1),
					1,
					"/ShadingType 4/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 612 0 792 0 1 0 1 0 1]",
				),
			],
		}),
	"a pattern of a hair's breadth that paints itself": () =>
		onePage({
			content: stream(`/Pattern cs /P scn 0 0 612 792 re f ${READABLE}`),
			resources: "/Pattern<</P 6 0 R>>",
			extra: [
				stream(
					"/Pattern cs /P scn 0 0 9 9 re f",
					"/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep .00001/YStep .00001/Resources<</Pattern<</P 6 0 R>>>>",
				),
			],
		}),
	"states of masks of forms of states": () =>
		onePage({
			content: stream(`/G gs ${READABLE}`),
			resources: "/ExtGState<</G 6 0 R>>",
			extra: [
				"<</SMask<</S/Luminosity/G 7 0 R/TR 6 0 R>>>>",
				stream("/G gs", "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>/Resources<</ExtGState<</G 6 0 R>>>>"),
			],
		}),
	"one font of every kind of wrong": fontOf(
		`<</Type/Font/Subtype[1]/BaseFont 7/FirstChar(x)/LastChar -9/Widths 6 0 R/Encoding 6 0 R/FontDescriptor 6 0 R/ToUnicode ${HELVETICA}>>`,
	),
	"text of every byte": () =>
		onePage({
			content: stream(
				Buffer.concat([
					Buffer.from(writing(PLAIN_TEXT)),
					Buffer.from("BT /F1 9 Tf ("),
					Buffer.from(Array.from({ length: 256 }, (_, at) => (at === 0x28 || at === 0x29 || at === 0x5c ? 32 : at))),
					Buffer.from(") Tj ET"),
				]),
			),
		}),
});
