/** Makes names unique within one folder, ignoring case: the second `a.pdf` becomes `a (2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		const extension = /\.[A-Za-z0-9]{1,8}$/u.exec(name)?.[0] ?? "";
		const base = name.slice(0, name.length - extension.length);
		let unique = name;
		for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${base} (${count})${extension}`;
		taken.add(unique.toLowerCase());
		return unique;
	});
}
