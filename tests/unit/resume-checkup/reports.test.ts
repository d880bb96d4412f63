import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { renderCheckup } from "@/lib/tools/documents/reporting/render-checkup";
import { checkProfile } from "@/lib/tools/resume-profile/checkup/check-profile";
import { CheckupReport, MOST_OF_A_KIND } from "@/lib/tools/resume-profile/checkup-report";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { NewFile } from "@/lib/tools/tool";
import { CHECKUP_CASES } from "@/tests/factories/checkup-cases";
import { CHECKED_AT, changed, findingsOf, makeCheckup, SOUND_ENGLISH } from "@/tests/factories/checkups";
import { readOpenResumes } from "@/tests/factories/read-resumes";
import { sampleFiles } from "@/tests/factories/sample-files";
import { makeToolContext } from "@/tests/factories/tool-context";

async function print(report: CheckupReport, pageSize: "A4" | "Letter" | null = null): Promise<NewFile> {
	const written: NewFile[] = [];
	const context = makeToolContext({
		writeFiles: async (files) => {
			written.push(...files);
			return files.map(({ fileName, mimeType, bytes }) => ({ storageKey: fileName, fileName, mimeType, sizeBytes: bytes.length, sha256: "" }));
		},
	});
	const { files } = await renderCheckup.run({ report, pageSize }, context);
	expect(files).toMatchObject([{ kind: "pdf", file: { mimeType: "application/pdf" } }]);
	const [file] = written;
	if (!file) throw new Error("Nothing was written.");
	return file;
}

/** As texts compare whose lines were broken and whose blanks are of any kind. */
const squash = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, "");

async function textOf({ bytes }: NewFile): Promise<string> {
	const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
	return squash(text);
}

describe("the score", () => {
	it("adds up from its parts, and of one kind three findings count", () => {
		const weak = Array.from({ length: 5 }, () => "- Responsible for the fleet.");
		const report = makeCheckup(changed(SOUND_ENGLISH, "- Built", "- Built 9 ports.", ...weak), { profile: () => ({ name: null }) });
		const { total, parts } = report.score;
		expect(total).toBe(parts.reduce((sum, { points }) => sum + points, 0));
		expect(findingsOf(report, "weak_opening")).toHaveLength(5);
		expect(parts.find(({ part }) => part === "wording")).toMatchObject({ points: 8, max: 20, lost: [{ kind: "weak_opening", count: 5, points: 12 }] });
		expect(parts.find(({ part }) => part === "contact")).toMatchObject({ points: 5, lost: [{ kind: "name_missing", count: 1, points: 10 }] });
		expect(report.findings[0]).toMatchObject({ findingId: "F1", severity: "high", kind: "name_missing" });
	});

	it("a kind that comes too often is counted, and told up to its bound", () => {
		const many = Array.from({ length: MOST_OF_A_KIND + 3 }, (_, at) => `- Responsible for shop ${at}.`);
		const report = makeCheckup(changed(SOUND_ENGLISH, "- Built", ...many));
		expect(findingsOf(report, "weak_opening")).toHaveLength(MOST_OF_A_KIND);
		expect(report.untold).toEqual([{ kind: "weak_opening", count: 3 }]);
	});
});

it("a resume as long as any may be is checked within the bounds of its report", () => {
	const jobs = Array.from({ length: 900 }, (_, at) => [
		`Engineer ${at}, Company ${at} GmbH, Berlin\t0${(at % 9) + 1}/2001 – 0${(at % 9) + 1}/20${10 + (at % 10)}`,
		`- Responsible for I ${at} ${"my ".repeat(40)}`,
	]);
	const report = makeCheckup([...SOUND_ENGLISH.slice(0, 6), ...jobs.flat()]);
	expect(report.readAs.positions.length).toBeGreaterThan(500);
	expect(CheckupReport.safeParse(report).success).toBe(true);
	expect(report.untold.find(({ kind }) => kind === "weak_opening")?.count).toBeGreaterThan(400);
});

