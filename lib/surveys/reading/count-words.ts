/** Words that hold sentences together and tell nothing of what they are about, of the languages that surveys are written in most. */
const EMPTY_WORDS = new Set(
	[
		"a about after all also am an and any are as at be because been before but by can could did do does for from get got had has have he her here him his how i if in into is it its just like me more most much my no not of on one only or other our out really she should so some such than that the their them then there these they this to too up us very was we were what when where which while who why will with would you your",
		"aber als am an auch auf aus bei das dass dem den der des die ein eine einen einer es für hat ich ihr im in ist ja kann man mehr mit nach nicht noch nur oder sehr sich sie sind so um und uns von war was weil wenn wie wir zu zum zur",
		"au aux avec ce ces dans de des du elle en est et il ils je la le les leur mais ne nous on ou par pas plus pour que qui sa se ses son sur très un une vous",
		"como con de del el ella en es esta este la las lo los mas me mi muy no nos o para pero por que se si sin su sus un una y",
		"com da das de do dos e em é mas na nas no nos o os ou para por que se um uma",
		"che con da del della di e è il in la le lo ma nel non per più si sono un una",
	].flatMap((words) => words.split(" ")),
);
const SHORTEST = 2;
const HYPHEN = /^[-‐‑]$/;

interface WordCount {
	readonly word: string;
	readonly count: number;
}

function isTelling(word: string): boolean {
	return (
		!EMPTY_WORDS.has(word) &&
		!/^\p{N}+$/u.test(word) &&
		(word.length > SHORTEST || /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u.test(word))
	);
}

/** The words of a text as they are written, as the language finds them; those that hyphens join are one. */
function* wordsOf(text: string, segmenter: Intl.Segmenter): Generator<string> {
	let word = "";
	let joint = "";
	for (const { segment, isWordLike } of segmenter.segment(text)) {
		if (isWordLike && (word === "" || joint !== "")) {
			word += joint + segment;
			joint = "";
		} else if (!isWordLike && word !== "" && joint === "" && HYPHEN.test(segment)) joint = segment;
		else {
			if (word !== "") yield word;
			word = isWordLike ? segment : "";
			joint = "";
		}
	}
	if (word !== "") yield word;
}

/** Of the ways in which a word was written the one met most; of those met as often, the one in small letters. */
function usualForm(forms: ReadonlyMap<string, number>): string {
	const [first = ["", 0]] = [...forms].toSorted(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one > other ? -1 : 1));
	return first[0];
}

/**
 * In how many texts each word stands, most first, however its letters were written. Words are found as the language finds them, so that those
 * without spaces between are told apart.
 */
export function countWords(texts: readonly string[], language: string): WordCount[] {
	const segmenter = new Intl.Segmenter(language, { granularity: "word" });
	const counts = new Map<string, Map<string, number>>();
	for (const text of texts) {
		const words = new Map<string, string>();
		for (const word of wordsOf(text, segmenter)) {
			const key = word.toLowerCase();
			if (!words.has(key) && isTelling(key)) words.set(key, word);
		}
		for (const [key, word] of words) {
			const forms = counts.get(key) ?? new Map<string, number>();
			counts.set(key, forms.set(word, (forms.get(word) ?? 0) + 1));
		}
	}
	return [...counts.values()]
		.map((forms) => ({ word: usualForm(forms), count: [...forms.values()].reduce((sum, count) => sum + count, 0) }))
		.toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1));
}
