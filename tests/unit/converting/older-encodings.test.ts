import { describe, expect, it } from "vitest";
import { sniffType } from "@/lib/files/uploads/sniff";
import type { OlderEncoding } from "@/lib/platform/language/older-encodings";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";

/** The bytes of a text in an older encoding: its decoder, turned round. */
function encoded(text: string, encoding: OlderEncoding): Uint8Array {
	const decoder = new TextDecoder(encoding, { fatal: true });
	const bytesOf = new Map<string, number[]>();
	const learn = (bytes: number[]) => {
		try {
			const sign = decoder.decode(new Uint8Array(bytes));
			if ([...sign].length === 1 && !bytesOf.has(sign)) bytesOf.set(sign, bytes);
		} catch {
			// No sign of this encoding.
		}
	};
	for (let one = 0; one < 256; one += 1) learn([one]);
	if (!/windows|koi/.test(encoding)) for (let one = 0x81; one < 255; one += 1) for (let two = 0x40; two < 255; two += 1) learn([one, two]);
	return new Uint8Array(Array.from(text).flatMap((sign) => bytesOf.get(sign) ?? [0x3f]));
}

const TEXTS: readonly (readonly [OlderEncoding, string])[] = [
	["windows-1251", "Порт открывается в шесть часов утра. Кто придёт позже, ждёт прилива до вечера.\nЦена: 1200 рублей"],
	["koi8-r", "Порт открывается в шесть часов утра. Кто придёт позже, ждёт прилива до вечера.\nЦена: 1200 рублей"],
	["windows-1253", "Το λιμάνι ανοίγει στις έξι το πρωί και όποιος έρθει αργότερα περιμένει ως το βράδυ."],
	["windows-1255", "הנמל נפתח בשעה שש בבוקר, ומי שמגיע מאוחר יותר מחכה לגאות עד הערב."],
	["windows-1256", "يفتح الميناء في الساعة السادسة صباحا ومن يأتي متأخرا ينتظر المد حتى المساء"],
	["windows-1250", "Przystań otwiera się o szóstej rano; kto przyjdzie później, czeka na przypływ aż do wieczora. Łódź stoi już przy nabrzeżu."],
	["windows-1252", "Größe und Maße stehen im Anhang; für Übergrößen gilt § 4. Garçon, señor, déjà vu."],
	["shift_jis", "港は朝六時に開きます。遅れて来た人は夕方まで潮を待ちます。\r\n料金は一日千二百円で、前払いです。"],
	["euc-jp", "港は朝六時に開きます。遅れて来た人は夕方まで潮を待ちます。"],
	["gb18030", "港口早上六点开门，来晚的人要等到晚上的潮水。这是我们的规定，请大家都来看一看。"],
	["big5", "港口早上六點開門，來晚的人要等到晚上的潮水。這是我們的規定，請大家都來看一看。"],
	["euc-kr", "항구는 아침 여섯 시에 문을 엽니다. 늦게 오는 사람은 저녁까지 밀물을 기다립니다."],
];

describe("a text that older programs saved", () => {
	it.each(TEXTS)("in %s is taken for text, and read letter by letter", async (encoding, text) => {
		const bytes = encoded(text, encoding);
		expect(await sniffType(async () => new Blob([Buffer.from(bytes)]).stream())).toBe("text/plain");
		const { blocks } = await readDocument({ fileName: "a.txt", bytes });
		expect(textsOf(blocks).join("\n")).toBe(text.replaceAll("\r", ""));
	});

	it("is no text where its bytes are noise", async () => {
		let seed = 7;
		const noise = Uint8Array.from({ length: 4_000 }, () => {
			seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
			return (seed >> 16) & 255;
		});
		expect(await sniffType(async () => new Blob([noise]).stream())).toBe("application/octet-stream");
	});
});
