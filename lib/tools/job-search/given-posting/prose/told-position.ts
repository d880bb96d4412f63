import { companyWithForm, firstName, isNameLike, namesOrganisation } from "@/lib/tools/job-search/given-posting/company-named";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { ALONE, ARTICLE, BEFORE_COMPANY, BEHIND_COMPANY, JOINING, NOBODY, SEEKING, TITLE_ENDS, WANTED } from "./hiring-words";

/** What one sentence tells of the position, who offers it, and where. */
export interface ToldPosition {
	readonly title: string | null;
	readonly company: string | null;
	readonly location: string | null;
}

const LONGEST_SENTENCE = 400;
const MOST_TITLE_WORDS = 8;
const LONGEST_FILLER = 90;
const NOTHING: ToldPosition = { title: null, company: null, location: null };
/** "(m/w/d)", "(H/F)": they belong to the title that they stand behind. */
const FOR_ALL = /^\s?\([\p{L}*](?:\s?[/|*]\s?[\p{L}*]){1,3}\)/u;
const IN_PLACE = / (in|im|at|à|en|em|a|te|w|we|v|ve|i) (?=\p{Lu})/u;
/** "a" and "i" are articles and words of their own elsewhere: behind them a place is one that is known. */
const SURE_WORDS = new Set(["in", "im", "à"]);
const OF_PLACE = /^(?:\p{Lu}[\p{L}.’'-]+|am|an|der|de|la|le|sur|upon|on|do|da)$/u;
const MOST_PLACE_WORDS = 4;
const LOOSE_END = /[\s,;:–—-]$/u;

function withoutLooseEnd(text: string): string {
	let end = text;
	while (LOOSE_END.test(end)) end = end.slice(0, -1);
	return end;
}

/** "… in Stoke on Trent for": where a text says that something is, and where it says so. */
function placeAfterWord(text: string): { at: number; place: string } | null {
	const found = text.match(IN_PLACE);
	if (found?.index === undefined) return null;
	const place: string[] = [];
	for (const word of text
		.slice(found.index + found[0].length)
		.split(" ")
		.slice(0, MOST_PLACE_WORDS)) {
		const bare = word.replace(/[.,;:!)]$/u, "");
		if (!OF_PLACE.test(bare)) break;
		place.push(bare);
		if (bare !== word) break;
	}
	while (/^\p{Ll}/u.test(place.at(-1) ?? "")) place.pop();
	const name = place.join(" ");
	return name !== "" && (SURE_WORDS.has(found[1] ?? "") || isTown(name)) ? { at: found.index, place: name } : null;
}

/** A name in front of what follows it: with its legal form, or up to its first comma; null for what is no name. */
export function companyIn(given: string): string | null {
	const text = withoutLooseEnd(withoutLooseEnd(given.trim().replace(BEFORE_COMPANY, "")).replace(BEHIND_COMPANY, ""));
	const place = placeAfterWord(text);
	const bare = place === null ? text : text.slice(0, place.at);
	const name = (companyWithForm(firstName(text)) ?? firstName(bare)).replace(/[.!?]$/u, "");
	if (name.length < 2 || !isNameLike(name) || NOBODY.test(name)) return null;
	return namesOrganisation(name) || companyWithForm(name) !== null || normalizeTitle(name).family === null ? name : null;
}

/** Where a text says that something is: "in Preston", ", Gateshead". */
function placeIn(text: string): string | null {
	const told = placeAfterWord(text)?.place ?? null;
	if (told !== null && (isTown(told) || normalizeTitle(told).family === null)) return told;
	return (
		text
			.split(/[,()]/u)
			.slice(1)
			.map((part) => part.trim().replace(/[.!]$/u, ""))
			.find(isTown) ?? null
	);
}

/** The title that a text begins with, behind an article: up to where the sentence goes on. */
function titleIn(text: string): string | null {
	const forAll = text.match(/\([\p{L}*](?:\s?[/|*]\s?[\p{L}*]){1,3}\)/u);
	const end = text.search(TITLE_ENDS);
	const upTo = end < 0 ? text.length : end;
	const isWhole = forAll?.index !== undefined && (forAll.index < upTo || FOR_ALL.test(text.slice(upTo)));
	const whole = isWhole ? text.slice(0, (forAll.index ?? 0) + forAll[0].length) : text.slice(0, upTo);
	const words = whole.trim().split(/\s+/u);
	// "an experienced and friendly Registered Nurse": what stands before the name in small letters describes whom they look for.
	const capital = words.findIndex((word) => /^\p{Lu}/u.test(word));
	const title = withoutLooseEnd((capital > 0 ? words.slice(capital) : words).join(" "));
	const isTitle = title.length > 2 && title.split(" ").length <= MOST_TITLE_WORDS && !NOBODY.test(title);
	return isTitle && (capital >= 0 || normalizeTitle(title).family !== null) ? title : null;
}

/** What stands behind a verb of seeking: its title comes right there, or behind the first article of what is told before. */
function soughtIn(rest: string): string | null {
	const told = rest.replace(/^\s?:?\s*/u, "");
	const article = told.slice(0, LONGEST_FILLER).match(ARTICLE);
	if (article?.index !== undefined && !/[.!?]/u.test(told.slice(0, article.index))) return titleIn(told.slice(article.index + article[0].length));
	return /^\p{Lu}/u.test(told) ? titleIn(told) : null;
}

/** "Kiwi Freight is looking for a Driver", "Wir bei Hofer suchen einen Koch". */
function bySeeking(sentence: string): ToldPosition | null {
	const verb = sentence.match(SEEKING);
	if (verb?.index === undefined) return null;
	const [before, rest] = [sentence.slice(0, verb.index), sentence.slice(verb.index + verb[0].length)];
	const title = soughtIn(rest);
	const company = companyIn(before);
	return title === null && company === null ? null : { title, company, location: placeIn(before) ?? (title === null ? null : placeIn(rest)) };
}

/** "Join Alder Hall Estate as a Head Gardener", "Werde Koch bei Adler". */
function byJoining(sentence: string): ToldPosition | null {
	for (const pattern of JOINING) {
		const found = sentence.match(pattern);
		if (!found?.groups) continue;
		const { company = "", title = "" } = found.groups;
		const told = titleIn(title.replace(ARTICLE, "").trim());
		if (told !== null) return { title: told, company: companyIn(company), location: placeIn(`, ${company}`) ?? placeIn(sentence) };
	}
	return null;
}

/** "Operative wanted by Parcelway in Daventry", "Koch (m/w/d) gesucht", "Are you a Barista?". */
function byWant(sentence: string): ToldPosition | null {
	const asked = sentence.match(ALONE)?.groups?.title;
	if (asked !== undefined) {
		const title = titleIn(asked);
		return title === null || normalizeTitle(title).family === null ? null : { ...NOTHING, title };
	}
	const wanted = sentence.match(WANTED)?.groups;
	const title = wanted?.title === undefined ? null : titleIn(wanted.title);
	if (title === null || normalizeTitle(title).family === null) return null;
	return { title, company: wanted?.company === undefined ? null : companyIn(wanted.company), location: placeIn(wanted?.company ?? "") };
}

/** Which position a sentence tells of, and whose it is; null for a sentence that tells neither. */
export function toldPosition(given: string): ToldPosition | null {
	const sentence = given.slice(0, LONGEST_SENTENCE).trim();
	return byJoining(sentence) ?? byWant(sentence) ?? bySeeking(sentence);
}
