import { deflateRawSync } from "node:zlib";
import { unfoldingGzip, unfoldingRaw } from "./bombs";
import { docxParts, paragraph, writeDocx, zipped } from "./docx-writer";
import { filesOf, type HostileFile, PLAIN_TEXT } from "./hostile-file";
import { onePage, READABLE, stream } from "./pdf-writer";

interface Entry {
	readonly name: string;
	/** Packed by deflate. */
	readonly data: Buffer;
	readonly says: number;
	readonly flags?: number;
	readonly method?: number;
	/** Where its bytes are said to be; its own place by default. */
	readonly at?: number;
	readonly mode?: number;
}

const entryOf = (name: string, content: Buffer | string, more: Partial<Entry> = {}): Entry => {
	const bytes = Buffer.from(content);
	return { name, data: deflateRawSync(bytes), says: bytes.byteLength, ...more };
};

function head(signature: number, { name, data, says, flags = 0, method = 8, mode = 0 }: Entry, at: number | null): Buffer {
	const isCentral = at !== null;
	const bytes = Buffer.alloc(isCentral ? 46 : 30);
	const shift = isCentral ? 2 : 0;
	bytes.writeUInt32LE(signature, 0);
	bytes.writeUInt16LE(20, 4);
	bytes.writeUInt16LE(flags, 6 + shift);
	bytes.writeUInt16LE(method, 8 + shift);
	bytes.writeUInt32LE(data.byteLength, 18 + shift);
	bytes.writeUInt32LE(says >>> 0, 22 + shift);
	bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
	if (isCentral) {
		bytes.writeUInt16LE((3 << 8) | 20, 4);
		bytes.writeUInt32LE((mode << 16) >>> 0, 38);
		bytes.writeUInt32LE(at, 42);
	}
	return Buffer.concat([bytes, Buffer.from(name)]);
}

/** A ZIP whose every field may lie. */
function rawZip(entries: readonly Entry[], { count = entries.length, comment = "", prefix = "" } = {}): Buffer {
	const parts: Buffer[] = [Buffer.from(prefix)];
	let offset = parts[0]?.byteLength ?? 0;
	const central: Buffer[] = [];
	for (const entry of entries) {
		central.push(head(0x02014b50, entry, entry.at ?? offset));
		const local = Buffer.concat([head(0x04034b50, entry, null), entry.data]);
		parts.push(local);
		offset += local.byteLength;
	}
	const directory = Buffer.concat(central);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(count & 0xffff, 8);
	end.writeUInt16LE(count & 0xffff, 10);
	end.writeUInt32LE(directory.byteLength, 12);
	end.writeUInt32LE(offset, 16);
	end.writeUInt16LE(comment.length, 20);
	return Buffer.concat([...parts, directory, end, Buffer.from(comment, "latin1")]);
}

const good = Object.entries(docxParts(paragraph(PLAIN_TEXT))).map(([name, content]) => entryOf(name, Buffer.from(content)));
const zip = (more: readonly Entry[], options?: Parameters<typeof rawZip>[1]) => () => rawZip([...good, ...more], options);
const first = (change: Partial<Entry>) => () => rawZip(good.map((entry) => (entry.name === "word/document.xml" ? { ...entry, ...change } : entry)));

