import { foldText } from "@/lib/tools/resume-profile/text/clean-text";
import { parseLocation } from "@/lib/tools/taxonomy/locations";

const LOCALES = ["en", "de", "fr", "es", "pt", "it", "nl", "vi", "ja"];
const REGIONS =
	"AD AE AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CM CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LA LB LI LK LT LU LV MA MC MD ME MK MM MN MO MT MU MX MY NG NI NL NO NP NZ OM PA PE PH PK PL PR PT PY QA RO RS RU RW SA SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN XK YE ZA ZM ZW".split(
		" ",
	);

const COUNTRIES: ReadonlySet<string> = new Set([
	...LOCALES.flatMap((locale) => {
		const names = new Intl.DisplayNames([locale], { type: "region" });
		return REGIONS.map((region) => foldText(names.of(region) ?? region));
	}),
	...["usa", "u.s.a", "us", "uk", "u.k", "england", "scotland", "wales", "northern ireland", "uae", "holland", "brasil", "tp hcm"],
]);

const US_STATE =
	/^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC|AB|NS|NB|MB|SK|NSW|VIC|QLD)(?:\s+\d{5})?$/;
const REMOTE = /^(?:fully |100 ?% )?(?:remote|hybrid|home ?office|télétravail|remoto|teletrabajo|on-?site)\b.{0,24}$/i;
const JAPANESE_PLACE = /^(?:〒?\d{3}-?\d{4}\s*)?(?:東京都|北海道|(?:京都|大阪)府|\p{sc=Han}{2,3}県).{0,40}$/u;
/** 0 when the text is no place; 1 when it ends with a country, state or known city; less when only its form speaks for it. */
export function placeScore(text: string): number {
	const plain = text
		.trim()
		.replace(/^(?:address|adresse|anschrift|location|wohnort|ort|standort|ubicación|dirección|localisation|địa chỉ|endereço|indirizzo|住所)\s*[:：]\s*/iu, "");
	if (plain.length < 2 || plain.length > 70 || /@|https?:|[:;!?]/.test(plain)) return 0;
	if (REMOTE.test(plain) || JAPANESE_PLACE.test(plain)) return 1;
	const parts = plain
		.replace(/\((?:remote|hybrid|on-?site)\)/i, "")
		.split(/\s*,\s*|\s+[–-]\s+/)
		.map((part) => part.trim())
		.filter(Boolean);
	if (parts.length === 0 || parts.length > 5) return 0;
	const last = parts.at(-1) ?? "";
	if (COUNTRIES.has(foldText(last)) || (parts.length > 1 && US_STATE.test(last))) return 1;
	const isKnown = (part: string) => part.length > 2 && parseLocation(part.replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+|\s+\d{4,6}$/g, "")).country !== null;
	if (isKnown(last) || (parts.length > 1 && isKnown(parts[0] ?? ""))) return parts.length <= 3 ? 1 : 0.5;
	return 0;
}
