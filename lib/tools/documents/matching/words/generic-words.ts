import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";

/** What demands say around the thing that they ask for, in the languages of letters; it shows nothing by standing in a resume too. */
const GENERIC = `ability able about advantage after an and any applied background better certified clear comfortable comprehensive confident confidence current deep demonstrable demonstrated
	equivalent essential excellent experience experienced extensive familiar familiarity fluent full general good great hands hands-on have holder hold ideal ideally in interest
	key kind knowledge last least level like little long mastery minimum more most necessary need new of on one or other own passion possess practical practice preferably preferred previous production
	profession professional proficiency proficient proven qualified qualification recent record related relevant required requirement several similar skill skilled solid some sound strong such the to track trade
	training type understand understanding use used using valid verifiable very well who will willing willingness with work working would year years you your certificate certification certified card licence license registration diploma degree course qualification
	role roles position positions field area areas environment setting company sector industry team-player person
	abgeschlossen abgeschlossene anwendung ausgeprägt berufserfahrung bereich bereitschaft besitz bzw erfahrung erfahrungen erste fundiert fundierte gern gute guter gutes hohe idealerweise jahre kenntnis kenntnisse mehrere mehrjährig mehrjährige mindestens nachweis nachweisbar oder praxis praktisch praktische routinierter sehr sicher sicherer sichere solide sowie tätigkeit umgang und vergleichbar vergleichbare vertraut von wünschenswert zertifikat abschluss schein grundkenntnisse
	avoir aptitude bon bonne capacité certificat connaissance connaissances compétence compétences de des diplôme du en et être excellente exigé expérience expériences formation maîtrise minimum niveau notions ou permis pratique première requis savoir similaire sens solide une
	vigor vigente gültig gültige validité acreditada alto buen buena capacidad carnet certificado conocimiento conocimientos de demostrable dominio el en experiencia gusto imprescindible la manejo mínimo nivel o similar título titulación una valorable y años empresa empresas
	buona buone capacità certificato conoscenza conoscenze di diploma e esperienza in minimo o ottima ottime patentino simile titolo un una uso anni azienda
	boa bom capacidade certificado conhecimento conhecimentos de domínio e em experiência mínimo ou similar um uma anos empresa
	aantoonbaar certificaat de diploma een en ervaring goede het kennis minimaal of op relevante vergelijkbaar van jaar`;

export const GENERIC_WORDS: ReadonlySet<string> = new Set(GENERIC.split(/\s+/u).filter(Boolean).map(foldWords));
