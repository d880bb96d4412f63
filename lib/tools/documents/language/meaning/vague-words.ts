import { foldWords } from "./word-keys";

/** What any posting of a trade says, in the languages of postings: it tells no posting from another, and nobody is chosen for it. */
const VAGUE = new Set(
	foldWords(
		"care caring cares caregiving patient patients nursing nurse nurses health healthcare medical clinical client clients customer customers guest guests pupil pupils student students people person persons " +
			"work works working job jobs task tasks duty duties role team teams staff colleagues company business industry service services support process processes project projects product products quality office " +
			"software development programming engineering engineer developer code teaching school cooking kitchen food driving sales selling administration operations environment experience knowledge skill skills training management manager " +
			"pflege betreuung patienten kunden arbeit arbeiten aufgaben mitarbeiter kollegen betrieb dienst soin soins clients travail equipe entreprise service cuidado cuidados pacientes clientes trabajo equipo empresa servicio " +
			"trabalho equipa servico assistenza cura pazienti clienti lavoro squadra azienda servizio zorg patienten klanten werk dienst opieka pacjent pacjenci klienci praca zespol firma pece pacienti prace tym sluzba vard omsorg arbete kunder",
	).split(/\s+/u),
);
const WORDS = /[\p{L}\p{N}]+/gu;

/** Whether a name or a word tells a posting from others of its trade: "Wound care" does, "Patient care" and "Team" do not. */
export function tellsApart(name: string): boolean {
	const words = foldWords(name).match(WORDS) ?? [];
	return words.length === 0 || words.some((word) => !VAGUE.has(word));
}
