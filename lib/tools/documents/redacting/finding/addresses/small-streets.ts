import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { Found } from "./address-lines";

/** In chats and searches streets stand in small letters: "lindenweg 4", "447 maple road". */
const JOINED = /(?<=\p{Ll}{3})(?:straße|strasse|weg|gasse|allee|platz|straat|gracht|gatan|vägen|veien|gade|vej) \d{1,4} ?[a-z]?(?![\p{L}\p{N}])/gu;
const APART =
	/(?<![\p{L}\p{N}])\d{1,4}[a-z]? [a-z]{3,15} (?:street|road|rd|avenue|ave|lane|ln|drive|close|crescent|cres|terrace|view|court|mews|gardens|gdns|grove|row|walk|rise|parade)(?![\p{L}\p{N}])/gu;
/** "10 minute drive", "2 bed court": figures of something else. */
const NO_STREET =
	/^\d{1,4}[a-z]? (?:minute|minutes|min|mins|hour|hours|day|days|week|weeks|mile|miles|man|men|person|people|bed|bedroom|car|way|point|star|pound|more|whole|other|the|and|for|per|great|nice|good|front|back|top|first|second|third|last|next|hard|long|short|test|hole|lap) /u;
/** A British code in small letters. */
const SMALL_CODE = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? \d[abd-hjlnp-uw-z]{2}(?![\p{L}\p{N}])/gu;
const MOST_NAME = 24;

function wordStart(text: string, at: number): number {
	let start = at;
	while (at - start < MOST_NAME && /\p{Ll}/u.test(text.charAt(start - 1))) start -= 1;
	return start;
}

export function smallStreets(text: string): Found[] {
	const joined = [...text.matchAll(JOINED)].map((found) => ({ start: wordStart(text, found.index), end: found.index + found[0].length, confidence: OFFERED }));
	const apart = [...[...text.matchAll(APART)].filter(([own]) => !NO_STREET.test(own)), ...text.matchAll(SMALL_CODE)].map((found) => ({
		start: found.index,
		end: found.index + found[0].length,
		confidence: OFFERED,
	}));
	return [...joined.filter(({ start }) => !/\p{L}/u.test(text.charAt(start - 1))), ...apart];
}
