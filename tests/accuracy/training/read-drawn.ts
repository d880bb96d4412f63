import { createWriteStream } from "node:fs";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { wholeLines } from "@/lib/tools/resume-profile/profile/parts/whole-lines";
import { canonicalLanguage } from "@/lib/tools/taxonomy/languages";
import { type Bank, readBanks } from "@/tests/accuracy/making/bank";
import { composePerson } from "@/tests/accuracy/making/person";
import { Random } from "@/tests/accuracy/making/random";
import { ResumeLabel } from "@/tests/accuracy/scoring/labelled-resume";
import { drawAll } from "@/tests/factories/resumes/corpus";
import type { SamplePerson } from "@/tests/factories/resumes/sample-person";
import type { MadeLines } from "./read-made";
import { truthsOfLabel } from "./truth-of-label";

/** Languages whose letters the drawing fonts have. */
const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "sv", "vi"];

function drawable(bank: Bank, random: Random): SamplePerson {
	const person = composePerson(bank, random);
	const heading = (kind: keyof Bank["headings"]) => random.one(bank.headings[kind] ?? ["–"]);
	return {
		id: "p",
		language: bank.language,
		name: person.name,
		headline: person.headline ?? random.one(person.jobs).roles[0]?.title ?? "–",
		email: person.email,
		phone: person.phone,
		location: random.one(bank.cities),
		links: [...person.links],
		summary: person.summary[0] ?? random.one(random.one(bank.fields).summaries),
		headings: {
			summary: heading("summary"),
			experience: heading("experience"),
			education: heading("education"),
			skills: heading("skills"),
			languages: heading("languages"),
			certifications: heading("certifications"),
			contact: "Contact",
		},
		jobs: person.jobs.flatMap(({ company, place, roles }) =>
			roles.map(({ title, period, bullets }) => ({
				title,
				company,
				location: place ?? random.one(bank.cities),
				dates: period.text,
				start: period.start ?? "2001",
				end: period.end === "present" ? null : period.end,
				bullets: bullets.length > 0 ? [...bullets] : [random.one(random.one(bank.fields).bullets)],
			})),
		),
		education: person.schools.map(({ school, degree, field, period }) => ({
			institution: school,
			degree: field ? `${degree}${random.one([" in ", ", ", " "])}${field}` : degree,
			dates: period.text,
			start: period.start ?? "2001",
			end: period.end ?? "2005",
		})),
		skills: person.skills.map(({ group, names }) => ({ group: group ?? random.one(random.one(bank.fields).skillGroups), names: [...names] })),
		languages: person.languages.map(({ name, level }) => ({ written: level === null ? name : `${name} (${level})`, name: canonicalLanguage(name) ?? name })),
		certifications: person.certifications.map(({ name }) => name),
	};
}

function labelOf(person: SamplePerson): ResumeLabel {
	return ResumeLabel.parse({
		file: "drawn",
		language: person.language,
		name: person.name,
		headline: person.headline,
		emails: [person.email],
		phones: [person.phone],
		links: person.links,
		place: person.location,
		summary: person.summary,
		jobs: person.jobs.map(({ title, company, location, start, end, bullets }) => ({ title, company, place: location, start, end: end ?? "present", bullets })),
		education: person.education.map(({ degree, institution, start, end }) => ({ degree, school: institution, start, end })),
		skills: person.skills.flatMap(({ names }) => names),
		languages: person.languages.map(({ name }) => ({ name })),
		certifications: person.certifications.map((name) => ({ name })),
	});
}

/** Persons of the banks in the layouts that the tests draw, read back. */
async function readDrawn(file: string, times: number): Promise<void> {
	const out = createWriteStream(file);
	const banks = (await readBanks()).filter(({ language }) => LANGUAGES.includes(language));
	let [count, lost] = [0, 0];
	for (let number = 0; number < times; number++) {
		for (const bank of banks) {
			const random = new Random(number * 977 + bank.language.charCodeAt(0) * 13 + bank.language.charCodeAt(1));
			const person = drawable(bank, random);
			for (const { fileName, bytes } of await drawAll([person])) {
				try {
					const lines = wholeLines((await parseResumeBytes({ fileId: "f", fileName, bytes })).lines);
					count += 1;
					out.write(
						`${JSON.stringify({ number: 800_001 + count * 10, language: bank.language, lines, truths: truthsOfLabel(lines, labelOf(person)) } satisfies MadeLines)}\n`,
					);
				} catch {
					lost += 1;
				}
			}
		}
	}
	out.end();
	process.stdout.write(`${count} resumes read, ${lost} lost\n`);
}

const [file = "/tmp/drawn.jsonl", times = "4"] = process.argv.slice(2);
await readDrawn(file, Number(times));
