import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { plain } from "./compare";
import type { Fault } from "./fault";
import { meantBy } from "./labelled-places";
import type { ResumeLabel } from "./labelled-resume";

/** A name, a headline, a summary or an address that is not the one of the label. */
export function personFaults(label: ResumeLabel, profile: ResumeProfile): Fault[] {
	const isOther = (meant: string | null | undefined, read: string | undefined) => Boolean(meant) && plain(meant) !== plain(read);
	const headline = plain(profile.headline?.value);
	const isHalf =
		headline !== "" &&
		isOther(label.headline, profile.headline?.value) &&
		(plain(label.headline).includes(headline) || headline.includes(plain(label.headline)));
	const isNone = headline !== "" && !label.headline && !meantBy(label).some(({ value }) => plain(value).includes(headline));
	const summary = plain(profile.summary?.value);
	const foreign = meantBy(label).find(
		({ part, value }) => part === "bullet" && plain(value).length > 20 && summary.includes(plain(value)) && !plain(label.summary).includes(plain(value)),
	);
	return [
		...((label.name ?? "").split(/[\s,]+/u).some((word) => !plain(profile.name?.value).includes(plain(word))) ? [`name “${profile.name?.value}”`] : []),
		...(isHalf || isNone ? [`headline “${profile.headline?.value}”`] : []),
		...(foreign ? [`summary with “${foreign.value}”`] : []),
		...(label.emails.length > 0 && profile.contact.email && !label.emails.map(plain).includes(plain(profile.contact.email.value)) ? ["e-mail"] : []),
	].map((what): Fault => ({ kind: "person", what, at: [] }));
}
