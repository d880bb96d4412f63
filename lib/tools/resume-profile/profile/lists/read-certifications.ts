import { trimStartOf } from "@/lib/platform/language/outer-letters";
import { foldText, joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeCertification, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { listedCertificates } from "./certificate-list";
import { certificateName, datesIn } from "./certificate-name";

/** "seit 2005⇥J+S-Leiter", "exp. 2026⇥OSHA 30". */
const SINCE_WHEN = /^(?:seit|ab|since|from|depuis|desde|dal|od|exp|valid|bis|until)\.?\s$/iu;

/** "2019⇥TIA Portal, Siemens" as "TIA Portal, Siemens, 2019". */
function nameFirst(text: string): string {
	const [range] = findDateRanges(text);
	const isFirst = range !== undefined && (range.index < 2 || SINCE_WHEN.test(text.slice(0, range.index)));
	const rest = range && isFirst ? trimStartOf(text.slice(range.index + range.length), /[\s:–—|·,.)-]/) : "";
	return rest.length > 2 && range ? `${rest}, ${range.text}`.replace(/\t/g, " ") : text.replace(/\t/g, " ");
}

/** What a label of a row in such a section begins with, folded. */
const LABEL =
	/^(?:certif|zertifi|attest|abilitazion|carne|cursos?\b|corsi?\b|lehrgang|papers|permis|altri titoli|licen[cs]es|lizenzen|fuhrerschein|trainings?$|weiterbildung|fortbildung|kurse?$|szkoleni|uprawnieni|skoleni|formations?\b|formaci|formaco|patent|trade$|other|autres|otros|altri|outr[oa]s|qualifi|tickets|tests?$)/u;
const LONGEST_LABEL = 36;

/** "Certificates: PRINCE2" without the heading that it begins with; "Papers⇥Drone licence A2". */
function withoutLabel(text: string): string {
	const [label = ""] = text.split(/[:：\t]/, 1);
	const rest = text.slice(label.length + 1).replace(/^[:：\s]+/u, "");
	const isLabel = sectionKindOf(label) !== null || (label.length < LONGEST_LABEL && !/\d/u.test(label) && LABEL.test(foldText(label)));
	return label.length < text.length && /\p{L}{2}/u.test(rest) && isLabel && findDateRanges(rest)[0]?.index !== 0 ? rest : text;
}

/** "NEVI 1 (2009) en NEVI 2 (2013)". */
const AND_AFTER_DATE = /(?<=\d\)?)\s(?:and|und|et|y|e|en|og|och|oraz|i|a|ve|dan|và|та|и|&)\s/u;

const COMMA = /,\s/u;
const CELL = /\t/u;
const MARK = /^[*•·▪–-]\s/u;
/** A mark that no list is known to have: "☼ Food safety". */
const SYMBOL = /^[\p{So}*•]\s/u;
const SLASH = /\s\/\s/u;
const LEAST_LISTED = 3;
const isOpen = (part: string): boolean => (part.match(/[(（]/gu)?.length ?? 0) !== (part.match(/[)）]/gu)?.length ?? 0);
const isName = (part: string): boolean => /\p{L}{2}/u.test(part);

/** "First aid 2023 · Forklift 2019": several in a line, where each has its date. */
function severalOf(text: string): string[] {
	const cells = text.split(CELL);
	// Two columns of names, and none of dates and numbers.
	const [date] = datesIn(cells[0] ?? "");
	const before = (cells[0] ?? "").slice(0, date?.index ?? 0);
	const isDated = date !== undefined && isName(before) && !SINCE_WHEN.test(before);
	if (cells.length === 2 && cells.every(isName) && (MARK.test(cells[1] ?? "") || isDated)) return cells;
	for (const sign of [SLASH, /、/u, /;\s/u]) {
		const listed = text.split(sign);
		if (listed.length >= LEAST_LISTED && listed.every(isName) && !text.includes("\t")) return listed;
	}
	for (const sign of [CELL, /\s[·•|]\s/u, /;\s/u, COMMA, AND_AFTER_DATE]) {
		const parts = text.split(sign);
		if (parts.some(isOpen)) continue;
		const dated = parts.filter((part) => datesIn(part).length > 0 && /\p{L}{3}/u.test(part));
		if (parts.length > 1 && dated.length === parts.length) return parts;
		// A name, who issued it and when have one date between them.
		const areWhole = dated.length > 1 || (dated.length > 0 && dated.at(-1) !== parts.at(-1));
		if (areWhole && sign !== COMMA && sign !== CELL && parts.every(isName)) return parts;
	}
	return listedCertificates(text) ?? [text];
}

/** "exp. 2026⇥ICC Class A supervisor": dates in a margin begin the next. */
const DATED_CELL = /^(?:\p{Ll}{2,6}\.?\s)?(?:\d{1,2}[./-])?(?:19|20)\d{2}\t/u;

/** A name in a cell of its own, before who issued it, its number and its dates. */
const isRow = (text: string): boolean => isName(text.split(CELL, 1)[0] ?? "") && text.includes("\t") && !DATED_CELL.test(text);
const nameInRow = (text: string): string | null => (isRow(text) ? (text.split(CELL, 1)[0] ?? null) : null);

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
	const isTable = lines.filter(({ text }) => isRow(text)).length > 1;
	const groups: ResumeLine[][] = [];
	for (const line of lines) {
		const before = groups.at(-1)?.at(-1);
		const isTight = loose > tight * 1.25 && before?.y != null && line.y !== null && line.y - before.y > 0 && line.y - before.y < tight * 1.1;
		const isOpenEnded = before !== undefined && /(?:,|[-–—:(]|\b(?:in|of|for|and|und|für|de|en|et|di|e|y))$/iu.test(before.text);
		// What ends with its date is whole, however little room was left behind it.
		const isWhole = before !== undefined && /(?:19|20)\d{2}\)?$/u.test(before.text);
		const isWrapped = line.isRest === true && !isWhole;
		const isRest =
			before !== undefined &&
			before.y !== null &&
			line.kind !== "bullet" &&
			!DATED_CELL.test(line.text) &&
			!SYMBOL.test(line.text) &&
			!(isTable && isRow(line.text)) &&
			(isWrapped || isOpenEnded || (isTight && !isWhole) || /^(?:\p{Ll}|(?:19|20)\d{2}$|\()/u.test(line.text));
		const isOnlyDate = before !== undefined && !/\p{L}/u.test(line.text);
		if (isRest || isOnlyDate) groups.at(-1)?.push(line);
		else groups.push([line]);
	}
	const seen = new Set<string>();
	const whole = groups.flatMap((group) => {
		const several = severalOf(withoutLabel(group.map((line) => line.text).reduce(joinWrapped)));
		return several
			.map((part) => part.replace(MARK, ""))
			.map((text) => ({ group, text, name: several.length > 1 ? null : ((isTable ? nameInRow(text) : null) ?? nameAbove(group)) }));
	});
	return whole.flatMap(({ group, text, name }) => {
		const value = nameFirst(text);
		const key = foldText(value);
		if (value.length < 3 || value.length > 160 || seen.has(key)) return [];
		seen.add(key);
		return [{ ...factOf(value, 0.85, group), name: certificateName(name ?? value) }];
	});
}
