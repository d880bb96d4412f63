/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** `1200` cents as `12.00 USD`. */
export function money(amount: string | undefined, currency: string): string {
	return `${(Number(amount ?? 0) / 100).toFixed(2)} ${currency}`;
}
