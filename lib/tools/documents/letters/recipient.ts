import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { Recipient } from "./words/letter-words";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const FEMALE = words("frau mrs ms miss mme madame mlle sra srta d.ª dª dña doña señora senhora sig.ra sigra signora dott.ssa dottssa mevrouw mevr mw");
const MALE = words("herr herrn mr monsieur m sr don señor senhor sig signor meneer dhr");
const ACADEMIC = words("dr prof dr.-ing dott dott.ssa dottssa ing dipl.-ing mag");

const bare = (word: string): string => trimEndOf(word.toLowerCase(), /[.,]/);

/** A name as a salutation needs it, from "Frau Dr. Anna Weber". Null for no name. */
export function recipientOf(contactPerson: string | null): Recipient | null {
	const parts = tidyText(contactPerson ?? "")
		.split(" ")
		.filter(Boolean);
	let gender: Recipient["gender"] = null;
	const academic: string[] = [];
	while (parts.length > 1) {
		const word = bare(parts[0] ?? "");
		if (FEMALE.has(word)) gender = "female";
		else if (MALE.has(word)) gender = "male";
		if (ACADEMIC.has(word)) academic.push(parts[0] ?? "");
		else if (!FEMALE.has(word) && !MALE.has(word)) break;
		parts.shift();
	}
	if (parts.length === 0) return null;
	// "von der Heide" is one last name.
	let start = parts.length - 1;
	while (start > 0 && /^\p{Ll}/u.test(parts[start - 1] ?? "")) start -= 1;
	return { name: parts.join(" "), lastName: parts.slice(start).join(" "), academic: academic.join(" "), gender };
}
