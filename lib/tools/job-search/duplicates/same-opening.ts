import { type PostingIdentity, shareBoard } from "./posting-identity";
import { placesAgree, placesEqual } from "./posting-places";
import { compareTitles, type TitleLikeness } from "./posting-title";
import { differencesOf } from "./text-differences";
import type { TextMemory } from "./text-memory";

/** Of a text with fewer words it is not known what it leaves out. */
const SHORTEST_COMPARABLE_TEXT = 25;
/** The share of a text that an edit changes at most. */
const MOST_EDITED = 0.25;
/** The share of a copy that is its board's own wording at most. */
const MOST_REWORDED = 0.4;
/** A title that says more needs a text that says the same. */
const MOST_DIFFERENT_UNDER_MORE_TITLE = 0.02;

/** Whether what is said beside the text lets both be one opening. Cheap, so it is asked first. */
export function factsAgree(one: PostingIdentity, other: PostingIdentity): TitleLikeness | null {
	if (one.title.level !== other.title.level) return null;
	if (one.hours !== null && other.hours !== null && one.hours !== other.hours) return null;
	if (shareBoard(one, other) ? !placesEqual(one.places, other.places) : !placesAgree(one.places, other.places)) return null;
	if (one.titleKey === other.titleKey) return "same";
	const title = compareTitles(one.title.words, other.title.words, [one.excused, other.excused]);
	// What one title says in place of the other's town is likely a town.
	if (title === "more" && one.title.namesPlace !== other.title.namesPlace) return null;
	return title === "other" ? null : title;
}

/** How alike the texts are of two postings whose facts agree (0 to 1); null where they cannot be of one opening or are less alike than `wanted`. */
export function textLikeness(one: PostingIdentity, other: PostingIdentity, title: TitleLikeness, texts: TextMemory, wanted = 0): number | null {
	const [first, second] = [one.posting.description, other.posting.description];
	const isOwnBoard = shareBoard(one, other);
	if (first === second) return title === "same" || first !== "" ? 1 : null;
	const [firstText, secondText] = [texts.of(first), texts.of(second)];
	if (Math.min(firstText.words.count, secondText.words.count) < SHORTEST_COMPARABLE_TEXT) return isOwnBoard || title !== "same" ? null : 0.5;
	const { least, contradict } = differencesOf(firstText, secondText);
	const most = title === "same" ? (isOwnBoard ? MOST_EDITED : MOST_REWORDED) : MOST_DIFFERENT_UNDER_MORE_TITLE;
	return least > most || 1 - least < wanted || contradict() ? null : 1 - least;
}

/** Whether two texts tell two openings apart in so many words. */
export function saysOtherwise(one: string, other: string, texts: TextMemory): boolean {
	return one !== other && differencesOf(texts.of(one), texts.of(other)).contradict();
}
