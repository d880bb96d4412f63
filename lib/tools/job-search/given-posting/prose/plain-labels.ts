/** Labels that stand by themselves before a list, in lower case, in the languages of postings. */
const LABELS = new Set(
	(
		"requirements|job requirements|your profile|profile|qualifications|minimum qualifications|preferred qualifications|skills|key skills|must have|must haves|must-have|must-haves|essential|essentials|desirable|nice to have|nice-to-have|nice to haves|good to have|bonus|what you bring|what you'll bring|what you need|what you'll need|you need|you have|you bring|what we need|what we look for|what we're looking for|about you|who you are|" +
		"benefits|perks|what we offer|we offer|what you get|you get|responsibilities|your responsibilities|your tasks|tasks|duties|what you'll do|what you will do|you will|the role|about us|" +
		"anforderungen|ihr profil|dein profil|profil|qualifikationen|voraussetzungen|das bringen sie mit|das bringst du mit|das bringen sie|sie bringen mit|du bringst mit|wünschenswert|von vorteil|schön wäre|pluspunkte|aufgaben|ihre aufgaben|deine aufgaben|wir bieten|das bieten wir|benefits|unser angebot|über uns|" +
		"profil recherché|votre profil|compétences|exigences|prérequis|pré-requis|atouts|un plus|serait un plus|missions|vos missions|nous offrons|nous proposons|avantages|" +
		"requisitos|tu perfil|perfil|se requiere|pedimos|imprescindible|se valora|se valorará|deseable|funciones|tareas|responsabilidades|ofrecemos|te ofrecemos|beneficios|" +
		"o que procuramos|procuramos|valorizamos|desejável|diferencial|funções|responsabilidades|oferecemos|benefícios|" +
		"requisiti|il tuo profilo|profilo|costituisce titolo preferenziale|gradito|mansioni|attività|offriamo|cosa offriamo|" +
		"functie-eisen|jouw profiel|wij vragen|wat vragen wij|pré|taken|werkzaamheden|wij bieden|ons aanbod|" +
		"wymagania|oczekujemy|mile widziane|obowiązki|zakres obowiązków|oferujemy|" +
		"požadujeme|požadavky|očekáváme|výhodou|náplň práce|nabízíme|krav|kvalifikationer|meriterande|arbetsuppgifter|vi erbjuder|" +
		"wymagane|требования|обязанности|условия|вимоги|обов'язки|умови"
	).split("|"),
);

/** Whether a text is the label of a list and nothing else, with its colon or without. */
export function isPlainLabel(text: string): boolean {
	return LABELS.has(text.trim().toLowerCase().replaceAll("’", "'").replace(/\s?:$/u, ""));
}
