import { makePay } from "@/local/job-boards/sample/pay";
import type { Language } from "@/local/job-boards/sample/places";
import type { Mode, Position, PostingText } from "@/local/job-boards/sample/positions";
import type { Random } from "@/local/job-boards/sample/random";
import { fill, WORDING } from "@/local/job-boards/sample/wording";
import { type SpokenTrade, TRADES, toolsOf, tradesIn } from "./all-trades";
import { type Employers, makeEmployers } from "./employers";
import { MARKETS, type Market, type MarketPlace } from "./markets";
import type { Trade } from "./trade";
import { pickLevel, titleOver } from "./trade-levels";

/** A position of a trade and the provider that has its employer's board. */
export interface HousedPosition {
	readonly position: Position;
	readonly provider: string;
}

/** How often teams that work over borders look for people in English. */
const ENGLISH_SHARE = 0.08;
/** How often an employer hires for two of its places at once. */
const TWO_CITIES_SHARE = 0.3;
const INTERNATIONAL = new Set(["office", "manager", "executive"]);

/** Countries by the rounds that they take part in: the busy ones come again when all have had every trade. */
function marketsOfRound(round: number): readonly Market[] {
	const most = Math.max(...MARKETS.map(({ rounds }) => rounds));
	return MARKETS.filter(({ rounds }) => round % most < rounds);
}

/** Every trade once in every country of a round, countries and trades mixed, so that the first positions are of all. */
function* cells(): Generator<{ readonly market: Market; readonly trade: Trade; readonly turn: number }> {
	for (let round = 0; ; round += 1) {
		const markets = marketsOfRound(round).map((market) => ({ market, known: [...tradesIn(market.places[0]?.language ?? "en").keys()] }));
		for (let step = 0; step < TRADES.length; step += 1) {
			for (const [at, { market, known }] of markets.entries()) {
				const index = (step + at * 7) % known.length;
				const trade = known[index];
				// Another city in each round.
				if (trade !== undefined && step < known.length) yield { market, trade, turn: index + round };
			}
		}
	}
}

function pickMode(random: Random, { remoteShare = 0 }: Trade): Mode {
	if (!random.chance(remoteShare)) return "On-site";
	return random.chance(0.5) ? "Remote" : "Hybrid";
}

function makeText(random: Random, position: Omit<Position, "text">, trade: Trade, spoken: SpokenTrade, language: Language, years: number): PostingText {
	const wording = WORDING[language];
	const place = language === "en" ? position.place.city : (position.place as MarketPlace).localName;
	const values = {
		company: position.company.name,
		does: position.company.does,
		size: String(random.int(3, 90) * 10),
		department: trade.crew.department,
		place,
		title: position.title,
		team: String(random.int(3, 14)),
		years: String(years),
	};
	const tools = random.sample(toolsOf(trade), 5);
	const say = (skill: string) => fill(random.pick(wording.skill), { skill });
	return {
		language,
		opening: [fill(wording.about, values), fill(wording.role, values)],
		lists: [
			{ title: wording.dutiesTitle, items: spoken.duties },
			{ title: wording.mustTitle, items: [...(years > 0 ? [fill(wording.years, values)] : []), ...spoken.asked, ...tools.slice(0, 3).map(say)] },
			{ title: wording.niceTitle, items: tools.slice(3).map(say) },
			{ title: wording.offerTitle, items: random.sample(wording.offers, 3) },
		],
		closing: wording.notice,
	};
}

function hire(random: Random, employers: Employers, market: Market, trade: Trade, turn: number): HousedPosition {
	const place = market.places[turn % market.places.length];
	const isEnglish = INTERNATIONAL.has(trade.ranks) && random.chance(ENGLISH_SHARE);
	const native = place !== undefined && tradesIn(place.language).has(trade) ? place.language : "en";
	const language = isEnglish ? "en" : native;
	const spoken = tradesIn(language).get(trade);
	if (place === undefined || spoken === undefined) throw new Error(`${trade.id} is not described in ${language}`);
	const elsewhere = market.places.filter(({ city, language: spokenThere }) => city !== place.city && spokenThere === place.language);
	const grade = pickLevel(random, trade.ranks, language);
	const employer = employers(random.pick(trade.crew.employers), native);
	const isLearner = grade.level === "Intern";
	const position: Omit<Position, "text"> = {
		company: employer,
		occupation: trade.crew,
		title: titleOver(random, random.pick(spoken.titles), grade, language),
		level: grade.level,
		place,
		otherPlaces: random.chance(TWO_CITIES_SHARE) ? random.sample(elsewhere, 1) : [],
		mode: pickMode(random, trade),
		employment: isLearner ? "Internship" : random.chance(0.88) ? "Full-time" : random.pick(["Part-time", "Contract"] as const),
		pay: random.chance(0.65) ? makePay(random, { basePay: trade.pay * 1_000, isPaidHourly: trade.isPaidHourly }, place, grade.factor) : null,
		daysAgo: random.int(0, 60),
	};
	return { position: { ...position, text: makeText(random, position, trade, spoken, language, grade.years) }, provider: employer.provider };
}

/** `count` positions of the trades, over all countries. Equal random states give equal positions. */
export function makeTradePositions(random: Random, count: number): HousedPosition[] {
	const languages = [...new Set(MARKETS.flatMap(({ places }) => places.map(({ language }) => language)))];
	const employers = makeEmployers(random, languages);
	const positions: HousedPosition[] = [];
	for (const { market, trade, turn } of cells()) {
		if (positions.length >= count) break;
		positions.push(hire(random, employers, market, trade, turn));
	}
	return positions;
}
