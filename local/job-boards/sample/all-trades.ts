import type { Language } from "@/local/job-boards/sample/places";
import { CARE } from "./occupations/care";
import { COMMERCE } from "./occupations/commerce";
import { CRAFTS } from "./occupations/crafts";
import { CREATIVE } from "./occupations/creative";
import { ENGINEERING } from "./occupations/engineering";
import { FINANCE } from "./occupations/finance";
import { HOSPITALITY } from "./occupations/hospitality";
import { LEADERS } from "./occupations/leaders";
import { LEARNING } from "./occupations/learning";
import { LOGISTICS } from "./occupations/logistics";
import { MEDICINE } from "./occupations/medicine";
import { PUBLIC } from "./occupations/public";
import { TECHNOLOGY } from "./occupations/technology";
import type { Crew, Trade } from "./occupations/trade";
import { TRANSPORT } from "./occupations/transport";

/** Every trade that the sample boards describe in words of its own. */
export const TRADES: readonly Trade[] = [
	...CARE,
	...COMMERCE,
	...CRAFTS,
	...CREATIVE,
	...ENGINEERING,
	...FINANCE,
	...HOSPITALITY,
	...LEADERS,
	...LEARNING,
	...LOGISTICS,
	...MEDICINE,
	...PUBLIC,
	...TECHNOLOGY,
	...TRANSPORT,
];

/** A trade in the words of one language. */
export interface SpokenTrade {
	readonly titles: readonly string[];
	readonly duties: readonly string[];
	readonly asked: readonly string[];
}

function partsOf(line: string): string[] {
	return line.split(" | ");
}

function itemsOf(part: string | undefined): string[] {
	return part === undefined ? [] : part.split("; ");
}

const saidIn = (said: Trade | Crew, language: Language): string | undefined => said[language];

/** What a trade is called, does and asks for in a language; null where it isn't described in it. */
export function speak(trade: Trade, language: Language): SpokenTrade | null {
	const own = saidIn(trade, language);
	const crew = saidIn(trade.crew, language);
	if (own === undefined || crew === undefined) return null;
	const [titles = "", duties] = partsOf(own);
	const [shared, asked] = partsOf(crew);
	return { titles: titles.split(" / "), duties: [...itemsOf(duties), ...itemsOf(shared)], asked: itemsOf(asked) };
}

/** The tools, licences and standards of a trade. */
export function toolsOf(trade: Trade): string[] {
	return itemsOf(trade.tools);
}
