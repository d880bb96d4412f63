import { certainYears } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { equivalentOf } from "@/lib/tools/documents/language/meaning/equivalents";
import type { ResumeChange, TailoredResume, TailoredSection } from "@/lib/tools/documents/schemas";
import { credentialsNamedIn } from "@/lib/tools/fit/credentials";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { canonicalSkill } from "@/lib/tools/taxonomy/skills/skills";
import { answersOf, demandFor, type PostingNeeds, relevanceOf } from "./relevance";

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
const MOST_QUOTED = 2;
const MOST_NAMED = 5;
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

/** Names of letters alone, such as CPIM, by which certificates are known. */
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}-]{2,9}(?![\p{L}\p{N}])/gu;

/** The posting's words for a certificate that it asks for by name: not those for a skill that the certificate is about. */
function namedBy(asked: string, certificate: string): string | null {
	const credentials = new Set(credentialsNamedIn(asked.toLowerCase()));
	const own = credentialsNamedIn(certificate.toLowerCase()).find((name) => credentials.has(name));
	const [name = ""] = tidyText(certificate).split(/,| – | — | \(|\s(?=(?:19|20)\d\d$)/u);
	const said = name.includes(" ") && asked.toLowerCase().includes(name.toLowerCase()) ? name : null;
	const initials = (certificate.match(INITIALS) ?? []).find((letters) => !ownerless(letters) && new Set(asked.match(INITIALS)).has(letters));
	return said ?? initials ?? own ?? null;
}

/** "SQL" of "SQL Fundamentals" is a skill, "CPIM" is the certificate. */
const ownerless = (letters: string): boolean => canonicalSkill(letters) !== null && !/^C/u.test(letters);

interface ArrangedOthers {
	readonly sections: TailoredResume["otherSections"];
	/** What was brought before the others, with the posting's words for it. */
	readonly first: { readonly heading: string; readonly words: readonly string[] } | null;
}

/** Brings the section of one's own that speaks to the posting before the others; what closes a resume stays last. */
function arrangeOthers(sections: TailoredResume["otherSections"], needs: PostingNeeds): ArrangedOthers {
	const isOwn = ({ heading, section }: (typeof sections)[number]) => heading !== "" && section === "other";
	const worth = sections.map((section) => Math.max(0, ...section.lines.map((line) => relevanceOf(line.text, needs))) * (isOwn(section) ? 1 : 0));
	const best = worth.indexOf(Math.max(...worth));
	const chosen = sections[best];
	const isFirst = sections.findIndex(isOwn) === best;
	if (!chosen || isFirst || (worth[best] ?? 0) < TELLING || /refere|declar|personal|persönlich|erklärung|interest|hobb/iu.test(chosen.heading))
		return { sections, first: null };
	const answers = chosen.lines.map(({ text }) => answersOf(text, needs));
	const said = [...new Set(answers.flatMap(({ skills, spoken }) => [...skills, ...spoken]))];
	const words = said.filter((word) => !said.some((other) => other !== word && other.includes(word))).slice(0, MOST_QUOTED);
	if (words.length === 0) return { sections, first: null };
	return { sections: [chosen, ...sections.filter((section) => section !== chosen)], first: { heading: chosen.heading, words } };
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

/** Whether a resume in one column has a section before another already, so that no one moves it there. */
function isBeforeInFile({ printed }: ResumeProfile, section: TailoredSection, other: TailoredSection): boolean {
	const own = (printed?.sections ?? []).map((one) => one.section);
	const [at, place] = [own.indexOf(section), own.indexOf(other)];
	return at >= 0 && at < place && own.slice(0, place).filter((name) => name !== "summary" && name !== "other").length === 1;
}

function change(what: string, why: string): ResumeChange {
	return { kind: "reordered", section: "Sections", what, why };
}

/** The whole word of a text that a pattern finds a part of. */
function wordAround(text: string, pattern: RegExp): string | null {
	const found = pattern.exec(text);
	if (!found) return null;
	const [rest = ""] = /^[\p{L}\p{M}-]*/u.exec(text.slice(found.index + found[0].length)) ?? [];
	return tidyText(found[0] + rest);
}

/** The order of the sections, of the certificates and of the sections with headings of their own, for one posting. */
export function arrangeSections(profile: ResumeProfile, draft: TailoredResume, needs: PostingNeeds, wanted: readonly string[]): ArrangedSections {
	const text = needs.asked;
	const changes: ResumeChange[] = [];
	const has = (name: "experience" | "education"): boolean => draft[name].length > 0 || draft.otherSections.some(({ section }) => section === name);
	const certificates = [
		...draft.certifications,
		...draft.otherSections.flatMap(({ section, lines }) => (section === "certifications" ? lines : [])).map(({ text }) => text),
	];
	const first = firstOfOwn(profile);
	let order = first === null ? [...USUAL] : move([...USUAL], first, "experience");
	if (wanted.length < LEAST_WANTED && has("experience") && first !== "skills") order = move(order, "skills", "education");
	else if (wanted.length >= LEAST_WANTED && has("experience") && first !== "skills")
		changes.push(
			change(
				"Skills stand before your work.",
				`The posting asks for ${wanted.slice(0, MOST_NAMED).join(", ")}${wanted.length > MOST_NAMED ? " and more" : ""}, and your resume shows them.`,
			),
		);
	const isGraduate = (certainYears(profile) ?? GRADUATE_YEARS) < GRADUATE_YEARS && has("education");
	if (isGraduate && has("experience")) {
		order = move(order, "education", "experience");
		if (!isBeforeInFile(profile, "education", "experience"))
			changes.push(change("Education stands before your work.", "With less than two years of work it is the stronger part."));
	}
	const named = certificates.flatMap((certificate) => {
		const word = namedBy(text, certificate);
		return word === null ? [] : [{ certificate, word }];
	});
	const speaks = certificates.some((certificate) => certificateDemand(certificate, needs) > 0);
	const word = named[0]?.word ?? (speaks ? wordAround(text, LICENCE) : null);
	if (word !== null && first !== "certifications") {
		order = move(order, "certifications", has("experience") ? "experience" : "education");
		// Those that a section prints stand in its order.
		const isListed = ({ certificate }: { certificate: string }) => draft.certifications.length > 1 && draft.certifications.includes(certificate);
		const leading = named.filter(isListed).map(({ certificate }) => `"${tidyText(certificate)}"`);
		const what = leading.length > 0 ? `Certificates stand before your work, with ${leading.join(", ")} first.` : "Certificates stand before your work.";
		changes.push(change(what, `The posting asks for "${word}".`));
	}
	const languages = askedLanguages(profile, text);
	if (languages.length > 0 && profile.languages.length > 1) {
		order = move(order, "languages", "education");
		if (!isBeforeInFile(profile, "languages", "education"))
			changes.push(change("Languages stand before education.", `The posting asks for ${languages.join(" and ")}.`));
	}
	const others = arrangeOthers(draft.otherSections, needs);
	if (others.first !== null) {
		const words = others.first.words.map((one) => `"${one}"`).join(" and ");
		changes.push(change(`"${others.first.heading}" comes first of your further sections.`, `The posting says ${words}, and it tells of that.`));
	}
	const certifications = byDemand(draft.certifications, (certificate) => certificateDemand(certificate, needs));
	return { sectionOrder: order, certifications, otherSections: others.sections, changes };
}