it.each(["pdf", "docx"] as const)("the sample resume (%s) has nothing of high or medium severity", async (format) => {
	const document = await parseResumeBytes({ fileId: "f", fileName: `lena-hartwig.${format}`, bytes: (await sampleFiles())[format] });
	const report = checkProfile({ document, profile: readProfile(document, CHECKED_AT), now: CHECKED_AT });
	expect(report.findings.filter(({ severity }) => severity !== "low")).toEqual([]);
	expect(report.score.total).toBeGreaterThan(95);
	expect(report.readAs).toMatchObject({ name: "Lena Hartwig", email: "lena.hartwig@example.com", positions: [{ company: "Kiezmarkt GmbH" }, {}, {}, {}] });
});

const reports = (await readOpenResumes(3)).map(({ name, document, profile }) => ({
	name,
	document,
	profile,
	report: checkProfile({ document, profile, now: CHECKED_AT }),
}));

describe("on resumes of many makers and languages", () => {
	it("every finding quotes what stands in its file, at lines that it has", () => {
		expect(reports.length).toBeGreaterThan(40);
		const strays = reports.flatMap(({ name, document, profile, report }) => {
			const known = new Set(document.lines.map(({ lineId }) => lineId));
			const text = squash([...document.lines.map((line) => line.text), document.fileName, JSON.stringify(profile)].join("\n"));
			return report.findings
				.filter(
					({ place }) => !place.lineIds.every((lineId) => known.has(lineId)) || !text.includes(squash(place.quote.replace(/…$/u, "")).replaceAll('"', '\\"')),
				)
				.map(({ kind, place }) => `${name} ${kind}: ${place.quote}`);
		});
		expect(strays).toEqual([]);
	});

	it("no mended line of the work has another number than its own", () => {
		const digits = (text: string) => text.match(/\p{N}+/gu) ?? [];
		const mended = reports.flatMap(({ report }) => report.findings.filter((finding) => finding.mended !== null && finding.part === "wording"));
		for (const { mended: line, place } of mended) expect(digits(line ?? "")).toEqual(digits(place.quote));
	});

	it("each is a report by its schema, and the same again", () => {
		for (const { document, profile, report } of reports) {
			expect(CheckupReport.parse(structuredClone(report))).toEqual(report);
			expect(checkProfile({ document, profile, now: CHECKED_AT })).toEqual(report);
		}
	});
});

describe("the printed report", () => {
	const [first] = CHECKUP_CASES.filter(({ kind, language }) => kind === "weak_opening" && language === "de");

	it("has the score, each finding with its line and its mend, and what a system reads", async () => {
		if (!first) throw new Error("There is no such case.");
		const report = makeCheckup(first.lines, first);
		const text = await textOf(await print(report));
		const said = [
			`Score: ${report.score.total} of 100`,
			report.score.howItAddsUp,
			...report.score.parts.map(({ title, points, max }) => `${title}${points} of ${max}`),
			...report.findings.flatMap(({ title, why, place, mended }) => [title, why, place.quote, mended ?? ""]),
			"What a tracking system reads",
			...report.readAs.positions.map(({ company }) => company ?? ""),
			"Everything was checked by rules, without a language model.",
		];
		expect(said.filter((words) => !text.includes(squash(words)))).toEqual([]);
	});

	it("is the same for the same report, on the paper asked for, and tagged", async () => {
		const report = makeCheckup(SOUND_ENGLISH);
		const [one, other, letter] = await Promise.all([print(report), print(report), print(report, "Letter")]);
		expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
		const source = Buffer.from(letter.bytes).toString("latin1");
		expect(source).toContain("/MediaBox [0 0 612 792]");
		expect(source).toContain("/MarkInfo");
		expect(source).toContain("/Outlines");
		expect(Buffer.from(one.bytes).toString("latin1")).toContain("595.28");
		expect(one.fileName).toBe("Example-Robin_Resume-checkup.pdf");
	});

	it("letters that no font has leave a sign, and that is said", async () => {
		const report = makeCheckup(changed(SOUND_ENGLISH, "- Built", "- Responsible for \u{1E900}\u{1E901} and 12 ports."));
		const text = await textOf(await print(report));
		expect(text).toContain(squash("Responsible for ?? and 12 ports."));
		expect(text).toContain(squash("can't be printed here"));
	});
});
