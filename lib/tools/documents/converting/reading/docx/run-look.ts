import type { Look } from "@/lib/tools/documents/converting/reading/html/tidy-runs";
import { runLookOf, type Styles } from "@/lib/tools/reading/docx/styles";

export interface RunLook extends Look {
	readonly isHidden?: boolean;
	readonly isCaps?: boolean;
}

export const PLAIN_RUN: RunLook = {};
/** In half points: what stands less out of the line is no sign of its own. */
const LEAST_RISE = 4;
const OFF = new Set(["0", "false", "off", "none"]);
const MONO = /courier|consolas|mono|menlo|lucida console|monaco/i;

/** Whether a switch is on: it is unless it says that it isn't. */
export function isSwitchedOn(attributes: Readonly<Record<string, string>>): boolean {
	return !OFF.has(attributes["w:val"] ?? "1");
}

function withScript({ script: _, ...look }: RunLook, rise: number): RunLook {
	return rise === 0 ? look : { ...look, script: rise > 0 ? "super" : "sub" };
}

/** The look of a run with what a tag of its properties says. */
export function lookOf(look: RunLook, tag: string, attributes: Readonly<Record<string, string>>, styles: Styles): RunLook {
	const isOn = isSwitchedOn(attributes);
	switch (tag) {
		case "w:b":
			return { ...look, bold: isOn };
		case "w:i":
			return { ...look, italic: isOn };
		case "w:u":
			return { ...look, underline: isOn };
		case "w:strike":
		case "w:dstrike":
			return { ...look, struck: isOn };
		case "w:vertAlign":
			return withScript(look, { superscript: 1, subscript: -1 }[attributes["w:val"] ?? ""] ?? 0);
		case "w:position":
			return look.script ? look : withScript(look, Math.trunc((Number.parseInt(attributes["w:val"] ?? "0", 10) || 0) / LEAST_RISE));
		case "w:sz":
		case "w:color": {
			const { sizePt, ink } = runLookOf(tag, attributes);
			return { ...look, ...(sizePt === undefined ? {} : { sizePt }), ...(ink ? { ink } : {}) };
		}
		case "w:vanish":
			return { ...look, isHidden: isOn };
		case "w:caps":
			return { ...look, isCaps: isOn };
		case "w:rFonts":
			return MONO.test(attributes["w:ascii"] ?? "") ? { ...look, code: true } : look;
		case "w:rStyle": {
			const { run, name } = styles.resolve(attributes["w:val"] ?? null);
			return {
				...(run.bold ? { bold: true } : {}),
				...(run.italic ? { italic: true } : {}),
				...(run.ink ? { ink: run.ink } : {}),
				...(run.sizePt ? { sizePt: run.sizePt } : {}),
				...(/code|verbatim/.test(name) ? { code: true } : {}),
				...look,
			};
		}
		default:
			return look;
	}
}
