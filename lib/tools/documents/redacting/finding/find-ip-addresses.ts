import { type FinderLine, isLetterOrFigure, type Match, plainLine, withoutEnd } from "./finder-line";

const VERSION = /(?:version|release|v|ver|build|chapter|section|kapitel|abschnitt)\.? ?$/i;

function isQuad(token: string): boolean {
	const parts = token.split(".");
	return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256 && !/^0\d/.test(part));
}

function isHexAddress(token: string): boolean {
	const parts = token.split(":");
	if (parts.length < 3 || parts.length > 8 || !parts.every((part) => /^[0-9a-fA-F]{0,4}$/.test(part))) return false;
	const isShort = token.includes("::");
	return (isShort ? token.indexOf("::") === token.lastIndexOf("::") : parts.length === 8) && token.replace(/:/g, "").length >= 4;
}

/** Six pairs that colons or hyphens part: a device. */
const isDevice = (token: string) => /^[0-9a-f]{2}(?:([:-])[0-9a-f]{2})(?:\1[0-9a-f]{2}){4}$/i.test(token);

const HYPHENED = /(?<![0-9a-fA-F-])[0-9a-fA-F]{2}(?:-[0-9a-fA-F]{2}){5}(?![0-9a-fA-F-])/g;

/** Addresses of computers, of both versions of the protocol, and of devices. */
export function findIpAddresses(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text: given }, line) => {
		const text = plainLine(given);
		return [...text.matchAll(/[0-9a-fA-F:.]{7,45}/g), ...text.matchAll(HYPHENED)].flatMap((found): Match[] => {
			const token = withoutEnd(found[0], ".:");
			const [start, end] = [found.index, found.index + token.length];
			if (isLetterOrFigure(text[start - 1]) || isLetterOrFigure(text[end]) || VERSION.test(text.slice(Math.max(0, start - 12), start))) return [];
			return isQuad(token) || isHexAddress(token) || isDevice(token) ? [{ kind: "ip_address", line, start, end, confidence: 0.9 }] : [];
		});
	});
}
