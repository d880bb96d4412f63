import { type Company, makeCompanies } from "./companies";
import { HOMES, type Home, type ListingState } from "./homes";
import { placeName } from "./places";
import { makePosition, makeSibling, type Position } from "./positions";
import { createRandom, type Random } from "./random";

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

const REMOTE_ONLY = new Set(["himalayas", "remoteok", "remotive"]);
const ARBEITNOW_COUNTRIES = new Set(["DE", "AT", "CH", "NL", "FR", "ES", "IE", "GB", "BE", "PL"]);
const REMARKS = ["We found this opening on the company's own site.", "Please mention where you saw this opening when you apply."] as const;
const DAY_MS = 86_400_000;
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
/** Closed postings are at least this old, so that they were open for a while. */
const CLOSED_AGE_DAYS = 14;

function isAggregator(provider: string): boolean {
	return (AGGREGATORS as readonly string[]).includes(provider);
}

/** Where else a position of a company's own board turns up. */
function copyTarget(random: Random, position: Position): string | null {
	if (position.mode === "Remote" && random.chance(0.5)) return random.pick(["himalayas", "himalayas", "remoteok", "remotive"]);
	return ARBEITNOW_COUNTRIES.has(position.place.code) && random.chance(0.18) ? "arbeitnow" : null;
}

/** The same title with the small differences that copies have. */
function varyTitle(random: Random, title: string): string {
	const isNeutral = /\(m\/w\/d\)|\(H\/F\)/.test(title);
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

/**
 * The state of a home's next position. Multiples of the golden ratio spread evenly over 0 to 1, so that rare states appear for every seed,
 * not only for lucky ones.
 */
function pickState(home: Home, index: number): ListingState {
	let left = (index * GOLDEN_RATIO) % 1;
	for (const [state, probability] of home.closed) {
		left -= probability;
		if (left < 0) return state;
	}
	return "open";
}

/** Each provider's companies: nobody hires on two boards of their own. */
function staffHomes(random: Random): Map<string, Company[]> {
	const companies = makeCompanies(
		random,
		HOMES.reduce((sum, home) => sum + home.boards, 0),
	);
	return new Map(HOMES.map(({ provider, boards }) => [provider, companies.splice(0, boards)]));
}

/** Lists a position on its home board and, sometimes, a copy of it on an aggregator. Answers one or two listings, the first with `serial`. */
function listPosition(random: Random, home: Home, position: Position, state: ListingState, serial: number, midnight: number): Listing[] {
	const startOfDay = midnight - (position.daysAgo + (state === "open" ? 1 : CLOSED_AGE_DAYS)) * DAY_MS;
	const original: Listing = {
		provider: home.provider,
		board: isAggregator(home.provider) ? home.provider : position.company.token,
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
	const target = isAggregator(home.provider) ? null : copyTarget(random, position);
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

/**
 * Makes `count` different positions and lists each on its company's board, or on an aggregator alone; about one in eight is copied by an
 * aggregator too. Equal seeds and days give equal listings.
 */
export function makeListings(options: { readonly seed: number; readonly count: number; readonly today: Date }): Listing[] {
	const random = createRandom(options.seed);
	const staff = staffHomes(random);
	const midnight = Math.floor(options.today.getTime() / DAY_MS) * DAY_MS;
	const listings: Listing[] = [];
	let left = options.count;
	for (const [index, home] of HOMES.entries()) {
		const wanted = index === HOMES.length - 1 ? left : Math.min(left, Math.round(home.share * options.count));
		for (let made = 0; made < wanted; ) {
			const position = makePosition(random, random.pick(staff.get(home.provider) ?? []), REMOTE_ONLY.has(home.provider));
			const sibling = made + 1 < wanted && random.chance(0.06) ? makeSibling(random, position) : null;
			for (const each of sibling === null ? [position] : [position, sibling]) {
				listings.push(...listPosition(random, home, each, pickState(home, made), listings.length + 1, midnight));
				made += 1;
			}
		}
		left -= wanted;
	}
	return listings;
}
