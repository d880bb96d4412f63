import { type IndustryCompany, makeCompanies } from "./companies";
import { HOMES, type Home, type ListingState } from "./homes";
import { DAY_MS, type Listing, listPosition } from "./listing";
import { makePosition, makeSibling } from "./positions";
import { createRandom, type Random } from "./random";
import { makeTradePositions } from "./trades/trade-positions";

const REMOTE_ONLY = new Set(["himalayas", "remoteok", "remotive"]);
/** The board that copies shows its newest 500 to a search, so it must not copy too much of what there is in every country. */
const TRADES_COPIED = 0.06;
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
/** So many positions are of offices and wards all over the world; those beyond are of every trade in every country. */
const FIRST_POSITIONS = 2_000;
/** Keeps the second stream of chance apart from the first, whatever the seed. */
const SECOND_STREAM = 0x9e3779b9;

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
function staffHomes(random: Random): Map<string, IndustryCompany[]> {
	const companies = makeCompanies(
		random,
		HOMES.reduce((sum, home) => sum + home.boards, 0),
	);
	return new Map(HOMES.map(({ provider, boards }) => [provider, companies.splice(0, boards)]));
}

/** Positions of companies that hire all over the world, on their homes in turn. */
function listCompanies(random: Random, count: number, midnight: number): Listing[] {
	const staff = staffHomes(random);
	const listings: Listing[] = [];
	let left = count;
	for (const [index, home] of HOMES.entries()) {
		const { provider } = home;
		const wanted = index === HOMES.length - 1 ? left : Math.min(left, Math.round(home.share * count));
		for (let made = 0; made < wanted; ) {
			const position = makePosition(random, random.pick(staff.get(provider) ?? []), REMOTE_ONLY.has(provider));
			const sibling = made + 1 < wanted && random.chance(0.06) ? makeSibling(random, position) : null;
			for (const each of sibling === null ? [position] : [position, sibling]) {
				listings.push(...listPosition(random, each, { provider, state: pickState(home, made), serial: listings.length + 1, copyShare: 0.18, midnight }));
				made += 1;
			}
		}
		left -= wanted;
	}
	return listings;
}

/** Positions of every trade in every country, with serials from `first`. */
function listTrades(random: Random, count: number, first: number, midnight: number): Listing[] {
	const homes = new Map(HOMES.map((home) => [home.provider, home]));
	const made = new Map<string, number>();
	const listings: Listing[] = [];
	for (const { position, provider } of makeTradePositions(random, count)) {
		const index = made.get(provider) ?? 0;
		const home = homes.get(provider);
		const state = home === undefined ? "open" : pickState(home, index);
		made.set(provider, index + 1);
		listings.push(...listPosition(random, position, { provider, state, serial: first + listings.length, copyShare: TRADES_COPIED, midnight }));
	}
	return listings;
}

/**
 * Makes `count` different positions and lists each on its company's board, or on an aggregator alone; about one in eight is copied by an
 * aggregator too. Equal seeds and days give equal listings, and more positions leave the first 2,000 as they are.
 */
export function makeListings(options: { readonly seed: number; readonly count: number; readonly today: Date }): Listing[] {
	const midnight = Math.floor(options.today.getTime() / DAY_MS) * DAY_MS;
	const first = Math.min(options.count, FIRST_POSITIONS);
	const listings = listCompanies(createRandom(options.seed), first, midnight);
	const trades = listTrades(createRandom(options.seed ^ SECOND_STREAM), options.count - first, listings.length + 1, midnight);
	return [...listings, ...trades];
}
