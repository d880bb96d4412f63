import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const Texts = z.array(z.string().min(1));
const SectionKind = z.enum([
	"summary",
	"experience",
	"education",
	"skills",
	"languages",
	"certifications",
	"courses",
	"projects",
	"publications",
	"volunteering",
	"awards",
	"interests",
	"references",
	"personal",
	"military",
	"internships",
]);
export type SectionKind = z.infer<typeof SectionKind>;

const Field = z.object({
	field: z.string(),
	headlines: Texts,
	titles: Texts,
	employers: Texts,
	employerNotes: Texts,
	bullets: Texts,
	summaries: Texts,
	schools: Texts,
	degrees: z.array(z.object({ degree: z.string(), field: z.string().nullable(), detail: z.string().nullable() })),
	skillGroups: Texts,
	skills: Texts,
	certifications: z.array(z.object({ name: z.string(), issuer: z.string().nullable(), date: z.string().nullable() })),
	projects: z.array(z.object({ name: z.string(), line: z.string() })),
	publications: z.array(z.string()),
});

/** The words of which a language's resumes are composed. */
export const Bank = z.object({
	language: z.string(),
	nameOrder: z.enum(["given-first", "family-first"]),
	given: Texts,
	family: Texts,
	namePrefixes: z.array(z.string()),
	cities: Texts,
	placeForms: Texts,
	addresses: Texts,
	phones: Texts,
	contactLabels: z.object({ email: Texts, phone: Texts, address: Texts, links: Texts, birth: Texts }),
	headings: z.record(SectionKind, Texts),
	present: Texts,
	since: Texts,
	until: Texts,
	dateForms: Texts,
	languageNames: z.record(z.string(), z.string()),
	languageLevels: Texts,
	interests: Texts,
	awards: Texts,
	references: Texts,
	personal: Texts,
	volunteering: z.array(z.object({ role: z.string(), organisation: z.string(), line: z.string().nullable() })),
	closing: Texts,
	entryLabels: z.array(z.object({ label: z.string(), example: z.string() })),
	fields: z.array(Field),
});
export type Bank = z.infer<typeof Bank>;
export type Field = z.infer<typeof Field>;

export const banksDir = path.resolve(import.meta.dirname, "..", "banks");

/** The banks of all languages, in the order of their names. @throws ZodError for one that is not as it should be. */
export async function readBanks(dir = banksDir): Promise<Bank[]> {
	const names = (await readdir(dir)).filter((name) => name.endsWith(".json")).sort();
	return Promise.all(names.map(async (name) => Bank.parse(JSON.parse(await readFile(path.join(dir, name), "utf8")))));
}
