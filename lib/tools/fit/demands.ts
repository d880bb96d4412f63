import { findSkills } from "@/lib/tools/taxonomy/skills";

/** How much a mention counts by where it stands. A skill counts by its best mention. */
const WEIGHTS = { required: 1, described: 0.6, preferred: 0.3, offered: 0 } as const;
type Section = keyof typeof WEIGHTS;

/** Every posting asks for these and every resume claims them, so they decide little and are never called missing. */
const SOFT_SKILLS = new Set([
	"Adaptability",
	"Analytical Thinking",
	"Attention to Detail",
	"Communication",
	"Creativity",
	"Critical Thinking",
	"Cross-Functional Collaboration",
	"Decision Making",
	"Delegation",
	"Emotional Intelligence",
	"Empathy",
	"Intercultural Competence",
	"Leadership",
	"Multitasking",
	"Organizational Skills",
	"Presentation Skills",
	"Problem Solving",
	"Public Speaking",
	"Report Writing",
	"Research",
	"Sales",
	"Self-Motivation",
	"Teamwork",
	"Time Management",
]);
const SOFT_FACTOR = 0.2;
const LONGEST_HEADING = 70;

/** Headings and phrases in lower case. */
const PREFERRED =
	/nice[- ]to[- ]have|bonus|preferred|desirable|(?:is|are|would be) (?:a |an )?(?:big |strong |real )?(?:plus|advantage)|ideally|good to have|wünschenswert|von vorteil|idealerweise|\b(?:est|sont|serait) un (?:plus|atout)|atouts|souhaité|apprécié|deseable|valorable|se valora|un plus|desejável|lợi thế|歓迎/;
const REQUIRED =
	/requirement|required|must[- ]have|qualification|what you(?:'ll| will)? (?:bring|need|have)|what we(?:'re| are) looking for|your profile|about you|who you are|you have|your skills|skills (?:and|&) experience|key skills|skills\b|minimum|anforderung|dein profil|ihr profil|das bringst du mit|was du mitbringst|profil recherché|votre profil|compétences|requisitos|tu perfil|perfil|yêu cầu|応募資格|必須|スキル/;
const OFFERED =
	/benefit|perks|we offer|what we offer|what you(?:'ll| will)? get|why join|about (?:us|the company)|our company|equal opportunit|wir bieten|das bieten wir|unser angebot|über uns|nous offrons|avantages|qui sommes|a propos|ofrecemos|beneficios|sobre nosotros|phúc lợi|quyền lợi|福利|待遇/;
const DESCRIBED =
	/responsibilit|what you(?:'ll| will)? do|your (?:role|tasks|mission|work)|the role|duties|aufgaben|missions|vos tâches|funciones|tareas|mô tả|仕事内容/;

/** A skill that a posting asks for, with its weight above 0 up to 1. */
export interface Demand {
	readonly name: string;
	readonly weight: number;
	readonly isRequired: boolean;
	readonly isSoft: boolean;
}

function headingSection(line: string): Section | null {
	if (line.length === 0 || line.length > LONGEST_HEADING || line.startsWith("- ") || /[.;]$/.test(line)) return null;
	if (PREFERRED.test(line)) return "preferred";
	if (OFFERED.test(line)) return "offered";
	if (DESCRIBED.test(line)) return "described";
	return REQUIRED.test(line) ? "required" : null;
}

/** The section of each line by its start in the text: headings rule until the next one, a line may call its own content a plus. */
function sections(text: string): { start: number; section: Section }[] {
	const found: { start: number; section: Section }[] = [];
	let current: Section = "described";
	for (let start = 0; start <= text.length; ) {
		const newline = text.indexOf("\n", start);
		const end = newline === -1 ? text.length : newline;
		const line = text.slice(start, end).toLowerCase();
		const heading = headingSection(line);
		if (heading !== null) current = heading;
		found.push({ start, section: current !== "offered" && PREFERRED.test(line) ? "preferred" : current });
		start = end + 1;
	}
	return found;
}

/** What a posting asks for, strongest first. Mentions among benefits or in the company's portrait count nothing. */
export function demandsOf(title: string, description: string): Demand[] {
	const best = new Map<string, { weight: number; section: Section }>();
	const note = (name: string, section: Section) => {
		const weight = WEIGHTS[section];
		if (weight > (best.get(name)?.weight ?? 0)) best.set(name, { weight, section });
	};
	for (const { name } of findSkills(title)) note(name, "required");
	const lines = sections(description);
	let line = 0;
	for (const { name, index } of findSkills(description)) {
		while (line + 1 < lines.length && (lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= index) line++;
		note(name, lines[line]?.section ?? "described");
	}
	const demands = [...best].map(([name, { weight, section }]) => {
		const isSoft = SOFT_SKILLS.has(name);
		return { name, weight: isSoft ? weight * SOFT_FACTOR : weight, isRequired: section === "required", isSoft };
	});
	return demands.sort((one, other) => other.weight - one.weight);
}
