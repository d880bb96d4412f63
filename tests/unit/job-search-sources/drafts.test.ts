import { describe, expect, it } from "vitest";
import type { PostingDraft } from "@/lib/tools/job-search/sources/posting-source";
import { findSource, POSTING_SOURCES } from "@/lib/tools/job-search/sources/registry";

/** The draft that a provider's adapter makes of one row. */
function draft(provider: string, payload: unknown, board = "northwind-labs"): PostingDraft | null {
	const source = findSource(provider);
	if (source === undefined) throw new Error(`No source ${provider}`);
	return source.toDraft({ provider, board, externalId: "1", payload }, source.defaultBaseUrl);
}

describe("Greenhouse", () => {
	const job = {
		id: 127817,
		internal_job_id: 144381,
		title: "Data Analyst",
		updated_at: "2026-01-14T10:55:28-05:00",
		location: { name: "Lyon, France" },
		absolute_url: "https://boards.greenhouse.io/northwind/jobs/127817",
		metadata: null,
		content: "&lt;p&gt;Numbers &amp;amp; people, &quot;clearly&quot;&lt;/p&gt;",
		departments: [],
		offices: [{ id: 1, name: "Lyon", location: "Lyon, France" }],
	};

	it("undoes the outer level of the double-encoded description and keeps the inner one", () => {
		expect(draft("greenhouse", job)?.descriptionHtml).toBe('<p>Numbers &amp; people, "clearly"</p>');
	});

	it("leaves a description alone that is not double-encoded", () => {
		expect(draft("greenhouse", { ...job, content: "<p>a &lt; b</p>" })?.descriptionHtml).toBe("<p>a &lt; b</p>");
	});

	it("takes the city from the offices where the location is only a work model", () => {
		const hybrid = draft("greenhouse", { ...job, location: { name: "Hybrid" } });
		expect(hybrid).toMatchObject({ locations: ["Lyon, France"], remoteHint: "Hybrid" });
	});

	it("splits a location that names several cities", () => {
		expect(draft("greenhouse", { ...job, location: { name: "San Francisco, CA; New York, NY" } })?.locations).toEqual(["San Francisco, CA", "New York, NY"]);
	});

	it("reads the work model and employment type from metadata, single or in a list", () => {
		const metadata = [
			{ name: "Workplace Type", value: ["Remote"] },
			{ name: "Employment Type", value: "Part-time" },
		];
		expect(draft("greenhouse", { ...job, metadata })).toMatchObject({ remoteHint: "Remote", employmentTypeText: "Part-time" });
	});

	it("turns cents into whole units and finds the period", () => {
		const pay = (range: object) => draft("greenhouse", { ...job, pay_input_ranges: [range] })?.salary;
		expect(pay({ min_cents: 9_500_000, max_cents: 12_000_000, currency_type: "USD", title: "NYC Salary Range", blurb: "" })).toEqual({
			min: 95_000,
			max: 120_000,
			currency: "USD",
			period: "year",
		});
		expect(pay({ min_cents: 2_500, max_cents: 3_150, currency_type: "USD", title: "Pay", blurb: "" })).toEqual({
			min: 25,
			max: 31.5,
			currency: "USD",
			period: "hour",
		});
		expect(pay({ min_cents: 400_000, max_cents: 500_000, currency_type: "PLN", title: "Monthly salary", blurb: "" })?.period).toBe("month");
	});

	it("prefers the first publication to the last update, in UTC", () => {
		expect(draft("greenhouse", job)?.postedAt).toBe("2026-01-14T15:55:28.000Z");
		expect(draft("greenhouse", { ...job, first_published: "2026-01-02T00:00:00Z" })?.postedAt).toBe("2026-01-02T00:00:00.000Z");
	});

	it("makes a company name of the token when the row has none", () => {
		expect(draft("greenhouse", job)?.company).toBe("Northwind Labs");
		expect(draft("greenhouse", { ...job, company_name: "Northwind" })?.company).toBe("Northwind");
	});
});

