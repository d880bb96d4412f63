import type { CSSProperties } from "react";

/** The tokens of the screens, light and dark, in the notation that mail programs read. */
const LIGHT = { canvas: "#f8f9fa", surface: "#ffffff", line: "#e1e3e5", ink: "#1a1e24", muted: "#50565d", accent: "#1e53bc", onAccent: "#fcfdff" };
const DARK = { canvas: "#0e1012", surface: "#15171a", line: "#292c30", ink: "#ebedef", muted: "#abb0b6", accent: "#87abf5", onAccent: "#0a101e" };

const FONT = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

// Light stands in style attributes, which every program reads; dark can stand in a style element alone, so it must outweigh them.
export const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){
.canvas,.canvas td{background-color:${DARK.canvas}!important}
.card,.card td{background-color:${DARK.surface}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.link{color:${DARK.accent}!important}
.line,.facts{border-color:${DARK.line}!important}
.action{background-color:${DARK.accent}!important}.action,.action span{color:${DARK.onAccent}!important}}`;

export const STYLES = {
	canvas: { margin: 0, padding: "32px 16px", backgroundColor: LIGHT.canvas, fontFamily: FONT },
	card: { maxWidth: 520, padding: 32, backgroundColor: LIGHT.surface, border: `1px solid ${LIGHT.line}`, borderRadius: 10 },
	mark: { margin: "0 0 16px", fontSize: 14, lineHeight: "20px", fontWeight: 600, color: LIGHT.muted },
	heading: { margin: "0 0 20px", fontSize: 20, lineHeight: "28px", fontWeight: 600, color: LIGHT.ink },
	paragraph: { margin: "0 0 16px", fontSize: 15, lineHeight: "24px", color: LIGHT.ink },
	note: { margin: "0 0 8px", fontSize: 13, lineHeight: "20px", color: LIGHT.muted },
	link: { color: LIGHT.accent, textDecoration: "underline", wordBreak: "break-all" },
	facts: { margin: "0 0 16px", padding: "12px 16px", border: `1px solid ${LIGHT.line}`, borderRadius: 6 },
	fact: { margin: 0, fontSize: 15, lineHeight: "26px", color: LIGHT.ink, wordBreak: "break-word" },
	factLabel: { color: LIGHT.muted },
	action: { padding: "12px 20px", backgroundColor: LIGHT.accent, color: LIGHT.onAccent, borderRadius: 6, fontSize: 15, fontWeight: 500 },
	line: { margin: "24px 0 16px", borderColor: LIGHT.line },
	subheading: { margin: "24px 0 12px", fontSize: 16, lineHeight: "24px", fontWeight: 600, color: LIGHT.ink },
	list: { margin: "0 0 16px", padding: "0 0 0 24px", fontSize: 15, lineHeight: "24px", color: LIGHT.ink },
	quote: { margin: "0 0 16px", padding: "0 0 0 12px", borderLeft: `3px solid ${LIGHT.line}` },
	code: { fontFamily: "ui-monospace, Menlo, Consolas, monospace", fontSize: 13 },
	block: { margin: "0 0 16px", whiteSpace: "pre-wrap", color: LIGHT.ink },
} as const satisfies Record<string, CSSProperties>;
