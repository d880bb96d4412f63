import { expect, it } from "vitest";
import { nameForPeople } from "@/lib/tools/documents/printing/names-for-people";

it.each([
	["Jane Doe", "Senior Analyst", "Acme", "Doe-Jane_Senior-Analyst_Acme"],
	["Lena Hartwig", "Frontend-Entwickler (m/w/d)", "Kettle & Quill GmbH", "Hartwig-Lena_Frontend-Entwickler_Kettle-Quill-GmbH"],
	["Jan van der Berg", "C++ Developer", "", "van-der-Berg-Jan_C++-Developer"],
	["Siobhán Mc Gettigan", "Nurse", "", "Mc-Gettigan-Siobhán_Nurse"],
	["Conor O Brien", "Chef", "", "O-Brien-Conor_Chef"],
	["Fiona Mac Donald", "Chef", "", "Mac-Donald-Fiona_Chef"],
	["Juan Carlos de la Cruz", "Chef", "", "de-la-Cruz-Juan-Carlos_Chef"],
	["Maria St. John", "Chef", "", "St-John-Maria_Chef"],
	["Omar Abu Bakr", "Chef", "", "Abu-Bakr-Omar_Chef"],
	["Van der Berg", "Chef", "", "Van-der-Berg_Chef"],
	["de la Cruz", "Chef", "", "de-la-Cruz_Chef"],
	["Van Morrison", "Singer", "", "Morrison-Van_Singer"],
	["Jan van der BERG", "Chef", "", "van-der-BERG-Jan_Chef"],
	["GETTIGAN Siobhán", "Chef", "", "GETTIGAN-Siobhán_Chef"],
	["Conor O BRIEN", "Chef", "", "O-BRIEN-Conor_Chef"],
	["María del Carmen López", "Chef", "", "López-María-del-Carmen_Chef"],
	["Doe, Jane", "Analyst", "Acme", "Doe-Jane_Analyst_Acme"],
	["Jane Doe, PhD", "Analyst", "Acme", "Doe-Jane_Analyst_Acme"],
	["Martin L. King Jr.", "Speaker", "Acme", "King-Martin-L_Speaker_Acme"],
	["Marie LE GALL", "Analyste", "Crédit d’Ouest", "LE-GALL-Marie_Analyste_Crédit-dOuest"],
	["Conor O'Brien", "Chef", "Pub", "OBrien-Conor_Chef_Pub"],
	["JP Morgan", "Banker", "Acme", "Morgan-JP_Banker_Acme"],
	["Cher", "Singer", "Acme", "Cher_Singer_Acme"],
	["Nguyễn Văn Đức", "Kỹ sư", "Acme", "Nguyễn-Văn-Đức_Kỹ-sư_Acme"],
	["山田 太郎", "開発者", "株式会社みなと", "山田-太郎_開発者_株式会社みなと"],
	["Мария Иванова", "Аналитик", "Яндекс", "Иванова-Мария_Аналитик_Яндекс"],
	["ليلى حداد", "محللة", "شركة", "ليلى-حداد_محللة_شركة"],
	["..\\evil/../x", 'say "hi" <b>', "A|B*?", "evil-x_say-hi-b_A-B"],
	["Zoe\u202egpj.exe", "a\u0000b", "", "Zoe-gpj-exe_a-b"],
	["", "", "", "Resume"],
	["con", "", "", "con_"],
])("%s, %s, %s", (person, title, company, expected) => {
	expect(nameForPeople(person, title, company)).toBe(expected);
});

it.each([
	["Ane Etxeberria Soto", "Etxeberria-Soto_Ane"],
	["María José García López", "García-López_María-José"],
	["Joana de Almeida Prado", "de-Almeida-Prado_Joana"],
	["Juan Carlos de la Cruz", "de-la-Cruz-Juan-Carlos"],
	["José Luis Ortega", "Ortega-José-Luis"],
	["Inés Ortega", "Ortega-Inés"],
])("of %s in Spanish or Portuguese the names of both families stand first", (name, expected) => {
	expect(nameForPeople({ name, language: "es" }, "Analista")).toBe(`${expected}_Analista`);
	expect(nameForPeople({ name, language: "en", contact: ["a@b.example", "+351 912 555 013"] }, "Analista")).toBe(`${expected}_Analista`);
	expect(nameForPeople({ name: "Anna Maria Weber Lang", language: "de" })).toBe("Lang-Anna-Maria-Weber");
});

it("is short enough for every file system, without half letters and without a hyphen at its end", () => {
	for (const letters of ["株式会社", "नमस्ते", "👩‍👩‍👧 x ", "word "]) {
		const name = nameForPeople(letters.repeat(60), letters.repeat(60), letters.repeat(60));
		expect(Buffer.byteLength(name)).toBeLessThanOrEqual(202);
		expect(name).not.toMatch(/[-_]$|^[-_]|\uFFFD/u);
		expect(Buffer.from(name).toString()).toBe(name);
	}
});