describe("Lever", () => {
	const posting = {
		id: "5ac21346",
		text: "Account Executive",
		categories: { location: "London", commitment: "Full-time", team: "Sales", allLocations: ["London", "Dublin"] },
		country: "GB",
		createdAt: 1_767_225_600_000,
		descriptionPlain: "Sell fairly.",
		lists: [{ text: "You bring", content: "<li>CRM</li><li>Patience</li>" }],
		additionalPlain: "Write to us.",
		hostedUrl: "https://jobs.lever.co/northwind/5ac21346",
		applyUrl: "https://jobs.lever.co/northwind/5ac21346/apply",
		workplaceType: "on-site",
		salaryRange: { currency: "GBP", interval: "per-year-salary", min: 50_000, max: 60_000 },
	};

	it("folds all locations in, without repeats", () => {
		expect(draft("lever", posting)?.locations).toEqual(["London", "Dublin"]);
	});

	it("reads dates in milliseconds, the country and both addresses", () => {
		expect(draft("lever", posting)).toMatchObject({ postedAt: "2026-01-01T00:00:00.000Z", country: "GB", url: posting.hostedUrl, applyUrl: posting.applyUrl });
	});

	it("joins description, lists and closing, as text and as HTML where there is HTML", () => {
		const plain = draft("lever", posting);
		expect(plain?.descriptionText).toBe("Sell fairly.\n\nYou bring\n\n- CRM\n- Patience\n\nWrite to us.");
		expect(plain?.descriptionHtml).toBeNull();
		const rich = draft("lever", { ...posting, description: "<p>Sell</p>", additional: "<p>End</p>" });
		expect(rich?.descriptionHtml).toBe("<p>Sell</p>\n<h3>You bring</h3><ul><li>CRM</li><li>Patience</li></ul>\n<p>End</p>");
	});

	it.each([
		["per-year-salary", "year"],
		["per-hour-wage", "hour"],
		["per-month-salary", "month"],
	])("reads the interval %s", (interval, period) => {
		expect(draft("lever", { ...posting, salaryRange: { ...posting.salaryRange, interval } })?.salary).toEqual({
			min: 50_000,
			max: 60_000,
			currency: "GBP",
			period,
		});
	});

	it("keeps no salary whose period is unknown, and no mode that is unspecified", () => {
		const odd = draft("lever", { ...posting, workplaceType: "unspecified", salaryRange: { ...posting.salaryRange, interval: "one-time" } });
		expect(odd).toMatchObject({ salary: null, remoteHint: null });
	});
});

describe("Ashby", () => {
	const job = {
		id: "145ff46b",
		title: "Product Manager",
		location: "Houston, TX",
		secondaryLocations: [{ location: "San Francisco", address: { addressLocality: "San Francisco" } }],
		isListed: true,
		isRemote: true,
		workplaceType: "Hybrid",
		descriptionHtml: "<p>Join us</p>",
		descriptionPlain: "Join us",
		publishedAt: "2026-04-30T16:21:55.393+00:00",
		employmentType: "FullTime",
		address: { postalAddress: { addressLocality: "Houston", addressRegion: "Texas", addressCountry: "USA" } },
		jobUrl: "https://jobs.ashbyhq.com/northwind/145ff46b",
		applyUrl: "https://jobs.ashbyhq.com/northwind/145ff46b/application",
		compensation: {
			compensationTierSummary: "$81K – $87K • 0.5% – 1.75% • Offers Bonus",
			compensationTiers: [
				{
					components: [
						{ compensationType: "EquityPercentage", interval: "NONE", currencyCode: null, minValue: 0.5, maxValue: 1.75 },
						{ compensationType: "Salary", interval: "1 YEAR", currencyCode: "USD", minValue: 81_000, maxValue: 87_000 },
					],
				},
				{ components: [{ compensationType: "Salary", interval: "1 YEAR", currencyCode: "USD", minValue: 75_000, maxValue: 80_000 }] },
				{ components: [{ compensationType: "Salary", interval: "1 YEAR", currencyCode: "EUR", minValue: 10, maxValue: 999_999 }] },
			],
		},
	};

	it("believes the workplace type where isRemote disagrees, and isRemote where there is none", () => {
		expect(draft("ashby", job)?.remoteHint).toBe("Hybrid");
		expect(draft("ashby", { ...job, workplaceType: "OnSite" })?.remoteHint).toBe("On-site");
		expect(draft("ashby", { ...job, workplaceType: null })?.remoteHint).toBe("Remote");
		expect(draft("ashby", { ...job, workplaceType: null, isRemote: false })?.remoteHint).toBeNull();
	});

	it("finds the salary inside the tiers, over all tiers of one currency, and leaves equity out", () => {
		expect(draft("ashby", job)?.salary).toEqual({ min: 75_000, max: 87_000, currency: "USD", period: "year" });
	});

	it("reads summary components where there are no tiers, and an hourly interval", () => {
		const compensation = {
			compensationTiers: [],
			summaryComponents: [{ compensationType: "Salary", interval: "1 HOUR", currencyCode: "CAD", minValue: 30, maxValue: null }],
		};
		expect(draft("ashby", { ...job, compensation })?.salary).toEqual({ min: 30, max: null, currency: "CAD", period: "hour" });
	});

	it("has no salary without compensation", () => {
		expect(draft("ashby", { ...job, compensation: undefined })?.salary).toBeNull();
	});

	it("folds secondary locations in", () => {
		expect(draft("ashby", job)).toMatchObject({ locations: ["Houston, TX", "San Francisco"], country: "USA" });
	});
});

