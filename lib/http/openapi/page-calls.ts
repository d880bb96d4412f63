import path from "node:path";
import type { AnyContract } from "@/lib/platform/contract/contract";

/** The exports of one file of contracts, and where the file is: `lib/goal-jobs/views/operations.ts`. */
export interface ContractFile {
	readonly file: string;
	readonly tables: Readonly<Record<string, Readonly<Record<string, AnyContract>>>>;
}

const HEAD = "// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.";

/** What pages call, one file for each domain, by its path in the project. Pages call nothing of the HTTP shell itself. */
export function pageCalls(files: readonly ContractFile[]): ReadonlyMap<string, string> {
	const domains = new Set(files.map(({ file }) => domainOf(file)).filter((domain) => domain !== "http"));
	const ofDomain = (domain: string) => files.filter(({ file }) => domainOf(file) === domain);
	return new Map([...domains].map((domain) => [`components/calls/${domain}.ts`, textOf(domain, ofDomain(domain))]));
}

const domainOf = (file: string) => file.split("/")[1] ?? "";

function textOf(domain: string, files: readonly ContractFile[]): string {
	const names = files.flatMap(({ tables }) => Object.keys(tables));
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice) throw new Error(`Two files of lib/${domain} export ${twice}: one of them needs another name.`);
	const imports = [
		...files.map(({ file, tables }) => ({ from: `@/${file.slice(0, -path.extname(file).length)}`, text: `import type { ${typesOf(tables)} }` })),
		{ from: "@/lib/platform/contract/call", text: "import { callsOf }" },
	].sort((one, other) => (one.from < other.from ? -1 : 1));
	const tables = files.flatMap(({ tables }) =>
		Object.entries(tables)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, table]) => tableOf(name, table)),
	);
	return `${HEAD}\n\n${imports.map(({ from, text }) => `${text} from "${from}";`).join("\n")}\n\n${tables.join("\n\n")}\n`;
}

const typesOf = (tables: ContractFile["tables"]) =>
	Object.keys(tables)
		.sort()
		.map((name) => `${name} as ${typeName(name)}`)
		.join(", ");

const typeName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function tableOf(name: string, table: Readonly<Record<string, AnyContract>>): string {
	const places = Object.entries(table).map(([key, { method, path: at, idempotencyKey }]) => {
		const takesKey = method !== "GET" && idempotencyKey !== "ignored";
		return `\t${key}: ["${method}", "${at}"${takesKey || method === "GET" ? "" : ", false"}],`;
	});
	return `export const ${name} = callsOf<typeof ${typeName(name)}>({\n${places.join("\n")}\n});`;
}
