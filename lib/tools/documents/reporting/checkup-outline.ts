import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OutlineBlock, OutlineSection, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { CHECKUP_PARTS, type CheckupFinding, type CheckupReport, type ReadAs, SEVERITIES, type Severity } from "@/lib/tools/resume-profile/checkup-report";
import { isBreak } from "@/lib/tools/resume-profile/profile/breaks";

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = { high: "High", medium: "Medium", low: "Low" };
const SEVERITY_HEADINGS: Readonly<Record<Severity, string>> = { high: "Mend these first", medium: "Worth mending", low: "Small things" };
const NOT_READ = "not read";
/** Longer lists say no more on paper; the data beside the report have all of it. */
const MOST_NAMED = 60;

const paragraph = (text: string): OutlineBlock => ({ type: "paragraph", text: tidyText(text) });

function line(text: string, aside: string, isFirst = false): OutlineBlock {
	return { type: "line", text: tidyText(text), dates: tidyText(aside), isStrong: false, isText: true, isFirst, hasMore: false };
}

function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

function named(values: readonly string[]): string {
	if (values.length === 0) return NOT_READ;
	return values.length > MOST_NAMED ? `${values.slice(0, MOST_NAMED).join(", ")} and ${values.length - MOST_NAMED} more` : values.join(", ");
}

function scoreSection({ score }: CheckupReport): OutlineSection {
	const parts = score.parts.map(({ title, points, max, isJudged }, at) => line(title, isJudged ? `${points} of ${max}` : "not judged", at === 0));
	return { heading: `Score: ${score.total} of 100`, blocks: [...parts, paragraph(score.howItAddsUp)] };
}

/** "03/2021 – today" of what was understood, whatever the file writes. */
function datesOf({ startDate, endDate, isCurrent }: { startDate: string | null; endDate: string | null; isCurrent?: boolean }): string {
	const [start, end] = [startDate, isCurrent ? "today" : endDate].map((date) => (date ? date.split("-").reverse().join("/") : null));
	return start && end && start !== end ? `${start} – ${end}` : (start ?? end ?? NOT_READ);
}

function readSection(read: ReadAs): OutlineSection {
	const facts: readonly (readonly [string, string | null])[] = [
		["Name", read.name],
		["E-mail", read.email],
		["Telephone", read.phone],
		["Place", read.location],
		["Links", named(read.links)],
		["Skills", named(read.skills)],
		["Languages", named(read.languages)],
		["Certificates", named(read.certifications)],
	];
	const entry = (title: string, organisation: string, dates: string): OutlineBlock => ({
		type: "entry",
		title: tidyText(title),
		organisation: tidyText(organisation),
		place: "",
		dates: tidyText(dates),
		bullets: [],
	});
	const blocks = [
		...facts.map(([name, value]) => paragraph(`${name}: ${value ?? NOT_READ}`)),
		...read.positions
			.slice(0, MOST_NAMED)
			.map((job) => entry(job.title ?? `Title ${NOT_READ}`, job.company ?? (isBreak(job) ? "A break" : `Employer ${NOT_READ}`), datesOf(job))),
		...read.studies
			.slice(0, MOST_NAMED)
			.map((study) => entry(study.degree ?? study.field ?? `Degree ${NOT_READ}`, study.institution ?? `School ${NOT_READ}`, datesOf(study))),
	];
	return { heading: "What a tracking system reads", blocks };
}

/** Findings that say the same of several places stand together, so that the reason is read once. */
function inGroups(findings: readonly CheckupFinding[]): CheckupFinding[][] {
	const groups = new Map<string, CheckupFinding[]>();
	for (const finding of findings) {
		const key = `${finding.kind} ${finding.title} ${finding.why}`;
		groups.set(key, [...(groups.get(key) ?? []), finding]);
	}
	return [...groups.values()];
}

function findingBlock(group: readonly CheckupFinding[]): OutlineBlock[] {
	const [first] = group;
	if (!first) return [];
	const { title, why, part, severity } = first;
	const pages = [...new Set(group.filter(({ place }) => place.lineIds.length > 0).map(({ place }) => place.page))];
	const quotes = group.flatMap(({ place, mended }) => [
		...(place.quote ? [`Your file: “${tidyText(place.quote)}”`] : []),
		...(mended === null ? [] : [`Mended: “${tidyText(mended)}”`]),
	]);
	return [
		{
			type: "entry",
			title: tidyText(title),
			organisation: CHECKUP_PARTS[part].title,
			place: pages.length > 0 ? `${pages.length > 1 ? "pages" : "page"} ${pages.join(", ")}` : "",
			dates: SEVERITY_WORDS[severity],
			bullets: [tidyText(why), ...quotes],
		},
	];
}

function findingSections({ findings, untold }: CheckupReport): OutlineSection[] {
	const sections = SEVERITIES.flatMap((severity): OutlineSection[] => {
		const own = findings.filter((finding) => finding.severity === severity);
		if (own.length === 0) return [];
		return [{ heading: `${SEVERITY_HEADINGS[severity]} (${own.length})`, blocks: inGroups(own).flatMap(findingBlock) }];
	});
	const more = untold.reduce((sum, { count }) => sum + count, 0);
	if (more > 0)
		sections.push({
			heading: "More of the same",
			blocks: [paragraph(`${counted(more, "further finding")} of the kinds above ${more === 1 ? "is" : "are"} not listed one by one.`)],
		});
	return sections;
}

function restSections({ clear, notChecked, method, findings }: CheckupReport): OutlineSection[] {
	const clearBlocks = clear.map(({ part }): OutlineBlock => ({ type: "bullet", text: CHECKUP_PARTS[part].title }));
	const all = findings.length === 0 ? [paragraph("Nothing was found that should be mended.")] : [];
	const told = [
		...notChecked,
		method === "rules" ? "Everything was checked by rules, without a language model." : "A language model took part; what it wrote passed the claim check.",
		"A mended line says what your line says: no fact, number or name was added. Read it before you use it.",
	];
	return [
		...(clearBlocks.length > 0 ? [{ heading: "Nothing missing here", blocks: [...all, ...clearBlocks] }] : []),
		{ heading: "How this was checked", blocks: told.map((text): OutlineBlock => ({ type: "bullet", text: tidyText(text) })) },
	];
}

/** A checkup in the order in which it is printed. Its words are English; what it quotes is in the resume's language. */
export function outlineCheckup(report: CheckupReport): ResumeOutline {
	const counts = SEVERITIES.map((severity) => `${report.findings.filter((finding) => finding.severity === severity).length} ${severity}`);
	const facts = [counted(report.pageCount, "page"), ...(report.readAs.name ? [report.readAs.name] : []), `Findings: ${counts.join(", ")}`];
	return {
		name: "Resume checkup",
		headline: tidyText(report.fileName),
		contact: facts.map((text) => ({ text: tidyText(text), url: null })),
		sections: [scoreSection(report), ...findingSections(report), readSection(report.readAs), ...restSections(report)],
		pageWord: "Page",
		language: "en",
	};
}
