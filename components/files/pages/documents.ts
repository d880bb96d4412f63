import { endingOf, stemOf } from "@/lib/files/file-ending";

interface Named {
	readonly fileName: string;
	readonly mimeType: string;
}

/** A document in all the formats that there are of it. */
export interface DocumentOfFiles<File extends Named> {
	/** What looks most like it on paper. */
	readonly shown: File;
	/** Its name without an ending. */
	readonly name: string;
	/** "PDF", "DOCX": as they are named by their endings. */
	readonly formats: readonly string[];
}

/** What is shown first of a document that there is in several formats. */
const LIKENESS = [".pdf", ".docx", ".xlsx", ".csv", ".md", ".txt"];

function likeness({ fileName }: Named): number {
	const at = LIKENESS.indexOf(endingOf(fileName).toLowerCase());
	return at < 0 ? LIKENESS.length : at;
}

/** Archives and what is written for programs: no documents that a person looks at. */
function isForPeople({ mimeType }: Named): boolean {
	return mimeType !== "application/zip" && mimeType !== "application/json";
}

/** Files by the document that they are, in the order in which the first of each stands. */
export function documentsOf<File extends Named>(files: readonly File[]): DocumentOfFiles<File>[] {
	const byName = new Map<string, File[]>();
	for (const file of files.filter(isForPeople)) {
		const name = stemOf(file.fileName);
		byName.set(name, [...(byName.get(name) ?? []), file]);
	}
	return [...byName].map(([name, same]) => {
		const sorted = [...same].sort((one, other) => likeness(one) - likeness(other));
		return { name, shown: sorted[0] as File, formats: sorted.map(({ fileName }) => endingOf(fileName).slice(1).toUpperCase()) };
	});
}
