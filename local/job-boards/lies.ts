/** What a lying board changes in a posting, beside what it leaves as a provider gives it. */
type Lie = (at: number) => Readonly<Record<string, unknown>>;

const POSTINGS_EACH = 25;
const times = (text: string, count: number) => text.repeat(count);
const content =
	(text: string): Lie =>
	() => ({ content: text });
const titled =
	(text: string): Lie =>
	(at) => ({ title: `${text} ${at}` });
const placed =
	(name: unknown): Lie =>
	() => ({ location: { name } });

/** One for each board that is asked: texts that take long to read, values of another kind, and addresses that lead elsewhere. */
const LIES: readonly Lie[] = [
	content(times("\n", 100_000)),
	content(times("<div>", 50_000)),
	content(`<p>${times("a ", 400_000)}</p>`),
	content(times("&amp;", 100_000)),
	content(times("<a href='x", 50_000)),
	content(times("- $100,000 – $200,000 a year ", 5_000)),
	content(times("e\u0301\u0300\u0302", 50_000)),
	content(`${times(" ", 200_000)}.`),
	content(times("\u202e\u200b\u0000\ud800", 20_000)),
	content(times("<!--", 50_000)),
	content(times("<table><tr><td>", 20_000)),
	content(times("5+ years of SQL, ", 10_000)),
	titled(times("Night Porter / ", 20_000)),
	titled(times("(", 50_000)),
	titled("<script>alert(1)</script>"),
	placed(times("Lisbon, ", 20_000)),
	placed({ toString: null }),
	() => ({ id: null, title: 7, location: [], absolute_url: {}, metadata: "none", departments: null, offices: 9, content: false }),
	(at) => ({
		absolute_url: ["javascript:alert(1)", "file:///etc/passwd", "http://169.254.169.254/", "http://[::1]:1/", `http://127.0.0.1:1/${times("a", 9_000)}`][
			at % 5
		],
	}),
	(at) => ({ updated_at: ["9999999-01-01", "-000001-01-01", "tomorrow", "", 1e300][at % 5], first_published: "2099-01-01T00:00:00Z" }),
	() => ({ id: 7, internal_job_id: 7 }),
	() => ({ metadata: Array.from({ length: 2_000 }, (_, at) => ({ id: at, name: `n${at}`, value: times("v", 50), value_type: "short_text" })) }),
	() => JSON.parse('{"__proto__": {"title": "own"}, "constructor": {"prototype": {}}, "title": "Porter"}'),
];

const told = new Map<string, number>();

/** The whole answer of a board that lies, in the form that most boards here have. Each board keeps to one lie. */
export function lyingAnswer(board: string, origin: string): unknown {
	if (!told.has(board)) told.set(board, told.size);
	const lie = LIES[(told.get(board) ?? 0) % LIES.length];
	const jobs = Array.from({ length: POSTINGS_EACH }, (_, at) => ({
		id: 60_000_000 + at,
		internal_job_id: 61_000_000 + at,
		title: `Night Porter ${at}`,
		updated_at: "2026-01-05T08:00:00+00:00",
		company_name: "Lying Company",
		location: { name: "Lisbon, Portugal" },
		absolute_url: `${origin}/greenhouse/${board}/jobs/${60_000_000 + at}`,
		metadata: [],
		content: "<p>You keep the keys.</p>",
		departments: [],
		offices: [],
		...lie?.(at),
	}));
	return { jobs, meta: { total: jobs.length } };
}
