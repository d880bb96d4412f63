import { z } from "zod";
import type { LanguageModel } from "@/lib/models/language-model";
import { tokensOf } from "@/lib/models/tokens";
import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange, yearsCovered } from "@/lib/tools/reading/text/date-ranges";
import type { Fact, ResumeDocument, ResumeExperience, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { canonicalSkill } from "@/lib/tools/taxonomy/skills/skills";
import { workOf } from "./breaks";
import { factOf, sourceOf } from "./facts";
import { readAsOf } from "./printed/read-as";

/** Below this the rules ask for help. */
const SURE = 0.7;
/** A model's value that the resume's own words confirm. */
const CONFIRMED = 0.85;
const MAX_LINES = 400;
const MAX_OUTPUT_TOKENS = 6_000;
/** A line of a resume with its name, and our own words with the form of the answer. */
const LETTERS_OF_LINE = 90;
const LETTERS_OF_OURS = 6_000;

/** What a long resume asks of the model. */
export const READING_USE = { inputTokens: tokensOf(MAX_LINES * LETTERS_OF_LINE + LETTERS_OF_OURS), outputTokens: MAX_OUTPUT_TOKENS };

const LineIds = z.array(z.string()).min(1).max(12);
const Quoted = z.object({ value: z.string().min(1).max(300), lineIds: LineIds });
const ModelProfile = z.object({
	name: Quoted.nullable(),
	headline: Quoted.nullable(),
	location: Quoted.nullable(),
	experience: z
		.array(
			z.object({
				title: z.string().max(200).nullable(),
				company: z.string().max(200).nullable(),
				location: z.string().max(200).nullable(),
				dates: z.string().max(80).nullable(),
				headLineIds: LineIds,
				bodyLineIds: z.array(z.string()).max(80),
			}),
		)
		.max(40),
	skills: z.array(Quoted).max(80),
});
type ModelProfile = z.infer<typeof ModelProfile>;

const INSTRUCTIONS = [
	"Read the resume whose numbered lines are given as data, and fill the requested fields.",
	"Copy every value exactly as its lines spell it: do not translate, correct, complete or infer anything. Name the ids of the lines that a value stands in.",
	"A field that the resume does not state is null or an empty array. experience lists employment only, in the order of the resume;",
	"headLineIds are the lines with title, company, place and dates of one job, bodyLineIds the lines that describe it. dates is the span as written.",
].join(" ");

/** Whether the rules left something open that a resume should have. */
export function isUnsure(profile: ResumeProfile): boolean {
	const isWeak = (fact: Fact | null) => fact === null || fact.confidence < SURE;
	return isWeak(profile.name) || profile.experience.length === 0 || profile.experience.some(isWeakJob) || profile.skills.length === 0;
}

function isWeakJob(job: ResumeExperience): boolean {
	return job.confidence < SURE || job.title === null || job.company === null;
}

/** The lines that a value names, when all of them exist and together spell the value; otherwise null. */
function confirmedLines(value: string, lineIds: readonly string[], byId: ReadonlyMap<string, ResumeLine>): ResumeLine[] | null {
	const lines = lineIds.map((id) => byId.get(id));
	if (lines.some((line) => line === undefined)) return null;
	const known = lines.filter((line) => line !== undefined);
	const text = foldText(
		known
			.map((line) => line.text)
			.join(" ")
			.replace(/\t/g, " "),
	);
	const wanted = foldText(value);
	return wanted !== "" && ` ${text} `.includes(wanted) ? known : null;
}

type Lookup = ReadonlyMap<string, ResumeLine>;

function factFrom(quoted: { value: string; lineIds: string[] } | null, byId: Lookup): Fact | null {
	const lines = quoted && confirmedLines(quoted.value, quoted.lineIds, byId);
	return quoted && lines ? factOf(quoted.value.trim(), CONFIRMED, lines) : null;
}

function jobFrom(found: ModelProfile["experience"][number], experienceId: string, byId: Lookup): ResumeExperience | null {
	const head = found.headLineIds.flatMap((id) => byId.get(id) ?? []);
	if (head.length !== found.headLineIds.length) return null;
	const confirmed = (value: string | null) => (value !== null && confirmedLines(value, found.headLineIds, byId) ? value.trim() : null);
	const [title, company] = [confirmed(found.title), confirmed(found.company)];
	if (title === null && company === null) return null;
	const datesText = confirmed(found.dates);
	const range = datesText === null ? null : findDateRange(datesText);
	const body = found.bodyLineIds.flatMap((id) => byId.get(id) ?? []);
	return {
		experienceId,
		company,
		title,
		location: confirmed(found.location),
		startDate: range?.start ?? null,
		endDate: range?.end ?? null,
		isCurrent: range?.isCurrent ?? false,
		datesText,
		bullets: body.map((line, index) => ({ bulletId: `${experienceId}B${index + 1}`, text: line.text.replace(/\t/g, " "), source: sourceOf([line]) })),
		confidence: title !== null && company !== null ? CONFIRMED : SURE,
		source: sourceOf(head),
	};
}

/** Jobs that the rules were sure of stay; each weak one gives way to the model's job that shares a line with it; without any job the model's stand. */
function mergeExperience(rules: readonly ResumeExperience[], found: ModelProfile["experience"], byId: Lookup): ResumeExperience[] {
	const isSameJob = (job: ResumeExperience, headLineIds: readonly string[]) => job.source.lineIds.some((id) => headLineIds.includes(id));
	if (rules.length === 0) {
		return found.flatMap((item) => jobFrom(item, "E", byId) ?? []).map((job, index) => renumbered(job, `E${index + 1}`));
	}
	return rules.map((job) => {
		if (!isWeakJob(job)) return job;
		const better = found.find((item) => isSameJob(job, item.headLineIds));
		const read = better ? jobFrom(better, job.experienceId, byId) : null;
		if (!read) return job;
		return {
			...read,
			title: read.title ?? job.title,
			company: read.company ?? job.company,
			location: read.location ?? job.location,
			...datesOf(read.startDate || read.isCurrent ? read : job),
			bullets: job.bullets.length > 0 ? job.bullets : read.bullets,
		};
	});
}

function datesOf(job: ResumeExperience): Pick<ResumeExperience, "startDate" | "endDate" | "isCurrent" | "datesText"> {
	return { startDate: job.startDate, endDate: job.endDate, isCurrent: job.isCurrent, datesText: job.datesText };
}

function renumbered(job: ResumeExperience, experienceId: string): ResumeExperience {
	return { ...job, experienceId, bullets: job.bullets.map((bullet, index) => ({ ...bullet, bulletId: `${experienceId}B${index + 1}` })) };
}

function mergeSkills(rules: readonly Fact[], found: ModelProfile["skills"], byId: Lookup): Fact[] {
	const names = new Set(rules.map((fact) => fact.value.toLowerCase()));
	const added = found.flatMap((item) => {
		const fact = factFrom(item, byId);
		const value = fact && (canonicalSkill(fact.value) ?? fact.value);
		if (!fact || !value || names.has(value.toLowerCase())) return [];
		names.add(value.toLowerCase());
		return [{ ...fact, value, confidence: SURE }];
	});
	return [...rules, ...added];
}

/**
 * Lets the model fill what the rules were unsure of. Every value must stand, letter for letter but for case and accents, in lines that exist; others are dropped.
 * @throws AppError MODEL_FAILED when no valid answer came.
 */
export async function refineWithModel(
	profile: ResumeProfile,
	document: ResumeDocument,
	model: LanguageModel,
	context: { signal: AbortSignal; now: Date; addCostMicroU(costMicroU: number): void },
): Promise<ResumeProfile> {
	const lines = document.lines.slice(0, MAX_LINES);
	const byId: Lookup = new Map(lines.map((line) => [line.lineId, line]));
	const reply = await model.generateObject({
		schema: ModelProfile,
		instructions: INSTRUCTIONS,
		untrusted: [{ label: "resume lines", text: lines.map((line) => `${line.lineId}: ${line.text}`).join("\n") }],
		maxOutputTokens: MAX_OUTPUT_TOKENS,
		timeoutMs: 30_000,
		signal: context.signal,
	});
	context.addCostMicroU(reply.costMicroU);
	const found = reply.object;
	const better = (rules: Fact | null, model: Fact | null) => (rules === null || rules.confidence < SURE ? (model ?? rules) : rules);
	const experience = mergeExperience(profile.experience, found.experience, byId);
	const years = yearsCovered(workOf({ experience }), context.now);
	const jobTitles = experience.flatMap((job) =>
		job.title
			? [
					factOf(
						job.title,
						job.confidence,
						lines.filter((line) => job.source.lineIds.includes(line.lineId)),
					),
				]
			: [],
	);
	const refined: ResumeProfile = {
		...profile,
		name: better(profile.name, factFrom(found.name, byId)),
		headline: better(profile.headline, factFrom(found.headline, byId)),
		contact: { ...profile.contact, location: better(profile.contact.location, factFrom(found.location, byId)) },
		experience,
		titles: profile.titles.length > 0 ? profile.titles : jobTitles.slice(0, 5),
		skills: mergeSkills(profile.skills, found.skills, byId),
		yearsOfExperience: years === null ? profile.yearsOfExperience : { value: years, confidence: profile.yearsOfExperience?.confidence ?? SURE },
		method: "model",
	};
	return { ...refined, printed: profile.printed && { ...profile.printed, readAs: profile.printed.readAs === "" ? "" : readAsOf(refined) } };
}
