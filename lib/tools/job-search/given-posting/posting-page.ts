import { Parser } from "htmlparser2";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { toPlainText } from "@/lib/platform/language/plain-text";
import { isRecord } from "@/lib/platform/records";
import { cutAtWord, LONGEST } from "@/lib/tools/job-search/limits";
import { htmlToText, tidyText } from "@/lib/tools/job-search/shape/html-to-text";
import { jobPostingsIn } from "@/lib/tools/job-search/shape/structured-data";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import type { PostingHead } from "./schemas";

const MOST_PLACES = 5;

/** One line of bounded length; null for anything else. */
export function oneLine(value: unknown, longest: number): string | null {
	if (typeof value !== "string") return null;
	const line = cutAtWord(
		toPlainText(value.slice(0, 4 * longest))
			.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
			.trim(),
		longest,
	);
	return line === "" ? null : line;
}

function nameOf(value: unknown, longest: number): string | null {
	const [first] = Array.isArray(value) ? value : [value];
	return isRecord(first) ? oneLine(first.name, longest) : oneLine(first, longest);
}

function placeOf(value: unknown): string | null {
	const places = (Array.isArray(value) ? value : [value]).slice(0, MOST_PLACES).flatMap((place) => {
		const address = isRecord(place) ? place.address : null;
		if (!isRecord(address)) return oneLine(address, LONGEST.place) ?? [];
		const country = nameOf(address.addressCountry, LONGEST.name);
		const parts = [oneLine(address.addressLocality, LONGEST.name), country === null ? null : (canonicalCountry(country) ?? country)];
		return parts.filter((part) => part !== null).join(", ") || [];
	});
	return oneLine([...new Set(places)].join("; "), LONGEST.place);
}

/** The heading of a page, and what it calls itself. */
function titlesOf(html: string): { heading: string | null; title: string | null } {
	const texts = { h1: "", title: "" };
	let open: keyof typeof texts | null = null;
	const parser = new Parser({
		onopentagname(name) {
			if ((name === "h1" || name === "title") && texts[name] === "") open = name;
		},
		ontext(data) {
			if (open !== null && texts[open].length < LONGEST.title) texts[open] += data;
		},
		onclosetag(name) {
			if (name === open) open = null;
		},
	});
	parser.end(html);
	return { heading: oneLine(texts.h1, LONGEST.title), title: oneLine(texts.title, LONGEST.title) };
}

const MARKUP = /<\/?(?:p|li|ul|ol|br|div|span|strong|b|em|h[1-6])(?:\s[^<>]{0,200})?\/?>/iu;

/** The text of a description; boards write markup, or markup whose signs are written as entities. */
function describedText(description: string): string {
	const text = htmlToText(description);
	return MARKUP.test(text) ? htmlToText(text) : text;
}

/** A posting's page: its own structured data first, then what it shows. The text is empty where it shows nothing. */
export function readPostingPage(html: string): { text: string; head: Partial<PostingHead> } {
	const [posting] = jobPostingsIn(html);
	const shown = htmlToText(html);
	const { heading, title } = titlesOf(html);
	if (!posting) return { text: shown, head: { title: heading ?? title } };
	const described = typeof posting.description === "string" ? describedText(posting.description.slice(0, 20 * LONGEST.description)) : "";
	const location = placeOf(posting.jobLocation);
	return {
		text: described.length > 0 ? tidyText(described) : shown,
		head: {
			title: oneLine(posting.title, LONGEST.title) ?? heading ?? title,
			company: nameOf(posting.hiringOrganization, LONGEST.company),
			contactPerson: nameOf(posting.applicationContact, LONGEST.name),
			location,
			country: location === null ? null : countryOf(location),
		},
	};
}
