/** Whether a spreadsheet program that opens a text file would take this text for a formula. Numbers with a sign and phone numbers are none. */
export function looksLikeFormula(text: string): boolean {
	const first = text[0];
	if (first === "=" || first === "@") return text.length > 1;
	if (first === "\t" || first === "\r") return looksLikeFormula(text.trimStart());
	if (first !== "+" && first !== "-") return false;
	for (const letter of text.slice(1))
		if (letter === "(" || letter === "!" || letter === '"' || letter === "=" || letter === "|" || letter.toLowerCase() !== letter.toUpperCase()) return true;
	return false;
}
