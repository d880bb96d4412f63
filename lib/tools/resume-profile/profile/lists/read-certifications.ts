import { trimStartOf } from "@/lib/platform/language/outer-letters";
import { foldText, joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeCertification, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { certificateName, datesIn } from "./certificate-name";

/** "2019⇥TIA Portal, Siemens" as "TIA Portal, Siemens, 2019". */
function nameFirst(text: string): string {
	const [range] = findDateRanges(text);
	const rest = range && range.index < 2 ? trimStartOf(text.slice(range.index + range.length), /[\s:–—|·,.)-]/) : "";
	return rest.length > 2 && range ? `${rest}, ${range.text}`.replace(/\t/g, " ") : text.replace(/\t/g, " ");
}

/** "Certificates: PRINCE2" without the heading that it begins with. */
function withoutLabel(text: string): string {
	const [label = ""] = text.split(/[:：]/, 1);
	const rest = text.slice(label.length + 1).trim();
	return label.length < text.length && rest.length > 2 && sectionKindOf(label) !== null ? rest : text;
}

/** "NEVI 1 (2009) en NEVI 2 (2013)". */
const AND_AFTER_DATE = /(?<=\d\)?)\s(?:and|und|et|y|e|en|og|och|oraz|i|a|ve|dan|và|та|и|&)\s/u;

const COMMA = /,\s/u;
const CELL = /\t/u;

/** "First aid 2023 · Forklift 2019": several in a line, where each has its date. */
function severalOf(text: string): string[] {
	for (const sign of [CELL, /\s[·•|]\s/u, /;\s/u, COMMA, AND_AFTER_DATE]) {
		const parts = text.split(sign);
		const dated = parts.filter((part) => datesIn(part).length > 0 && /\p{L}{3}/u.test(part));
		if (parts.length > 1 && dated.length === parts.length) return parts;
		// A name, who issued it and when have one date between them.
		if (dated.length > 1 && sign !== COMMA && sign !== CELL && parts.every((part) => /\p{L}{3}/u.test(part))) return parts;
	}
	return [text];
}

/** What is certified, where who issued it stands in a line of its own below it; null where that can't be told. */
function nameAbove(group: readonly ResumeLine[]): string | null {
	const end = group.findIndex((line, at) => at > 0 && line.isRest === false && !/^\p{Ll}/u.test(line.text));
	if (end === -1) return null;
	const name = group
		.slice(0, end)
		.map(({ text }) => text)
		.reduce(joinWrapped);
	return /\p{L}{3}/u.test(name) && datesIn(name).every(({ length }) => length < name.length - 3) ? withoutLabel(nameFirst(name)) : null;
}

/** Certificates, one each; a name that runs over several narrow lines is put together. */
export function readCertifications(lines: readonly ResumeLine[]): ResumeCertification[] {
	const pitches = lines.flatMap((line, index) => (index > 0 && line.y !== null ? [line.y - (lines[index - 1]?.y ?? 0)] : [])).filter((pitch) => pitch > 0);
	const [tight, loose] = [Math.min(...pitches), Math.max(...pitches)];
	const groups: ResumeLine[][] = [];
	for (const line of lines) {
		const before = groups.at(-1)?.at(-1);
		const isTight = loose > tight * 1.25 && before?.y != null && line.y !== null && line.y - before.y > 0 && line.y - before.y < tight * 1.1;
		const isOpenEnded = before !== undefined && /(?:,|[-–—:(]|\b(?:in|of|for|and|und|für|de|en|et|di|e|y))$/iu.test(before.text);
		// What ends with its date is whole, however little room was left behind it.
		const isWrapped = line.isRest === true && before !== undefined && !/(?:19|20)\d{2}\)?$/u.test(before.text);
		const isRest =
			before !== undefined &&
			before.y !== null &&
			line.kind !== "bullet" &&
			(isWrapped || isOpenEnded || isTight || /^(?:\p{Ll}|(?:19|20)\d{2}$|\()/u.test(line.text));
		const isOnlyDate = before !== undefined && !/\p{L}/u.test(line.text);
		if (isRest || isOnlyDate) groups.at(-1)?.push(line);
		else groups.push([line]);
	}
	const seen = new Set<string>();
	const whole = groups.flatMap((group) => {
		const several = severalOf(withoutLabel(group.map((line) => line.text).reduce(joinWrapped)));
		return several.map((text) => ({ group, text, name: several.length > 1 ? null : nameAbove(group) }));
	});
	return whole.flatMap(({ group, text, name }) => {
		const value = nameFirst(text);
		const key = foldText(value);
		if (value.length < 3 || value.length > 160 || seen.has(key)) return [];
		seen.add(key);
		return [{ ...factOf(value, 0.85, group), name: certificateName(name ?? value) }];
	});
}
