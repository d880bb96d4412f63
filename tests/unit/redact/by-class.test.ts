import { describe, expect, it } from "vitest";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { addressRuns } from "@/lib/tools/documents/redacting/finding/addresses/address-runs";
import { found } from "@/tests/factories/redaction";

/** Which letters of a line are gone, in the order they stand. */
function gone(...lines: string[]): string {
	const text = lines.join(" ");
	const spans = occurrencesIn(text, soughtTexts(found(...lines).map((one) => one.slice(one.indexOf(": ") + 2))));
	return [...text].map((sign, at) => (spans.some(({ start, end }) => start <= at && at < end) ? sign : "·")).join("");
}

describe("addresses are told by the words about their names", () => {
	it.each([
		["Perú: Jr. Tacna 518, Mz. C Lote 9, Puno", "Jr. Tacna 518, Mz. C Lote 9, Puno"],
		["domiciliată în sat Vișani, com. Vișani, jud. Brăila", "sat Vișani, com. Vișani, jud. Brăila"],
		["zam. os. Leśne 6 m. 21, Pułtusk", "os. Leśne 6 m. 21, Pułtusk"],
		["lakcím: 6723 Szeged, Rózsa tér 4/B. II/7.", "6723 Szeged, Rózsa tér 4/B. II/7"],
		["bytem nám. Svobody 12/4, 3. patro, 602 00 Brno", "nám. Svobody 12/4, 3. patro, 602 00 Brno"],
		["ikamet: Çınar Mah. Lale Sok. No:7 D:3 Etimesgut/ANKARA", "Çınar Mah. Lale Sok. No:7 D:3 Etimesgut/ANKARA"],
		["R/o H.No. 6-1-18/C, Road No. 12, Banjara Hills, Hyderabad-500034", "H.No. 6-1-18/C, Road No. 12, Banjara Hills, Hyderabad-500034"],
		["Костромская обл., Чухломский р-н, д. Федьково, д. 44", "Костромская обл., Чухломский р-н, д. Федьково, д. 44"],
		["κάτοικος Χανίων, οδός Σφακίων αρ. 17", "Χανίων, οδός Σφακίων αρ. 17"],
		["tại số 12 ngõ 5 phố Huế, Hai Bà Trưng, Hà Nội", "số 12 ngõ 5 phố Huế, Hai Bà Trưng, Hà Nội"],
		["Wien: Laxenburger Straße 51/2/9, 1100 Wien", "Laxenburger Straße 51/2/9, 1100 Wien"],
		["wohnt jetzt lindenweg 4 oder so", "lindenweg 4"],
		["السكن: حي النزهة، شارع الأمير سلطان، مبنى ١٢، جدة", "حي النزهة، شارع الأمير سلطان، مبنى ١٢"],
		["ที่อยู่ 12/7 หมู่ 4 ต.บ้านกลาง อ.เมือง จ.ลำพูน", "12/7 หมู่ 4 ต.บ้านกลาง อ.เมือง จ.ลำพูน"],
		["거주: 강원도 정선군 여량면 구절리 12-7번지", "강원도 정선군 여량면 구절리 12-7번지"],
	])("%s", (line, address) => {
		expect(gone(line)).toContain(address);
	});

	it("but not by a list, a date or a heading", () => {
		for (const line of ["1. District: North", "Nominations close 21 Aug", "Held on January 19, 2025 in Court", "2. Place of work"])
			expect(addressRuns(line)).toEqual([]);
	});

	it("in time that grows with the text", () => {
		const started = performance.now();
		addressRuns("Str. No. 4, Bl. 7, ".repeat(500));
		addressRuns(`${"a".repeat(60_000)} ${"9/".repeat(20_000)}`);
		expect(performance.now() - started).toBeLessThan(2_000);
	});
});

describe("births in whatever parts", () => {
	it.each([
		["She was born in February 1958 at home", "February 1958"],
		["ur. 4 X 1962 w Pułtusku", "4 X 1962"],
		["szül.: 1947. szeptember 17., Szeged", "1947. szeptember 17"],
		["Grażyna (f. 1944) bor här", "1944"],
		["Rocznik 1962, lekarz", "1962"],
		["昭和五十八年四月十七日生まれ", "昭和五十八年四月十七日"],
		["เกิดวันที่ 17 เมษายน 2505", "17 เมษายน 2505"],
		["geb. 17-09-'34 te Hoorn", "17-09-'34"],
		["Geburtstage: Anna 24.12.09, Vreni 1.1.", "24.12.09"],
		["γεννήθηκε στις 17 Απριλίου 1962", "17 Απριλίου 1962"],
		["нар. 17 квітня 1962 р.", "17 квітня 1962 р."],
	])("%s", (line, birth) => {
		expect(gone(line)).toContain(birth);
	});
});

describe("numbers with their letters, of devices and cards", () => {
	it.each([
		["MAC 3C:22:FB:9A:10:7E im Netz", "3C:22:FB:9A:10:7E"],
		["rijksregisternr. 49.06.02-447.71", "49.06.02-447.71"],
		["保険証 記号 5519 番号 33107", "記号 5519 番号 33107"],
		["社保号0447719028", "0447719028"],
		["Benutzername lola_77 gesperrt", "lola_77"],
		["cartão de cidadão n.º 06117345 2 ZX9", "06117345 2 ZX9"],
		["appelez le 06.12.44.77.19 demain", "06.12.44.77.19"],
		["placa OSK4E71 na garagem", "OSK4E71"],
	])("%s", (line, number) => {
		expect(gone(line)).toContain(number);
	});
});

describe("names by who stands beside them", () => {
	it("in a list with others", () => {
		expect(found("Oonagh Fraser, Costas Pappas and June beat the others")).toContain("name: June");
	});
	it("in their cases", () => {
		expect(gone("Świadek: Krystyna Wójcik zeznaje.", "Rozmawiano z Krystyną o sprawie.")).toContain("Krystyną");
		expect(gone("внучку Соколову Надежду Игоревну встретили")).toContain("Соколову Надежду Игоревну");
	});
	it("by their first letters", () => {
		expect(found("Мать: Вера Ильинична Лебедева", "Позвони ей. В. Л.")).toContain("name: В. Л.");
	});
	it("with what small words join to them", () => {
		expect(found("Applicant: Siti Aishah binti Abdullah, clerk")).toContain("name: Siti Aishah binti Abdullah");
	});
	it("in scripts without capitals", () => {
		expect(gone("สามี นายบุญมี ทองสุกใส")).toContain("บุญมี ทองสุกใส");
		expect(gone("पत्नी श्रीमती फूलमती देवी ने कहा")).toContain("फूलमती देवी");
		expect(gone("אביו משה כהן הגיע")).toContain("משה כהן");
		expect(gone("갑은 남궁하늘, 을은")).toContain("남궁하늘");
	});
	it("as who speaks in a chat, whatever they call themselves", () => {
		const lines = ["[12.03.24, 08:14] Bibi: hat jmd die nr?", "[12.03.24, 08:16] ~LenaSchatz: nein", "<dj_maxx> ich auch nicht"];
		expect(found(...lines)).toEqual(expect.arrayContaining(["name: LenaSchatz", "name: dj_maxx"]));
	});
});
