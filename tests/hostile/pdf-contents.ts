import { unfolding } from "./bombs";
import { filesOf, numbersFrom, PLAIN_TEXT } from "./hostile-file";
import { onePage, packed, READABLE, stream, writing } from "./pdf-writer";

const MB = 1024 * 1024;

function contentOf(operators: string) {
	return () => onePage({ content: packed(`${READABLE}${operators}`) });
}

/** Text items strewn over a page: nothing of them makes a line or a column. */
function strewn(amount: number, seed: number): string {
	const random = numbersFrom(seed);
	const items = Array.from({ length: amount }, () => `1 0 0 1 ${(random() * 600).toFixed(1)} ${(random() * 780).toFixed(1)} Tm (Ab c) Tj`);
	return `BT /F1 ${1 + Math.floor(random() * 9)} Tf ${items.join("\n")} ET`;
}

/** Forms of which each paints the next one ten times. */
function formsThatMultiply(): Uint8Array {
	const levels = 12;
	const form = (at: number) => {
		const next = at + 1 < levels ? "/N Do ".repeat(10) : READABLE;
		const resources = at + 1 < levels ? `/XObject<</N ${7 + at} 0 R>>` : "";
		return stream(next, `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>${resources}>>`);
	};
	return onePage({ content: stream(`${READABLE}/N Do`), resources: "/XObject<</N 6 0 R>>", extra: Array.from({ length: levels }, (_, at) => form(at)) });
}

const form = (content: string, more = "") => stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>${more}>>`);

/** What the operators of a page may do to who reads them. */
export const PDF_CONTENTS = filesOf("pdf", {
	"two million text operators": () => onePage({ content: packed(`BT /F1 10 Tf ${"1 0 0 1 10 10 Tm (a) Tj ".repeat(2_000_000)}ET`) }),
	"twenty thousand strewn items": () => onePage({ content: packed(strewn(20_000, 5)) }),
	"items in one spot": () => onePage({ content: packed(`BT /F1 10 Tf ${"1 0 0 1 99 99 Tm (Night) Tj ".repeat(19_000)}ET`) }),
	"a column of one letter each": () =>
		onePage({
			content: packed(`BT /F1 1 Tf ${Array.from({ length: 19_000 }, (_, at) => `1 0 0 1 ${at % 600} ${(at / 25).toFixed(2)} Tm (a) Tj`).join(" ")} ET`),
		}),
	"one text of nine million letters": () => onePage({ content: packed(writing("night porter ".repeat(700_000))) }),
	"a million spaces": () => onePage({ content: packed(writing(`${PLAIN_TEXT}${" ".repeat(1_000_000)}.`)) }),
	"three hundred MB of spaces": () => onePage({ content: stream(unfolding(300, 0x20), "/Filter/FlateDecode") }),
	"a GB of spaces, packed twice": () => onePage({ content: packed(unfolding(1_000, 0x20), 2, "", "/FlateDecode") }),
	"runs of lengths that unfold to 300 MB": () => {
		const runs = Buffer.alloc(5 * MB, Buffer.from([0x81, 0x20]));
		return onePage({ content: stream(runs, "/Filter/RunLengthDecode") });
	},
	"hexadecimal of hexadecimal": () => onePage({ content: stream("3230".repeat(2 * MB), `/Filter[${"/ASCIIHexDecode ".repeat(4)}]`) }),
	"a thousand filters": () => onePage({ content: stream(READABLE, `/Filter[${"/FlateDecode ".repeat(1_000)}]`) }),
	"a filter that nobody knows": () => onePage({ content: stream(READABLE, "/Filter/Zstandard") }),
	"a predictor of a billion columns": () => onePage({ content: packed(READABLE, 1, "/DecodeParms<</Predictor 15/Columns 1000000000/Colors 30>>") }),
	"one form painted a hundred thousand times": () =>
		onePage({ content: packed("/X Do ".repeat(100_000)), resources: "/XObject<</X 6 0 R>>", extra: [form(READABLE)] }),
	"a large form painted a thousand times": () =>
		onePage({ content: packed("/X Do ".repeat(1_000)), resources: "/XObject<</X 6 0 R>>", extra: [form(READABLE.repeat(5_000))] }),
	"a form that paints itself": () =>
		onePage({ content: stream(`${READABLE}/X Do`), resources: "/XObject<</X 6 0 R>>", extra: [form(`${READABLE}/X Do`, "/XObject<</X 6 0 R>>")] }),
	"forms that multiply": formsThatMultiply,
	"states saved a million times": contentOf("q ".repeat(1_000_000)),
	"states that were never saved": contentOf("Q ".repeat(1_000_000)),
	"marks within marks": contentOf("/Span BMC ".repeat(500_000)),
	"a million paths": contentOf("0 0 m 1 1 l S ".repeat(700_000)),
	"one path of two million curves": contentOf(`0 0 m ${"1 1 2 2 3 3 c ".repeat(2_000_000)}S`),
	"arrays within arrays": contentOf(`BT ${"[".repeat(1_000_000)}`),
	"a text within brackets within brackets": contentOf(`BT ${"(".repeat(3_000_000)}`),
	"dictionaries within dictionaries": contentOf(`/P ${"<</A".repeat(300_000)} BDC`),
	"numbers without an end": contentOf(`${"9".repeat(3_000_000)} 0 m`),
	"operators that nobody knows": contentOf("xyzzy ".repeat(1_000_000)),
	"a million numbers for one operator": contentOf(`${"1 ".repeat(1_000_000)}m`),
	"places beyond all numbers": contentOf(
		`BT /F1 1e38 Tf 1e308 0 0 1e308 1e308 -1e308 Tm (${PLAIN_TEXT}) Tj /F1 0 Tf (${PLAIN_TEXT}) Tj /F1 -5 Tf (${PLAIN_TEXT}) Tj ET`,
	),
	"spaces between letters beyond all numbers": contentOf(`BT /F1 9 Tf 1e30 Tc 1e30 Tw 1e30 Tz 1e30 TL (${PLAIN_TEXT}) Tj T* [(a) -1e38 (b) 1e38 (c)] TJ ET`),
	"many pictures in the text": contentOf("BI /W 1 /H 1 /BPC 8 /CS /G ID a EI ".repeat(100_000)),
	"a picture in the text that never ends": contentOf(`BI /W 60000 /H 60000 /BPC 8 /CS /RGB ID ${"a".repeat(2_000_000)}`),
	"letters with a thousand marks": () =>
		onePage({
			content: packed(`BT /F2 9 Tf 40 700 Td <${"0301".repeat(200_000)}> Tj ET`),
			resources: "/Font<</F2 6 0 R>>",
			extra: [
				"<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/UniGB-UCS2-H/DescendantFonts[7 0 R]>>",
				"<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>>>",
			],
		}),
});
