import { createHash } from "node:crypto";
import { unzipSync } from "fflate";

export interface MadeFile {
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

const ZIP = "PK\x03\x04";
const PDF = "%PDF-";
const TEXTS = /\.(?:txt|md|csv|tsv|json|ndjson|html|xml|rels)$/;
const UTF8 = new TextDecoder();

/** A moment and an id of a run's records; the sum of a file that is compared by itself. */
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?/g;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const SUM = /\b[0-9a-f]{64}\b/g;
const PDF_MOMENT = /\(D:\d{14}(?:Z|[+-]\d\d'\d\d'?)?\)/g;
const PDF_ID = /\/ID ?\[ ?<[0-9a-fA-F]{32}> ?<[0-9a-fA-F]{32}> ?\]/g;

function wordsOf(text: string): string {
	return text.replace(MOMENT, "<moment>").replace(ID, "<id>").replace(SUM, "<sum>");
}

/**
 * What a file holds, as lines to compare: its parts and a sum of each, without when and by which run it was made. Packages are opened, the ones within
 * them too; of a PDF every byte counts but those of its dates and of the id that is made of them.
 */
export function contentOf({ fileName, bytes }: MadeFile): string[] {
	const head = Buffer.from(bytes.subarray(0, 5)).toString("latin1");
	if (head.startsWith(ZIP)) {
		const parts = Object.entries(unzipSync(bytes)).sort(([one], [other]) => (one < other ? -1 : 1));
		return parts.flatMap(([name, part]) => contentOf({ fileName: `${fileName} › ${name}`, bytes: part }));
	}
	const told = () => {
		if (head === PDF) return Buffer.from(bytes).toString("latin1").replace(MOMENT, "<moment>").replace(PDF_MOMENT, "(moment)").replace(PDF_ID, "/ID");
		return TEXTS.test(fileName) ? wordsOf(UTF8.decode(bytes)) : Buffer.from(bytes).toString("latin1");
	};
	return [`${wordsOf(fileName)} ${createHash("sha256").update(told()).digest("hex")}`];
}
