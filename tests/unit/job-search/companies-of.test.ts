import { expect, it } from "vitest";
import { companiesOf } from "@/lib/tools/job-search/shape/companies-of";

const board = (name: string, found: number) => ({ board: name, found, kept: found, error: null });
type Report = Parameters<typeof companiesOf>[0][number];
const report = (provider: string, boards: ReturnType<typeof board>[]) => ({ provider, boards }) as unknown as Report;

it("companies are told by their boards, those with the most postings first, each once and few of many", () => {
	const names = companiesOf([
		report("greenhouse", [board("copper-systems", 12), board("empty", 0), board("GitLab", 90)]),
		report("lever", [board("copper_systems", 3), board("yarrow-press", 30)]),
		report("remotive", [board("remotive", 500)]),
	]);
	expect(names).toEqual(["GitLab", "Yarrow Press", "Copper Systems"]);
	const many = report(
		"ashby",
		Array.from({ length: 90 }, (_, at) => board(`company-${at}`, at + 1)),
	);
	expect(companiesOf([many])).toHaveLength(40);
});