describe("SmartRecruiters", () => {
	const posting = {
		id: "743999",
		name: "Ingénieur DevOps (H/F)",
		company: { identifier: "Northwind", name: "Northwind SA" },
		releasedDate: "2026-03-01T08:00:00.000Z",
		location: { city: "Nantes", region: "", country: "fr", remote: false, hybrid: true },
		typeOfEmployment: { label: "Full-time" },
		experienceLevel: { label: "Mid-Senior Level" },
	};

	it("derives the public page from the API address, never below /postings/", () => {
		expect(draft("smartrecruiters", posting, "Northwind")?.url).toBe("https://jobs.smartrecruiters.com/Northwind/1-ingenieur-devops-h-f");
	});

	it("prefers the addresses of the detail record and joins the sections of the advertisement", () => {
		const detail = {
			...posting,
			postingUrl: "https://jobs.smartrecruiters.com/Northwind/743999-devops",
			applyUrl: "https://jobs.smartrecruiters.com/Northwind/743999-devops?oga=true",
			jobAd: {
				sections: { qualifications: { title: "Profil", text: "<p>Docker</p>" }, companyDescription: { title: "", text: "<p>Nous</p>" }, videos: { urls: [] } },
			},
		};
		expect(draft("smartrecruiters", detail, "Northwind")).toMatchObject({
			url: detail.postingUrl,
			applyUrl: detail.applyUrl,
			descriptionHtml: "<p>Nous</p>\n<h3>Profil</h3><p>Docker</p>",
		});
	});

	it("reads place, country, mode, level and type", () => {
		expect(draft("smartrecruiters", posting, "Northwind")).toMatchObject({
			company: "Northwind SA",
			locations: ["Nantes, FR"],
			country: "FR",
			remoteHint: "Hybrid",
			seniorityText: "Mid-Senior Level",
			employmentTypeText: "Full-time",
			descriptionHtml: null,
		});
	});
});

describe("Workable and Recruitee", () => {
	it("reads a Workable job of the widget", () => {
		const job = {
			title: "Nurse",
			shortcode: "A1B2",
			url: "https://apply.workable.com/j/A1B2",
			city: "Athens",
			state: "",
			country: "Greece",
			telecommuting: false,
			published_on: "2026-02-03",
			description: "<p>Care</p>",
			account_name: "Care Ltd",
		};
		expect(draft("workable", job)).toMatchObject({
			company: "Care Ltd",
			locations: ["Athens, Greece"],
			remoteHint: null,
			postedAt: "2026-02-03T00:00:00.000Z",
			applyUrl: job.url,
		});
		expect(draft("workable", { ...job, url: undefined, shortlink: "https://apply.workable.com/j/A1B2", telecommuting: true })).toMatchObject({
			url: "https://apply.workable.com/j/A1B2",
			remoteHint: "Remote",
		});
	});

	it("reads a Recruitee offer, its text amounts and its own date form", () => {
		const offer = {
			id: 7,
			title: "Lehrkraft (m/w/d)",
			careers_url: "https://jobs.schule.example/o/lehrkraft",
			city: "Graz",
			country: "Austria",
			remote: false,
			hybrid: false,
			on_site: true,
			description: "<p>Unterricht</p>",
			requirements: "<p>Studium</p>",
			published_at: "2026-05-01 10:00:00 UTC",
			salary: { min: "3200", max: "3900.50", period: "month", currency: "EUR" },
		};
		expect(draft("recruitee", offer)).toMatchObject({
			url: "https://jobs.schule.example/o/lehrkraft",
			remoteHint: "On-site",
			postedAt: "2026-05-01T10:00:00.000Z",
			salary: { min: 3200, max: 3900.5, currency: "EUR", period: "month" },
			descriptionHtml: "<p>Unterricht</p>\n<p>Studium</p>",
		});
		expect(draft("recruitee", { ...offer, salary: { min: "", max: null, period: null, currency: null } })?.salary).toBeNull();
	});
});

