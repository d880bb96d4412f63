import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type FoundPattern, listPatterns } from "./pattern-list";

const FOLDERS = ["app", "components", "inngest", "lib"];
/** What was proven linear before, by digest: proving all of them anew takes minutes. */
const KNOWN_FILE = "local/checks/linear-patterns.json";
const TIME_LIMIT_MS = 30_000;

/** Patterns that can't be proven, with why they do no harm: their text is ours, or cut to a named short length. */
const EXCEPTIONS: readonly { readonly file: string; readonly begin: string; readonly reason: string }[] = [
	{
		file: "lib/tools/reading/text/date-ranges.ts",
		begin: "(?<jy>",
		reason: "Every run in it is bounded, but it has too many month names for a proof; it sees no more than LONGEST_DATED letters.",
	},
];

type CheckSync = typeof import("recheck").checkSync;

/** The checker written in JavaScript: the others are programs that are not installed here. */
function checker(): CheckSync {
	process.env.RECHECK_BACKEND = "pure";
	const recheck: { checkSync: CheckSync } = createRequire(import.meta.url)("recheck");
	return recheck.checkSync;
}

function digestOf({ source, flags }: Pick<FoundPattern, "source" | "flags">): string {
	return createHash("sha256").update(`/${source}/${flags}`).digest("hex").slice(0, 32);
}

/** Why a pattern may take a time beyond all measure, with a text that shows it; null for one whose time grows with the text's length alone. */
export function whySlow(source: string, flags: string, check: CheckSync = checker()): string | null {
	const result = check(source, flags, { timeout: TIME_LIMIT_MS });
	if (result.status === "safe") return null;
	if (result.status === "vulnerable") return `${result.complexity.summary}, for example on ${result.attack.pattern}`;
	return `nothing is known (${result.error.kind}): make it simpler`;
}

/** One line for each pattern that is not proven linear. Newly proven ones are added to the known list, gone ones leave it. */
export async function findSlowPatterns(root: string): Promise<string[]> {
	const known = new Set<string>(JSON.parse(await readFile(path.join(root, KNOWN_FILE), "utf8")));
	const isException = ({ file, source }: FoundPattern) => EXCEPTIONS.some((exception) => exception.file === file && source.startsWith(exception.begin));
	const patterns = (await listPatterns(root, FOLDERS)).filter((pattern) => !isException(pattern));
	const check = checker();
	const reasons = new Map<string, string | null>();
	const found = patterns.flatMap((pattern) => {
		const digest = digestOf(pattern);
		const reason = known.has(digest) ? null : (reasons.get(digest) ?? whySlow(pattern.source, pattern.flags, check));
		reasons.set(digest, reason);
		return reason === null ? [] : [`${pattern.file}:${pattern.line}: /${pattern.source}/${pattern.flags} is slow on foreign text: ${reason}`];
	});
	const linear = [...reasons].flatMap(([digest, reason]) => (reason === null ? [digest] : [])).sort();
	if (linear.length !== known.size || linear.some((digest) => !known.has(digest))) {
		await writeFile(path.join(root, KNOWN_FILE), `${JSON.stringify(linear, null, "\t")}\n`);
	}
	return found;
}
