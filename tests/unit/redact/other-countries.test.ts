import { describe, expect, it } from "vitest";
import { readText } from "@/lib/tools/documents/redacting/text/redact-text";
import { found } from "@/tests/factories/redaction";

describe("addresses are found with what goes on behind and beside them", () => {
	it.each([
		["domiciliée chaussée de Wavre 88 boîte 6 à 1050 Ixelles", "chaussée de Wavre 88 boîte 6"],
		["Vive en calle 43 nº 1215, La Plata", "calle 43 nº 1215"],
		["Domicilio: Privada Los Cedros #14, Col. Del Valle, C.P. 66220", "Privada Los Cedros #14, Col. Del Valle, C.P. 66220"],
		["Rua do Sol, n.º 7, r/c Esq.", "Rua do Sol, n.º 7, r/c Esq."],
		["wonende Burgemeester Loderstraat 9-II te Breda", "Burgemeester Loderstraat 9-II"],
		["Her yer: 06420 Çankaya/ANKARA", "06420 Çankaya/ANKARA"],
		["проживает: г. Тверь, ул. Лесная, д. 8, корп. 1, кв. 25", "г. Тверь, ул. Лесная, д. 8, корп. 1, кв. 25"],
		["住所は緑ヶ丘3-11-2 メゾン青葉105です", "緑ヶ丘3-11-2 メゾン青葉105"],
	])("%s → %s", (line, address) => {
		expect(found(line).join("\n")).toContain(`address: ${address}`);
	});

	it("and where lines of a house and a flat stand above the code", () => {
		expect(found("14 rue Basse", "bât. B, 3e étage droite", "44000 NANTES")).toContain("address: bât. B, 3e étage droite");
		expect(found("8841 County Road 77", "Luling, TX 78648")).toContain("address: 8841 County Road 77");
	});

	it("and where their street stands again without a number", () => {
		expect(found("Flat 2, 19 Harrow Rise, Hexham NE46 1AA", "We have lived at Harrow Rise since 2011.")).toContain("address: Harrow Rise");
	});

	it("but a chapter of a contract is none", () => {
		expect(found("Artikel 4 – Vervoer").filter((one) => one.startsWith("address"))).toEqual([]);
	});
});

describe("plates and codes that nothing calls so are offered", () => {
	it.each([
		["my driver, white hilux KJA-204 XB, comes at six", "KJA-204 XB"],
		["Fahrrad gegen Auto (OL-KT 52), damals", "OL-KT 52"],
		["de bestelbus (V-311-GT) alleen voor het werk", "V-311-GT"],
		["автомобиль ВАЗ, знак К 204 МН 77, VIN", "К 204 МН 77"],
		["车牌（停车）沪B·3K812", "沪B·3K812"],
		["MBI 2AB7-CD4-EF56", "2AB7-CD4-EF56"],
		["carte n° L9MTRW7K2 délivrée hier", "L9MTRW7K2"],
	])("%s → %s", (line, code) => {
		expect(found(line).join("\n")).toContain(code);
	});

	it.each(["nach DIN EN 12464", "Der Preis ist EUR 120-150", "im Jahr AB 2019 CD", "ISO 9001"])("not in %s", (line) => {
		expect(found(line)).toEqual([]);
	});
});

describe("names are found whole", () => {
	it.each([
		["Elle a vu Me Solange Tavernier-Roy, à Dinant.", "Solange Tavernier-Roy"],
		["Contrat signé par Caroline Mars je crois", "Caroline Mars"],
		["Doorgestreept door J. de Graaf.", "J. de Graaf"],
		["À l'attention de Mme Avril, guichet 2", "Avril"],
		["tester 阿不都·赛买提 joined", "阿不都·赛买提"],
	])("%s → %s", (line, name) => {
		expect(found(line)).toContain(`name: ${name}`);
	});

	it("and again by what stands behind a family name of one sign", () => {
		expect(found("수취인: 박수빈", "어제 수빈 씨가 전화했어요").join("\n")).toContain("name: 수빈");
	});

	it("but no bracket is a nickname that nothing goes on behind, and no label a name", () => {
		expect(found("Einstimmig, eine Enthaltung (Gruber).").join("\n")).not.toContain("Enthaltung");
		expect(found("Transcribed: yesterday").filter((one) => one.startsWith("name"))).toEqual([]);
	});
});

it("telephone numbers go on over the end of a line, and begin behind the end of a sentence", () => {
	expect(found("Or leave the cash with our dear treasurer, ring 0491 570", "313 after six.").join("\n")).toContain("0491 570 313");
	expect(found("She is in flat 4. 0809 555 1187 at any time")).toContain("phone: 0809 555 1187");
});

describe("texts of older programs", () => {
	const polish = "Zofia Kwiecień, ur. w Łodzi, żyła 83 lata; ćwiczyła śpiew i źle znosiła gęsi";
	const bytesOf = (text: string, encoding: string): Uint8Array => {
		const signs = new Map(
			Array.from({ length: 128 }, (_, at) => [new TextDecoder(encoding).decode(Uint8Array.of(at + 128), { stream: true }), at + 128] as const),
		);
		return Uint8Array.from(text, (sign) => (sign < "\u0080" ? sign.charCodeAt(0) : (signs.get(sign) ?? 63)));
	};

	it.each([
		["windows-1250", polish],
		["windows-1252", "Jürgen Müller wohnt für 12 € in der Größe – „schön“, à la carte, señor"],
		["windows-1254", "Ayşe Yılmaz, Çankaya'da oturuyor; ağabeyi İsmail Şahin"],
		["windows-1251", "Мария Иванова живёт в Твери"],
	])("are read in %s", (encoding, text) => {
		expect(readText(bytesOf(text, encoding))).toBe(text);
	});

	it("are read in Japanese signs of two bytes", () => {
		expect(readText(Uint8Array.of(0x8e, 0x52, 0x93, 0x63, 0x82, 0xb3, 0x82, 0xf1, 0x82, 0xcc))).toBe("山田さんの");
	});
});
