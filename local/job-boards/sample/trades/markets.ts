import type { Language, Place } from "@/local/job-boards/sample/places";

/** A country with the places that its employers hire in, and how often it gets every trade. */
export interface Market {
	readonly rounds: number;
	readonly places: readonly MarketPlace[];
}

export interface MarketPlace extends Place {
	/** The city as its people write it. */
	readonly localName: string;
}

type Line = readonly [country: string, code: string, currency: string, payFactor: number, language: Language, rounds: number, cities: string];

/** Cities as `English name=own name/region@language`, where these differ from the name, from none and from the country's language. */
const LINES: readonly Line[] = [
	["United States", "US", "USD", 1, "en", 2, "Houston/TX Dallas/TX Austin/TX Chicago/IL Phoenix/AZ Atlanta/GA Seattle/WA Columbus/OH Denver/CO Boston/MA"],
	["Canada", "CA", "CAD", 0.95, "en", 2, "Toronto/ON Calgary/AB Montreal=Montréal/QC@fr Vancouver/BC Ottawa/ON"],
	["United Kingdom", "GB", "GBP", 0.55, "en", 2, "Glasgow Manchester London Birmingham Leeds Bristol Cardiff"],
	["Ireland", "IE", "EUR", 0.65, "en", 1, "Dublin Cork Galway"],
	["Germany", "DE", "EUR", 0.62, "de", 2, "Cologne=Köln Berlin Munich=München Hamburg Stuttgart Leipzig Nuremberg=Nürnberg Dortmund"],
	["Austria", "AT", "EUR", 0.58, "de", 1, "Vienna=Wien Graz Linz"],
	["Switzerland", "CH", "CHF", 0.95, "de", 1, "Zurich=Zürich Bern Geneva=Genève@fr Basel"],
	["France", "FR", "EUR", 0.52, "fr", 2, "Lyon Paris Lille Marseille Bordeaux Nantes"],
	["Belgium", "BE", "EUR", 0.55, "fr", 1, "Brussels=Bruxelles Antwerp=Antwerpen@nl Liège Ghent=Gent@nl"],
	["Netherlands", "NL", "EUR", 0.6, "nl", 1, "Rotterdam Amsterdam Utrecht Eindhoven"],
	["Spain", "ES", "EUR", 0.4, "es", 1, "Madrid Barcelona Valencia Seville=Sevilla"],
	["Mexico", "MX", "MXN", 6.5, "es", 1, "Guadalajara Monterrey Puebla"],
	["Argentina", "AR", "USD", 0.32, "es", 1, "Rosario Mendoza"],
	["Portugal", "PT", "EUR", 0.36, "pt", 1, "Porto Lisbon=Lisboa Braga"],
	["Brazil", "BR", "BRL", 1.9, "pt", 1, "Curitiba/PR Campinas/SP Recife/PE"],
	["Italy", "IT", "EUR", 0.42, "it", 1, "Milan=Milano Rome=Roma Turin=Torino Bologna Naples=Napoli"],
	["Poland", "PL", "PLN", 1.7, "pl", 1, "Gdansk=Gdańsk Warsaw=Warszawa Krakow=Kraków Poznan=Poznań Lodz=Łódź"],
	["Sweden", "SE", "SEK", 5.6, "sv", 1, "Stockholm Gothenburg=Göteborg Malmö Uppsala"],
	["Denmark", "DK", "DKK", 4.6, "en", 1, "Copenhagen Aarhus"],
	["Japan", "JP", "JPY", 70, "ja", 1, "Osaka=大阪 Tokyo=東京 Nagoya=名古屋"],
	["Vietnam", "VN", "VND", 6000, "vi", 1, "Hanoi=Hà_Nội Da_Nang=Đà_Nẵng Can_Tho=Cần_Thơ"],
	["Singapore", "SG", "SGD", 0.85, "en", 1, "Singapore"],
	["India", "IN", "INR", 22, "en", 1, "Pune Chennai Mumbai"],
	["Australia", "AU", "AUD", 1.05, "en", 1, "Melbourne/VIC Perth/WA Sydney/NSW"],
	["New Zealand", "NZ", "NZD", 0.95, "en", 1, "Auckland Wellington"],
	["South Africa", "ZA", "ZAR", 7, "en", 1, "Johannesburg Durban"],
	["United Arab Emirates", "AE", "AED", 2.6, "en", 1, "Dubai Abu_Dhabi"],
	["Kenya", "KE", "KES", 35, "en", 1, "Nairobi Mombasa"],
];

function readCity(written: string, line: Line, isHub: boolean): MarketPlace {
	const [country, code, currency, payFactor, own] = line;
	const [where = "", language = own] = written.split("@") as [string, Language?];
	const [names = "", region = null] = where.split("/");
	const [city = "", localName = city] = names.replaceAll("_", " ").split("=");
	return { city, localName, region, country, code, currency, payFactor, isHub, language };
}

export const MARKETS: readonly Market[] = LINES.map((line) => ({
	rounds: line[5],
	places: line[6].split(" ").map((written, index) => readCity(written, line, index === 0)),
}));
