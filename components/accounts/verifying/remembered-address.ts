const KEY = "goal-mode.address";

/** Keeps the address for the next page of this tab, so that it isn't typed twice and never stands in a URL. */
export function rememberAddress(email: string): void {
	try {
		sessionStorage.setItem(KEY, email.trim());
	} catch {
		// A browser that forbids storage only costs typing it again.
	}
}

export function rememberedAddress(): string {
	try {
		return sessionStorage.getItem(KEY) ?? "";
	} catch {
		return "";
	}
}
