import { toldApart } from "@/lib/files/naming/told-apart";
import type { File as StoredFile } from "@/lib/files/schemas";

/** Files, each with a name that no other one of the list has: the second "resume.pdf" of a person is "resume (2).pdf", wherever it is listed. */
export function namedApart(files: readonly StoredFile[]): Array<{ file: StoredFile; name: string }> {
	const taken = new Set<string>();
	const given = new Set(files.map(({ fileName }) => fileName));
	return files.map((file) => {
		let name = toldApart(file.fileName, file.number);
		for (let number = 2; taken.has(name) || (number > 2 && given.has(name)); number += 1) name = toldApart(file.fileName, number);
		taken.add(name);
		return { file, name };
	});
}

/** Of files with the same bytes the first, which is the newest: what is one file to a person is offered once. */
export function oneOfEach<Named extends { file: Pick<StoredFile, "sha256"> }>(files: readonly Named[]): Named[] {
	const seen = new Set<string>();
	return files.filter(({ file: { sha256 } }) => sha256 === null || (!seen.has(sha256) && seen.add(sha256)));
}
