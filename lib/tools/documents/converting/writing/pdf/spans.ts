import type { Run, TextLook } from "@/lib/tools/documents/converting/model/blocks";
import { familyAt, type PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import type { SetStyle } from "@/lib/tools/documents/printing/setting/paragraph";
import type { Span } from "@/lib/tools/documents/printing/setting/token-sources";
import type { LayContext } from "./lay-context";
import { ownStyle, type PieceLook, PLACES, type Place, type StyleName, sizeOf, styleName } from "./sheet";

/** A stretch of text with what is drawn under and through it. */
export interface DocumentSpan extends Span<StyleName> {
	readonly isUnderlined: boolean;
	readonly isStruck: boolean;
	readonly script?: Run["script"];
	readonly style: SetStyle | undefined;
}

/** Signs that are seen by programs alone: marks of direction, hyphens that may be, varieties of the sign before. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const BLANKS = /[\u2000-\u200a\u202f\u205f\u3000]/gu;
const STAND_IN = "□";
const [JOINER, NON_JOINER] = [0x200d, 0x200c];

/** Which letters and signs of a file no font draws, each with how often. */
export class Undrawn {
	private readonly counts = new Map<string, number>();
	/** For measuring: counts nothing. */
	readonly silent: Pick<Undrawn, "add"> = { add: () => undefined };

	add(sign: string): void {
		this.counts.set(sign, (this.counts.get(sign) ?? 0) + 1);
	}

	/** In a sentence; null where all are drawn. */
	words(): string | null {
		if (this.counts.size === 0) return null;
		const total = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
		const named = [...this.counts.keys()].slice(0, 20).join(" ");
		return `${total} ${total === 1 ? "sign has" : "signs have"} no picture in our typefaces and ${total === 1 ? "stands" : "stand"} as ${STAND_IN}: ${named}${this.counts.size > 20 ? " …" : ""}`;
	}
}

/** The text as it can be drawn; what no font has is replaced and counted. */
export function drawable(text: string, fonts: PdfFonts, undrawn: Pick<Undrawn, "add">): string {
	const clean = text.normalize("NFC").replace(BLANKS, (blank) => (familyAt(fonts, blank.codePointAt(0) ?? 0) >= 0 ? blank : " "));
	let drawn = "";
	for (const sign of clean) {
		const code = sign.codePointAt(0) ?? 0;
		const isJoining = code === JOINER || code === NON_JOINER;
		if (code === 0x20 || code === 0x0a || (familyAt(fonts, code) >= 0 && (isJoining || !UNSEEN.test(sign)))) drawn += sign;
		else if (code === 0x09) drawn += " ";
		else if (UNSEEN.test(sign)) continue;
		else if (code === 0x2011) drawn += "-";
		else if (code === 0xa0) drawn += " ";
		else {
			undrawn.add(sign);
			drawn += STAND_IN;
		}
	}
	return drawn;
}

function lookOf(run: Run, place: Place, look: TextLook | undefined): PieceLook {
	const family = run.code || place === "code" ? "mono" : (run.italic ?? look?.isItalic) ? "italic" : "text";
	return {
		isHeavy: (run.bold ?? look?.isHeavy ?? false) || PLACES[place].isHeavy === true,
		family,
		script: run.script,
		ink: run.url ? "accent" : place === "footer" || place === "mark" ? "muted" : "ink",
	};
}

/** Where a tab leads to a place of its own, it is a span. */
export const TAB = "\t";

/** Runs as spans, line by line: a line ends where the text has a `\n`. In their file's sizes and colours where it has a look. */
export function spanLines(
	runs: readonly Run[],
	place: Place,
	{ fonts, undrawn, sheet }: Pick<LayContext, "fonts" | "undrawn" | "sheet">,
	look?: TextLook,
): DocumentSpan[][] {
	const lines: DocumentSpan[][] = [[]];
	const isSized = place === "body" || place === "mark";
	for (const run of runs) {
		const wanted = isSized ? (run.sizePt ?? look?.sizePt) : undefined;
		const sizePt = wanted === undefined ? undefined : sizeOf(run.script, wanted);
		const role = ownStyle(sheet, styleName(place, lookOf(run, place, look)), { sizePt, color: run.ink ?? (run.url ? undefined : look?.ink) });
		const span = {
			role,
			style: sheet.styles[role],
			url: run.url ?? null,
			isUnderlined: run.underline ?? false,
			isStruck: run.struck ?? false,
			script: run.script,
		};
		for (const [at, line] of run.text.split("\n").entries()) {
			if (at > 0) lines.push([]);
			for (const part of look?.tabs ? line.split(/(\t)/) : [line.replaceAll(TAB, "    ")]) {
				const text = part === TAB ? TAB : drawable(part, fonts, undrawn);
				if (text !== "") lines.at(-1)?.push({ ...span, text });
			}
		}
	}
	return lines;
}
