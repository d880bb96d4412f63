import { foldText } from "@/lib/tools/reading/text/clean-text";

/** Words by their beginnings of which one side says the opposite of the other, in the languages of briefs, without accents. */
const OPPOSITES: readonly (readonly [one: string, other: string])[] = [
	[
		"rise rose risen increas grew grow improv higher gain steig stieg gestieg zunahm verbesser augment hausse amelior aument subi mejor crecio miglior",
		"fall fell fallen decreas declin drop shrank worse lower reduc no-change unchang sank gesunk abnahm ruckgang verschlecht baiss diminu disminu baj empeor dimin peggior",
	],
	[
		"remain stays keep kept continu retain bleib bestehen weiter maint reste conserv perman sigue mantien rimane resta",
		"abolish end ends close closing closed scrap cancel withdraw withdrawn stop einstell eingestell abschaff entfall schliess ferme supprim arret cierr elimin suprim chiud abol",
	],
	["open opened offen geoffnet ouvert abiert apert", "closed shut locked geschloss gesperrt ferme cerrad chius"],
	[
		"approv accept agreed granted adopt genehmigt angenomm bewilligt approuv accept aprobad aceptad approvat",
		"reject refus denied turned-down abgelehnt verweiger rejet rechaz rifiut respint",
	],
	["safe harmless sicher unbedenklich sur segur sicur", "unsafe danger dangerous hazard gefahrlich dangereu peligros pericol"],
	[
		"every all always throughout everyone everybody jede alle immer stets durchweg chaque tous toujours cada todos todas siempre ogni tutti sempre telephoned informed told",
		"no none nobody never without kein keine niemand nie ohne aucun personne jamais sans ningun nadie nunca sin nessun nessuno mai senza",
	],
	[
		"enough sufficient plenty genug ausreich suffis suficien sufficien",
		"too-few lack short shortage insufficien mangel fehlt knapp manqu penurie falta escas mancan carenz",
	],
	["early before punctual fruh punktlich vorzeitig avance tempran anticip", "late delay overdue spat verspat verzoger retard tard atras ritard"],
	["profit surplus gewinn uberschuss benefice excedent beneficio superavit utile", "loss deficit verlust fehlbetrag perte perdida perdit"],
	[
		"support favour welcom endors unterstutz begruss befurwort soutien soutient favorable apoy favor sosten",
		"oppos against object ablehn gegen wider contre oppose contra opon contrari",
	],
	[
		"complete finish done abgeschlossen fertig vollendet achev termin complet acabad conclus",
		"unfinish incomplete pending unvollend offen inacheve incomplet pendient incompiut",
	],
	[
		"legal lawful allowed permitted erlaubt zulassig autoris permis legal permitid consentit",
		"illegal unlawful forbidden prohibit verboten unzulassig interdit ilegal prohibid vietat",
	],
	["male man mann homme hombre uomo", "female woman frau femme mujer donna"],
	["won win gewonn gagn gan vinto", "lost lose verlor perdu perdi perso"],
];
const SHORT = 4;

const SIDES = OPPOSITES.map((pair) => pair.map((words) => words.split(" ").map((word) => word.replaceAll("-", " "))));

function tells(words: readonly string[], text: string, beginnings: readonly string[]): boolean {
	return beginnings.some((own) =>
		own.includes(" ") ? text.includes(` ${own} `) : words.some((word) => (own.length <= SHORT ? word === own : word.startsWith(own))),
	);
}

/** Which sides of which opposites a sentence takes; both sides of one are no side. */
export function sidesOf(sentence: string): ReadonlyMap<number, 0 | 1> {
	const words = foldText(sentence).match(/\p{L}+/gu) ?? [];
	const text = ` ${words.join(" ")} `;
	const found = new Map<number, 0 | 1>();
	for (const [at, [one = [], other = []]] of SIDES.entries()) {
		const [isOne, isOther] = [tells(words, text, one), tells(words, text, other)];
		if (isOne !== isOther) found.set(at, isOne ? 0 : 1);
	}
	return found;
}
