import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import type { ResumeExperience, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { withoutRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { type EntryLines, isProse, splitEntries } from "./entry-lines";
import { paragraphsOf, sourceOf } from "./facts";
import { placeScore } from "./place-names";
import { isOrganisation, titleScore } from "./title-words";

const SEPARATOR = /\t|[|·•｜／]|\s[–—-]\s|\s@\s/u;
const AT_COMPANY = /\s(?:at|bei|bij|chez|presso|tại)\s+(?=[\p{L}\p{N}])/u;
const MAX_TRAILING_LINES = 2;

interface Piece {
	readonly text: string;
	readonly line: ResumeLine;
}

function trimmed(text: string): string {
	return trimEndOf(trimStartOf(text, /[\s,;:()–—-]/), /[\s,;:(–—-]/);
}

/** A capitalised name of up to three words, as places have that no list knows. */
function isShortName(text: string): boolean {
	return /^\p{Lu}[\p{L}\p{M}.' -]{2,28}$/u.test(text) && text.split(" ").length <= 3;
}

/** "Company, City, Country" → company and place, "Company, Title" → both. */
function splitCompany(text: string): string[] {
	const parts = text.split(", ");
	for (let at = 1; at < parts.length; at++) {
		const [before, after] = [parts.slice(0, at).join(", "), parts.slice(at).join(", ")];
		const isTitle = titleScore(after) >= 1 && titleScore(before) === 0 && at === parts.length - 1;
		if (isTitle || (placeScore(after) > 0 && titleScore(after) === 0 && (isOrganisation(before) || placeScore(before) === 0))) return [before, after];
	}
	const [first = "", second = ""] = parts;
	return parts.length === 2 && isOrganisation(first) && isShortName(second) ? parts : [text];
}

/** Parts what commas join: "Title, Company, City". `isCompanyOpen`: no other part of the entry can be its company. */
function splitAtComma(text: string, isCompanyOpen: boolean): string[] {
	const parts = text.split(", ");
	const [first = "", ...rest] = parts;
	if (rest.length === 0) return [text];
	const after = rest.join(", ");
	if (titleScore(first) > 0 && titleScore(after) === 0) {
		const named = parts.findIndex((part, index) => index > 0 && isOrganisation(part));
		if (named > 0) return [parts.slice(0, named).join(", "), ...splitCompany(parts.slice(named).join(", "))];
		if (placeScore(rest[0] ?? "") > 0) return [first, after];
		if (isCompanyOpen) return [first, ...splitCompany(after)];
		return placeScore(after) > 0 ? [first, after] : [text];
	}
	if (titleScore(first) > 0 && titleScore(text) > 0 && !isOrganisation(text)) return [text];
	const isPlace = placeScore(text) > 0 && !isOrganisation(text) && (placeScore(first) > 0 || !isCompanyOpen);
	return isPlace ? [text] : splitCompany(text);
}

function piecesOf(line: ResumeLine, text: string): Piece[] {
	return text
		.split(SEPARATOR)
		.flatMap((part) => {
			const at = AT_COMPANY.exec(part.trim());
			const [title, company] = at ? [part.trim().slice(0, at.index).trim(), part.trim().slice(at.index + at[0].length)] : ["", ""];
			return title !== "" && company.length > 1 && titleScore(title) > 0 ? [title, company] : [part];
		})
		.map(trimmed)
		.filter((part) => part !== "" && !/^\(?\d+\s*(?:yrs?|years?|mos?|months?)/i.test(part))
		.map((part) => ({ text: part, line }));
}

/** Short plain lines right after the dates may still belong to the head. */
function trailingHead(body: readonly ResumeLine[]): ResumeLine[] {
	const lines: ResumeLine[] = [];
	for (const line of body.slice(0, MAX_TRAILING_LINES)) {
		if (line.kind === "bullet" || isProse(line.text) || line.text.length > 75 || /^[^:]{3,30}: /.test(line.text)) break;
		lines.push(line);
	}
	return lines;
}

interface Roles {
	title: Piece | null;
	company: Piece | null;
	place: Piece | null;
	readonly isSure: boolean;
}

function assignRoles(pieces: readonly Piece[]): Roles {
	const rest = [...pieces];
	const take = (score: (piece: Piece) => number): Piece | null => {
		const best = rest
			.map((piece) => ({ piece, score: score(piece) }))
			.reduce<{ piece: Piece; score: number } | null>((a, b) => (b.score > (a?.score ?? 0) ? b : a), null);
		if (best) rest.splice(rest.indexOf(best.piece), 1);
		return best?.piece ?? null;
	};
	const title = take(({ text }) => (isOrganisation(text) && titleScore(text) < 2 ? 0 : titleScore(text) - (isOrganisation(text) ? 0.5 : 0)));
	const place = take(({ text }) => (isOrganisation(text) ? 0 : placeScore(text)));
	const named = take(({ text }) => (isOrganisation(text) ? 1 : 0));
	const company = named ?? rest.shift() ?? null;
	// A short name left over beside title and company is a place that the lists don't know.
	const left = place ?? (title && company ? (rest.find((piece) => isShortName(piece.text)) ?? null) : null);
	if (left) rest.splice(rest.indexOf(left), rest.includes(left) ? 1 : 0);
	return { title: title ?? rest.shift() ?? null, company, place: left, isSure: title !== null };
}

function rolesOf(entry: EntryLines, trailing: readonly ResumeLine[]): Roles {
	const text = (line: ResumeLine) => (line === entry.dateLine && entry.range ? withoutRange(line.text, entry.range) : line.text);
	const head = entry.head.flatMap((line) => piecesOf(line, text(line)));
	const after = trailing.flatMap((line) => piecesOf(line, line.text));
	const all = [...head, ...after];
	const others = (piece: Piece) =>
		all.filter((other) => other !== piece && titleScore(other.text) === 0 && (placeScore(other.text) < 1 || placeScore(other.text.split(", ")[0] ?? "") === 0));
	return assignRoles(all.flatMap((piece) => splitAtComma(piece.text, others(piece).length === 0).map((part) => ({ ...piece, text: trimmed(part) }))));
}

function confidenceOf(entry: EntryLines, roles: Roles): number {
	const score =
		0.3 +
		(roles.title ? (roles.isSure ? 0.25 : 0.1) : 0) +
		(roles.company ? (isOrganisation(roles.company.text) ? 0.2 : 0.15) : 0) +
		(entry.range?.start ? 0.2 : 0);
	return Math.round(Math.min(score, 0.95) * 100) / 100;
}

/** The jobs of an experience section in its order. A second role below the same employer takes the employer's name over. */
export function readExperience(lines: readonly ResumeLine[], firstNumber = 1): ResumeExperience[] {
	const jobs: ResumeExperience[] = [];
	for (const entry of splitEntries(lines)) {
		const trailing = trailingHead(entry.body);
		const roles = rolesOf(entry, trailing);
		const used = new Set([roles.title, roles.company, roles.place].flatMap((piece) => (piece ? [piece.line] : [])));
		const body = entry.body.filter((line) => !(trailing.includes(line) && used.has(line)));
		const experienceId = `E${firstNumber + jobs.length}`;
		const before = jobs.at(-1);
		const isSecondRole = roles.company === null && roles.title !== null && before !== undefined;
		const { range } = entry;
		jobs.push({
			experienceId,
			company: roles.company?.text ?? (isSecondRole ? before.company : null),
			title: roles.title?.text ?? null,
			location: roles.place?.text ?? null,
			startDate: range?.start ?? null,
			endDate: range?.end ?? null,
			isCurrent: range?.isCurrent ?? false,
			datesText: range?.text ?? null,
			bullets: paragraphsOf(body, `${experienceId}B`),
			confidence: confidenceOf(entry, roles),
			source: sourceOf([...entry.head, ...trailing.filter((line) => used.has(line))]),
		});
	}
	return jobs.filter((job) => job.title !== null || job.company !== null);
}
