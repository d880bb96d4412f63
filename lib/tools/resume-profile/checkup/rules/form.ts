import { foldText } from "@/lib/tools/reading/text/clean-text";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { type CheckupInput, type Draft, draft, NOWHERE, placeOf, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { isPersonalRow, labelKey } from "@/lib/tools/resume-profile/words/personal-labels";

const USUAL_PAGES = 2;
const LONG_CAREER_YEARS = 10;
const MOST_PAGES = 4;

/** Pages against years. Lists of publications may be as long as they are. */
function lengthFindings({ document, profile }: CheckupInput): Draft[] {
	const years = profile.yearsOfExperience?.value ?? null;
	const isAcademic = document.lines.some(({ text }) => sectionKindOf(text) === "publications");
	const most = years !== null && years < LONG_CAREER_YEARS ? USUAL_PAGES : MOST_PAGES;
	const first = document.lines.find(({ page }) => page > most);
	if (isAcademic || document.pageCount <= most || !first) return [];
	return [
		draft("too_many_pages", document.pageCount > 2 * most ? "medium" : "low", {
			title: years === null ? `${document.pageCount} pages are many` : `${document.pageCount} pages are many for ${Math.round(years)} years of work`,
			why: `What stands behind page ${most} is hardly read. Shorten your older positions, and leave out what the newer ones show better.`,
			place: placeOf(first),
		}),
	];
}

const LATIN_NAME = /^[\p{Script=Latin}\p{M}\s.'’-]+$/u;

const LEAST_WITHIN = 4;
const SPELLED_OUT: readonly (readonly [letter: string, spelled: string])[] = [
	["ä", "ae"],
	["ö", "oe"],
	["ü", "ue"],
	["ß", "ss"],
	["å", "aa"],
	["ø", "oe"],
	["æ", "ae"],
];

/** A name as files spell it: without accents, and with such letters spelled out. */
function spellingsOf(text: string): string[] {
	const lower = text.normalize("NFC").toLowerCase();
	const out = SPELLED_OUT.reduce((spelled, [letter, both]) => spelled.replaceAll(letter, both), lower);
	return [...new Set([foldText(lower).toLowerCase(), foldText(out).toLowerCase()])];
}

/** Whether a file's name has a part of a person's: as a word of its own, or within another one where it is long enough to be no accident. */
function namesPerson(base: string, name: string): boolean {
	const words = spellingsOf(base.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")).flatMap((spelled) => spelled.split(/[^\p{L}]+/u));
	const parts = spellingsOf(name)
		.flatMap((spelled) => spelled.split(/[^\p{L}]+/u))
		.filter((part) => part.length > 1);
	return parts.some((part) => words.some((word) => word === part || (part.length >= LEAST_WITHIN && word.includes(part))));
}

/** A file that does not say whose it is. Names in other scripts have many spellings, so they are let be. */
function fileFindings({ document, profile }: CheckupInput): Draft[] {
	const name = profile.name?.value ?? "";
	const dot = document.fileName.lastIndexOf(".");
	const [base, extension] = dot > 0 ? [document.fileName.slice(0, dot), document.fileName.slice(dot)] : [document.fileName, ""];
	if (!LATIN_NAME.test(name) || name.trim().split(/\s+/u).length < 2 || namesPerson(base, name)) return [];
	return [
		draft("file_name", "low", {
			title: `The file name ${quoted(document.fileName)} does not say whose resume it is`,
			why: "It lies in a folder with many others. A name that begins with yours is found again.",
			place: { ...NOWHERE, quote: document.fileName },
			mended: `${name.trim().split(/\s+/u).join("-")}-Resume${extension}`,
		}),
	];
}

/** Facts that employers in English-speaking countries ask applicants to leave out. In other languages custom differs by country, so nothing is said. */
const UNWANTED = new Set(
	[
		"date of birth",
		"birth date",
		"birthdate",
		"birthday",
		"dob",
		"d.o.b",
		"place of birth",
		"date and place of birth",
		"born",
		"age",
		"sex",
		"gender",
		"marital status",
		"civil status",
		"family status",
		"religion",
		"father's name",
		"father name",
		"mother's name",
	].map(labelKey),
);
const UNWANTED_OPENINGS = ["date of birth ", "born on ", "born in ", "marital status "];

function personalFindings({ document, language }: CheckupInput): Draft[] {
	if (language !== "en") return [];
	return document.lines.flatMap((line) => {
		const [label = ""] = line.text.split(/[:\t]/u);
		const plain = line.text.toLowerCase();
		const isUnwanted = UNWANTED.has(labelKey(label)) || UNWANTED_OPENINGS.some((opening) => plain.startsWith(opening));
		if (!isUnwanted || !isPersonalRow(line.text)) return [];
		return [
			draft("personal_fact", "low", {
				title: "This says more about you than employers may ask",
				why: "In the United States, the United Kingdom, Ireland, Canada and Australia resumes leave out age, birth, sex, religion and family, so that nobody can be judged by them. Where it is usual, keep it.",
				place: placeOf(line),
			}),
		];
	});
}

/** Length, file name, and facts that don't belong in a resume. */
export function formFindings(input: CheckupInput): Draft[] {
	return [...lengthFindings(input), ...fileFindings(input), ...personalFindings(input)];
}
