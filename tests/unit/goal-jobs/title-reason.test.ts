import { expect, it } from "vitest";
import { relativeTime } from "@/components/ui/format/format";
import { pickBest } from "@/lib/goal-jobs/postings/pick-best";
import { indexPostings } from "@/lib/goal-jobs/postings/posting-index";
import { DEFAULT_WEIGHTS } from "@/lib/goal-jobs/postings/standing";
import { titleReason } from "@/lib/goal-jobs/postings/title-reason";
import { makeScoredPosting } from "@/tests/factories/postings";

const reasonFor = (title: string, searched: string[], score = 95) =>
	titleReason({ title, fit: { ...makeScoredPosting({ jobId: "a" }).fit, title: score } }, searched);

it.each([
	["Backend Engineer", ["Backend Engineer"], "The title is one you look for"],
	["Senior Backend Engineer (m/w/d)", ["Backend Engineer"], "The title is one you look for"],
	["Backend Engineer", ["Senior Backend Engineer"], "The title is one you look for"],
	["Programmer", ["Software Engineer"], "The title is another name for Software Engineer"],
	["Senior Programmer", ["Nurse", "Software Developer"], "The title is another name for Software Developer"],
	["Programmer", [], null],
	["Truck Driver", ["Nurse"], null],
] as const)("of the title %s for %j only what is true is said", (title, searched, reason) => {
	expect(reasonFor(title, [...searched])).toBe(reason);
});

it("a near title of other work is praised for nothing", () => {
	expect(reasonFor("Programmer", ["Software Engineer"], 60)).toBeNull();
});

it.each([0.2, 1.4, 6.4, 6.6])("the age of a posting of %s days is told as in the list", (days) => {
	const nowMs = Date.UTC(2026, 5, 15);
	const postedAt = new Date(nowMs - days * 86_400_000).toISOString();
	const { entries, orderBy } = indexPostings([makeScoredPosting({ jobId: "a", postedAt })]);
	const [picked] = pickBest(entries, orderBy("fit", DEFAULT_WEIGHTS).standingOf, { count: 1, nowMs, titles: [] });
	expect(picked?.reasons).toContain(`Posted ${relativeTime(postedAt, nowMs)}`);
});
