import fc from "fast-check";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { SAMPLE_PROFILE } from "./sample-profile";

const OPENINGS = [
	"Responsible for maintaining",
	"Successfully introduced",
	"Helped migrate",
	"Leading a",
	"Built",
	"I designed",
	"Utilized Kafka for",
	"Co-founded the",
	"Entwicklung von",
	"Réduction de",
	"担当",
	"Phát triển",
];
const OBJECTS = [
	"payment platform",
	"Postgres cluster",
	"JS front-end",
	"warehouse process",
	"K8s rollout",
	"Kundenportal",
	"hệ thống",
	"data pipeline (ETL)",
	"C++ core",
	"A/B tests",
];
const RESULTS = [
	"by 12%",
	"from 240 ms to 95 ms",
	"for about 3,500 users",
	"with 4 engineers",
	"worth $1.2M",
	"in two of five regions",
	"um 12,5 %",
	"without downtime.",
	"twice a week",
	"2019–2021",
	"for e.g. SMEs. Won 2 awards",
	"",
];

const bulletText = fc
	.tuple(fc.constantFrom(...OPENINGS), fc.constantFrom(...OBJECTS), fc.constantFrom(...RESULTS), fc.constantFrom("", "and reporting", "in order to scale"))
	.map((parts) => parts.filter(Boolean).join(" "));

const summaryText = fc.constantFrom(
	null,
	"Engineer with 9 years of experience. Loves Postgres. Built 3 teams! Worked at Acme Inc. in Oslo.",
	"Ingenieurin mit 9 Jahren Erfahrung. Schwerpunkt Zahlungsverkehr.",
	"backend dev, ex-startup; v2.0 rewrites",
	"10年の経験。決済基盤を担当。",
);

const position = fc.record({
	company: fc.constantFrom("Acme Inc.", "Müller & Söhne GmbH", "株式会社サンプル", null),
	title: fc.constantFrom("Backend Engineer", "Assistant Store Manager", "Développeuse", null),
	datesText: fc.constantFrom("2019 – 2021", "May 2020 - Present", null),
	bullets: fc.uniqueArray(bulletText, { maxLength: 9 }),
});

/** Resumes of odd lines in several languages, with and without what a resume usually has. */
export const generatedProfile: fc.Arbitrary<ResumeProfile> = fc
	.record({ positions: fc.array(position, { maxLength: 5 }), summary: summaryText, years: fc.option(fc.double({ min: 0, max: 40, noNaN: true })) })
	.map(({ positions, summary, years }) => ({
		...SAMPLE_PROFILE,
		summary: summary === null ? null : { value: summary, confidence: 1, source: { lineIds: ["S1"], page: 1, quote: summary } },
		yearsOfExperience: years === null ? null : { value: years, confidence: 1 },
		unused: [],
		readShare: 1,
		emptyPages: [],
		gaps: [],
		experience: positions.map(({ company, title, datesText, bullets }, at) => ({
			experienceId: `p${at}`,
			company,
			title,
			location: null,
			startDate: "2019-05",
			endDate: at === 0 ? null : "2021",
			isCurrent: at === 0,
			datesText,
			confidence: 1,
			source: { lineIds: [`P${at}`], page: 1, quote: "" },
			bullets: bullets.map((text, place) => ({ bulletId: `p${at}-${place}`, text, source: { lineIds: [`P${at}-${place}`], page: 1, quote: text } })),
		})),
	}));
