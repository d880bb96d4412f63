import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Field } from "@/tests/accuracy/scoring/compare";
import { f1, sumOf } from "@/tests/accuracy/scoring/compare";
import { type Scored, scoreFolder } from "@/tests/accuracy/scoring/score";
import { documentTotals } from "@/tests/accuracy/scoring/score-documents";

const resumesDir = path.resolve(import.meta.dirname, "../accuracy/resumes");
/** F1 on resumes that the reader was not tuned on. */
const GOALS: Readonly<Partial<Record<Field, number>>> = {
	name: 0.99,
	"e-mail": 1,
	phone: 0.99,
	links: 0.98,
	"jobs found": 0.98,
	"jobs fully right": 0.95,
	bullets: 0.97,
	"education found": 0.97,
	"education fully right": 0.92,
	skills: 0.95,
	languages: 0.97,
	certifications: 0.92,
};

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

function printFiles(making: string, scored: readonly Scored[]): void {
	const fields = Object.keys(GOALS) as Field[];
	process.stdout.write(
		`\n  ${making.padEnd(44)}${fields
			.map((field) =>
				field
					.replace(/^(\w+) fully right/, "$1 ✓")
					.slice(0, 11)
					.padStart(12),
			)
			.join("")}\n`,
	);
	for (const { resume, counts } of scored) {
		process.stdout.write(`  ${resume.fileName.slice(0, 43).padEnd(44)}${fields.map((field) => f1(counts[field]).toFixed(2).padStart(12)).join("")}\n`);
	}
}

async function benchPart(part: "open" | "unlearned" | "held-out"): Promise<Measure[]> {
	const all: Scored[] = [];
	for (const making of (await readdir(path.join(resumesDir, part))).sort()) {
		const scored = await scoreFolder(path.join(resumesDir, part, making));
		// Nobody looks at single files of the part that nothing is tuned on.
		if (part !== "held-out") printFiles(making, scored);
		all.push(...scored);
	}
	const rows = (Object.keys(GOALS) as Field[]).map(
		(field): Measure => ({
			name: `${part}: ${field}, of ${sumOf(all.map(({ counts }) => counts[field])).meant}`,
			value: f1(sumOf(all.map(({ counts }) => counts[field]))),
			unit: "F1",
			goal: part === "held-out" ? `at least ${GOALS[field]}` : undefined,
		}),
	);
	const { right, rightDoubted, wrongTold, wrongUntold } = documentTotals(all.flatMap(({ document }) => document ?? []));
	const counted = (name: string, value: number): Measure => ({ name: `${part}: ${name}`, value, unit: "files", goal: undefined });
	return [
		counted("resumes", all.length),
		...rows,
		counted("documents without a fault", right),
		counted("of these doubted without cause", rightDoubted),
		counted("with a fault that a doubt names", wrongTold),
		counted("with a fault that none names", wrongUntold),
	];
}

/** How well the reader reads resumes with labels by others: what its models learned from, what was only looked at, and what nobody looks at. */
export async function benchAccuracy(): Promise<Measure[]> {
	return [...(await benchPart("open")), ...(await benchPart("unlearned")), ...(await benchPart("held-out"))];
}
