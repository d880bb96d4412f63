import { expect, it } from "vitest";
import { renderMail } from "@/lib/mail/render-mail";
import type { MailContent } from "@/lib/mail/schemas";

const LINK = "https://app.example.test/verify?token=abc&x=1";
const TIME = "2026-01-02T03:04:05.000Z";
const MAILS: MailContent[] = [
	{ template: "verify_email", name: "Ada", verifyUrl: LINK },
	{ template: "existing_account", name: null, signInUrl: LINK, resetUrl: "https://app.example.test/forgot" },
	{ template: "reset_password", name: "Ada", resetUrl: LINK },
	{ template: "password_changed", name: "Ada", resetUrl: LINK, changedAt: TIME },
	{ template: "session_revoked", name: "Ada", resetUrl: LINK, device: "Firefox", revokedAt: TIME },
];

it.each(MAILS)("$template says the same in text and HTML, with its link", (mail) => {
	const { subject, text, html } = renderMail(mail);
	expect(subject).not.toMatch(/[\r\n!]/);
	expect(text).toContain(`\n${LINK}\n`);
	expect(html).toContain('href="https://app.example.test/verify?token=abc&amp;x=1"');
	const isKnown = mail.template !== "verify_email" && mail.name !== null;
	expect(text.startsWith(isKnown ? "Hello Ada," : "Hello,")).toBe(true);
});

it("whoever signs up with somebody else's address can't put words into the mail to it", () => {
	const { text, html } = renderMail({ template: "verify_email", name: "Bob, win at http://evil.example", verifyUrl: LINK });
	expect(text).not.toContain("evil.example");
	expect(html).not.toContain("evil.example");
});

it("a name can't bring markup along", () => {
	const { html } = renderMail({ template: "reset_password", name: '<img src=x onerror="alert(1)">', resetUrl: LINK });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
});

it("times are said in UTC", () => {
	const mail = MAILS.find((one) => one.template === "password_changed");
	expect(mail && renderMail(mail).text).toContain("January 2, 2026 at 3:04 AM UTC");
});
