import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { foldText } from "@/lib/tools/reading/text/clean-text";
import { type DateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { isOrganisation } from "@/lib/tools/resume-profile/words/title-words";
import { namesUnit } from "@/lib/tools/resume-profile/words/unit-words";

/** Words that tell of a date for how long or since when, folded. */
const VALIDITY: ReadonlySet<string> = new Set(
	`updated elected booked recycle hernieuwd bijscholing herhaling thru current exp expires expiry expiring valid until till thru through to good renewed renewal since from issued obtained passed completed last all accredited
	gultig bis seit erneuert zuletzt stand am im geldig tot sinds valable jusqu'en jusqu'au jusque depuis recyclage renouvele a jour en obtenu le
	valido valida vigente hasta desde renovado rinnovo rinnovato scad scadenza fino al dal conseguito ate validade renovada emitido
	wazny wazna wazne do od uzyskany platny platnost giltig giltigt t.o.m till senast sedan gecerli gecerlilik tarihi berlaku hingga sampai sejak
	den dated year annee ano anno jahr rok ar tahun nam действителен до с выдан дійсний по від`
		.split(/\s+/)
		.filter(Boolean),
);
/** What a certificate's own name goes on with after a comma. */
const OF_NAME = /^(?:\d|level|part|modul|teil|stufe|niveau|nivel|livello|grade|class|klass|categ|kategorie|phase|unit|tier|band|stage|[ivx]{1,4}\b|§)/iu;
const SMALL = /^\p{Ll}/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}.&+-]{1,9}$/u;
const MOST_WORDS_AFTER = 5;
/** What an issuer may stand behind. */
const SIGNS = [", ", ". ", " – ", " - ", " · ", " | "] as const;
/** How far a certificate goes, as its name ends. */
const GRADE_OF_NAME =
	/^(?:associate|professional|expert|foundation|practitioner|specialty|intermediate|advanced|basic|fundamentals|nivel|niveau|level|stufe|poziom)(?!\p{L})/iu;
/** "Permisos de conducir B, C, D+E": a class among classes is nobody's name. */
const CLASS = /(?:^|[\s:,])\p{Lu}{1,2}\p{N}?(?:\+\p{Lu}{1,2})?$/u;
const isOfList = (before: string, last: string): boolean => CLASS.test(before) && /^\p{Lu}{1,2}\p{N}?(?:\+\p{Lu}{1,2})?$/u.test(last);

const ends = (text: string): string => trimEndOf(text, /[\s,;:.·|–—-]/);

/** Dates of a certificate: the year of a law or of a register's number, "50/1978", is none. */
export function datesIn(text: string): DateRange[] {
	return findDateRanges(text).filter(({ index, text: date }) => !(/^\d{4}$/.test(date) && /\d\/$/.test(text.slice(0, index))));
}

/** Without words such as "valid until" at its end. */
function withoutValidity(text: string): string {
	let words = ends(text).split(" ");
	for (
		let left = MOST_WORDS_AFTER;
		left > 0 && words.length > 1 && VALIDITY.has(foldText((words.at(-1) ?? "").replace(/[^\p{L}'.]/gu, "")).replace(/\.$/, ""));
		left--
	) {
		words = ends(words.slice(0, -1).join(" ")).split(" ");
	}
	return words.join(" ");
}

/** Without a date at its end, in brackets or not; the text as it is where none stands there. */
function withoutDate(text: string): string {
	if (text.endsWith(")")) {
		const open = text.lastIndexOf("(");
		const isDated = open > 0 && datesIn(text.slice(open + 1, -1)).length > 0;
		return isDated ? ends(text.slice(0, open)) : text;
	}
	const range = datesIn(text).at(-1);
	const rest = range ? text.slice(range.index + range.length) : "";
	const isLast = range !== undefined && range.index > 0 && !/\p{N}/u.test(rest) && rest.replace(/\P{L}/gu, "").length < 3;
	return isLast ? withoutValidity(text.slice(0, range.index)) : text;
}

/** Where a sign stands last; the full stop of an abbreviation, "CACES R482 cat. A", is none. */
function lastOf(name: string, sign: (typeof SIGNS)[number]): number {
	const at = name.lastIndexOf(sign);
	return sign === ". " && !/\p{Ll}{5}$|[\p{N})]$|(?<!\p{L})\p{Lu}{3,8}$/u.test(name.slice(0, Math.max(0, at))) ? -1 : at;
}

const PARTICLE = /^(?:of|de|du|des|der|den|di|del|della|do|da|for|für|et|and|&|y|e)$/u;

/** "Gesällbrev, Sveriges Hantverksråd 2009", "Barreau du Québec": capitals throughout, and more of them than what stands before, or words that join them. */
function isLongName(issuer: string, before: string): boolean {
	const words = issuer.split(/\s+/u);
	const isLong = issuer.length > before.length || words.slice(1, -1).some((word) => PARTICLE.test(word));
	return words.length > 1 && isLong && words.every((word) => PARTICLE.test(word) || /^[\p{Lu}’'(&]/u.test(word));
}

/** "CCRN, AACN (2020)" is a CCRN: what is certified, without who issued it and when. */
export function certificateName(value: string): string {
	const whole = ends(value);
	const undated = withoutDate(whole);
	const name = undated === whole ? whole : withoutDate(undated);
	const at = Math.max(...SIGNS.map((sign) => lastOf(name, sign)));
	if (at < 3 || name.indexOf(")", at) !== -1) return name;
	const sign = SIGNS.find((one) => name.startsWith(one, at)) ?? ", ";
	const [before, issuer] = [name.slice(0, at), name.slice(at + sign.length).trim()];
	if (OF_NAME.test(issuer) || SMALL.test(issuer) || isOfList(before, issuer)) return name;
	// What is no issuer for certain stays: "Child Protection – Joint Interviewing, 2017".
	return /[·|]/.test(sign) ||
		(sign === ", " && name !== whole && isLongName(issuer, before)) ||
		(ACRONYM.test(issuer) && !GRADE_OF_NAME.test(issuer)) ||
		isOrganisation(issuer) ||
		(name !== whole && namesUnit(issuer))
		? ends(before)
		: name;
}
