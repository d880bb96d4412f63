export type Language = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "sv" | "ja" | "vi";

export interface Place {
	readonly city: string;
	/** State or region, where addresses commonly name one. */
	readonly region: string | null;
	readonly country: string;
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly currency: string;
	/** Local pay against the base table, in local currency units for one US dollar of it. */
	readonly payFactor: number;
	/** The country's busiest labour market in this table. */
	readonly isHub: boolean;
	/** What some of its postings are written in, besides English. */
	readonly language: Language;
}

type Line = readonly [
	country: string,
	code: string,
	currency: string,
	payFactor: number,
	language: Language,
	cities: ReadonlyArray<string | readonly [string, string]>,
];

const LINES: readonly Line[] = [
	[
		"United States",
		"US",
		"USD",
		1,
		"en",
		[
			["New York", "NY"],
			["San Francisco", "CA"],
			["Austin", "TX"],
			["Seattle", "WA"],
			["Chicago", "IL"],
			["Boston", "MA"],
			["Denver", "CO"],
			["Atlanta", "GA"],
		],
	],
	[
		"Canada",
		"CA",
		"CAD",
		0.95,
		"en",
		[
			["Toronto", "ON"],
			["Vancouver", "BC"],
			["Montreal", "QC"],
		],
	],
	["United Kingdom", "GB", "GBP", 0.55, "en", ["London", "Manchester", "Edinburgh", "Bristol"]],
	["Ireland", "IE", "EUR", 0.65, "en", ["Dublin", "Cork"]],
	["Germany", "DE", "EUR", 0.62, "de", ["Berlin", "Munich", "Hamburg", "Cologne", "Frankfurt", "Leipzig"]],
	["Austria", "AT", "EUR", 0.58, "de", ["Vienna", "Graz"]],
	["Switzerland", "CH", "CHF", 0.95, "de", ["Zurich", "Basel", "Geneva"]],
	["France", "FR", "EUR", 0.52, "fr", ["Paris", "Lyon", "Toulouse", "Nantes"]],
	["Belgium", "BE", "EUR", 0.55, "fr", ["Brussels", "Ghent"]],
	["Netherlands", "NL", "EUR", 0.6, "en", ["Amsterdam", "Rotterdam", "Utrecht"]],
	["Spain", "ES", "EUR", 0.4, "es", ["Madrid", "Barcelona", "Valencia"]],
	["Mexico", "MX", "MXN", 6.5, "es", ["Mexico City", "Guadalajara"]],
	["Argentina", "AR", "USD", 0.32, "es", ["Buenos Aires"]],
	["Portugal", "PT", "EUR", 0.36, "en", ["Lisbon", "Porto"]],
	["Italy", "IT", "EUR", 0.42, "en", ["Milan", "Rome"]],
	["Poland", "PL", "PLN", 1.7, "en", ["Warsaw", "Krakow", "Wroclaw"]],
	["Sweden", "SE", "SEK", 5.6, "en", ["Stockholm", "Gothenburg"]],
	["Denmark", "DK", "DKK", 4.6, "en", ["Copenhagen"]],
	["Japan", "JP", "JPY", 70, "ja", ["Tokyo", "Osaka", "Fukuoka"]],
	["Vietnam", "VN", "VND", 6000, "vi", ["Ho Chi Minh City", "Hanoi", "Da Nang"]],
	["Singapore", "SG", "SGD", 0.85, "en", ["Singapore"]],
	["India", "IN", "INR", 22, "en", ["Bengaluru", "Mumbai", "Pune", "Hyderabad"]],
	[
		"Australia",
		"AU",
		"AUD",
		1.05,
		"en",
		[
			["Sydney", "NSW"],
			["Melbourne", "VIC"],
			["Brisbane", "QLD"],
		],
	],
	["New Zealand", "NZ", "NZD", 0.95, "en", ["Auckland"]],
	[
		"Brazil",
		"BR",
		"BRL",
		1.9,
		"en",
		[
			["Sao Paulo", "SP"],
			["Florianopolis", "SC"],
		],
	],
	["South Africa", "ZA", "ZAR", 7, "en", ["Cape Town", "Johannesburg"]],
	["United Arab Emirates", "AE", "AED", 2.6, "en", ["Dubai"]],
	["Kenya", "KE", "KES", 35, "en", ["Nairobi"]],
];

export const PLACES: readonly Place[] = LINES.flatMap(([country, code, currency, payFactor, language, cities]) =>
	cities.map((entry, index) => {
		const [city, region] = typeof entry === "string" ? [entry, null] : entry;
		return { city, region, country, code, currency, payFactor, isHub: index === 0, language };
	}),
);

/** "Austin, TX", "Berlin, Germany". */
export function placeName(place: Place): string {
	if (place.region !== null) return `${place.city}, ${place.region}`;
	return place.city === place.country ? place.city : `${place.city}, ${place.country}`;
}
