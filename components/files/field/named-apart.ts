import type { File as StoredFile } from "@/lib/files/schemas";

/** Files, each with a name that no other one of the list has: the second "resume.pdf" becomes "resume.pdf (2)". */
export function namedApart(files: readonly StoredFile[]): Array<{ file: StoredFile; name: string }> {
	const taken = new Set<string>();
	const given = new Set(files.map(({ fileName }) => fileName));
	return files.map((file) => {
		let name = file.fileName;
		for (let number = 2; taken.has(name) || (number > 2 && given.has(name)); number += 1) name = `${file.fileName} (${number})`;
		taken.add(name);
		return { file, name };
	});
}
