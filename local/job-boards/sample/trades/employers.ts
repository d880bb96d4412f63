import { COMPANY_WORDS, type Company } from "@/local/job-boards/sample/companies";
import { slugOf } from "@/local/job-boards/sample/describe";
import type { Language } from "@/local/job-boards/sample/places";
import type { Random } from "@/local/job-boards/sample/random";

/** Workplaces: what each is called after its own name by language (English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish), and what it does. */
const KINDS = {
	haulier: ["Haulage|Spedition|Transports|Transportes|Trasporti|Transportes|Transport|Spedycja|Åkeri", "carries freight by road for shops and factories"],
	carrier: ["Lines|Verkehrsbetriebe|Lignes|Líneas|Linee|Linhas|Vervoer|Przewozy|Trafik", "takes passengers by bus, rail, sea and air"],
	warehouse: ["Storage|Lagerhaus|Stockage|Almacenes|Magazzini|Armazéns|Opslag|Magazyny|Lager", "stores and ships goods for online shops"],
	shop: ["Stores|Märkte|Magasins|Tiendas|Negozi|Lojas|Winkels|Sklepy|Butiker", "sells food, clothes and household goods in its own shops"],
	manufacturer: ["Manufacturing|Maschinenbau|Industrie|Industrias|Industrie|Indústrias|Fabrieken|Fabryka|Industri", "makes pumps, drives and medical devices"],
	builder: ["Construction|Bau|Bâtiment|Construcciones|Costruzioni|Construções|Bouw|Budownictwo|Bygg", "builds and renovates houses, roads and bridges"],
	workshop: [
		"Technical Services|Technik|Services Techniques|Servicios Técnicos|Servizi Tecnici|Serviços Técnicos|Techniek|Serwis|Teknik",
		"installs, repairs and maintains technical equipment",
	],
	farm: ["Farms|Landgut|Domaines|Fincas|Tenute|Quintas|Boerderijen|Gospodarstwa|Gårdar", "grows fruit and vegetables and keeps gardens and woods"],
	hotel: ["Inns|Gasthäuser|Hôtellerie|Hostelería|Ospitalità|Hotelaria|Horeca|Gościniec|Värdshus", "runs hotels and restaurants"],
	bakery: ["Bakers|Backstuben|Boulangeries|Panaderías|Forni|Padarias|Bakkerijen|Piekarnie|Bageri", "bakes bread and prepares fresh food"],
	cleaner: [
		"Facilities|Gebäudedienste|Propreté|Limpiezas|Pulizie|Limpezas|Schoonmaak|Czystość|Lokalvård",
		"cleans and looks after offices, hotels and schools",
	],
	hospital: ["Hospitals|Kliniken|Hôpitaux|Hospitales|Ospedali|Hospitais|Ziekenhuizen|Szpitale|Sjukhus", "runs hospitals for a whole region"],
	practice: [
		"Practices|Praxen|Cabinets|Consultas|Ambulatori|Consultórios|Praktijken|Przychodnie|Mottagningar",
		"runs medical, dental and animal practices and pharmacies",
	],
	carehome: [
		"Home Care|Pflege|Aide à Domicile|Cuidados|Assistenza|Cuidados|Zorg|Opieka|Omsorg",
		"cares for older and disabled people at home and in houses of its own",
	],
	school: ["School Trust|Schulen|Écoles|Colegios|Scuole|Colégios|Scholen|Licea|Skolor", "runs nurseries, schools and training centres"],
	university: [
		"Institute|Forschungsinstitut|Institut|Instituto|Istituto|Instituto|Instituut|Instytut|Institutet",
		"teaches and does research in medicine and engineering",
	],
	council: [
		"District Council|Bezirksverwaltung|Collectivité|Ayuntamiento|Comune|Município|Gemeente|Urząd|Kommun",
		"serves the people of its district, from the registry to the fire station",
	],
	chambers: [
		"Law|Rechtsanwälte|Avocats|Abogados|Studio Legale|Advogados|Advocaten|Kancelaria|Juristbyrå",
		"advises people and companies in all matters of law",
	],
	bank: ["Bank & Insurance|Bank|Banque|Banco|Banca|Banco|Bank & Verzekering|Bank|Bank", "is a bank and insurer for families and small firms"],
	advisory: [
		"Business Services|Unternehmensberatung|Conseil|Asesores|Consulenza|Consultores|Adviesgroep|Doradztwo|Rådgivning",
		"does the books, the payroll and the advice for other companies",
	],
	studio: ["Creative|Ateliers|Création|Creativos|Creativi|Criativos|Ontwerpers|Pracownia|Ateljé", "makes pictures, texts, music and buildings for its clients"],
	salon: [
		"Beauty & Fitness|Schönheit & Sport|Beauté & Sport|Belleza y Deporte|Bellezza e Sport|Beleza e Desporto|Schoonheid & Sport|Uroda i Sport|Skönhet & Träning",
		"runs hair salons, beauty studios and gyms",
	],
	software: ["Digital|Digital|Numérique|Digital|Digitale|Digital|Digitaal|Cyfrowe|Digitala", "builds and runs software for companies and public offices"],
} as const;
export type EmployerKind = keyof typeof KINDS;

const NAMED_IN: readonly Language[] = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv"];
/** Where employers have boards of their own. */
const OWN_BOARDS = ["greenhouse", "lever", "ashby", "workable", "recruitee", "smartrecruiters"] as const;
const COUNTRY_NAMES: Partial<Readonly<Record<Language, string>>> = { ja: "Japan", vi: "Vietnam" };

export interface Employer extends Company {
	readonly provider: string;
}

/** Finds the employer of a kind where a language is spoken. */
export type Employers = (kind: EmployerKind, language: Language) => Employer;

/** An employer of each kind for each language, with the provider that has its board. No two have one name. */
export function makeEmployers(random: Random, languages: readonly Language[]): Employers {
	const employers = new Map<string, Employer>();
	const firsts = random.sample(COMPANY_WORDS, COMPANY_WORDS.length);
	let made = 0;
	for (const language of languages) {
		for (const [kind, [names, does]] of Object.entries(KINDS)) {
			const forms = names.split("|");
			const abroad = COUNTRY_NAMES[language];
			const last = `${forms[Math.max(0, NAMED_IN.indexOf(language))] ?? ""}${abroad === undefined ? "" : ` ${abroad}`}`;
			const first = firsts[made % firsts.length] ?? "";
			const provider = OWN_BOARDS[made % OWN_BOARDS.length] ?? "lever";
			const name = `${first} ${last}`;
			employers.set(`${kind}/${language}`, { name, token: slugOf(name), does, provider });
			made += 1;
		}
	}
	return (kind, language) => {
		const found = employers.get(`${kind}/${language}`);
		if (found === undefined) throw new Error(`No ${kind} is known for ${language}`);
		return found;
	};
}
