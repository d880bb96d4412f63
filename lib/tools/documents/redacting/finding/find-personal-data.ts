import { besideTimes } from "@/lib/tools/documents/redacting/finding/addresses/beside-times";
import { findAddresses } from "@/lib/tools/documents/redacting/finding/addresses/find-addresses";
import { withoutHouseNumbers } from "@/lib/tools/documents/redacting/finding/addresses/house-numbers";
import { FINDING_KINDS, type FindingKind, type FindingPlace, type PersonalFinding, REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import type { Network } from "@/lib/tools/reading/network";
import { findBirthDates } from "./find-birth-dates";
import { findEmails } from "./find-emails";
import { findIpAddresses } from "./find-ip-addresses";
import { findLinks } from "./find-links";
import { findPhones } from "./find-phones";
import { findPlates } from "./find-plates";
import { type FinderLine, type Match, plainWord } from "./finder-line";
import { doubted, isOfHeading } from "./headings/nobodys-headings";
import { findNames } from "./names/find-names";
import { isNobodys } from "./names/nobodys-names";
import { bridgedNames } from "./names/offered/bridged-names";
import { furtherNames } from "./names/offered/further-names";
import { listedNames } from "./names/offered/listed-names";
import { offeredNames } from "./names/offered/offered-names";
import { accountParts } from "./numbers/account-parts";
import { findCards, findIbans } from "./numbers/find-accounts";
import { findLabelledNumbers } from "./numbers/find-labelled-numbers";
import { findNationalIds } from "./numbers/find-national-ids";
import { findMachineLines } from "./numbers/machine-lines";
import { offeredNumbers } from "./numbers/offered-numbers";
import { findPersonsNumbers } from "./numbers/persons-numbers";
import { toldAccounts } from "./numbers/told-accounts";
import { toldPapers } from "./numbers/told-papers";
import { namesBesideNumbers, wholeNumbers } from "./numbers/whole-numbers";
import { OFFERED, TAGGED } from "./offered";
import { offeredBirthDates } from "./offered-birth-dates";
import { isHeadAlone } from "./tables/column-heads";
import { findColumns } from "./tables/find-columns";
import packedNetwork from "./tagging/personal-network.json";
import { personalNetwork } from "./tagging/tag-tokens";
import { TaggedText } from "./tagging/tagged-findings";
import { textAround } from "./text-around";
import { wordedBirthDates } from "./worded-birth-dates";

/** A line of a mail that is answered: its marks are none of its text. */
const QUOTED = /^[ \t]{0,4}(?:>[ \t]?){1,6}/u;
const [LEAST_LEFT, LEAST_NAME, LEAST_TAGGED] = [4, 3, 2];
/** Where two finders claim the same letters, the one with the surer sign is right. */
const RANK: Readonly<Record<FindingKind, number>> = {
	email: 0,
	link: 1,
	bank_account: 2,
	card: 3,
	national_id: 4,
	birth_date: 5,
	document_number: 6,
	phone: 7,
	address: 8,
	ip_address: 9,
	licence_plate: 10,
	name: 11,
};

/** What is left of a match beside stronger ones: the pieces that still hold something. */
function leftOf(match: Match, stronger: readonly Match[], text: string): Match[] {
	let pieces = [match];
	for (const { start, end } of stronger) {
		pieces = pieces.flatMap((piece) =>
			start >= piece.end || end <= piece.start
				? [piece]
				: [
						{ ...piece, end: Math.min(piece.end, start) },
						{ ...piece, start: Math.max(piece.start, end) },
					],
		);
	}
	return pieces.flatMap((piece) => {
		const own = text.slice(piece.start, Math.max(piece.start, piece.end));
		if (piece === match) return [piece];
		const [head, tail] = [own.search(/[^\s,;.]/), own.trimEnd().length];
		const isMore = sameText(own).length >= (piece.kind === "name" ? LEAST_NAME : LEAST_LEFT);
		const left = { ...piece, start: piece.start + head, end: piece.start + tail };
		if (match.confidence === TAGGED) return sameText(own).length >= LEAST_TAGGED ? [left] : [];
		if (isMore && (piece.kind === "name" || /\d/.test(own))) return [left];
		// Of an address names of places are left, too, less surely.
		return isMore && piece.kind === "address" && /^\P{L}*\p{Lu}\p{L}{3}/u.test(own) ? [{ ...left, confidence: OFFERED }] : [];
	});
}

/** Matches without overlaps: where two claim the same letters the stronger kind has them, then the longer; what stands apart of the weaker is kept. */
function settled(matches: readonly Match[], lines: readonly FinderLine[], isCell: (match: Match) => boolean): Match[] {
	const byLine = new Map<number, Match[]>();
	const isOffered = ({ confidence }: Match) => Number(confidence <= OFFERED) + Number(confidence === TAGGED);
	const ranked = withoutHouseNumbers(matches).sort(
		(a, b) =>
			isOffered(a) - isOffered(b) ||
			RANK[a.kind] - RANK[b.kind] ||
			Number(isCell(b)) - Number(isCell(a)) ||
			b.end - b.start - (a.end - a.start) ||
			b.confidence - a.confidence ||
			a.start - b.start,
	);
	for (const match of ranked) {
		const own = byLine.get(match.line) ?? [];
		const others = own.filter(({ start, end }) => start < match.end && end > match.start);
		if (match.end > match.start) own.push(...(others.length === 0 ? [match] : leftOf(match, others, lines[match.line]?.text ?? "")));
		byLine.set(match.line, own);
	}
	return [...byLine.values()].flat().sort((a, b) => a.line - b.line || a.start - b.start);
}

function placeOf({ line, start, end }: Match, lines: readonly FinderLine[]): FindingPlace {
	const { text = "", page = 1, lineId = "", box = null } = lines[line] ?? {};
	return {
		page,
		lineId,
		start,
		end: Math.min(end, text.length),
		...textAround(text, start, end),
		box,
	};
}

/** What makes two texts one finding: the same letters and figures, however they are parted. */
export function sameText(text: string): string {
	return plainWord(text).replace(/[^\p{L}\p{N}@]/gu, "");
}

interface Group {
	readonly kind: FindingKind;
	readonly text: string;
	confidence: number;
	readonly places: FindingPlace[];
	count: number;
}

/** One group for each text of a kind. */
function grouped(matches: readonly Match[], lines: readonly FinderLine[]): Map<string, Group> {
	const groups = new Map<string, Group>();
	for (const match of matches) {
		const own = lines[match.line]?.text ?? "";
		const text = (match.end > own.length ? `${own} ${lines[match.line + 1]?.text ?? ""}` : own).slice(match.start, match.end).trim();
		const key = `${match.kind} ${sameText(text)}`;
		if (sameText(text) === "") continue;
		const group = groups.get(key) ?? { kind: match.kind, text, confidence: 0, places: [], count: 0 };
		group.confidence = Math.max(group.confidence, match.confidence);
		group.count += 1;
		if (group.places.length < REDACT_LIMITS.places) group.places.push(placeOf(match, lines));
		groups.set(key, group);
	}
	return groups;
}

const LEAST_NAMING = 5;

function isNaming(address: string, parts: ReadonlySet<string>): boolean {
	const plain = plainWord(address);
	return [...parts].some((part) => part.length >= LEAST_NAMING && plain.includes(part));
}

/** The head of a column and the label of a form are nobody's name. */
function isHead({ line, start, end }: Match, lines: readonly FinderLine[]): boolean {
	const text = lines[line]?.text ?? "";
	const isCell = /(?:^|[\t;|,"])\s{0,8}$/.test(text.slice(Math.max(0, start - 8), start)) && /^\s*(?:$|[\t;|,":*])/.test(text.slice(end, end + 8));
	return isCell && isHeadAlone(text.slice(start, end));
}

/** The network learned from whole texts: of a few lines the rules alone say what is personal. */
const LEAST_LINES = 12;
let unpacked: Network | null = null;

function network(): Network {
	unpacked ??= personalNetwork(packedNetwork);
	return unpacked;
}

function matchesIn(given: readonly FinderLine[], wanted: ReadonlySet<FindingKind>): Map<string, Group> {
	const lines = given.map((line) => {
		const text = line.text.slice(0, REDACT_LIMITS.lineLetters).replace(QUOTED, (marks) => " ".repeat(marks.length));
		return text === line.text ? line : { ...line, text };
	});
	const tagged = lines.length >= LEAST_LINES ? new TaggedText(lines, network()) : null;
	const emails = findEmails(lines);
	const textOf = ({ line, start, end }: Match) => (lines[line]?.text ?? "").slice(start, end);
	const columns = findColumns(lines);
	// What fills a cell of a table ends where the cell does.
	const cells = new Set(columns.filter(({ kind }) => kind === "address").map(({ line, start, end }) => `${line} ${start} ${end}`));
	const isCell = ({ kind, line, start, end }: Match) => kind === "address" && cells.has(`${line} ${start} ${end}`);
	const named = columns.filter(({ kind }) => kind === "name");
	const names = findNames(lines, emails.map(textOf), named).filter((name) => !isHead(name, lines));
	const offered = offeredNames(lines).filter((name) => !isHead(name, lines));
	// A plate that nobody asked for by its kind is offered as the number that it is.
	const platesOffered = (match: Match): Match =>
		match.kind === "licence_plate" && !wanted.has(match.kind) ? { ...match, kind: "document_number", confidence: OFFERED } : match;
	const parts = new Set(names.flatMap((name) => plainWord(textOf(name)).split(/[^\p{L}\p{N}]+/u)));
	const matches = [
		...emails,
		...findLinks(lines, parts),
		...findIbans(lines),
		...findCards(lines),
		...findNationalIds(lines),
		...findBirthDates(lines, names),
		...offeredBirthDates(lines),
		...wordedBirthDates(lines),
		...findMachineLines(lines),
		...findLabelledNumbers(lines).map(platesOffered),
		...findPersonsNumbers(lines),
		...offeredNumbers(lines),
		...toldAccounts(lines),
		...accountParts(lines),
		...toldPapers(lines),
		...findAddresses(lines),
		...findIpAddresses(lines),
		...findPhones(lines),
		...(wanted.has("licence_plate") ? findPlates(lines) : []),
		...columns.map(platesOffered),
		...names,
		...offered,
		...listedNames(lines).filter((name) => !isHead(name, lines)),
		...bridgedNames([...names, ...offered], lines),
		...furtherNames(lines, [...names, ...offered]).filter((name) => !isHead(name, lines)),
		...(tagged?.offered() ?? []).filter((match) => match.kind !== "name" || !isHead(match, lines)),
	];
	const found = matches
		.filter((match) => !isOfHeading(match, lines) && !(match.kind === "name" && isNobodys(match, lines)))
		.map((match) => (match.kind === "address" ? besideTimes(match, lines) : doubted(match, lines)));
	const isNamed = (match: Match) => (match.kind === "link" || match.kind === "email") && isNaming(textOf(match), parts);
	return grouped(
		settled(namesBesideNumbers(wholeNumbers(found), lines), lines, isCell).flatMap((settledMatch): Match[] => {
			const match = tagged?.judged(settledMatch) ?? settledMatch;
			if (wanted.has(match.kind)) return [match];
			// Who wants names gone has no use of an address that spells one.
			return wanted.has("name") && isNamed(match) ? [{ ...match, kind: "name" }] : [];
		}),
		lines,
	);
}

/**
 * Everything personal in lines of text, of the kinds that are asked for; rules alone, and equal lines give equal findings. `again` are the lines of
 * the same document as another reader orders them: what only they show is added.
 */
export function findPersonalData(lines: readonly FinderLine[], kinds: readonly FindingKind[], again: readonly FinderLine[] = []): PersonalFinding[] {
	const wanted = new Set(kinds);
	const groups = matchesIn(lines, wanted);
	for (const [key, group] of matchesIn(again, wanted)) if (!groups.has(key)) groups.set(key, group);
	const turns = new Map<FindingKind, number>();
	return [...groups.values()]
		.sort((a, b) => FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind))
		.map(({ kind, text, confidence, places, count }) => {
			const turn = (turns.get(kind) ?? 0) + 1;
			turns.set(kind, turn);
			return { findingId: `${kind}-${turn}`, kind, text, confidence, places, placeCount: count };
		});
}
