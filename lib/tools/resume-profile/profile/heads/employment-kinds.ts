import { foldText } from "@/lib/tools/reading/text/clean-text";
import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";

/** How somebody is employed, folded, in the languages of resumes: neither a title nor an employer. */
const KIND =
	/^(?:(?:a |con )?(?:contratto a )?tempo (?:in)?determinato|contratto (?:a progetto|a termine|stagionale)|apprendistato|collaborazione occasionale|full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|casual|zero[- ]hours|vast(?:e)? (?:dienstverband|dienst|contract)|tijdelijk(?: contract)?|ingeleend|uitzendkracht|gedetacheerd|voltijds?|deeltijds?|(?:un)?befristet(?:e anstellung)?|festanstellung|vollzeit|teilzeit|minijob|geringfugig|zeitarbeit|cd[id](?:i)?|temps (?:plein|partiel)|interim|interimaire|tiempo (?:completo|parcial)|(?:contrato )?(?:indefinido|temporal)|jornada (?:completa|parcial)|(?:contrato )?(?:a termo(?: certo| incerto)?|sem termo)|tempo (?:inteiro|parcial)|umowa (?:o prace|zlecenie|o dzielo)|(?:pe[ln]?l?ny|pol|1\/2) etatu?|tillsvidare(?:anstallning)?|vikariat|timanstalld|heltid|deltid|hlavni pracovni pomer|dohoda o provedeni prace|belirsiz sureli|tam zamanli|yari zamanli|kontrak|karyawan tetap)(?:[\s,;].{0,24})?$/u;

const isKind = (text: string): boolean => text.length < 60 && KIND.test(foldText(text).replaceAll("ł", "l"));

/** "Estetista – Tempo indeterminato, full time", "VDL Logistics (vast dienstverband)": what a dash joins to a title or an employer and says how they employ. */
export function withoutKinds(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	for (const [at, segment] of segments.entries()) {
		const [before, own] = [segments[at - 1], named.at(-1)];
		const isBeside = before?.row === segment.row && !segment.isDates && (segment.role === "title" || segment.role === "company");
		const isOf = segment.sign === "dash" || (segment.role === "company" && segment.sign === "bracket") || (segment.sign === "comma" && own?.role === "note");
		named.push(isBeside && isOf && isKind(segment.text) ? { ...segment, role: "note" } : segment);
	}
	return named;
}
