import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { Fact, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { emailsIn, withoutEmails } from "./emails";
import { leadsSomewhere, linksIn, linksOf, nextOf } from "./links";
import { bestPhone, digitsOf, otherPhones, PHONE, phoneIn } from "./phones";
import { readPlace } from "./read-place";

type Contact = ResumeProfile["contact"];

function firstMatch(lines: readonly ResumeLine[], find: (text: string) => { value: string; confidence: number } | null): Fact | null {
	for (const line of lines) {
		const found = find(line.text);
		if (found) return factOf(found.value, found.confidence, [line]);
	}
	return null;
}

/** "jane.doe" above "@mail.example", "jane.doe@" above "mail.example": an address that a narrow column broke. */
function brokenEmails(near: readonly ResumeLine[], all: readonly ResumeLine[]): { readonly text: string; readonly lines: readonly ResumeLine[] }[] {
	const isNear = new Set(near);
	return all.flatMap((line, at) => {
		const next = all[at + 1];
		const isBroken = next !== undefined && (isNear.has(line) || isNear.has(next)) && (next.text.startsWith("@") || line.text.endsWith("@"));
		return isBroken ? [{ text: `${line.text.split(/\s/).at(-1)}${next.text.split(/\s/)[0]}`, lines: [line, next] }] : [];
	});
}

const CUT_HOST = /@[\p{L}\p{N}-]+\.(?:c|co|o|or|n|ne)$/u;

/** "jane@mail.co" above "m": the last letters of an address that a narrow column broke. */
function cutEmails(near: readonly ResumeLine[], all: readonly ResumeLine[]): { readonly text: string; readonly lines: readonly ResumeLine[] }[] {
	return near.flatMap((line) => {
		const next = nextOf(line, all);
		const text = `${line.text.split(/\s/).at(-1)}${next?.text ?? ""}`;
		return next && CUT_HOST.test(line.text) && /^\p{Ll}{1,2}$/u.test(next.text) && /\.(?:com|org|net)$/.test(text) ? [{ text, lines: [line, next] }] : [];
	});
}

/** Numbers with a country's code that the next line goes on with: "(+351) 936 210" above "448". */
function withWholeNumber(line: ResumeLine, all: readonly ResumeLine[]): ResumeLine {
	const number = /\(?\+\d[\d\s().-]*$/.exec(line.text)?.[0] ?? "";
	const next = nextOf(line, all);
	const rest = next ? (/^[\d\s.-]{3,16}$/.exec(next.text)?.[0] ?? "") : "";
	const isWhole = digitsOf(number) > 9 || digitsOf(number + rest) > 13 || digitsOf(number + rest) < 10;
	return number === "" || rest === "" || isWhole ? line : { ...line, text: `${line.text} ${rest.trim()}` };
}

/** A line that holds nothing but ways to reach the person. */
function isOnlyLinks({ text }: ResumeLine): boolean {
	const withoutEmail = withoutEmails(text);
	const rest = linksOf(withoutEmail)
		.reduce((left, link) => left.replace(link, ""), withoutEmail)
		.replace(PHONE, "");
	return text.length < 120 && rest.length < text.length && (rest.match(/\p{L}/gu)?.length ?? 0) < 12;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** E-mail, phone, place and links: from the head and the contact section first, then from anywhere with stricter forms. */
export function readContact(near: readonly ResumeLine[], all: readonly ResumeLine[]): Contact {
	const emailIn = (text: string) => {
		const [email] = emailsIn(text);
		return email === undefined ? null : { value: email.replace(/\s/g, "").toLowerCase(), confidence: 0.98 };
	};
	const broken = [...cutEmails(near, all), ...brokenEmails(near, all)].flatMap(({ text, lines }) => {
		const found = emailIn(text);
		return found ? [factOf(found.value, found.confidence, lines)] : [];
	});
	const cut = cutEmails(near, all).length > 0 ? broken[0] : undefined;
	/** "Mail" with the address behind it. */
	const targets = [...near, ...all].flatMap((line) =>
		line.links.filter((link) => /^mailto:/i.test(link)).map((link) => ({ line, address: decoded(link.slice(7).split("?")[0] ?? "") })),
	);
	const linked = targets.find(({ address }) => emailsIn(address).length > 0);
	const international = (text: string) => (text.includes("+") ? phoneIn(text) : null);
	const whole = near.map((line) => withWholeNumber(line, all));
	const phone = bestPhone(whole) ?? firstMatch(all, international);
	const others = phone ? otherPhones(phone, whole) : [];
	return {
		email:
			cut ?? firstMatch(near, emailIn) ?? broken[0] ?? (linked ? factOf(linked.address.toLowerCase(), 0.95, [linked.line]) : null) ?? firstMatch(all, emailIn),
		phone,
		...(others.length > 0 ? { otherPhones: others } : {}),
		location: readPlace(near, all),
		links: linksIn([...new Set([...near, ...all.filter((line) => line.page === 1 && isOnlyLinks(line) && leadsSomewhere(line))])], all),
	};
}
