import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import type { Tag } from "@/lib/tools/documents/redacting/finding/tagging/tag-tokens";
import { formatToRedact } from "@/lib/tools/documents/redacting/reading/format-of-document";
import { readDocument } from "@/lib/tools/documents/redacting/reading/read-document";
import { REDACTABLE_FORMATS } from "@/lib/tools/documents/redacting/schemas";
import { Truth } from "@/tests/accuracy/personal-data/truth";
import type { Dice } from "./addresses";
import type { Filler, LabelledLine, Piece } from "./filler";

const TAG_OF: Readonly<Record<string, Tag>> = {
	name: "name",
	dob: "birth",
	address: "address",
	phone: "contact",
	email: "contact",
	id: "number",
	bank: "account",
	card: "account",
	ip: "contact",
	birth_date: "birth",
	link: "contact",
	national_id: "number",
	document_number: "number",
	licence_plate: "number",
	bank_account: "account",
	ip_address: "contact",
};

export interface LabelledDocument {
	readonly file: string;
	readonly language: string;
	readonly lines: readonly FinderLine[];
	readonly pieces: readonly LabelledLine[];
}

interface Span {
	readonly start: number;
	readonly end: number;
	readonly tag: Piece["tag"];
}

/** Every document of a folder that somebody labelled, as lines of pieces. */
export async function labelledDocuments(dir: string): Promise<LabelledDocument[]> {
	const names = (await readdir(dir)).sort();
	const found: LabelledDocument[] = [];
	for (const name of names.filter((one) => one.endsWith(".truth.json"))) {
		const stem = name.slice(0, -".truth.json".length);
		const fileName = names.find((one) => one.startsWith(`${stem}.`) && REDACTABLE_FORMATS.some((format) => one === `${stem}.${format}`));
		if (!fileName) continue;
		const truth = Truth.parse(JSON.parse(await readFile(path.join(dir, name), "utf8")));
		const bytes = new Uint8Array(await readFile(path.join(dir, fileName)));
		const { lines } = await readDocument(bytes, formatToRedact(bytes, fileName), { signal: new AbortController().signal, onPage: () => undefined });
		const text = lines.map((line) => line.text.replace(/\s/g, " ")).join(" ");
		const spans: Span[] = [];
		const isFree = (start: number, end: number) => !spans.some((one) => one.start < end && one.end > start);
		const add = (sought: string, tag: Piece["tag"]) => {
			for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
				const end = at + sought.length;
				const isWhole =
					!(/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{sc=Latin}\p{sc=Cyrillic}\p{N}]/u.test(sought)) &&
					!(/^[\p{sc=Latin}\p{sc=Cyrillic}\p{N}]/u.test(text.slice(end)) && /[\p{sc=Latin}\p{sc=Cyrillic}\p{N}]$/u.test(sought));
				if (isWhole && isFree(at, end)) spans.push({ start: at, end, tag });
			}
		};
		for (const { kind, text: own } of truth.items.toSorted((a, b) => b.text.length - a.text.length)) add(own.replace(/\s/g, " "), TAG_OF[kind] ?? "any");
		for (const own of truth.optional) add(own.replace(/\s/g, " "), "any");
		spans.sort((a, b) => a.start - b.start);
		let offset = 0;
		const pieces = lines.map((line): LabelledLine => {
			const own: Piece[] = [];
			let at = 0;
			for (const { start, end, tag } of spans) {
				const [from, to] = [Math.max(0, start - offset), Math.min(line.text.length, end - offset)];
				if (to <= 0 || from >= line.text.length || to <= from) continue;
				if (from > at) own.push({ text: line.text.slice(at, from), tag: "none" });
				own.push({ text: line.text.slice(from, to), tag });
				at = to;
			}
			if (at < line.text.length) own.push({ text: line.text.slice(at), tag: "none" });
			offset += line.text.length + 1;
			return own;
		});
		found.push({ file: `${path.basename(dir)}/${fileName}`, language: truth.language.slice(0, 2), lines, pieces });
	}
	return found;
}

/** Their names are one word, however many signs it has. */
const ASIAN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\s]+$/u;

/** The same document with other people in it. */
export function withOthers({ language, lines, pieces }: LabelledDocument, composer: Filler, dice: Dice): { lines: FinderLine[]; pieces: LabelledLine[] } {
	const words = new Map<string, string>();
	const isNames = dice.chance(0.75);
	const isAddresses = dice.chance(0.75);
	const own = ["nb", "nn"].includes(language) ? "no" : language;
	const cased = (text: string, like: string) => (like.length > 1 && like === like.toUpperCase() && like !== like.toLowerCase() ? text.toUpperCase() : text);
	const asian = (text: string) => {
		const plain = text.replace(/\s/g, "");
		const known = words.get(plain) ?? (plain.length > 2 ? composer.name(own).whole : dice.chance(0.5) ? composer.name(own).given : composer.name(own).family);
		words.set(plain, known);
		return known;
	};
	const named = (text: string) =>
		ASIAN.test(text)
			? dice.chance(0.15)
				? text
				: asian(text)
			: text.replace(/[\p{L}\p{M}'’]{3,}/gu, (word) => {
					if (/^\p{Ll}/u.test(word) || dice.chance(0.15)) return word;
					const key = word.toLowerCase();
					const known = words.get(key) ?? (dice.chance(0.5) ? composer.name(own).given : composer.name(own).family).split(/[ ,]/)[0] ?? word;
					words.set(key, known);
					return cased(known, word);
				});
	const figures = (text: string) =>
		text.replace(/(?<!\d)(?:19|20)(?=\d\d(?!\d))|\d/g, (figure) => (figure === "0" || figure.length > 1 ? figure : String(1 + dice.below(9))));
	const letters = (text: string) => figures(text).replace(/[A-Z](?=[A-Z\d -]*\d)|(?<=\d[A-Z -]*)[A-Z]/g, () => dice.of([..."ABCDEFGHJKLMNPRSTVWXYZ"]));
	let rest: string[] = [];
	const changed = pieces.map((line) =>
		line.map(({ text, tag }): Piece => {
			if (tag === "name" && isNames) return { text: named(text), tag };
			if (tag === "address" && isAddresses && text.length > 6) {
				if (rest.length === 0) rest = [...composer.address(own).lines];
				const next = text.length > 24 || /[,\d].*,/.test(text) ? rest.splice(0).join(", ") : (rest.shift() ?? text);
				return { text: cased(next, text), tag };
			}
			if (tag === "number" || tag === "account") return { text: letters(text), tag };
			if (tag === "birth" || (tag === "contact" && !text.includes("@"))) return { text: figures(text), tag };
			return { text, tag };
		}),
	);
	return { lines: lines.map((line, at) => ({ ...line, text: changed[at]?.map(({ text }) => text).join("") ?? line.text })), pieces: changed };
}
