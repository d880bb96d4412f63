import { expect, it } from "vitest";
import { renderMail } from "@/lib/mail/render-mail";
import type { MailContent } from "@/lib/mail/schemas";

const LINK = "https://app.example.test/verify?token=abc&x=1";
const TIME = "2026-01-02T03:04:05.000Z";
const MAILS: MailContent[] = [
	{ template: "verify_email", name: "Ada", verifyUrl: LINK },
	{ template: "existing_account", name: null, signInUrl: LINK, resetUrl: "https://app.example.test/forgot" },
	{ template: "reset_password", name: "Ada", resetUrl: LINK },
	{ template: "password_changed", name: "Ada", resetUrl: LINK, timeZone: null, changedAt: TIME, endedApiKeys: true },
	{ template: "session_revoked", name: "Ada", resetUrl: LINK, timeZone: null, device: "Firefox", revokedAt: TIME },
	{
		template: "new_device",
		name: "Ada",
		timeZone: "Europe/Lisbon",
		device: "Firefox on Linux",
		place: "Lisbon, Portugal",
		signedInAt: TIME,
		sessionsUrl: LINK,
		resetUrl: "https://app.example.test/forgot",
	},
	{
		template: "api_key_created",
		name: "Ada",
		timeZone: null,
		keyName: "Nightly",
		prefix: "ck_abcdefg",
		scopes: ["jobs", "files"],
		createdAt: TIME,
		expiresAt: null,
		keysUrl: LINK,
	},
	{ template: "export_ready", name: "Ada", timeZone: null, fileCount: 1234, leftOut: 2, until: TIME, dataUrl: LINK },
	{
		template: "receipt",
		name: "Ada",
		timeZone: "Asia/Tokyo",
		amountMinor: 123450,
		currency: "USD",
		bought: "123,450 credits",
		transactionId: "txn_01",
		paidAt: "2026-01-02T23:04:05.000Z",
		creditsUrl: LINK,
	},
	{ template: "sign_in_method_changed", name: "Ada", timeZone: null, provider: "GitHub", change: "linked", methodsUrl: LINK, changedAt: TIME },
	{ template: "sign_in_method_changed", name: "Ada", timeZone: null, provider: "Google", change: "unlinked", methodsUrl: LINK, changedAt: TIME },
];

const STOP = { pageUrl: "https://app.example.test/unsubscribe?token=t", oneClickUrl: "https://app.example.test/api/v1/users/unsubscribe?token=t" };
const LOW: MailContent = { template: "low_balance", name: "Ada", left: "$0.35", renewsAt: "2026-02-01T00:00:00.000Z", creditsUrl: LINK, stop: STOP };
const letter = (markdown: string): MailContent => ({ template: "newsletter", name: "Ada", subject: "What is new", markdown, stop: STOP });
MAILS.push(LOW);

it.each(MAILS)("$template says the same in text and HTML, with its link", async (mail) => {
	const { subject, text, html } = await renderMail(mail);
	expect(subject).not.toMatch(/[\r\n!]/);
	expect(text).toContain(`\n${LINK}\n`);
	expect(html).toContain('href="https://app.example.test/verify?token=abc&amp;x=1"');
	const isKnown = mail.template !== "verify_email" && mail.name !== null;
	expect(text.startsWith(isKnown ? "Hello Ada," : "Hello,")).toBe(true);
});

it("whoever signs up with somebody else's address can't put words into the mail to it", async () => {
	const { text, html } = await renderMail({ template: "verify_email", name: "Bob, win at http://evil.example", verifyUrl: LINK });
	expect(text).not.toContain("evil.example");
	expect(html).not.toContain("evil.example");
});

it("a name can't bring markup along", async () => {
	const { html } = await renderMail({ template: "reset_password", name: '<img src=x onerror="alert(1)">', resetUrl: LINK });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
});

it("times are said in UTC", async () => {
	const mail = MAILS.find((one) => one.template === "password_changed");
	expect(mail && (await renderMail(mail)).text).toContain("January 2, 2026 at 3:04 AM UTC");
});

