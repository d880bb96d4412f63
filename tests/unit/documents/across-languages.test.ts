import { describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { areSameInitials, equivalentOf, findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import { findThemes } from "@/lib/tools/documents/language/meaning/themes";
import { languageText } from "@/lib/tools/documents/language/own-words";
import { partsOfSummary, skillsOfSentence, skillsSentence, summaryWordsFor } from "@/lib/tools/documents/language/summary-words";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { SAMPLE_POSTING, SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

/** One line about looking after customers and one about stock, in each language, with a skill of theirs. */
const LINES: readonly (readonly [string, string, string])[] = [
	["en", "Answered questions of customers on the phone every day", "Counted the stock of the warehouse every month"],
	["de", "Betreuung von Kunden am Telefon und per E-Mail im Alltag", "Bestand im Lager jeden Monat gezählt und gebucht"],
	["fr", "Réponse aux clients par téléphone tous les jours de la semaine", "Inventaire du stock de l’entrepôt chaque mois avec une équipe"],
	["es", "Trato con los clientes por teléfono todos los días de la semana", "Inventario del almacén cada mes con las existencias de la tienda"],
	["it", "Rapporti con i clienti al telefono tutti i giorni della settimana", "Inventario del magazzino ogni mese con le giacenze del negozio"],
	["pt", "Contacto com os clientes por telefone todos os dias da semana", "Inventário do armazém todos os meses com o estoque da loja"],
	["nl", "Dagelijks klanten aan de telefoon geholpen met hun vragen", "Elke maand de voorraad van het magazijn geteld"],
	["pl", "Codzienna rozmowa z klientami przez telefon i pocztę", "Comiesięczne liczenie zapasów w magazynie firmy"],
	["sv", "Svarade kunder på telefon varje dag i veckan", "Räknade lagret varje månad och bokförde bristerna"],
	["cs", "Každodenní péče o zákazníky po telefonu a poštou", "Každý měsíc inventura skladu a zásob firmy"],
	["tr", "Her gün telefonda müşterilerle görüşmeler yaptım", "Her ay deponun stok sayımını yaptım ve kaydettim"],
	["vi", "Trả lời khách hàng qua điện thoại mỗi ngày trong tuần", "Kiểm kê kho hàng tháng cùng với các đồng nghiệp"],
	["id", "Melayani pelanggan melalui telepon setiap hari kerja", "Menghitung persediaan gudang setiap bulan bersama tim"],
	["ru", "Ежедневно отвечал на звонки клиентов и их письма", "Каждый месяц считал запасы на складе компании"],
	["uk", "Щодня відповідав на дзвінки клієнтів та їхні листи", "Щомісяця рахував запаси на складі компанії"],
	["ar", "الرد على مكالمات العملاء كل يوم من أيام الأسبوع", "جرد المخزون في المستودع كل شهر مع الزملاء"],
	["he", "מענה ללקוחות בטלפון בכל יום בשבוע לפי הצורך", "ספירת המלאי במחסן בכל חודש עם הצוות"],
	["hi", "हर दिन फोन पर ग्राहकों के सवालों के जवाब दिए", "हर महीने गोदाम की इन्वेंटरी की गिनती की"],
	["th", "ตอบคำถามลูกค้าทางโทรศัพท์ทุกวันตลอดสัปดาห์", "ตรวจนับสต็อกในคลังสินค้าทุกเดือนอย่างละเอียด"],
	["ja", "毎日電話で顧客からの質問に回答しました。", "毎月倉庫の在庫を数えて記録しました。"],
	["ko", "매일 전화로 고객의 질문에 답변하였습니다", "매월 창고의 재고를 조사하고 기록하였습니다"],
	["zh", "每天通过电话回答客户的各种问题", "每月清点仓库的库存并做好记录"],
];

const POSTING = {
	...SAMPLE_POSTING,
	title: "Warehouse Clerk",
	description: "You count stock, keep the inventory of the warehouse and store goods.",
	fit: { ...SAMPLE_POSTING.fit, matchedSkills: [], missingSkills: [] },
};

function profileOf(texts: readonly string[], skills: readonly string[] = []): ResumeProfile {
	const fact = (value: string, at: number) => ({ value, confidence: 1, source: { lineIds: [`K${at}`], page: 1, quote: value } });
	const [first] = SAMPLE_PROFILE.experience;
	if (!first) throw new RangeError("No position");
	const bullets = texts.map((text, at) => ({ bulletId: `b${at}`, text, source: { lineIds: [`B${at}`], page: 1, quote: text } }));
	return { ...SAMPLE_PROFILE, summary: null, skills: skills.map(fact), experience: [{ ...first, bullets }], certifications: [], otherSections: [] };
}

describe("a posting in English puts forward what speaks to it in a resume in", () => {
	it.each(LINES)("%s", (_language, customers, stock) => {
		expect(findThemes(customers).has("customers")).toBe(true);
		expect(findThemes(stock).has("stock")).toBe(true);
		const { resume, changes } = composeResume({ profile: profileOf([customers, stock]), posting: POSTING, skills: [] });
		expect(resume.experience[0]?.bullets.map((line) => line.sourceIds)).toEqual([["b1"], ["b0"]]);
		expect(changes.some((change) => change.kind === "reordered" && change.section.startsWith("Experience"))).toBe(true);
	});
});

describe("facts alone are told in the words of", () => {
	it.each(LINES)("%s, and the claim check reads them", (language, customers, stock) => {
		const words = summaryWordsFor(language);
		if (!words) throw new RangeError(language);
		const sentence = skillsSentence(words, ["SAP", "Node.js", "Excel"]);
		expect(skillsOfSentence(sentence)).toEqual(["SAP", "Node.js", "Excel"]);
		expect(partsOfSummary(`${customers} ${sentence}`)).toEqual([customers, sentence]);
		const posting = { ...POSTING, description: `${POSTING.description} SAP, Node.js and Salesforce.` };
		const profile = profileOf([customers, stock], ["SAP", "Node.js", "Salesforce"]);
		const { resume } = composeResume({ profile, posting, skills: [] });
		expect(resume.summary?.text).toContain("Salesforce");
		const check = (text: string) =>
			findClaimViolations({ profile, posting, confirmedSkills: [], resume: { ...resume, summary: { text, sourceIds: resume.summary?.sourceIds ?? [] } } });
		expect(check(resume.summary?.text ?? "")).toEqual([]);
		expect(check(skillsSentence(words, ["SAP", "Kubernetes"]))).not.toEqual([]);
		expect(check((resume.summary?.text ?? "").replace(/9/u, "19"))).not.toEqual([]);
	});
});

describe("one thing with several names", () => {
	it("is found in any language, as a word of its own", () => {
		expect([...findEquivalents("Cumplimiento de APPCC y atención al cliente").keys()]).toEqual([equivalentOf("HACCP"), equivalentOf("Kundenservice")]);
		expect([...findEquivalents("お客様対応、在庫管理").keys()]).toEqual([equivalentOf("inventory management")]);
		expect(findEquivalents("Wholesales, presales").size).toBe(0);
	});

	it("initials of a standard may stand behind those of another language, names in words never", () => {
		expect(areSameInitials("APPCC", "HACCP")).toBe(true);
		expect(areSameInitials("Buchhaltung", "Accounting")).toBe(false);
		const posting = { ...POSTING, description: `${POSTING.description} You follow HACCP and do bookkeeping.` };
		const profile = profileOf(["Control de temperaturas de la cocina y de los almacenes de la empresa"], ["Cocina fría", "Contabilidad", "APPCC"]);
		const { resume } = composeResume({ profile, posting, skills: [] });
		expect(resume.skills).toEqual(["Contabilidad", "APPCC (HACCP)", "Cocina fría"]);
		const check = (skills: string[]) => findClaimViolations({ profile, posting, resume: { ...resume, skills, skillGroups: [] }, confirmedSkills: [] });
		expect(check(resume.skills)).toEqual([]);
		expect(check(["Contabilidad", "APPCC (GDPR)", "Cocina fría"]).map(({ kind }) => kind)).toContain("skill");
	});
});

it.each([
	["German (Muttersprache)", "Sprachen: Deutsch – Muttersprache, Englisch (C1)", "Deutsch – Muttersprache"],
	["English", "Languages : English (Good), Urdu (Excellent), Punjabi", "English (Good)"],
	["Punjabi", "Languages : English (Good), Urdu (Excellent), Punjabi", "Punjabi"],
	["German (C2)", "Deutsch B2", "Deutsch (C2)"],
	["Spanish", "", "Spanish"],
])("the language %s of %j is printed as %s", (value, quote, expected) => {
	expect(languageText({ value, confidence: 1, source: { lineIds: ["L1"], page: 1, quote } })).toBe(expected);
});
