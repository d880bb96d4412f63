import type { Language } from "./places";

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
