import { lstatSync } from "node:fs";
import path from "node:path";
import { type BuiltFunction, listFunctions } from "@/local/checks/function-files";

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** What weighs most in a function: a package, or our own build. */
function heaviest({ files }: BuiltFunction, sizeOf: (file: string) => number): string {
	const sums = new Map<string, number>();
	for (const file of files) {
		const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? "the build";
		sums.set(name, (sums.get(name) ?? 0) + sizeOf(file));
	}
	const top = [...sums].sort(([, a], [, b]) => b - a).slice(0, 4);
	return top.map(([name, bytes]) => `${name} ${megabytes(bytes)}`).join(", ");
}

/** `npm run sizes`: how large each hosted function of the last build is, those of one size together. */
export async function sizes(): Promise<void> {
	const root = path.resolve(import.meta.dirname, "..", "..");
	const bySize = new Map<string, BuiltFunction[]>();
	for (const built of listFunctions(root)) bySize.set(megabytes(built.bytes), [...(bySize.get(megabytes(built.bytes)) ?? []), built]);
	process.stdout.write("| MB | functions | heaviest |\n|---|---|---|\n");
	for (const [size, group] of bySize) {
		const [first, ...rest] = group;
		if (!first) continue;
		const names = `${first.route}${rest.length > 0 ? ` and ${rest.length} more` : ""}`;
		process.stdout.write(`| ${size} | ${names} | ${heaviest(first, (file) => lstatSync(path.join(root, file)).size)} |\n`);
	}
}
