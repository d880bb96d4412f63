import { z } from "zod";

const Named = z.object({ value: z.string() }).nullish();

/** What the pictures are drawn from: the head and the first positions of the person's resume. */
const LookPreview = z.object({
	head: z.object({
		name: Named,
		headline: Named,
		summary: Named,
		contact: z.object({ email: Named, phone: Named, location: Named }).partial().nullish(),
	}),
	skills: z.array(z.string()).catch([]),
	experience: z
		.array(
			z.object({
				title: z.string().nullish(),
				company: z.string().nullish(),
				location: z.string().nullish(),
				datesText: z.string().nullish(),
				bullets: z.array(z.object({ text: z.string() })).catch([]),
			}),
		)
		.catch([]),
	language: z.string().catch("en"),
});

/** A resume as its picture shows it. */
export interface PicturedResume {
	readonly name: string;
	readonly headline: string;
	readonly contact: string;
	readonly summary: string;
	readonly skills: string;
	readonly experience: readonly { title: string; where: string; dates: string; bullets: readonly string[] }[];
	readonly language: string;
}

const NOBODY: PicturedResume = {
	name: "Your name",
	headline: "",
	contact: "name@example.com · +1 555 0100",
	summary: "",
	skills: "",
	experience: [],
	language: "en",
};

/** The person's own resume out of what a pause shows; a blank one where it says nothing. */
export function picturedResume(preview: unknown): PicturedResume {
	const read = z.object({ look: LookPreview }).safeParse(preview).data?.look;
	if (!read) return NOBODY;
	const { head, skills, experience, language } = read;
	const { email, phone, location } = head.contact ?? {};
	return {
		name: head.name?.value ?? NOBODY.name,
		headline: head.headline?.value ?? "",
		contact: [email, phone, location].flatMap((fact) => (fact?.value ? [fact.value] : [])).join(" · "),
		summary: head.summary?.value ?? "",
		skills: skills.join(", "),
		experience: experience.map((job) => ({
			title: job.title ?? job.company ?? "",
			where: [job.title ? job.company : "", job.location].filter(Boolean).join(" · "),
			dates: job.datesText ?? "",
			bullets: job.bullets.slice(0, 4).map((bullet) => bullet.text),
		})),
		language,
	};
}
