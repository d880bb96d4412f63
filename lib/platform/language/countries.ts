const COUNTRY_CODES =
	"AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
		" ",
	);

/** Names that differ from the display names of the runtime, so that equal input gives equal output everywhere. */
const OWN_NAMES: Readonly<Record<string, string>> = {
	BA: "Bosnia and Herzegovina",
	CD: "Democratic Republic of the Congo",
	CG: "Republic of the Congo",
	CZ: "Czechia",
	HK: "Hong Kong",
	MM: "Myanmar",
	MO: "Macao",
	PS: "Palestine",
	TR: "Turkey",
	TT: "Trinidad and Tobago",
	US: "United States",
};

/** Usual names that no list of display names has, and the parts of the United Kingdom. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	AE: ["UAE", "U.A.E.", "Emirates"],
	BA: ["Bosnia", "Bosnien"],
	CD: ["DR Congo", "DRC"],
	CH: ["Helvetia"],
	CI: ["Ivory Coast", "Elfenbeinküste"],
	CN: ["PRC", "PR China", "People's Republic of China", "Mainland China"],
	CV: ["Cape Verde"],
	CZ: ["Czech Republic", "Tschechische Republik"],
	DE: ["BRD", "Federal Republic of Germany", "Bundesrepublik Deutschland"],
	ES: ["Spanien"],
	FI: ["Suomi"],
	GB: [
		...["UK", "U.K.", "GB", "Britain", "Great Britain", "Großbritannien", "Grande-Bretagne", "Gran Bretaña", "Gran Bretagna", "Grã-Bretanha"],
		...["Groot-Brittannië", "Wielka Brytania", "Storbritannien", "England", "Angleterre", "Inglaterra", "Inghilterra", "Engeland", "Anglia"],
		...["Scotland", "Schottland", "Écosse", "Escocia", "Escócia", "Scozia", "Schotland", "Wales", "Pays de Galles", "Gales", "Galles"],
		...["Northern Ireland", "Nordirland", "Irlande du Nord", "Irlanda del Norte", "Irlanda do Norte", "Irlanda del Nord", "Noord-Ierland"],
	],
	GR: ["Hellas"],
	IE: ["Republic of Ireland", "Eire"],
	KP: ["DPRK"],
	KR: ["Korea", "Republic of Korea"],
	MK: ["Macedonia"],
	MM: ["Burma"],
	NL: ["Holland", "Hollande", "Holanda", "Olanda"],
	PS: ["Palestinian Territories"],
	RU: ["Russian Federation"],
	SZ: ["Swaziland"],
	TL: ["East Timor"],
	TR: ["Türkiye"],
	TW: ["Republic of China"],
	US: ["USA", "U.S.", "U.S.A.", "United States of America", "America", "EUA", "EE. UU.", "EEUU", "Amerika", "Amérique"],
	VA: ["Vatican"],
	VN: ["Viet Nam"],
};

const LANGUAGES = "en de fr es it pt nl pl sv da nb fi cs hu ro el tr ru uk ar he hi zh ja ko vi th id".split(" ");

const englishNames = new Intl.DisplayNames(["en"], { type: "region" });
const nameByCode = new Map(COUNTRY_CODES.map((code) => [code, OWN_NAMES[code] ?? englishNames.of(code) ?? code]));

interface Names {
	readonly codeByKey: ReadonlyMap<string, string>;
	/** All names but the English one, as written. */
	readonly othersByCode: ReadonlyMap<string, readonly string[]>;
}

let known: Names | undefined;

/** Some 7,000 names, so they are gathered when a name is first looked up. */
function names(): Names {
	known ??= gatherNames();
	return known;
}

/** The English name of a country wins over another country's name in another language. */
function gatherNames(): Names {
	const codeByKey = new Map<string, string>();
	const othersByCode = new Map<string, Set<string>>(COUNTRY_CODES.map((code) => [code, new Set()]));
	const add = (code: string, name: string): void => {
		for (const key of nameKeys(name)) if (!codeByKey.has(key)) codeByKey.set(key, code);
		if (name !== nameByCode.get(code)) othersByCode.get(code)?.add(name);
	};
	for (const [code, name] of nameByCode) add(code, name);
	for (const [code, others] of Object.entries(OTHER_NAMES)) for (const name of others) add(code, name);
	for (const language of LANGUAGES) {
		const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
		for (const code of COUNTRY_CODES) {
			const name = display.of(code);
			if (name !== undefined) add(code, name);
		}
	}
	return { codeByKey, othersByCode: new Map([...othersByCode].map(([code, others]) => [code, [...others]])) };
}

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ð: "d", ı: "i" };

/** A name without case, accents, points and hyphens, and without "the". */
function nameKey(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ßøæœłđðı]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(/[.’'‘]/g, "")
		.replace(/&/g, " and ")
		.replace(/[\s\-‑–,()]+/g, " ")
		.trim()
		.replace(/^the /, "");
}

/** Umlauts are also written with an e: Oesterreich. */
function nameKeys(name: string): string[] {
	const key = nameKey(name);
	if (!/[äöü]/i.test(name)) return key === "" ? [] : [key];
	return [key, nameKey(name.replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD").charAt(0)}e`))];
}

/** The ISO 3166-1 alpha-2 code of a country named in one of 28 languages, by a usual name or by its code; null when unknown. */
export function findCountryCode(name: string): string | null {
	const code = /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : "";
	return nameByCode.has(code) ? code : (names().codeByKey.get(nameKey(name)) ?? null);
}

/** The English name of a country code; null when unknown. */
export function countryName(code: string): string | null {
	return nameByCode.get(code.toUpperCase()) ?? null;
}

/** The English name of a country named in any known way; null when unknown. */
export function canonicalCountry(name: string): string | null {
	const code = findCountryCode(name);
	return code === null ? null : countryName(code);
}

/** What else a country is called, in all known languages; nothing for what is no country's English name. */
export function otherCountryNames(name: string): readonly string[] {
	const code = findCountryCode(name);
	return code === null || nameByCode.get(code) !== name ? [] : (names().othersByCode.get(code) ?? []);
}

/** The English names of all countries and inhabited territories, in alphabetical order. */
export const COUNTRY_NAMES: readonly string[] = [...nameByCode.values()].sort((one, other) => one.localeCompare(other, "en"));
