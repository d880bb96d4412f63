import { deflateSync } from "#zlib";
import type { PlacedWord } from "./cover-page";
import type { PageSize } from "./page-letters";
import type { PagePicture } from "./render-page";

export interface WrittenPage extends PageSize {
	readonly picture: PagePicture;
	/** Text that can be searched and read aloud; it lies unseen over the picture. */
	readonly words: readonly PlacedWord[];
}

/** Shades that are kept of each channel: enough for print, and small in the file. */
const SHADES = { page: 31, photo: 63 } as const;
const UP = 2;
/** The text's font has no glyphs of its own, half an em for every letter. */
const WIDTH_EM = 0.5;

const number = (value: number) => String(Math.round(value * 100) / 100);

function packed({ width, height, channels, points }: PagePicture, shades: number): Buffer {
	const steps = Uint8Array.from({ length: 256 }, (_, value) => Math.round((Math.round((value / 255) * shades) * 255) / shades));
	const row = width * channels;
	const rows = Buffer.alloc((row + 1) * height);
	for (let y = 0; y < height; y++) {
		const to = y * (row + 1);
		rows[to] = UP;
		for (let x = 0; x < row; x++) {
			const value = steps[points[y * row + x] ?? 0] ?? 0;
			const above = y === 0 ? 0 : (steps[points[(y - 1) * row + x] ?? 0] ?? 0);
			rows[to + 1 + x] = (value - above) & 0xff;
		}
	}
	return deflateSync(rows, { level: 6 });
}

function hex(text: string): string {
	let signs = "";
	for (let at = 0; at < text.length; at++) signs += text.charCodeAt(at).toString(16).padStart(4, "0");
	return signs;
}

/** The page's picture, and its words in invisible letters stretched to their places. */
function contentOf({ widthPt, heightPt, words }: WrittenPage): Buffer {
	const lines = [`q ${number(widthPt)} 0 0 ${number(heightPt)} 0 0 cm /P Do Q`, "BT 3 Tr"];
	for (const { text, box } of words) {
		const size = Math.max(1, box.bottom - box.top);
		const stretch = ((box.right - box.left) / (text.length * WIDTH_EM * size)) * 100;
		const y = heightPt - box.bottom + size * 0.2;
		lines.push(`/T ${number(size)} Tf ${number(Math.min(Math.max(stretch, 5), 1000))} Tz 1 0 0 1 ${number(box.left)} ${number(y)} Tm <${hex(`${text} `)}> Tj`);
	}
	return deflateSync(Buffer.from(`${lines.join("\n")}\nET`, "latin1"));
}

const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
1 beginbfrange
<0000> <ffff> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** A file that is written object by object and holds nothing but what is put into it. */
class ObjectWriter {
	private readonly chunks: Buffer[] = [Buffer.from("%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
	private readonly offsets: number[] = [];
	private size = this.chunks[0]?.byteLength ?? 0;

	add(id: number, dictionary: string, stream?: Buffer): void {
		this.offsets[id] = this.size;
		const head = stream ? `${id} 0 obj\n<< ${dictionary} /Length ${stream.byteLength} >>\nstream\n` : `${id} 0 obj\n<< ${dictionary} >>\nendobj\n`;
		this.push(Buffer.from(head, "latin1"));
		if (!stream) return;
		this.push(stream);
		this.push(Buffer.from("\nendstream\nendobj\n", "latin1"));
	}

	end(): Uint8Array {
		const count = this.offsets.length;
		const rows = this.offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
		const start = this.size;
		this.push(
			Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, "latin1"),
		);
		return new Uint8Array(Buffer.concat(this.chunks));
	}

	private push(chunk: Buffer): void {
		this.chunks.push(chunk);
		this.size += chunk.byteLength;
	}
}

/** Collects pages to a PDF of pictures with text to search. Pages are packed as they come, so that only what is packed is held. */
export class PicturePdf {
	private readonly writer = new ObjectWriter();
	private readonly pages: number[] = [];
	private next = 6;

	/** `hasPhotos` keeps more shades. */
	addPage(page: WrittenPage, hasPhotos: boolean): void {
		const { picture, widthPt, heightPt } = page;
		const [id, content, image] = [this.next, this.next + 1, this.next + 2];
		this.next += 3;
		this.pages.push(id);
		const box = `[0 0 ${number(widthPt)} ${number(heightPt)}]`;
		this.writer.add(
			id,
			`/Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${content} 0 R /Resources << /XObject << /P ${image} 0 R >> /Font << /T 3 0 R >> >>`,
		);
		this.writer.add(content, "/Filter /FlateDecode", contentOf(page));
		const space = picture.channels === 1 ? "/DeviceGray" : "/DeviceRGB";
		const parameters = `<< /Predictor 15 /Colors ${picture.channels} /BitsPerComponent 8 /Columns ${picture.width} >>`;
		const dictionary = `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms ${parameters}`;
		this.writer.add(image, dictionary, packed(picture, hasPhotos ? SHADES.photo : SHADES.page));
	}

	/** The whole file. Equal pages give equal bytes. */
	end(): Uint8Array {
		this.writer.add(1, "/Type /Catalog /Pages 2 0 R");
		this.writer.add(2, `/Type /Pages /Count ${this.pages.length} /Kids [${this.pages.map((id) => `${id} 0 R`).join(" ")}]`);
		this.writer.add(3, "/Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R");
		this.writer.add(
			4,
			"/Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /CIDToGIDMap /Identity /FontDescriptor << /Type /FontDescriptor /FontName /Unseen /Flags 4 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 50 >>",
		);
		this.writer.add(5, "/Filter /FlateDecode", deflateSync(Buffer.from(TO_UNICODE, "latin1")));
		return this.writer.end();
	}
}
