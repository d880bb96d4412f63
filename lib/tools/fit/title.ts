import { type NormalizedTitle, normalizeTitle } from "@/lib/tools/taxonomy/titles";

/** Families between which people move without learning a new trade. */
const RELATED_FAMILIES: readonly (readonly [string, string])[] = [
	["Frontend Engineer", "Full Stack Engineer"],
	["Frontend Engineer", "Software Engineer"],
	["Backend Engineer", "Full Stack Engineer"],
	["Backend Engineer", "Software Engineer"],
	["Full Stack Engineer", "Software Engineer"],
	["Mobile Engineer", "Software Engineer"],
	["Embedded Engineer", "Software Engineer"],
	["DevOps Engineer", "Systems Administrator"],
	["DevOps Engineer", "Backend Engineer"],
	["Data Analyst", "Business Analyst"],
	["Data Analyst", "Data Scientist"],
	["Data Scientist", "Machine Learning Engineer"],
	["Data Engineer", "Data Scientist"],
	["Product Manager", "Project Manager"],
	["Product Designer", "UX Researcher"],
	["Product Designer", "Graphic Designer"],
	["Accountant", "Bookkeeper"],
	["Accountant", "Controller"],
	["Accountant", "Auditor"],
	["Accountant", "Finance Manager"],
	["Accountant", "Tax Advisor"],
	["Accountant", "Payroll Specialist"],
	["Accountant", "Financial Analyst"],
	["Financial Analyst", "Controller"],
	["Registered Nurse", "Nurse Practitioner"],
	["Registered Nurse", "Nursing Assistant"],
	["Registered Nurse", "Midwife"],
	["Marketing Manager", "Growth Marketer"],
	["Marketing Manager", "Communications Manager"],
	["Content Creator", "Social Media Manager"],
	["Sales Representative", "Account Manager"],
	["Sales Representative", "Business Development Manager"],
	["Account Manager", "Customer Success Manager"],
	["Customer Success Manager", "Customer Support Specialist"],
	["Teacher", "Tutor"],
	["Teacher", "Teaching Assistant"],
	["Recruiter", "HR Manager"],
	["Lawyer", "Paralegal"],
	["Lawyer", "Compliance Officer"],
	["Logistics Coordinator", "Supply Chain Manager"],
	["Warehouse Worker", "Warehouse Manager"],
	["Supply Chain Manager", "Buyer"],
	["Chef", "Kitchen Assistant"],
	["Waiter", "Bartender"],
	["Receptionist", "Administrative Assistant"],
	["Administrative Assistant", "Executive Assistant"],
	["Administrative Assistant", "Office Manager"],
];

const SAME_FAMILY = 80;
const RELATED_FAMILY = 62;
const SAME_FIELD = 28;
const related = new Set(RELATED_FAMILIES.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]));

/** The share of the wanted title's words that the posting's title has, halved for the posting's own further words. */
function overlap(wanted: NormalizedTitle, offered: NormalizedTitle): number {
	if (wanted.words.length === 0 || offered.words.length === 0) return 0;
	const common = wanted.words.filter((word) => offered.words.includes(word)).length;
	return (common / wanted.words.length + common / offered.words.length) / 2;
}

function scoreOne(wanted: NormalizedTitle, offered: NormalizedTitle): number {
	const shared = overlap(wanted, offered);
	if (wanted.family !== null && wanted.family === offered.family) return SAME_FAMILY + (100 - SAME_FAMILY) * shared;
	if (related.has(`${wanted.family}|${offered.family}`)) return RELATED_FAMILY + 18 * shared;
	if (wanted.field !== null && wanted.field === offered.field) return SAME_FIELD + 25 * shared;
	return wanted.family === null || offered.family === null ? 90 * shared : 35 * shared;
}

/** How near a posting's title is to the best of the wanted ones (0 to 100), and which one that is. */
export function scoreTitle(title: string, wanted: readonly string[]): { score: number; nearest: string | null } {
	const offered = normalizeTitle(title);
	let score = 0;
	let nearest: string | null = null;
	for (const text of wanted) {
		const next = Math.round(scoreOne(normalizeTitle(text), offered));
		if (next > score) {
			score = next;
			nearest = text;
		}
	}
	return { score, nearest };
}
