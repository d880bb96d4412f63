import { withoutRange } from "./date-ranges";
import { type EntryLines, isProse, splitEntries } from "./entry-lines";
import { paragraphsOf, sourceOf } from "./facts";
import { placeScore } from "./place-names";
import type { ResumeExperience, ResumeLine } from "./schemas";
import { isOrganisation, titleScore } from "./title-words";

const SEPARATOR = /\t|\s*[|·•｜／]\s*|\s+[–—-]\s+|\s+@\s+/u;
const TITLE_AT_COMPANY = /^(.+?)\s+(?:at|bei|bij|chez|presso|tại)\s+(\p{Lu}.+)$/u;
const MAX_TRAILING_LINES = 2;

interface Piece {
	readonly text: string;
	readonly line: ResumeLine;
}

function trimmed(text: string): string {
	return text.replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/gu, "").trim();
}

/** "Company, City" → both; "Title, Company" → both when the first half alone is a title. */
function splitAtComma(text: string, isCompanyOpen: boolean): string[] {
	const comma = text.indexOf(", ");
	if (comma < 0 || (placeScore(text) === 1 && !isOrganisation(text))) return [text];
	const [before, after] = [text.slice(0, comma), text.slice(comma + 2)];
	if (placeScore(after) > 0 && titleScore(after) === 0) return [before, after];
	const named = text.split(", ").findIndex((part, index) => index > 0 && isOrganisation(part) && titleScore(part) === 0);
	if (named > 1 && titleScore(before) > 0) {
		const parts = text.split(", ");
		return [parts.slice(0, named).join(", "), ...splitAtComma(parts.slice(named).join(", "), false)];
	}
	if (titleScore(before) > 0 && titleScore(after) === 0 && (isCompanyOpen || isOrganisation(after))) return [before, ...splitAtComma(after, false)];
	if (isOrganisation(before) && titleScore(before) === 0) return titleScore(after) > 0 ? [before, ...splitAtComma(after, false)] : [before, after];
	const lastComma = text.lastIndexOf(", ");
	const [head, tail] = [text.slice(0, lastComma), text.slice(lastComma + 2)];
	return placeScore(tail) > 0 && titleScore(tail) === 0 ? [head, tail] : [text];
}

function piecesOf(line: ResumeLine, text: string): Piece[] {
	return text
		.split(SEPARATOR)
		.flatMap((part) => {
			const at = TITLE_AT_COMPANY.exec(part.trim());
			return at?.[1] && at[2] && titleScore(at[1]) > 0 ? [at[1], at[2]] : [part];
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
	const isPlaceLike = ({ text }: Piece) => /^\p{Lu}[\p{L}\p{M}.' -]{2,28}$/u.test(text) && text.split(" ").length <= 3;
	const left = place ?? (title && company ? (rest.find(isPlaceLike) ?? null) : null);
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
