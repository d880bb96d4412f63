import { AppError } from "@/lib/platform/errors";

/** Far beyond any resume. What reads the markup takes time and memory with each of these, and its stack with the depth. */
export interface MarkupLimits {
	readonly tags: number;
	readonly depth: number;
	readonly tagBytes: number;
	readonly textBytes: number;
}

const LIMITS: MarkupLimits = { tags: 200_000, depth: 300, tagBytes: 100_000, textBytes: 5_000_000 };
const [LESS, GREATER, SLASH, BANG, QUESTION] = [..."<>/!?"].map((sign) => sign.charCodeAt(0));
const COMMENT = Buffer.from("<!--");
const COMMENT_END = Buffer.from("-->");
const DATA = Buffer.from("<![CDATA[");
const DATA_END = Buffer.from("]]>");

/** What the parts of a document hold so far. */
interface Held {
	tags: number;
	textBytes: number;
}

function refuse(what: string): never {
	throw new AppError("FILE_UNREADABLE", `This DOCX ${what}. Copy its text into a new document, save that as DOCX or PDF and upload it.`);
}

function startsWith(xml: Buffer, at: number, sign: Buffer): boolean {
	return xml.subarray(at, at + sign.byteLength).equals(sign);
}

/** Behind what begins with `<!`: a remark or marked text. A definition of a type or an entity has no place in a Word document. */
function behindMarked(xml: Buffer, at: number): number {
	const end = startsWith(xml, at, COMMENT) ? COMMENT_END : startsWith(xml, at, DATA) ? DATA_END : null;
	if (end === null) refuse("holds definitions that no Word document has");
	const found = xml.indexOf(end, at);
	return found === -1 ? xml.byteLength : found + end.byteLength;
}

function count(xml: Buffer, held: Held, limits: MarkupLimits): void {
	let depth = 0;
	for (let at = 0; at < xml.byteLength; ) {
		const open = xml.indexOf(LESS ?? 0, at);
		held.textBytes += (open === -1 ? xml.byteLength : open) - at;
		if (held.textBytes > limits.textBytes) refuse("holds far more text than any ordinary document");
		if (open === -1) return;
		if (xml[open + 1] === BANG) {
			at = behindMarked(xml, open);
			continue;
		}
		const close = xml.indexOf(GREATER ?? 0, open);
		at = close === -1 ? xml.byteLength : close + 1;
		held.tags += 1;
		if (held.tags > limits.tags) refuse("is made of far more pieces than any ordinary document");
		if (at - open > limits.tagBytes) refuse("holds a piece that is far larger than any in an ordinary document");
		if (xml[open + 1] === SLASH) depth -= 1;
		else if (xml[open + 1] !== QUESTION && xml[close - 1] !== SLASH) depth += 1;
		if (depth > limits.depth) refuse("is nested far deeper than any ordinary document");
	}
}

/**
 * Looks once over the markup before anything reads it, within the limits of a resume or those given.
 * @throws AppError FILE_UNREADABLE for more pieces, depth or text than any ordinary document has, and for definitions of entities.
 */
export function refuseOverlarge(parts: Iterable<Uint8Array>, limits = LIMITS): void {
	const held: Held = { tags: 0, textBytes: 0 };
	for (const part of parts) count(Buffer.from(part.buffer, part.byteOffset, part.byteLength), held, limits);
}
