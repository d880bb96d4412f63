import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { Fact, ResumeBullet, ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

let line = 0;

function source(quote: string) {
	line += 1;
	return { lineIds: [`L${line}`], page: 1, quote };
}

function fact(value: string, quote = value): Fact {
	return { value, confidence: 0.9, source: source(quote) };
}

function bullets(prefix: string, texts: readonly string[]): ResumeBullet[] {
	return texts.map((text, at) => ({ bulletId: `${prefix}-b${at + 1}`, text, source: source(text) }));
}

function experience(
	id: string,
	head: Pick<ResumeExperience, "company" | "title" | "location" | "startDate" | "endDate" | "datesText">,
	texts: readonly string[],
): ResumeExperience {
	return { experienceId: id, ...head, isCurrent: head.endDate === null, bullets: bullets(id, texts), confidence: 0.9, source: source(head.datesText ?? "") };
}

/** A backend engineer's resume in English with three positions. */
export const SAMPLE_PROFILE: ResumeProfile = {
	name: fact("Mara Lindqvist"),
	contact: {
		email: fact("mara.lindqvist@example.com"),
		phone: fact("+46 70 123 45 67"),
		location: fact("Gothenburg, Sweden"),
		links: [fact("https://github.com/example-mara"), fact("linkedin.com/in/example-mara")],
	},
	headline: fact("Senior Backend Engineer"),
	summary: null,
	titles: [fact("Senior Backend Engineer"), fact("Software Engineer")],
	experience: [
		experience(
			"e1",
			{
				company: "Nordvik Payments AB",
				title: "Senior Backend Engineer",
				location: "Gothenburg",
				startDate: "2021-03",
				endDate: null,
				datesText: "March 2021 – Present",
			},
			[
				"Responsible for maintaining and extending a payment ledger in JS and Postgres that settles 1.2 million transactions a day",
				"Cut median API latency from 240 ms to 95 ms by moving hot reads to Redis",
				"Led the migration of 14 services from a shared Oracle database to Postgres without downtime",
				"Helped the compliance team prepare 3 PCI DSS audits",
				"Mentored 4 engineers, two of whom were promoted",
				"Organised the yearly team offsite",
				"Wrote the on-call handbook and reduced weekly pages by 38%",
				"Utilized Kafka in order to publish ledger events to 6 downstream teams",
			],
		),
		experience(
			"e2",
			{
				company: "Fjordline Logistics",
				title: "Backend Engineer",
				location: "Oslo, Norway",
				startDate: "2017-08",
				endDate: "2021-02",
				datesText: "Aug 2017 – Feb 2021",
			},
			[
				"Building a route planning service in Python and Django used by 350 drivers",
				"Successfully introduced automated tests, raising coverage from 22% to 81%",
				"Integrated SOAP interfaces of 9 carriers",
				"Reduced the monthly cloud bill by about $12,000",
				"Trained warehouse staff on new scanners",
				"Co-designed the incident process together with the operations team",
			],
		),
		experience(
			"e3",
			{ company: "Stadsbiblioteket", title: "Web Developer", location: "Uppsala", startDate: "2015-01", endDate: "2017-07", datesText: "2015 – 2017" },
			[
				"Maintained the catalogue site in PHP",
				"Redesigned the loan pages for screen readers",
				"Answered questions of 40 branch librarians",
				"Ordered new printers",
			],
		),
	],
	education: [
		{
			educationId: "d1",
			details: [],
			institution: "Chalmers University of Technology",
			degree: "MSc",
			field: "Computer Science",
			startDate: "2012",
			endDate: "2014",
			confidence: 0.9,
			source: source("MSc Computer Science, Chalmers University of Technology, 2012–2014"),
		},
	],
	skills: ["PostgreSQL", "JavaScript", "Python", "Kafka", "Redis", "Django", "Docker", "PHP", "SOAP"].map((skill) => fact(skill)),
	languages: [fact("Swedish (native)"), fact("English (C1)")],
	certifications: [fact("AWS Certified Developer – Associate (2022)")],
	otherSections: [{ heading: "Volunteering", lines: bullets("v", ["Teach programming to 12 teenagers at CoderDojo Göteborg"]) }],
	yearsOfExperience: { value: 9.6, confidence: 0.8 },
	unused: [],
	readShare: 1,
	emptyPages: [],
	gaps: [],
	printed: null,
	method: "rules",
};

/** A posting that the sample resume fits in part. */
export const SAMPLE_POSTING: MatchingJob = {
	jobId: "sample:acme:1",
	title: "Backend Engineer (m/f/d) – Payments",
	company: "Kettle & Quill GmbH",
	location: "Berlin",
	country: "Germany",
	remote: "Hybrid",
	seniority: "Senior",
	employmentType: "Full-time",
	salary: null,
	postedAt: "2026-11-01T08:00:00.000Z",
	description:
		"We build payment infrastructure. You will design APIs in JavaScript and TypeScript, run PostgreSQL at scale, publish events with Apache Kafka and Kubernetes, and reduce latency. Experience with Redis, ledgers, migration of services and on-call is a plus.",
	applyUrl: "https://jobs.example.com/kettle-quill/1?ref=a_b",
	sources: [{ provider: "greenhouse", externalId: "1", url: "https://jobs.example.com/kettle-quill/1", priority: 1, isSample: false }],
	verification: {
		status: "live",
		checkedAt: "2026-11-20T08:00:00.000Z",
		httpStatus: 200,
		finalUrl: "https://jobs.example.com/kettle-quill/1",
		evidence: "The board lists it.",
	},
	fit: {
		overall: 78,
		skills: 70,
		title: 95,
		seniority: 90,
		location: 60,
		matchedSkills: ["JavaScript", "PostgreSQL", "Kafka", "Redis"],
		missingSkills: ["TypeScript", "Kubernetes"],
		explanation: "Four of six skills and the title match.",
		method: "rules",
	},
};

export const SAMPLE_SKILLS = ["PostgreSQL", "JavaScript", "Python", "Kafka", "Redis", "Django", "Docker", "Kubernetes"];