it("times are said in the person's own zone where it is known", async () => {
	const mail = MAILS.find((one) => one.template === "new_device");
	expect(mail && (await renderMail({ ...mail, timeZone: "Asia/Tokyo" } as MailContent)).text).toContain("January 2, 2026 at 12:04 PM GMT+9");
});

it("a receipt names what was paid and for what, the day where the person lives, and the transaction, line by line", async () => {
	const mail = MAILS.find((one) => one.template === "receipt");
	const { subject, text, html, headers } = await renderMail(mail as MailContent);
	expect(subject).toBe("Receipt: 123,450 credits");
	for (const line of ["Paid: $1,234.50", "For: 123,450 credits", "Date: January 3, 2026", "Transaction: txn_01"]) expect(text.split("\n")).toContain(line);
	expect(html).toContain("$1,234.50");
	expect(headers).toEqual({});
	const yen = await renderMail({ ...mail, amountMinor: 500, currency: "JPY" } as MailContent);
	expect(yen.text).toContain("Paid: ¥500");
});

it.each(MAILS)("$template loads nothing from anywhere", async (mail) => {
	const { html } = await renderMail(mail);
	expect(html).not.toMatch(/<img|<script|<iframe|<link |url\(|@import|src=|background=/i);
});

it("the text says what the letter says, and nothing that only HTML needs", async () => {
	const { text } = await renderMail({ template: "existing_account", name: null, signInUrl: LINK, resetUrl: "https://app.example.test/forgot" });
	expect(text.split("\n\n")).toEqual([
		"Hello,",
		"Someone, probably you, tried to sign up with this address. It has an account already, so no new one was made.",
		"If you don't remember the password, set a new one: https://app.example.test/forgot",
		`Sign in:\n${LINK}`,
		"If this wasn't you, you can ignore this mail. Nothing changes unless you act on it.",
		"Goal Mode\n",
	]);
});

it("the HTML reads in light by its attributes, in dark by its style, and shows a line of it in the list of mails", async () => {
	const { html } = await renderMail({ template: "reset_password", name: "Ada", resetUrl: LINK });
	expect(html).toMatch(/^<!DOCTYPE html[^>]*>/);
	expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
	expect(html).toContain("@media(prefers-color-scheme:dark)");
	expect(html).toMatch(/<h1[^>]*>Set a new password<\/h1>/);
	expect(html.indexOf("You asked to set a new password.")).toBeLessThan(html.indexOf("<h1"));
});

it("low credits are told with what is left and when the free allowance begins anew, and such mails stop with one press", async () => {
	const { text, headers } = await renderMail(LOW);
	expect(text).toContain("You have $0.35 left.");
	expect(text).toContain("begins anew on February 1, 2026.");
	expect(text).toContain(STOP.pageUrl);
	expect(headers).toEqual({ "List-Unsubscribe": `<${STOP.oneClickUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
});

it("Markdown becomes both parts: headings under the subject, lists, links, quotes, code and tables", async () => {
	const { html, text } = await renderMail(
		letter(
			"# One\n\nA **bold** [link](https://example.com/a?b=1&c=2) and `code`\\\nnext line\n\n1. a\n2. b\n\n> said\n\n---\n\n```\nx < 1\n```\n\n| h | i |\n|---|---|\n| j | k |\n",
		),
	);
	expect(html.match(/<h1/g)).toHaveLength(1);
	for (const part of ["<strong>bold</strong>", "https://example.com/a?b=1&amp;c=2", "x &lt; 1", "<blockquote", "<br/>", "<ol"]) expect(html).toContain(part);
	for (const line of ["One", "A bold link https://example.com/a?b=1&c=2 and code", "next line", " 1. a", " 2. b", "> said", "x < 1"])
		expect(text.split("\n")).toContain(line);
});

it("Markdown brings no HTML, no script address and no picture along", async () => {
	const { html, text } = await renderMail(
		letter('<script>alert(1)</script> <b onclick="x">b</b> [go](javascript:alert(1)) ![a cat](https://evil.example/cat.png)'),
	);
	expect(html).not.toMatch(/<script|<b |<img|href="javascript/);
	expect(html).not.toContain("evil.example");
	expect(text).toContain("a cat");
});
