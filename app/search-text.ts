import { toPlainText } from "@/lib/platform/language/plain-text";

/** The parameters of an address as a page gets them: a name may be missing, or stand there more than once. */
export type Search = Record<string, string | string[] | undefined>;

/** A parameter of an address as a text that can be kept and looked for; null without one. Of several the first counts. */
export function searchText(value: string | string[] | undefined): string | null {
	const first = Array.isArray(value) ? value[0] : value;
	return first === undefined || first === "" ? null : toPlainText(first);
}

/** The whole of an address as it can be read and written again; a name that stands there several times keeps all its values. */
export function searchParamsOf(search: Search): URLSearchParams {
	const pairs = Object.entries(search).flatMap(([name, value]) => [value].flat().map((entry) => [name, searchText(entry)] as const));
	return new URLSearchParams(pairs.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}
