import { toPlainText } from "@/lib/platform/language/plain-text";
import { cut, LONGEST } from "@/lib/tools/job-search/limits";
import { tidyText } from "@/lib/tools/job-search/shape/html-to-text";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import { demandsAndTasks } from "./demand-lines";
import { headOfText } from "./head-of-text";
import { withoutFurniture } from "./page-furniture";
import { withProseParted } from "./prose/part-prose";
import type { GivenPosting, PostingHead, PostingText } from "./schemas";
import { withListedSections, withPlainMarks } from "./told-lines";
import { UNREAD } from "./unread";

const OF_THE_HEAD = ["title", "company", "contactPerson"] as const satisfies readonly (keyof PostingHead)[];
const MOST_NOTES = 10;
const LONGEST_NOTE = 400;

/** What a posting's text says: its head, what it asks for, what is to be done. Whatever else stands there is text and nothing more. */
export function understandPosting({ text, head, source, notes }: PostingText): GivenPosting {
	const whole = tidyText(withListedSections(withProseParted(withoutFurniture(withPlainMarks(toPlainText(text))))));
	const description = cut(whole, LONGEST.description);
	const told = headOfText(description, head.title ?? null);
	const known: PostingHead = {
		title: head.title ?? told.title,
		company: head.company ?? told.company,
		contactPerson: head.contactPerson ?? told.contactPerson,
		location: head.location ?? told.location,
		country: head.country ?? told.country,
	};
	const { demands, tasks } = demandsAndTasks(known.title ?? "", description);
	const unread = [
		...notes,
		...OF_THE_HEAD.filter((field) => known[field] === null).map((field) => UNREAD[field]),
		...(demands.length === 0 ? [UNREAD.demands] : []),
		...(description.length < whole.length ? [UNREAD.end] : []),
	];
	return {
		...known,
		language: detectLanguage(description).tag,
		demands,
		tasks,
		description,
		source,
		unread: unread.slice(0, MOST_NOTES).map((note) => note.slice(0, LONGEST_NOTE)),
	};
}
