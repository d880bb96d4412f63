import { foldText } from "@/lib/tools/reading/text/clean-text";

const keyOf = (text: string): string =>
	foldText(
		text
			.replace(/[’`]/g, "'")
			.replace(/[^\p{L}\p{M}\p{N}']+/gu, " ")
			.trim(),
	);
const listOf = (words: string): readonly string[] => words.split("|").map(keyOf);

/** How the clause begins that lets an employer keep the data of an applicant. */
const CONSENTS = listOf(
	`wyrażam zgodę|niniejszym wyrażam zgodę|zgodnie z art. 6 ust. 1|autorizzo il trattamento|autorizzo al trattamento|si autorizza il trattamento|acconsento al trattamento|con la presente autorizzo|il sottoscritto autorizza|la sottoscritta autorizza|presto il consenso|esprimo il consenso|dichiaro di autorizzare
	|souhlasím se zpracováním|uděluji souhlas|i consent to the processing|i hereby consent to the processing|i hereby give consent|i agree to the processing|ich willige in die verarbeitung|ich stimme der verarbeitung|autorizo el tratamiento|autorizo o tratamento|j'autorise le traitement|je consens au traitement|ik geef toestemming voor de verwerking|даю согласие на обработку|согласен на обработку|согласна на обработку|надаю згоду на обробку|даю згоду на обробку|kişisel verilerimin işlenmesine`,
);
/** How the sentence begins by which a person vouches for what stands above. */
const DECLARATIONS = listOf(
	`i hereby declare|i hereby certify|i here by certify|i here by declare|i hereby affirm|i hereby solemnly|i do hereby|i certify that|i declare that|i solemnly declare|the above information is true|all the above information|the above particulars are true|i confirm that the above|ich versichere|hiermit versichere ich|hiermit erkläre ich|je certifie sur l'honneur|je soussigné|je soussignée|certifico que la información|declaro bajo juramento|declaro que las informaciones|declaro que a informação|declaro que as informações|manifiesto que la información|para todos los efectos legales certifico|dichiaro che quanto|consapevole delle sanzioni|consapevole delle responsabilità|il sottoscritto consapevole|la sottoscritta consapevole|ai sensi degli artt. 46 e 47|demikian daftar riwayat hidup|demikian riwayat hidup|demikian curriculum vitae|saya menyatakan|dengan ini saya menyatakan|tôi xin cam đoan|tôi cam đoan|xin cam đoan|मैं घोषणा|मैं एतद्द्वारा|उपरोक्त|위의 내용은 사실|위 내용은 사실|상기 내용은 사실|위의 모든 내용은|以上のとおり相違|以上、相違|上記の通り相違|本人保证|本人承诺|本人聲明|ข้าพเจ้าขอรับรอง|أقر بأن|أصرح بأن`,
);
const DECLARATION_HEADINGS: ReadonlySet<string> = new Set(
	listOf("declaration|self declaration|undertaking|certification of truth|घोषणा|pernyataan|lời cam đoan"),
);
const SIGNATURES: ReadonlySet<string> = new Set(
	listOf(
		`signature|signed|applicant's signature|signature of applicant|signature of candidate|candidate's signature|signature over printed name|name and signature|place|date|place and date|date and place|date and signature|date signature|unterschrift|ort datum|ort datum unterschrift|datum unterschrift|datum|ort|lieu et date|date et signature|fait à|firma|fecha|lugar y fecha|firma del interesado|luogo e data|data e firma|in fede|data|assinatura|local e data|handtekening|plaats datum|podpis|datum a podpis|data i podpis|underskrift|ort och datum|imza|tarih imza|tanda tangan|hormat saya|chữ ký|người khai|người khai ký tên|người làm đơn|подпись|дата подпись|підпис|署名|印|서명|작성자|签名|簽名|ลงชื่อ|التوقيع|توقيع|חתימה|हस्ताक्षर|दिनांक|स्थान`,
	),
);
const REGARDS: ReadonlySet<string> = new Set(
	listOf(
		"yours faithfully|yours sincerely|yours truly|hormat saya|mit freundlichen grüßen|atentamente|cordialement|con osservanza|in fede|saygılarımla|trân trọng|以上",
	),
);
/** Titles of the document itself, in a footer or above a name. */
const DOCUMENT_TITLES = listOf(
	`curriculum vitae|curriculum|resume|cv|c v|lebenslauf|tabellarischer lebenslauf|bewerberprofil|beraterprofil|kurzprofil|bewerbung|bewerbungsunterlagen|vita|hoja de vida|currículo|currículum|currículum vítae|formato europeo|formato europeo per il curriculum vitae|europass|europass curriculum vitae|modello europeo|cv europass|europass lebenslauf|levensloop|życiorys|życiorys zawodowy|životopis|profesní životopis|strukturovaný životopis|meritförteckning|özgeçmiş|öz geçmiş|daftar riwayat hidup|riwayat hidup|sơ yếu lý lịch|sơ yếu lí lịch|bản lý lịch|lý lịch khoa học|резюме|резюме соискателя|履歴書|職務経歴書|이력서|입사지원서|경력기술서|자기소개서|简历|個人簡歷|个人简历|求职简历|履歷|履歷表|السيرة الذاتية|سيرة ذاتية|קורות חיים|जीवन वृत्त|जीवन-वृत्त|जीवनवृत्त|जीवन परिचय|बायोडाटा|बायो-डाटा|व्यक्तिगत विवरण|ประวัติย่อ|ประวัติส่วนตัว|เรซูเม่|seafarer's curriculum vitae|seafarers curriculum vitae|seaman's curriculum vitae|seafarer's cv|seafarer application form|seaman application form|application form|application for employment|personal data sheet|bio data|biodata|bio-data|professional resume|modern resume|candidate profile|personal profile|teacher profile|matrimonial biodata`,
);
const TITLE_KEYS: ReadonlySet<string> = new Set(DOCUMENT_TITLES);
const PAGE_WORDS: ReadonlySet<string> = new Set(
	[
		...DOCUMENT_TITLES.flatMap((title) => title.split(" ")),
		...listOf("page|pages|of|seite|von|página|pagina|pag|de|di|z|ze|van|av|sida|strona|strana|str|sayfa|halaman|trang|стр|страница|сторінка"),
	].filter((word) => word.length > 1),
);
/** Words of titles that are no names of theirs alone. */
const TELLING: ReadonlySet<string> = new Set(
	listOf(
		"resume|cv|vitae|curriculum|lebenslauf|page|seite|página|pagina|pag|strona|strana|sida|sayfa|halaman|trang|резюме|currículo|życiorys|životopis|özgeçmiş",
	),
);

const beginsWith = (text: string, openings: readonly string[]): boolean => {
	const key = keyOf(text.slice(0, 80));
	return openings.some((opening) => key.startsWith(opening));
};

export const opensConsent = (text: string): boolean => beginsWith(text, CONSENTS);

export const opensDeclaration = (text: string): boolean => beginsWith(text, DECLARATIONS);

export const isDeclarationHeading = (text: string): boolean => DECLARATION_HEADINGS.has(keyOf(text));

/** "____________", "Applicant's signature", "Date: ________". */
export function isSignatureForm(text: string): boolean {
	const words = text.split(/[_.…]{4,}/u).map((part) => part.replace(/[()[\]:|/\t]/g, " ").trim());
	const isBlank = words.length > 1;
	const said = words.filter((part) => /[\p{L}\p{N}]/u.test(part));
	return said.every((part) => SIGNATURES.has(keyOf(part))) && (isBlank || (said.length === 1 && /signature|unterschrift|podpis|imza|서명|署名/iu.test(text)));
}

export const isRegards = (text: string): boolean => REGARDS.has(keyOf(text));

/** Whether words are the document's own title: "CURRICULUM VITAE", "जीवन-वृत्त". */
export function isDocumentTitle(text: string): boolean {
	// "이 력 서", "履 歴 書": titles in writing without small letters are spaced for looks.
	const key = text.length < 60 ? keyOf(text) : "";
	return (
		TITLE_KEYS.has(key) ||
		(/^(?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}] ){1,8}[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]$/u.test(key) &&
			TITLE_KEYS.has(key.replaceAll(" ", "")))
	);
}

/** "Castellanos / Resume", "Jane Doe – page of": nothing but words of the person's name and of a document. */
export function isFooterOf(text: string, name: string): boolean {
	if (text.length > 90) return false;
	const names = new Set(keyOf(name).split(" "));
	const words = keyOf(text).split(" ");
	return (
		words.some((word) => TELLING.has(word)) &&
		words.some((word) => names.has(word) && word.length > 1) &&
		words.every((word) => names.has(word) || PAGE_WORDS.has(word) || /^\d{1,4}$/.test(word))
	);
}
