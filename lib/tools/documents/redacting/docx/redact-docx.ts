import { Parser } from "htmlparser2";
import { zipOf } from "#zip";
import type { Sought } from "@/lib/tools/documents/redacting/covering/occurrences";
import { type DocxParts, openDocx, xmlOf } from "./docx-texts";
import { coveredText, escaped, readPart, writePart } from "./kept-markup";
import { BLACK_PICTURE, strippedPicture } from "./strip-picture";

const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
/** ZIP counts from 1980; a fixed day gives equal bytes. */
const WRITTEN_AT = new Date("2026-01-01T00:00:00");
const NO_LINK = "https://redacted.invalid/";

export interface RedactedDocx {
	readonly bytes: Uint8Array;
	readonly counts: ReadonlyMap<number, number>;
	readonly pictures: number;
	readonly leftOut: readonly string[];
}

interface Relation {
	readonly id: string;
	readonly type: string;
	readonly target: string;
	readonly isExternal: boolean;
}

function tagsOf(xml: string, wanted: ReadonlySet<string>): { tag: string; attributes: Readonly<Record<string, string>> }[] {
	const found: { tag: string; attributes: Record<string, string> }[] = [];
	new Parser({ onopentag: (tag, attributes) => void (wanted.has(tag) && found.push({ tag, attributes: { ...attributes } })) }, { xmlMode: true }).end(xml);
	return found;
}

function relationsOf(xml: string): Relation[] {
	return tagsOf(xml, new Set(["Relationship"])).map(({ attributes: { Id = "", Type = "", Target = "", TargetMode } }) => ({
		id: Id,
		type: Type,
		target: Target,
		isExternal: TargetMode === "External",
	}));
}

/** An inner target as a path from the package's root. */
function pathOf(part: string, target: string): string {
	if (target.startsWith("/")) return target.slice(1);
	const path = part.split("/").slice(0, -1);
	for (const step of target.split("/")) {
		if (step === "..") path.pop();
		else if (step !== ".") path.push(step);
	}
	return path.join("/");
}

function isSought(target: string, sought: readonly Sought[]): boolean {
	let plain = target;
	try {
		plain = decodeURIComponent(target);
	} catch {
		// What is no address is searched as it stands.
	}
	return coveredText(plain, sought) !== plain || coveredText(target, sought) !== target;
}

function writtenRelations(part: string, relations: readonly Relation[], kept: ReadonlySet<string>, sought: readonly Sought[]): string {
	const rows = relations
		.filter(({ target, isExternal, type }) => (isExternal ? type.endsWith("/hyperlink") : kept.has(pathOf(part, target))))
		.map(({ id, type, target, isExternal }) => {
			const shown = isExternal && isSought(target, sought) ? NO_LINK : target;
			return `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${escaped(shown)}"${isExternal ? ' TargetMode="External"' : ""}/>`;
		});
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${PACKAGE}/relationships">${rows.join("")}</Relationships>`;
}

function relationPath(part: string): string {
	const slash = part.lastIndexOf("/") + 1;
	return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

function contentTypes(opened: DocxParts, kept: ReadonlySet<string>): string {
	const rows = tagsOf(xmlOf(opened, "[Content_Types].xml"), new Set(["Default", "Override"])).flatMap(({ tag, attributes }) => {
		const { Extension = "", PartName = "", ContentType = "" } = attributes;
		if (tag === "Default") return [`<Default Extension="${escaped(Extension)}" ContentType="${escaped(ContentType)}"/>`];
		if (!kept.has(PartName.slice(1))) return [];
		const type = PartName === "/word/document.xml" ? MAIN_TYPE : ContentType;
		return [`<Override PartName="${escaped(PartName)}" ContentType="${escaped(type)}"/>`];
	});
	return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="${PACKAGE}/content-types">${rows.join("")}</Types>`;
}

/** Every picture that is referred to, without what it says beside what it shows; black where pictures are covered or can't be cleaned. */
function pictureBytes(opened: DocxParts, path: string, coversPictures: boolean): Uint8Array {
	const bytes = opened.pictures[opened.picturePaths.indexOf(path)];
	return (bytes && !coversPictures ? strippedPicture(bytes) : null) ?? BLACK_PICTURE;
}

/** What the package holds that the new one does not, in words. */
function leftOutWords(opened: DocxParts): string[] {
	const has = (pattern: RegExp) => [...opened.parts.keys()].some((path) => pattern.test(path));
	return [
		...(has(/^docProps\//) ? ["The document's properties: author, company, dates, title."] : []),
		...(has(/^word\/(?:comments|people)/) ? ["Comments and the names of who wrote them."] : []),
		...(has(/^customXml\//) ? ["Data of other programs."] : []),
		...(/<w:(?:ins|del|moveFrom|moveTo)\b/.test(xmlOf(opened, "word/document.xml")) ? ["Tracked changes: struck text went, added text stays."] : []),
		...(/<w:vanish\b/.test(xmlOf(opened, "word/document.xml")) ? ["Hidden text."] : []),
		...(/<w:object\b/.test(xmlOf(opened, "word/document.xml")) ? ["Embedded objects."] : []),
	];
}

/**
 * A new package with bars in place of the sought texts, from the parts that a reader sees and those that say how they look. Remarks, struck and hidden
 * text, properties, embedded files and data of other programs are not taken over.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function redactDocx(bytes: Uint8Array, sought: readonly Sought[], coversPictures: boolean): Promise<RedactedDocx> {
	const opened = await openDocx(bytes);
	const own = [...opened.readPaths, ...opened.lookPaths];
	const relations = new Map(own.map((path) => [path, relationsOf(xmlOf(opened, relationPath(path)))] as const));
	const media = new Set(
		opened.readPaths.flatMap((part) =>
			(relations.get(part) ?? []).filter(({ type, isExternal }) => !isExternal && type.endsWith("/image")).map(({ target }) => pathOf(part, target)),
		),
	);
	const kept = new Set([...own, ...media]);
	const files = new Map<string, Uint8Array>();
	const text = new TextEncoder();
	files.set("[Content_Types].xml", text.encode(contentTypes(opened, kept)));
	files.set("_rels/.rels", text.encode(writtenRelations("", relationsOf(xmlOf(opened, "_rels/.rels")), kept, sought)));
	const counts = new Map<number, number>();
	for (const path of own) {
		const written = writePart(readPart(xmlOf(opened, path), sought), sought);
		files.set(path, text.encode(written.xml));
		for (const [text, count] of written.counts) counts.set(text, (counts.get(text) ?? 0) + count);
		if (opened.readPaths.includes(path)) {
			files.set(relationPath(path), text.encode(writtenRelations(path, relations.get(path) ?? [], kept, sought)));
		}
	}
	for (const path of media) files.set(path, pictureBytes(opened, path, coversPictures));
	return { bytes: await zipOf(files, WRITTEN_AT), counts, pictures: media.size, leftOut: leftOutWords(opened) };
}
