import { certainYears } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { equivalentOf } from "@/lib/tools/documents/language/meaning/equivalents";
import type { ResumeChange, TailoredResume, TailoredSection } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { demandFor, type PostingNeeds, relevanceOf } from "./relevance";

export interface ArrangedSections {
	readonly sectionOrder: TailoredSection[];
	readonly certifications: string[];
	readonly otherSections: TailoredResume["otherSections"];
	readonly changes: ResumeChange[];
}

const USUAL: readonly TailoredSection[] = ["summary", "skills", "experience", "education", "certifications", "languages", "other"];
/** So many skills that a posting asks for make them the first thing to read. */
const LEAST_WANTED = 3;
const GRADUATE_YEARS = 2;
/** From here on the posting names the certificate. */
const NAMED = 2;
/** A section of one's own that says this much to the posting goes before the others. */
const TELLING = 7;
const LICENCE =
	/\blicen[cs](?:e|ed|ure)\b|\bregistration\b|\bcertifi(?:ed|cation|cate)|\bzulassung|\bapprobation|\bführerschein|\bzertifikat|\bcaces\b|\bpermis\b|\bhabilitation|\bcarn[eé]t?\b|\bcertificad|\bpatentino?\b|\bpatente\b|\babilitazione|\bcertificaz|\bcarteira\b|\bregisto\b|\bregistro\b|\brijbewijs|\bbig-registratie|\bcertificaat|\buprawnieni|\bprawo jazdy|\bcertyfikat|\blegitimation|\bkörkort|\bosvědčen|\břidičsk|\bsertifika|\behliyet|\bchứng chỉ|\bbằng lái|\bsertifikat|\bsim [abc]\b|\bstr\b|(?<!\p{L})(?:лиценз|сертифик|удостоверен|ліценз|сертифік|посвідчен)|رخصة|شهادة|ترخيص|רישיון|תעודת|लाइसेंस|प्रमाणपत्र|ใบอนุญาต|ใบขับขี่|免許|資格|면허|자격증|执照|证书|资格/iu;

function move(order: readonly TailoredSection[], section: TailoredSection, before: TailoredSection): TailoredSection[] {
	const rest = order.filter((name) => name !== section);
	const at = rest.indexOf(before);
	return [...rest.slice(0, at), section, ...rest.slice(at)];
}

/** The spoken languages of the resume that a posting names; in prose `polish` is a verb, so only names with a capital count. */
function askedLanguages(profile: ResumeProfile, text: string): string[] {
	const named = new Set(
		findLanguages(text)
			.filter((mention) => !/^\p{Ll}/u.test(mention.text) || /^\p{Script=Latin}+$/u.test(mention.text) === false)
			.map((mention) => mention.name),
	);
	for (const [word, name] of LOWER_CASE_NAMES) if (text.toLowerCase().includes(word)) named.add(name);
	return profile.languages.map((fact) => fact.value.split(" (")[0] ?? "").filter((name) => named.has(name));
}

/** Languages that write the names of languages small, with a word that makes clear what is meant. */
const LOWER_CASE_NAMES: readonly (readonly [string, string])[] = [
	["en anglais", "English"],
	["l'anglais", "English"],
	["inglés", "English"],
	["inglese", "English"],
	["inglês", "English"],
	["angielski", "English"],
	["engelska", "English"],
	["angličtin", "English"],
	["английск", "English"],
	["англійськ", "English"],
	["alemán", "German"],
	["allemand", "German"],
	["tedesc", "German"],
	["francés", "French"],
	["francese", "French"],
];

function byDemand<Item>(items: readonly Item[], demandOf: (item: Item) => number): Item[] {
	return items
		.map((item, at) => ({ item, at, demand: demandOf(item) }))
		.sort((a, b) => b.demand - a.demand || a.at - b.at)
		.map(({ item }) => item);
}

/** What of a certificate the posting names; a word that every certificate has is not enough. */
function certificateDemand(certificate: string, needs: PostingNeeds): number {
	const demand = demandFor(certificate, needs, equivalentOf(certificate));
	return demand > 0 ? demand + NAMED : relevanceOf(certificate, needs) >= 2 ? 1 : 0;
}

