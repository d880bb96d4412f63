import "server-only";
import { AppError } from "@/lib/platform/errors";
import { counted } from "./model/limits";
import { type OpenedFile, openFile } from "./open-file";
import { lookAtPicture } from "./reading/pictures/ready-picture";
import type { SourceFile } from "./reading/read-document";
import type { ListedFile } from "./schemas";

const MOST_NOTES = 20;

function words(count: number, one: string): string {
	return `${counted(count)} ${one}${count === 1 ? "" : "s"}`;
}

async function factsOf(read: OpenedFile, bytes: Uint8Array): Promise<string> {
	if (read.kind === "pdf") return words(read.boxes.length, "page");
	const { kind, blocks } = read;
	if (kind === "picture") {
		const { widthPx, heightPx, pages } = await lookAtPicture(bytes);
		return `${counted(widthPx)} × ${counted(heightPx)} points${pages > 1 ? `, ${words(pages, "picture")}` : ""}`;
	}
	const count = (wanted: string) => blocks.filter((block) => block.kind === wanted).length;
	const rows = blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length : 0), 0);
	if (kind === "csv" || kind === "tsv") return words(Math.max(0, rows - 1), "row");
	if (kind === "xlsx") return `${words(count("table"), "table")}, ${words(rows, "row")}`;
	const parts: [number, string][] = [
		[count("heading"), "heading"],
		[count("paragraph"), "paragraph"],
		[count("list"), "list"],
		[count("table"), "table"],
		[count("picture"), "picture"],
	];
	return parts
		.filter(([number]) => number > 0)
		.map(([number, one]) => words(number, one))
		.join(", ");
}

/** What a file is and what of it can't be taken over, before anything is made of it. One that can't be read says why. */
export async function listFile(fileId: string, file: SourceFile): Promise<ListedFile> {
	const known = { fileId, fileName: file.fileName, sizeBytes: file.bytes.byteLength };
	try {
		const read = await openFile(file);
		return {
			...known,
			kind: read.kind,
			facts: await factsOf(read, file.bytes),
			notes: read.notes.slice(0, MOST_NOTES).map((note) => ({ ...note })),
			problem: null,
		};
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return { ...known, kind: null, facts: "", notes: [], problem: error.message };
	}
}
