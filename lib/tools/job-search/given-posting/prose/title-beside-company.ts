import { companyBeside, firstName, namesOrganisation, placeBeside } from "@/lib/tools/job-search/given-posting/company-named";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { findSkills } from "@/lib/tools/taxonomy/skills/skills";

/** Between a title and a company: "Frontend Engineer at Kiezmarkt". */
const BETWEEN = [" at ", " bei der ", " bei ", " chez ", " presso ", " bij ", " @ ", " w ", " ve ", " hos "];
/** Words that stand within titles too, so that what follows must read as a company's name. */
const UNSURE_BETWEEN = [" en ", " na ", " no ", " em ", " v ", " på "];
const DASH = /\s[-–—|]\s/u;
const ENDS_FOR_ALL = /\([\p{L}*](?:\s?[/|*]\s?[\p{L}*]){1,3}\)$/u;

interface Parted {
	readonly title: string;
	readonly company: string;
	readonly location: string | null;
}

const withoutEnd = (text: string): string => text.replace(/[.!]$/u, "").trim();

/** Whether what stands behind a dash is the name of who offers the position, and not a part of its title. */
function isCompanyBehind(back: string, name: string, front: string, text: string): boolean {
	if (findSkills(name).length > 0 || isTown(name)) return false;
	const hasPlace = back
		.slice(name.length)
		.split(/[,(|–—-]/u)
		.some((part) => isTown(part.trim()));
	return namesOrganisation(name) || hasPlace || ENDS_FOR_ALL.test(front) || text.split(name).length > 2;
}

/** A line or a sentence "Title at Company, Place" or "Title – Company, Place" in its parts; nothing is parted that does not name a position in front. */
export function titleBesideCompany(line: string, text: string, namesPosition: (title: string) => boolean): Parted | null {
	const told = withoutEnd(line);
	for (const words of [...BETWEEN, ...UNSURE_BETWEEN]) {
		const at = told.indexOf(words);
		if (at < 3) continue;
		const [title, back] = [
			told.slice(0, at).trim(),
			told
				.slice(at + words.length)
				.trim()
				.replace(/^(?:the|der|die|das|la|le|les|el|o|a|il|de|het) (?=\p{Lu})/u, ""),
		];
		const company = firstName(back);
		const isSure = BETWEEN.includes(words) ? company !== "" : companyBeside(company, text) !== null && !isTown(company);
		if (isSure && namesPosition(title)) return { title, company, location: placeBeside(back, company) };
	}
	const dash = told.search(DASH);
	if (dash < 3) return null;
	const [title, back] = [told.slice(0, dash).trim(), told.slice(dash + 3).trim()];
	const company = companyBeside(firstName(back), text);
	return company !== null && namesPosition(title) && isCompanyBehind(back, company, title, text)
		? { title, company, location: placeBeside(back, company) }
		: null;
}
