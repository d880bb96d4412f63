import { strToU8, type Zippable, zipSync } from "fflate";
import { numbersFrom } from "./hostile-file";

const NAMESPACES =
	'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";
/** Half of what is refused. */
const LEAST_RATIO = 100;
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export type Parts = Readonly<Record<string, string | Uint8Array>>;

/** Letters that can't be packed, as a remark: a part that is packed too well is refused before it is opened. */
function unpackable(letters: number): string {
	const next = numbersFrom(letters);
	return `<!--${Array.from({ length: Math.ceil(letters / LEAST_RATIO / 8) }, () => next().toString(36).slice(2, 10)).join("")}-->`;
}

/** The entries of a Word document with this body; `more` adds or replaces parts. */
export function docxParts(body: string, more: Parts = {}): Parts {
	return {
		"[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
		"_rels/.rels": relations([["rId1", "officeDocument", "word/document.xml"]]),
		"word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMESPACES}>${unpackable(body.length)}<w:body>${body}</w:body></w:document>`,
		...more,
	};
}

/** A part of relations: id, kind and target, external where the target is an address. */
export function relations(rows: readonly (readonly [id: string, kind: string, target: string])[]): string {
	const each = rows.map(
		([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"${target.includes(":") ? ' TargetMode="External"' : ""}/>`,
	);
	return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
}

/** A part of Word's with this root. */
export function wordPart(root: string, content: string): string {
	return `<?xml version="1.0"?><w:${root} ${NAMESPACES}>${unpackable(content.length)}${content}</w:${root}>`;
}

export function zipped(parts: Parts): Uint8Array {
	const entries: Zippable = Object.fromEntries(
		Object.entries(parts).map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
	);
	return zipSync(entries, { level: 6, mtime: new Date("2026-01-01T00:00:00") });
}

export function writeDocx(body: string, more: Parts = {}): Uint8Array {
	return zipped(docxParts(body, more));
}

export function paragraph(text: string): string {
	return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
