import type { Random } from "./random";

/** What the names of invented companies begin with. */
export const COMPANY_WORDS = [
	"Alder",
	"Amber",
	"Beacon",
	"Birch",
	"Bluefin",
	"Brightwater",
	"Cedar",
	"Cobalt",
	"Copper",
	"Coral",
	"Crestline",
	"Dovetail",
	"Driftwood",
	"Ember",
	"Fennel",
	"Fjord",
	"Foxglove",
	"Granite",
	"Harbor",
	"Hazel",
	"Heron",
	"Indigo",
	"Ironwood",
	"Juniper",
	"Kestrel",
	"Lantern",
	"Larkspur",
	"Linden",
	"Maple",
	"Marigold",
	"Meadow",
	"Nimbus",
	"Northfold",
	"Oakmoor",
	"Opal",
	"Orchard",
	"Osprey",
	"Pebble",
	"Pinecrest",
	"Quarry",
	"Quill",
	"Redwood",
	"Rowan",
	"Saffron",
	"Sable",
	"Sequoia",
	"Silverbrook",
	"Sparrow",
	"Summit",
	"Tamarind",
	"Thistle",
	"Tidewater",
	"Umbra",
	"Verdant",
	"Willow",
	"Winter",
	"Yarrow",
	"Zephyr",
	"Zinnia",
] as const;

/** What a company does decides which occupations it hires beside those that every company needs. */
export const INDUSTRIES = {
	software: { names: ["Labs", "Systems", "Software", "Cloud"], does: "builds software that small teams use to plan their week" },
	fintech: { names: ["Pay", "Capital", "Ledger"], does: "helps shops and freelancers take payments and keep their books" },
	health: { names: ["Health", "Care", "Clinics"], does: "runs clinics and home care for families" },
	education: { names: ["Academy", "Learning", "Schools"], does: "runs schools and evening courses for curious people" },
	logistics: { names: ["Freight", "Logistics", "Transit"], does: "moves goods between ports, warehouses and front doors" },
	retail: { names: ["Market", "Goods", "Home"], does: "sells well-made things for kitchens and living rooms" },
	industry: { names: ["Works", "Energy", "Robotics"], does: "makes heat pumps, sensors and the machines around them" },
	hospitality: { names: ["Hotels", "Kitchens", "Travel"], does: "welcomes guests in city hotels and restaurants" },
	media: { names: ["Studio", "Media", "Press"], does: "tells stories for museums, publishers and public broadcasters" },
	services: { names: ["Advisory", "Partners", "Legal"], does: "advises growing companies on money, law and people" },
} as const;
export type Industry = keyof typeof INDUSTRIES;

export interface Company {
	readonly name: string;
	/** The name in lower case with hyphens, as boards spell it. */
	readonly token: string;
	/** What follows its name in a sentence about it. */
	readonly does: string;
}

/** A company that hires for the occupations of its industry. */
export interface IndustryCompany extends Company {
	readonly industry: Industry;
}

/** `count` invented companies with different names, over all industries. */
export function makeCompanies(random: Random, count: number): IndustryCompany[] {
	const industries = Object.keys(INDUSTRIES) as Industry[];
	const companies = new Map<string, IndustryCompany>();
	for (let index = 0; companies.size < count; index += 1) {
		// Software and health hire the most, so every other company is one of theirs.
		const industry = index % 3 === 0 ? (index % 2 === 0 ? "software" : "health") : (industries[index % industries.length] ?? "software");
		const name = `${random.pick(COMPANY_WORDS)} ${random.pick(INDUSTRIES[industry].names)}`;
		const token = name.toLowerCase().replaceAll(" ", "-");
		if (!companies.has(token)) companies.set(token, { name, token, does: INDUSTRIES[industry].does, industry });
	}
	return [...companies.values()];
}
