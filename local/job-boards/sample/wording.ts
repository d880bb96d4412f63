import type { Language } from "./places";

/** A text with its `{…}` filled in; unknown ones stay. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The fixed sentences of a posting in one language. `{…}` are filled in. */
export interface Wording {
	readonly about: string;
	readonly role: string;
	readonly dutiesTitle: string;
	/** Used instead of the occupation's own duties, which are in English. */
	readonly duties: readonly string[] | null;
	readonly mustTitle: string;
	readonly years: string;
	readonly skill: readonly string[];
	readonly niceTitle: string;
	readonly offerTitle: string;
	readonly offers: readonly string[];
	readonly notice: string;
}

export const WORDING: Readonly<Record<Language, Wording>> = {
	en: {
		about: "{company} {does}. We are {size} people and still small enough to know each other's names.",
		role: "The {department} team in {place} is hiring: {title}. You will join {team} colleagues who plan their week together and help each other out.",
		dutiesTitle: "What you will do",
		duties: null,
		mustTitle: "Requirements",
		years: "{years} years of experience in a similar role",
		skill: ["Solid experience with {skill}", "Good working knowledge of {skill}", "{skill}"],
		niceTitle: "Nice to have",
		offerTitle: "What we offer",
		offers: [
			"A fair salary and a yearly review of it",
			"Thirty days of leave",
			"A budget for learning",
			"Flexible hours",
			"Health cover for you and your family",
			"A quiet place to work",
		],
		notice: "This is a sample posting of an invented company.",
	},
	de: {
		about: "{company} ist ein Unternehmen mit {size} Mitarbeitenden. Wir arbeiten sorgfältig und begegnen uns auf Augenhöhe.",
		role: "Für unser Team in {place} suchen wir zum nächstmöglichen Zeitpunkt Verstärkung als {title}.",
		dutiesTitle: "Ihre Aufgaben",
		duties: [
			"Sie übernehmen Verantwortung für Ihren Bereich",
			"Sie arbeiten täglich mit {first} und {second}",
			"Sie stimmen sich eng mit den Kolleginnen und Kollegen ab",
			"Sie verbessern unsere Abläufe Schritt für Schritt",
		],
		mustTitle: "Ihr Profil",
		years: "Mindestens {years} Jahre Berufserfahrung",
		skill: ["Sehr gute Kenntnisse in {skill}", "Erfahrung mit {skill}"],
		niceTitle: "Von Vorteil",
		offerTitle: "Wir bieten",
		offers: ["30 Tage Urlaub", "Flexible Arbeitszeiten", "Ein unbefristeter Vertrag", "Weiterbildung nach Ihren Wünschen", "Zuschuss zum Nahverkehr"],
		notice: "Dies ist eine Beispielanzeige eines erfundenen Unternehmens.",
	},
	fr: {
		about: "{company} réunit {size} personnes qui aiment le travail bien fait.",
		role: "Pour notre équipe à {place}, nous recherchons un(e) {title}.",
		dutiesTitle: "Vos missions",
		duties: [
			"Prendre en charge votre domaine de bout en bout",
			"Travailler chaque jour avec {first} et {second}",
			"Échanger avec les autres équipes",
			"Proposer et mettre en place des améliorations",
		],
		mustTitle: "Profil recherché",
		years: "Au moins {years} ans d'expérience",
		skill: ["Bonne maîtrise de {skill}", "Expérience avec {skill}"],
		niceTitle: "Les plus",
		offerTitle: "Ce que nous offrons",
		offers: ["Télétravail partiel selon le poste", "Mutuelle et tickets restaurant", "Formation continue", "Horaires souples"],
		notice: "Ceci est une annonce d'exemple d'une entreprise inventée.",
	},
	es: {
		about: "{company} es un equipo de {size} personas que cuida los detalles.",
		role: "Para nuestro equipo en {place} buscamos {title}.",
		dutiesTitle: "Funciones",
		duties: [
			"Encargarte de tu área de principio a fin",
			"Trabajar a diario con {first} y {second}",
			"Coordinarte con otros equipos",
			"Mejorar nuestros procesos paso a paso",
		],
		mustTitle: "Requisitos",
		years: "Al menos {years} años de experiencia",
		skill: ["Buen dominio de {skill}", "Experiencia con {skill}"],
		niceTitle: "Se valorará",
		offerTitle: "Qué ofrecemos",
		offers: ["Contrato indefinido", "Horario flexible", "Formación continua", "Seguro médico"],
		notice: "Este es un anuncio de ejemplo de una empresa inventada.",
	},
	it: {
		about: "{company} è un'azienda di {size} persone che lavorano con cura e si aiutano a vicenda.",
		role: "Per la nostra sede di {place} cerchiamo: {title}.",
		dutiesTitle: "Attività",
		duties: null,
		mustTitle: "Requisiti",
		years: "Almeno {years} anni di esperienza nel ruolo",
		skill: ["Buona conoscenza di {skill}", "Esperienza con {skill}"],
		niceTitle: "Titolo preferenziale",
		offerTitle: "Cosa offriamo",
		offers: ["Contratto a tempo indeterminato", "Buoni pasto e assistenza sanitaria", "Formazione continua", "Orari concordati con il gruppo"],
		notice: "Questo è un annuncio di esempio di un'azienda inventata.",
	},
	pt: {
		about: "A {company} é uma empresa com {size} pessoas que trabalham com cuidado e se ajudam umas às outras.",
		role: "Para a nossa equipa em {place} procuramos: {title}.",
		dutiesTitle: "Funções",
		duties: null,
		mustTitle: "Requisitos",
		years: "Pelo menos {years} anos de experiência na função",
		skill: ["Bons conhecimentos de {skill}", "Experiência com {skill}"],
		niceTitle: "Valorizamos",
		offerTitle: "O que oferecemos",
		offers: ["Contrato sem termo", "Seguro de saúde e subsídio de refeição", "Formação contínua", "Horários combinados com a equipa"],
		notice: "Este é um anúncio de exemplo de uma empresa inventada.",
	},
	nl: {
		about: "{company} is een bedrijf met {size} medewerkers. Wij werken zorgvuldig en helpen elkaar.",
		role: "Voor ons team in {place} zoeken wij een {title}.",
		dutiesTitle: "Werkzaamheden",
		duties: null,
		mustTitle: "Wij vragen",
		years: "Minimaal {years} jaar ervaring in een vergelijkbare functie",
		skill: ["Goede kennis van {skill}", "Ervaring met {skill}"],
		niceTitle: "Een pré",
		offerTitle: "Wij bieden",
		offers: ["Een vast contract", "25 vakantiedagen en 8% vakantiegeld", "Opleiding naar jouw wens", "Een goede pensioenregeling"],
		notice: "Dit is een voorbeeldvacature van een verzonnen bedrijf.",
	},
	pl: {
		about: "{company} to firma, w której pracuje {size} osób. Cenimy dokładność i wzajemną pomoc.",
		role: "Do naszego zespołu ({place}) szukamy osoby na stanowisko: {title}.",
		dutiesTitle: "Zakres obowiązków",
		duties: null,
		mustTitle: "Wymagania",
		years: "Minimum {years}-letnie doświadczenie na podobnym stanowisku",
		skill: ["Dobra znajomość: {skill}", "Doświadczenie: {skill}"],
		niceTitle: "Mile widziane",
		offerTitle: "Oferujemy",
		offers: ["Umowę o pracę", "Prywatną opiekę medyczną", "Szkolenia i rozwój", "Stałe godziny pracy ustalane z zespołem"],
		notice: "To jest przykładowe ogłoszenie wymyślonej firmy.",
	},
	sv: {
		about: "{company} är ett företag med {size} medarbetare. Vi arbetar noggrant och hjälper varandra.",
		role: "Till vårt team i {place} söker vi: {title}.",
		dutiesTitle: "Arbetsuppgifter",
		duties: null,
		mustTitle: "Kvalifikationer",
		years: "Minst {years} års erfarenhet av liknande arbete",
		skill: ["Goda kunskaper i {skill}", "Erfarenhet av {skill}"],
		niceTitle: "Meriterande",
		offerTitle: "Vi erbjuder",
		offers: ["Tillsvidareanställning med kollektivavtal", "30 dagars semester", "Friskvårdsbidrag", "Utbildning som passar dig"],
		notice: "Det här är en exempelannons från ett påhittat företag.",
	},
	ja: {
		about: "{company}は{size}名の会社です。丁寧な仕事を大切にしています。",
		role: "{place}のチームで{title}を募集します。",
		dutiesTitle: "仕事内容",
		duties: ["担当分野の計画から実行までを受け持ちます", "{first}と{second}を日常的に使用します", "他のチームと協力して進めます", "業務の改善を提案します"],
		mustTitle: "応募資格",
		years: "実務経験{years}年以上",
		skill: ["{skill}の実務経験", "{skill}の知識"],
		niceTitle: "歓迎スキル",
		offerTitle: "待遇",
		offers: ["完全週休二日制", "社会保険完備", "フレックスタイム制", "研修制度あり"],
		notice: "これは架空の会社のサンプル求人です。",
	},
	vi: {
		about: "{company} là công ty có {size} nhân viên, luôn coi trọng chất lượng công việc.",
		role: "Chúng tôi cần tuyển {title} cho đội ngũ tại {place}.",
		dutiesTitle: "Mô tả công việc",
		duties: [
			"Phụ trách toàn bộ mảng công việc được giao",
			"Làm việc hằng ngày với {first} và {second}",
			"Phối hợp với các nhóm khác",
			"Đề xuất cải tiến quy trình",
		],
		mustTitle: "Yêu cầu",
		years: "Ít nhất {years} năm kinh nghiệm",
		skill: ["Thành thạo {skill}", "Có kinh nghiệm với {skill}"],
		niceTitle: "Ưu tiên",
		offerTitle: "Quyền lợi",
		offers: ["Bảo hiểm đầy đủ", "Thưởng tháng 13", "Giờ làm việc linh hoạt", "Đào tạo nâng cao tay nghề"],
		notice: "Đây là tin tuyển dụng mẫu của một công ty không có thật.",
	},
};
