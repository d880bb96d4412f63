import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { LineLabel, SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import type { LineTruth } from "@/tests/accuracy/making/truth";
import type { ResumeLabel } from "@/tests/accuracy/scoring/labelled-resume";

/** A text that the label holds, and what the lines are that it stands in. */
interface Meant {
	readonly text: string;
	readonly label: LineLabel;
	readonly role: SegmentRole | null;
	/** Number of its entry among those of its kind. */
	readonly entry: number;
}

const squeezed = (text: string): string =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#@]/gu, "");
const OTHER_KINDS: Readonly<Record<string, LineLabel>> = {
	projects: "item.text",
	volunteering: "item.text",
	"personal data": "personal",
	personal: "personal",
	contact: "contact",
};
/** A shorter text stands in other lines by chance. */
const LEAST_LETTERS = 3;

function meantOf(label: ResumeLabel): Meant[] {
	const one = (text: string | null | undefined, what: LineLabel, role: SegmentRole | null = null, entry = -1): Meant[] =>
		text ? [{ text: squeezed(text), label: what, role, entry }] : [];
	return [
		...one(label.name, "name"),
		...one(label.headline, "headline"),
		...[...label.emails, ...label.phones, ...label.links, label.place].flatMap((text) => one(text, "contact")),
		...one(label.summary, "summary"),
		...label.jobs.flatMap(({ title, company, place, bullets }, entry) => [
			...one(title, "job.head", "title", entry),
			...one(company, "job.head", "company", entry),
			...one(place, "job.head", "place", entry),
			...bullets.flatMap((text) => one(text, "job.text", null, entry)),
		]),
		...label.education.flatMap(({ degree, field, school }, entry) => [
			...one(degree, "school.head", "degree", entry),
			...one(field, "school.head", "field", entry),
			...one(school, "school.head", "school", entry),
		]),
		...label.skills.flatMap((text) => one(text, "skills")),
		...label.languages.flatMap(({ name }) => one(name, "languages")),
		...label.certifications.flatMap(({ name, issuer }) => [...one(name, "certifications"), ...one(issuer, "certifications")]),
		...label.other.flatMap(({ kind, lines }) => lines.flatMap((text) => one(text, OTHER_KINDS[kind] ?? "other"))),
	].filter(({ text }) => text.length >= LEAST_LETTERS || /^[\p{sc=Han}\p{sc=Hangul}]{2}$/u.test(text));
}

/** What one line holds of what was meant: whole texts within it, or itself within a long one. */
function within(line: string, meant: Meant): number {
	if (line.length < 2) return 0;
	if (line.includes(meant.text)) return meant.text.length;
	return line.length >= 6 && meant.text.includes(line) ? line.length : 0;
}

interface Found {
	readonly label: LineLabel;
	readonly entry: number;
	readonly meant: readonly Meant[];
}

const groupOf = (label: LineLabel): string => label.split(".")[0] ?? label;

/** The kind of what most letters of a line belong to; entries come in their order, so a text that comes twice belongs to the one at hand. */
function findFor(line: ResumeLine, all: readonly Meant[], at: ReadonlyMap<string, number>): Found | null {
	const own = squeezed(line.text);
	const hits = all.map((meant) => ({ meant, letters: within(own, meant) })).filter(({ letters }) => letters > 0);
	if (hits.length === 0) return null;
	const scores = new Map<string, { letters: number; label: LineLabel; entry: number; meant: Meant[] }>();
	for (const { meant, letters } of hits) {
		const key = `${meant.label}|${meant.entry}`;
		const score = scores.get(key) ?? { letters: 0, label: meant.label, entry: meant.entry, meant: [] };
		score.letters += letters;
		score.meant.push(meant);
		scores.set(key, score);
	}
	const nearness = ({ label, entry }: { label: LineLabel; entry: number }) => (entry < 0 ? 0 : Math.abs(entry - (at.get(groupOf(label)) ?? 0)));
	const [best] = [...scores.values()].sort((a, b) => b.letters - a.letters || nearness(a) - nearness(b));
	return best && best.letters >= own.length * 0.4 ? best : null;
}

const HEADING_OF: Readonly<Record<string, LineLabel>> = {
	summary: "heading.summary",
	job: "heading.experience",
	school: "heading.education",
	skills: "heading.skills",
	languages: "heading.languages",
	certifications: "heading.certifications",
	item: "heading.items",
};

/** A line that stands out and holds nothing of the label is the heading of what comes next. */
function isHeading(line: ResumeLine): boolean {
	return line.text.length < 60 && line.kind !== "bullet" && !/\d{3}/.test(line.text) && (line.kind === "heading" || line.bold || line.caps || line.hasRule);
}

/** What each line of a labelled resume is, as far as its label tells; null for the rest. */
export function truthsOfLabel(lines: readonly ResumeLine[], label: ResumeLabel): LineTruth[] {
	const all = meantOf(label);
	const at = new Map<string, number>();
	const languages = new Set(label.languages.map(({ name }) => name.toLowerCase()));
	// A headline is a job's title too, mostly: it stands once, and first.
	const once = new Set<Meant>();
	const found = lines.map((line): Found | null => {
		const hit = findFor(
			line,
			all.filter((meant) => !once.has(meant)),
			at,
		);
		if (hit?.label === "name" || hit?.label === "headline") for (const meant of hit.meant) if (squeezed(line.text).includes(meant.text)) once.add(meant);
		if (hit && hit.entry >= 0) at.set(groupOf(hit.label), hit.entry);
		if (hit) return hit;
		const mentions = findLanguages(line.text);
		if (mentions.length > 0 && line.text.length < 90 && mentions.some(({ name }) => languages.has(name.toLowerCase())))
			return { label: "languages", entry: -1, meant: [] };
		return null;
	});
	// Dates alone on a line belong to the entry beside them that has these.
	lines.forEach((line, index) => {
		if (found[index] !== null) return;
		const range = findDateRange(line.text);
		if (!range || range.length < line.text.length * 0.6) return;
		for (const [kind, entries] of [
			["job.head", label.jobs],
			["school.head", label.education],
		] as const) {
			const entry = entries.findIndex(({ start, end }) => (start ?? null) === range.start && (end ?? null) === (range.isCurrent ? "present" : range.end));
			if (entry !== -1) found[index] = { label: kind, entry, meant: [] };
			if (entry !== -1) return;
		}
	});
	// What only had no room left is what the line above it is.
	lines.forEach((line, index) => {
		const above = found[index - 1];
		if (found[index] === null && line.isRest === true && above && lines[index - 1]?.column === line.column) found[index] = { ...above, meant: [] };
	});
	const begun = new Set<string>();
	return lines.map((line, index): LineTruth => {
		const hit = found[index] ?? null;
		const named = hit?.meant.filter(({ role }) => role !== null).map(({ text, role }) => ({ text, role })) ?? [];
		// What of the line is no value of its entry says more of it.
		const roles = named.length > 0 ? [...named, { text: squeezed(line.text), role: null }] : named;
		if (hit === null) {
			const next = found.slice(index + 1, index + 4).find((one) => one !== null);
			if (index === 0 && next?.label === "name") return { label: "noise", roles };
			const heading = isHeading(line) && next ? (HEADING_OF[groupOf(next.label)] ?? "heading.other") : null;
			return { label: heading, roles };
		}
		const kind = groupOf(hit.label);
		const key = `${kind}|${hit.entry}`;
		if (!hit.label.endsWith(".head") || begun.has(key)) return { label: hit.label, roles };
		begun.add(key);
		return { label: `${kind}.start` as LineLabel, roles };
	});
}
