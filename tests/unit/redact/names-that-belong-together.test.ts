import { describe, expect, it } from "vitest";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { found } from "@/tests/factories/redaction";

/** Which letters of a text are gone, in the order they stand. */
function gone(...lines: string[]): string {
	const text = lines.join(" ");
	const spans = occurrencesIn(text, soughtTexts(found(...lines).map((one) => one.slice(one.indexOf(": ") + 2))));
	return [...text].map((sign, at) => (spans.some(({ start, end }) => start <= at && at < end) ? sign : "·")).join("");
}

describe("a name goes as a whole", () => {
	it.each([
		["with a small word that ends it", "Mme Minh Thu Lê et M. Fabrice Montal", "Minh Thu Lê"],
		["over a word that means something else, too", "Kiracı: Serkan Can Aydın", "Serkan Can Aydın"],
		["with what some are addressed as", "1) Saskia Wolff   2) Tuan Anh Pham (ausgezogen)", "Tuan Anh Pham"],
		["with two initials before it", "A.-L. Vendredi-Fabre", "A.-L. Vendredi-Fabre"],
		["with two initials behind it", "Я, Ильина С. Р., работала по наряду", "Ильина С. Р."],
		["with its Portuguese half", "O Chanceler, Filipe Bensaúde d'Orey", "Filipe Bensaúde d'Orey"],
		["with a day behind it", "casemanager Ilse Vrijdag.", "Ilse Vrijdag"],
		["with the initial of a child and its dot", "L'élève Léonie B., née le 02/04/2017", "Léonie B."],
		["before an address on the same line", "Mrs S. Faumuina, 12 Cemetery Road, Otley LS21 2NA", "S. Faumuina··12 Cemetery Road"],
		["before the time it spoke at", "**08:59 – Siosaia (L1)**", "Siosaia"],
		["behind kin in a Slavic case", "syn Marek Kwiecień z żoną Marzeną", "Marzeną"],
	])("%s", (_, line, name) => {
		expect(gone(line).replace(/, /g, "··")).toContain(name);
	});

	it("over the end of a line", () => {
		expect(gone("uiterlijk op de rekening ten name van M.A. Bouzam en/of F.", "Bouzam-Haddou.")).toContain("F. Bouzam-Haddou");
	});
});

describe("names without blanks between words", () => {
	it.each([
		["ケアマネ：佐渡島 巌（居宅介護支援センター）", "佐渡島 巌"],
		["次回、娘：鷲尾 ことね（小学生）", "鷲尾 ことね"],
		["グエン・ティ・ラン", "グエン・ティ・ラン"],
		["经调解员邵敏主持，双方达成协议", "邵敏"],
		["周立新与其妻郑玉兰在小区楼下", "郑玉兰"],
		["邻居老何和保安小孙上前劝阻", "老何"],
		["종업원 민지 씨가 주문을 받았습니다", "민지"],
		["딸 하은이(만 6세)가 울었다", "하은"],
		["임차인의 동생 남궁하늘도 같이 거주함", "남궁하늘"],
	])("%s", (line, name) => {
		expect(gone(line)).toContain(name);
	});

	it("but not places, offices and days", () => {
		for (const line of ["東京都 港区", "営業部 電話", "令和8年 2月"]) expect(gone(line).replace(/·/g, "")).toBe("");
	});
});

describe("numbers of persons", () => {
	it.each([
		["n.º do cartão de cidadão, 06117345 2 ZX9, e no fim", "06117345 2 ZX9"],
		["sottoscritti Agenti DE SANTIS Fiorenzo (matr. 418)", "418"],
		["autista, tess. 55018; doc. permesso", "55018"],
		["сержант (жетон ЧР-055184) сказал объезжать", "ЧР-055184"],
		["I wrote down the number: WK19 FHD.", "WK19 FHD"],
		["Kfz: L-JP 2002.", "L-JP 2002"],
		["targa GB 418 KT, telaio", "GB 418 KT"],
		["Case number: PTAMC-25-003318", "PTAMC-25-003318"],
	])("%s", (line, number) => {
		expect(gone(line)).toContain(number);
	});
});

describe("addresses with parts of their own", () => {
	it.each([
		["Bebelallee 118, VH, 3. OG re., 04207 Leipzig", "Bebelallee 118, VH, 3. OG re., 04207 Leipzig"],
		["1840, rue Honoré, app. 12, Laval (Québec) H7S 2B4", "Laval (Québec) H7S 2B4"],
		["33, rang des Érables, Saint-Eustache J7R 4K3", "33, rang des Érables"],
		["живет она через дом (Николаева, 22-7).", "Николаева, 22-7"],
	])("%s", (line, address) => {
		expect(gone(line)).toContain(address);
	});
});
