export interface Words {
	readonly nouns: readonly string[];
	readonly adjectives: readonly string[];
	readonly sentences: readonly string[];
	/** Names of columns: what, amount, count, day, kind, mark, remark, all of them. */
	readonly heads: readonly string[];
	readonly total: string;
	readonly decimal: string;
	readonly group: string;
}

const EN: Words = {
	nouns: ["Harbour wall", "Ferry", "Mooring", "Crane", "Ticket hall", "Tide gauge", "Slipway", "Fish market", "Lamp"],
	adjectives: ["Old", "Northern", "Small", "Rented", "Grey", "Main", "Second"],
	sentences: [
		"The wall was measured twice in spring and once more after the storm.",
		"Prices hold until the end of the year and include all fees of the port.",
		"Whoever moors here for longer than a week tells the office beforehand.",
		"Two of the lamps have been out since March.",
		"The figures of the last quarter are still to be confirmed by the auditors of the council.",
		"A new gauge stands beside the ticket hall, where children can reach it.",
	],
	heads: ["Place", "Amount", "Count", "Date", "Kind", "Mark", "Remark", "Figures of the year"],
	total: "Total",
	decimal: ".",
	group: ",",
};
const DE: Words = {
	nouns: ["Hafenmauer", "Fähre", "Liegeplatz", "Kran", "Kassenhalle", "Pegel", "Fischmarkt", "Leuchte"],
	adjectives: ["Alte", "Nördliche", "Kleine", "Gemietete", "Graue", "Zweite"],
	sentences: [
		"Die Mauer wurde im Frühjahr zweimal und nach dem Sturm noch einmal vermessen.",
		"Die Preise gelten bis Jahresende und enthalten alle Gebühren des Hafens.",
		"Wer länger als eine Woche liegt, meldet sich vorher im Büro an.",
		"Zwei Leuchten brennen seit März nicht mehr.",
		"Die Zahlen des letzten Quartals müssen noch geprüft werden, bevor sie veröffentlicht sind.",
	],
	heads: ["Ort", "Betrag", "Anzahl", "Datum", "Art", "Zeichen", "Bemerkung", "Zahlen des Jahres"],
	total: "Summe",
	decimal: ",",
	group: ".",
};
const FR: Words = {
	nouns: ["Quai", "Bac", "Mouillage", "Grue", "Billetterie", "Marégraphe", "Criée", "Lampe"],
	adjectives: ["Ancien", "Grand", "Petit", "Nouveau", "Vieux"],
	sentences: [
		"Le quai a été mesuré deux fois au printemps et une fois après la tempête.",
		"Les prix sont valables jusqu’à la fin de l’année, taxes du port comprises.",
		"Qui reste plus d’une semaine prévient le bureau avant d’arriver.",
		"Deux lampes sont éteintes depuis le mois de mars.",
		"Les chiffres du dernier trimestre doivent encore être vérifiés par le conseil.",
	],
	heads: ["Lieu", "Montant", "Nombre", "Date", "Genre", "Signe", "Remarque", "Chiffres de l’année"],
	total: "Total",
	decimal: ",",
	group: "\u00a0",
};
const HE: Words = {
	nouns: ["רציף", "מעבורת", "מעגן", "מנוף", "שוק", "פנס"],
	adjectives: ["ישן", "קטן", "צפוני", "חדש", "ראשי"],
	sentences: [
		"הקיר נמדד פעמיים באביב ופעם נוספת אחרי הסערה.",
		"המחירים תקפים עד סוף השנה וכוללים את כל האגרות.",
		"מי שעוגן כאן יותר משבוע מודיע למשרד מראש.",
		"שני פנסים כבויים מאז חודש מרץ.",
	],
	heads: ["מקום", "סכום", "כמות", "תאריך", "סוג", "סימן", "הערה", "נתוני השנה"],
	total: "סך הכול",
	decimal: ".",
	group: ",",
};

export const WORDS: Readonly<{ fromLeft: readonly Words[]; fromRight: readonly Words[] }> = { fromLeft: [EN, DE, FR], fromRight: [HE] };
