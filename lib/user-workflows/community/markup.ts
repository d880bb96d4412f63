import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { AppError } from "@/lib/platform/errors";

/** Text may be encoded more than once, and a page that decodes it as often would show markup. */
const MOST_DECODINGS = 4;

/** Whether an HTML parser would read a tag, a comment or a declaration in a text. `3 < 5` and `<3` are none. */
function readsAsMarkup(text: string): boolean {
	let isMarkup = false;
	const found = () => {
		isMarkup = true;
	};
	const parser = new Parser(
		{ onopentagname: found, onclosetag: found, oncomment: found, onprocessinginstruction: found, oncdatastart: found },
		{ recognizeCDATA: true },
	);
	parser.write(text);
	// A tag that nobody closes is closed by whatever comes after it on a page.
	if (!isMarkup) parser.write(">");
	parser.end();
	return isMarkup || /<\/[a-z!?]/i.test(text);
}

/** Whether a text holds markup, encoded or not. */
export function hasMarkup(text: string): boolean {
	let current = text;
	for (let round = 0; round <= MOST_DECODINGS; round++) {
		if (readsAsMarkup(current)) return true;
		const decoded = decodeHTML(current);
		if (decoded === current) return false;
		current = decoded;
	}
	return false;
}

/** @throws AppError HTML_NOT_ALLOWED */
export function refuseMarkup(text: string): void {
	if (hasMarkup(text))
		throw new AppError("HTML_NOT_ALLOWED", "Comments are plain text. Leave out tags such as <b>; signs like < before a space or a number are fine.");
}
