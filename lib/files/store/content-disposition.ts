import { create } from "content-disposition";

/** Value of a Content-Disposition header that downloads under `fileName`, whatever its characters (RFC 6266, RFC 8187). */
export function attachment(fileName: string): string {
	// Half of a surrogate pair can't be encoded as it is.
	return create(new TextDecoder().decode(new TextEncoder().encode(fileName)));
}
