import { describe, expect, it } from "vitest";
import { textLanguage } from "@/lib/tools/fit/text-language";
import { occupations } from "@/lib/tools/taxonomy/titles/occupations";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { descriptionPlain } from "@/local/job-boards/sample/describe";
import type { Listing } from "@/local/job-boards/sample/listing";
import { makeListings } from "@/local/job-boards/sample/listings";
import type { Language } from "@/local/job-boards/sample/places";
import { TRADES, toolsOf, tradesIn } from "@/local/job-boards/sample/trades/all-trades";
import { MARKETS } from "@/local/job-boards/sample/trades/markets";

const LANGUAGES: readonly Language[] = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "ja", "vi"];
/** What the local stack serves. */
const STACK = { seed: 1, count: 5_550, today: new Date("2026-06-01T00:00:00Z") };
const listings = makeListings(STACK);
const firstSerial = makeListings({ ...STACK, count: 2_000 }).length + 1;
const ofTrades = listings.filter(({ serial }) => serial >= firstSerial);
const originals = ofTrades.filter(({ original }) => original === null);
const idsOf = (title: string) => normalizeTitle(title).occupations.map(({ id }) => id);
const textOf = ({ position }: Listing) => position.text;

describe("the trades of the sample boards", () => {
	it("are more than a hundred, each an occupation of the taxonomy and each once, over ISCO's groups of civilians", () => {
		const ids = TRADES.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.length).toBeGreaterThan(100);
		expect(ids.filter((id) => !occupations().has(id))).toEqual([]);
		const groups = new Set(ids.map((id) => occupations().get(id)?.isco.charAt(0)));
		expect([...groups].sort()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
	});

	it("are all described in the nine languages of Europe, some in Japanese and Vietnamese, with duties of their own", () => {
		for (const language of LANGUAGES) {
			const known = tradesIn(language);
			if (language !== "ja" && language !== "vi") expect([language, TRADES.filter((trade) => !known.has(trade)).map(({ id }) => id)]).toEqual([language, []]);
			expect(known.size).toBeGreaterThan(20);
			const own = [...known.values()].map(({ duties }) => duties[0]);
			expect([language, own.filter((duty, at) => own.indexOf(duty) !== at)]).toEqual([language, []]);
			for (const [trade, { titles, duties, asked }] of known) {
				expect([trade.id, language, titles.length > 0, duties.length >= 3, asked.length >= 2]).toEqual([trade.id, language, true, true, true]);
			}
		}
	});

	it("each name four tools, licences or standards at least", () => {
		expect(TRADES.filter((trade) => new Set(toolsOf(trade)).size < 4).map(({ id }) => id)).toEqual([]);
	});

	it.each(LANGUAGES)("lead to their occupation by every title in %s", (language) => {
		const missed = [...tradesIn(language)].flatMap(([{ id }, { titles }]) => titles.filter((title) => !idsOf(title).includes(id)).map((title) => [id, title]));
		expect(missed).toEqual([]);
	});
});

describe("the postings of the trades", () => {
	it("leave the first two thousand positions as they are, for every seed", () => {
		for (const seed of [1, 7]) {
			const few = makeListings({ ...STACK, seed, count: 2_000 });
			expect(JSON.stringify(makeListings({ ...STACK, seed, count: 2_200 }).slice(0, few.length))).toBe(JSON.stringify(few));
		}
	});

	it("are the same for a seed, and others for another", () => {
		const once = JSON.stringify(makeListings({ ...STACK, count: 2_500 }));
		expect(JSON.stringify(makeListings({ ...STACK, count: 2_500 }))).toBe(once);
		expect(JSON.stringify(makeListings({ ...STACK, seed: 2, count: 2_500 }))).not.toBe(once);
	});

	it("are told as the language that they are written in", () => {
		const wrong = ofTrades.filter((listing) => textLanguage(descriptionPlain(listing)) !== textOf(listing).language);
		expect(wrong.map((listing) => [listing.title, textOf(listing).language])).toEqual([]);
	});

	it("are mostly in the language of their place", () => {
		for (const { places } of MARKETS) {
			const here = originals.filter(({ position }) => position.place.code === places[0]?.code);
			const native = here.filter((listing) => textOf(listing).language === places.find(({ city }) => city === listing.position.place.city)?.language);
			expect([places[0]?.code, native.length / here.length > 0.9]).toEqual([places[0]?.code, true]);
		}
	});

	it("have duties, requirements and more", () => {
		const fewest = [3, 5, 1, 3];
		const poor = ofTrades.filter((listing) => fewest.some((least, at) => (textOf(listing).lists[at]?.items.length ?? 0) < least));
		expect(poor.map(({ title }) => title)).toEqual([]);
	});

	it("lead to a trade of their workplace by the title, whatever level, mark or copy it has", () => {
		const wrong = ofTrades.filter(({ title, position }) => {
			const ids = TRADES.filter(({ crew }) => crew === position.occupation).map(({ id }) => id);
			return !idsOf(title).some((id) => ids.includes(id));
		});
		expect([...new Set(wrong.map(({ title }) => `${title} -> ${idsOf(title).join()}`))]).toEqual([]);
	});

	it("hold every trade in every country that speaks of it, and as many of a group of ISCO as it has trades", () => {
		for (const { places } of MARKETS) {
			const [hub] = places;
			const here = originals.filter(({ position }) => position.place.code === hub?.code);
			const ids = new Set(here.flatMap(({ title }) => idsOf(title)));
			const known = [...tradesIn(hub?.language ?? "en").keys()];
			expect([hub?.country, known.filter(({ id }) => !ids.has(id)).map(({ id }) => id)]).toEqual([hub?.country, []]);
			for (const group of new Set(known.map(({ id }) => occupations().get(id)?.isco.charAt(0)))) {
				const trades = known.filter(({ id }) => occupations().get(id)?.isco.charAt(0) === group).length;
				const count = here.filter(({ title }) => normalizeTitle(title).occupations.some(({ isco }) => isco.startsWith(group ?? "?"))).length;
				expect([hub?.country, group, count >= trades]).toEqual([hub?.country, group, true]);
			}
		}
		expect(MARKETS.length).toBeGreaterThanOrEqual(25);
	});

	it("have the levels that a trade has: who drives, cleans or cares is never a vice president of it", () => {
		const allOf = (crew: unknown) => TRADES.filter((trade) => trade.crew === crew);
		const single = originals.filter(({ position }) => allOf(position.occupation).every(({ ranks }) => ranks === "one"));
		expect(single.length).toBeGreaterThan(500);
		expect(single.filter(({ position }) => position.level !== "Mid").map(({ title }) => title)).toEqual([]);
		const executives = originals.filter(({ position }) => position.level === "Executive");
		expect(executives.filter(({ position }) => !allOf(position.occupation).some(({ ranks }) => ranks === "executive"))).toEqual([]);
	});

	it("stand on one board for each employer", () => {
		const boards = new Map<string, Set<string>>();
		for (const { companyName, board } of originals) boards.set(companyName, (boards.get(companyName) ?? new Set()).add(board));
		expect([...boards].filter(([, tokens]) => tokens.size > 1)).toEqual([]);
	});
});
