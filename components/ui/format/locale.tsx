"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { count, currency, DEFAULT_LOCALE, day, moment, money } from "./format";

interface Place {
	readonly locale: string;
	/** An IANA name; null is the device's own. */
	readonly timeZone: string | null;
}

const LocaleContext = createContext<Place>({ locale: DEFAULT_LOCALE, timeZone: null });

/** Says in whose way numbers, dates, times and money are written below it. The server and the browser must agree on it, so the server decides. */
export function LocaleProvider({ locale, timeZone = null, children }: { locale: string; timeZone?: string | null; children: ReactNode }) {
	const place = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
	return <LocaleContext value={place}>{children}</LocaleContext>;
}

/** Numbers and money as the person who looks at the page writes them. */
export function useFormat() {
	const { locale, timeZone } = useContext(LocaleContext);
	return useMemo(
		() => ({
			locale,
			timeZone,
			day: (iso: string) => day(iso, locale, timeZone),
			moment: (iso: string) => moment(iso, locale, timeZone),
			number: (n: number) => n.toLocaleString(locale),
			count: (n: number, one: string, many?: string) => count(n, one, many, locale),
			money: (amountMicroU: number) => money(amountMicroU, locale),
			currency: (amount: number, code: string) => currency(amount, code, locale),
		}),
		[locale, timeZone],
	);
}
