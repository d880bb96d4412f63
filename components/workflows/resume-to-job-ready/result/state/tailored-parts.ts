import { type TailoredLine, TailoredSection } from "@/lib/tools/documents/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { ResultItem } from "./item";
import { tidy } from "./line-order";
import { SUMMARY_ID, sectionsOf } from "./source-lines";
import { type Block, type Line, lineOfSection, linesOf, type Part } from "./tailored-lines";

const NAMES: Readonly<Record<TailoredSection, string>> = {
	summary: "Summary",
	skills: "Skills",
	experience: "Experience",
	education: "Education",
	certifications: "Certificates",
	languages: "Languages",
	other: "More",
};

function summaryLine(item: ResultItem): Line[] {
	const { resume, written, profile } = item;
	if (!resume.summary) return [];
	const own = profile.summary;
	const sourceIds = own ? [SUMMARY_ID, ...resume.summary.sourceIds] : resume.summary.sourceIds;
	const base = written.summary?.text ?? resume.summary.text;
	return [
		lineOfSection(item, "summary", "Summary", resume.summary.text, { sourceIds, sourceText: own ? tidy(own.value) : null, written: base, isEditable: true }),
	];
}

function block(key: string, lines: readonly Line[], head: Partial<Pick<Block, "title" | "about" | "isList">> = {}): Block {
	return { key, title: "", about: "", isList: false, ...head, lines };
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(", ");

function experienceBlocks(item: ResultItem): Block[] {
	const { resume, written, profile } = item;
	return resume.experience.map((position, at) => {
		const source = profile.experience.find(({ experienceId }) => experienceId === position.experienceId);
		const base = written.experience.find(({ experienceId }) => experienceId === position.experienceId);
		const sources = new Map((source?.bullets ?? []).map((bullet) => [bullet.bulletId, bullet]));
		const where = `Experience: ${position.company ?? position.title ?? position.datesText ?? position.experienceId}`;
		const given = position.bullets.map((line, line_) => ({
			path: `experience.${at}.bullets.${line_}`,
			where,
			line,
			written: sameSources(base?.bullets, line),
		}));
		const head = { title: joined([position.title, position.company]), about: joined([position.location, position.datesText]), isList: true };
		return block(position.experienceId, linesOf(given, item, sources), head);
	});
}

function educationBlocks(item: ResultItem): Block[] {
	const { resume, written, profile } = item;
	return resume.education.map((school, at) => {
		const source = profile.education.find(({ educationId }) => educationId === school.educationId);
		const base = written.education.find(({ educationId }) => educationId === school.educationId);
		const sources = new Map((source?.details ?? []).map((bullet) => [bullet.bulletId, bullet]));
		const given = school.details.map((line, index) => ({
			path: `education.${at}.details.${index}`,
			where: "Education",
			line,
			written: sameSources(base?.details, line),
		}));
		return block(school.educationId, linesOf(given, item, sources), { title: school.line, about: school.datesText ?? "", isList: true });
	});
}

/** Sections with headings of their own of a kind. */
function ownParts(item: ResultItem, name: TailoredSection): Part[] {
	const { resume, written } = item;
	const given = sectionsOf(item);
	const base = written.otherSections.flatMap(({ lines }) => lines);
	return resume.otherSections.flatMap((section, at): Part[] => {
		if (section.section !== name) return [];
		const where = tidy(section.heading);
		const sources = new Map(
			given
				.filter(({ heading }) => tidy(heading) === where)
				.flatMap(({ lines }) => lines)
				.map((bullet) => [bullet.bulletId, bullet]),
		);
		const lines = section.lines.map((line, index) => ({
			path: `otherSections.${at}.lines.${index}`,
			where,
			line,
			written: sameSources(base, line),
			look: { style: line.style, dates: line.dates, isStrong: line.isStrong },
		}));
		return [{ name: where || NAMES[name], blocks: [block(`other-${at}`, linesOf(lines, item, sources), { isList: true })] }];
	});
}

function sameSources(lines: readonly TailoredLine[] | undefined, line: TailoredLine): TailoredLine | undefined {
	return lines?.find(({ sourceIds }) => sourceIds.join(" ") === line.sourceIds.join(" "));
}

function headLines(item: ResultItem): Line[] {
	const { resume, written } = item;
	const { headline } = resume;
	const title = headline === null ? [] : [lineOfSection(item, "headline", "Headline", headline, { written: written.headline ?? headline, isEditable: true })];
	return [
		lineOfSection(item, "name", "Name", resume.name, { sourceIds: ["name"] }),
		...title.map((line) => ({ ...line, sourceIds: ["headline"] })),
		lineOfSection(item, "contact", "Contact", resume.contact.join(" · "), { sourceIds: resume.contact.map((_entry, at) => `contact-${at}`) }),
	];
}

function skillLine(item: ResultItem): Line {
	const { skills } = item.resume;
	return lineOfSection(item, "skills", "Skills", skills.join(", "), { sourceIds: skillIds(item.profile, skills) });
}

function skillIds(profile: ResumeProfile, skills: readonly string[]): string[] {
	const wanted = new Set(skills.map((skill) => tidy(skill).toLowerCase()));
	return profile.skills.flatMap(({ value }, at) => (wanted.has(tidy(value).toLowerCase()) ? [`skills-${at}`] : []));
}

/** A tailored resume in its printing order, each line beside its source. */
export function tailoredParts(item: ResultItem): Part[] {
	const { resume } = item;
	const list = (name: "certifications" | "languages", where: string): Block[] => [
		block(name, resume[name].length > 0 ? [lineOfSection(item, name, where, resume[name].join(", "), { sourceIds: idsOf(item.profile, name) })] : []),
	];
	const one = (name: TailoredSection, blocks: readonly Block[]): Part[] => [{ name: NAMES[name], blocks }, ...ownParts(item, name)];
	const sections: Readonly<Record<TailoredSection, () => Part[]>> = {
		summary: () => one("summary", [block("summary", summaryLine(item))]),
		skills: () => one("skills", [block("skills", resume.skills.length > 0 ? [skillLine(item)] : [])]),
		experience: () => one("experience", experienceBlocks(item)),
		education: () => one("education", educationBlocks(item)),
		certifications: () => one("certifications", list("certifications", "Certifications")),
		languages: () => one("languages", list("languages", "Languages")),
		other: () => ownParts(item, "other"),
	};
	const order = [...new Set([...resume.sectionOrder, ...TailoredSection.options])];
	const parts: Part[] = [{ name: "Head", blocks: [block("head", headLines(item))] }, ...order.flatMap((name) => sections[name]())];
	return parts.filter(({ blocks }) => blocks.some(({ title, lines }) => title !== "" || lines.length > 0));
}

function idsOf(profile: ResumeProfile, name: "certifications" | "languages"): string[] {
	return profile[name].map((_entry, at) => `${name}-${at}`);
}
