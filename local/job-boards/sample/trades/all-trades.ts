import { CARE } from "@/local/job-boards/sample/occupations/care";
import { COMMERCE } from "@/local/job-boards/sample/occupations/commerce";
import { CRAFTS } from "@/local/job-boards/sample/occupations/crafts";
import { CREATIVE } from "@/local/job-boards/sample/occupations/creative";
import { ENGINEERING } from "@/local/job-boards/sample/occupations/engineering";
import { FINANCE } from "@/local/job-boards/sample/occupations/finance";
import { HOSPITALITY } from "@/local/job-boards/sample/occupations/hospitality";
import { LEADERS } from "@/local/job-boards/sample/occupations/leaders";
import { LEARNING } from "@/local/job-boards/sample/occupations/learning";
import { LOGISTICS } from "@/local/job-boards/sample/occupations/logistics";
import { MEDICINE } from "@/local/job-boards/sample/occupations/medicine";
import { PUBLIC } from "@/local/job-boards/sample/occupations/public";
import { TECHNOLOGY } from "@/local/job-boards/sample/occupations/technology";
import { TRANSPORT } from "@/local/job-boards/sample/occupations/transport";
import type { Language } from "@/local/job-boards/sample/places";
import type { Crew, Trade } from "./trade";

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

function read(trade: Trade, language: Language): SpokenTrade | null {
	const own = saidIn(trade, language);
	const crew = saidIn(trade.crew, language);
	if (own === undefined || crew === undefined) return null;
	const [titles = "", duties] = partsOf(own);
	const [shared, asked] = partsOf(crew);
	return { titles: titles.split(" / "), duties: [...itemsOf(duties), ...itemsOf(shared)], asked: itemsOf(asked) };
}

const spoken = new Map<Language, ReadonlyMap<Trade, SpokenTrade>>();

/** The trades that are described in a language, each in its words. */
export function tradesIn(language: Language): ReadonlyMap<Trade, SpokenTrade> {
	const known = spoken.get(language);
	if (known !== undefined) return known;
	const all = new Map<Trade, SpokenTrade>();
	for (const trade of TRADES) {
		const words = read(trade, language);
		if (words !== null) all.set(trade, words);
	}
	spoken.set(language, all);
	return all;
}

/** The tools, licences and standards of a trade. */
export function toolsOf(trade: Trade): string[] {
	return itemsOf(trade.tools);
}
