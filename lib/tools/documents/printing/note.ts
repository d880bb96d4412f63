import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OwnWords, ResumeChange, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";

export interface NoteInput {
	readonly resume: TailoredResume;
	readonly changes: readonly ResumeChange[];
	readonly posting: MatchingJob;
	/** What could not be done with the files, in sentences. */
	readonly limits: readonly string[];
	/** What its owner wrote since and their resume does not say so. */
	readonly ownWords?: readonly OwnWords[];
}

const KIND_WORDS: Readonly<Record<ResumeChange["kind"], string>> = {
	reordered: "Reordered",
	selected: "Selected",
	rephrased: "Rephrased",
	omitted: "Left out",
	emphasised: "Emphasised",
	added: "Added by you",
	unchanged: "As it was",
};

/** Text of others shown as text: no marks of Markdown or HTML take effect. */
function plain(text: string): string {
	return tidyText(text).replace(/[\\`*_{}[\]<>#|~]/gu, (mark) => `\\${mark}`);
}

/** Only web addresses become links. */
function link(url: string): string {
	return /^https?:\/\//iu.test(url) ? `<${encodeURI(decodeSafely(url)).replace(/[<>]/gu, encodeURIComponent)}>` : plain(url);
}

function decodeSafely(url: string): string {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}

function section(heading: string, lines: readonly string[]): string[] {
	return lines.length > 0 ? [`## ${heading}`, "", ...lines, ""] : [];
}

/** Changes of one kind for one reason stand together, so that the reason is read once. */
function reasonsOf(changes: readonly ResumeChange[]): ResumeChange[][] {
	const groups = new Map<string, ResumeChange[]>();
	for (const change of changes) {
		const key = `${change.kind} ${change.why}`;
		groups.set(key, [...(groups.get(key) ?? []), change]);
	}
	return [...groups.values()];
}

function reasonLines(changes: readonly ResumeChange[]): string[] {
	const [first] = changes;
	if (!first) return [];
	const word = KIND_WORDS[first.kind];
	if (changes.length === 1) return [`- ${word}: ${plain(first.what)} ${plain(first.why)}`];
	return [`- ${word}: ${plain(first.why)}`, ...changes.map((change) => `  - ${plain(change.what)}`)];
}

function bySection(changes: readonly ResumeChange[]): string[] {
	const sections = [...new Set(changes.map((change) => change.section))];
	return sections.flatMap((name) => [`### ${plain(name)}`, "", ...reasonsOf(changes.filter((change) => change.section === name)).flatMap(reasonLines), ""]);
}

function linkState({ verification }: MatchingJob): string {
	const day = verification.checkedAt.slice(0, 10);
	if (verification.status === "live") return `Checked on ${day}: the posting was open.`;
	return verification.status === "closed"
		? `Checked on ${day}: the posting was closed.`
		: `Checked on ${day}: the page could not be reached, so look before you apply.`;
}

/** What was put forward, in the order in which it is read; what was left out and what the user added stand apart. */
function changeLines(changes: readonly ResumeChange[]): string[] {
	const [told] = changes.filter((change) => change.kind === "unchanged");
	const shown = changes.filter(({ kind }) => kind !== "unchanged" && kind !== "selected" && kind !== "added");
	const lines = told ? [`${plain(told.what)} ${plain(told.why)}`, ""] : [];
	if (shown.length > 0) return [...lines, ...bySection(shown)];
	return lines.length > 0 ? lines : ["Nothing: your resume already leads with what this posting asks for.", ""];
}

/** The lines that the resume does without, quoted whole, by section, each kind with its reason. */
function leftOutLines({ leftOut }: TailoredResume): string[] {
	const quoted = (lines: TailoredResume["leftOut"]) => lines.map(({ section: name, text }) => `- ${plain(name)}: "${plain(text)}"`);
	const [sentences, lines] = [leftOut.filter(({ section: name }) => name === "Summary"), leftOut.filter(({ section: name }) => name !== "Summary")];
	return [
		...quoted(sentences),
		...(sentences.length > 0 ? ["", "What these say stands elsewhere in this resume, so its summary does without them."] : []),
		...(sentences.length > 0 && lines.length > 0 ? [""] : []),
		...quoted(lines),
		...(lines.length > 0 ? ["", "They say the least about this posting, and two pages have no room for everything. Your own resume still has them."] : []),
	];
}

/** Text of the person's file that no field of a resume took: neither of the two files has it. */
function unusedLines({ sourceUnused }: TailoredResume): string[] {
	const lines = sourceUnused.filter(({ isPersonal }) => !isPersonal).map(({ text, page }) => `- Page ${page}: "${plain(text)}"`);
	const personal = sourceUnused.filter(({ isPersonal }) => isPersonal).map(({ text }) => `"${plain(text)}"`);
	if (personal.length > 0) lines.push(`- About you: ${personal.join(", ")}`);
	if (lines.length === 0) return [];
	return [
		"These were not understood, or belong in no field of a resume. If one of them should be in it, put it in its place when you check what was read.",
		"",
		...lines,
	];
}

function doubtLines({ sourceDoubts }: TailoredResume): string[] {
	if (sourceDoubts.length === 0) return [];
	return [
		"These can be read in more than one way, the most doubtful first. If something stands in a wrong place here, mend its entry when you check what was read: then the entries are written as they stand there.",
		"",
		...sourceDoubts.map((doubt) => `- ${plain(doubt)}`),
	];
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Who wrote it, where that is not the person's resume put in another order: a language model, or they themselves. */
function writtenLine({ method }: TailoredResume, own: number): string[] {
	const byModel = method === "model" ? [`Written with a language model; every line ${own > 0 ? "that is not yours " : ""}passed the claim check.`] : [];
	const told = [...byModel, ...(own > 0 ? [`${count(own, "line")} in your own words.`] : [])];
	return told.length > 0 ? [`- ${told.join(" ")}`] : [];
}

const isAsPrinted = ({ otherSections }: TailoredResume): boolean => otherSections.some(({ section }) => section === "experience" || section === "education");

/** The note that goes with a tailored resume, in Markdown: what changed and why, what was left out, what matches, what is missing. */
export function writeNote({ resume, changes, posting, limits, ownWords = [] }: NoteInput): string {
	const { fit } = posting;
	const place = [posting.location, posting.remote].filter(Boolean).join(", ");
	const added = new Set(resume.addedSkills.map((skill) => skill.toLowerCase()));
	const missing = fit.missingSkills.filter((skill) => !added.has(skill.toLowerCase())).map((skill) => `- ${plain(skill)}`);
	const addedLine = `${plain(resume.addedSkills.join(", "))}: your resume does not show where you used ${resume.addedSkills.length === 1 ? "it, so it stands" : "them, so they stand"} in the list of skills alone. A line about ${resume.addedSkills.length === 1 ? "it" : "each"} would count for more.`;
	const hasOwnWords = ownWords.length > 0;
	const lines = [
		`# ${plain(resume.postingTitle)} at ${plain(resume.company)}`,
		"",
		`- Posting: ${link(posting.applyUrl)}`,
		...(place ? [`- Place: ${plain(place)}`] : []),
		`- ${linkState(posting)}`,
		`- Fit: ${fit.overall} of 100. ${plain(fit.explanation)}`,
		...writtenLine(resume, ownWords.length),
		"",
		"## What was changed and why",
		"",
		...changeLines(changes),
		...section("Left out", leftOutLines(resume)),
		...section("In your file, but not in this resume", unusedLines(resume)),
		...section("Compare with your file", doubtLines(resume)),
		...section("Skills that you added", resume.addedSkills.length > 0 ? [addedLine] : []),
		...section("Skills that match", fit.matchedSkills.length > 0 ? [plain(fit.matchedSkills.join(", "))] : []),
		...section(
			"Asked for, but not found in your resume",
			missing.length > 0 ? [...missing, "", "If you have one of these, add a line about where you used it, and run this again."] : [],
		),
		...section("What this did not do", [
			`- It added no employer, title, date, number or degree, and no skill but those that you named. Every line of your work${hasOwnWords ? ", but for those in your own words," : ""} stands in your resume; its summary and lists of skills are put together from what it shows.`,
			...(hasOwnWords ? ["- It did not check what you wrote in your own words: that is yours to stand for."] : []),
			resume.sourceGaps.length === 0
				? "- It did not drop a position that stands in your resume, and it did not send an application."
				: "- It kept every position that was read from your resume, and it did not send an application.",
			...(isAsPrinted(resume)
				? ["- It took no entry apart: positions, studies, certificates and languages stand as your file prints them, below its own headings."]
				: []),
			"- It did not check whether your resume itself is right. Read both files before you send them.",
			...resume.sourceGaps.map((gap) => `- ${plain(gap)}`),
			...limits.map((limit) => `- ${limit}`),
		]),
	];
	return `${lines.join("\n").trimEnd()}\n`;
}
