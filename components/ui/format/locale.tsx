"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { count, currency, DEFAULT_LOCALE, money } from "./format";

const LocaleContext = createContext<string>(DEFAULT_LOCALE);

/** Says in whose way numbers, dates and money are written below it. The server and the browser must agree on it, so the server decides. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
	return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Numbers and money as the person who looks at the page writes them. */
export function useFormat() {
	const locale = useContext(LocaleContext);
	return useMemo(
		() => ({
			locale,
			number: (n: number) => n.toLocaleString(locale),
			count: (n: number, one: string, many?: string) => count(n, one, many, locale),
			money: (amountMicroU: number) => money(amountMicroU, locale),
			currency: (amount: number, code: string) => currency(amount, code, locale),
		}),
		[locale],
	);
}
