/** Circles among folders that import each other, each as the folders on its way and the first one again. `imports` maps a folder to those it imports. */
export function findCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
	const circles: string[][] = [];
	const done = new Set<string>();
	const visit = (folder: string, way: readonly string[]) => {
		const start = way.indexOf(folder);
		if (start >= 0) circles.push([...way.slice(start), folder]);
		if (start >= 0 || done.has(folder)) return;
		for (const next of imports.get(folder) ?? []) visit(next, [...way, folder]);
		done.add(folder);
	};
	for (const folder of [...imports.keys()].sort()) visit(folder, []);
	return circles;
}
