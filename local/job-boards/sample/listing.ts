import type { ListingState } from "./homes";
import { placeName } from "./places";
import type { Position } from "./positions";
import type { Random } from "./random";

export const AGGREGATORS = ["arbeitnow", "himalayas", "remoteok", "remotive"] as const;

/** One appearance of a position on one board. */
export interface Listing {
	readonly provider: string;
	readonly board: string;
	/** Unique over all listings; providers make their ids of it. */
	readonly serial: number;
	/** Random hexadecimal digits for ids that look so. */
	readonly hex: string;
	readonly position: Position;
	readonly title: string;
	readonly companyName: string;
	readonly locationName: string;
	readonly postedAt: Date;
	readonly state: ListingState;
	/** The listing on the company's own board that this one was copied from. */
	readonly original: Listing | null;
	/** A sentence that an aggregator adds to what it copies. */
	readonly remark: string | null;
}

const ARBEITNOW_COUNTRIES = new Set(["DE", "AT", "CH", "NL", "FR", "ES", "IE", "GB", "BE", "PL"]);
const REMARKS = ["We found this opening on the company's own site.", "Please mention where you saw this opening when you apply."] as const;
export const DAY_MS = 86_400_000;
/** Closed postings are at least this old, so that they were open for a while. */
const CLOSED_AGE_DAYS = 14;

function isAggregator(provider: string): boolean {
	return (AGGREGATORS as readonly string[]).includes(provider);
}

/** Where else a position of a company's own board turns up. */
function copyTarget(random: Random, position: Position, copyShare: number): string | null {
	if (position.mode === "Remote" && random.chance(0.5)) return random.pick(["himalayas", "himalayas", "remoteok", "remotive"]);
	return ARBEITNOW_COUNTRIES.has(position.place.code) && random.chance(copyShare) ? "arbeitnow" : null;
}

/** The same title with the small differences that copies have. */
function varyTitle(random: Random, title: string): string {
	const isNeutral = /\([a-z]\/[a-z]/i.test(title);
	const variants = [
		title,
		title.replace(/^Senior /, "Sr. "),
		title.replace(/^Sr\. /, "Senior "),
		title.replaceAll("-", " "),
		`${title} `,
		title.replace(/ \(m\/w\/d\)$/, " (all genders)"),
	];
	return random.pick(isNeutral ? variants : [...variants, `${title} (m/f/d)`]);
}

function varyPlace(random: Random, position: Position): string {
	const { city, country } = position.place;
	return random.pick([city, `${city}, ${country}`, placeName(position.place)]);
}

function closedCopyState(random: Random, original: Listing): ListingState {
	const isOpen = original.state === "open" || original.state === "missing-record";
	if (isOpen) return "open";
	return random.pick(["gone-404", "closed-text"] as const);
}

/** What decides where and when a position is listed. */
interface Circumstances {
	readonly provider: string;
	readonly state: ListingState;
	readonly serial: number;
	/** How often a board of many countries copies what is not remote. */
	readonly copyShare: number;
	/** The day before which it was posted. */
	readonly midnight: number;
}

/** Lists a position on its home board and, sometimes, a copy of it on an aggregator. Answers one or two listings, the first with `serial`. */
export function listPosition(random: Random, position: Position, { provider, state, serial, copyShare, midnight }: Circumstances): Listing[] {
	const startOfDay = midnight - (position.daysAgo + (state === "open" ? 1 : CLOSED_AGE_DAYS)) * DAY_MS;
	const original: Listing = {
		provider,
		board: isAggregator(provider) ? provider : position.company.token,
		serial,
		hex: random.hex(32),
		position,
		title: position.title,
		companyName: position.company.name,
		locationName: placeName(position.place),
		postedAt: new Date(startOfDay + random.int(0, 1200) * 60_000),
		state,
		original: null,
		remark: null,
	};
	const target = isAggregator(provider) ? null : copyTarget(random, position, copyShare);
	if (target === null) return [original];
	const { name } = position.company;
	const copy: Listing = {
		...original,
		provider: target,
		board: target,
		serial: serial + 1,
		hex: random.hex(32),
		title: varyTitle(random, position.title),
		companyName: random.pick([name, name, `${name}, Inc.`, `${name} Ltd.`]),
		locationName: varyPlace(random, position),
		// Copies appear some hours after what they copy.
		postedAt: new Date(startOfDay + random.int(1201, 1439) * 60_000),
		state: closedCopyState(random, original),
		original,
		remark: random.chance(0.6) ? random.pick(REMARKS) : null,
	};
	return [original, copy];
}
