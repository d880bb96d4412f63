import type { CatalogEntry } from "@/lib/catalog/schemas";
import { isIn, plain, tellingWords } from "./search-words";

interface Shelf {
	readonly heading: string;
	readonly workflows: readonly CatalogEntry[];
}

/** What people come for, and the categories that belong to it. A category that is not named here is a shelf of its own, after these. */
const SHELVES: ReadonlyArray<{ readonly heading: string; readonly categories: readonly string[] }> = [
	{ heading: "Career", categories: ["Career"] },
	{ heading: "Convert", categories: ["Conversion"] },
	{ heading: "Understand and protect", categories: ["Documents", "Analysis"] },
];

/** Workflows under the headings that people look for them by; within one in the order of the catalog. */
export function shelvesOf(workflows: readonly CatalogEntry[]): Shelf[] {
	const known = SHELVES.flatMap(({ categories }) => categories);
	const others = [...new Set(workflows.map(({ category }) => category))].filter((category) => !known.includes(category));
	return [...SHELVES, ...others.map((category) => ({ heading: category, categories: [category] }))]
		.map(({ heading, categories }) => ({ heading, workflows: workflows.filter(({ category }) => categories.includes(category)) }))
		.filter((shelf) => shelf.workflows.length > 0);
}

/** Everything that a workflow is called by: what its card says, its formats, and what people say for it. */
function haystackOf(workflow: CatalogEntry, said: readonly string[]): string {
	const { name, description, takes, makes, category, subcategory, supportedInputFormats, publisher } = workflow;
	const makesWords = [makes?.words ?? "", ...(makes?.formats ?? [])];
	return plain([name, description, takes, ...makesWords, category, subcategory, ...supportedInputFormats, publisher?.name ?? "", ...said].join(" "));
}

interface Found {
	readonly workflows: readonly CatalogEntry[];
	/** Whether each of them has all the words; otherwise they are those that have the most. */
	readonly isExact: boolean;
}

/** The workflows that a search means, best first: with all its words, or, where none has, with the most of them. `said`: what people say for each. */
export function findWorkflows(query: string, workflows: readonly CatalogEntry[], said: Readonly<Record<string, readonly string[]>>): Found {
	const wanted = tellingWords(query);
	if (wanted.length === 0) return { workflows, isExact: true };
	const ranked = workflows.map((workflow) => {
		const text = haystackOf(workflow, said[workflow.workflowId] ?? []);
		const name = plain(workflow.name);
		const words = text.split(" ");
		const hits = wanted.filter((word) => isIn(word, words, text)).length;
		return { workflow, hits, named: wanted.filter((word) => isIn(word, name.split(" "), name)).length };
	});
	const most = Math.max(0, ...ranked.map(({ hits }) => hits));
	const isExact = most === wanted.length;
	// Of many words half have to be there: one alone is by chance.
	const found = most * 2 < wanted.length ? [] : ranked.filter(({ hits }) => hits > 0 && hits === most);
	return { workflows: found.sort((one, other) => other.named - one.named).map(({ workflow }) => workflow), isExact };
}
