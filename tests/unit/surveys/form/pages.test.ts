import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildFormAssets } from "@/components/surveys/form/build-assets";
import built from "@/components/surveys/form/built.json";
import { html } from "@/components/surveys/form/html";
import { formPage } from "@/components/surveys/form/pages/form-page";
import { rewardList } from "@/components/surveys/form/pages/reward";
import { thankYouPage } from "@/components/surveys/form/pages/thank-you-page";
import type { PublicForm, ThankYou } from "@/lib/surveys/schemas/answering";
import { wordsIn } from "@/lib/surveys/words/pick-language";
import { publicForm, publicQuestion } from "@/tests/factories/public-form";

const FRAME = { language: "en", nonce: "nonce", isEmbedded: false, words: wordsIn("en") } as const;
const NOBODY = { name: "", email: "", answers: {} };
const shown = (form: PublicForm, more: object = {}) =>
	formPage({ ...FRAME, form, entered: NOBODY, problems: [], notice: null, key: "key-of-the-page", ...more });

const THANK_YOU: ThankYou = {
	responseId: "5b0e1f4c-9d0a-4c5e-8f21-7a6b5c4d3e2f",
	surveyId: "01936f5e-6b01-7d10-9a55-0f1d2c3b4a51",
	surveyTitle: "What next?",
	name: "Ada",
	isEarlyBird: false,
	isCounted: true,
	earlyBirdMessage: null,
	hasMessagingBinding: false,
	canBindMessaging: true,
	thankYouMessage: "",
	language: "en",
	mysteryEvent: null,
};
const EVENT = {
	title: "The curtain",
	description: "",
	unlockCondition: "threshold",
	isUnlocked: false,
	currentCount: 7,
	thresholdCount: 10,
	progressPercent: 70,
	rewardDetails: null,
	needsMessagingBinding: false,
} as const;

describe("what the pages bring along", () => {
	it("is made of the sources as they are now (npm run survey-form)", async () => {
		expect(await buildFormAssets(path.resolve(import.meta.dirname, "../../../.."))).toEqual(built);
	});

	it("is at most 20 kB of script, and far less on its way", () => {
		expect(Buffer.byteLength(built.script)).toBeLessThan(20_000);
		expect(gzipSync(built.script).byteLength).toBeLessThan(7_000);
	});
});

describe("HTML from templates", () => {
	it("holds what is put in as text, whatever it is", () => {
		expect(html`<p title="${'"<'}">${"<script>"}${html`<b>${"&"}</b>`}${[1, "'"]}${false}${null}</p>`.text).toBe(
			'<p title="&quot;&lt;">&lt;script&gt;<b>&amp;</b>1&#39;</p>',
		);
	});

	it("shows no markup of a survey's, in no place", () => {
		const evil = `"><img src=x onerror=alert(1)>`;
		const question = publicQuestion("single_choice", { questionId: evil, questionText: evil, options: [evil], helpText: evil });
		const text = shown(
			publicForm({ title: evil, description: evil, questions: [question], language: evil, earlyBirdActive: true, earlyBirdDescription: evil }),
			{
				entered: { name: evil, email: evil, answers: { [evil]: [evil] } },
				problems: [{ field: evil, message: evil }],
			},
		);
		expect(text).not.toContain("<img");
	});
});

describe("the form", () => {
	it("works without script: every field with its name, its label and what was written before", () => {
		const form = publicForm();
		const text = shown(form, {
			entered: { name: "Ada", email: "ada@example.com", answers: { text: ["Hi"], single_choice: ["Green"], rating: ["4"] } },
			problems: [{ field: "text", message: "Say more." }],
		});
		expect(text).toContain(`<form method="post" action="/s/${form.surveyId}"`);
		expect(text).toMatch(/<input name="q\.text" id="q-text" aria-required="true" aria-invalid="true" aria-describedby="q-text-error" type="text" value="Hi"/);
		expect(text).toMatch(/value="Green" id="q-single_choice-1" checked/);
		expect(text).toMatch(/value="4" id="q-rating-3" checked/);
		expect(text).toContain('<p class="error" id="q-text-error">Say more.</p>');
		expect(text).toContain("One answer needs a look.");
		expect(text).toContain('name="formToken" value="token"');
		expect(text).toContain('name="website" tabindex="-1"');
	});

	it("says in which language the creator wrote, where that is not the reader's", () => {
		const text = shown(publicForm({ language: "ja" }), { language: "de", words: wordsIn("de") });
		expect(text).toContain('<html lang="de">');
		expect(text).toContain('<h1 lang="ja">');
		expect(text).toContain("Antworten senden");
	});

	it("lets nobody choose what has run out", () => {
		expect(shown(publicForm({ unavailableOptions: { single_choice: ["Red"] } }))).toMatch(/value="Red" id="q-single_choice-0" disabled>.*no longer available/);
	});
});

