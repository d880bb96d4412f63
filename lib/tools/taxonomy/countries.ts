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

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	US: ["USA", "U.S.", "U.S.A.", "United States of America", "Estados Unidos", "EUA", "America"],
	GB: ["UK", "U.K.", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
	DE: ["BRD"],
	NL: ["Holland", "The Netherlands"],
	CZ: ["Czech Republic"],
	TR: ["Türkiye"],
	KR: ["Korea", "Republic of Korea"],
	CH: ["Schweiz", "Suisse", "Svizzera"],
	AE: ["UAE", "U.A.E."],
	VN: ["Viet Nam"],
	CN: ["PRC", "Mainland China"],
	RU: ["Russian Federation"],
	IE: ["Republic of Ireland"],
	CI: ["Ivory Coast"],
	MK: ["Macedonia"],
	SZ: ["Swaziland"],
	MM: ["Burma"],
};

const englishNames = new Intl.DisplayNames(["en"], { type: "region" });
const nameByCode = new Map<string, string>();
const codeByName = new Map<string, string>();

for (const code of COUNTRY_CODES) {
	const name = OWN_NAMES[code] ?? englishNames.of(code) ?? code;
	nameByCode.set(code, name);
	for (const known of [name, ...(OTHER_NAMES[code] ?? [])]) codeByName.set(nameKey(known), code);
}
for (const language of ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "vi", "ja", "sv", "da"]) {
	const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
	for (const code of COUNTRY_CODES) {
		const name = names.of(code);
		if (name !== undefined && !codeByName.has(nameKey(name))) codeByName.set(nameKey(name), code);
	}
}
for (const code of COUNTRY_CODES) if (!codeByName.has(code.toLowerCase())) codeByName.set(code.toLowerCase(), code);

function nameKey(name: string): string {
	return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[.’']/g, "").trim();
}

/** The ISO 3166-1 alpha-2 code of a country named in one of a dozen languages, or by its code; null when unknown. */
export function findCountryCode(name: string): string | null {
	return codeByName.get(nameKey(name)) ?? null;
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

/** The English names of all countries and inhabited territories, in alphabetical order. */
export const COUNTRY_NAMES: readonly string[] = [...nameByCode.values()].sort((one, other) => one.localeCompare(other, "en"));