/** Brings the section of one's own that speaks to the posting before the others; what closes a resume stays last. */
function arrangeOthers(sections: TailoredResume["otherSections"], needs: PostingNeeds): { sections: TailoredResume["otherSections"]; first: string | null } {
	const isOwn = ({ heading, section }: (typeof sections)[number]) => heading !== "" && section === "other";
	const worth = sections.map((section) => Math.max(0, ...section.lines.map((line) => relevanceOf(line.text, needs))) * (isOwn(section) ? 1 : 0));
	const best = worth.indexOf(Math.max(...worth));
	const chosen = sections[best];
	if (!chosen || best < 1 || (worth[best] ?? 0) < TELLING || /refere|declar|personal|persönlich|erklärung|interest|hobb/iu.test(chosen.heading))
		return { sections, first: null };
	return { sections: [chosen, ...sections.filter((section) => section !== chosen)], first: chosen.heading };
}

/**
 * The one section that a resume has before its work, which its owner put there on purpose; several may be those of a column beside it. Null where
 * there is none, or nothing tells.
 */
function firstOfOwn({ printed }: ResumeProfile): TailoredSection | null {
	const own = (printed?.sections ?? []).map(({ section }) => section).filter((section) => section !== "summary");
	const [first, second] = own;
	return second === "experience" && (first === "skills" || first === "certifications") ? first : null;
}

function change(what: string, why: string): ResumeChange {
	return { kind: "reordered", section: "Sections", what, why };
}

/** The order of the sections, of the certificates and of the sections with headings of their own, for one posting. */
export function arrangeSections(profile: ResumeProfile, draft: TailoredResume, posting: MatchingJob, needs: PostingNeeds, wanted: number): ArrangedSections {
	const text = `${posting.title}\n${posting.description.slice(0, 12_000)}`;
	const changes: ResumeChange[] = [];
	const has = (name: "experience" | "education"): boolean => draft[name].length > 0 || draft.otherSections.some(({ section }) => section === name);
	const certificates = [
		...draft.certifications,
		...draft.otherSections.flatMap(({ section, lines }) => (section === "certifications" ? lines : [])).map(({ text }) => text),
	];
	const first = firstOfOwn(profile);
	let order = first === null ? [...USUAL] : move([...USUAL], first, "experience");
	if (wanted < LEAST_WANTED && has("experience") && first !== "skills") order = move(order, "skills", "education");
	else if (wanted >= LEAST_WANTED && has("experience") && first !== "skills")
		changes.push(change("Skills stand before your work.", "The posting asks for skills that your resume shows."));
	const isGraduate = (certainYears(profile) ?? GRADUATE_YEARS) < GRADUATE_YEARS && has("education");
	if (isGraduate && has("experience")) {
		order = move(order, "education", "experience");
		changes.push(change("Education stands before your work.", "With less than two years of work it is the stronger part."));
	}
	const asked = certificates.filter((certificate) => certificateDemand(certificate, needs) >= NAMED);
	const speaks = certificates.some((certificate) => certificateDemand(certificate, needs) > 0);
	if ((asked.length > 0 || (speaks && LICENCE.test(text))) && first !== "certifications") {
		order = move(order, "certifications", has("experience") ? "experience" : "education");
		// Those that a section prints stand in its order.
		const leading = asked.filter((name) => draft.certifications.length > 1 && draft.certifications.includes(name)).map((name) => `"${tidyText(name)}"`);
		const what = leading.length > 0 ? `Certificates stand before your work, with ${leading.join(", ")} first.` : "Certificates stand before your work.";
		changes.push(change(what, LICENCE.test(text) ? "The posting demands a licence or certificate." : "The posting asks for it."));
	}
	const languages = askedLanguages(profile, text);
	if (languages.length > 0 && profile.languages.length > 1) {
		order = move(order, "languages", "education");
		changes.push(change("Languages stand before education.", `The posting asks for ${languages.join(" and ")}.`));
	}
	const others = arrangeOthers(draft.otherSections, needs);
	if (others.first !== null) changes.push(change(`"${others.first}" comes first of your further sections.`, "It says the most about this posting."));
	const certifications = byDemand(draft.certifications, (certificate) => certificateDemand(certificate, needs));
	return { sectionOrder: order, certifications, otherSections: others.sections, changes };
}