describe("the page that thanks", () => {
	const page = (thankYou: Partial<ThankYou>, line: Parameters<typeof thankYouPage>[0]["line"] = null) =>
		thankYouPage({ ...FRAME, thankYou: { ...THANK_YOU, ...thankYou }, line, notice: null });

	it("shows how far a mystery event is, and keeps looking", () => {
		const text = page({ mysteryEvent: EVENT });
		expect(text).toContain('<progress value="7" max="10" aria-label="7 of 10 responses">');
		expect(text).toContain("It opens for everybody once 10 people have answered.");
		expect(text).toContain("data-mystery=");
	});

	it("shows the reward once it is there, links as links", () => {
		const text = page({ mysteryEvent: { ...EVENT, isUnlocked: true, rewardDetails: { discountCode: "A-1", url: "https://example.com/x?a=1&b=2" } } });
		expect(text).toContain("<dt>Discount code</dt><dd>A-1</dd>");
		expect(text).toContain('<a href="https://example.com/x?a=1&amp;b=2"');
		expect(text).not.toContain("data-mystery=");
	});

	it("tells what the creator wrote as it is, and names the code and the link in the reader's language", () => {
		const { text } = rewardList({ message: "Come\nin", code: "CURTAIN", url: "https://example.com/x", seats: 2 }, wordsIn("fr"));
		expect(text).toContain('<p class="told">Come\nin</p>');
		expect(text).toContain("<dt>Code</dt><dd>CURTAIN</dd><dt>Lien</dt>");
		expect(text).toContain("<dt>Seats</dt><dd>2</dd>");
	});

	it("promises nothing for answers that are kept apart", () => {
		const early = { isEarlyBird: true, earlyBirdMessage: "Half the price", mysteryEvent: EVENT };
		const text = page({ ...early, isCounted: false });
		expect(text).toContain("Your answers are being looked at.");
		expect(text).not.toContain("You are an early bird");
		expect(text).not.toContain("<progress");
		expect(page(early)).toContain("You are an early bird");
		expect(page({ isCounted: false })).not.toContain("being looked at");
	});

	it("says for whom it opens, once an account is connected", () => {
		const both = { ...EVENT, unlockCondition: "both" as const };
		expect(page({ mysteryEvent: { ...both, needsMessagingBinding: true } })).toContain(
			"It opens once you connect your LINE account and 10 people have answered.",
		);
		expect(page({ mysteryEvent: both, hasMessagingBinding: true })).toContain("It opens once 10 people have answered, for everybody who has connected LINE.");
		expect(page({ mysteryEvent: both })).toContain("It opens for everybody once 10 people have answered.");
	});

	it("makes no link of what is none", () => {
		expect(rewardList({ a: "javascript:alert(1)", b: ["https://x.example/<b>"], c: { deep: { er: 1 } }, d: null }, FRAME.words).text).not.toContain("<a ");
	});

	it("offers LINE where it can be connected, and says when messages don't arrive", () => {
		const line = { accountId: "@tests", addUrl: "https://line.me/R/ti/p/%40tests", isReachable: false };
		expect(page({})).not.toContain("Connect LINE");
		expect(page({ mysteryEvent: EVENT }, line)).toContain(`/messaging/login?responseId=${THANK_YOU.responseId}`);
		// Nothing is left to hear of where nothing opens, or where it is open already.
		expect(page({}, line)).not.toContain("Connect LINE");
		expect(page({ mysteryEvent: { ...EVENT, isUnlocked: true } }, line)).not.toContain("Connect LINE");
		expect(page({ hasMessagingBinding: true }, line)).toContain("Add @tests as a friend");
		expect(page({ hasMessagingBinding: true }, { ...line, isReachable: true })).not.toContain("as a friend");
	});
});
