import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfCalendar } from "./calendar-words";

const PARTICLES =
	"(?:de la|de las|de los|de l'|van der|van den|van de|von der|von dem|vom|dos|das|del|della|de|di|da|do|du|des|van|von|zu|zur|ten|ter|le|la|lo|bin|binti|al|el|ben|abu|mac|st\\.?)";
/** "DE LA MARE, Guy", "van Tonder, Pieter": a line of a list by family names. */
const LISTED = new RegExp(
	String.raw`^[\s•*·–-]{0,4}(?:\d{1,3}[.)] )?((?:${PARTICLES} ){0,2}\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24})?, (?:\p{Lu}[\p{Ll}'’-]{1,20}|\p{Lu}\.)(?: \p{Lu}[\p{Ll}.'’-]{0,20})?)\s*$`,
	"iu",
);
const FEWEST_LISTED = 2;

function byFamily(lines: readonly FinderLine[]): Match[] {
	const own = lines.map(({ text }) => {
		const found = text.length < 70 ? LISTED.exec(text) : null;
		return found?.[1] && /, \p{Lu}/u.test(found[1]) && /^(?:\p{L}{1,4} )*\p{Lu}/u.test(found[1]) ? found[1] : null;
	});
	return own.flatMap((name, line): Match[] => {
		const around = [-1, 1].filter((step) => own[line + step]).length + 1;
		const start = name === null ? -1 : (lines[line]?.text.indexOf(name) ?? -1);
		return name !== null && start !== -1 && around >= FEWEST_LISTED ? [{ kind: "name", line, start, end: start + name.length, confidence: OFFERED }] : [];
	});
}

/** "Apologies: Nance, Uren": who was there and who was not. */
const ATTENDING =
	/(?:^|[^\p{L}])(?:present|in attendance|attendees|apologies(?: from)?|absent|anwesend|entschuldigt|teilnehmer(?:innen)?|présents?|excusés?|absents?|asistentes|ausentes|excusan|presenti|assenti|presentes|aanwezig|afwezig|obecni|nieobecni|närvarande|frånvarande|til stede|přítomni)(?: ?\([^()]{1,20}\))?: ?/giu;
const ENTRY =
	/^(?:(?:cllrs?|mrs?|ms|miss|dr|rev|prof|sir|dame|herr|frau|mme|m|sr|sra|dhr|mevr|pan|pani)\.? )?(\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24}){0,2})(?= ?(?:\(|$))/iu;

function attending(text: string, line: number): Match[] {
	return [...text.matchAll(ATTENDING)].flatMap((found): Match[] => {
		const from = found.index + found[0].length;
		const rest = text.slice(from, from + 400).split(/[;.](?:\s|$)|:/u)[0] ?? "";
		let at = from;
		return rest.split(/,| and | und | et | y | e | en | i | och /u).flatMap((part): Match[] => {
			const name = ENTRY.exec(part.trim())?.[1];
			const start = name === undefined ? -1 : text.indexOf(name, at);
			if (name === undefined || start === -1 || !/^\p{Lu}/u.test(name) || isOfCalendar(name)) return [];
			at = start + name.length;
			return [{ kind: "name", line, start, end: at, confidence: OFFERED }];
		});
	});
}

/** "Ottoline (7) and Caspian (4)": called with one's age. */
const WITH_AGE = /(?<!\p{L})\p{Lu}\p{Ll}{2,20}(?= \((?:aged? |age: ?)?\d{1,2}(?: years?(?: old)?| ans| jahre| años| anni| anos| jaar| lat)?\))/giu;

function withAge(text: string, line: number): Match[] {
	return [...text.matchAll(WITH_AGE)].flatMap((found): Match[] =>
		/^\p{Lu}/u.test(found[0]) && !isOfCalendar(found[0]) && !isOrdinary(foldLine(found[0]))
			? [{ kind: "name", line, start: found.index, end: found.index + found[0].length, confidence: OFFERED }]
			: [],
	);
}

const CLOSES =
	/(?<!\p{L})(?:thanks|thank you|thx|cheers|love|regards|see (?:you|u|ya)|bye|ciao|lg|vg|gruß|grüße|gruss|bises|bisous|besos|abrazos?|baci|groetjes|hilsen|kram|x|xx|xxx)(?!\p{L})/iu;
const SMALL_NAME = /^(?:[-–~] ?)?(\p{Ll}{3,12})(?: x{1,3})?$/u;
const [LONGEST_FAREWELL, LONGEST_NAME] = [60, 24];

/** "jules" alone on the line below "thanks, see u at 5 x". */
function signedSmall(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text }, line): Match[] => {
		const name = text.length < LONGEST_NAME ? SMALL_NAME.exec(text.trim())?.[1] : undefined;
		const before = lines[line - 1]?.text ?? "";
		if (name === undefined || before.length > LONGEST_FAREWELL || !CLOSES.test(before) || isOrdinary(foldLine(name))) return [];
		const start = text.indexOf(name);
		return [{ kind: "name", line, start, end: start + name.length, confidence: OFFERED }];
	});
}

/** "(W1) TSOSIE, LEANDRA": how the police and registers write a name, set apart from what goes on. */
const LOUD = /(?<=^|\t|\) | {2})\p{Lu}{2,20}(?:[-'’ ]\p{Lu}{2,20})?, \p{Lu}{2,16}(?: \p{Lu}{1,16}\.?)?(?= {2}|\t|$|[;(])/gu;
const loud = (text: string, line: number): Match[] =>
	[...text.trimEnd().matchAll(LOUD)].flatMap((found): Match[] =>
		found[0].split(/[^\p{L}]+/u).every((word) => isOrdinary(foldLine(word)))
			? []
			: [{ kind: "name", line, start: found.index, end: found.index + found[0].length, confidence: OFFERED }],
	);

/** Names that only the shape of a list, an age behind them or a farewell above them tells. */
export function listedNames(lines: readonly FinderLine[]): Match[] {
	return [
		...byFamily(lines),
		...signedSmall(lines),
		...lines.flatMap(({ text }, line) => [...attending(text, line), ...withAge(text, line), ...loud(text, line)]),
	];
}
