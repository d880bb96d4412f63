/**
 * Value of a Content-Disposition header that downloads under `fileName` (RFC 6266): an ASCII fallback, and the real name
 * encoded as RFC 8187 says. Control characters and quotes can't break out of the header.
 */
export function attachment(fileName: string): string {
	const fallback = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
	const wellFormed = new TextDecoder().decode(new TextEncoder().encode(fileName));
	const encoded = encodeURIComponent(wellFormed).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
	return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
