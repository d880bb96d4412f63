import { describe, expect, it } from "vitest";
import { found, goneOf } from "@/tests/factories/redaction";

describe("an address is covered as far as it goes", () => {
	it.each([
		["moved from The Old Kiln, Pound Lane, Widdrington, Alnwick NE66 9ZZ", "The Old Kiln, Pound Lane, Widdrington, Alnwick NE66 9ZZ"],
		[
			"Rua das Acácias, 418 - apto 71 - Botafogo, Rio de Janeiro - RJ, CEP 22250-119",
			"Rua das Acácias, 418 - apto 71 - Botafogo, Rio de Janeiro - RJ, CEP 22250-119",
		],
		["in der Gartenstr. 9d, 3. OG li., 04107 Leipzig", "Gartenstr. 9d, 3. OG li., 04107 Leipzig"],
		["wohnhaft: Merowinger Str. 81, Hinterhaus 2. OG links", "Merowinger Str. 81, Hinterhaus 2. OG links"],
		["lakcím: 1136 Budapest, Tátra út 31. IV. em. 2.", "1136 Budapest, Tátra út 31. IV. em. 2"],
		["stanuje: Trg slobode 8, 1000 Ljubljana", "Trg slobode 8, 1000 Ljubljana"],
		["2751, boul. Wilfrid, bureau 219, Québec (Québec) G1V 9Z9", "2751, boul. Wilfrid, bureau 219, Québec (Québec) G1V 9Z9"],
		["Alamat: Jl. Otto Wiraguna Gg. Delima No. 26 RT 04/RW 08", "Jl. Otto Wiraguna Gg. Delima No. 26 RT 04/RW 08"],
		["Şirinevler Mah. Kavak Sok. Gonca Apt. B Blok K:4 D:12", "Şirinevler Mah. Kavak Sok. Gonca Apt. B Blok K:4 D:12"],
		["1. witness, H.No. 11-14-866, Malakpet", "H.No. 11-14-866, Malakpet"],
		["Mrs Carew, Knockanore, Dundrum, Co. Tipperary, E34 XZ91, wrote", "Knockanore, Dundrum, Co. Tipperary, E34 XZ91"],
		["ours came to the one at 22 Fernhope by mistake", "22 Fernhope"],
		["香港九龍旺角彌敦道618號11樓D室", "香港九龍旺角彌敦道618號11樓D室"],
		["集合場所は桜木町3丁目7番2号です", "桜木町3丁目7番2号"],
		["Bytem Hrabětín 48, 671 69", "Hrabětín 48, 671 69"],
		["Erf 3312, Katutura, Windhoek", "Erf 3312, Katutura, Windhoek"],
	])("%s", (line, address) => {
		expect(goneOf(line)).toContain(address);
	});

	it("over the lines that a comma, a code or a street holds together, and behind the marks of an answered mail", () => {
		expect(goneOf("Plot 119, 5th Avenue, Road 413,", "Festac Town, Amuwo District,", "Lagos")).toContain("Festac Town, Amuwo District");
		expect(goneOf("12 Dove House Meadow", "Great Cornard", "Sudbury", "CO10 9ZZ")).toContain("Great Cornard·Sudbury·CO10 9ZZ");
		expect(goneOf("> Seniorenresidenz Alsterhof,", "> Bebelweg 9, App. 32, 22299 Hamburg.")).toContain("Seniorenresidenz Alsterhof");
	});

	it("but no table of goods, no date and no school class is one", () => {
		for (const line of ["at 22 January", "in Zimmer 12", "im Kapitel 4", "3.º B"]) expect(found(line).filter((one) => one.startsWith("address"))).toEqual([]);
	});
});

describe("a number is told by what stands beside it", () => {
	it.each([
		["Compte n° 00412887799, code banque 30009, guichet 00829, clé 41", ["30009", "00829", "41"]],
		["inst `809`, transit `71049`, account `300 739 5`", ["809", "71049"]],
		["Visa ****9931", ["9931"]],
		["the car, PEI plate 428 BK", ["428 BK"]],
		["Truck: HJ 48 71 GP (white)", ["HJ 48 71 GP"]],
		["claim ref GAA/25/31199", ["GAA/25/31199"]],
		["CASE NO. 25-0041899", ["25-0041899"]],
		["dowód osobisty seria i numer ABA 399000", ["ABA 399000"]],
		["CI seria XR nr. 447199", ["XR nr. 447199"]],
		["HKID A129456(3)", ["A129456(3)"]],
		["ask for ext. 4479", ["4479"]],
		["mit dem Pkw, Kennzeichen WR-EB 419, unterwegs", ["WR-EB 419"]],
	])("%s", (line, numbers) => {
		for (const number of numbers) expect(goneOf(line)).toContain(number);
	});

	it("and a day of birth by an age, by its century or by the name before it", () => {
		expect(goneOf("She turns 80 on 14 March.")).toContain("14 March");
		expect(goneOf("(b. 1944)")).toContain("1944");
		expect(goneOf("my father, 12/03/58, too")).toContain("12/03/58");
	});
});

it("one text in two spellings is covered in both", () => {
	expect(goneOf("Ad: Emine Gül TOPRAKÇIOĞLU", "Emine Gül Toprakçıoğlu beyan eder")).toContain("Emine Gül Toprakçıoğlu");
});
