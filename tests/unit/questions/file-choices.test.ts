import { expect, it } from "vitest";
import { dataReport } from "@/lib/catalog/specs/forge/data-report";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { presentQuestion } from "@/lib/questions/answers";
import { isNeedless, needless, withFileChoices } from "@/lib/questions/file-choices";
import { inspectTableFile } from "@/lib/tools/tables/inspect-table";

const text = (content: string) => new TextEncoder().encode(content);
const CSV = "day;region;sum;note\n2026-01-02;North;3,50;a b\n2026-01-03;South;4,20;c d\n2026-01-04;North;1,10;e f\n";

it("what a table holds is offered where a question asks for it by name, and one sheet is not asked for", async () => {
	const { choices = {} } = await inspectTableFile({ fileName: "sales.csv", bytes: text(CSV) });
	expect(choices).toEqual({ numbers: ["sum"], groups: ["region", "note"], dates: ["day"], sheets: [] });
	const slot = (slotId: string) => {
		const question = dataReport.slots.find((one) => one.slotId === slotId);
		if (!question) throw new Error(slotId);
		return question;
	};
	expect(withFileChoices(presentQuestion(slot("groupBy")), choices).options).toEqual(["region", "note"]);
	expect(needless(dataReport.slots, choices)).toEqual({ sheet: null });
	expect(isNeedless(slot("sheet"), { sheets: ["One", "Two"] })).toBe(false);
	// Of a file that was not looked into nothing is known, so that it is asked.
	expect(isNeedless(slot("sheet"), {})).toBe(false);
	expect(withFileChoices(presentQuestion(slot("cleaning")), choices).options).toEqual(slot("cleaning").options);
});

it("a question with a list of its own keeps it, and what the file says is proposed, never answered", () => {
	const question = resumeToJobReady.slots.find(({ slotId }) => slotId === "country");
	if (!question) throw new Error("no country");
	const slot = withFileChoices(presentQuestion(question), { homeCountries: ["Portugal", "Atlantis"] });
	expect(slot.options).toEqual(question.options);
	expect(slot).toMatchObject({ default: "All", suggestedValue: null, config: { proposed: ["Portugal"], proposedFrom: "Your resume says:" } });
	expect(withFileChoices(presentQuestion(question), {}).config.proposed).toEqual([]);
});

it("of very many columns none is offered", async () => {
	const names = Array.from({ length: 80 }, (_, at) => `c${at}`);
	const wide = `${names.join(",")}\n${names.map((_, at) => at).join(",")}\n${names.map((_, at) => at + 1).join(",")}\n`;
	expect((await inspectTableFile({ fileName: "wide.csv", bytes: text(wide) })).choices).toMatchObject({ numbers: [] });
});
