/** Between two wishes of which one is to be done. */
const BETWEEN = /(?<![\p{L}\p{N}])(?:or|oder|o|u)(?![\p{L}\p{N}])|または|それとも|もしくは|あるいは|か、|か(?![らなもけわどいしくれっのきんさた])/giu;
/** More of them enumerate. */
const MOST_PLACES = 4;
const LEAST_LETTERS = 2;
/** A choice is made in a sentence or two; in longer goals the word stands for much else. */
const MOST_LETTERS = 300;

/** Where a goal may leave a choice, what stands on both sides: "check my CV or find me jobs". */
export function alternativesIn(goalText: string): (readonly [string, string])[] {
	if (goalText.length > MOST_LETTERS) return [];
	const places = [...goalText.matchAll(BETWEEN)].slice(0, MOST_PLACES);
	const sides = places.map(({ 0: word, index }) => [goalText.slice(0, index).trim(), goalText.slice(index + word.length).trim()] as const);
	return sides.filter((both) => both.every((side) => side.length >= LEAST_LETTERS));
}
