/** A sheet in PDF points (1/72 inch). */
export interface Paper {
	readonly name: "A4" | "Letter";
	readonly widthPt: number;
	readonly heightPt: number;
}

const A4: Paper = { name: "A4", widthPt: 595.28, heightPt: 841.89 };
const LETTER: Paper = { name: "Letter", widthPt: 612, heightPt: 792 };

/** Countries that print on Letter (CLDR territories with paper size US-Letter), by name and ISO 3166-1 code. */
const LETTER_COUNTRIES = new Set(
	`us|united states|united states of america|ca|canada|mx|mexico|ph|philippines|cl|chile|co|colombia|cr|costa rica|gt|guatemala|ni|nicaragua|
	pa|panama|pr|puerto rico|sv|el salvador|ve|venezuela|bz|belize|usa|u.s.|u.s.a.`
		.split("|")
		.map((name) => name.trim()),
);

/** The sheet that a posting's country prints on; A4 where the country is unknown. */
export function paperFor(country: string | null): Paper {
	return country && LETTER_COUNTRIES.has(country.trim().toLowerCase()) ? LETTER : A4;
}

/** The sheet of a name. */
export function paperOf(name: Paper["name"]): Paper {
	return name === "Letter" ? LETTER : A4;
}
