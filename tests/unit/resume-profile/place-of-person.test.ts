import { expect, it } from "vitest";
import { readContact } from "@/lib/tools/resume-profile/profile/person/read-contact";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const contactOf = (...texts: string[]) => {
	const { lines } = linesDocument(texts);
	return readContact(lines, lines);
};

it("the place of a person stands beside the ways to reach them, behind a label or as an address", () => {
	const far = ["Backend", "Payments", "Mentoring", "Talks", "Open source", "Yenimahalle, Ankara"];
	expect(contactOf("Konum: Kadıköy, İstanbul\tTelefon: +90 555 501 42 77\tE-posta: ada@mail.example", ...far).location?.value).toBe("Kadıköy, İstanbul");
	expect(contactOf("ada@mail.example", "Lange Lozanastraat 211 bus 4, 2018 Antwerpen").location?.value).toBe("Lange Lozanastraat 211 bus 4, 2018 Antwerpen");
});

it("behind a street stands a town that no list has, and before a British postcode", () => {
	expect(contactOf("Anschrift\tRosenweg 17a, 36037 Unbekanntstetten", "Telefon\t0661 / 48 21 907").location?.value).toBe("36037 Unbekanntstetten");
	expect(contactOf("Leeds LS6 2AB | 07700 900 512 | t.achterberg@mail.example").location?.value).toBe("Leeds");
	expect(contactOf("ada@mail.example", "Design, 12345 Lines of code").location).toBeNull();
});

it("neither a nationality before an address nor where a course was is the place", () => {
	expect(contactOf("Argentina", "Rosario, Argentina", "ada@mail.example").location?.value).toBe("Rosario, Argentina");
	expect(contactOf("ada@mail.example", "España, 2019 y 2021").location).toBeNull();
});

it("the number of an identity card is no telephone's, and a word behind a number says that it is one", () => {
	expect(contactOf("33.555.128", "11-5555-0167 (WhatsApp)").phone?.value).toBe("11-5555-0167");
	expect(contactOf("Celular: 33.555.128").phone?.value).toBe("33.555.128");
	expect(contactOf("33.555.128").phone).toBeNull();
});

it("months with short years are no telephone, and an academic title with a stop is no address", () => {
	expect(contactOf("09/13 03/14", "981 55 01 37").phone?.value).toBe("981 55 01 37");
	expect(contactOf("Mag.a Dr.in Leonie Vasić", "leonievasic.at").links.map(({ value }) => value)).toEqual(["leonievasic.at"]);
});
