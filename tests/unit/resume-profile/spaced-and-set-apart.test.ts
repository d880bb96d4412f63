import { expect, it } from "vitest";
import { closeUp } from "@/lib/tools/reading/text/letter-spacing";
import { emailsIn } from "@/lib/tools/resume-profile/profile/person/emails";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";

it("a handle beside the name of its network is no address of mail; a blank beside the @ of an address is", () => {
	for (const handle of ["Instagram @ludo.produce", "INSTA @fenna.ademt", "insta @anna.de", "portfolio @anna.draws"])
		expect(emailsIn(handle), handle).toEqual([]);
	expect(emailsIn("anna @ mail.de")).toEqual(["anna @ mail.de"]);
	expect(emailsIn("anna.b @example.com, @anna.draws")).toEqual(["anna.b @example.com"]);
});

it("letters that are spaced for looks are words again, each capital the beginning of one", () => {
	expect(closeUp("L u d o v i c a S a n s e c o n d o")).toBe("Ludovica Sansecondo");
	expect(closeUp("E X P E RT I S E")).toBe("EXPERTISE");
	expect(closeUp("W h a t  I  d o")).toBe("What I do");
	expect(closeUp("A B C D")).toBe("ABCD");
});

it("the title of a document is known when its letters are spaced, and a name of three letters is none", () => {
	expect(isDocumentTitle("이 력 서")).toBe(true);
	expect(isDocumentTitle("个 人 简 历")).toBe(true);
	expect(isDocumentTitle("서 민 재")).toBe(false);
});
