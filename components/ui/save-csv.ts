import { BYTE_ORDER_MARK } from "@/lib/platform/language/csv";

/** The browser reads a saved file behind its address for a moment longer than the press lasts. */
const FORGET_AFTER_MS = 10_000;

/** Hands lines of CSV to the browser as a download. */
export function saveCsv(fileName: string, text: string): void {
	const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK + text], { type: "text/csv;charset=utf-8" }));
	Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
	setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS);
}
