import { type CheckupInput, type Draft, draft, NOWHERE } from "@/lib/tools/resume-profile/checkup/finding";
import { emailsIn } from "@/lib/tools/resume-profile/profile/person/emails";
import { phoneIn } from "@/lib/tools/resume-profile/profile/person/phones";

const squash = (text: string): string => text.replace(/\s+/gu, "").toLowerCase();

/** An address that a machine finds only with luck: behind a word, or in two pieces. */
function emailFindings({ document, profile }: CheckupInput): Draft[] {
	const { email } = profile.contact;
	if (email === null) {
		// One that stands somewhere and was not taken for the person's own is not missing for sure.
		if (document.lines.some(({ text, links }) => emailsIn(text).length > 0 || links.some((link) => /^mailto:/iu.test(link)))) return [];
		return [
			draft("email_missing", "high", {
				title: "No e-mail address was read",
				why: "A tracking system writes to the address that it reads. If yours is in the file, it may be part of a picture: write it as text.",
				place: NOWHERE,
			}),
		];
	}
	if (email.source.lineIds.length === 0 || email.source.quote.toLowerCase().includes(email.value.toLowerCase())) return [];
	const isBroken = squash(email.source.quote).includes(squash(email.value));
	return [
		draft("email_hard_to_read", "medium", {
			title: isBroken ? "Your e-mail address is broken in pieces" : "Your e-mail address stands behind other words",
			why: isBroken
				? "Most systems look for an address in one piece, without blanks and on one line."
				: "The address is only where a link leads. Systems that read the text alone don't see it: write it out.",
			place: email.source,
			mended: email.value,
		}),
	];
}

/** Ways to reach the person that are missing or hard to read. */
export function contactFindings(input: CheckupInput): Draft[] {
	const { document, profile } = input;
	const { phone } = profile.contact;
	const findings = emailFindings(input);
	if (profile.name === null) {
		findings.push(
			draft("name_missing", "high", {
				title: "No name was read",
				why: "A system that finds no name files your resume under none. Set it alone on the first line, as text and not in a picture.",
				place: NOWHERE,
			}),
		);
	}
	if (phone === null && !document.lines.some(({ text }) => phoneIn(text) !== null)) {
		findings.push(
			draft("phone_missing", "medium", {
				title: "No telephone number was read",
				why: "Recruiters who want to talk to you soon call. Put a number with its country code beside your e-mail address.",
				place: NOWHERE,
			}),
		);
	}
	return findings;
}
