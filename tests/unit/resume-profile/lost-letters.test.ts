import { describe, expect, it } from "vitest";
import { doubtsOfLostLetters } from "@/lib/tools/resume-profile/profile/printed/doubts/lost-letters";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

describe("letters that a file does not name", () => {
	it("are told, with the lines that came without them", () => {
		const { lines } = linesDocument(["नाम: ीमती कमला देवी", "जन् म तथ", "कस् ता सेवा ंखला", "संस् कृत"]);
		const [doubt, ...others] = doubtsOfLostLetters(lines);
		expect(doubt?.source.lineIds).toEqual(["L1", "L2", "L3", "L4"]);
		expect(others).toEqual([]);
	});

	it("are not, where words are whole", () => {
		const { lines } = linesDocument(["नाम: श्रीमती कमला देवी राठौर", "जन्म तिथि: ०५/०७/१९८२", "बी.ए. हिन्दी, संस्कृत और अंग्रेज़ी", "प्राथमिक शिक्षक, शासकीय शाला"]);
		expect(doubtsOfLostLetters(lines)).toEqual([]);
	});
});
