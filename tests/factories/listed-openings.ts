import type { Posting } from "@/lib/tools/job-search/schemas";
import { makePosting } from "./postings";

/** A posting and the opening that it is of. */
export interface ListedOpening {
	readonly posting: Posting;
	readonly opening: string;
}

const TRADES = ["Nurse", "Cook", "Driver", "Accountant", "Welder", "Receptionist", "Buyer", "Planner", "Electrician", "Tailor"];
const FIELDS = ["Cardiology", "Night Desk", "Returns", "Export", "Training", "Billing", "Pumps", "Gardens"];
const TOWNS = [
	"Leeds, United Kingdom",
	"Lyon, France",
	"Graz, Austria",
	"Porto, Portugal",
	"Ghent, Belgium",
	"Turku, Finland",
	"Aarhus, Denmark",
	"Brno, Czechia",
];
const CLIENTS = ["a maker of bicycles", "an archive of old films", "two clinics on the coast", "a school for pilots", "the port authority"];
const VERBS = ["Check", "Plan", "Document", "Repair", "Order", "Explain", "Compare", "Prepare", "Count", "Improve"];
const THINGS = ["deliveries", "rotas", "invoices", "instruments", "contracts", "stock lists", "training plans", "samples", "budgets", "reports", "journeys"];
const WITH = ["the day shift", "two colleagues", "our suppliers", "the head of site", "the auditors", "visitors", "the workshop"];

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;
/** Numbers that look like chance and are always the same. */
const mixed = (index: number, salt: number): number => ((Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt + 7, 40_503)) >>> 5) % 100_003;

function aboutOf(company: number): string {
	const lines = [3, 5, 7, 9].map(
		(salt) =>
			`We ${pick(VERBS, mixed(company, salt)).toLowerCase()} ${pick(THINGS, mixed(company, salt + 1))} with ${pick(WITH, mixed(company, salt + 2))} since ${1900 + (mixed(company, salt + 3) % 120)}.`,
	);
	return `About us\n${lines.join(" ")}`;
}

function tasksOf(position: number): string[] {
	return Array.from(
		{ length: 7 },
		(_, at) =>
			`${pick(VERBS, mixed(position, at))} ${pick(THINGS, mixed(position, at + 20))} ${at + 2} times a month with ${pick(WITH, mixed(position, at + 40))}`,
	);
}

interface Opening {
	readonly title: string;
	readonly company: string;
	readonly location: string;
	readonly about: string;
	readonly fact: string;
	readonly tasks: readonly string[];
}

/** Openings of one position that differ in one thing alone: the town, the shop, the client, the level or the language. */
function alikeOpenings(position: number): Opening[] {
	const companyNumber = Math.floor(position / 5);
	const company = `${pick(["North", "Amber", "Quill", "Stone", "Fjord"], companyNumber)}${companyNumber} ${pick(["Works", "Care", "Foods"], companyNumber)}`;
	const town = pick(TOWNS, mixed(position, 1));
	const base = {
		title: `${pick(TRADES, mixed(position, 2))} ${pick(FIELDS, position)}`,
		company,
		location: town,
		about: aboutOf(companyNumber),
		fact: `You work in our house at ${mixed(position, 3) % 90} Mill Road (site no. ${position}).`,
		tasks: tasksOf(position),
	};
	const others = [0, 1, 2].map((index) => mixed(position, 60) + index);
	switch (position % 6) {
		case 0:
			return others.map((index) => ({ ...base, location: pick(TOWNS, index) }));
		case 1:
			return others.map((index) => ({ ...base, fact: `You work in our shop at ${index % 90} High Street (shop no. ${index}).` }));
		case 2:
			return others.map((index) => ({ ...base, fact: `On behalf of our client, ${pick(CLIENTS, index)} in the region, we look for reinforcement.` }));
		case 3:
			return ["Junior ", "", "Senior "].map((level) => ({ ...base, title: `${level}${base.title}` }));
		case 4:
			return ["Dutch", "Greek", "Czech"].map((language) => ({ ...base, fact: `You speak with our customers in ${language} and write English well.` }));
		default:
			return [base];
	}
}

const textOf = ({ about, fact, tasks }: Opening): string =>
	`${about}\n\nThe job\n${fact}\n\nYour tasks\n${tasks.map((task) => `- ${task}`).join("\n")}\n\nApply with a short letter.`;

/** How boards show an opening: as it is, cut off, in one line, under another title or form of the name, at a vaguer place; posted again, with an edit. */
function shown(opening: Opening, number: number, way: number): Posting {
	const own = {
		provider: "greenhouse",
		board: opening.company.toLowerCase().replace(" ", ""),
		externalId: `${number}-${way}`,
		applyUrl: `https://jobs.example/${number}/${way}`,
	};
	const copied = (provider: string) => ({ ...own, provider, board: provider, priority: 3 });
	const { title, company, location } = opening;
	const base = { title, company, location, country: location.split(", ")[1] ?? null, description: textOf(opening) };
	switch (way) {
		case 1:
			return makePosting({
				...base,
				...copied("remotive"),
				title: `${title}, ${location.split(",")[0]}`,
				description: `${base.description.slice(0, 520)}… Read more`,
			});
		case 2:
			return makePosting({
				...base,
				...copied("arbeitnow"),
				title: `${title} (m/f/d) - Full-Time`,
				company: `${company} Ltd`,
				location: location.split(",")[0] ?? null,
				country: null,
				description: base.description.replace(/\n(?:- )?/g, " "),
			});
		case 3:
			return makePosting({ ...base, ...own, description: textOf({ ...opening, tasks: opening.tasks.slice(1) }).replace("Your tasks", "What awaits you") });
		case 4:
			return makePosting({
				...base,
				...copied("remoteok"),
				company: company.toUpperCase(),
				title: `${company}: ${title}`,
				description: `${base.description}\n\nFound on a board of many.`,
			});
		default:
			return makePosting({ ...base, ...own });
	}
}

/** `count` postings: of many openings that look alike, each listed once or in several ways; and which opening each is of. */
export function makeListedOpenings(count: number): ListedOpening[] {
	const listed: ListedOpening[] = [];
	for (let position = 0, number = 0; listed.length < count; position++) {
		for (const opening of alikeOpenings(position)) {
			number++;
			const ways = [0, ...[1, 2, 3, 4].filter((way) => mixed(number, way) % 4 === 0)];
			for (const way of ways) listed.push({ posting: shown(opening, number, way), opening: `${number}` });
		}
	}
	return listed.slice(0, count);
}