/** Archives that say what is not so, or unfold without measure; all of them under the name of a document. */
const AS_DOCX = filesOf("docx", {
	"a part of 400 MB": () => rawZip([...good, { name: "word/footnotes.xml", data: unfoldingRaw(400), says: 400 * 1024 * 1024 }]),
	"a part of 400 MB that says it is small": () => rawZip([...good, { name: "word/footnotes.xml", data: unfoldingRaw(400), says: 900 }]),
	"types of 400 MB at the head": () => rawZip([{ name: "[Content_Types].xml", data: unfoldingRaw(400), says: 400 * 1024 * 1024 }, ...good.slice(1)]),
	"a kind of 400 MB at the head": () => rawZip([{ name: "mimetype", data: unfoldingRaw(400), says: 400 * 1024 * 1024 }, ...good]),
	"a part that says it is larger than all": first({ says: 0xffffffff }),
	"a part that says it is nothing": first({ says: 0 }),
	"a hundred parts of the same bytes": () =>
		rawZip([...good, ...Array.from({ length: 100 }, (_, at): Entry => ({ name: `word/header${at}.xml`, data: unfoldingRaw(1), says: 1024 * 1024, at: 60 }))]),
	"sixty thousand parts": zip(Array.from({ length: 60_000 }, (_, at) => entryOf(`a/${at}.xml`, ""))),
	"fewer parts than it says": zip([], { count: 65_000 }),
	"more parts than it says": zip([], { count: 1 }),
	"names that climb out": zip(
		["../../../../tmp/climbed.xml", "/etc/cron.d/own.xml", "C:\\own.xml", "..\\..\\own.xml", "word/../../../own.xml"].map((name) => entryOf(name, "<a/>")),
	),
	"names of nothing, of NUL and of a line": zip(["", "\u0000.xml", "a\u0000b.xml", "a\nb.xml", "\u202elmx.a"].map((name) => entryOf(name, "<a/>"))),
	"a name of sixty thousand letters": zip([entryOf(`${"a/".repeat(30_000)}x.xml`, "<a/>")]),
	"names that are those of every object": zip(["__proto__", "constructor", "__proto__/a.xml", "toString.xml"].map((name) => entryOf(name, "<a/>"))),
	"the document twice": () => rawZip([...good, entryOf("word/document.xml", "<a/>")]),
	"a link to this machine's files": zip([entryOf("word/header1.xml", "/etc/passwd", { mode: 0o120777 })]),
	"parts under a password": () => rawZip(good.map((entry) => ({ ...entry, flags: 1 }))),
	"a way of packing that nobody knows": first({ method: 97 }),
	"parts behind the end": first({ at: 0x7fffffff }),
	"parts whose bytes are broken": first({ data: Buffer.alloc(5_000, 0xa5) }),
	"an end within the end": zip([], { comment: `PK\u0005\u0006${"\u0000".repeat(18)}`.repeat(2_000) }),
	"an archive in an archive in an archive": () => {
		let inner: Buffer = Buffer.from(unfoldingRaw(10));
		for (let level = 0; level < 30; level++) inner = rawZip([...good, entryOf("word/embeddings/inner.docx", inner)]);
		return inner;
	},
	"a program before it": zip([], { prefix: "#!/bin/sh\nrm -rf ~\nexit\n" }),
	"a PDF in front": () => rawZip(good, { prefix: onePage({ content: stream(READABLE) }).toString("latin1") }),
	"a PDF behind": () => Buffer.concat([writeDocx(paragraph(PLAIN_TEXT)), onePage({ content: stream(READABLE) })]),
	"a picture": () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
	"a spreadsheet": () =>
		zipped({
			"[Content_Types].xml":
				'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
			"xl/workbook.xml": "<workbook/>",
		}),
	"an archive of nothing": () => rawZip([]),
	"the older kind, and its sectors in a ring": () =>
		Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(22), Buffer.from("09000600", "hex"), Buffer.alloc(10), Buffer.alloc(500_000, 1)]),
	"a packed stream, and nothing else": () => unfoldingGzip(50),
});

const AS_PDF = filesOf("pdf", {
	"an archive": () => writeDocx(paragraph(PLAIN_TEXT)),
	"a head, and nothing else": () => Buffer.from("%PDF-1.7"),
	"a head, and a page of the web": () => Buffer.from(`%PDF-1.7\n<!doctype html><script>alert(1)</script>${"<div>".repeat(100_000)}`),
	"a page of the web": () => Buffer.from("<!doctype html><title>a</title><script>fetch('/api/v1/users/me')</script>"),
	"a program": () => Buffer.concat([Buffer.from("7f454c4602010100", "hex"), Buffer.alloc(5_000)]),
	"five MB of nothing": () => Buffer.alloc(5 * 1024 * 1024),
	"five MB of one byte": () => Buffer.alloc(5 * 1024 * 1024, 0xff),
	"one letter": () => Buffer.from("a"),
});

/** Packed files under their own names. */
const AS_THEMSELVES: HostileFile[] = [
	{ title: "zip: 400 MB of nothing", fileName: "resume.zip", make: () => rawZip([{ name: "a", data: unfoldingRaw(400), says: 400 * 1024 * 1024 }]) },
	{ title: "gz: 400 MB of nothing", fileName: "resume.tar.gz", make: () => unfoldingGzip(400) },
	{
		title: "tar: a size of 8 GB",
		fileName: "resume.tar",
		make: () =>
			Buffer.concat([
				Buffer.from(
					`${"a".repeat(100)}0000644\u00000000000\u00000000000\u000077777777777\u000000000000000\u0000000000\u00000${"\u0000".repeat(100)}ustar\u000000`,
				),
				Buffer.alloc(5_000),
			]),
	},
];

export const ARCHIVES: readonly HostileFile[] = [...AS_DOCX, ...AS_PDF, ...AS_THEMSELVES];