describe("Aggregators", () => {
	const himalayas = {
		title: "Writer",
		companyName: "Acme",
		guid: "https://himalayas.app/companies/acme/jobs/writer",
		applicationLink: "https://acme.example/apply",
		seniority: ["Senior"],
		minSalary: 50_000,
		maxSalary: 70_000,
		currency: "USD",
	};

	it("reads Himalayas dates in seconds and in milliseconds alike", () => {
		const seconds = draft("himalayas", { ...himalayas, pubDate: 1_767_225_600, expiryDate: 1_769_904_000 });
		const milliseconds = draft("himalayas", { ...himalayas, pubDate: 1_767_225_600_000, expiryDate: 1_769_904_000_000 });
		expect(seconds).toMatchObject({ postedAt: "2026-01-01T00:00:00.000Z", expiresAt: "2026-02-01T00:00:00.000Z" });
		expect(milliseconds).toEqual(seconds);
	});

	it("reads Himalayas places as names and as objects alike", () => {
		const names = draft("himalayas", { ...himalayas, locationRestrictions: ["Canada"] });
		const objects = draft("himalayas", { ...himalayas, locationRestrictions: [{ alpha2: "CA", name: "Canada", slug: "canada" }] });
		expect(names).toMatchObject({ locations: ["Canada"], country: "Canada", remoteHint: "Remote" });
		expect(objects).toEqual(names);
		expect(draft("himalayas", { ...himalayas, locationRestrictions: [] })).toMatchObject({ locations: ["Worldwide"], country: null });
		expect(draft("himalayas", { ...himalayas, locationRestrictions: ["Canada", "Mexico"] })?.country).toBeNull();
	});

	it("keeps Himalayas' page apart from the application address", () => {
		expect(draft("himalayas", himalayas)).toMatchObject({ url: himalayas.guid, applyUrl: himalayas.applicationLink });
		expect(draft("himalayas", { ...himalayas, guid: "abc-1" })?.url).toBe(himalayas.applicationLink);
	});

	it("reads Remote OK's zeros as no salary", () => {
		const job = {
			id: "9",
			position: "Dev",
			company: "Acme",
			url: "https://remoteok.com/remote-jobs/9",
			salary_min: 0,
			salary_max: 0,
			location: "",
			epoch: 1_767_225_600,
		};
		expect(draft("remoteok", job)).toMatchObject({ salary: null, locations: [], postedAt: "2026-01-01T00:00:00.000Z" });
		expect(draft("remoteok", { ...job, salary_min: 90_000, salary_max: 60_000 })?.salary).toEqual({
			min: 60_000,
			max: 90_000,
			currency: "USD",
			period: "year",
		});
	});

	it("reads Arbeitnow's epoch seconds", () => {
		const job = {
			slug: "s",
			title: "Koch (m/w/d)",
			company_name: "Haus",
			url: "https://www.arbeitnow.com/jobs/s",
			remote: false,
			location: "Berlin",
			job_types: ["Vollzeit"],
			created_at: 1_767_225_600,
		};
		expect(draft("arbeitnow", job)).toMatchObject({ postedAt: "2026-01-01T00:00:00.000Z", employmentTypeText: "Vollzeit", remoteHint: null });
	});

	it.each([
		["$80k - $100k", { min: 80_000, max: 100_000, currency: "USD", period: "year" }],
		["€50,000 - €60,000", { min: 50_000, max: 60_000, currency: "EUR", period: "year" }],
		["$35 - $45 per hour", { min: 35, max: 45, currency: "USD", period: "hour" }],
		["£45.000", { min: 45_000, max: null, currency: "GBP", period: "year" }],
		["$50-70/hr", { min: 50, max: 70, currency: "USD", period: "hour" }],
		["Competitive", null],
		["50000", null],
		["$90", null],
		["", null],
	])("reads Remotive's salary text %j", (salary, expected) => {
		const job = { id: 1, title: "Dev", company_name: "Acme", url: "https://remotive.com/remote-jobs/1", salary };
		expect(draft("remotive", job)?.salary).toEqual(expected);
	});
});

describe("every source", () => {
	it.each(POSTING_SOURCES.map((source) => source.provider))("%s answers null for rows that are no postings, and never throws", (provider) => {
		for (const payload of [null, undefined, 7, "text", [], {}, { title: 5 }, { title: {}, url: [], location: "x", categories: 3, compensation: [] }]) {
			expect(draft(provider, payload)).toBeNull();
		}
	});

	it("has its own provider word, and a detail check exactly when it says so", () => {
		expect(new Set(POSTING_SOURCES.map((source) => source.provider)).size).toBe(POSTING_SOURCES.length);
		for (const source of POSTING_SOURCES) expect([source.provider, source.checkOpen !== undefined]).toEqual([source.provider, source.openness === "detail"]);
	});

	it("refuses scripts and other schemes as page addresses", () => {
		expect(draft("arbeitnow", { slug: "s", title: "T", company_name: "C", url: "javascript:alert(1)" })).toBeNull();
		expect(draft("lever", { id: "1", text: "T", hostedUrl: "https://a.example/1", applyUrl: "data:text/html,x" })?.applyUrl).toBe("https://a.example/1");
	});
});
