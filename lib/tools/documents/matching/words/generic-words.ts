import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";

/** What demands say around the thing that they ask for, in the languages of letters; it shows nothing by standing in a resume too. */
const GENERIC = `ability able about advantage an and any applied background better certified clear comfortable comprehensive confident confidence current deep demonstrable demonstrated
	equivalent essential excellent experience experienced extensive familiar familiarity fluent full general good great hands hands-on have holder hold ideal ideally in interest
	key kind knowledge last least level like little long mastery minimum more most necessary need new of on one or other own passion possess practical practice preferably preferred previous production
	profession professional proficiency proficient proven qualified qualification recent record related relevant required requirement several similar skill skilled solid some sound strong such the to track trade
	training type understand understanding use used using valid verifiable very well who will willing willingness with work working would year years you your certificate certification certified card licence license registration diploma degree course qualification
	role roles position positions field area areas environment setting company sector industry team-player person
	abgeschlossen abgeschlossene anwendung ausgeprägt berufserfahrung bereich bereitschaft besitz bzw erfahrung erfahrungen erste fundiert fundierte gern gute guter gutes hohe idealerweise jahre kenntnis kenntnisse mehrere mehrjährig mehrjährige mindestens nachweis nachweisbar oder praxis praktisch praktische routinierter sehr sicher sicherer sichere solide sowie tätigkeit umgang und vergleichbar vergleichbare vertraut von wünschenswert zertifikat abschluss schein grundkenntnisse
	avoir aptitude bon bonne capacité certificat connaissance connaissances compétence compétences de des diplôme du en et être excellente exigé expérience expériences formation maîtrise minimum niveau notions ou permis pratique première requis savoir similaire sens solide une
	acreditada alto buen buena capacidad carnet certificado conocimiento conocimientos de demostrable dominio el en experiencia gusto imprescindible la manejo mínimo nivel o similar título titulación una valorable y años empresa empresas
	buona buone capacità certificato conoscenza conoscenze di diploma e esperienza in minimo o ottima ottime patentino simile titolo un una uso anni azienda
	boa bom capacidade certificado conhecimento conhecimentos de domínio e em experiência mínimo ou similar um uma anos empresa
	aantoonbaar certificaat de diploma een en ervaring goede het kennis minimaal of op relevante vergelijkbaar van jaar`;

export const GENERIC_WORDS: ReadonlySet<string> = new Set(GENERIC.split(/\s+/u).filter(Boolean).map(foldWords));

/** Words that name one thing in other words: who asks for one is answered by another. By their beginnings, without accents. */
const KIN = `lead led leads leader leading manag supervis foreman direct leit leiter leiterin leitung geleitet gelei fuhrung gefuhrt gerer gestion encadr dirig lider coordin
	teach taught teacher tutor lectur unterricht enseign ensen insegn docen
	improv rais increas rais grew grow boost steiger verbesser augment amelior mejor aument miglior melhor
	mentor coach apprentic ausbild azubi forme formand
	stream kafka kinesis flink pulsar
	edit edition editions editor livre livres book books catalog couvertur publish verlag editorial
	talk conferen speaker vortrag konferenz pycon ponencia
	client custom kund cliente klant
	payroll lohn* gehaltsabr entgeltabr paie nomina bustepaga salarisadmin
	driv driver lenk fahrer gefahren fahren conduct chofer autist
	sell sold sale sales salesp* vertrieb verkauf vente ventas vendit venda
	accident unfall sinistr siniestr
	nurse nursing nurses pfleg* infirm enferm infermier
	cook cookery chef koch kochin cuisin cocin cuoco cozinh
	budget kosten cost costs cout coste
	audit revision wirtschaftspruf
	weld welding welder welded schweis* soud soudage soudeur soldad*
	schicht* shift shifts turno turnos`;
/** Shorter ones stand for themselves alone, but for those with a star. */
const LEAST_BEGINNING = 5;
const KINDRED = KIN.split("\n").map((line) => line.trim().split(/\s+/u));

/** The group of words that a word belongs to, or null. */
export function kinOf(word: string): number | null {
	const at = KINDRED.findIndex((forms) =>
		forms.some((form) =>
			form.endsWith("*") ? word.startsWith(form.slice(0, -1)) : word === form || (form.length >= LEAST_BEGINNING && word.startsWith(form)),
		),
	);
	return at < 0 ? null : at;
}

/** Phrases that say the same as a group's words. */
const PHRASES: readonly (readonly [phrase: string, word: string])[] = [
	["in charge of", "lead"],
	["team of", "lead"],
	["crew of", "lead"],
	["up from", "improv"],
	["verantwortlich fur", "leit"],
	["equipe de", "dirig"],
	["equipo de", "dirig"],
	["a cargo de", "dirig"],
];

/** What a folded text says by phrases, as words of the groups. */
export const wordsOfPhrases = (folded: string): string[] => PHRASES.flatMap(([phrase, word]) => (folded.includes(phrase) ? [word] : []));
