import type { PostingQuery, Seniority } from "@/lib/tools/job-search/schemas";
import { SENIORITY_LEVELS, seniorityDistance } from "@/lib/tools/taxonomy/seniority";
import { type Loss, lossOf, type PreferencePart } from "./preference-part";

/** By distance in levels; a level that was asked for weighs more than one that the resume suggests. */
const ASKED_LEVEL_SCORES = [100, 50, 20, 5, 0, 0] as const;
const OWN_LEVEL_SCORES = [100, 80, 40, 15, 5, 0] as const;
const UNSTATED_LEVEL_SCORE = 75;
/** What is left of the score by how many levels a posting stands below or above the resume. */
const BELOW_FACTORS = [1, 0.93, 0.76, 0.62, 0.5, 0.45] as const;
const ABOVE_FACTORS = [1, 0.95, 0.8, 0.65, 0.5, 0.45] as const;
/** An internship or apprenticeship for somebody past it. */
const INTERNSHIP_FACTOR = 0.55;
const FIRST_STEP_FACTOR = 0.78;
/** `8+ years`, `mind. 5 Jahre`, `3年以上`. */
const YEARS =
	/(?<!\d)(\d{1,2})\s?(?:\+|[-–]\s?\d{1,2})?\s?(?:or more |plus |volle |ans d|full )?(?:years?|yrs|jahren?|ans|años|anni|anos|jaar|lat|år|let|roky|yıl|năm|tahun|年|년|лет|років|سنوات|שנים|שנות|वर्ष|ปี)(?![\p{L}])/giu;
const MOST_YEARS = 25;

/** What postings for beginners say somewhere in their text. */
const FOR_BEGINNERS =
	/no (?:prior )?experience (?:is )?(?:needed|required|necessary)|school leavers|recent graduates?|entry[- ]level|beginners welcome|fresh graduates?|berufseinsteiger|ohne berufserfahrung|débutants? accepté|sin experiencia|primer empleo|prima esperienza|inizio del percorso|neolaureat|zonder ervaring|bez doświadczenia|nyutexaminerad|未経験|新卒|应届|應屆|mới tốt nghiệp|yeni mezun|без опыта|без досвіду|신입/i;

/** The level that a text tells where the title states none: `no experience needed`. */
export function levelInText(text: string): Seniority | null {
	return FOR_BEGINNERS.test(text) ? "Junior" : null;
}

function withArticle(level: Seniority): string {
	return `${level === "Intern" || level === "Executive" ? "an" : "a"} ${level}`;
}

const UNSTATED: PreferencePart = { score: UNSTATED_LEVEL_SCORE, factor: 1, losses: [], remark: null };

/** How the level fits the one asked for, or else the one that the resume shows; too low weighs as well as too high. */
export function scoreSeniority(offered: Seniority | null, asked: PostingQuery["seniority"], own: Seniority | null): PreferencePart {
	if (asked !== "Any") {
		if (offered === null) return UNSTATED;
		const distance = seniorityDistance(offered, asked);
		const remark = distance === 0 ? null : `It is ${withArticle(offered)} position, and you asked for ${asked}`;
		const factor = distance === 0 ? 1 : distance === 1 ? 0.85 : 0.65;
		return { score: ASKED_LEVEL_SCORES[distance] ?? 0, factor, losses: lossOf(factor, remark ?? ""), remark };
	}
	if (offered === null || own === null) return UNSTATED;
	const distance = seniorityDistance(offered, own);
	const isAbove = SENIORITY_LEVELS.indexOf(offered) > SENIORITY_LEVELS.indexOf(own);
	const isInternship = offered === "Intern" && own !== "Intern";
	const factor = Math.min(
		(isAbove ? ABOVE_FACTORS : BELOW_FACTORS)[distance] ?? 1,
		!isInternship ? 1 : own === "Junior" ? FIRST_STEP_FACTOR : INTERNSHIP_FACTOR,
	);
	const words = `It is ${withArticle(offered)} position, while your resume reads like ${own}`;
	const remark = distance < 2 && !isInternship ? null : words;
	return { score: OWN_LEVEL_SCORES[distance] ?? 0, factor, losses: lossOf(factor, words), remark };
}

/** The most years of work that a text asks for, or null. A company's own age is told in more years, or in other words. */
export function yearsAskedIn(text: string): number | null {
	let most: number | null = null;
	for (const [, digits] of text.matchAll(YEARS)) {
		const years = Number(digits);
		if (years > 0 && years <= MOST_YEARS / 2 && years > (most ?? 0)) most = years;
	}
	return most;
}

/** What is lost of the score where a posting asks for far more years than a resume shows. */
export function yearsLoss(asked: number | null, own: number | null): Loss[] {
	if (asked === null || own === null || own >= asked * 0.7) return [];
	return lossOf(own >= asked * 0.4 ? 0.92 : 0.82, `It asks for ${asked} years of work, and your resume shows ${Math.round(own * 10) / 10}`);
}
