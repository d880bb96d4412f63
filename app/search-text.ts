import { toPlainText } from "@/lib/platform/language/plain-text";

/** The parameters of an address as a page gets them: a name may be missing, or stand there more than once. */
export type Search = Record<string, string | string[] | undefined>;

/** A parameter of an address as a text that can be kept and looked for; null without one. Of several the first counts. */
export function searchText(value: string | string[] | undefined): string | null {
	const first = Array.isArray(value) ? value[0] : value;
	return first === undefined || first === "" ? null : toPlainText(first);
}
