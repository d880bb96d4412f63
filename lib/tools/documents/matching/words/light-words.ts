import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";

/** Words that say little of what is asked for: what is done with a thing, and how much of it; that one of them is told shows next to nothing. */
const LIGHT = `arbeit arbeiten montaje montage run running ran handle handling handled perform performing performed conduct conducting conducted carry carrying deliver delivering delivered produce producing prepare preparing prepared provide providing support supporting
	ensure ensuring deal dealing make making take taking keep keeping maintain maintaining develop developing developed development create creating build building built design designing organise organising organize organizing organised organization organisation coordinate coordinating implement implementing implementation
	plan planning write writing read reading operate operating operation operations process processes processing procedure procedures method methods technique techniques standard standards guideline guidelines tool tools system systems software program programs equipment machine machines material materials product products
	service services task tasks duty duties activity activities record records junior senior mid fast paced busy large small complex various different multiple daily modern current professional international national local regional own team teams staff colleague colleagues people member members project projects management manager
	quality result results solution solutions level advanced basic intermediate independent independently responsible responsibility responsibilities sector industry business office report reports data information technical commercial operational relevant additional second first further institutional preventable
	durchführung durchführen erstellung erstellen bearbeitung bearbeiten betreuung betreuen planung planen organisation organisieren entwicklung entwickeln umsetzung verwaltung pflege prozesse prozess verfahren systeme system anlagen maschinen geräte produkte projekte projekt aufgaben aufgabe team teams mitarbeiter kollegen fachkraft leitlinien gängige gängigen moderne verschiedene selbständige selbstständige eigenverantwortliche technische kaufmännische
	gérer gestion réaliser réalisation organiser organisation suivi mise œuvre place équipe équipes projet projets outils logiciel logiciels système systèmes secteur produits services tâches techniques
	gestionar realizar realización organizar organización seguimiento equipo equipos proyecto proyectos herramientas programa programas sistema sistemas sector productos servicios tareas técnicas formación vigor
	gestire gestione realizzare organizzare squadra progetto progetti strumenti programmi sistemi settore prodotti servizi tecniche corso
	gerir gestão realizar organizar equipe equipa projeto projetos ferramentas sistemas setor produtos serviços
	uitvoeren beheer beheren organiseren team project projecten systemen sector producten`;

export const LIGHT_WORDS: ReadonlySet<string> = new Set(LIGHT.split(/\s+/u).filter(Boolean).map(foldWords));

/** People who are led or taught: that they are others of the same kind makes little difference. */
const PEOPLE = /(?:ers|ors|ists|ants|ees|eurs|euses|innen|istes|dores|doras|istas|antes|ienti|enti|isti)$/u;
const PERSONS = new Set(
	"staff people colleagues juniors personnel team teams students pupils interns lawyers nurses kollegen kolleginnen mitarbeiter mitarbeitern mitarbeitende azubis auszubildende auszubildenden lehrlinge personal schuler equipe equipes salaries apprentis stagiaires equipo equipos alumnos personale allievi colleghi equipa medewerkers collega".split(
		" ",
	),
);

/** Whether a folded word means people. */
export const isPeople = (word: string): boolean => PERSONS.has(word) || PEOPLE.test(word);

/** Ends of compounds that say that something is known, learnt or certified, and not what. */
const TAILS =
	"schulung schulungen ausbildung weiterbildung erfahrung erfahrungen kenntnisse kenntnissen schein prufung lehrgang bereitschaft tatigkeit bereich umfeld abschluss zertifikat nachweis verstandnis programme programmen programm systeme systemen system anlagen maschinen technik arbeiten arbeit betrieb wesen berechtigung befahigung kompetenz ervaring kennis opleiding diploma erfarenhet utbildning".split(
		" ",
	);
const LEAST_FRONT = 4;

/** "Gefahrgut" for "Gefahrgutschulung"; null for a word that is no such compound. */
export function frontOf(word: string): string | null {
	const tail = TAILS.find((own) => word.endsWith(own) && word.length - own.length >= LEAST_FRONT);
	return tail === undefined ? null : word.slice(0, -tail.length).replace(/s$/u, "");
}
