import { expect, it } from "vitest";
import { renderMail } from "@/lib/mail/render-mail";
import type { MailContent } from "@/lib/mail/schemas";

const LINK = "https://app.example.test/verify?token=abc&x=1";
const TIME = "2026-01-02T03:04:05.000Z";
const MAILS: MailContent[] = [
	{ template: "verify_email", name: "Ada", verifyUrl: LINK },
	{ template: "existing_account", name: null, signInUrl: LINK, resetUrl: "https://app.example.test/forgot" },
	{ template: "reset_password", name: "Ada", resetUrl: LINK },
	{ template: "password_changed", name: "Ada", resetUrl: LINK, changedAt: TIME, endedApiKeys: true },
	{ template: "session_revoked", name: "Ada", resetUrl: LINK, device: "Firefox", revokedAt: TIME },
	{ template: "sign_in_method_changed", name: "Ada", provider: "GitHub", change: "linked", methodsUrl: LINK, changedAt: TIME },
	{ template: "sign_in_method_changed", name: "Ada", provider: "Google", change: "unlinked", methodsUrl: LINK, changedAt: TIME },
];

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
