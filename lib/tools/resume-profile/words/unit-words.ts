import { foldText } from "@/lib/tools/reading/text/clean-text";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { isTown } from "@/lib/tools/taxonomy/places/towns";

/** Words for the parts that employers and schools have, folded, in the languages of resumes. */
const UNITS: ReadonlySet<string> = new Set(
	`department dept division unit faculty laboratory lab branch directorate section subsidiary headquarters hq campus plant site command regiment battalion corps brigade squadron district
	council trust authority institute institut centre center ward clinic office bureau service services group
	abteilung bereich lehrstuhl fakultat werk standort niederlassung filiale referat dezernat sektion zentrum zentrale geschaftsbereich klinik kommune gemeinde bataillon regiment amt
	departement direction unite faculte laboratoire usine agence succursale antenne pole groupe bataillon ecole
	departamento direccion seccion facultad laboratorio planta sucursal sede delegacion servicio unidad area gerencia division coop
	direcao secao seccao faculdade fabrica filial agencia servico unidade setor
	dipartimento direzione facolta sezione stabilimento filiale ufficio settore reparto comando servizio unita agenzia
	afdeling vestiging faculteit dienst fabriek kantoor locatie
	departament dyrekcja wydzial oddzial zaklad dzial filia instytut katedra biuro placowka
	oddeleni odbor pobocka zavod fakulta ustav katedra divize
	avdelning avdelningen enhet enheten sektion fakultet institutionen kommun kontor fabrik forvaltning
	departman bolum mudurlugu sube subesi fabrikasi birimi fakultesi daire
	departemen divisi cabang unit fakultas pabrik kantor dinas
	отдел отделение департамент управление филиал факультет цех завод служба участок
	відділ відділення департамент управління філія факультет цех служба`
		.split(/\s+/)
		.filter(Boolean),
);
const UNSPACED = /(?:部|課|室|支店|支社|分公司|事業所|工場|研究所|学部|部门|科|부|팀|지점|지사|본부)$/u;
const DG = /^(?:DG|GD)\s\p{Lu}/u;
const SHORTENED = /^\p{Lu}{2}\.?$/u;

/** "Departament Analiz Ekonomicznych", "Werk Trebsen", "section maternelle": whether a text names a part of an employer or a school. */
export function namesUnit(text: string): boolean {
	if (text.length > 80) return false;
	const words = foldText(text).split(/[^\p{L}\p{M}]+/u);
	return words.some((word) => UNITS.has(word)) || UNSPACED.test(text) || DG.test(text);
}

/** What names of houses and parts end with where words are joined: "Sundsvalls sjukhus", "Bezirksstelle", "Zentralküche". */
const UNIT_ENDS =
	/(?:sjukhus(?:et)?|lasarett(?:et)?|boende(?:t)?|vardcentral(?:en)?|hemtjanst(?:en)?|stelle|abteilung|kuche|klinik(?:um|en)?|krankenhaus|schule|ziekenhuis|bibliotek(?:et)?|forskola(?:n)?)$/u;
const LEAST_COMPOUND = 5;

/** As `namesUnit`, and by the ends of words that are joined. What the models learned from stays as it was. */
export function isUnitOf(text: string): boolean {
	if (namesUnit(text)) return true;
	const words = foldText(text).replaceAll("ł", "l");
	return words.length <= 80 && (namesUnit(words) || words.split(/[^\p{L}\p{M}]+/u).some((word) => word.length > LEAST_COMPOUND && UNIT_ENDS.test(word)));
}

/** More words for parts of employers, which no model knows as such: "Flood Team", "College of Education", "Caserma Berardi". */
const PARTS: ReadonlySet<string> = new Set(
	`team teams college school academy library desk shop store hub studio works depot yard terminal hospital ship vessel programme program project company group kundenzentrum dienststelle kaserne
	bibliothek schule wache redaktion verlag lager markt bibliotheque ecole college mission missions caserne depot chantier escuela colegio biblioteca hospital centro cuartel obra proyecto tienda equipo
	biblioteca caserma scuola struttura cantiere ospedale centro dipartimento hospital escola centro equipa projeto school ziekenhuis kazerne bibliotheek szkola biblioteka szpital projekt urbanismo
	familienunternehmen konzern`
		.split(/\s+/)
		.filter(Boolean),
);
const PART_ENDS = /(?:zentrum|regementet|bataillon|regiment|betriebe?|unternehmen|verband|team|shop)$/u;

/** Whether a text names a part of an employer by more words than the models learned from. */
export function isPartOf(text: string): boolean {
	return foldText(text)
		.replaceAll("ł", "l")
		.split(/[^\p{L}\p{M}]+/u)
		.some((word) => PARTS.has(word) || (word.length > LEAST_COMPOUND && PART_ENDS.test(word)));
}

/** Whether a text is a town, or begins with one as its quarters do: "Täby Centrum", "Zürich-Altstetten", "St. Pölten / Wien". */
export function isNearTown(text: string): boolean {
	if (text.length > 50 || /\p{N}{5}\p{L}/u.test(text)) return false;
	if (isTown(text) || placeScore(text) > 0) return true;
	const parts = text.split(/[/-]|\s[&+]\s/u).map((part) => part.trim());
	const [first = "", ...others] = text.split(/\s+/u);
	const isQuarter = parts.length > 1 && parts.some((part) => part.length > 3 && isTown(part));
	const isPart = others.length > 0 && others.length < 3 && first.length > 3 && isTown(first) && others.every((word) => !SHORTENED.test(word));
	return (isQuarter || isPart) && !namesUnit(text);
}
