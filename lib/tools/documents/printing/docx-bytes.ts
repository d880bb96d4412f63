import { type Document, Packer } from "docx";
import { strFromU8, strToU8, type Zippable, zipSync } from "fflate";

const CORE_PROPERTIES = "docProps/core.xml";

/** Random relationship ids of links become `link1`, `link2`, …, and running numbers of bookmarks 1, 2, …, in the order of the document. */
function numberLinks(parts: Readonly<Parts>): Record<string, string> {
	const documentXml = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
	const links = [...documentXml.matchAll(/<w:hyperlink\b[^<>]*>/gu)].map(([tag]) => /\br:id="([^"]+)"/u.exec(tag)?.[1]);
	const ids = [...new Set(links.filter((id) => id !== undefined))];
	const numbers = new Map(ids.map((id, at) => [id, `link${at + 1}`]));
	const rename = (xml: string, attribute: string) =>
		xml.replace(new RegExp(`\\b${attribute}="([^"]+)"`, "gu"), (all, id: string) => (numbers.has(id) ? `${attribute}="${numbers.get(id)}"` : all));
	const marks = new Map<string, string>();
	const numbered = rename(documentXml, "r:id").replace(/<w:bookmark[^<>]*>/gu, (tag) =>
		tag.replace(/w:id="([^"]*)"/u, (_, id: string) => {
			if (!marks.has(id)) marks.set(id, String(marks.size + 1));
			return `w:id="${marks.get(id)}"`;
		}),
	);
	const relations = "word/_rels/document.xml.rels";
	return { "word/document.xml": numbered, [relations]: rename(strFromU8(parts[relations] ?? new Uint8Array()), "Id") };
}

type Parts = Record<string, Uint8Array>;

/** The parts of a document's package. The packer's own way out deflates them all, for us to inflate and deflate them once more. */
export function docxParts(document: Document): Parts {
	const { compiler } = Packer as unknown as { compiler: { compile(document: Document): ReadonlyMap<string, string | Uint8Array> } };
	return Object.fromEntries([...compiler.compile(document)].map(([path, part]) => [path, typeof part === "string" ? strToU8(part) : part]));
}

/** A DOCX package of some parts in which equal content gives equal bytes: fixed dates, numbered link ids, fixed entry times. */
export function docxBytes(parts: Parts, writtenAt: Date): Uint8Array {
	const stamp = `${writtenAt.toISOString().slice(0, 19)}Z`;
	const core = strFromU8(parts[CORE_PROPERTIES] ?? new Uint8Array()).replace(/(<dcterms:(?:created|modified)[^<>]*>)[^<]*/gu, `$1${stamp}`);
	const changed: Record<string, string> = { ...numberLinks(parts), [CORE_PROPERTIES]: core };
	const fixed: Zippable = {};
	for (const [path, part] of Object.entries(parts)) {
		if (path.endsWith("/")) continue;
		fixed[path] = [changed[path] === undefined ? part : strToU8(changed[path]), { level: 6, mtime: new Date(1980, 0, 1) }];
	}
	return zipSync(fixed);
}
