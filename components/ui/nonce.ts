declare global {
	/** Where libraries look for the nonce of the style elements that they make. */
	var __webpack_nonce__: string | undefined;
}

/** Keeps the nonce that the page came with: its policy knows no other, however often parts of it are read again. */
export function keepNonce(nonce: string | undefined): void {
	if (typeof window !== "undefined") globalThis.__webpack_nonce__ ??= nonce;
}

export function pageNonce(): string | undefined {
	return typeof window === "undefined" ? undefined : globalThis.__webpack_nonce__;
}
