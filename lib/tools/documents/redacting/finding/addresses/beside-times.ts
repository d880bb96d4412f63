import { type FinderLine, type Match, withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";

const YEAR = "(?:19[4-9]|20[0-3])[0-9]";
const STILL =
	"(?:present|current|now|today|ongoing|date|heute|jetzt|aujourd|présent|actual|hoy|oggi|attual|presente|hoje|atual|heden|nu|obecnie|dziś|dosud|současnost|günümüz|halen)";
const TIME = String.raw`(?:(?:0?[1-9]|1[0-2])[./]${YEAR}|(?:(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{Ll}{0,7}\.? )?${YEAR})`;
/** "03/2019 – Present", "June 2015 – 02/2019", "2013-2015": from when to when somebody was somewhere. */
const TIMES = new RegExp(String.raw`(?<![\p{L}\p{N}])${TIME} ?(?:[-\u2010-\u2015]|to |bis |à |a |till ) ?(?:${TIME}|${STILL}|$)`, "giu");
const REACH = 24;

/** An address up to where a range of times begins: in a list of posts towns and times stand side by side. */
export function besideTimes(match: Match, lines: readonly FinderLine[]): Match {
	const text = lines[match.line]?.text ?? "";
	const own = text.slice(match.start, match.end + REACH);
	const times = [...own.matchAll(TIMES)].find(({ index }) => index > 0 && match.start + index < match.end);
	return times ? { ...match, end: match.start + withoutEnd(own.slice(0, times.index), " \t,;|(·").length } : match;
}
