import type { FaultyBoard } from "./faults";

/** What makes a board odd though it answers as its provider should. */
export type Oddity = "torn-letters" | "alike" | "countless";

const COUNTS: Readonly<Record<Oddity, number>> = { "torn-letters": 12, alike: 8_000, countless: 25_000 };
/** U+0000 and the halves of a surrogate pair in the wrong order: what no text may hold. */
const TORN = "\u0000\udc00\ud800";
const DUTIES = "<p>You look after guests, keep the stock in order and hand the shift over in writing.</p>".repeat(4);

function jobOf(oddity: Oddity, board: string, at: number, origin: string) {
	const torn = oddity === "torn-letters" ? TORN : "";
	const own = oddity === "alike" ? "" : ` ${at}`;
	return {
		id: 70_000_000 + at,
		internal_job_id: 80_000_000 + at,
		title: `Night${torn} Porter${own}`,
		updated_at: "2026-01-05T08:00:00+00:00",
		company_name: `Odd${torn} Company`,
		location: { name: `Lisbon${torn}, Portugal` },
		absolute_url: `${origin}/greenhouse/${board}/jobs/${70_000_000 + at}`,
		metadata: [{ id: 1, name: `Employment Type${torn}`, value: `Full-time${torn}`, value_type: "single_select" }],
		content: `<p>House${own}${torn}</p>${DUTIES}`,
		departments: [{ id: 1, name: `Front desk${torn}`, [`note${torn}`]: torn }],
		offices: [{ id: 1, name: `Lisbon${torn}`, location: null }],
	};
}

/** The answer of an odd board: its whole list, or the record of any posting. */
export function oddAnswer(oddity: Oddity, board: string, isList: boolean, origin: string): unknown {
	if (!isList) return { id: 1, title: "Night Porter" };
	const jobs = Array.from({ length: COUNTS[oddity] }, (_, at) => jobOf(oddity, board, at, origin));
	return { jobs, meta: { total: jobs.length } };
}

/** Boards that no sample needs and a test asks for: texts that nobody can keep, thousands of equal postings, and more than anybody reads. */
export const ODD_BOARDS: readonly FaultyBoard[] = (["torn-letters", "alike", "countless"] as const).map((oddity) => ({
	provider: "greenhouse",
	board: `odd-${oddity}`,
	fault: { kind: "odd", oddity },
}));
