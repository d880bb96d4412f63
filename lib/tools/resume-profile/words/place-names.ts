import { findCountryCode } from "@/lib/platform/language/countries";
import { parseLocation } from "@/lib/tools/taxonomy/places/locations";

const US_STATE =
	/^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC|AB|NS|NB|MB|SK|NSW|VIC|QLD)(?:\s+\d{5})?$/;
const REMOTE = /^(?:fully |100 ?% )?(?:remote|hybrid|home ?office|télétravail|remoto|teletrabajo|on-?site)\b.{0,24}$/i;
const JAPANESE_PLACE = /^(?:〒?\d{3}-?\d{4}\s*)?(?:東京都|北海道|(?:京都|大阪)府|\p{sc=Han}{2,3}県).{0,40}$/u;

/** Codes of two letters are words too often. */
function isCountry(text: string): boolean {
	return (text.length > 2 || /^u[sk]$/i.test(text)) && findCountryCode(text) !== null;
}

/** 0 when the text is no place; 1 when it ends with a country, state or known city; less when only its form speaks for it. */
export function placeScore(text: string): number {
	const plain = text
		.trim()
		.replace(/^(?:address|adresse|anschrift|location|wohnort|ort|standort|ubicación|dirección|localisation|địa chỉ|endereço|indirizzo|住所)\s*[:：]\s*/iu, "");
	if (plain.length < 2 || plain.length > 70 || /@|https?:|[:;!?]/.test(plain)) return 0;
	if (REMOTE.test(plain) || JAPANESE_PLACE.test(plain)) return 1;
	const parts = plain
		.replace(/\((?:remote|hybrid|on-?site)\)/i, "")
		.split(/,|\s[–-]\s/)
		.map((part) => part.trim())
		.filter(Boolean);
	if (parts.length === 0 || parts.length > 5) return 0;
	const last = parts.at(-1) ?? "";
	if (isCountry(last) || (parts.length > 1 && US_STATE.test(last))) return 1;
	const isKnown = (part: string) => part.length > 2 && parseLocation(part.replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s|\s\d{4,6}$/g, "")).country !== null;
	if (isKnown(last) || (parts.length > 1 && isKnown(parts[0] ?? ""))) return parts.length <= 3 ? 1 : 0.5;
	return 0;
}
