/** What the operators of a content stream make a reader do. */
export interface PdfOperators {
	readonly operators: number;
	/** Bytes of its texts. */
	readonly letters: number;
	/** How many states are saved at once. */
	readonly depth: number;
	readonly fonts: number;
	/** How often it paints what it calls by a name. */
	readonly paints: ReadonlyMap<string, number>;
}

const [BLANK, DELIMITER] = [1, 2];
const KIND = new Uint8Array(256);
for (const sign of "\0\t\n\f\r ") KIND[sign.charCodeAt(0)] = BLANK;
for (const sign of "()<>[]{}/%") KIND[sign.charCodeAt(0)] = DELIMITER;
const code = (sign: string) => sign.charCodeAt(0);
const [OPEN, CLOSE, LESS, GREATER, SLASH, PERCENT, BACKSLASH] = [..."()<>/%\\"].map(code) as [number, number, number, number, number, number, number];
const [LF, CR] = [10, 13];
/** A picture within the text costs its reader as much as so many operators. */
const OPERATORS_PER_PICTURE = 10;
const PICTURE_END = Buffer.from("EI");

/** Behind a text that begins at `at`. Brackets within it are parts of it. */
function behindText(content: Buffer, at: number): number {
	let depth = 0;
	for (let next = at; next < content.byteLength; next++) {
		const sign = content[next];
		if (sign === BACKSLASH) next += 1;
		else if (sign === OPEN) depth += 1;
		else if (sign === CLOSE) {
			depth -= 1;
			if (depth === 0) return next + 1;
		}
	}
	return content.byteLength;
}

function behindWord(content: Buffer, at: number): number {
	let next = at;
	while (next < content.byteLength && KIND[content[next] ?? 0] === 0) next += 1;
	return next;
}

function behindComment(content: Buffer, at: number): number {
	let next = at;
	while (next < content.byteLength && content[next] !== LF && content[next] !== CR) next += 1;
	return next;
}

/** Behind a picture whose data begin at `at`: its end stands between blanks. */
function behindPicture(content: Buffer, at: number): number {
	for (let end = content.indexOf(PICTURE_END, at); end !== -1; end = content.indexOf(PICTURE_END, end + 1)) {
		if (KIND[content[end - 1] ?? 0] === BLANK && KIND[content[end + 2] ?? 32] !== 0) return end + PICTURE_END.byteLength;
	}
	return content.byteLength;
}

function isNumber(first: number): boolean {
	return (first >= 48 && first <= 57) || first === 43 || first === 45 || first === 46;
}

/** Counts once over a content stream, up to `mostOperators` of them. */
export function countOperators(content: Buffer, mostOperators: number): PdfOperators {
	const fonts = new Set<string>();
	const paints = new Map<string, number>();
	let [operators, letters, open, depth, name, at] = [0, 0, 0, 0, "", 0];
	while (at < content.byteLength && operators <= mostOperators) {
		const sign = content[at] ?? 0;
		const start = at;
		if (KIND[sign] === BLANK) at += 1;
		else if (sign === OPEN) {
			at = behindText(content, at);
			letters += at - start;
		} else if (sign === LESS && content[at + 1] !== LESS) {
			const end = content.indexOf(GREATER, at);
			at = end === -1 ? content.byteLength : end + 1;
			letters += (at - start) / 2;
		} else if (sign === SLASH) {
			at = behindWord(content, at + 1);
			name = content.toString("latin1", start + 1, Math.min(at, start + 128));
		} else if (sign === PERCENT) at = behindComment(content, at);
		else if (KIND[sign] === DELIMITER) at += 1;
		else {
			at = behindWord(content, at);
			if (isNumber(sign)) continue;
			operators += 1;
			if (at - start > 2) continue;
			const operator = content.toString("latin1", start, at);
			if (operator === "q") depth = Math.max(depth, ++open);
			else if (operator === "Q") open = Math.max(0, open - 1);
			else if (operator === "Tf") fonts.add(name);
			else if (operator === "Do") paints.set(name, (paints.get(name) ?? 0) + 1);
			else if (operator === "ID") {
				at = behindPicture(content, at);
				operators += OPERATORS_PER_PICTURE;
			}
		}
	}
	return { operators, letters, depth, fonts: fonts.size, paints };
}
