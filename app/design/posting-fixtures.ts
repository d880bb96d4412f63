import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";

const START_MS = Date.UTC(2026, 0, 15, 9, 0, 0);
/** So many seconds after the made-up runs began. */
export const at = (seconds: number) => new Date(START_MS + seconds * 1000).toISOString();

const titles = ["Senior Backend Engineer", "Platform Engineer", "Data Engineer", "Staff Software Engineer", "Site Reliability Engineer"];
const companies = ["Northwind Rail", "Halden Robotics", "Lumen Health", "Brightwater Energy", "Osier Finance"];
const cities: ReadonlyArray<[string, string]> = [
	["Stockholm", "Sweden"],
	["Berlin", "Germany"],
	["Lisbon", "Portugal"],
	["Dublin", "Ireland"],
];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const postings: ListedPosting[] = Array.from({ length: 2000 }, (_, index) => {
	const [location, country] = pick(cities, index);
	const overall = Math.max(18, 96 - Math.floor(index / 25));
	const part = (shift: number) => Math.max(5, Math.min(100, overall + (((index * 7 + shift * 13) % 31) - 15)));
	return {
		jobId: `posting-${index}`,
		title: pick(titles, index * 3),
		company: pick(companies, index * 2 + 1),
		location,
		country,
		remote: pick(["Remote", "Hybrid", "On-site"] as const, index),
		seniority: "Senior",
		employmentType: "Full-time",
		salary: index % 3 === 0 ? { min: 62_000, max: 78_000, currency: "EUR", period: "year" } : null,
		postedAt: at(-86_400 * (index % 40)),
		applyUrl: `http://127.0.0.1:4010/greenhouse/${index}`,
		sources: [{ provider: "greenhouse", externalId: `${index}`, url: `http://127.0.0.1:4010/greenhouse/${index}`, priority: 1, isSample: true }],
		verification: {
			status: index % 9 === 4 ? "unreachable" : "live",
			checkedAt: at(50),
			httpStatus: index % 9 === 4 ? null : 200,
			finalUrl: null,
			evidence: index % 9 === 4 ? "The page did not answer in 5 seconds, twice." : "Still in the board's own list, and its page answers.",
		},
		fit: {
			overall,
			skills: part(1),
			title: part(2),
			seniority: part(3),
			location: part(4),
			matchedSkills: ["TypeScript", "PostgreSQL", "Kubernetes", "Node.js"],
			missingSkills: ["Kafka", "Terraform"],
			explanation: "Your years with TypeScript and PostgreSQL cover what this team asks for; event streaming is asked for and not in your resume.",
			method: "rules",
		},
	};
});
