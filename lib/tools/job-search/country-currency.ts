/** The legal tender of countries by its code (ISO 4217), as far as amounts of it can be compared; countries by their English names. */
const COUNTRIES_BY_CURRENCY: Readonly<Record<string, string>> = {
	EUR: "Austria, Belgium, Croatia, Cyprus, Estonia, Finland, France, Germany, Greece, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Portugal, Slovakia, Slovenia, Spain",
	AED: "United Arab Emirates",
	AUD: "Australia",
	BRL: "Brazil",
	CAD: "Canada",
	CHF: "Switzerland, Liechtenstein",
	CNY: "China",
	CZK: "Czechia",
	DKK: "Denmark",
	GBP: "United Kingdom",
	HKD: "Hong Kong",
	HUF: "Hungary",
	IDR: "Indonesia",
	ILS: "Israel",
	INR: "India",
	ISK: "Iceland",
	JPY: "Japan",
	KES: "Kenya",
	KRW: "South Korea",
	MXN: "Mexico",
	MYR: "Malaysia",
	NOK: "Norway",
	NZD: "New Zealand",
	PHP: "Philippines",
	PLN: "Poland",
	QAR: "Qatar",
	RON: "Romania",
	SAR: "Saudi Arabia",
	SEK: "Sweden",
	SGD: "Singapore",
	THB: "Thailand",
	TRY: "Turkey",
	TWD: "Taiwan",
	UAH: "Ukraine",
	USD: "United States",
	VND: "Vietnam",
	ZAR: "South Africa",
};

const byCountry = new Map(
	Object.entries(COUNTRIES_BY_CURRENCY).flatMap(([currency, countries]) => countries.split(", ").map((country) => [country, currency])),
);

/** The currency that a country pays in, by its English name; null for one that is not in the table. */
export const currencyOfCountry = (country: string): string | null => byCountry.get(country) ?? null;
