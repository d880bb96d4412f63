const LONGEST = 80;

/** A file's name without its ending and without what names of files can't hold. */
function stemOf(fileName: string): string {
	const dot = fileName.lastIndexOf(".");
	const stem = (dot > 0 ? fileName.slice(0, dot) : fileName).normalize("NFC").replace(/[\p{Cc}<>:"/\\|?*]/gu, " ");
	return [...stem.trim()].slice(0, LONGEST).join("").trim() || "picture";
}

/** Gives each picture a stem of its own: the second `photo` is `photo-2`. */
export function stemNamer(): (fileName: string) => string {
	const taken = new Set<string>();
	return (fileName) => {
		const base = stemOf(fileName);
		let stem = base;
		for (let count = 2; taken.has(stem.toLowerCase()); count += 1) stem = `${base}-${count}`;
		taken.add(stem.toLowerCase());
		return stem;
	};
}
